import assert from "node:assert/strict";
import { test } from "node:test";
import { dailyGameId, dayOf } from "../../../web/storage/daily.js";

test("a day's game is named after the day in UTC", () => {
  assert.equal(dailyGameId(new Date("2026-03-01T23:59:59Z")), "daily-2026-03-01");
  assert.equal(dailyGameId(new Date("2026-03-02T01:00:00+02:00")), "daily-2026-03-01");
});

test("without a date, the name is today's", (context) => {
  context.mock.timers.enable({ apis: ["Date"], now: Date.parse("2026-11-18T12:00:00Z") });
  assert.equal(dailyGameId(), "daily-2026-11-18");
});

test("a daily game and its copies know their day", () => {
  assert.equal(dayOf("daily-2026-03-01"), "2026-03-01");
  assert.equal(dayOf("daily-2026-03-01-1x7f"), "2026-03-01");
});

test("any other game has no day", () => {
  for (const id of ["", "daily-", "daily-2026-3-1", "daily-2026-03-011", "my daily-2026-03-01"]) {
    assert.equal(dayOf(id), null, id);
  }
});
