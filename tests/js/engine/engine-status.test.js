import assert from "node:assert/strict";
import { test } from "node:test";
import { timesOf } from "../../../web/engine/boot/report.js";
import { createEngineStatus } from "../../../web/engine/engine-status.js";

test("each stage is noted when it begins, once", () => {
  let time = 100;
  const status = createEngineStatus(() => time);
  status.beginAttempt("fast");
  for (const [at, stage] of [
    [150, "download"],
    [160, "download"],
    [400, "start"],
    [450, "ready"],
  ]) {
    time = at;
    status.enterStage({ stage, loaded: 0, total: 0 });
  }
  assert.deepEqual(timesOf(status.attempt()), [
    { stage: "worker", ms: 50 },
    { stage: "download", ms: 250 },
    { stage: "start", ms: 50 },
  ]);
});

test("only the last six starts are remembered", () => {
  const status = createEngineStatus(() => 0);
  for (let at = 0; at < 8; at += 1) status.beginAttempt(at < 2 ? "instant" : "plain");
  const { attempts } = status.get();
  assert.equal(attempts.length, 6);
  assert.ok(attempts.every(({ path }) => path === "plain"));
});

test("a change makes a new status object and leaves the old one unchanged", () => {
  const status = createEngineStatus(() => 0);
  const told = [];
  status.listen((each) => told.push(each));
  status.beginAttempt("fast");
  status.changeAttempt({ memory: 7 });
  assert.deepEqual(
    told.map(({ attempts }) => attempts.map(({ memory }) => memory)),
    [[], [0], [7]],
  );
});
