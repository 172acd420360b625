"""How the page behaves while bots and the coach think, in a real browser with the real engine.

    python3 build.py bench thinking

Four Champions play; then the coach is asked for hints, some of which are cancelled. Messages
between the page and its worker are timed in the page. Writes bench/results/thinking.md.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Page, expect

from bench.support.phone import phone_page
from e2e.support.table import Table

LONG_TASK: Final = 50  # ms on the page's own thread
CANCEL: Final = 200  # ms from a cancel to the end of the thought
HINT: Final = 2000  # ms from the tap to the hint on the screen
MOVES: Final = 24  # made by Champions
TIMES: Final = 12  # how many hints, cancellations, and requests while the coach thinks
RESULTS: Final = Path(__file__).parent / "results" / "thinking.md"

# Notes when messages go to the worker and when answers come back.
TRAFFIC: Final = """() => {
  const Native = Worker;
  globalThis.traffic = [];
  globalThis.Worker = class extends Native {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        if (data?.type === "answer") traffic.push({ kind: "answer", at: performance.now() });
      });
    }
    postMessage(message, transferred) {
      traffic.push({ kind: message.type, at: performance.now() });
      super.postMessage(message, transferred);
    }
  };
}"""

WATCH: Final = """() => {
  globalThis.tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: "longtask" });
}"""

# Taps one element; returns the milliseconds until another one appears.
UNTIL: Final = """([tapped, shown]) => new Promise((resolve) => {
  const from = performance.now();
  new MutationObserver((_, observer) => {
    if (!document.querySelector(shown)) return;
    observer.disconnect();
    resolve(performance.now() - from);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  document.querySelector(tapped).click();
})"""


@dataclass(frozen=True)
class Measured:
    """All times in milliseconds."""

    tasks: list[float]  # the page's long tasks while Champions play
    hints: list[float]
    cancels: list[float]
    requests: list[float]  # answered while the coach thinks


def play_champions(table: Table) -> list[float]:
    """Let four Champions play; returns the page's long tasks meanwhile."""
    page = table.page
    table.new_game(4, "tea", bots=("champion",) * 4)
    page.wait_for_function("() => document.querySelector('.table-screen').dataset.ply >= 1")
    page.evaluate(WATCH)
    page.wait_for_function(
        f"""() => document.querySelector('.table-screen').dataset.ply >= {MOVES}
            || document.querySelector('.result')""",
        timeout=120_000,
    )
    tasks: list[float] = page.evaluate("() => tasks")
    return tasks


def ask_coach(table: Table) -> tuple[list[float], list[float], list[float]]:
    page = table.page
    table.new_game(3, "tea", bots=("", "knight", "knight"))
    table.tap("hint")
    table.tap("yes")
    expect(page.get_by_test_id("hint")).to_be_visible()
    hints, cancels, requests = [], [], []
    for _ in range(TIMES):
        table.tap("drop-hint")
        hints.append(page.evaluate(UNTIL, ["[data-do=hint]", "[data-testid=hint]"]))
    for _ in range(TIMES):
        table.tap("drop-hint")
        table.tap("hint")
        expect(page.get_by_test_id("coach-thinking")).to_be_visible()
        requests.append(page.evaluate(UNTIL, [".hand [data-card]", ".hand .chosen"]))
        page.evaluate("() => { traffic.length = 0; }")
        table.tap("stop-hint")
        page.wait_for_function("() => traffic.some(({ kind }) => kind === 'answer')")
        sent = {entry["kind"]: entry["at"] for entry in reversed(page.evaluate("() => traffic"))}
        cancels.append(sent["answer"] - sent["cancel"])
        page.keyboard.press("Escape")
        table.tap("hint")
        expect(page.get_by_test_id("hint")).to_be_visible()
    return hints, cancels, requests


def measure(page: Page, url: str) -> Measured:
    page.add_init_script(f"({TRAFFIC})()")
    table = Table(page, url)
    table.open()
    table.set_choice("pace", "fast")
    tasks = play_champions(table)
    return Measured(tasks, *ask_coach(table))


def report(measured: Measured) -> str:
    def row(label: str, bar: int, times: list[float]) -> str:
        longest = max(times, default=0)
        met = "met" if longest <= bar else "missed"
        middle = f"{median(times):.0f}" if times else "–"
        return f"| {label} | {len(times)} | {middle} | {longest:.0f} | {bar} | {met} |"

    return "\n".join(
        [
            "# While somebody thinks",
            "",
            "By `python3 build.py bench thinking`: the built site in Chromium, the engine in its"
            f" worker; {MOVES} moves of four Champions, then the coach; {os.cpu_count()} cores."
            " Milliseconds.",
            "",
            "| | times | median | longest | bar | |",
            "|---|---:|---:|---:|---:|---|",
            row("tasks of the page of 50 ms or more while Champions think", 50, measured.tasks),
            row("from a cancel to the end of the thought", CANCEL, measured.cancels),
            row("from the tap to the hint", HINT, measured.hints),
            row("a card chosen while the coach thinks", CANCEL, measured.requests),
            "",
        ]
    )


def main() -> int:
    with phone_page(reduced_motion="reduce") as (page, address):
        measured = measure(page, address)
    text = report(measured)
    RESULTS.write_text(text, "utf-8")
    print(text)
    met = (
        max(measured.tasks, default=0) <= LONG_TASK
        and max(measured.cancels) <= CANCEL
        and max(measured.hints) <= HINT
    )
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
