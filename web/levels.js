// The names of our own bots; every other name is a guest's.

export const LEVELS = /** @type {readonly string[]} */ (["squire", "knight", "champion"]);
