// A lesson: the table with a tutor above it, and below it what came of a try that is over.

import { html } from "../../vendor/lit-html/lit-html.js";
import { lessonState } from "../../table/current-table.js";
import { engineStatus } from "../../ui/engine-status.js";
import { eventText } from "../../table/event-text.js";
import { handPanel } from "../../table/hand.js";
import { dialogs } from "../../table/lazy-dialogs.js";
import { board } from "../../table/table-screen.js";
import { toldText } from "../../table/scenario-text.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/state.js").Lesson} Lesson */
/** @typedef {import("../../app/state.js").Scenario} Scenario */
/** @typedef {import("../../app/intents.js").Intents} Intents */

/** @param {State} page @param {Lesson} lesson @param {Intents} intents of the page */
export function lessonScreen(page, lesson, intents) {
  const { t, course } = page;
  const scenario = lesson.view?.scenario;
  if (!lesson.view || !scenario || !course) return "";
  const marks = marked(scenario, lesson);
  const state = { ...lessonState(page, lesson), marks };
  const names = [...course.lessons, ...course.puzzles];
  const next = names[names.indexOf(lesson.name) + 1];
  const title = t(`lesson-title-${lesson.name}`);
  return html`
    <main class="table-screen lesson ${scenario.kind}" aria-label=${title}>
      <nav class="bar">
        <button type="button" data-do="leave" aria-label=${t("learn-leave")} @click=${() => intents.go("learn")}>‹</button>
        <h1 class="state" tabindex="-1">${title}</h1>
        <button type="button" data-do="help" aria-label=${t("do-help")} @click=${() => lesson.intents.open("help")}>?</button>
        <button type="button" data-do="undo" aria-label=${t("do-undo")}
          aria-disabled=${lesson.view.undo.possible ? "false" : "true"} @click=${lesson.intents.undo}>↶</button>
        ${
          next
            ? html`<button type="button" class="skip" data-do="skip" @click=${() => intents.go("learn", next)}>${t("learn-skip")}</button>`
            : ""
        }
      </nav>
      ${tutor(state, scenario, lesson)}
      ${board(state, lesson.intents)}
      ${scenario.outcome === "open" ? handPanel(state, lesson.intents) : ending(state, scenario, lesson, intents, next)}
    </main>
    ${dialogs(state, lesson.intents)}`;
}

/** What a step points at: the cards still to choose, then the button. @param {Scenario} scenario @param {Lesson} lesson */
function marked({ suggestion, shows, step }, { selection, shown }) {
  if (!suggestion || !(shows || shown === step)) return { cards: [], buttons: [] };
  const [verb, ...cards] = suggestion.split(" ");
  if (verb === "next") return { cards: [], buttons: [suggestion] };
  if (!cards.length) return { cards: [], buttons: [verb] };
  const left = cards.filter((card) => !selection?.cards.includes(card));
  return left.length ? { cards: left, buttons: [] } : { cards: [], buttons: ["confirm"] };
}

/** @param {State} state @param {Scenario} scenario @param {Lesson} lesson */
function tutor(state, scenario, lesson) {
  const { t, settings } = state;
  const { outcome, kind, step, steps, hint } = scenario;
  const say = scenario.say ?? null;
  const words = (/** @type {boolean} */ spoken) =>
    say
      ? toldText(t, settings.locale, say, { spoken })
      : outcome === "failed"
        ? t(kind === "lesson" ? "learn-off" : "learn-unsolved")
        : outcome === "reached"
          ? t("learn-reached")
          : "";
  const asks =
    outcome === "open" &&
    (kind === "lesson" ? !(scenario.shows || lesson.shown === step) : scenario.hints > 0);
  return html`
    <section class="tutor ${outcome}" aria-label=${t("learn-coach")}>
      ${engineStatus(state, lesson.intents)}
      <div class="words">
        <p class="at">${kind === "lesson" ? t("learn-at", { step: Math.min(step + 1, steps), steps }) : t("learn-puzzle")}</p>
        <div role="status">
          <p class="say" data-testid="say"><span aria-hidden="true">${words(false)}</span><span class="visually-hidden">${words(true)}</span></p>
          ${hint && outcome === "open" ? html`<p class="hint" data-testid="hint">${toldText(t, settings.locale, hint)}</p>` : ""}
        </div>
      </div>
      ${
        asks
          ? kind === "lesson"
            ? html`<button type="button" data-do="show" @click=${lesson.tutor.show}>${t("learn-show")}</button>`
            : html`<button type="button" data-do="hint" @click=${lesson.tutor.hint}>${t("learn-hint")}</button>`
          : ""
      }
    </section>`;
}

/** @param {State} state @param {Scenario} scenario @param {Lesson} lesson @param {Intents} intents @param {string | undefined} next */
function ending({ t, view, recap, notice }, { outcome, kind }, lesson, intents, next) {
  const reached = outcome === "reached";
  const told = recap
    .filter(({ type }) => type !== "turn_began")
    .map((event) => eventText(t, event, view?.names ?? [], view?.viewer ?? 0, { short: true }));
  return html`
    <section class="ending ${outcome}" data-testid="outcome" data-outcome=${outcome}>
      <h2>${t(reached ? "learn-reached" : "learn-failed")}</h2>
      ${reached && !next ? html`<p>${t("learn-finished")}</p>` : ""}
      <ul class="recap" aria-label=${t("learn-happened")}>${told.filter(Boolean).map((line) => html`<li>${line}</li>`)}</ul>
      <p class="notice" role="status">${notice}</p>
      <div class="buttons">
        ${
          reached
            ? html`
            ${
              next
                ? html`<button type="button" class="primary" data-do="next" @click=${() => intents.go("learn", next)}>
                  ${t("learn-next", { title: t(`lesson-title-${next}`) })}</button>`
                : html`<button type="button" class="primary" data-do="finish" @click=${() => intents.go("home")}>${t("do-home")}</button>`
            }
            <button type="button" data-do="replay" @click=${lesson.tutor.restart}>${t("learn-replay")}</button>`
            : html`
            <button type="button" class="primary" data-do="again" @click=${lesson.tutor.again}>${t("do-retry")}</button>
            ${
              kind === "puzzle"
                ? html`<button type="button" data-do="restart" @click=${lesson.tutor.restart}>${t("learn-restart")}</button>`
                : ""
            }`
        }
      </div>
    </section>`;
}
