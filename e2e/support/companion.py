"""Opens the companion screen for a game with real cards, and enters what is played at the table."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from e2e.support.table import BOOT_MS, Table

CHOSEN_ONLY = "…"


def visit(table: Table) -> None:
    """Open the screen by its address, with the game it has stored, if any."""
    table.page.evaluate("() => { location.hash = 'companion'; }")
    expect(table.page.locator(".beside:not([aria-busy])")).to_be_visible(timeout=BOOT_MS)


def begin(table: Table) -> None:
    """Open the screen and begin a new game; the first Jack has yet to be entered."""
    visit(table)
    if table.find("begin").count():
        table.tap("begin")
        expect(table.find("yes")).to_be_visible()
        table.tap("yes")
    expect(table.page.locator("[data-royal]")).to_have_count(4)
    expect(table.find("undo")).to_have_count(0)


def rank(table: Table, sign: str) -> Locator:
    return table.page.locator(f".ranks [data-rank='{sign}']")


def card(table: Table, text: str) -> Locator:
    return table.page.locator(f".pick [data-card='{text}']")


def turn_up(table: Table, royal: str) -> None:
    table.page.locator(f"[data-royal={royal}]").tap()
    expect(table.page.locator(f".enemy [data-place={royal}]")).to_be_visible()


def choose(table: Table, *cards: str) -> None:
    """Tap the rank, then the suit; the only card of a rank is chosen with the rank."""
    for each in cards:
        rank(table, each[0]).tap()
        expect(rank(table, each[0])).to_have_attribute("aria-pressed", "true")
        if table.page.locator(f".pick [data-card^='{each[0]}']").count() > 1:
            card(table, each).tap()


def play(table: Table, *cards: str) -> None:
    choose(table, *cards)
    for each in cards:
        expect(card(table, each)).to_have_attribute("aria-pressed", "true")
    table.tap("confirm")
    expect(table.page.locator(".pick .chosen")).to_have_count(0)


def enter(table: Table, entry: str) -> None:
    """Turn up a royal (`JC`), play cards (`3C 3D`), or only choose them (`3C 3D …`)."""
    cards = entry.split()
    if table.page.locator("[data-royal]").count():
        turn_up(table, entry)
    elif cards[-1] == CHOSEN_ONLY:
        choose(table, *cards[:-1])
    else:
        play(table, *cards)
