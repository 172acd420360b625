// The story of a table: its latest moves, and the lines in which they are told. One line tells a player's turn: the
// play, with the discard that paid for it or the choice after a Jester.

/**
 * @typedef {import("../engine/protocol.js").Change} Change
 * @typedef {import("../engine/protocol.js").Fact} Fact
 * @typedef {import("../engine/protocol.js").GameEvent} GameEvent
 * @typedef {import("../engine/protocol.js").LogEntry} LogEntry
 * @typedef {import("./table-state.js").Table} Table
 *
 * What one turn did. `ply` and `enemy` are those of its first move.
 * @typedef {object} Line
 * @property {number} ply
 * @property {number} seat
 * @property {string | null} enemy
 * @property {string[]} cards the cards played, or else discarded
 * @property {Fact[]} facts
 * @property {GameEvent[]} events
 * @property {string[][]} fallen the plays against the enemy that the turn has beaten
 */

const KEPT = 12; // moves, as many as the bridge sends
const TOLD = 3; // lines, as many as a high screen has room for

/**
 * The story after a change: what the change brings, else the old story with the change's moves at its end.
 * @param {Pick<Table, "story" | "view">} before @param {Change} change
 */
export function storyAfter({ story, view: oldView }, { view, entries, story: known }) {
  if (known) return known;
  if (oldView?.viewer !== view.viewer) return entries;
  if (!entries.length && story.length <= view.ply) return story;
  const keptPly = view.ply - entries.length;
  return [...story.filter(({ ply }) => ply <= keptPly), ...entries].slice(-KEPT);
}

/** The lines of a story, the oldest first. @param {readonly LogEntry[]} story @returns {Line[]} */
export function linesOf(story) {
  /** @type {Line[]} */
  const lines = [];
  for (const { ply, seat, enemy, facts, events, fallen } of story) {
    const last = lines.at(-1);
    if (last?.seat === seat && isSecondStep(events)) {
      lines[lines.length - 1] = {
        ...last,
        facts: [...last.facts, ...facts],
        events: [...last.events, ...events],
      };
    } else lines.push({ ply, seat, enemy, cards: cardsOf(events), facts, events, fallen });
  }
  return lines;
}

/** The latest lines, the newest first. @param {readonly LogEntry[]} story */
export const recentLines = (story) => linesOf(story).reverse().slice(0, TOLD);

/** Whether a move ends a turn that another move has begun. @param {readonly GameEvent[]} events */
const isSecondStep = (events) => events.some(({ type }) => type === "discarded" || type === "next_chosen");

/** @param {readonly GameEvent[]} events @returns {string[]} */
function cardsOf(events) {
  for (const event of events) if (event.type === "played" || event.type === "discarded") return event.cards;
  return [];
}
