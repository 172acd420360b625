"""The home screen: what a newcomer sees, what a player comes back to, and nothing that moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.support.catalogue import LOCALES, messages
from e2e.support.fitting import layout_faults
from e2e.support.saves import on_database, record_of, save_game
from e2e.support.table import BOOT_MS, Table
from e2e.support.tour import SOLO, stopped_after

SAYS = messages("en")
BOXES = """() => Object.fromEntries([...document.querySelectorAll(".home .menu button")]
  .map((button) => [button.dataset.do, button.getBoundingClientRect().toJSON()]))"""
CLEAR = """(games, saves) => { games.clear(); saves.clear(); }"""


def show_home(table: Table) -> None:
    table.go("about")
    table.go("home")


def test_the_slogan_says_what_kind_of_game_this_is(table: Table) -> None:
    expect(table.page.locator(".tagline")).to_contain_text("cooperative card game")


def test_on_the_first_visit_the_main_button_opens_the_first_lesson(
    visit: Callable[..., Table],
) -> None:
    table = visit()
    table.open()
    main = table.page.locator(".home .menu .primary")
    expect(main).to_have_count(1)
    expect(main).to_contain_text(SAYS["do-learn"])
    main.tap()
    expect(table.page.locator(".lesson")).to_have_attribute(
        "aria-label", SAYS["lesson-title-attack"], timeout=BOOT_MS
    )


def test_no_button_moves_when_there_is_a_game_to_continue(table: Table) -> None:
    """A known fault: *Continue* pushed all other buttons down."""
    boxes = {}
    for width, height in ((320, 568), (390, 844), (1440, 900)):
        table.page.set_viewport_size({"width": width, "height": height})
        for state in ("first visit", "running", "finished"):
            on_database(table, CLEAR)
            if state == "running":
                save_game(table, record_of(SOLO, 9), game="running")
            elif state == "finished":
                save_game(table, stopped_after(3), game="finished")
            show_home(table)
            first = {"first visit": "lesson", "running": "continue", "finished": "last"}[state]
            expect(table.find(first)).to_be_visible()
            found = table.page.evaluate(BOXES)
            found["first"] = found.pop(first)
            boxes[width, state] = found
        assert boxes[width, "running"] == boxes[width, "first visit"]
        assert boxes[width, "finished"] == boxes[width, "first visit"]


def test_statistics_are_one_tap_away(table: Table) -> None:
    table.tap("statistics")
    expect(table.page).to_have_title(f"{SAYS['statistics-title']} · {SAYS['title']}")
    table.tap("back")
    expect(table.page.locator(".home")).to_be_visible()


def test_the_last_game_can_be_looked_at_again(table: Table) -> None:
    save_game(table, stopped_after(3), game="finished")
    show_home(table)
    expect(table.find("last")).to_contain_text(SAYS["result-gave_up"])
    table.tap("last")
    expect(table.page.get_by_test_id("result")).to_be_visible()


def test_a_deal_that_nobody_played_is_not_kept_in_the_lists(table: Table) -> None:
    table.new_game(1, "tea")
    dealt = table.seen()["hand"]
    table.page.reload()  # yet the table itself survives a reload
    expect(table.page.locator(".hand-area")).to_be_visible(timeout=BOOT_MS)
    assert table.seen()["hand"] == dealt
    show_home(table)
    expect(table.find("solo")).to_be_visible()
    expect(table.find("continue")).to_have_count(0)
    table.tap("saved")
    expect(table.page.locator(".none")).to_be_visible()


def test_a_deal_is_kept_after_the_first_move(table: Table) -> None:
    table.new_game(1, SOLO.seed)
    table.make(SOLO.steps[0])
    expect(table.page.locator(".table-screen[data-ply='1']")).to_be_visible()
    show_home(table)
    expect(table.find("continue")).to_be_visible()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_home_screen_fits_a_small_phone(table: Table, locale: str) -> None:
    with table.choosing("locale", locale):
        for state in ("first visit", "running"):
            on_database(table, CLEAR)
            if state == "running":
                save_game(table, record_of(SOLO, 9), game="running")
            show_home(table)
            expect(table.find("continue" if state == "running" else "lesson")).to_be_visible()
            table.page.set_viewport_size({"width": 320, "height": 568})
            assert layout_faults(table.page) == []
            expect(table.page.locator(".home .first")).to_be_in_viewport(ratio=1)
