// The daily deal: one solo game a day, the same for everybody, named after the day in UTC.

/** The id of a day's game, which is also the seed of its deal. */
export const dailyGame = (now = new Date()) => `daily-${now.toISOString().slice(0, 10)}`;

/** The day of a daily game, or null for any other game. @param {string} id */
export const dayOf = (id) => /^daily-(\d{4}-\d\d-\d\d)(-|$)/.exec(id)?.[1] ?? null;
