// Who looks at the table, and whether the device must be passed to them first.

/** @typedef {import("../app/state.js").View} View */

/** The seats that people hold. @param {View} view */
export const peopleAt = ({ bots }) => bots.flatMap((bot, at) => (bot ? [] : [at + 1]));

/**
 * The only person always; of several the one at turn, once they have the device; an onlooker (0) while
 * the device waits for somebody, or all seats are bots'.
 * @param {View} view
 */
export function lookerAt(view) {
  const people = peopleAt(view);
  const { seat } = view.observation;
  if (people.length < 2) return { seat: people[0] ?? 0, covered: false };
  if (view.over) return { seat: view.viewer, covered: false };
  if (!people.includes(seat)) return { seat: 0, covered: false };
  return view.viewer === seat ? { seat, covered: false } : { seat: 0, covered: true };
}

/** Where all hands lie open: whoever is at turn, and no cover. @param {View} view */
export const lookerAtOpen = (view) => ({
  seat: view.over ? view.viewer : view.observation.seat,
  covered: false,
});
