"""Time from a tap to a settled table, over whole games in a real browser with the real engine.

    python3 build.py bench latency

Every tap is a real one, and the page itself takes the times: from the moment the finger is lifted
to the frame in which the last change of the table is painted. Card animations, which begin then,
are counted separately. Writes bench/results/latency.md.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Page

from bench.support.phone import phone_page
from e2e.support.games import Following, golden
from e2e.support.table import PHONE, Table

BAR: Final = 100  # ms beyond the animation, 95th percentile
BLOCKED: Final = 250  # ms, at most, until a tap is answered while cards move
GAMES: Final = ("solo_win_with_flips", "four_players_win")
KINDS: Final = ("choose a card", "make a move", "reveal a hand")
RESULTS: Final = Path(__file__).parent / "results" / "latency.md"

# Measures from each click to the frame that shows the last change before the next click.
WATCH: Final = """() => {
  const taps = [];
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => done(performance.now());
    port1.postMessage(0);
  }));
  const begin = (kind, start) => taps.push({ kind, start, end: 0, still: 0 });
  // Changes between the touch and the click don't count.
  addEventListener("pointerdown", () => begin("", 0), { capture: true });
  addEventListener("click", (event) => {
    const { dataset } = event.target.closest("button") ?? document.body;
    const kind = dataset.card ? "choose a card" :
      dataset.do === "reveal" ? "reveal a hand" : "make a move";
    begin(event.isTrusted ? kind : "", event.timeStamp); // clicks made by WHILE_MOVING don't count
  }, { capture: true });
  new MutationObserver(async () => {
    const tap = taps.at(-1);
    if (!tap) return;
    tap.end = Math.max(tap.end, await painted());
    const moving = document.getAnimations().filter(({ effect }) => effect.target.dataset.place);
    await Promise.allSettled(moving.map((each) => each.finished));
    tap.still = Math.max(tap.still, performance.now());
  }).observe(document.querySelector("#app"),
    { subtree: true, childList: true, attributes: true, characterData: true });
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: "longtask" });
  window.latency = { taps, tasks };
}"""

# Taps a card while other cards still move; returns the milliseconds until it is chosen.
WHILE_MOVING: Final = """() => new Promise((done) => {
  const moving = document.getAnimations().filter(({ effect }) => effect.target.dataset.place);
  const card = document.querySelector(".hand [data-card]");
  if (!moving.length || !card) return done(null);
  const start = performance.now();
  const seen = new MutationObserver(() => {
    if (document.querySelector(".hand .chosen") === null) return;
    seen.disconnect();
    done(performance.now() - start);
  });
  seen.observe(card, { attributes: true });
  card.click();
})"""


@dataclass(frozen=True)
class Tap:
    """One tap; times are milliseconds from the tap."""

    kind: str
    drawn: float  # until the table shows the move
    still: float  # until nothing moves any more


@dataclass(frozen=True)
class Measured:
    """All times of the games."""

    taps: list[Tap]
    while_moving: list[float]  # from a tap to its answer, for taps made while cards move
    long_tasks: list[float]  # tasks of the page's thread of 50 ms and more


def measure(page: Page, url: str) -> Measured:
    """Play the games and collect the times."""
    table = Table(page, url)
    table.open()
    page.evaluate(WATCH)
    measured = Measured([], [], [])
    for name in GAMES:
        following = Following(table, golden(name))
        following.deal()
        page.evaluate("() => { latency.taps.length = 0; latency.tasks.length = 0; }")
        for _ in following.steps():
            if (answered := page.evaluate(WHILE_MOVING)) is not None:
                measured.while_moving.append(answered)
                page.keyboard.press("Escape")
        table.settle()
        found = page.evaluate("() => latency")
        measured.long_tasks.extend(found["tasks"])
        measured.taps.extend(
            Tap(tap["kind"], tap["end"] - tap["start"], tap["still"] - tap["start"])
            for tap in found["taps"]
            if tap["kind"] and tap["end"]
        )
    return measured


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


def report(measured: Measured) -> str:
    """The results as Markdown."""

    def row(label: str, times: list[float]) -> str:
        numbers = (median(times), p95(times), max(times))
        return f"| {label} | {len(times)} | {' | '.join(f'{each:.0f}' for each in numbers)} |"

    drawn = [tap.drawn for tap in measured.taps]
    by_kind = {kind: [tap.drawn for tap in measured.taps if tap.kind == kind] for kind in KINDS}
    blocked = max(measured.while_moving)
    return "\n".join(
        [
            "# From a tap to a settled table",
            "",
            "By `python3 build.py bench latency`: two whole games by real taps in Chromium at"
            f" {PHONE['width']} × {PHONE['height']} ({', '.join(GAMES)}), the built site, the real"
            f" engine in its worker, every move saved before it is shown; {os.cpu_count()} cores."
            " Milliseconds from the moment the finger is lifted to the frame that shows the last"
            " change; card animations begin then.",
            "",
            f"The bar, {BAR} ms beyond the animation at the 95th percentile, is"
            f" {'met' if p95(drawn) <= BAR else 'missed'}: {p95(drawn):.0f} ms. While cards move,"
            f" a tap is answered within {blocked:.0f} ms (at most {BLOCKED}).",
            "",
            "| | taps | median | 95 % | longest |",
            "|---|---:|---:|---:|---:|",
            *(row(kind, times) for kind, times in by_kind.items()),
            row("**all**", drawn),
            row("all, until nothing moves", [tap.still for tap in measured.taps]),
            row("a card chosen while others move", measured.while_moving),
            "",
            f"Tasks of the page that took 50 ms or more: {len(measured.long_tasks)}"
            + (f", the longest {max(measured.long_tasks):.0f} ms." if measured.long_tasks else "."),
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
    met = p95([tap.drawn for tap in measured.taps]) <= BAR
    return 0 if met and max(measured.while_moving) <= BLOCKED else 1


if __name__ == "__main__":
    sys.exit(main())
