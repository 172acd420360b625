"""From a navigation to the first legal move, beside a stock Pyodide page; memory; shell.

    python3 build.py bench boot [--runs 9]

The stock page is the same site with another worker: `loadPyodide()`, `micropip.install(wheel)`, the
same bridge. Both are asked for a solo game as soon as the menu is there; ready is when the hand is
on the table. Runs are interleaved, each first visit in a browser of its own; the figures are
medians, and the bars are ratios to the stock page. Writes bench/results/boot.md.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from bench.booting.host import Wire, hosting
from bench.booting.slow import slowed
from bench.booting.stock import stock_site, with_stock_service_worker
from e2e.games import Following, golden
from e2e.table import BOOT_MS, PHONE, Table
from tools.browser import FLAGS, browser
from tools.places import CACHE, DIST, ROOT
from tools.shell_size import weigh
from tools.transfer import FIRST_VISIT, first_visit, transfer_of

RESULTS: Final = Path(__file__).parent / "results" / "boot.md"
PHONE_WIRE: Final = {"bits_per_second": 10_000_000, "delay": 0.06}
SLOWER: Final = 4
ENOUGH: Final = 9  # runs
BARS: Final = {"first": 0.33, "offline": 0.20, "phone": 0.40, "shell": 0.05, "memory": 1.3}

# Asks for a game at once, and notes when the page has answered, and when the hand is there.
WATCH: Final = """
const boot = { menu: 0, shell: 0, ready: 0 };
window.boot = boot;
const look = () => {
  const solo = document.querySelector("[data-do=solo]");
  if (solo && !boot.menu) {
    boot.menu = performance.now();
    solo.click();
  }
  const answered = document.querySelector(".notice")?.textContent.trim();
  const dealt = document.querySelector(".hand [data-card]");
  if (boot.menu && (answered || dealt)) boot.shell ||= performance.now();
  if (dealt) boot.ready ||= performance.now();
};
const everything = { childList: true, subtree: true, characterData: true };
new MutationObserver(look).observe(document, everything);
"""

# Where Python's memory is, seen from inside a worker.
REMEMBER: Final = """
for (const name of ["instantiate", "instantiateStreaming"]) {
  const asIs = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const made = await asIs.apply(WebAssembly, given);
    const { memory } = (made.instance ?? made).exports;
    if (memory) globalThis.pythonMemory = memory;
    return made;
  };
}
"""

SETTLED: Final = """async (snapshot) => {
  await navigator.serviceWorker.register("service-worker.js");
  await navigator.serviceWorker.ready;
  while (snapshot) {
    const cache = await caches.open(`regicide-snapshot:${location.pathname}`);
    if ((await cache.keys()).some(({ url }) => url.includes("/snapshot/"))) break;
    await new Promise((done) => setTimeout(done, 200));
  }
}"""


@dataclass
class Times:
    """Of one way under one condition, in milliseconds from the navigation."""

    ready: list[float] = field(default_factory=list)
    shell: list[float] = field(default_factory=list)

    def add(self, page: Page) -> None:
        page.wait_for_function("() => window.boot?.ready", polling=50, timeout=BOOT_MS)
        noted = page.evaluate("() => window.boot")
        self.ready.append(noted["ready"])
        self.shell.append(noted["shell"])


Compared = dict[str, Times]  # "ours" and "stock"


@contextmanager
def visiting(playwright: Playwright, profile: str) -> Iterator[BrowserContext]:
    """A browser of its own, that keeps what a browser keeps."""
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=browser(),
        args=list(FLAGS),
        viewport=PHONE,
        has_touch=True,
        locale="en-GB",
    )
    context.add_init_script(WATCH)
    yield context
    context.close()


def first_visits(
    playwright: Playwright, urls: dict[str, str], runs: int, slower: int = 1
) -> Compared:
    """Each with empty caches."""
    times = {name: Times() for name in urls}
    for _ in range(runs):
        for name, url in urls.items():
            with (
                tempfile.TemporaryDirectory() as profile,
                visiting(playwright, profile) as context,
                slowed(slower) if slower > 1 else nullcontext(),
            ):
                page = context.new_page()
                page.goto(url, wait_until="commit", timeout=BOOT_MS)
                times[name].add(page)
    return times


def later_visits(playwright: Playwright, urls: dict[str, str], runs: int, wire: Wire) -> Compared:
    """From a service worker, with the network gone; ours with the snapshot it made by itself."""
    times = {name: Times() for name in urls}
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        profiles = dict(zip(urls, (one, two), strict=True))
        for name, url in urls.items():
            with visiting(playwright, profiles[name]) as context:
                page = context.new_page()
                page.goto(url)
                times[name].add(page)
                page.set_default_timeout(BOOT_MS)
                page.evaluate(SETTLED, name == "ours")
        wire.cut = True
        # What the browser compiles, it keeps from the second time on.
        for name, url in urls.items():
            with visiting(playwright, profiles[name]) as context:
                _visit(context, url, times[name])
        for each in times.values():
            each.ready.clear()
            each.shell.clear()
        for _ in range(runs):
            for name, url in urls.items():
                with visiting(playwright, profiles[name]) as context:
                    _visit(context, url, times[name])
        wire.cut = False
    return times


def _visit(context: BrowserContext, url: str, times: Times) -> None:
    page = context.new_page()
    page.goto(url, wait_until="commit", timeout=BOOT_MS)
    times.add(page)


@dataclass(frozen=True)
class Memory:
    """Of the engine's worker, in bytes."""

    python: int
    scripts: int  # what JavaScript holds for it, Python's files among it

    @property
    def whole(self) -> int:
        return self.python + self.scripts


