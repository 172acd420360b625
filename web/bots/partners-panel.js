// Shows the bots' turns: what they did, the player's hand to look at, and the buttons that hurry or pause the bots.

import { html } from "../vendor/lit-html/lit-html.js";
import { cardButton } from "../ui/card.js";
import { seatName } from "../table/event-text.js";
import { freshCards } from "../table/last-move.js";
import { botStepText } from "../table/step-text.js";
import { storyLines } from "../table/story-lines.js";
import { wishButtons } from "../table/choose-next.js";
import { fan, handPictures, orderForThumb } from "../table/hand.js";
import { sortedHand } from "../table/hand-order.js";
import { botErrorText } from "../ui/error-text.js";

/** @typedef {import("../table/table-state.js").TableProps} TableProps */
/** @typedef {import("../app/intents.js").Intents} Intents */

export const part = ["partners", "story"];
export const style = ["style/table.css", "style/partners.css", "style/story.css"];

/** @param {TableProps} props @param {Intents} intents */
export function panel(props, intents) {
  const { t, view, partners, notice } = props;
  if (!view) return "";
  if (partners.trouble) return troublePanel(props, intents);
  const name = seatName(t, view.names, view.observation.seat);
  return html`
    <section class="hand-area partners" aria-label=${t("hand-label")}>
      <p class="step" data-anchor="step" tabindex="-1" data-testid="step">${botStepText(props)}</p>
      <div class="preview" data-testid="preview">${notice || (partners.asking ? "" : storyLines(props, intents))}</div>
      ${partners.asking ? html`${handPictures(props)}${wishList(props, intents)}` : waitingHand(props, intents, name)}
    </section>`;
}

/**
 * The player's hand to look at, and the buttons to hurry and to pause the bots.
 * @param {TableProps} props @param {Intents} intents @param {string} name
 */
function waitingHand(props, intents, name) {
  const { t, view, partners } = props;
  const cards = sortedHand(props);
  const fresh = freshCards(props);
  return html`
    ${fan(
      cards,
      (card, at) =>
        cardButton(t, card, {
          chosen: false,
          refused: false,
          marked: false,
          fresh: fresh.includes(card),
          number: at + 1,
          tap: () => intents.say(t("bots-not-you", { name })),
        }),
      "waiting",
      { room: view?.hand_limit },
    )}
    <div class="buttons" data-anchor="buttons">${orderForThumb(props, [
      html`<button type="button" class=${partners.paused ? "" : "primary"} data-do="hurry" aria-keyshortcuts="N" aria-disabled=${partners.paused ? "true" : "false"}
        @click=${partners.paused ? null : intents.hurry}>${t("do-hurry")}</button>`,
      html`<button type="button" class=${partners.paused ? "primary" : ""} data-do="pause" aria-keyshortcuts="P" aria-pressed=${partners.paused ? "true" : "false"} @click=${intents.pause}>
        ${t(partners.paused ? "do-unpause" : "do-pause")}</button>`,
    ])}</div>`;
}

/**
 * T2: before a bot chooses who goes next, people may say whether they would like to.
 * @param {TableProps} props @param {Intents} intents
 */
const wishList = ({ t, view }, intents) => html`
  <ul class="choose">
    ${view?.bots.map((bot, at) =>
      bot
        ? ""
        : html`
      <li><span class="name">${seatName(t, view.names, at + 1)}</span>${wishButtons(t, view, intents, at + 1)}</li>`,
    )}
    <li class="go-on"><button type="button" class="primary" data-do="wished" @click=${intents.endWishes}>${t("do-wished")}</button></li>
  </ul>`;

/** Says why a bot can't go on, and offers its seat to the player or to the Knight. @param {TableProps} props @param {Intents} intents */
function troublePanel({ t, view, partners }, intents) {
  const { seat, code, where } = /** @type {NonNullable<TableProps["partners"]["trouble"]>} */ (
    partners.trouble
  );
  const name = seatName(t, view?.names ?? [], seat);
  return html`
    <section class="cover trouble" role="alert" data-testid="trouble" data-code=${code}>
      <h2 tabindex="-1">${t("trouble-title", { name })}</h2>
      <p>${botErrorText(t, code)}</p>
      ${where && code !== "no_such_bot" ? html`<p class="where">${where}</p>` : ""}
      <div class="buttons">
        <button type="button" class="primary" data-do="take-over" @click=${() => intents.replaceBot(seat, "")}>${t("do-take-over")}</button>
        <button type="button" data-do="knight" @click=${() => intents.replaceBot(seat, "knight")}>${t("do-knight")}</button>
      </div>
    </section>`;
}
