// The rules, whole: a glance for people at a table, contents, a search, and every rule by its id.

import { SITE } from "../../base/site.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { live } from "../../vendor/lit-html/directives/live.js";
import { ref } from "../../vendor/lit-html/directives/ref.js";
import { companionOffer } from "../companion/companion-offer.js";
import { figureView, figureWords } from "./figure.js";
import { finds } from "./search.js";
import { SECTIONS } from "./sections.js";
import { tableView, tableWords } from "./tables.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/intents.js").Intents} Intents */
/** @typedef {import("./sections.js").Section} Section */
/** @typedef {import("./tables.js").RulesPage} RulesPage */
/** @typedef {{words: string, view: unknown}} Passage of a section: what it says, and how it looks */

export const part = ["rules", "setup", "help"];
export const style = ["style/forms.css", "style/rules.css"];

/** @type {RulesPage} */
let page;

export async function load() {
  const answer = await fetch(new URL("rules.json", SITE));
  if (!answer.ok) throw new Error(`rules.json: ${answer.status}`);
  page = await answer.json();
}

// What only the reader of this screen does: nobody else need know.
let query = "";
/** @type {Set<string>} */
const tried = new Set(); // figures whose move was made
/** @type {string | null} */
let landed = null; // the place that the reader was brought to

/** @type {import("../../app/screens.js").CreateScreen} */
export const createScreen = ({ intents }) => ({
  view: (state) => content(state, intents),
});

/** @param {State} state @param {Intents} intents */
function content(state, intents) {
  const { t, place } = state;
  if (place !== landed) {
    landed = place;
    if (place) query = "";
    queueMicrotask(() => land(place)); // once it is drawn
  }
  const found = SECTIONS.map((section) => ({ section, passages: foundIn(section, state, intents) }));
  const count = found.flatMap(({ passages }) => passages).length;
  return html`
    <main class="page rules" ${ref(left)}>
      <header class="top">
        <button type="button" class="back" data-do="back" @click=${intents.back}>${t("do-back")}</button>
        <h1 tabindex="-1">${t("rules-title")}</h1></header>
      <search>
        <label class="field"><span>${t("rules-search")}</span>
          <input type="search" name="query" autocomplete="off" .value=${live(query)}
            @input=${(/** @type {InputEvent} */ event) => {
              query = /** @type {HTMLInputElement} */ (event.target).value;
              intents.redraw();
            }}></label>
        <p role="status" class="found">${query.trim() ? t("rules-found", { count }) : ""}</p>
      </search>
      <div class="spread">
        ${query.trim() ? "" : html`${glance(state)}${contents(t)}`}
        <div class="text">${query.trim() ? "" : companionOffer(state, intents)}${found.map(({ section, passages }) => (passages.length ? sectionView(section, passages, state) : ""))}</div>
      </div>
    </main>`;
}

/** A reader who comes again finds all of it, and is brought to the place again. */
/** @param {Element | undefined} main */
function left(main) {
  if (main) return;
  landed = null;
  query = "";
}

/** To the section or the paragraph that the address names. @param {string} place */
function land(place) {
  const target = place && document.getElementById(`rules/${place}`);
  if (!target) return;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

/** What of a section the query leaves. @param {Section} section @param {State} state @param {Intents} intents */
function foundIn(section, state, intents) {
  const title = state.t(`rules-${section.name}`);
  const passages = passagesOf(section, state, intents);
  if (!query.trim() || finds(query, title)) return passages;
  return passages.filter(({ words }) => finds(query, `${title} ${words}`));
}

/** @param {Section} section @param {State} state @param {Intents} intents @returns {Passage[]} */
function passagesOf({ name, intro, rules, table, figures = [] }, state, intents) {
  const { t, place } = state;
  const args = {
    ...page.numbers,
    keen: t("wish-keen"),
    neutral: t("wish-neutral"),
    reluctant: t("wish-reluctant"),
  };
  const passages = [];
  if (intro) {
    const words = t(`rules-${name}-intro`, args);
    passages.push({ words, view: html`<p>${words}</p>` });
  }
  for (const rule of rules) {
    const words = t(`rule-${rule}`, args);
    passages.push({ words: `${rule} ${words}`, view: ruleView(rule, words, rule === place) });
  }
  if (table) passages.push({ words: tableWords(table, state, page), view: tableView(table, state, page) });
  for (const figure of figures) {
    const shown = page.figures[figure];
    passages.push({
      words: figureWords(t, figure, shown),
      view: figureView(t, figure, shown, tried.has(figure), () => {
        if (!tried.delete(figure)) tried.add(figure);
        intents.redraw();
      }),
    });
  }
  return passages;
}

/** @param {string} rule @param {string} words @param {boolean} sought */
const ruleView = (rule, words, sought) => html`
  <p class="rule ${sought ? "sought" : ""}" id=${`rules/${rule}`} tabindex="-1" data-rule=${rule}>
    <a href=${`#rules/${rule}`}>${rule}</a> <span>${words}</span></p>`;

/** @param {Section} section @param {Passage[]} passages @param {State} state */
const sectionView = ({ name, rules }, passages, { t, place }) => html`
  <section class="rules-section" data-section=${name} data-rules=${rules.length ? rules.join(" ") : nothing}>
    <h2 id=${`rules/${name}`} tabindex="-1" class=${name === place ? "sought" : ""}>${t(`rules-${name}`)}</h2>
    ${passages.map(({ view }) => view)}
  </section>`;

const STEPS = /** @type {const} */ (["play", "powers", "damage", "blow"]);

/** The game on one screen of a phone. @param {State} state */
const glance = (state) => {
  const { t } = state;
  return html`
    <section class="glance">
      <h2>${t("rules-glance")}</h2>
      <ol>
        ${STEPS.map((step) => html`<li>${t(`glance-${step}`)}</li>`)}
      </ol>
      <ul class="suits">
        ${["hearts", "diamonds", "clubs", "spades"].map(
          (suit) => html`
          <li><a href=${`#rules/${suit}`}>${t(`rules-${suit}`)}</a></li>`,
        )}
      </ul>
      <div class="tables">${tableView("enemies", state, page)}${tableView("players", state, page)}</div>
      <p>${t("glance-end")}</p>
    </section>`;
};

/** @param {import("../../i18n/index.js").Translate} t */
const contents = (t) => html`
  <nav class="contents" aria-labelledby="rules-contents">
    <h2 id="rules-contents">${t("rules-contents")}</h2>
    <p>${t("rules-intro")}</p>
    <ol>${SECTIONS.map(({ name }) => html`<li><a href=${`#rules/${name}`}>${t(`rules-${name}`)}</a></li>`)}</ol>
  </nav>`;
