// The Learn screen: the list of lessons and puzzles, or the lesson that the address names.

import { propsOf } from "../../app/state.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { engineStatus } from "../../ui/engine-status.js";
import { lessonView } from "./lesson-view.js";
import { createLessons, nextLesson } from "./lessons.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/intents.js").Intents} Intents */

export const part = "learn";
export const style = ["style/table.css", "style/learn.css"];

/** @type {import("../../app/screens.js").CreateScreen} */
export function createScreen(app) {
  const { intents } = app;
  const lessons = createLessons(app);
  return {
    view(state) {
      const { place, course, lesson } = state;
      if (!course) return waitingPage(state, intents);
      const known = [...course.lessons, ...course.puzzles, "next"].includes(place);
      if (!known) return list(state, intents, course);
      return lesson?.name === place
        ? lessonView(state, lesson, course, lessons, intents)
        : waitingPage(state, intents);
    },
    visit: lessons.visit,
    table: (state) => state.lesson && { props: propsOf(state, "lesson"), intents: lessons.intents },
  };
}

/**
 * Shown until the lesson is loaded; the engine may still be starting.
 * @param {State} state @param {Intents} intents
 */
const waitingPage = (state, intents) => html`
  <main class="page" aria-busy="true">
    <button type="button" class="back" data-do="back" @click=${intents.back}>${state.t("do-back")}</button>
    <h1 tabindex="-1">${state.t("learn-title")}</h1>
    ${engineStatus(state, intents)}
    <p class="notice ${state.notice ? "wrong" : ""}" role="status">${state.notice || state.t("screen-coming")}</p>
    ${
      state.notice
        ? html`<button type="button" class="primary" data-do="again" @click=${() => intents.go("learn", state.place)}>${state.t("do-retry")}</button>`
        : ""
    }
  </main>`;

/** @param {State} state @param {Intents} intents @param {NonNullable<State["course"]>} course */
function list(state, intents, { lessons, puzzles }) {
  const { t, learnt, place } = state;
  const next = nextLesson({ lessons, puzzles }, learnt);
  return html`
    <main class="page learn">
      <button type="button" class="back" data-do="back" @click=${intents.back}>${t("do-back")}</button>
      <h1 tabindex="-1">${t("learn-title")}</h1>
      <p>${place ? t("learn-missing") : t("learn-intro")}</p>
      <button type="button" class="primary" data-do="begin" @click=${() => intents.go("learn", next)}>
        ${t(learnt.length ? "learn-next" : "learn-open", { title: t(`lesson-title-${next}`) })}</button>
      ${engineStatus(state, intents)}
      ${group(state, intents, t("learn-lessons"), "", lessons)}
      ${group(state, intents, t("learn-puzzles"), t("learn-puzzles-intro"), puzzles)}
    </main>`;
}

/**
 * @param {State} state @param {Intents} intents @param {string} heading @param {string} about
 * @param {string[]} names
 */
function group({ t, learnt }, intents, heading, about, names) {
  const done = names.filter((name) => learnt.includes(name)).length;
  return html`
    <section class="course">
      <h2>${heading}</h2>
      <p class="progress">${t("learn-progress", { done, total: names.length })}
        <progress max=${names.length} .value=${done} aria-hidden="true"></progress></p>
      ${about ? html`<p>${about}</p>` : ""}
      <ol>
        ${names.map(
          (name) => html`
          <li><button type="button" data-lesson=${name} @click=${() => intents.go("learn", name)}>
            <span>${t(`lesson-title-${name}`)}</span>
            ${
              learnt.includes(name)
                ? html`<span class="mark"><span aria-hidden="true">✓</span> ${t("learn-mark")}</span>`
                : ""
            }</button></li>`,
        )}
      </ol>
    </section>`;
}
