"""Opens lessons in the browser and makes their moves."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Locator, expect

from e2e.support.table import BOOT_MS, Table
from tools.paths import ROOT

FOLDER: Final = ROOT / "web" / "scenarios"
COURSE: Final = json.loads((FOLDER / "index.json").read_text("utf-8"))
NAMES: Final = [*COURSE["lessons"], *COURSE["puzzles"]]


def scenario(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return found


def open_lesson(table: Table, name: str) -> None:
    """Open a lesson by its address, at its beginning."""
    table.page.evaluate("() => { location.hash = 'learn'; }")
    expect(table.page.locator("[data-lesson]")).to_have_count(len(NAMES), timeout=BOOT_MS)
    table.page.evaluate("name => { location.hash = `learn/${name}`; }", name)
    expect(table.page.locator(".lesson")).to_be_visible(timeout=BOOT_MS)


def outcome(table: Table) -> Locator:
    return table.page.get_by_test_id("outcome")


def tutor_text(table: Table) -> Locator:
    return table.page.get_by_test_id("say").locator("[aria-hidden]")


def expect_step(table: Table, number: int, of: int, within: int = 10_000) -> None:
    at = table.page.locator(".tutor .at")
    expect(at).to_contain_text(f"{number} of {of}", timeout=within)


def make_moves(table: Table, moves: list[str]) -> None:
    """Make the moves of a line, each when the table is ready for it."""
    for move in moves:
        if move.startswith("discard"):
            expect(table.page.locator("[data-phase=play]")).to_have_count(0)
        elif move.startswith("play") or move == "yield":
            expect(table.page.locator("[data-phase=play]")).to_be_visible()
        table.make(move)
        # A card that is tapped before the new table is drawn belongs to the old position.
        expect(table.page.locator(".hand [aria-pressed=true]")).to_have_count(0)
