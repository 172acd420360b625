// Draws a board in somebody's page: the table without the rest of the site, and step buttons for a recorded game.

import { keepingFocus } from "../app/focus.js";
import { hasHint } from "../bots/hints.js";
import { board } from "../table/board.js";
import { handPanel } from "../table/hand.js";
import { tableDialogs } from "../table/lazy-dialogs.js";
import { signButton, stepButtons } from "../table/replay-buttons.js";
import { royalStrip } from "../table/royals.js";
import { scenarioText } from "../table/scenario-text.js";
import { tableProps } from "../table/table-state.js";
import { engineStatus } from "../ui/engine-status.js";
import { boardErrorText } from "../ui/error-text.js";
import { icon } from "../ui/signs.js";
import { html, render } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("./state.js").BoardState} BoardState */
/** @typedef {import("../table/table-state.js").TableProps} TableProps */
/** @typedef {import("../table/table-state.js").View} View */
/** @typedef {import("../table/intents.js").TableIntents} TableIntents */
/** @typedef {import("../engine/protocol.js").ScenarioView} ScenarioView */
/** @typedef {import("../i18n/index.js").Translate} Translate */
/** @typedef {{stepTo: (ply: number) => void, reset: () => void, hint: () => void}} Buttons */

/** @param {BoardState} state @param {TableIntents} intents @param {Buttons} buttons @param {HTMLElement} root */
export function drawBoard(state, intents, buttons, root) {
  const { settings, t } = state;
  const props = tableProps(state, state.table);
  const page = document.documentElement;
  if (page.lang !== settings.locale) page.lang = settings.locale; // assigning even the same value restyles the whole page
  Object.assign(page.dataset, { theme: settings.theme, suits: settings.suits });
  document.title = t("board-title");
  keepingFocus(root, props.dialog !== null, () =>
    render(html`${boardScreen(state, props, intents, buttons)}${tableDialogs(props, intents)}`, root),
  );
}

/** @param {BoardState} state @param {TableProps} props @param {TableIntents} intents @param {Buttons} buttons */
function boardScreen(state, props, intents, buttons) {
  const { t, error } = state;
  const { view } = props;
  return html`
    <main class="table-screen embedded" aria-label=${t("table-screen")} aria-busy=${view || error ? "false" : "true"}>
      <h1 class="visually-hidden">${t("board-title")}</h1>
      ${view ? bar(state, props, view, intents, buttons) : html`<nav class="bar"></nav>`}
      ${engineStatus(state, intents)}
      ${error ? errorPanel(t, error) : ""}
      ${
        view
          ? html`
          ${board(props, intents)}
          ${view.scenario ? task(props, view.scenario) : ""}
          ${panel(state, props, view, intents, buttons)}`
          : ""
      }
    </main>`;
}

/**
 * Below the board: how the game or the scenario ended, or else the hand.
 * @param {BoardState} state @param {TableProps} props @param {View} view @param {TableIntents} intents @param {Buttons} buttons
 */
function panel({ t, controls }, props, view, intents, buttons) {
  const { scenario, result } = view;
  if (scenario && scenario.outcome !== "open") return scenarioEnding(t, scenario, intents, buttons);
  return view.over && result ? ending(t, result, controls, buttons) : handPanel(props, intents);
}

/** The scenario's current message and hint. @param {TableProps} props @param {ScenarioView} scenario */
const task = ({ t, settings }, { outcome, say, hint }) => html`
  <section class="task ${outcome}" aria-live="polite">
    <p>${say ? scenarioText(t, settings.locale, say) : ""}</p>
    ${hint ? html`<p class="hint">${scenarioText(t, settings.locale, hint)}</p>` : ""}
  </section>`;

/** @param {BoardState} state @param {TableProps} props @param {View} view @param {TableIntents} intents @param {Buttons} buttons */
function bar({ t, controls, steps }, { hint }, view, intents, buttons) {
  const isThinking = hint !== null && !hint.found;
  return html`
    <nav class="bar" aria-label=${t("board-controls")}>
      ${controls.includes("reset") ? signButton("reset", t("board-reset"), "⟲", buttons.reset) : ""}
      <p class="state">${royalStrip(t, view, () => intents.open("royals"))}</p>
      ${controls.includes("hint") && hasHint(view) ? signButton("hint", t("board-hint"), "✦", buttons.hint, !isThinking) : ""}
      ${controls.includes("log") ? signButton("log", t("do-log"), icon("chronicle"), () => intents.open("log")) : ""}
      ${controls.includes("undo") ? signButton("undo", t("do-undo"), "↶", intents.undo, Boolean(view.moves?.length)) : ""}
      ${steps ? stepButtons(t, steps, buttons.stepTo, html`<output>${t("steps-at", steps)}</output>`) : ""}
    </nav>`;
}

/** @param {Translate} t @param {import("../ui/error-text.js").BoardError} error */
const errorPanel = (t, error) => html`
  <section class="engine failed" role="alert">
    <h2>${t("board-error")}</h2>
    <p>${boardErrorText(t, error)}</p>
    <p><code>${error.where || error.code}</code></p>
  </section>`;

/** @param {Translate} t @param {NonNullable<View["result"]>} result @param {readonly string[]} controls @param {Buttons} buttons */
const ending = (t, { outcome, rule }, controls, buttons) => html`
  <section class="result ${outcome}" data-anchor="result" data-testid="result" data-outcome=${outcome}>
    <h2 data-anchor="result-title" tabindex="-1">${t(`result-${outcome}`)}</h2>
    <p>${rule ? t(`result-by-${rule}`) : t("result-by-choice")}</p>
    ${
      controls.includes("reset")
        ? html`<div class="buttons"><button type="button" class="primary" data-do="again" @click=${buttons.reset}>${t("board-reset")}</button></div>`
        : ""
    }
  </section>`;

/**
 * Whether the scenario's goal was reached; if not, the player can take the last move back.
 * @param {Translate} t @param {ScenarioView} scenario @param {TableIntents} intents @param {Buttons} buttons
 */
function scenarioEnding(t, { outcome }, intents, buttons) {
  const reached = outcome === "reached";
  return html`
    <section class="result ${reached ? "won" : "lost"}" data-anchor="result" data-testid="goal" data-outcome=${outcome}>
      <h2 data-anchor="result-title" tabindex="-1">${t(reached ? "board-reached" : "board-missed")}</h2>
      <div class="buttons">
        ${reached ? "" : html`<button type="button" class="primary" data-do="retry" @click=${intents.undo}>${t("do-retry")}</button>`}
        <button type="button" data-do="again" @click=${buttons.reset}>${t("board-reset")}</button>
      </div>
    </section>`;
}

/**
 * Tells the page around the board's size now and at every change, and how many pixels of height the board lacks.
 * @param {(event: string, detail: object) => void} tell
 */
export function watchSize(tell) {
  const tellSize = () => {
    const shownBoard = document.querySelector(".board");
    const missing = shownBoard ? shownBoard.scrollHeight - shownBoard.clientHeight : 0;
    tell("resize", { width: innerWidth, height: innerHeight, missing });
  };
  new ResizeObserver(tellSize).observe(document.body);
}
