"""A page on another origin with `<regicide-table>` elements in it, and the boards in its frames."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Final

from playwright.sync_api import (
    ConsoleMessage,
    Frame,
    Locator,
    Page,
    Request,
    Response,
    TimeoutError,
    expect,
)

from e2e.support.table import BOOT_MS, SEEN, Seen
from tools.serve import site_server

# Adds up the layout shifts of the page.
WATCH_SHIFTS: Final = """() => {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""
# Records every event of every table, in order.
WATCH_EVENTS: Final = """() => {
  window.tableEvents = [];
  for (const name of ["ready", "move", "goal", "result", "hint", "resize", "error"]) {
    addEventListener(name, ({ target, detail }) => {
      if (target.localName === "regicide-table") tableEvents.push([target.id, name, detail]);
    }, true);
  }
}"""
RESERVED: Final = "regicide-table { display: block; block-size: 36rem; overflow: hidden }"


def table_html(number: int, attributes: dict[str, str]) -> str:
    listed = " ".join(f'{name}="{escape(value)}"' for name, value in attributes.items())
    words = f"Table number {number}, in words."
    return f'<regicide-table id="t{number}" {listed}><p>{words}</p></regicide-table>'


def page_html(site: str, tables: list[dict[str, str]], lang: str = "en") -> str:
    """A blog with a table after every paragraph."""
    body = "".join(
        f"<p>Number {number}.</p>\n{table_html(number, attributes)}\n<p>And so on.</p>\n"
        for number, attributes in enumerate(tables)
    )
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>A blog</title>'
        f'<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">'
        f"<style>{RESERVED}</style>"
        f'<script type="module" src="{site}embed.js"></script></head>'
        f"<body><main><h1>A blog</h1>\n{body}</main></body></html>"
    )


@dataclass
class Blog:
    """The page, its requests and responses, and the errors in its console."""

    page: Page
    folder: Path
    url: str
    site: str
    responses: list[Response] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def watch(self) -> None:
        self.page.on("response", lambda response: self.responses.append(response))
        self.page.on("request", lambda request: self.requests.append(request))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._note_message)
        for script in (WATCH_SHIFTS, WATCH_EVENTS):
            self.page.add_init_script(f"({script})()")

    def open(self, html: str) -> None:
        (self.folder / "index.html").write_text(html, "utf-8")
        self.page.goto(self.url)
        self.page.wait_for_function("() => customElements.get('regicide-table')")

    # Looking

    def weight(self) -> int:
        """The bytes of all responses so far, each gzipped."""
        return sum(len(gzip.compress(response.body(), 9)) for response in self.responses)

    def _note_message(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def requests_for(self, part: str) -> list[str]:
        return [request.url for request in self.requests if part in request.url]

    def shifts(self) -> float:
        # A layout shift is reported after the frame in which it happened.
        found: float = self.page.evaluate(
            "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame("
            "() => setTimeout(() => then(window.shifts)))))"
        )
        return found

    def boxes(self) -> list[list[float]]:
        """The position and size of each table in the page."""
        found: list[list[float]] = self.page.evaluate(
            "() => [...document.querySelectorAll('regicide-table')].map((table) => "
            "[table.offsetLeft, table.offsetTop, table.offsetWidth, table.offsetHeight])"
        )
        return found

    def events(self, name: str, table: str | None = None) -> list[dict[str, object]]:
        """The details of all events of this name so far, of one table or of all."""
        found = self.page.evaluate("() => window.tableEvents")
        return [detail for who, event, detail in found if event == name and table in (None, who)]

    def wait_for(self, name: str, table: str, count: int = 1) -> dict[str, object]:
        """Wait until a table has sent an event `count` times; returns the last detail."""
        self.page.wait_for_function(
            "([id, name, count]) => tableEvents.filter(([who, event]) => "
            "who === id && event === name).length >= count",
            arg=[table, name, count],
            timeout=BOOT_MS,
        )
        return self.events(name, table)[-1]

    # Touching

    def table(self, number: int) -> Locator:
        return self.page.locator(f"#t{number}")

    def touch(self, number: int) -> Board:
        self.table(number).get_by_role("button").first.click()
        return self.board(number)

    def board(self, number: int) -> Board:
        return board_in(self.table(number).locator("iframe"))

    def call(self, number: int, call: str) -> object:
        """Call a method of a table; returns its value, or the code of its error."""
        return self.page.evaluate(
            f"(id) => document.getElementById(id).{call}"
            ".then((value) => value, (error) => error.code)",
            f"t{number}",
        )


@dataclass
class Board:
    """A live board, seen from inside its frame."""

    frame: Frame

    def wait(self) -> None:
        """Wait until the board can be played on."""
        expect(self.frame.locator(".table-screen .board")).to_be_visible(timeout=BOOT_MS)
        expect(self.frame.locator(".engine")).to_have_count(0, timeout=BOOT_MS)

    def show(self) -> None:
        """Scroll the board into view: a frame outside it paints nothing, so taps would wait."""
        if self.frame.parent_frame:
            self.frame.frame_element().scroll_into_view_if_needed()

    def play(self, *cards: str) -> None:
        self.show()
        for card in cards:
            self.frame.locator(f".hand [data-card='{card}']").click()
            expect(self.frame.locator(f".hand [data-card='{card}'].chosen")).to_be_visible()
        self.frame.locator("[data-do=confirm][aria-disabled=false]").click()

    def tap(self, name: str) -> None:
        self.show()
        self.frame.locator(f"[data-do={name}]").click()

    def seen(self) -> Seen:
        found: Seen = self.frame.evaluate(SEEN)
        return found

    def expect_seen(self, **wanted: object) -> None:
        try:
            self.frame.wait_for_function(
                f"wanted => {{ const seen = ({SEEN})(); return Object.entries(wanted).every("
                "([name, value]) => JSON.stringify(seen[name]) === JSON.stringify(value)); }",
                arg=wanted,
                polling=50,  # ms: a frame out of view paints nothing, so frames would not do
                timeout=10_000,
            )
        except TimeoutError:
            raise AssertionError(f"wanted {wanted}, but saw {self.seen()}") from None


def board_in(frame: Locator) -> Board:
    """The board in an iframe."""
    inside = frame.element_handle().content_frame()
    assert inside is not None
    return Board(inside)


def play_clubs(tutorial: Page) -> None:
    """Touch the tutorial's table about Clubs, and make its move."""
    tutorial.locator("#clubs regicide-table button").click()
    board = board_in(tutorial.locator("#clubs iframe"))
    board.wait()
    board.play("8C")
    board.expect_seen(phase="suffer", health=4)


@contextmanager
def serve_blog(page: Page, folder: Path, site: str) -> Iterator[Blog]:
    """Serve somebody else's page on a free port."""
    with site_server({"/": folder}) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        blog = Blog(page, folder, f"http://127.0.0.1:{server.server_port}/", site)
        blog.watch()
        yield blog
        server.shutdown()
        thread.join()
