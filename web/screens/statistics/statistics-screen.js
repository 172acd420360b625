// Statistics: how the games kept on this device went, rather to look at than to read.

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { statisticsOf } from "./statistics.js";
import { cardPicture } from "../../ui/card.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/intents.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("./statistics.js").Statistics} Statistics */
/** @typedef {import("./statistics.js").Score} Score */

/** @typedef {{number: (value: number) => string, average: (value: number) => string, share: (value: number) => string}} Say numbers, as the player writes them */

export const part = "statistics";
export const style = ["style/forms.css", "style/statistics.css"];

const HIGHEST = 86; // per cent of the picture's height: above it a column's number has its place
const GATE = /** @type {const} */ (["J", "Q", "K"]); // who stands there, for four royals each
const AWAITING = /** @type {const} */ (["JC", "QD", "KS"]);

/** @type {import("../../app/screens.js").CreateScreen} */
export const createScreen = ({ intents }) => ({
  view: (state) => content(state, intents),
  visit: intents.refreshSaved,
});

/** @param {State} state @param {Intents} intents */
function content({ t, saved, listed, settings }, intents) {
  const found = listed ? statisticsOf(saved) : null;
  return html`
    <main class="page statistics ${found ? "wide" : ""}" aria-busy=${listed ? nothing : "true"}>
      <button type="button" class="back" data-do="back" @click=${intents.back}>${t("do-back")}</button>
      <h1 tabindex="-1">${t("statistics-title")}</h1>
      ${found ? whole(t, found, saying(settings.locale)) : listed ? none(t, intents) : ""}
    </main>`;
}

/** @param {Translate} t @param {Intents} intents */
const none = (t, intents) => html`
  <section class="none">
    <div class="sample">${AWAITING.map((card) => cardPicture(t, card, "corrupted"))}</div>
    <p>${t("statistics-none")}</p>
    <button type="button" class="primary" data-do="solo" @click=${intents.startSolo}>${t("do-solo")}</button>
  </section>`;

/** @param {string} locale @returns {Say} */
function saying(locale) {
  const [number, share] = [
    new Intl.NumberFormat(locale),
    new Intl.NumberFormat(locale, { style: "percent" }),
  ];
  const average = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return { number: number.format, share: share.format, average: average.format };
}

/** @param {Translate} t @param {Statistics} found @param {Say} say */
const whole = (t, found, say) => html`
  <div class="column">${figures(t, found, say)}${reach(t, found, say)}</div>
  <div class="column">
    ${company(t, found, say)}
    ${medals(t, found, say)}
    ${apart(t, found, say)}
    <div class="small-print">
      ${found.unmarked ? html`<p>${t("statistics-unmarked", { count: found.unmarked })}</p>` : ""}
      <p>${t("statistics-kept")}</p>
    </div>
  </div>`;

/** @param {Translate} t @param {Statistics} found @param {Say} say */
function figures(t, { all, apart, streak, longest, average, best }, say) {
  const more = apart.assisted.games + apart.rules.games;
  const share = all.games ? all.won / all.games : null;
  const of = (/** @type {number | null} */ value, /** @type {(value: number) => string} */ told) =>
    value === null ? "–" : told(value);
  return html`
    <dl class="figures" data-testid="figures">
      <div class="rate"><dt>${t("statistics-rate")}</dt><dd>${ring(share ?? 0)}<span>${of(share, say.share)}</span></dd></div>
      <div class="large"><dt>${t("statistics-games")}</dt><dd>${say.number(all.games)}</dd></div>
      <div class="large"><dt>${t("statistics-won")}</dt><dd>${say.number(all.won)}</dd></div>
      <div><dt>${t("statistics-streak")}</dt><dd>${say.number(streak)}</dd></div>
      <div><dt>${t("statistics-longest")}</dt><dd>${say.number(longest)}</dd></div>
      <div><dt>${t("statistics-average")}</dt><dd>${of(average, say.average)}</dd></div>
      <div><dt>${t("statistics-best")}</dt><dd>${of(best, say.number)}</dd></div>
    </dl>
    ${more ? html`<p class="hint">${t("statistics-more", { count: more })}</p>` : ""}`;
}

/** The share that was won, as a part of a ring. @param {number} share */
const ring = (share) => html`
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <circle class="rest" cx="50" cy="50" r="43"></circle>
    ${share ? svg`<circle class="won" cx="50" cy="50" r="43" pathLength="100" stroke-dasharray="${share * 100} 100"></circle>` : ""}
  </svg>`;

