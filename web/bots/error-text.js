// Why a bot can't go on, in words.

const TROUBLES = /** @type {const} */ ([
  "bot_crashed",
  "bot_illegal",
  "bot_stalled",
  "bot_bad_wheel",
  "bot_none",
  "bot_not_loaded",
  "bot_name_taken",
  "bot_no_room",
  "no_such_bot",
]);

/** @param {import("../i18n/index.js").Translate} t @param {string} code */
export const troubleText = (t, code) =>
  t(`bot-why-${TROUBLES.find((known) => known === code) ?? "bot_crashed"}`);
