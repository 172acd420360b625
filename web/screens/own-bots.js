// The screen for the player's own bots: choose a wheel, agree to run it, and see whether it works.

import { html } from "../vendor/lit-html/lit-html.js";
import { botErrorText } from "../ui/error-text.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/intents.js").Intents} Intents */

export const part = ["setup", "partners", "bots"];
export const style = ["style/table.css", "style/forms.css", "style/partners.css"];

// An example bot, and the project file that a wheel is built from. A test runs both.
const BOT = `from regicide_core import Move, Play, preview
from regicide_core.bots import Bot, Sight

class Brute(Bot):
    def choose(self, sight: Sight) -> Move:
        def harm(move: Move) -> int:
            if isinstance(move, Play):
                return preview(sight.observation, move).damage
            return -len(str(move))

        return max(sight.moves, key=harm)
`;
const PROJECT = `[project]
name = "my-bots"
version = "1.0"

[project.entry-points."regicide_core.bots"]
brute = "my_bots:Brute"
`;

/** @type {import("../app/screens.js").CreateScreen} */
export const createScreen = ({ intents }) => ({
  view: (state) => content(state, intents),
});

/** @param {State} state @param {Intents} intents */
const content = ({ t, guests }, intents) => html`
  <main class="page bots">
    <button type="button" class="back" data-do="back" @click=${() => intents.go("new")}>${t("do-back")}</button>
    <h1 tabindex="-1">${t("bots-title")}</h1>
    <p>${t("bots-what")}</p>
    <label class="button">${t("bots-file")}
      <input class="visually-hidden" type="file" name="wheel" accept=".whl" @change=${(
        /** @type {Event} */ event,
      ) => {
        const input = /** @type {HTMLInputElement} */ (event.target);
        const file = input.files?.[0];
        input.value = ""; // else choosing the same file again would not fire `change`
        if (file) intents.offerBot(file);
      }}></label>
    <ul class="guests">${guests.map(
      (guest) => html`
      <li data-guest=${guest.file} data-state=${guest.state} data-code=${guest.code}>${guestPanel(t, guest, intents)}</li>`,
    )}</ul>
    <section class="group">
      <h2>${t("bots-write")}</h2>
      <p>${t("bots-how")}</p>
      <pre>${BOT}</pre>
      <p>${t("bots-offer")}</p>
      <pre>${PROJECT}</pre>
    </section>
  </main>`;

/**
 * @param {import("../i18n/index.js").Translate} t @param {import("../app/state.js").Guest} guest
 * @param {Intents} intents
 */
function guestPanel(t, { file, state, names, code, where }, intents) {
  const remove = html`<button type="button" data-do="remove-bot" aria-label=${t("do-remove-bot", { file })}
    @click=${() => intents.removeBot(file)}>✕</button>`;
  switch (state) {
    case "asking":
      return html`
        <h2>${t("bots-ask-title", { file })}</h2>
        <p>${t("bots-ask")}</p>
        <div class="buttons">
          <button type="button" class="primary" data-do="run-bot" @click=${intents.acceptBot}>${t("do-run-bot")}</button>
          <button type="button" data-do="no" @click=${() => intents.removeBot(file)}>${t("ask-no")}</button>
        </div>`;
    case "loading":
      return html`<p role="status">${t("bots-loading", { file })}</p><progress aria-label=${t("bots-loading", { file })}></progress>${remove}`;
    case "ready":
      return html`<p role="status">${t("bots-ready", { bots: names.join(t("list-comma")) })}</p>${remove}`;
    default:
      return html`<p role="alert"><strong>${file}</strong> ${botErrorText(t, code)}</p>
        ${where && where !== file ? html`<p class="where">${where}</p>` : ""}${remove}`;
  }
}
