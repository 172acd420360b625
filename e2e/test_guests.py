"""Visitors' own bots: a wheel dropped on the page plays, or gives its seat back."""

from __future__ import annotations

import base64
from collections.abc import Callable

from playwright.sync_api import Request, expect

from e2e.support.table import BOOT_MS, Table
from e2e.support.wheels import brute, rogue, wheel_of

DROP = """([name, bytes]) => {
  const data = new DataTransfer();
  data.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], name));
  const how = { dataTransfer: data, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new DragEvent("drop", how));
}"""

# A bot that tries to reach storage and network, and reports what it could reach.
SPY = """
import js, json
doors = ("indexedDB", "caches", "fetch", "Worker", "WebSocket")
found = [name for name in doors if hasattr(js, name)]
for host in ("https://example.com/", "http://localhost:1/"):
    try:
        from pyodide.http import open_url
        open_url(host)
        found.append(host)
    except Exception:
        pass
try:
    js.eval("1")
    found.append("eval")
except Exception:
    pass
raise ValueError("open: " + json.dumps(found))
"""


def drop(table: Table, wheel: tuple[str, bytes]) -> None:
    name, data = wheel
    table.page.evaluate(DROP, [name, base64.b64encode(data).decode()])


def install_bot(table: Table, wheel: tuple[str, bytes], state: str = "ready") -> None:
    """Drop a wheel on the page and agree to run it."""
    drop(table, wheel)
    table.tap("run-bot")
    expect(table.page.locator(f"[data-guest='{wheel[0]}']")).to_have_attribute(
        "data-state", state, timeout=BOOT_MS
    )


def seat_bot(table: Table, bot: str) -> None:
    table.new_game(2, "tea", bots=(bot, ""))


def expect_trouble(table: Table, code: str, part: str = "") -> None:
    trouble = table.page.get_by_test_id("trouble")
    expect(trouble).to_have_attribute("data-code", code, timeout=30_000)
    expect(trouble).to_contain_text(part)


def test_guests_play_or_give_their_seat_back(visit: Callable[..., Table]) -> None:
    table = visit(reduced_motion="reduce")
    page = table.page
    failures: dict[str, str | None] = {}

    def note_failure(request: Request) -> None:
        failures.setdefault(request.url, request.failure)

    page.context.on("requestfailed", note_failure)
    finished: list[str] = []
    page.context.on("requestfinished", lambda request: finished.append(request.url))
    table.open()
    table.set_choice("pace", "fast")

    # The example bot, dropped on any screen: the page asks first, then the bot plays a whole game.
    table.go("home")
    wheel = brute()
    drop(table, wheel)
    expect(page.locator(".guests")).to_contain_text("A bot is a program")
    assert not [url for url in finished if "micropip" in url], "nothing is loaded before the yes"
    table.tap("run-bot")
    expect(page.locator(f"[data-guest='{wheel[0]}']")).to_have_attribute(
        "data-state", "ready", timeout=BOOT_MS
    )
    table.new_game(3, "tea", bots=("", "brute", "knight"))
    assert page.locator(".seats .name").nth(1).inner_text() == "brute"
    said: set[str] = set()
    while table.decide(said):
        pass
    assert any(line.startswith("brute:") for line in said), said

    # A file that is no wheel, a broken wheel, and a wheel without a bot.
    table.go("bots")
    drop(table, ("notes.txt", b"hello"))
    expect(page.locator("[data-guest='notes.txt']")).to_have_attribute("data-code", "bot_bad_wheel")
    install_bot(table, ("bad-1.0-py3-none-any.whl", b"no zip"), "failed")
    expect(page.locator("[data-code=bot_bad_wheel]")).to_have_count(2)
    install_bot(table, wheel_of("empty", "empty", "", {}), "failed")
    expect(page.locator("[data-code=bot_none]")).to_have_count(1)

    # A bot that spies reaches nothing, and its error is shown.
    install_bot(table, rogue("spy", SPY))
    seat_bot(table, "spy")
    expect_trouble(table, "bot_crashed", "ValueError: open: []")
    assert failures.get("https://example.com/") in (None, "csp")
    assert not [url for url in finished if "example.com" in url or "localhost:1/" in url]
    table.tap("take-over")
    table.reveal()
    expect(page.locator(".hand [data-card]")).to_have_count(7)

    # A bot that cheats is replaced by a Knight.
    cheat = "from regicide_core import parse_move\nreturn parse_move('flip')"
    install_bot(table, rogue("cheat", cheat))
    seat_bot(table, "cheat")
    expect_trouble(table, "bot_illegal", "flip")
    table.tap("knight")
    expect(page.locator(".hand-area:not(.partners)")).to_be_visible()

    # A bot that never answers is stopped, and the page keeps working.
    install_bot(table, rogue("sleepy", "while True: pass"))
    seat_bot(table, "sleepy")
    expect_trouble(table, "bot_stalled")
    table.go("bots")
    expect(page.locator("[data-guest^=sleepy]")).to_have_attribute("data-state", "failed")
