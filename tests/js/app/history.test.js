import assert from "node:assert/strict";
import { test } from "node:test";
import { createHistory } from "../../../web/app/history.js";
import { openBrowser } from "../support/browser-history.js";

/** Where `back` leads if the browser's own step doesn't. */
function backFrom(trail) {
  let led = null;
  trail.back((screen, place) => {
    led = place === undefined ? screen : `${screen}/${place}`;
  });
  return led;
}

/** A page that was opened at home. */
function startAtHome() {
  const browser = openBrowser();
  const trail = createHistory();
  trail.follow("home");
  return { browser, trail };
}

test("each step of the page is a step of the browser", () => {
  const { browser, trail } = startAtHome();
  trail.push("saved");
  trail.push("rules/yield");
  assert.deepEqual(browser.addresses(), ["", "#saved", "#rules/yield"]);
});

test("a step to where the page is already is none", () => {
  const { browser, trail } = startAtHome();
  trail.push("saved");
  trail.push("saved");
  assert.deepEqual(browser.addresses(), ["", "#saved"]);
});

test("back is the browser's own step where that leads to the same screen", () => {
  const { trail } = startAtHome();
  trail.push("settings");
  assert.equal(backFrom(trail), null);
  assert.equal(location.hash, "");
});

test("from table to table the new one takes the old one's place", () => {
  const { browser, trail } = startAtHome();
  trail.push("table/one");
  trail.push("table/two");
  assert.deepEqual(browser.addresses(), ["", "#table/two"]);
});

test("back from a table leads home, whatever was between", () => {
  const { trail } = startAtHome();
  trail.push("saved");
  trail.push("table/one");
  assert.equal(backFrom(trail), "home");
});

test("a screen that is visited again shortens the way back", () => {
  const { trail } = startAtHome();
  trail.push("rules/yield");
  trail.push("settings");
  trail.push("rules/setup");
  assert.equal(backFrom(trail), "home");
});

test("home forgets the way there", () => {
  const { trail } = startAtHome();
  trail.push("settings");
  trail.push("home");
  assert.deepEqual(history.state.path, ["home"]);
});

test("another address instead of the present one leaves no step", () => {
  const { browser, trail } = startAtHome();
  trail.push("settings");
  trail.replace("device");
  assert.deepEqual(browser.addresses(), ["", "#device"]);
});

test("an address put instead keeps the browser's step before it", () => {
  const { trail } = startAtHome();
  trail.push("table");
  trail.replace("table/one");
  assert.equal(backFrom(trail), null);
  assert.equal(location.hash, "");
});

test("a page that was opened at an inner screen goes back home by itself", () => {
  openBrowser("#rules/yield");
  const trail = createHistory();
  trail.follow("rules/yield");
  assert.equal(backFrom(trail), "home");
});

test("a link joins the way", () => {
  const { browser, trail } = startAtHome();
  trail.push("settings");
  browser.visit("#device");
  trail.follow("device");
  assert.deepEqual(history.state.path, ["home", "settings", "device"]);
  assert.equal(backFrom(trail), null);
  assert.equal(location.hash, "#settings");
});

test("the browser's buttons bring the way of their page back", () => {
  const { browser, trail } = startAtHome();
  trail.push("settings");
  trail.push("device");
  browser.step(-2);
  trail.follow("home");
  browser.step(2);
  trail.follow("device");
  assert.equal(backFrom(trail), null);
  assert.equal(location.hash, "#settings");
});

test("a page that is reloaded knows its way", () => {
  const { trail } = startAtHome();
  trail.push("rules/yield");
  trail.push("settings");
  const again = createHistory();
  again.follow("settings");
  assert.equal(backFrom(again), null);
  assert.equal(location.hash, "#rules/yield");
});

test("the way back to a place in a screen names the place", () => {
  const { browser, trail } = startAtHome();
  trail.push("rules/yield");
  trail.push("settings");
  browser.visit("#elsewhere");
  history.replaceState({ path: ["home", "rules/yield", "settings"], before: "elsewhere" }, "");
  trail.follow("settings");
  assert.equal(backFrom(trail), "rules/yield");
});
