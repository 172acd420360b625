// The list of saved games: continue, watch, analyse or delete one.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { dateFormat } from "../i18n/index.js";
import { cardBack } from "../ui/card.js";
import { dialogFrame } from "../ui/dialog.js";
import { enemyPicture, gameLine } from "../table/game-line.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/intents.js").Intents} Intents */

export const part = "dialogs";
export const style = ["style/forms.css", "style/dialogs.css"];

/** @type {import("../app/screens.js").CreateScreen} */
export const createScreen = ({ intents }) => ({
  view: (state) => html`${list(state, intents)}${deleteQuestion(state, intents)}`,
  visit: intents.refreshSaved,
});

/**
 * Asks before a game is deleted; the result of a finished game can stay in the statistics.
 * @param {State} state @param {Intents} intents
 */
function deleteQuestion(state, intents) {
  const { t, dialog, saved } = state;
  const game = dialog?.name === "delete" ? saved.find(({ id }) => id === dialog.game) : undefined;
  if (!game) return "";
  const close = () => intents.ask(null);
  const remove = (/** @type {MouseEvent} */ { currentTarget }) => {
    const box = /** @type {Element} */ (currentTarget).closest("dialog")?.querySelector("input");
    void intents.remove(game.id, box?.checked ?? false);
  };
  return dialogFrame(
    t,
    close,
    t("ask-delete-title"),
    html`
    <p>${t("ask-delete", { game: gameLine(state, game) })}</p>
    ${
      game.summary.result
        ? html`<label class="check"><input type="checkbox" name="counted" checked><span>${t("ask-delete-keep")}</span></label>`
        : ""
    }
    <div class="buttons">
      <button type="button" class="danger" data-do="yes" @click=${remove}>${t("ask-delete-yes")}</button>
      <button type="button" data-do="no" @click=${close}>${t("ask-no")}</button>
    </div>`,
  );
}

/** @param {State} state @param {Intents} intents */
function list(state, intents) {
  const { t, saved, listed, settings, notice, tone } = state;
  const when = dateFormat(settings.locale, { dateStyle: "medium", timeStyle: "short" });
  return html`
    <main class="page" aria-busy=${listed ? nothing : "true"}>
      <button type="button" class="back" data-do="back" @click=${intents.back}>${t("do-back")}</button>
      <h1 tabindex="-1">${t("saved-title")}</h1>
      <p class="notice ${tone}" role="status">${notice}</p>
      ${
        !listed
          ? ""
          : saved.length
            ? html`<button type="button" data-do="statistics" @click=${() => intents.go("statistics")}>${t("statistics-title")}</button>
          <ul class="saved">${saved.map(
            (game) => html`
            <li>
              <button type="button" data-game=${game.id} @click=${() => intents.resume(game.id)}>
                ${enemyPicture(state, game)}<span>${gameLine(state, game)}<small>${when.format(game.updated)}</small></span></button>
              ${
                game.summary.result
                  ? html`<button type="button" data-do="watch" @click=${() => intents.go("replay", game.id)}
                    aria-label=${t("labelled", { label: t("do-watch"), what: gameLine(state, game) })}>${t("do-watch")}</button>
                  <button type="button" data-do="analyse" @click=${() => intents.analyse(game.id)}
                    aria-label=${t("labelled", { label: t("do-analyse"), what: gameLine(state, game) })}>${t("do-analyse")}</button>`
                  : ""
              }
              <button type="button" data-do="delete" @click=${() => intents.ask({ name: "delete", game: game.id })}
                title=${t("ask-delete-yes")} aria-label=${t("do-delete", { game: gameLine(state, game) })}>✕</button>
            </li>`,
          )}</ul>`
            : html`
          <section class="none">
            <div class="sample">${cardBack()}${cardBack()}${cardBack()}</div>
            <p>${t("saved-none")}</p>
            <button type="button" class="primary" data-do="solo" @click=${intents.startSolo}>${t("do-solo")}</button>
          </section>`
      }
    </main>`;
}
