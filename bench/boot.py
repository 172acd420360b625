"""How fast the site starts, and how much memory it takes, compared with a stock Pyodide page.

    python3 build.py bench boot [--runs 9]

The stock page is the same site with another worker: `loadPyodide()`, `micropip.install(wheel)`, the
same bridge. On both pages a solo game is asked for as soon as the menu appears, and the page is
ready when the hand is on the table. Runs of the two pages alternate, each in a new browser that has
become idle. The figures are medians; the bars are ratios to the stock page. Writes
bench/results/boot.md.
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

from playwright.sync_api import BrowserContext, Page, Playwright, Route, sync_playwright

from bench.support.boot.host import Wire, run_host
from bench.support.boot.slow import slow_down, wait_until_idle
from bench.support.boot.stock import stock_site
from e2e.support.games import Following, golden
from e2e.support.table import BOOT_MS, PHONE, Table
from tools.browser import FLAGS, browser
from tools.paths import CACHE, DIST, ROOT
from tools.site.first_visit import FIRST_VISIT, first_visit, transfer_of
from tools.site.shell_size import weigh

RESULTS: Final = Path(__file__).parent / "results" / "boot.md"
PHONE_WIRE: Final = {"bits_per_second": 10_000_000, "delay": 0.06}
SLOWER: Final = 4
ENOUGH: Final = 9  # with fewer runs, the report says that they are too few
BARS: Final = {"first": 0.33, "offline": 0.20, "phone": 0.40, "shell": 0.05, "memory": 1.3}

# Asks for a game as soon as the menu appears; notes when the page reacts and when cards are dealt.
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

# Makes Python's memory a global variable of the worker, so that it can be measured.
EXPOSE_MEMORY: Final = """
for (const name of ["instantiate", "instantiateStreaming"]) {
  const native = WebAssembly[name];
  WebAssembly[name] = async (...args) => {
    const made = await native.apply(WebAssembly, args);
    const { memory } = (made.instance ?? made).exports;
    if (memory) globalThis.pythonMemory = memory;
    return made;
  };
}
"""

# Waits for the service worker. Our page registers its own; the stock page's is registered here.
AWAIT_SERVICE_WORKER: Final = """async (register) => {
  if (register) await navigator.serviceWorker.register("service-worker.js");
  await navigator.serviceWorker.ready;
}"""

# Waits until the page has saved its memory snapshot.
AWAIT_SNAPSHOT: Final = """async () => {
  for (;;) {
    const cache = await caches.open(`regicide-snapshot:${location.pathname}`);
    if ((await cache.keys()).some(({ url }) => url.includes("/snapshot/"))) return;
    await new Promise((done) => setTimeout(done, 200));
  }
}"""


@dataclass
class Times:
    """Times of one page under one condition, in milliseconds from the navigation."""

    ready: list[float] = field(default_factory=list)
    shell: list[float] = field(default_factory=list)

    def add(self, page: Page) -> None:
        page.wait_for_function("() => window.boot?.ready", polling=50, timeout=BOOT_MS)
        noted = page.evaluate("() => window.boot")
        self.ready.append(noted["ready"])
        self.shell.append(noted["shell"])


Compared = dict[str, Times]  # "ours" and "stock"
Load = tuple[float, float]


@contextmanager
def visiting(
    playwright: Playwright, profile: str, *, offline: bool = True
) -> Iterator[BrowserContext]:
    """A browser with the given profile; `offline` allows service workers."""
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=browser(),
        args=list(FLAGS),
        viewport=PHONE,
        has_touch=True,
        locale="en-GB",
        service_workers="allow" if offline else "block",
    )
    context.add_init_script(WATCH)
    try:
        yield context
    finally:
        context.close()


def first_visits(
    playwright: Playwright, urls: dict[str, str], runs: int, slower: int = 1
) -> Compared:
    """First visits, each with empty caches."""
    times = {name: Times() for name in urls}
    for _ in range(runs):
        for name, url in urls.items():
            with (
                tempfile.TemporaryDirectory() as profile,
                visiting(playwright, profile) as context,
            ):
                _visit(context, url, times[name], slower)
    return times


def later_visits(playwright: Playwright, urls: dict[str, str], runs: int, wire: Wire) -> Compared:
    """Later visits offline, served by the service worker; our page starts from its snapshot."""
    times = {name: Times() for name in urls}
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        profiles = dict(zip(urls, (one, two), strict=True))
        for name, url in urls.items():
            with visiting(playwright, profiles[name]) as context:
                page = context.new_page()
                page.goto(url)
                times[name].add(page)
                page.set_default_timeout(BOOT_MS)
                page.evaluate(AWAIT_SERVICE_WORKER, name == "stock")
                if name == "ours":
                    page.evaluate(AWAIT_SNAPSHOT)
        wire.cut = True
        # Visit -1 is not counted: the browser keeps compiled code from the second visit on.
        times = {name: Times() for name in urls}
        for run in range(-1, runs):
            for name, url in urls.items():
                with visiting(playwright, profiles[name]) as context:
                    page = _visit(context, url, times[name] if run >= 0 else Times())
                    if not page.evaluate("() => navigator.serviceWorker.controller !== null"):
                        raise RuntimeError(f"{url} was not served by its service worker")
        wire.cut = False
    return times


def _visit(context: BrowserContext, url: str, times: Times, slower: int = 1) -> Page:
    page = context.new_page()
    wait_until_idle()
    with slow_down(slower) if slower > 1 else nullcontext():
        page.goto(url, wait_until="commit", timeout=BOOT_MS)
        times.add(page)
    return page


@dataclass(frozen=True)
class Memory:
    """The memory of the engine's worker, in bytes."""

    python: int
    scripts: int  # held by JavaScript, which includes Python's files

    @property
    def whole(self) -> int:
        return self.python + self.scripts


