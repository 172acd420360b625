// The settings screen: language, look, play, motion and sound.

import { html } from "../../vendor/lit-html/lit-html.js";
import { LOCALE_NAMES, LOCALES } from "../../i18n/index.js";
import { cardPicture } from "../../ui/card.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/intents.js").Intents} Intents */

export const part = "settings";
export const style = "style/forms.css";

const SAMPLE = /** @type {const} */ (["9C", "AD", "QH", "7S"]); // these cards show the effect of the settings

/** @type {import("../../app/screens.js").CreateScreen} */
export const createScreen = ({ intents }) => ({
  view: (state) => content(state, intents),
});

/** @param {State} state @param {Intents} intents */
function content(state, intents) {
  const { t, settings } = state;
  return html`
    <main class="page groups">
      <button type="button" class="back" data-do="back" @click=${intents.back}>${t("do-back")}</button>
      <h1 tabindex="-1">${t("settings-title")}</h1>
      <section class="group"><h2>${t("settings-look")}</h2>
        <div class="sample" aria-hidden="true">${SAMPLE.map((card) => cardPicture(t, card))}</div>
        ${choice(t("settings-language"), "locale", LOCALES, settings.locale, (value) => LOCALE_NAMES[/** @type {keyof typeof LOCALE_NAMES} */ (value)], intents)}
        ${choice(t("settings-theme"), "theme", ["auto", "light", "dark"], settings.theme, (value) => t(`theme-${value}`), intents)}
        ${choice(t("settings-suits"), "suits", ["two", "four"], settings.suits, (value) => t(`suits-${value}`), intents)}
        ${choice(t("settings-cards"), "cards", ["usual", "large"], settings.cards, (value) => t(`cards-${value}`), intents)}
      </section>
      <section class="group"><h2>${t("settings-play")}</h2>
        ${choice(t("settings-sort"), "sort", ["suit", "rank"], settings.sort, (value) => t(`sort-${value}`), intents)}
        ${choice(t("settings-hand"), "hand", ["left", "right"], settings.hand, (value) => t(`hand-${value}`), intents)}
        ${choice(t("settings-pace"), "pace", ["slow", "usual", "fast"], settings.pace, (value) => t(`pace-${value}`), intents)}
      </section>
      <section class="group"><h2>${t("settings-stage")}</h2>
        ${choice(t("settings-motion"), "motion", ["full", "fast", "none"], settings.motion, (value) => t(`motion-${value}`), intents)}
        ${choice(t("settings-sound"), "sound", ["off", "on"], settings.sound, (value) => t(`switch-${value}`), intents)}
        ${"vibrate" in navigator ? choice(t("settings-haptics"), "haptics", ["off", "on"], settings.haptics, (value) => t(`switch-${value}`), intents) : ""}
      </section>
      <button type="button" data-do="device" @click=${() => intents.go("device")}>${t("device-title")}
        <small>${t("settings-device")}</small></button>
    </main>`;
}

/**
 * @param {string} title @param {string} name @param {readonly string[]} values @param {string} current
 * @param {(value: string) => string} label @param {Intents} intents
 */
const choice = (title, name, values, current, label, intents) => html`
  <fieldset class="choices"><legend>${title}</legend>
    ${values.map(
      (value) => html`
      <label><input type="radio" name=${name} value=${value} .checked=${value === current}
        @change=${() => intents.changeSettings({ [name]: value })}><span lang=${name === "locale" ? value : ""}>${label(value)}</span></label>`,
    )}
  </fieldset>`;
