"""Time from a tap to its answer, over whole games in a real browser with the real engine.

    python3 build.py bench latency

Every tap is a real one, and the page itself takes the times, from the moment the finger is lifted.
Each kind of tap has a bar of its own. Writes bench/results/latency.md.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Page

from bench.support.phone import phone_page
from e2e.support.games import Following, golden
from e2e.support.table import PHONE, Table

GAMES: Final = ("solo_win_with_flips", "four_players_win")
RESULTS: Final = Path(__file__).parent / "results" / "latency.md"
CHOOSE: Final = "choose a card: to the card shown as chosen"
SHOW: Final = "make a move: to the table with the new position"
MOVE: Final = "make a move: to the first moving frame"
REVEAL: Final = "reveal a hand: to the hand"
MEANWHILE: Final = "choose a card while others move"


@dataclass(frozen=True)
class Bar:
    """The longest times allowed, in milliseconds; None: no bar."""

    p95: float | None
    longest: float | None


BARS: Final = {
    CHOOSE: Bar(70, None),
    SHOW: Bar(120, 250),
    MOVE: Bar(120, 250),
    REVEAL: Bar(120, 250),
    MEANWHILE: Bar(None, 250),
}

# Measures each tap from the click to the paint of the frame that answers it: the first frame in
# which a card is chosen or put back, or the table has the new position, and the first frame
# in which something moves. The clock starts at the event's own time, before any handler has run.
WATCH: Final = """() => {
  const taps = [];
  const painted = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => done(performance.now());
    port1.postMessage(0);
  });
  // A chosen card that rises is a CSS transition: it isn't the move.
  const isMoving = (animation) =>
    !(animation instanceof CSSTransition) && !(animation instanceof CSSAnimation) &&
    animation.playState === "running" && animation.startTime !== null &&
    animation.currentTime > 0 &&
    animation.effect.target.closest(".overlay, .overlay-prepared, .hand");
  const look = {
    choose: () => [...document.querySelectorAll(".hand .chosen")]
      .map((card) => card.dataset.card).join(),
    move: () => document.querySelector(".table-screen")?.dataset.ply +
      Boolean(document.querySelector(".cover")),
    reveal: () => Boolean(document.querySelector(".cover")),
  };
  async function watch(tap) {
    const before = tap.before;
    const frame = async () => {
      const [shown, moves] = [look[tap.kind]() !== before, document.getAnimations().some(isMoving)];
      if ((shown && !tap.shown) || (moves && !tap.moved)) {
        const now = await painted();
        if (shown) tap.shown ||= now - tap.start;
        if (moves && tap.kind === "move") tap.moved ||= now - tap.start;
      }
      const isDone = tap.shown && (tap.moved || tap.kind !== "move");
      if (!isDone && taps.at(-1) === tap) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }
  addEventListener("click", (event) => {
    if (!event.isTrusted) return; // clicks made by WHILE_MOVING don't count
    const { dataset } = event.target.closest("button") ?? document.body;
    const kind = dataset.card ? "choose" : dataset.do === "reveal" ? "reveal" :
      dataset.do || dataset.next ? "move" : "";
    if (!kind) return;
    const tap = { kind, start: event.timeStamp, shown: 0, moved: 0, before: look[kind]() };
    taps.push(tap);
    watch(tap);
  }, { capture: true });
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: "longtask" });
  window.latency = { taps, tasks };
}"""

# Waits until something moves, then taps a card; returns the milliseconds until the card is chosen,
# or null if nothing moves within a second.
WHILE_MOVING: Final = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const tap = latency.taps.findLast(({ kind }) => kind === "move");
  for (let left = 60; left && tap && !tap.moved; left -= 1) await frame();
  const card = document.querySelector(".hand [data-card]");
  if (!tap?.moved || !card) return null;
  const start = performance.now();
  return new Promise((done) => {
    new MutationObserver((_, seen) => {
      if (document.querySelector(".hand .chosen") === null) return;
      seen.disconnect();
      done(performance.now() - start);
    }).observe(card, { attributes: true });
    card.click();
  });
}"""


