// How one move's chance stands beside another's, as far as the coach has tried them.

/** @typedef {import("../engine/protocol.js").Estimate} Estimate */

const CLEAR = 2; // standard errors: chances closer to each other are not told apart
const CLOSE = 0.05; // of a game: a difference that hardly matters
const ROUGH = 0.025; // a standard error from which only every fifth per cent is told
const BLIND = 0.1; // one from which none is

/** Whether too little was tried to tell a chance. @param {Estimate} estimate */
export const isBlind = ({ error }) => error >= BLIND;

/** How much worse a move is than the best; a wide gap is never called close, nor a doubtful one wide. */
/** @param {Estimate} best @param {Estimate} other @returns {"worse" | "close" | "unsure"} */
export function compare(best, other) {
  const gap = best.chance - other.chance;
  const noise = Math.hypot(best.error, other.error);
  if (noise >= BLIND && gap <= CLEAR * noise) return "unsure";
  if (gap <= CLOSE) return "close";
  return gap > CLEAR * noise ? "worse" : "unsure";
}

/** In per cent, as exact as it is known. @param {number} part of a game @param {number} error */
export function points(part, error) {
  const step = error > ROUGH ? 5 : 1;
  return Math.round((part * 100) / step) * step;
}

/** A chance; nothing is certain but what has happened. @param {Pick<Estimate, "chance" | "error">} estimate */
export const percent = ({ chance, error }) =>
  error ? Math.min(99, Math.max(1, points(chance, error))) : points(chance, error);
