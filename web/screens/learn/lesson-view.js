// Draws a lesson: the tutor, the table, and the hand or, at the end, the outcome.

import { propsOf } from "../../app/state.js";
import { board } from "../../table/board.js";
import { eventText } from "../../table/event-text.js";
import { handPanel } from "../../table/hand.js";
import { tableDialogs } from "../../table/lazy-dialogs.js";
import { scenarioText } from "../../table/scenario-text.js";
import { engineStatus } from "../../ui/engine-status.js";
import { html } from "../../vendor/lit-html/lit-html.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/state.js").Lesson} Lesson */
/** @typedef {import("../../app/intents.js").Intents} Intents */
/** @typedef {import("../../engine/protocol.js").ScenarioView} ScenarioView */
/** @typedef {import("../../table/table-state.js").TableProps} TableProps */
/** @typedef {import("./lessons.js").Lessons} Lessons */

/**
 * @param {State} state @param {Lesson} lesson @param {NonNullable<State["course"]>} course
 * @param {Lessons} lessons @param {Intents} page the page's intents
 */
export function lessonView(state, lesson, course, lessons, page) {
  const { t } = state;
  const table = propsOf(state, "lesson");
  const scenario = table.view?.scenario;
  if (!table.view || !scenario) return "";
  const props = { ...table, marks: highlightsOf(scenario, lesson, table) };
  const { intents } = lessons;
  const names = [...course.lessons, ...course.puzzles];
  const next = names[names.indexOf(lesson.name) + 1];
  const title = t(`lesson-title-${lesson.name}`);
  return html`
    <main class="table-screen lesson ${scenario.kind}" aria-label=${title}>
      <nav class="bar">
        <button type="button" data-do="leave" aria-label=${t("learn-leave")} @click=${page.back}>‹</button>
        <h1 class="state" tabindex="-1">${title}</h1>
        <button type="button" data-do="help" aria-label=${t("do-help")} @click=${() => intents.open("help")}>?</button>
        <button type="button" data-do="undo" aria-label=${t("do-undo")}
          aria-disabled=${table.view.undo.possible ? "false" : "true"} @click=${intents.undo}>↶</button>
        ${
          next
            ? html`<button type="button" class="skip" data-do="skip" @click=${() => page.go("learn", next)}>${t("learn-skip")}</button>`
            : ""
        }
      </nav>
      ${tutor(props, scenario, lesson, lessons)}
      ${board(props, intents)}
      ${scenario.outcome === "open" ? handPanel(props, intents) : ending(props, scenario, lessons, page, next)}
    </main>
    ${tableDialogs(props, intents)}`;
}

/**
 * What to highlight for the suggested move: the cards still to choose, then the button to press.
 * @param {ScenarioView} scenario @param {Lesson} lesson @param {TableProps} props
 */
function highlightsOf({ suggestion, shows, step }, { shown }, { selection }) {
  if (!suggestion || !(shows || shown === step)) return { cards: [], buttons: [] };
  const [verb, ...cards] = suggestion.split(" ");
  if (verb === "next") return { cards: [], buttons: [suggestion] };
  if (!cards.length) return { cards: [], buttons: [verb] };
  const unchosen = cards.filter((card) => !selection?.cards.includes(card));
  return unchosen.length ? { cards: unchosen, buttons: [] } : { cards: [], buttons: ["confirm"] };
}

/** @param {TableProps} props @param {ScenarioView} scenario @param {Lesson} lesson @param {Lessons} lessons */
function tutor(props, scenario, lesson, lessons) {
  const { t, settings } = props;
  const { outcome, kind, step, steps, hint } = scenario;
  const say = scenario.say ?? null;
  const text = (/** @type {boolean} */ spoken) =>
    say
      ? scenarioText(t, settings.locale, say, { spoken })
      : outcome === "failed"
        ? t(kind === "lesson" ? "learn-off" : "learn-unsolved")
        : outcome === "reached"
          ? t("learn-reached")
          : "";
  const canAsk =
    outcome === "open" &&
    (kind === "lesson" ? !(scenario.shows || lesson.shown === step) : scenario.hints > 0);
  return html`
    <section class="tutor ${outcome}" aria-label=${t("learn-coach")}>
      ${engineStatus(props, lessons.intents)}
      <div class="words">
        <p class="at">${kind === "lesson" ? t("learn-at", { step: Math.min(step + 1, steps), steps }) : t("learn-puzzle")}</p>
        <div role="status">
          <p class="say" data-testid="say"><span aria-hidden="true">${text(false)}</span><span class="visually-hidden">${text(true)}</span></p>
          ${hint && outcome === "open" ? html`<p class="hint" data-testid="hint">${scenarioText(t, settings.locale, hint)}</p>` : ""}
        </div>
      </div>
      ${
        canAsk
          ? kind === "lesson"
            ? html`<button type="button" data-do="show" @click=${lessons.lesson.showMove}>${t("learn-show")}</button>`
            : html`<button type="button" data-do="hint" @click=${lessons.lesson.hint}>${t("learn-hint")}</button>`
          : ""
      }
    </section>`;
}

/** @param {TableProps} props @param {ScenarioView} scenario @param {Lessons} lessons @param {Intents} page @param {string | undefined} next */
function ending({ t, view, recap, notice, tone }, { outcome, kind }, lessons, page, next) {
  const reached = outcome === "reached";
  const lines = recap
    .filter(({ type }) => type !== "turn_began")
    .map((event) => eventText(t, event, view?.names ?? [], view?.viewer ?? 0, { short: true }));
  return html`
    <section class="ending ${outcome}" data-testid="outcome" data-outcome=${outcome}>
      <h2>${t(reached ? "learn-reached" : "learn-failed")}</h2>
      ${reached && !next ? html`<p>${t("learn-finished")}</p>` : ""}
      <ul class="recap" aria-label=${t("learn-happened")}>${lines.filter(Boolean).map((line) => html`<li>${line}</li>`)}</ul>
      <p class="notice ${tone}" role="status">${notice}</p>
      <div class="buttons">
        ${
          reached
            ? html`
            ${
              next
                ? html`<button type="button" class="primary" data-do="next" @click=${() => page.go("learn", next)}>
                  ${t("learn-next", { title: t(`lesson-title-${next}`) })}</button>`
                : html`<button type="button" class="primary" data-do="finish" @click=${() => page.go("home")}>${t("do-home")}</button>`
            }
            <button type="button" data-do="replay" @click=${lessons.lesson.restart}>${t("learn-replay")}</button>`
            : html`
            <button type="button" class="primary" data-do="again" @click=${lessons.intents.undo}>${t("do-retry")}</button>
            ${
              kind === "puzzle"
                ? html`<button type="button" data-do="restart" @click=${lessons.lesson.restart}>${t("learn-restart")}</button>`
                : ""
            }`
        }
      </div>
    </section>`;
}
