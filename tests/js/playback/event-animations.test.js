// Every visible event has an animation, and a defeat uses the right piles.

import assert from "node:assert/strict";
import test from "node:test";
import { ANIMATIONS, animateEvent } from "../../../web/playback/event-animations.js";
import {
  deferredPile,
  growingPiles,
  isExactDefeat,
  landOnPile,
  pileOfRoyal,
} from "../../../web/playback/pile-animation.js";
import { EVENTS, TYPES } from "./events.js";

test("every type of event but a wish has an animation", () => {
  assert.deepEqual(Object.keys(ANIMATIONS).sort(), TYPES.filter((type) => type !== "wished").sort());
});

test("a wish is not animated", () => {
  const scene = /** @type {import("../../../web/playback/scene.js").Scene} */ ({}); // any access would throw
  assert.doesNotThrow(() => animateEvent(scene, EVENTS.wished, { at: 0, step: 1 }));
});

test("a royal that is hit exactly goes to the Tavern, any other is discarded", () => {
  assert.equal(pileOfRoyal(true), "tavern");
  assert.equal(pileOfRoyal(false), "discard");
});

test("the discard pile grows with every defeat, the Tavern with an exact one", () => {
  assert.deepEqual(growingPiles(true), ["tavern", "discard"]);
  assert.deepEqual(growingPiles(false), ["discard"]);
});

test("the picture of the royal's pile is deferred", () => {
  assert.equal(deferredPile(true), "deferred-tavern");
  assert.equal(deferredPile(false), "deferred-discard");
});

test("only a defeat can be exact", () => {
  assert.equal(isExactDefeat([EVENTS.played, EVENTS.damaged]), false);
  assert.equal(isExactDefeat([{ ...EVENTS.defeated, exact: false }]), false);
  assert.ok(isExactDefeat([EVENTS.played, EVENTS.defeated]));
});

test("of several cards the last stays on the pile, and the others disappear when it lands", () => {
  assert.deepEqual(landOnPile(300, 300), { atEnd: "stays" });
  assert.deepEqual(landOnPile(200, 300), { atEnd: "disappears", linger: 100 });
});