def memory_of(playwright: Playwright, url: str, start: str) -> Memory:
    """The memory after a whole game, or, of the bare page, after Python has started."""
    with tempfile.TemporaryDirectory() as profile:
        if start == "instant":
            with visiting(playwright, profile, offline=False) as context:
                page = context.new_page()
                page.set_default_timeout(BOOT_MS)
                page.goto(url)
                page.wait_for_function("() => boot.ready")
                page.evaluate(AWAIT_SNAPSHOT)
        with visiting(playwright, profile, offline=False) as context:
            context.route("**/worker.js", _expose_memory)
            page = context.new_page()
            devtools = WorkerTools(page)
            # `?boot=` forces one way to start, without a fallback to another.
            table = Table(page, url if start == "bare" else f"{url}?boot={start}")
            if start == "bare":
                table.open()
            else:
                page.goto(table.url)
                # The game that WATCH asks for comes to the table by itself; another one can follow.
                page.wait_for_function("() => boot.ready", timeout=BOOT_MS)
                Following(table, golden("solo_win_with_flips")).play()
            python = page.workers[0].evaluate("() => pythonMemory.buffer.byteLength")
            devtools.ask("HeapProfiler.collectGarbage")
            heap = devtools.ask("Runtime.getHeapUsage")
            return Memory(python, heap["usedSize"] + heap["backingStorageSize"])


def _expose_memory(route: Route) -> None:
    route.fulfill(body=EXPOSE_MEMORY + route.fetch().text(), content_type="text/javascript")