/** How many royals fell: a column of games for each number, and below it who stood in the gate at the end. */
/** @param {Translate} t @param {Statistics} found @param {Say} say */
function reach(t, { reached, elsewise }, say) {
  const most = Math.max(...reached.map((own, beaten) => own + elsewise[beaten]));
  const mixed = elsewise.some(Boolean);
  return html`
    <figure class="part reach" data-testid="reach">
      <h2>${t("statistics-reach")}</h2>
      <div class="columns" aria-hidden="true">
        ${reached.map((own, beaten) => column(own, elsewise[beaten], most, say))}
        ${reached.map((_, beaten) => html`<span class="at">${say.number(beaten)}</span>`)}
        ${GATE.map((rank) => html`<span class="gate">${t(`rank-name-${rank}`)}</span>`)}
        <span class="gate free">${crown()}</span>
      </div>
      <figcaption>
        <p>${t("statistics-reach-about")}</p>
        ${
          mixed
            ? html`<p class="key"><span class="swatch own"></span> ${t("statistics-own")}</p>
              <p class="key"><span class="swatch apart"></span> ${t("statistics-apart")}</p>`
            : ""
        }
      </figcaption>
      <div class="visually-hidden"><table>
        <caption>${t("statistics-reach")}</caption>
        <thead><tr><th scope="col">${t("statistics-beaten")}</th><th scope="col">${t("statistics-own")}</th>
          ${mixed ? html`<th scope="col">${t("statistics-apart")}</th>` : ""}</tr></thead>
        <tbody>${reached.map(
          (own, beaten) => html`
          <tr><th scope="row">${say.number(beaten)}</th><td>${say.number(own)}</td>
            ${mixed ? html`<td>${say.number(elsewise[beaten])}</td>` : ""}</tr>`,
        )}</tbody>
      </table></div>
    </figure>`;
}

/** @param {number} own @param {number} apart @param {number} most of all columns @param {Say} say */
function column(own, apart, most, say) {
  const games = own + apart;
  if (!games) return html`<span class="pillar"></span>`;
  const above = `${(apart / games) * 100}%`;
  return html`
    <span class="pillar"><span>${say.number(games)}</span>
      <svg width="100%" height="${(games / most) * HIGHEST}%">
        <rect class="own" y=${above} width="100%" height="${(own / games) * 100}%"></rect>
        <rect class="apart" width="100%" height=${above}></rect>
      </svg></span>`;
}

const crown = () =>
  html`<svg viewBox="12 34 76 43"><path d="M50 75H19L14 40L28 53L38 36L50 52L62 36L72 53L86 40L81 75z"></path></svg>`;

/** @param {Translate} t @param {Statistics} found @param {Say} say */
function company(t, { tables, daily }, say) {
  const rows = tables.map(
    (score, at) => /** @type {[string, Score]} */ ([t("players", { count: at + 1 }), score]),
  );
  return scores(t, say, "company", t("statistics-company"), "", [rows, [[t("statistics-daily"), daily]]]);
}

/** @param {Translate} t @param {Statistics} found @param {Say} say */
function apart(t, found, say) {
  const rows = /** @type {[string, Score][]} */ ([
    [t("statistics-assisted"), found.apart.assisted],
    [t("statistics-rules"), found.apart.rules],
    [t("statistics-bots"), found.apart.bots],
  ]).filter(([, { games }]) => games);
  return rows.length
    ? scores(t, say, "apart", t("statistics-apart"), t("statistics-apart-about"), [rows])
    : "";
}

/**
 * Games and wins, a line for each kind.
 * @param {Translate} t @param {Say} say @param {string} name @param {string} heading @param {string} about
 * @param {[string, Score][][]} groups of which each counts anew
 */
const scores = (t, say, name, heading, about, groups) => html`
  <section class="part" data-testid=${name}>
    <h2 id="of-${name}">${heading}</h2>
    ${about ? html`<p class="about">${about}</p>` : ""}
    <table aria-labelledby="of-${name}">
      <thead><tr><td></td><td aria-hidden="true"></td><th scope="col">${t("statistics-played")}</th><th scope="col">${t("statistics-won")}</th></tr></thead>
      ${groups.map(
        (rows) =>
          html`<tbody>${rows.map(
            ([kind, { games, won }]) => html`
        <tr class=${games ? "" : "unplayed"}><th scope="row">${kind}</th>
          <td aria-hidden="true"><progress max=${games || 1} .value=${won}></progress></td>
          <td>${say.number(games)}</td><td>${say.number(won)}</td></tr>`,
          )}</tbody>`,
      )}
    </table>
  </section>`;

/** @param {Translate} t @param {Statistics} found @param {Say} say */
const medals = (t, { medals: won }, say) => html`
  <section class="part" data-testid="medals">
    <h2>${t("statistics-medals")}</h2>
    <dl class="medals">${Object.entries(won).map(
      ([medal, count]) => html`
      <div class="${medal} ${count ? "" : "unwon"}"><dt>${t(`medal-${medal}`)}</dt><dd>${say.number(count)}</dd></div>`,
    )}</dl>
  </section>`;