@dataclass
class Measured:
    """All times of the games, in milliseconds, by what they measure."""

    times: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in BARS})
    still: int = 0  # moves in which nothing had to move
    long_tasks: list[float] = field(default_factory=list)  # of the page's thread, 50 ms or more

    def add(self, tap: dict[str, object]) -> None:
        shown, moved = float(str(tap["shown"])), float(str(tap["moved"]))
        name = {"choose": CHOOSE, "move": SHOW, "reveal": REVEAL}[str(tap["kind"])]
        if shown:  # a button that only opens a question doesn't change the table
            self.times[name].append(shown)
        if moved:
            self.times[MOVE].append(moved)
        elif shown and tap["kind"] == "move":
            self.still += 1


def measure(page: Page, url: str) -> Measured:
    """Play the games and collect the times."""
    table = Table(page, url)
    table.open()
    page.evaluate(WATCH)
    measured = Measured()
    for name in GAMES:
        following = Following(table, golden(name))
        following.deal()
        page.wait_for_function("() => performance.getEntriesByName('motion').length")
        page.evaluate("() => { latency.taps.length = 0; latency.tasks.length = 0; }")
        for _ in following.steps():
            if (answered := page.evaluate(WHILE_MOVING)) is not None:
                measured.times[MEANWHILE].append(answered)
                page.keyboard.press("Escape")
        table.settle()
        found = page.evaluate("() => latency")
        measured.long_tasks.extend(found["tasks"])
        for tap in found["taps"]:
            measured.add(tap)
    return measured


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


def is_met(name: str, times: list[float]) -> bool:
    bar = BARS[name]
    return (bar.p95 is None or p95(times) <= bar.p95) and (
        bar.longest is None or max(times) <= bar.longest
    )


def report(measured: Measured) -> str:
    """The results as Markdown."""

    def row(name: str, times: list[float]) -> str:
        bar = BARS[name]
        numbers = " | ".join(f"{each:.0f}" for each in (median(times), p95(times), max(times)))
        bars = [
            f"{label} ≤ {most:.0f}"
            for label, most in (("95 %", bar.p95), ("longest", bar.longest))
            if most is not None
        ]
        verdict = "✓ met" if is_met(name, times) else "✗ **short**"
        return f"| {name} | {len(times)} | {numbers} | {', '.join(bars)} | {verdict} |"

    tasks = measured.long_tasks
    return "\n".join(
        [
            "# From a tap to its answer",
            "",
            "By `python3 build.py bench latency`: two whole games by real taps in Chromium at"
            f" {PHONE['width']} × {PHONE['height']} ({', '.join(GAMES)}), the built site, the real"
            f" engine in its worker, every move saved before it is shown; {os.cpu_count()} cores."
            " Milliseconds from the moment the finger is lifted to the paint of the frame that"
            " answers. Where cards move, the new position lies below them, and they begin where"
            " they lay before.",
            "",
            "| | taps | median | 95 % | longest | bars | |",
            "|---|---:|---:|---:|---:|---|---|",
            *(row(name, times) for name, times in measured.times.items()),
            "",
            f"Moves in which nothing had to move: {measured.still}. Tasks of the page that took"
            f" 50 ms or more: {len(tasks)}"
            + (f", the longest {max(tasks):.0f} ms." if tasks else "."),
            "",
        ]
    )


def main() -> int:
    # Service workers are blocked, so that storing the site offline does not disturb the bench.
    with phone_page(service_workers="block") as (page, address):
        measured = measure(page, address)
    text = report(measured)
    RESULTS.write_text(text, "utf-8")
    print(text)
    return 0 if all(is_met(name, times) for name, times in measured.times.items()) else 1


if __name__ == "__main__":
    sys.exit(main())