class WorkerTools:
    """DevTools on the first worker that a page starts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.workers: list[str] = []
        self.answers: list[dict[str, dict[str, int]]] = []
        self.session.on(
            "Target.attachedToTarget", lambda event: self.workers.append(event["sessionId"])
        )
        self.session.on(
            "Target.receivedMessageFromTarget",
            lambda event: self.answers.append(json.loads(event["message"])),
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
class Bar:
    """A measured figure and the bar that it must meet."""

    what: str
    ours: float
    stock: float
    unit: str
    most: float

    @property
    def ratio(self) -> float:
        return self.ours / self.stock

    @property
    def met(self) -> bool:
        return self.ratio <= self.most

    def row(self) -> str:
        return (
            f"| {self.what} | {self.ours:,.0f} {self.unit} | {self.stock:,.0f} {self.unit} |"
            f" {self.ratio:.3f} | {self.most:.2f} | {mark(self.met)} |"
        )


def mark(met: bool) -> str:
    return "✓ met" if met else "✗ **short**"


NAMES: Final = {
    "first": "first visit",
    "offline": "later, offline from the service worker",
    "phone": "first visit, simulated phone",
}


def bars_of(found: dict[str, Compared], memory: dict[str, Memory]) -> list[Bar]:
    middle = {
        (key, name): median(times.ready)
        for key, compared in found.items()
        for name, times in compared.items()
    }
    shell = median(found["first"]["ours"].shell)
    bare = memory["bare"].whole / 1e6
    return [
        *(
            Bar(what, middle[key, "ours"], middle[key, "stock"], "ms", BARS[key])
            for key, what in NAMES.items()
        ),
        Bar("shell usable, first visit", shell, middle["first", "stock"], "ms", BARS["shell"]),
        *(
            Bar(f"memory after a game, {start} start", used.whole / 1e6, bare, "MB", BARS["memory"])
            for start, used in memory.items()
            if start != "bare"
        ),
    ]


def report(bars: list[Bar], found: dict[str, Compared], transfer: int, load: Load) -> str:
    """The results as Markdown."""
    runs = len(found["first"]["ours"].ready)
    few = f"**Too few runs to judge by**: the bars are for medians of {ENOUGH} or more."
    return "\n".join(
        [
            "# Starting",
            "",
            f"By `python3 build.py bench boot`: medians of {runs} interleaved runs in Chromium,"
            f" each in a browser that has become idle; {os.cpu_count()} cores, their load"
            f" {load[0]:.1f} at the beginning and {load[1]:.1f} at the end; a host that gzips."
            " Milliseconds from the navigation to the hand on the table; a game is asked for as"
            " soon as the menu appears. Stock is the same page with a worker that calls"
            " `loadPyodide()` and `micropip.install(wheel)`. Offline means that the host is"
            " gone: each page is served by its own service worker, and ours starts from its"
            " snapshot. The phone has"
            f" {PHONE_WIRE['bits_per_second'] / 1e6:.0f} Mbit/s,"
            f" {PHONE_WIRE['delay'] * 1000:.0f} ms,"
            f" and a processor that runs 1/{SLOWER} of the time. Memory is compared with a bare"
            " `loadPyodide()` in the same page: Python's memory and JavaScript's heap in it.",
            "",
            *([few, ""] if runs < ENOUGH else []),
            "| | ours | stock | ratio | bar | |",
            "|---|---:|---:|---:|---:|---|",
            *(bar.row() for bar in bars),
            f"| first-visit transfer | {transfer / 1e6:.2f} MB | | | {FIRST_VISIT / 1e6:.1f} MB |"
            f" {mark(transfer <= FIRST_VISIT)} |",
            "",
            "Every run, in seconds:",
            "",
            *(
                f"- {NAMES[key]}, {name}: {', '.join(f'{ms / 1000:.2f}' for ms in times.ready)}"
                for key, compared in found.items()
                for name, times in compared.items()
            ),
            "- shell usable, ours: "
            + ", ".join(f"{ms / 1000:.2f}" for ms in found["first"]["ours"].shell),
            "",
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=9)
    runs = parser.parse_args().runs
    site = ROOT / os.environ.get("REGICIDE_SITE", str(DIST))
    made = CACHE / "bench-boot"
    folders = {
        "/ours/": site,
        "/stock/": stock_site(site, made / "stock"),
        "/bare/": stock_site(site, made / "bare", "bare-worker.js"),
    }
    found: dict[str, Compared] = {}
    before = os.getloadavg()[0]
    with run_host(folders) as (address, wire), sync_playwright() as playwright:
        urls = {name: f"{address}/{name}/" for name in ("ours", "stock")}
        found["first"] = first_visits(playwright, urls, runs)
        found["offline"] = later_visits(playwright, urls, runs, wire)
        memory = {
            "fast": memory_of(playwright, urls["ours"], "fast"),
            "instant": memory_of(playwright, urls["ours"], "instant"),
            "bare": memory_of(playwright, f"{address}/bare/", "bare"),
        }
        wire.bits_per_second, wire.delay = PHONE_WIRE["bits_per_second"], PHONE_WIRE["delay"]
        found["phone"] = first_visits(playwright, urls, runs, SLOWER)
    bars = bars_of(found, memory)
    transfer = transfer_of(first_visit(site, weigh(site)))
    text = report(bars, found, transfer, (before, os.getloadavg()[0]))
    RESULTS.write_text(text, "utf-8")
    print(text)
    return 0 if all(bar.met for bar in bars) and transfer <= FIRST_VISIT else 1


if __name__ == "__main__":
    sys.exit(main())
