// Says in one line what a bot's move did: "Knight: shields 9, leaves the Queen at 4".

import { seatName } from "../table/event-text.js";

const MOST_FACTS = 4; // facts in one line

/**
 * @param {import("../i18n/index.js").Translate} t @param {import("../engine/protocol.js").BotLine} line
 * @param {string[]} names
 */
export function lineText(t, { seat, enemy, facts }, names) {
  const texts = facts.slice(0, MOST_FACTS).map((fact) =>
    t(`fact-${fact.code}`, {
      amount: fact.amount,
      left: fact.left,
      name: fact.seat ? seatName(t, names, fact.seat) : "",
      rank: (fact.card ?? enemy)?.[0] ?? "",
    }),
  );
  return t("told", { name: seatName(t, names, seat), what: texts.join(t("list-comma")) });
}
