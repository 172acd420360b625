// Computes transforms for cards that move from one rectangle of the page to another.

/**
 * The scale of an element at its own size. It is not exactly 1, because the browser rebuilds the page's layers
 * whenever a transform becomes the identity or stops being it.
 */
export const FULL_SIZE = 1.0001;

/**
 * A rectangle of a given size at the centre of a place.
 * @param {DOMRect} place @param {{width: number, height: number}} size
 */
export const centredIn = (place, { width, height }) =>
  new DOMRect(place.left + (place.width - width) / 2, place.top + (place.height - height) / 2, width, height);

/**
 * The distance from the centre of `home` to the centre of `place`, and how much larger `place` is.
 * @param {DOMRect} home @param {DOMRect} place
 */
export const offsetBetween = (home, place) => ({
  x: place.left + place.width / 2 - home.left - home.width / 2,
  y: place.top + place.height / 2 - home.top - home.height / 2,
  size: Math.min(place.width / home.width, place.height / home.height) * FULL_SIZE,
});

/**
 * The keyframe that shows an element from `home` at another place.
 * @param {DOMRect} home @param {DOMRect} place @param {number} turn in degrees
 */
export function transformTo(home, place, turn) {
  const { x, y, size } = offsetBetween(home, place);
  return { transform: `translate(${x}px, ${y}px) scale(${size}) rotate(${turn}deg)` };
}

/**
 * The same keyframe with other properties, for an element whose `transform` an earlier animation still holds.
 * @param {DOMRect} home @param {DOMRect} place @param {number} turn in degrees
 */
export function secondTransformTo(home, place, turn) {
  const { x, y, size } = offsetBetween(home, place);
  return { translate: `${x}px ${y}px`, scale: String(size), rotate: `${turn}deg` };
}
