// The new-game screen: seats and their names, who starts, options, difficulty, deal code.

import { html } from "../vendor/lit-html/lit-html.js";
import { live } from "../vendor/lit-html/directives/live.js";
import { botName, LEVELS } from "../bots/levels.js";
import { presetOf, withBot, withName, withPlayers, withPreset, withRule } from "./setup.js";
import { companionOffer } from "./companion/companion-offer.js";
import { engineStatus } from "../ui/engine-status.js";
import { seatName } from "../table/event-text.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/intents.js").Intents} Intents */

export const part = "setup";
export const style = "style/forms.css";

/** @type {import("../app/screens.js").CreateScreen} */
export const createScreen = ({ intents }) => ({
  view: (state) => content(state, intents),
});

/** @param {State} state @param {Intents} intents */
function content(state, intents) {
  const { t, setup, notice } = state;
  const seats = Array.from({ length: setup.players }, (_, at) => at + 1);
  // If no name is typed for a bot's seat, the seat has the name of its bot.
  const names = seats.map((_, at) => setup.seats[at]?.trim() || botName(t, setup.bots, at));
  return html`
    <main class="page">
      <button type="button" class="back" data-do="back" @click=${intents.back}>${t("do-back")}</button>
      <h1 tabindex="-1">${t("do-new")}</h1>
      <form class="setup" @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        intents.start(setup);
      }}>
        <fieldset class="choices"><legend>${t("setup-players")}</legend>
          ${[1, 2, 3, 4].map(
            (players) => html`
            <label><input type="radio" name="players" value=${players} .checked=${live(setup.players === players)}
              @change=${() => intents.changeSetup(withPlayers(setup, players, state.options?.presets))}><span>${players}</span></label>`,
          )}
        </fieldset>
        <fieldset><legend>${t(setup.players === 1 ? "setup-name" : "setup-names")}</legend>
          ${seats.map(
            (seat) => html`
            <div class="seat">
              <label class="field"><span>${setup.players === 1 && !setup.bots[0] ? t("setup-your-name") : t("seat-unnamed", { seat })}</span>
                <input type="text" maxlength="40" autocomplete="off" name=${`name-${seat}`} placeholder=${botName(t, setup.bots, seat - 1)} .value=${live(setup.seats[seat - 1] ?? "")}
                  @input=${(/** @type {InputEvent} */ event) => intents.changeSetup(withName(setup, seat, /** @type {HTMLInputElement} */ (event.target).value))}></label>
              ${playerMenu(state, intents, seat)}
            </div>`,
          )}
          ${setup.bots.some(Boolean) ? html`<p class="hint">${t("setup-bots-hint")}</p>` : ""}
          <button type="button" data-do="bots" @click=${() => intents.go("bots")}>${t("bots-title")}</button>
          ${
            setup.players > 1
              ? html`<label class="field"><span>${t("setup-first")}</span>
                <select name="first" @change=${(/** @type {Event} */ event) => intents.changeSetup({ first: seats[/** @type {HTMLSelectElement} */ (event.target).selectedIndex] })}>
                  ${seats.map((seat) => html`<option ?selected=${setup.first === seat}>${seatName(t, names, seat)}</option>`)}
                </select></label>`
              : ""
          }
        </fieldset>
        ${difficulty(state, intents)}
        <details ?open=${isOwnChoice(state)}><summary>${t("setup-options")}</summary><div class="options">${options(state, intents)}</div></details>
        <label class="field"><span>${t("setup-seed")}</span>
          <input type="text" name="seed" maxlength="64" autocomplete="off" autocapitalize="off" spellcheck="false"
            placeholder=${t("setup-seed-random")} .value=${live(setup.seed)}
            @input=${(/** @type {InputEvent} */ event) => intents.changeSetup({ seed: /** @type {HTMLInputElement} */ (event.target).value.trimStart().replace(/\s+/g, "-") })}></label>
        <p class="notice" role="alert">${notice}</p>
        <button type="submit" class="primary" data-do="start">${t("do-start")}</button>
      </form>
      ${engineStatus(state, intents)}
      ${companionOffer(state, intents)}
    </main>`;
}

/**
 * The menu of who plays a seat: a person, a built-in bot or one of the player's own bots.
 * @param {State} state @param {Intents} intents @param {number} seat
 */
function playerMenu({ t, setup, guests }, intents, seat) {
  const bots = ["", ...LEVELS, ...guests.flatMap(({ names }) => names)];
  return html`
    <label class="field"><span>${t("setup-who")}</span>
      <select name=${`bot-${seat}`} @change=${(/** @type {Event} */ event) => intents.changeSetup(withBot(setup, seat, bots[/** @type {HTMLSelectElement} */ (event.target).selectedIndex]))}>
        ${bots.map(
          (bot) => html`<option value=${bot} ?selected=${(setup.bots[seat - 1] ?? "") === bot}>
          ${bot === "" ? t("who-person") : LEVELS.includes(bot) ? t(`bot-${bot}`) : bot}</option>`,
        )}
      </select></label>`;
}

