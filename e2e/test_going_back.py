"""Going back: every screen leads to where the player came from, and shows no hand there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.support.games import Following, golden
from e2e.support.lessons import open_lesson
from e2e.support.saves import open_at_step, record_of, save_and_open
from e2e.support.table import Table

SOLO = golden("solo_win_with_flips")
LOST = golden("solo_loss_by_f4")
TWO = golden("two_players_win")


def press_back(table: Table) -> None:
    table.tap("back")


def press_escape(table: Table) -> None:
    table.page.keyboard.press("Escape")


ways_back = pytest.mark.parametrize("leave", [press_back, press_escape])


@ways_back
def test_the_rules_lead_back_to_the_end_of_a_game(
    table: Table, leave: Callable[[Table], None]
) -> None:
    save_and_open(table, record_of(LOST))
    result = table.page.get_by_test_id("result")
    expect(result).to_be_visible()
    table.tap("rule")
    expect(table.find("back")).to_be_visible()
    leave(table)
    expect(result).to_be_visible()
    table.tap("menu")
    table.tap("rules")
    expect(table.find("back")).to_be_visible()
    leave(table)
    expect(result).to_be_visible()


@ways_back
def test_a_page_opened_from_home_leads_home_while_a_game_is_on_the_table(
    table: Table, leave: Callable[[Table], None]
) -> None:
    save_and_open(table, record_of(SOLO, 2))
    table.tap("menu")
    table.tap("home")
    for screen in ("about", "rules", "settings"):
        table.tap(screen)
        expect(table.find("back")).to_be_visible()
        leave(table)
        expect(table.page.locator(".home")).to_be_visible()


def test_pages_opened_from_each_other_are_left_one_by_one(table: Table) -> None:
    save_and_open(table, record_of(SOLO, 2))
    table.tap("menu")
    table.tap("settings")
    expect(table.find("back")).to_be_visible()
    table.page.evaluate("() => { location.hash = 'about'; }")  # like a link on that page
    expect(table.page).to_have_url(f"{table.url}#about")
    table.tap("back")
    expect(table.page).to_have_url(f"{table.url}#settings")
    table.tap("back")
    expect(table.page.locator(".hand")).to_be_visible()


def test_the_browsers_back_button_skips_a_page_already_left(table: Table) -> None:
    save_and_open(table, record_of(SOLO, 2))
    table.tap("menu")
    table.tap("settings")
    table.tap("back")
    expect(table.page.locator(".hand")).to_be_visible()
    table.page.go_back()
    expect(table.page).to_have_url(f"{table.url}#saved")


def test_a_lesson_leads_to_the_rules_and_back(table: Table) -> None:
    open_lesson(table, "combos")
    table.tap("help")
    table.page.locator("dialog [data-do=rule]").first.tap()
    table.tap("back")
    expect(table.page).to_have_url(f"{table.url}#learn/combos")
    expect(table.page.locator(".hand")).to_be_visible()
    table.tap("leave")
    table.tap("back")
    expect(table.page.locator(".home")).to_be_visible()


def deal_and_reveal(table: Table) -> Following:
    followed = Following(table, TWO)
    followed.deal()
    followed.reveal()
    return followed


def test_a_shared_table_is_covered_after_the_browsers_back_and_forward(table: Table) -> None:
    followed = deal_and_reveal(table)
    table.page.go_back()
    expect(table.page.locator(".table-screen")).to_have_count(0)
    table.page.go_forward()
    followed.covered, followed.viewer = True, 0
    followed.check()
    followed.reveal()


def test_a_shared_table_is_covered_after_a_page_from_its_menu(table: Table) -> None:
    followed = deal_and_reveal(table)
    table.tap("menu")
    table.tap("rules")
    table.tap("back")
    followed.covered, followed.viewer = True, 0
    followed.check()


def test_taking_back_the_end_of_a_shared_game_leads_to_the_cover(table: Table) -> None:
    lost = golden("loss_by_p8")
    assert lost.players > 1
    followed = open_at_step(table, lost, len(lost.steps) - 1)
    followed.make(lost.steps[-1])
    table.tap("undo")
    if table.find("yes").count():
        table.tap("yes")
    expect(table.find("reveal")).to_be_visible()
    assert table.seen()["hand"] == []
