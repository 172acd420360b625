import assert from "node:assert/strict";
import { test } from "node:test";
import { createHistory } from "../../../web/app/history.js";
import { openBrowser } from "../support/browser-history.js";

/** The screen that `back` opens itself; null if it uses the browser's back step. */
function backFrom(pageHistory) {
  let opened = null;
  pageHistory.back((screen, place) => {
    opened = place === undefined ? screen : `${screen}/${place}`;
  });
  return opened;
}

/** A page that was opened at home. */
function startAtHome() {
  const browser = openBrowser();
  const pageHistory = createHistory();
  pageHistory.follow("home");
  return { browser, pageHistory };
}

test("each new screen adds an entry to the browser's history", () => {
  const { browser, pageHistory } = startAtHome();
  pageHistory.push("saved");
  pageHistory.push("rules/yield");
  assert.deepEqual(browser.addresses(), ["", "#saved", "#rules/yield"]);
});

test("going to the present screen adds no entry", () => {
  const { browser, pageHistory } = startAtHome();
  pageHistory.push("saved");
  pageHistory.push("saved");
  assert.deepEqual(browser.addresses(), ["", "#saved"]);
});

test("back uses the browser's back step if that leads to the right screen", () => {
  const { pageHistory } = startAtHome();
  pageHistory.push("settings");
  assert.equal(backFrom(pageHistory), null);
  assert.equal(location.hash, "");
});

test("a table opened from a table replaces it in the history", () => {
  const { browser, pageHistory } = startAtHome();
  pageHistory.push("table/one");
  pageHistory.push("table/two");
  assert.deepEqual(browser.addresses(), ["", "#table/two"]);
});

test("back from a table leads home, whatever screens were in between", () => {
  const { pageHistory } = startAtHome();
  pageHistory.push("saved");
  pageHistory.push("table/one");
  assert.equal(backFrom(pageHistory), "home");
});

test("a lesson opened from a lesson replaces it, so that the browser's back step leads to the list", () => {
  const { browser, pageHistory } = startAtHome();
  pageHistory.push("learn");
  pageHistory.push("learn/attack");
  pageHistory.push("learn/suffer");
  assert.deepEqual(browser.addresses(), ["", "#learn", "#learn/suffer"]);
});

test("a lesson opened from elsewhere has the list before it", () => {
  const { browser, pageHistory } = startAtHome();
  pageHistory.push("learn/next");
  pageHistory.push("learn/attack");
  assert.deepEqual(browser.addresses(), ["", "#learn", "#learn/attack"]);
  assert.equal(backFrom(pageHistory), null);
  assert.equal(location.hash, "#learn");
});

test("back from a lesson whose address was opened first leads to the list, and from there home", () => {
  openBrowser("#learn/attack");
  const pageHistory = createHistory();
  pageHistory.follow("learn/attack");
  assert.equal(backFrom(pageHistory), "learn");
  pageHistory.push("learn");
  assert.equal(backFrom(pageHistory), "home");
});

test("visiting a screen again shortens the way back", () => {
  const { pageHistory } = startAtHome();
  pageHistory.push("rules/yield");
  pageHistory.push("settings");
  pageHistory.push("rules/setup");
  assert.equal(backFrom(pageHistory), "home");
});

test("going home clears the way back", () => {
  const { pageHistory } = startAtHome();
  pageHistory.push("settings");
  pageHistory.push("home");
  assert.deepEqual(history.state.path, ["home"]);
});

test("replacing the present address adds no entry", () => {
  const { browser, pageHistory } = startAtHome();
  pageHistory.push("settings");
  pageHistory.replace("device");
  assert.deepEqual(browser.addresses(), ["", "#device"]);
});

test("replacing the present address keeps the entry before it", () => {
  const { pageHistory } = startAtHome();
  pageHistory.push("table");
  pageHistory.replace("table/one");
  assert.equal(backFrom(pageHistory), null);
  assert.equal(location.hash, "");
});

test("back from an inner screen that was opened first leads home", () => {
  openBrowser("#rules/yield");
  const pageHistory = createHistory();
  pageHistory.follow("rules/yield");
  assert.equal(backFrom(pageHistory), "home");
});

test("a followed link is added to the way back", () => {
  const { browser, pageHistory } = startAtHome();
  pageHistory.push("settings");
  browser.visit("#device");
  pageHistory.follow("device");
  assert.deepEqual(history.state.path, ["home", "settings", "device"]);
  assert.equal(backFrom(pageHistory), null);
  assert.equal(location.hash, "#settings");
});

test("the browser's buttons restore the way back of their entry", () => {
  const { browser, pageHistory } = startAtHome();
  pageHistory.push("settings");
  pageHistory.push("device");
  browser.step(-2);
  pageHistory.follow("home");
  browser.step(2);
  pageHistory.follow("device");
  assert.equal(backFrom(pageHistory), null);
  assert.equal(location.hash, "#settings");
});

test("a reloaded page keeps its way back", () => {
  const { pageHistory } = startAtHome();
  pageHistory.push("rules/yield");
  pageHistory.push("settings");
  const again = createHistory();
  again.follow("settings");
  assert.equal(backFrom(again), null);
  assert.equal(location.hash, "#rules/yield");
});

test("back to a place within a screen names the place", () => {
  const { browser, pageHistory } = startAtHome();
  pageHistory.push("rules/yield");
  pageHistory.push("settings");
  browser.visit("#elsewhere");
  history.replaceState({ path: ["home", "rules/yield", "settings"], before: "elsewhere" }, "");
  pageHistory.follow("settings");
  assert.equal(backFrom(pageHistory), "rules/yield");
});
