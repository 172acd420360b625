// Draws the tables of the rules. Their numbers come from the engine; the build writes them into rules.json and
// options.json.

import { html } from "../../vendor/lit-html/lit-html.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {{head: string[], rows: (string | number)[][]}} Table the first cell of each row is its heading */

/**
 * @typedef {object} RulesPage the content of rules.json
 * @property {Record<string, number>} numbers that the paragraphs mention
 * @property {Record<string, number>} values of the ranks
 * @property {Record<string, {attack: number, health: number}>} enemies by rank
 * @property {Record<string, string[]>} combos the ranks that can form a combo, by its number of cards
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
      rows: names.map((name) => [
        t(`option-${name}`),
        ...players.map(([, ranges]) => rangeText(ranges[name])),
      ]),
    };
  },
};

/** @param {{low: number, high: number}} range */
const rangeText = ({ low, high }) => (low === high ? "—" : `${withMinus(low)}…${withMinus(high)}`);

/** A number with a proper minus sign. @param {number} number */
const withMinus = (number) => String(number).replace("-", "−");

/** The text of a table, for the search. @param {string} name @param {State} state @param {RulesPage} page */
export const tableText = (name, state, page) => {
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
        <tr><th scope="row">${first}</th>${cellsView(cells)}</tr>`,
      )}</tbody>
    </table>`;
};

/** The cells of a row; one wide cell if all are the same. @param {(string | number)[]} cells */
const cellsView = (cells) =>
  new Set(cells).size === 1
    ? html`<td colspan=${cells.length}>${cells[0]}</td>`
    : cells.map((cell) => html`<td>${cell}</td>`);
