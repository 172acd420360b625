// Lets the player choose who goes next after a Jester, and shows what each seat wishes.

import { html } from "../vendor/lit-html/lit-html.js";
import { seatName } from "./event-text.js";
import { isYou } from "./seats.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */
/** @typedef {import("./intents.js").TableIntents} TableIntents */

export const part = "story";
export const style = "style/partners.css";

const WISHES = /** @type {const} */ (["keen", "neutral", "reluctant"]);

/**
 * The seats to choose from, the chooser's own first, and what the others wish: the chooser decides and has no wish.
 * @param {TableProps} props @param {TableIntents} intents
 */
export function choosePanel({ t, view, marks }, intents) {
  if (!view) return "";
  const { viewer } = view;
  const others = view.next.filter((seat) => seat !== viewer);
  const seats = view.next.includes(viewer) ? [viewer, ...others] : others;
  const heading = html`<h2 class="wishes-title">${t("wishes-title")}</h2>`;
  return html`
    <ul class="choose">
      ${seats[0] === viewer ? "" : html`<li>${heading}</li>`}
      ${seats.map((seat) => {
        const label = isYou(view, seat)
          ? t("learn-choose-you")
          : goesNextText(t, seatName(t, view.names, seat));
        return html`
          <li>
            <button type="button" class="seat ${marks?.buttons.includes(`next ${seat}`) ? "marked" : ""}" data-next=${seat}
              @click=${() => intents.choose(seat)}>${label}</button>
            ${seat === viewer ? heading : wishButtons(t, view, intents, seat)}
          </li>`;
      })}
    </ul>`;
}

const PLACEHOLDER = "\ufffc"; // stands for the name in the translated sentence

/**
 * "… goes next", with the name in an element of its own: CSS shortens a long name and keeps the rest visible.
 * @param {import("../i18n/index.js").Translate} t @param {string} name
 */
function goesNextText(t, name) {
  const [before, after] = t("choose-seat", { name: PLACEHOLDER }).split(PLACEHOLDER);
  return html`${before}<span class="who">${name}</span>${after}`;
}

/**
 * Buttons that show a seat's wish and let a person change it; a bot's wish can't be changed.
 * @param {import("../i18n/index.js").Translate} t @param {import("./table-state.js").View} view
 * @param {TableIntents} intents @param {number} seat
 */
export function wishButtons(t, view, intents, seat) {
  const wish = view.wishes?.[seat] ?? "neutral";
  const isBot = view.bots[seat - 1] !== "";
  return html`
    <span class="wishes" role="group" aria-label=${t("wish-label", { name: seatName(t, view.names, seat) })}>
      ${WISHES.map(
        (kind) => html`
        <button type="button" aria-pressed=${wish === kind ? "true" : "false"} aria-disabled=${isBot ? "true" : "false"}
          @click=${isBot ? null : () => intents.wish(seat, kind)}>${t(`wish-${kind}`)}</button>`,
      )}
    </span>`;
}
