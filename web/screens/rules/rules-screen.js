// The rules screen: a summary for people at a table, contents, a search, and every rule by its id.

import { SITE } from "../../base/site.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { live } from "../../vendor/lit-html/directives/live.js";
import { ref } from "../../vendor/lit-html/directives/ref.js";
import { companionOffer } from "../companion/companion-offer.js";
import { figureText, figureView } from "./figure.js";
import { matchesQuery } from "./search.js";
import { SECTIONS } from "./sections.js";
import { tableText, tableView } from "./tables.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/intents.js").Intents} Intents */
/** @typedef {import("./sections.js").Section} Section */
/** @typedef {import("./tables.js").RulesPage} RulesPage */
/** @typedef {{text: string, view: unknown}} Passage of a section; the search reads its text */

export const part = ["rules", "setup", "help"];
export const style = ["style/forms.css", "style/rules.css"];

/** @type {RulesPage} */
let page;

export async function load() {
  const response = await fetch(new URL("rules.json", SITE));
  if (!response.ok) throw new Error(`rules.json: ${response.status}`);
  page = await response.json();
}

// The state of this screen, which no other part of the page needs.
let query = "";
/** @type {Set<string>} */
const tried = new Set(); // the figures that show the position after their move
/** @type {string | null} */
let shownPlace = null; // the section or rule that was scrolled to last

/** @type {import("../../app/screens.js").CreateScreen} */
export const createScreen = ({ intents }) => ({
  view: (state) => content(state, intents),
});

/** @param {State} state @param {Intents} intents */
function content(state, intents) {
  const { t, place } = state;
  if (place !== shownPlace) {
    shownPlace = place;
    if (place) query = "";
    queueMicrotask(() => scrollToPlace(place)); // after this redraw
  }
  const found = SECTIONS.map((section) => ({ section, passages: matchingPassages(section, state, intents) }));
  const count = found.flatMap(({ passages }) => passages).length;
  return html`
    <main class="page rules" ${ref(resetOnLeave)}>
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

/**
 * Forget the search and the place when the reader leaves the screen.
 * @param {Element | undefined} main undefined once the screen is gone
 */
function resetOnLeave(main) {
  if (main) return;
  shownPlace = null;
  query = "";
}

/** Scroll to the section or rule that the address names, and focus it. @param {string} place */
function scrollToPlace(place) {
  const target = place && document.getElementById(`rules/${place}`);
  if (!target) return;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

/**
 * The passages of a section that match the query: all of them if its title does.
 * @param {Section} section @param {State} state @param {Intents} intents
 */
function matchingPassages(section, state, intents) {
  const title = state.t(`rules-${section.name}`);
  const passages = passagesOf(section, state, intents);
  if (!query.trim() || matchesQuery(query, title)) return passages;
  return passages.filter(({ text }) => matchesQuery(query, `${title} ${text}`));
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
    const text = t(`rules-${name}-intro`, args);
    passages.push({ text, view: html`<p>${text}</p>` });
  }
  for (const rule of rules) {
    const text = t(`rule-${rule}`, args);
    passages.push({ text: `${rule} ${text}`, view: ruleView(rule, text, rule === place) });
  }
  if (table) passages.push({ text: tableText(table, state, page), view: tableView(table, state, page) });
  for (const figureName of figures) {
    const figure = page.figures[figureName];
    passages.push({
      text: figureText(t, figureName, figure),
      view: figureView(t, figureName, figure, tried.has(figureName), () => {
        if (!tried.delete(figureName)) tried.add(figureName);
        intents.redraw();
      }),
    });
  }
  return passages;
}

/** @param {string} rule @param {string} text @param {boolean} isTarget whether the address names the rule */
const ruleView = (rule, text, isTarget) => html`
  <p class="rule ${isTarget ? "sought" : ""}" id=${`rules/${rule}`} tabindex="-1" data-rule=${rule}>
    <a href=${`#rules/${rule}`}>${rule}</a> <span>${text}</span></p>`;

/** @param {Section} section @param {Passage[]} passages @param {State} state */
const sectionView = ({ name, rules }, passages, { t, place }) => html`
  <section class="rules-section" data-section=${name} data-rules=${rules.length ? rules.join(" ") : nothing}>
    <h2 id=${`rules/${name}`} tabindex="-1" class=${name === place ? "sought" : ""}>${t(`rules-${name}`)}</h2>
    ${passages.map(({ view }) => view)}
  </section>`;

const STEPS = /** @type {const} */ (["play", "powers", "damage", "blow"]);

/** The game's summary, which fits on one screen of a phone. @param {State} state */
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