const PRESETS = /** @type {const} */ (["easier", "standard", "harder"]);

/** Whether the player has set options that make none of the difficulties. @param {State} state */
const isOwnChoice = ({ setup, options: ranges }) =>
  ranges !== null && presetOf(setup, ranges.presets) === null;

/**
 * Three difficulties, each of which sets all options, and a line that says what the chosen one changes.
 * @param {State} state @param {Intents} intents
 */
function difficulty({ t, setup, options: ranges }, intents) {
  if (!ranges) return "";
  const { presets, players } = ranges;
  const chosen = presetOf(setup, presets);
  const { easier, harder } = presets[setup.players];
  const numbers = {
    limit: Number(easier.hand_limit),
    standard: players[setup.players].hand_limit.usual,
    health: Number(harder.enemy_health),
    attack: Number(harder.enemy_attack),
  };
  return html`
    <fieldset class="choices difficulty" aria-describedby="difficulty-about"><legend>${t("setup-difficulty")}</legend>
      ${PRESETS.map(
        (preset) => html`
        <label><input type="radio" name="difficulty" value=${preset} .checked=${live(chosen === preset)}
          @change=${() => intents.changeSetup(withPreset(setup, preset, presets))}><span>${t(`difficulty-${preset}`)}</span></label>`,
      )}
      <p class="hint" id="difficulty-about" role="status" data-chosen=${chosen ?? "own"}>${t(`difficulty-about-${chosen ?? "own"}`, numbers)}</p>
    </fieldset>`;
}

const FLAGS = /** @type {const} */ (["redeal_without_diamond", "no_yielding", "open_discard"]);

/**
 * Options and difficulty. The ranges come from the engine; the build writes them into a file.
 * @param {State} state @param {Intents} intents
 */
function options(state, intents) {
  const { t, setup, options: ranges } = state;
  if (!ranges) return "";
  const numbers = Object.entries(ranges.players[String(setup.players)]);
  return html`
    ${FLAGS.map(
      (name) => html`
      <label class="check"><input type="checkbox" name=${name} .checked=${live(setup.rules[name] === true)}
        @change=${(/** @type {Event} */ event) => intents.changeSetup(withRule(setup, name, /** @type {HTMLInputElement} */ (event.target).checked, false))}>
        <span>${t(`option-${name}`)}</span></label>`,
    )}
    ${
      setup.players === 1
        ? choice(state, intents, "solo_yield", ranges.solo_yield.usual, ranges.solo_yield.choices)
        : ""
    }
    ${numbers
      .filter(([, range]) => range.low !== range.high)
      .map(([name, range]) => choice(state, intents, name, range.usual, numbersIn(range)))}`;
}

/** @param {{low: number, high: number}} range */
const numbersIn = ({ low, high }) => Array.from({ length: high - low + 1 }, (_, at) => low + at);

/**
 * A menu for one rule. A menu of numbers also has a minus and a plus button, which the keyboard skips.
 * @param {State} state @param {Intents} intents @param {string} name
 * @param {string | number} usual @param {(string | number)[]} values
 */
const choice = ({ t, setup }, intents, name, usual, values) => {
  const selected = values.indexOf(/** @type {string | number} */ (setup.rules[name] ?? usual));
  const step = (/** @type {number} */ by) => html`
    <button type="button" tabindex="-1" aria-hidden="true" aria-disabled=${selected + by in values ? "false" : "true"}
      @click=${() => selected + by in values && intents.changeSetup(withRule(setup, name, values[selected + by], usual))}>${by < 0 ? "−" : "+"}</button>`;
  const select = html`
    <select name=${name} @change=${(/** @type {Event} */ event) => intents.changeSetup(withRule(setup, name, values[/** @type {HTMLSelectElement} */ (event.target).selectedIndex], usual))}>
      ${values.map(
        (value, index) => html`
        <option .selected=${live(index === selected)}>
          ${typeof value === "string" ? t(`option-${name}-${value}`) : `${String(value).replace("-", "−")}${value === usual ? ` · ${t("option-usual")}` : ""}`}</option>`,
      )}
    </select>`;
  return typeof usual === "string"
    ? html`<label class="field"><span>${t(`option-${name}`)}</span>${select}</label>`
    : html`<label class="field stepper"><span>${t(`option-${name}`)}</span>${step(-1)}${select}${step(1)}</label>`;
};
