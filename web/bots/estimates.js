// Compares and rounds the coach's estimates of a move's chance of winning.

/** @typedef {import("../engine/protocol.js").Estimate} Estimate */

const CLEAR = 2; // a difference of fewer standard errors may be noise
const LIKELY = 1; // a difference of more standard errors can be told roughly
const CLOSE = 0.05; // a difference between two chances that hardly matters
const ROUGH = 0.025; // with a larger standard error, a chance is rounded to 5 %
const UNKNOWN = 0.1; // with this standard error or a larger one, no chance is shown

/** Whether the coach has tried a move too rarely to know its chance. @param {Estimate} estimate */
export const isUnknown = ({ error }) => error >= UNKNOWN;

/**
 * Compares a move with the best move. A large difference is never called close, an uncertain one never worse.
 * @param {Estimate} best @param {Estimate} other @returns {"worse" | "close" | "unsure"}
 */
export function compare(best, other) {
  const gap = best.chance - other.chance;
  const noise = Math.hypot(best.error, other.error);
  if (noise >= UNKNOWN && gap <= CLEAR * noise) return "unsure";
  if (gap <= CLOSE) return "close";
  return gap > CLEAR * noise ? "worse" : "unsure";
}

/**
 * By how many points a move is worse than the best one; 0 if that isn't known even roughly.
 * @param {Estimate} best @param {Estimate} other
 */
export function lead(best, other) {
  const gap = best.chance - other.chance;
  const noise = Math.hypot(best.error, other.error);
  return gap > Math.max(CLOSE, LIKELY * noise) ? points(gap, noise) : 0;
}

/** A chance or a difference between chances in per cent, only as exact as it is known. @param {number} chance @param {number} error */
export function points(chance, error) {
  const step = error > ROUGH ? 5 : 1;
  return Math.round((chance * 100) / step) * step;
}

/** A chance in per cent; 0 and 100 only for a game that is over. @param {Pick<Estimate, "chance" | "error">} estimate */
export const percent = ({ chance, error }) =>
  error ? Math.min(99, Math.max(1, points(chance, error))) : points(chance, error);
