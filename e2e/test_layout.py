"""Large text, large cards, left-handed layout, stable positions. See also test_screens."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from e2e.support.catalogue import LOCALES
from e2e.support.fitting import layout_faults
from e2e.support.saves import open_game, record_of, save_game
from e2e.support.table import BOOT_MS, PHONE, Table
from e2e.support.tour import SOLO, show_screens
from regicide_core import Phase

PHONES = ((320, 568), (360, 640))
STEPS = (15, 2, 0)  # steps of a game after which the hand has three, six, eight cards
WIDTH = "() => document.querySelector('.hand .card').offsetWidth"


@pytest.mark.parametrize(
    "screens",
    [("home", "new", "settings", "saved", "statistics"), ("play", "ten", "choose", "won")],
)
def test_text_twice_as_large_breaks_no_layout(table: Table, screens: tuple[str, ...]) -> None:
    found: dict[str, list[str]] = {}
    try:
        with table.choosing("locale", "fr"):
            for screen in show_screens(table, screens):
                table.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
                found[screen] = layout_faults(table.page)
    finally:
        table.page.evaluate("() => { document.documentElement.style.fontSize = ''; }")
    assert {where: faults for where, faults in found.items() if faults} == {}


def test_large_cards_fit_a_phone_in_the_left_handed_layout(table: Table) -> None:
    found: dict[str, list[str]] = {}
    with table.choosing("cards", "large"), table.choosing("hand", "left"):
        for screen in show_screens(table, ("chosen", "suffer", "ten")):
            found[screen] = layout_faults(table.page, thumb=True)
            confirm, other = (
                table.find("confirm"),
                table.page.locator(".hand-area .buttons > *").last,
            )
            assert confirm.bounding_box()["x"] < other.bounding_box()["x"]  # type: ignore[index]
    assert {where: faults for where, faults in found.items() if faults} == {}


def test_large_cards_are_no_smaller_than_usual_ones(table: Table) -> None:
    """With few and with many cards; eight are laid in two rows where that makes them larger."""

    def widths() -> dict[tuple[int, int], float]:
        found = {}
        for step in STEPS:
            save_game(table, record_of(SOLO, step))
            open_game(table)
            for width, height in PHONES:
                table.page.set_viewport_size({"width": width, "height": height})
                found[step, width] = table.page.evaluate(WIDTH)
        return found

    usual = widths()
    with table.choosing("cards", "large"):
        large = widths()
    assert all(large[at] > usual[at] - 1 for at in usual), (usual, large)
    assert large[STEPS[0], 360] >= 100


def test_the_table_does_not_move_between_steps(table: Table) -> None:
    """In French the button for a flip takes two lines when the enemy strikes."""
    with table.choosing("locale", "fr"):
        boxes = []
        for _ in show_screens(table, ("play", "suffer", "shield")):
            boxes.append(table.page.locator(".portrait").bounding_box())
        assert boxes[1:] == boxes[:-1]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_picture_at_the_end_keeps_its_room_on_a_phone(table: Table, locale: str) -> None:
    with table.choosing("locale", locale):
        for _ in show_screens(table, ("won",)):
            for width, height in ((320, 568), (360, 640), (844, 390)):
                table.page.set_viewport_size({"width": width, "height": height})
                result = table.page.locator(".result")
                assert result.locator(".scene").evaluate("scene => scene.offsetHeight") > 60, width
            table.page.set_viewport_size(PHONE)


def test_the_main_button_stays_visible_when_text_is_large(table: Table) -> None:
    try:
        for _ in show_screens(table, ("play",)):
            table.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
            expect(table.find("confirm")).to_be_in_viewport(ratio=1)
    finally:
        table.page.evaluate("() => { document.documentElement.style.fontSize = ''; }")


def test_a_wide_table_shows_the_log_without_other_players_cards(table: Table) -> None:
    column = table.page.locator(".log-column")
    for screen in show_screens(table, ("cover",)):
        assert screen == "cover"
        assert not column.is_visible()
        table.page.set_viewport_size({"width": 1440, "height": 900})
        expect(column.locator("li")).to_have_count(2)
        expect(column).to_contain_text("draws 2 cards")
        assert not column.get_by_text("draws").filter(has_text=re.compile("[♣♦♥♠]")).count()
        table.reveal()
        table.page.set_viewport_size(PHONE)


@pytest.mark.parametrize("size", [(700, 620), (320, 576)])
def test_a_board_on_somebody_s_page_fits_its_frame(
    visit: Callable[..., Table], size: tuple[int, int]
) -> None:
    """Also with many plays on the table, whose cards stay in their zone."""
    states = (record_of(SOLO, at).state() for at in range(len(SOLO.steps)))
    position = next(
        f"{state}" for state in states if len(state.table) > 2 and state.phase is Phase.PLAY
    )
    table = visit(viewport=dict(zip(("width", "height"), size, strict=True)))
    page = table.page
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{table.url}board.html?{urlencode({'position': position})}")
    first = page.locator(".hand [data-card]").first
    expect(first).to_be_visible(timeout=BOOT_MS)
    first.tap()
    expect(page.locator(".hand .chosen")).to_have_count(1)
    assert layout_faults(page) == []
    zone = page.locator(".played").bounding_box()
    for card in page.locator(".played .card").all():
        box = card.bounding_box()
        assert zone and box
        assert zone["x"] <= box["x"] and box["x"] + box["width"] <= zone["x"] + zone["width"]
        assert zone["y"] <= box["y"] and box["y"] + box["height"] <= zone["y"] + zone["height"]


def test_an_empty_log_takes_no_panel_and_the_first_move_moves_nothing(table: Table) -> None:
    for _ in show_screens(table, ("play",)):
        table.page.set_viewport_size({"width": 1440, "height": 900})
        expect(table.page.locator(".log-column")).to_be_hidden()
        enemy = table.page.locator(".enemy")
        before = enemy.bounding_box()
        assert before
        centre = before["x"] + before["width"] / 2
        assert abs(centre - 720) <= 10  # with or without a log the enemy is in the middle
        table.make(SOLO.steps[0])
        expect(table.page.locator(".log-column li").first).to_be_visible()
        assert enemy.bounding_box() == before
    table.page.set_viewport_size(PHONE)
