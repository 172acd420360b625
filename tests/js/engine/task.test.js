import assert from "node:assert/strict";
import { test } from "node:test";
import { createTasks } from "../../../web/engine/task.js";
import { createFakeClock, settle } from "../support/fakes.js";

test("a sleeping task wakes at a stop, at a hold, or when its time is over", async () => {
  const clock = createFakeClock();
  const tasks = createTasks(clock);
  const woken = [];
  void tasks.run(1, async (task) => {
    for (const ms of [500, 500, Infinity, 500]) {
      await task.change(ms);
      woken.push([clock.now(), task.stopped, task.held]);
    }
  });
  await clock.pass(600);
  tasks.hold(1, true);
  await settle();
  tasks.hold(1, false);
  await settle();
  tasks.stop(1, true);
  await settle();
  assert.deepEqual(woken, [
    [500, "", false],
    [600, "", true],
    [600, "", false],
    [600, "keep", false],
  ]);
  assert.equal(clock.waiting, 0);
});

test("a dropped task can be waited for, a hurried one is not dropped", async () => {
  const tasks = createTasks(createFakeClock());
  let dropped = false;
  void tasks.run(1, async (task) => {
    await task.dropped;
    dropped = true;
  });
  tasks.stop(1, true);
  await settle();
  assert.equal(dropped, false);
  tasks.stop(1, false);
  await settle();
  assert.equal(dropped, true);
});

test("a task that has ended or failed can't be stopped", async () => {
  const tasks = createTasks(createFakeClock());
  assert.equal(await tasks.run(1, async () => "done"), "done");
  await assert.rejects(
    tasks.run(2, async () => {
      throw new Error("no");
    }),
    /no/,
  );
  tasks.stop(1, true);
  tasks.hold(2, true);
});
