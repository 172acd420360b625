import assert from "node:assert/strict";
import { test } from "node:test";
import { createWatchdog } from "../../../web/engine/boot/watchdog.js";

function watched() {
  const timers = new Set();
  let barks = 0;
  const dog = createWatchdog(
    () => {
      barks += 1;
    },
    (tick) => {
      timers.add(tick);
      return () => timers.delete(tick);
    },
  );
  const tick = (times) => {
    for (let at = 0; at < times; at += 1) for (const each of [...timers]) each();
  };
  return { dog, tick, timers, barks: () => barks };
}

test("silence for the given seconds is reported once, and the timer stops", () => {
  const { dog, tick, timers, barks } = watched();
  dog.expect(3);
  tick(2);
  assert.equal(barks(), 0);
  tick(5);
  assert.equal(barks(), 1);
  assert.equal(timers.size, 0);
});

test("a sign of life restarts the count with the same timer", () => {
  const { dog, tick, timers, barks } = watched();
  dog.expect(3);
  tick(2);
  dog.expect(3);
  assert.equal(timers.size, 1);
  tick(2);
  assert.equal(barks(), 0);
  tick(1);
  assert.equal(barks(), 1);
});

test("a resting watchdog reports nothing, and can be started again", () => {
  const { dog, tick, barks } = watched();
  dog.expect(1);
  dog.rest();
  tick(9);
  assert.equal(barks(), 0);
  dog.expect(1);
  tick(1);
  assert.equal(barks(), 1);
});