def memory_of(playwright: Playwright, url: str, *, play: bool) -> Memory:
    """After a whole game, or when Python is there."""
    with tempfile.TemporaryDirectory() as profile, visiting(playwright, profile) as context:
        context.route(
            "**/worker.js",
            lambda route: route.fulfill(
                body=REMEMBER + route.fetch().text(), content_type="text/javascript"
            ),
        )
        page = context.new_page()
        devtools = WorkerTools(page)
        table = Table(page, url)
        table.open()
        if play:
            Following(table, golden("solo_win_with_flips")).play()
        python = page.workers[0].evaluate("() => pythonMemory.buffer.byteLength")
        devtools.ask("HeapProfiler.collectGarbage")
        heap = devtools.ask("Runtime.getHeapUsage")
        return Memory(python, heap["usedSize"] + heap["backingStorageSize"])


class WorkerTools:
    """DevTools on the first worker that a page starts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.workers: list[str] = []
        self.answers: list[dict[str, dict[str, int]]] = []
        self.session.on("Target.attachedToTarget", lambda it: self.workers.append(it["sessionId"]))
        self.session.on(
            "Target.receivedMessageFromTarget",
            lambda it: self.answers.append(json.loads(it["message"])),
        )
        attach = {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False}
        self.session.send("Target.setAutoAttach", attach)

    def ask(self, method: str) -> dict[str, int]:
        self.answers.clear()
        message = {"sessionId": self.workers[0], "message": json.dumps({"id": 1, "method": method})}
        self.session.send("Target.sendMessageToTarget", message)
        while not any("id" in answer for answer in self.answers):
            self.page.wait_for_timeout(20)
        return next(answer["result"] for answer in self.answers if "id" in answer)


@dataclass(frozen=True)
class Setting:
    """What the figures are worth."""

    runs: int
    own_service_worker: bool
    transfer: int

    def caveats(self) -> list[str]:
        """What stands between these figures and the bars, if anything."""
        few = f"**Not judged**: the bars are for medians of {ENOUGH} runs or more; load was"
        load = f" {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores at the end."
        stand_in = "The site has no service worker yet: offline, both pages have the stock one."
        found = [few + load] if self.runs < ENOUGH else []
        return found + ([] if self.own_service_worker else [stand_in])


def report(found: dict[str, Compared], memory: dict[str, Memory], setting: Setting) -> str:
    """The results for people."""
    rows = []
    runs, transfer = setting.runs, setting.transfer

    def row(what: str, ours: float, stock: float, bar: float, unit: str) -> None:
        ratio = ours / stock
        verdict = "too few runs" if runs < ENOUGH else "met" if ratio <= bar else "missed"
        rows.append(
            f"| {what} | {ours:,.0f} {unit} | {stock:,.0f} {unit} | {ratio:.2f} | {bar:.2f} |"
            f" {verdict} |"
        )

    names = {
        "first": "first visit",
        "offline": "later, offline from the service worker",
        "phone": "first visit, simulated phone",
    }
    for key, what in names.items():
        if key in found:
            times = found[key]
            row(what, median(times["ours"].ready), median(times["stock"].ready), BARS[key], "ms")
    times = found["first"]
    row(
        "shell usable, first visit",
        median(times["ours"].shell),
        median(times["stock"].ready),
        BARS["shell"],
        "ms",
    )
    ours, bare = memory["ours"], memory["bare"]
    row("engine memory after a game", ours.whole / 1e6, bare.whole / 1e6, BARS["memory"], "MB")
    within = transfer <= FIRST_VISIT
    return "\n".join(
        [
            "# Starting",
            "",
            "By `python3 build.py bench boot`: medians of"
            f" {runs} interleaved runs in Chromium, {os.cpu_count()} cores, a host that gzips;"
            " milliseconds from the navigation to the hand on the table, asked for as soon as the"
            " menu was there. Stock is the same page whose worker does `loadPyodide()` and"
            " `micropip.install(wheel)`; offline it has a service worker of its own. The phone has"
            f" {PHONE_WIRE['bits_per_second'] / 1e6:.0f} Mbit/s,"
            f" {PHONE_WIRE['delay'] * 1000:.0f} ms,"
            f" and a processor that runs 1/{SLOWER} of the time. Memory is compared with a bare"
            " `loadPyodide()` in the same page: Python's, and what JavaScript holds in the worker.",
            "",
            *(line for caveat in setting.caveats() for line in (caveat, "")),
            "| | ours | stock | ratio | bar | |",
            "|---|---:|---:|---:|---:|---|",
            *rows,
            "",
            f"First-visit transfer: {transfer / 1e6:.2f} MB of {FIRST_VISIT / 1e6:.1f} MB,"
            f" {'met' if within else 'missed'}.",
            "",
            "Every run, in seconds:",
            "",
            *(
                f"- {names[key]}, {name}: {', '.join(f'{ms / 1000:.2f}' for ms in times.ready)}"
                for key, compared in found.items()
                for name, times in compared.items()
            ),
            "",
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=9)
    runs = parser.parse_args().runs
    site = ROOT / os.environ.get("REGICIDE_SITE", str(DIST))
    made = CACHE / "bench-boot"
    own = (site / "service-worker.js").exists()
    folders = {
        "/ours/": site if own else with_stock_service_worker(site, made / "ours"),
        "/stock/": stock_site(site, made / "stock"),
        "/bare/": stock_site(site, made / "bare", "bare-worker.js"),
    }
    found: dict[str, Compared] = {}
    with hosting(folders) as (address, wire), sync_playwright() as playwright:
        urls = {name: f"{address}/{name}/" for name in ("ours", "stock")}
        found["first"] = first_visits(playwright, urls, runs)
        found["offline"] = later_visits(playwright, urls, runs, wire)
        memory = {
            "ours": memory_of(playwright, urls["ours"], play=True),
            "bare": memory_of(playwright, f"{address}/bare/", play=False),
        }
        wire.bits_per_second, wire.delay = PHONE_WIRE["bits_per_second"], PHONE_WIRE["delay"]
        found["phone"] = first_visits(playwright, urls, runs, SLOWER)
    setting = Setting(runs, own, transfer_of(first_visit(site, weigh(site))))
    text = report(found, memory, setting)
    RESULTS.write_text(text, "utf-8")
    print(text)
    return 0 if "missed" not in text else 1


if __name__ == "__main__":
    sys.exit(main())
