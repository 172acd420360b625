// The rules' tables. Every number in them is the engine's, written by the build.

import { html } from "../../vendor/lit-html/lit-html.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {{head: string[], rows: (string | number)[][]}} Table the first cell of a row names it */

/**
 * @typedef {object} RulesPage what the build wrote
 * @property {Record<string, number>} numbers for the paragraphs
 * @property {Record<string, number>} values of the ranks
 * @property {Record<string, {attack: number, health: number}>} enemies by rank
 * @property {Record<string, string[]>} combos ranks by the number of cards
 * @property {Record<string, import("./figure.js").Figure>} figures
 */

/** @type {Record<string, (state: State, page: RulesPage) => Table>} */
const TABLES = {
  players: ({ t, options }) => {
    const players = Object.entries(options?.players ?? {});
    return {
      head: [t("setup-players"), ...players.map(([count]) => count)],
      rows: ["jesters", "hand_limit"].map((name) => [
        t(`option-${name}`),
        ...players.map(([, ranges]) => ranges[name].usual),
      ]),
    };
  },
  enemies: ({ t }, { enemies }) => ({
    head: [t("rules-enemy"), ...Object.keys(enemies).map((rank) => t(`rank-name-${rank}`))],
    rows: [
      [t("enemy-attack"), ...Object.values(enemies).map(({ attack }) => attack)],
      [t("enemy-health"), ...Object.values(enemies).map(({ health }) => health)],
    ],
  }),
  values: ({ t }, { values, numbers: { low, high } }) => ({
    head: [
      t("table-card"),
      t("rank-A"),
      `${low}–${high}`,
      t("rank-J"),
      t("rank-Q"),
      t("rank-K"),
      t("jester-sign"),
    ],
    rows: [[t("table-value"), values.A, `${low}–${high}`, values.J, values.Q, values.K, values.X]],
  }),
  combos: ({ t }, { combos }) => ({
    head: [t("rules-combo"), t("table-numbers")],
    rows: Object.entries(combos).map(([count, ranks]) => [
      t("seat-cards", { count: Number(count) }),
      ranks.map((rank) => t(`rank-${rank}`)).join(t("list-comma")),
    ]),
  }),
  options: ({ t, options }) => {
    const players = Object.entries(options?.players ?? {});
    const names = Object.keys(players[0]?.[1] ?? {});
    return {
      head: [t("setup-players"), ...players.map(([count]) => count)],
      rows: names.map((name) => [t(`option-${name}`), ...players.map(([, ranges]) => span(ranges[name]))]),
    };
  },
};

/** @param {{low: number, high: number}} range */
const span = ({ low, high }) => (low === high ? "—" : `${signed(low)}…${signed(high)}`);

/** @param {number} number */
const signed = (number) => String(number).replace("-", "−");

/** A table's words, for the search. @param {string} name @param {State} state @param {RulesPage} page */
export const tableWords = (name, state, page) => {
  const { head, rows } = TABLES[name](state, page);
  return [state.t(`table-of-${name}`), ...head, ...rows.flat()].join(" ");
};

/** @param {string} name @param {State} state @param {RulesPage} page */
export const tableView = (name, state, page) => {
  const { head, rows } = TABLES[name](state, page);
  return html`
    <table class="numbers-table" data-table=${name}>
      <caption>${state.t(`table-of-${name}`)}</caption>
      <thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
      <tbody>${rows.map(
        ([first, ...cells]) => html`
        <tr><th scope="row">${first}</th>${row(cells)}</tr>`,
      )}</tbody>
    </table>`;
};

/** Cells that are all alike are one. @param {(string | number)[]} cells */
const row = (cells) =>
  new Set(cells).size === 1
    ? html`<td colspan=${cells.length}>${cells[0]}</td>`
    : cells.map((cell) => html`<td>${cell}</td>`);
