// The daily deal: one solo game a day, the same for everybody. The day changes at midnight UTC.

/** The id of today's game, which is also the seed of its deal. */
export const dailyGameId = (now = new Date()) => `daily-${now.toISOString().slice(0, 10)}`;

/** The day of a daily game or of its copy, such as 2026-03-01; null for any other game. @param {string} id */
export const dayOf = (id) => /^daily-(\d{4}-\d\d-\d\d)(-|$)/.exec(id)?.[1] ?? null;
