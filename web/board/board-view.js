// A board in somebody's page: the table without the rest of the site, and step buttons for a record.

import { hasHint } from "../bots/hints.js";
import { html, render } from "../vendor/lit-html/lit-html.js";
import { enemyPanel } from "../table/enemy.js";
import { engineStatus } from "../ui/engine-status.js";
import { faultText } from "../ui/error-text.js";
import { keepingFocus } from "../app/focus.js";
import { handPanel } from "../table/hand.js";
import { dialogs } from "../table/lazy-dialogs.js";
import { piles, playedCards } from "../table/piles.js";
import { seatStrip } from "../table/seats.js";
import { icon } from "../ui/signs.js";
import { signButton, stepButtons } from "../table/replay-buttons.js";
import { toldText } from "../table/scenario-text.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/intents.js").Intents} Intents */
/** @typedef {import("../ui/error-text.js").Fault} Fault */
/**
 * @typedef {object} Board what there is besides the table
 * @property {{ply: number, plies: number} | null} steps
 * @property {Fault | null} error
 * @property {readonly string[]} controls
 * @property {{stepTo: (ply: number) => void, reset: () => void, hint: () => void}} buttons
 */

/** @param {State} state @param {Intents} intents @param {Board} board @param {HTMLElement} root */
export function drawBoard(state, intents, board, root) {
  const { settings, t } = state;
  const page = document.documentElement;
  if (page.lang !== settings.locale) page.lang = settings.locale; // said again, it would style everything anew
  Object.assign(page.dataset, { theme: settings.theme, suits: settings.suits });
  document.title = t("board-title");
  keepingFocus(root, state.dialog !== "", () =>
    render(html`${boardScreen(state, intents, board)}${dialogs(state, intents)}`, root),
  );
}

/** @param {State} state @param {Intents} intents @param {Board} board */
function boardScreen(state, intents, board) {
  const { t, view } = state;
  return html`
    <main class="table-screen embedded" aria-label=${t("table-screen")} aria-busy=${view || board.error ? "false" : "true"}>
      <h1 class="visually-hidden">${t("board-title")}</h1>
      ${bar(state, intents, board)}
      ${engineStatus(state, intents)}
      ${board.error ? trouble(state, board.error) : ""}
      ${
        view
          ? html`
          <div class="board" data-anchor="board">${seatStrip(state)}${enemyPanel(state, intents)}${piles(state, intents)}${playedCards(state)}</div>
          ${task(state)}
          ${
            (scenarioOf(view)?.outcome ?? "open") !== "open"
              ? judgement(state, intents, board)
              : view.over
                ? ending(state, board)
                : handPanel(state, intents)
          }`
          : ""
      }
    </main>`;
}

/** What a scenario has to say now. @param {State} state */
function task({ t, view, settings }) {
  const scenario = scenarioOf(view);
  if (!scenario) return "";
  return html`
    <section class="task ${scenario.outcome}" aria-live="polite">
      <p>${scenario.say ? toldText(t, settings.locale, scenario.say) : ""}</p>
      ${scenario.hint ? html`<p class="hint">${toldText(t, settings.locale, scenario.hint)}</p>` : ""}
    </section>`;
}

/** @param {State["view"]} view */
const scenarioOf = (view) => view?.scenario ?? null;

/** @param {State} state @param {Intents} intents @param {Board} board */
function bar({ t, view, hint }, intents, { controls, steps, buttons }) {
  if (!view) return html`<nav class="bar"></nav>`;
  return html`
    <nav class="bar" aria-label=${t("board-controls")}>
      ${controls.includes("reset") ? signButton("reset", t("board-reset"), "⟲", buttons.reset) : ""}
      <p class="state">${t("beaten", { count: view.beaten })}</p>
      ${controls.includes("hint") && hasHint(view) ? signButton("hint", t("board-hint"), "✦", buttons.hint, !hint?.thinking) : ""}
      ${controls.includes("log") ? signButton("log", t("do-log"), icon("chronicle"), () => intents.open("log")) : ""}
      ${controls.includes("undo") ? signButton("undo", t("do-undo"), "↶", intents.undo, view.undo.possible && view.ply !== steps?.ply) : ""}
      ${steps ? stepButtons(t, steps, buttons.stepTo, html`<output>${t("steps-at", steps)}</output>`) : ""}
    </nav>`;
}

/** @param {State} state @param {Fault} fault */
const trouble = ({ t }, fault) => html`
  <section class="engine failed" role="alert">
    <h2>${t("board-error")}</h2>
    <p>${faultText(t, fault)}</p>
    <p><code>${fault.where || fault.code}</code></p>
  </section>`;

/** @param {State} state @param {Board} board */
function ending({ t, view }, { buttons, controls }) {
  const result = view?.result;
  if (!result) return "";
  return html`
    <section class="result ${result.outcome}" data-anchor="result" data-testid="result" data-outcome=${result.outcome}>
      <h2 data-anchor="result-title" tabindex="-1">${t(`result-${result.outcome}`)}</h2>
      <p>${result.rule ? t(`result-by-${result.rule}`) : t("result-by-choice")}</p>
      ${
        controls.includes("reset")
          ? html`<div class="buttons"><button type="button" class="primary" data-do="again" @click=${buttons.reset}>${t("board-reset")}</button></div>`
          : ""
      }
    </section>`;
}

/** How a try at a scenario ended: the last move can be tried again. @param {State} state @param {Intents} intents @param {Board} board */
function judgement({ t, view }, intents, { buttons }) {
  const outcome = scenarioOf(view)?.outcome ?? "open";
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

/** Tells the page how large the board is, and how many pixels it lacks. @param {(event: string, detail: object) => void} tell */
export function watchSize(tell) {
  const size = () => {
    const board = document.querySelector(".board");
    const missing = board ? board.scrollHeight - board.clientHeight : 0;
    tell("resize", { width: innerWidth, height: innerHeight, missing });
  };
  new ResizeObserver(size).observe(document.body);
}
