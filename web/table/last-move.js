// What the last move leaves to see on the table until the next choice: marks beside the numbers that it has changed,
// the cards that were just drawn, and the cards that have brought an enemy down. Nothing here moves anything else.

import { html } from "../vendor/lit-html/lit-html.js";
import { cardPicture } from "../ui/card.js";
import { linesOf } from "./story.js";

/**
 * @typedef {import("./table-state.js").TableProps} TableProps
 * @typedef {import("./story.js").Line} Line
 */

const OF_THE_ENEMY = ["health", "attack", "seal"];

/**
 * What a turn changed, by the anchors of the numbers: how much more or less; 0 at the seal for a power without effect.
 * The marks of an enemy disappear with it.
 * @param {Pick<Line, "events"> | undefined} line @returns {Map<string, number>}
 */
export function changesOf(line) {
  const changes = new Map();
  const add = (/** @type {string} */ anchor, /** @type {number} */ amount) =>
    changes.set(anchor, (changes.get(anchor) ?? 0) + amount);
  for (const event of line?.events ?? []) {
    if (event.type === "healed" && event.amount) add("tavern", event.amount);
    if (event.type === "drew") add(`size-${event.seat}`, 1);
    if (event.type === "shielded" && event.amount) add("attack", -event.amount);
    if (event.type === "damaged" && event.amount) add("health", -event.amount);
    if (event.type === "power_blocked") add("seal", 0);
    if (event.type === "enemy_revealed") for (const anchor of OF_THE_ENEMY) changes.delete(anchor);
  }
  return changes;
}

/**
 * The marks for the board's element: which there are, and their texts as custom properties, which the stylesheet draws
 * beside the anchors. Screen readers have the line of the move instead.
 * @param {TableProps} props
 */
export function traces({ t, story, selection, view }) {
  if (selection || !view || view.over) return { names: "", style: "" };
  const changes = [...changesOf(linesOf(story).at(-1))];
  const text = (/** @type {number} */ change) =>
    change ? `${change > 0 ? "+" : "−"}${Math.abs(change)}` : t("preview-no-effect");
  return {
    names: changes.map(([anchor]) => anchor).join(" "),
    style: changes.map(([anchor, change]) => `--trace-${anchor}: ${JSON.stringify(text(change))};`).join(" "),
  };
}

/** The cards that the viewer has drawn in their last move and since. @param {Pick<TableProps, "story" | "view">} props @returns {string[]} */
export function freshCards({ story, view }) {
  const viewer = view?.viewer;
  if (!viewer) return [];
  const own = story.findLastIndex(({ seat }) => seat === viewer);
  const events = story.slice(Math.max(own, 0)).flatMap((entry) => entry.events);
  if (events.some(({ type }) => type === "flipped")) return []; // the whole hand is new
  return events.flatMap((event) =>
    event.type === "drew" && event.seat === viewer && event.card ? [event.card] : [],
  );
}

/** The cards that lay before the enemy which has just fallen, faded; "" if none has. @param {TableProps} props */
export function fallenPlays({ t, story }) {
  const plays = linesOf(story).at(-1)?.fallen ?? [];
  if (!plays.length) return "";
  return html`<span class="fallen" aria-hidden="true">${plays.map(
    (cards) => html`<span class="past">${cards.map((card) => cardPicture(t, card))}</span>`,
  )}</span>`;
}
