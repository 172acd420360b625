// The drawings inside the page: from a file of its own each comes some frames after its card, from
// here in the same. Under names of their own, as the page's other ids are.

import { deck } from "./card.js";

const SHELVED = "deck-";

/** @type {Promise<void> | null} */
let unpacking = null;

/** Once; what didn't come is asked for again. */
export function unpackDeck() {
  unpacking ??= unpack().catch((error) => {
    unpacking = null;
    throw error;
  });
  return unpacking;
}

async function unpack() {
  const answer = await fetch(deck.file);
  if (!answer.ok) throw new Error(`${deck.file} ${answer.status}`);
  const { documentElement: drawings } = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  for (const symbol of drawings.children) symbol.id = SHELVED + symbol.id;
  const shelf = document.createElement("div");
  shelf.hidden = true;
  shelf.append(drawings);
  document.body.append(shelf);
  deck.at = `#${SHELVED}`;
}
