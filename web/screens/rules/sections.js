// The sections of the rules screen in reading order, each with its rules of docs/RULES.md, figures and table.

/**
 * @typedef {object} Section
 * @property {string} name in the id of its heading's message, and in its address: `#rules/yield`
 * @property {readonly string[]} rules the ids of its rules, one paragraph each
 * @property {boolean} [intro] whether a paragraph comes before the rules
 * @property {readonly string[]} [figures] the names of its figures; the build plays their moves with the engine
 * @property {string} [table] the name of its table, see tables.js
 */

/** @type {readonly Section[]} */
export const SECTIONS = [
  { name: "goal", rules: ["W1"] },
  { name: "setup", rules: ["S1", "S2", "S3", "S4", "S6", "S7"], table: "players" },
  { name: "enemy", rules: ["E1"], table: "enemies" },
  { name: "turn", intro: true, rules: ["P1", "P4", "Q5"], table: "values", figures: ["turn"] },
  { name: "combo", rules: ["P2", "Q4"], table: "combos", figures: ["combo", "too-much"] },
  { name: "companion", rules: ["P3"], figures: ["companion"] },
  { name: "yield", rules: ["P6", "P7", "P8", "Q1", "Q2"], figures: ["yield"] },
  { name: "powers", intro: true, rules: [] },
  { name: "hearts", rules: ["H1", "H2", "Q6"], figures: ["hearts"] },
  { name: "diamonds", rules: ["D1", "D2", "D3"], figures: ["diamonds"] },
  { name: "clubs", rules: ["C1"], figures: ["clubs"] },
  { name: "spades", rules: ["K1"], figures: ["spades"] },
  { name: "immunity", rules: ["E2", "E3"], figures: ["immunity"] },
  { name: "damage", rules: ["M1", "M3", "M4"], figures: ["over"] },
  { name: "exact", rules: ["M2", "M5", "M6"], figures: ["exact", "royal"] },
  { name: "suffer", rules: ["F1", "F2", "F3", "F4", "F5", "F6"], figures: ["suffer", "order", "lost"] },
  { name: "jester", rules: ["P5", "J2", "J1", "J3", "Q8"], figures: ["jester"] },
  { name: "solo", rules: ["S5", "L1", "L2", "Q3", "Q7"], figures: ["flip"] },
  { name: "medals", rules: ["L3"] },
  { name: "talk", rules: ["T1", "T2", "T3", "T4"] },
  { name: "difficulty", intro: true, rules: [], table: "options" },
];
