"""The daily deal, and the addresses that an installed app's shortcuts open."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from playwright.sync_api import expect

from e2e.support.catalogue import messages
from e2e.support.table import BOOT_MS, Table
from regicide_core import Phase, Play, apply, legal_moves, new_game

SAYS = messages("en")
DAY = "2026-02-28"
JUST_BEFORE_MIDNIGHT = datetime(2026, 2, 28, 23, 59, tzinfo=UTC)
JUST_AFTER_MIDNIGHT = datetime(2026, 3, 1, 0, 1, tzinfo=UTC)
NEXT_DAY = "2026-03-01"


def hand_of(seed: str) -> list[str]:
    return sorted(card.text for card in new_game(1, seed).hands[0])


def a_play_that_is_struck(seed: str) -> str:
    """A first move in this solo deal after which the player must discard."""
    state = new_game(1, seed)
    plays = (move for move in legal_moves(state) if isinstance(move, Play))
    return next(str(play) for play in plays if apply(state, play)[0].phase is Phase.SUFFER)


def follow(table: Table, address: str) -> None:
    table.page.evaluate("hash => { location.hash = hash; }", address)
    expect(table.page.locator(".hand-area, .result").first).to_be_visible()


def test_the_daily_deal_changes_by_day_and_can_be_continued(visit: Callable[..., Table]) -> None:
    table = visit()
    page = table.page
    page.clock.set_fixed_time(JUST_BEFORE_MIDNIGHT)
    page.goto(f"{table.url}#daily")  # asked for before the engine is ready
    page.locator(".hand-area").wait_for(timeout=BOOT_MS)
    assert table.seen()["hand"] == hand_of(f"daily-{DAY}")
    expect(page.get_by_test_id("day")).to_contain_text("28 Feb")  # the table says which deal it is
    table.make(a_play_that_is_struck(f"daily-{DAY}"))
    expect(table.find("suggest")).to_be_visible()

    # The deal is begun: its entry shows the date, and leads back to the game.
    table.go("home")
    expect(table.find("daily")).to_contain_text("28 Feb 2026")
    table.tap("daily")
    expect(table.find("suggest")).to_be_visible()
    table.tap("menu")
    table.tap("give-up")
    table.tap("yes")
    expect(page.get_by_test_id("result")).to_be_visible()

    # The deal is finished: its entry leads to the result, and the list shows its date.
    table.go("home")
    expect(table.find("daily")).to_contain_text(SAYS["result-gave_up"])
    table.tap("daily")
    expect(page.get_by_test_id("result")).to_be_visible()
    table.go("saved")
    expect(page.locator(".saved li")).to_have_count(1)
    expect(page.locator(".saved li")).to_contain_text("28 Feb 2026")

    page.clock.set_fixed_time(JUST_AFTER_MIDNIGHT)
    table.go("home")
    table.tap("daily")
    expect(page.locator(".hand-area")).to_be_visible()
    assert table.seen()["hand"] == hand_of(f"daily-{NEXT_DAY}")


def test_going_back_from_a_shortcut_starts_no_second_game(table: Table) -> None:
    follow(table, "solo")
    table.page.locator(".hand [data-card]").first.tap()
    table.tap("confirm")
    table.page.wait_for_function("() => document.querySelector('.table-screen').dataset.ply > 0")
    table.page.go_back()
    expect(table.page.locator(".home")).to_be_visible()
    table.go("saved")
    expect(table.page.locator(".saved li")).to_have_count(1)


def test_the_shortcut_to_learning_opens_a_page(table: Table) -> None:
    table.page.evaluate("() => { location.hash = 'learn'; }")
    expect(table.page.locator("main.page:not([aria-busy])")).to_be_visible()
    expect(table.page.locator(".home")).to_have_count(0)
