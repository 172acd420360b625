import assert from "node:assert/strict";
import { test } from "node:test";
import { drawbackText, reasonsText } from "../../../web/bots/reason-text.js";

/** Stands in for the catalogues: the id with its arguments. */
const t = (id, args = {}) => {
  const told = Object.entries(args).filter(([, value]) => value);
  return [id, ...told.map(([name, value]) => `${name}=${value}`)].join(" ");
};
const reason = (code, more) => ({ code, cards: [], amount: 0, left: 0, suit: null, seat: 0, ...more });

test("a reason is told with its cards, numbers and suit", () => {
  assert.equal(reasonsText(t, [reason("saves_hand", { amount: 4 })]), "reason-saves_hand amount=4");
  assert.equal(
    reasonsText(t, [reason("cancels_immunity", { suit: "H" })]),
    "reason-cancels_immunity suit=suit-hearts",
  );
});

test("of many reasons, the first two are told", () => {
  const reasons = ["kill", "refills_table", "keeps_diamonds"].map((code) => reason(code));
  assert.equal(reasonsText(t, reasons), "two-reasons first=reason-kill second=reason-refills_table");
});

test("of the drawbacks, the first is told; without any, nothing", () => {
  const drawbacks = [reason("pays_more", { amount: 10 }), reason("draws_less")];
  assert.equal(drawbackText(t, drawbacks), "drawback-pays_more amount=10");
  assert.equal(drawbackText(t, []), "");
});
