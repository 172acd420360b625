// Rules help: what matters for what is on the screen, and the whole game on one page.

import { html } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("../store.js").State} State */
/** @typedef {import("../intents.js").Intents} Intents */

const TOPICS = /** @type {const} */ ([
  "goal", "enemy", "turn", "combo", "companion", "yield", "hearts", "diamonds", "clubs", "spades",
  "immunity", "exact", "suffer", "jester", "solo", "medals", "talk", "setup",
]);

/** The topics that the table shows now, first those of the step. @param {State} state */
export function helpTopics(state) {
  const { view } = state;
  const phase = view?.observation.phase;
  const alone = view?.observation.players === 1;
  const shown = {
    play: ["turn", "combo", "companion", "yield", "hearts", "diamonds", "clubs", "spades", "immunity", "exact"],
    suffer: ["suffer"],
    choose: ["jester", "talk"],
    won: ["goal"],
    lost: ["goal"],
  }[phase ?? "play"];
  return topicList(state, alone ? [...shown, "solo", "medals"] : shown, 3);
}

/** @param {State} state @param {readonly string[]} topics @param {2 | 3} level of their headings */
const topicList = ({ t }, topics, level) => html`
  ${topics.map((topic) => html`<section class="topic" id=${`rule-${topic}`}>
    ${level === 2 ? html`<h2>${t(`rules-${topic}`)}</h2>` : html`<h3>${t(`rules-${topic}`)}</h3>`}
    <p>${t(`rules-${topic}-text`)}</p></section>`)}`;

/** @param {State} state @param {Intents} intents */
export const rulesScreen = (state, intents) => html`
  <main class="page">
    <button type="button" class="back" data-do="back" @click=${intents.back}>${state.t("do-back")}</button>
    <h1 tabindex="-1">${state.t("rules-title")}</h1>
    ${topicList(state, TOPICS, 2)}
  </main>`;
