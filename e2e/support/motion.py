"""Makes a move and records its animation."""

from __future__ import annotations

from typing import Any

from e2e.support.table import Table, in_time
from regicide_core import Move

# Which hand or seats a flash of light covers.
AIMED = """(flash) => {
  const { left, top } = flash.getBoundingClientRect();
  return [...document.querySelectorAll(".hand, .seats li")].filter((each) => {
    const place = each.getBoundingClientRect();
    return Math.hypot(place.left - left, place.top - top) < 9; // the place may be shaking
  }).map((each) => each.dataset.place ?? "hand").join();
}"""

# How long each property of an animation takes from one value to the next; jumps are left out.
STEPS = """(effect) => {
  const frames = effect.getKeyframes();
  const { duration } = effect.getComputedTiming();
  return ["transform", "translate", "scale", "rotate", "opacity"].flatMap((property) => {
    const own = frames.filter((frame) => property in frame);
    return own.slice(1).flatMap((frame, place) => {
      const { [property]: was, easing, computedOffset } = own[place];
      const jumps = frame[property] === was || easing.startsWith("step");
      return jumps ? [] : [Math.round((frame.computedOffset - computedOffset) * duration)];
    });
  });
}"""

# Clicks an element, and collects everything that appears on the overlay until the animation ends.
SHOWN = in_time(
    """([what, enough]) => new Promise((done) => {
  const [faces, kinds, steps, blank] = [new Set(), new Set(), new Set(), new Set()];
  const [written, struck] = [new Set(), new Set()];
  let [begun, end, backs, named, inert] = [false, 0, 0, 0, true];
  new MutationObserver((changes, watch) => {
    // Ghosts and cards of the hand that start to move, even if several start in one slow frame.
    for (const { target, type, addedNodes } of changes) {
      addedNodes.forEach(({ dataset }) => dataset?.ghost && faces.add(dataset.ghost));
      if (target.dataset?.held === undefined || type !== "attributes") continue;
      if (target.getAnimations().length) faces.add(target.dataset.card);
    }
    const overlay = document.querySelector(".overlay");
    if (overlay) {
      begun = true;
      for (const each of document.getAnimations()) {
        if (each instanceof CSSAnimation) continue;
        (STEPS)(each.effect).forEach((step) => steps.add(step));
        end = Math.max(end, each.effect.getComputedTiming().endTime); // one clock for all
      }
      for (const { href } of overlay.querySelectorAll("use")) {
        faces.add(href.baseVal.split(/#(?:deck-)?/)[1]);
      }
      for (const ghost of overlay.querySelectorAll("[data-ghost]")) faces.add(ghost.dataset.ghost);
      for (const { classList } of overlay.querySelectorAll("*")) {
        classList.forEach((kind) => kinds.add(kind));
      }
      // A face must be drawn from this page: a drawing in another file may still be loading.
      for (const use of document.querySelectorAll(".table-screen .face use")) {
        const drawn = !use.checkVisibility() || use.getBBox().width > 0;
        if (!drawn || !use.href.baseVal.startsWith("#")) blank.add(use.href.baseVal);
      }
      const texts = overlay.querySelectorAll(".written:not(.reel), .written span");
      for (const { textContent } of texts) written.add(textContent);
      for (const flash of overlay.querySelectorAll(".flash")) struck.add((AIMED)(flash));
      backs = Math.max(backs, overlay.querySelectorAll(".unseen").length);
      named += overlay.querySelectorAll("[id], [data-place], [data-testid], [data-do]").length;
      inert &&= Boolean(overlay.closest("[inert][aria-hidden=true]"));
    }
    if (!begun || (overlay && !enough)) return;
    watch.disconnect();
    done({ faces: [...faces], kinds: [...kinds], steps: [...steps], blank: [...blank],
      written: [...written], struck: [...struck], end, backs, named, inert });
  }).observe(document.querySelector("#app"),
    { childList: true, subtree: true, attributeFilter: ["class", "data-held"] });
  document.querySelector(what).click();
})""".replace("AIMED", AIMED).replace("STEPS", STEPS)
)


def wait_for_motion(table: Table) -> None:
    """Wait until the script for animations is loaded, which happens after the first table."""
    table.page.wait_for_function("() => performance.getEntriesByName('motion').length > 0")


def make_move(table: Table, move: Move, *, begin: bool = False) -> dict[str, Any]:
    """Make a move; returns what its animation showed, to its end or only to its beginning."""
    kind, *cards = str(move).split()
    if kind == "next":
        return _shown_after(table, f"[data-next='{cards[0]}']", begin)
    table.choose_cards(*cards)
    table.settle()
    if kind == "flip":
        table.tap("flip")
    button = {"flip": "yes", "yield": "yield"}.get(kind, "confirm")
    if table.find(button).get_attribute("aria-haspopup") == "dialog":  # a losing move asks first
        table.tap(button)
        button = "yes"
    return _shown_after(table, f"[data-do={button}]", begin)


def _shown_after(table: Table, touched: str, begin: bool) -> dict[str, Any]:
    shown: dict[str, Any] = table.page.evaluate(SHOWN, [touched, begin])
    return shown
