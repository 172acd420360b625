// Copies the drawings of the cards from art/deck.svg into the page. Drawings in a separate file appear some frames
// after their cards; drawings in the page appear in the same frame.

import { deck } from "./card.js";

const ID_PREFIX = "deck-"; // keeps the ids of the drawings apart from the other ids of the page

/** @type {Promise<void> | null} */
let inlining = null;

/** Copy the drawings once; after a failure the next call tries again. */
export function inlineDeck() {
  inlining ??= copyDrawings().catch((error) => {
    inlining = null;
    throw error;
  });
  return inlining;
}

async function copyDrawings() {
  const response = await fetch(deck.file);
  if (!response.ok) throw new Error(`${deck.file} ${response.status}`);
  const { documentElement: drawings } = new DOMParser().parseFromString(
    await response.text(),
    "image/svg+xml",
  );
  for (const symbol of drawings.children) symbol.id = ID_PREFIX + symbol.id;
  const container = document.createElement("div");
  container.hidden = true;
  container.append(drawings);
  document.body.append(container);
  deck.prefix = `#${ID_PREFIX}`;
}
