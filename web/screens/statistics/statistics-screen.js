// The statistics screen: the results of the games on this device, as charts and figures.

import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { countedGames } from "../../storage/counted-games.js";
import { statisticsOf } from "./statistics.js";
import { cardPicture } from "../../ui/card.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/intents.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("./statistics.js").Statistics} Statistics */
/** @typedef {import("./statistics.js").Score} Score */

/**
 * Writes numbers in the player's language.
 * @typedef {{number: (value: number) => string, average: (value: number) => string, share: (value: number) => string}} Format
 */

export const part = "statistics";
export const style = ["style/forms.css", "style/statistics.css"];

const MAX_HEIGHT = 86; // of a column, in per cent of the chart: leaves room for the number above it
const ROYAL_RANKS = /** @type {const} */ (["J", "Q", "K"]); // four royals each, in the order of the castle
const SAMPLE = /** @type {const} */ (["JC", "QD", "KS"]); // pictures for an empty screen

/** @type {import("../../app/screens.js").CreateScreen} */
export const createScreen = ({ intents }) => ({
  view: (state) => content(state, intents),
  visit: intents.refreshSaved,
});

/** @param {State} state @param {Intents} intents */
function content({ t, saved, deleted, listed, settings }, intents) {
  const found = listed ? statisticsOf(countedGames(saved, deleted)) : null;
  return html`
    <main class="page statistics ${found ? "wide" : ""}" aria-busy=${listed ? nothing : "true"}>
      <button type="button" class="back" data-do="back" @click=${intents.back}>${t("do-back")}</button>
      <h1 tabindex="-1">${t("statistics-title")}</h1>
      ${found ? overview(t, found, formatFor(settings.locale)) : listed ? noGames(t, intents) : ""}
    </main>`;
}

/** @param {Translate} t @param {Intents} intents */
const noGames = (t, intents) => html`
  <section class="none">
    <div class="sample">${SAMPLE.map((card) => cardPicture(t, card, "corrupted"))}</div>
    <p>${t("statistics-none")}</p>
    <button type="button" class="primary" data-do="solo" @click=${intents.startSolo}>${t("do-solo")}</button>
  </section>`;

/** @param {string} locale @returns {Format} */
function formatFor(locale) {
  const [number, share] = [
    new Intl.NumberFormat(locale),
    new Intl.NumberFormat(locale, { style: "percent" }),
  ];
  const average = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return { number: number.format, share: share.format, average: average.format };
}

/** @param {Translate} t @param {Statistics} found @param {Format} format */
const overview = (t, found, format) => html`
  <div class="column">${figures(t, found, format)}${reach(t, found, format)}</div>
  <div class="column">
    ${company(t, found, format)}
    ${medals(t, found, format)}
    ${apart(t, found, format)}
    <div class="small-print">
      ${found.unmarked ? html`<p>${t("statistics-unmarked", { count: found.unmarked })}</p>` : ""}
      <p>${t("statistics-kept")}</p>
    </div>
  </div>`;

/** @param {Translate} t @param {Statistics} found @param {Format} format */
function figures(t, { all, apart, streak, longest, average, best }, format) {
  const countedApart = apart.assisted.games + apart.rules.games;
  const share = all.games ? all.won / all.games : null;
  const orDash = (/** @type {number | null} */ value, /** @type {(value: number) => string} */ write) =>
    value === null ? "–" : write(value);
  return html`
    <dl class="figures" data-testid="figures">
      <div class="rate"><dt>${t("statistics-rate")}</dt><dd>${ring(share ?? 0)}<span>${orDash(share, format.share)}</span></dd></div>
      <div class="large"><dt>${t("statistics-games")}</dt><dd>${format.number(all.games)}</dd></div>
      <div class="large"><dt>${t("statistics-won")}</dt><dd>${format.number(all.won)}</dd></div>
      <div><dt>${t("statistics-streak")}</dt><dd>${format.number(streak)}</dd></div>
      <div><dt>${t("statistics-longest")}</dt><dd>${format.number(longest)}</dd></div>
      <div><dt>${t("statistics-average")}</dt><dd>${orDash(average, format.average)}</dd></div>
      <div><dt>${t("statistics-best")}</dt><dd>${orDash(best, format.number)}</dd></div>
    </dl>
    ${countedApart ? html`<p class="hint">${t("statistics-more", { count: countedApart })}</p>` : ""}`;
}

/** The share of games won, as a part of a ring. @param {number} share */
const ring = (share) => html`
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <circle class="rest" cx="50" cy="50" r="43"></circle>
    ${share ? svg`<circle class="won" cx="50" cy="50" r="43" pathLength="100" stroke-dasharray="${share * 100} 100"></circle>` : ""}
  </svg>`;

/**
 * How far the games came: a column of games for each number of royals beaten, and below it the enemy's rank then.
 * @param {Translate} t @param {Statistics} found @param {Format} format
 */
function reach(t, { reached, reachedApart }, format) {
  const most = Math.max(...reached.map((games, beaten) => games + reachedApart[beaten]));
  const isMixed = reachedApart.some(Boolean);
  return html`
    <figure class="part reach" data-testid="reach">
      <h2>${t("statistics-reach")}</h2>
      <div class="columns" aria-hidden="true">
        ${reached.map((games, beaten) => column(games, reachedApart[beaten], most, format))}
        ${reached.map((_, beaten) => html`<span class="at">${format.number(beaten)}</span>`)}
        ${ROYAL_RANKS.map((rank) => html`<span class="gate">${t(`rank-name-${rank}`)}</span>`)}
        <span class="gate free">${crown()}</span>
      </div>
      <figcaption>
        <p>${t("statistics-reach-about")}</p>
        ${
          isMixed
            ? html`<p class="key"><span class="swatch own"></span> ${t("statistics-own")}</p>
              <p class="key"><span class="swatch apart"></span> ${t("statistics-apart")}</p>`
            : ""
        }
      </figcaption>
      <div class="visually-hidden"><table>
        <caption>${t("statistics-reach")}</caption>
        <thead><tr><th scope="col">${t("statistics-beaten")}</th><th scope="col">${t("statistics-own")}</th>
          ${isMixed ? html`<th scope="col">${t("statistics-apart")}</th>` : ""}</tr></thead>
        <tbody>${reached.map(
          (games, beaten) => html`
          <tr><th scope="row">${format.number(beaten)}</th><td>${format.number(games)}</td>
            ${isMixed ? html`<td>${format.number(reachedApart[beaten])}</td>` : ""}</tr>`,
        )}</tbody>
      </table></div>
    </figure>`;
}

/**
 * @param {number} counted games @param {number} apart games counted separately @param {number} most games of any column
 * @param {Format} format
 */
function column(counted, apart, most, format) {
  const games = counted + apart;
  if (!games) return html`<span class="pillar"></span>`;
  const apartHeight = `${(apart / games) * 100}%`;
  return html`
    <span class="pillar"><span>${format.number(games)}</span>
      <svg width="100%" height="${(games / most) * MAX_HEIGHT}%">
        <rect class="own" y=${apartHeight} width="100%" height="${(counted / games) * 100}%"></rect>
        <rect class="apart" width="100%" height=${apartHeight}></rect>
      </svg></span>`;
}

const crown = () =>
  html`<svg viewBox="12 34 76 43"><path d="M50 75H19L14 40L28 53L38 36L50 52L62 36L72 53L86 40L81 75z"></path></svg>`;

/** @param {Translate} t @param {Statistics} found @param {Format} format */
function company(t, { tables, daily }, format) {
  const rows = tables.map(
    (score, at) => /** @type {[string, Score]} */ ([t("players", { count: at + 1 }), score]),
  );
  return scores(t, format, "company", t("statistics-company"), "", [rows, [[t("statistics-daily"), daily]]]);
}

/** @param {Translate} t @param {Statistics} found @param {Format} format */
function apart(t, found, format) {
  const rows = /** @type {[string, Score][]} */ ([
    [t("statistics-assisted"), found.apart.assisted],
    [t("statistics-rules"), found.apart.rules],
    [t("statistics-bots"), found.apart.bots],
    [t("statistics-practice"), found.apart.practice],
  ]).filter(([, { games }]) => games);
  return rows.length
    ? scores(t, format, "apart", t("statistics-apart"), t("statistics-apart-about"), [rows])
    : "";
}

/**
 * A table of games and wins, one row for each kind of game.
 * @param {Translate} t @param {Format} format @param {string} name @param {string} heading @param {string} about
 * @param {[string, Score][][]} groups rows; a game counts once in each group
 */
const scores = (t, format, name, heading, about, groups) => html`
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
          <td>${format.number(games)}</td><td>${format.number(won)}</td></tr>`,
          )}</tbody>`,
      )}
    </table>
  </section>`;

/** @param {Translate} t @param {Statistics} found @param {Format} format */
const medals = (t, { medals: won }, format) => html`
  <section class="part" data-testid="medals">
    <h2>${t("statistics-medals")}</h2>
    <dl class="medals">${Object.entries(won).map(
      ([medal, count]) => html`
      <div class="${medal} ${count ? "" : "unwon"}"><dt>${t(`medal-${medal}`)}</dt><dd>${format.number(count)}</dd></div>`,
    )}</dl>
  </section>`;
