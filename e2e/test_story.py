"""What the last moves did: the lines that tell it, the marks it leaves, the cards just drawn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from e2e.support.catalogue import LOCALES, messages
from e2e.support.fitting import layout_faults
from e2e.support.saves import save_and_open
from e2e.support.table import Table
from regicide_core import Record, parse_move, parse_position

SIZES = ((320, 568), (360, 640), (390, 844), (844, 390), (1440, 900))

# Three bots play before the person at seat 1; the last of them plays all four suits and pays.
ROUND = (
    "players=4 seat=2 phase=play enemy=KC damage=0 table=- castle=- "
    "hands=3D.4D/8D.TS.TH/5S.9H.6H/2C.2D.2H.2S.7C "
    "tavern=3C.4C.5C.6C.8C.9C.TC.3H.4H.5H.7H.8H discard=3S.4S.6S.7S "
    "yielded=- flips=0 rules=standard+partial chance=tea.0"
)
MOVES = (
    *("play 8D", "discard TS TH", "play 5S", "discard 6H 9H"),
    *("play 2C 2D 2H 2S", "discard 7C"),
)
BOTS = ("", "knight", "knight", "knight")

SOLO = (
    "players=1 seat=1 phase=play enemy=JS damage=0 table=- castle=QH "
    "hands=2H.4D.7S.9C.TC.8C tavern=3C.4C.5C.6C discard=3S.4S.6S.5S "
    "yielded=- flips=0 rules=standard+partial chance=tea.0"
)


def open_round(table: Table, locale: str = "en") -> None:
    """Open the game at the person's turn, after the bots' round."""
    knight = messages(locale)["bot-knight"]
    names = ("", *(f"{knight} {seat}" for seat in (2, 3, 4)))
    record = Record.of_position(parse_position(ROUND), names)
    save_and_open(table, record.then(*map(parse_move, MOVES)), bots=BOTS)


def open_solo(table: Table) -> None:
    save_and_open(table, Record.of_position(parse_position(SOLO)))


def lines(table: Table) -> Locator:
    return table.page.get_by_test_id("told").locator("li")


def newest(table: Table) -> Locator:
    return lines(table).first


def mark(table: Table, anchor: str) -> str:
    """The text of the mark beside an anchor; "none" without one."""
    found: str = table.page.locator(f"[data-anchor={anchor}]").evaluate(
        "anchor => getComputedStyle(anchor, '::after').content"
    )
    return found


# Lines


def test_a_line_says_what_ones_own_move_did_until_the_next_choice(table: Table) -> None:
    open_solo(table)
    expect(lines(table)).to_have_count(0)
    table.play("4D")
    expect(newest(table)).to_contain_text("Four of Diamonds")
    expect(newest(table)).to_contain_text("draws 3, leaves the Jack at 16")
    expect(newest(table).locator(".chips .card")).to_have_count(1)
    table.choose_cards("TC")
    expect(lines(table)).to_have_count(0)
    table.card("TC").tap()
    expect(newest(table)).to_contain_text("draws 3")


def test_a_discard_joins_the_line_of_the_play_that_it_pays_for(table: Table) -> None:
    open_solo(table)
    table.play("4D")
    table.discard("TC")
    expect(newest(table)).to_contain_text("draws 3, leaves the Jack at 16, you pay 10")
    expect(lines(table)).to_have_count(1)


def test_the_line_is_there_again_after_a_reload(table: Table) -> None:
    open_solo(table)
    table.play("4D")
    expect(newest(table)).to_contain_text("draws 3")
    table.reload()
    table.tap("continue")
    expect(newest(table)).to_contain_text("Four of Diamonds")


def test_a_line_that_was_taken_back_is_gone(table: Table) -> None:
    open_solo(table)
    table.play("7S")
    expect(newest(table)).to_contain_text("Seven of Spades")
    table.tap("undo")
    expect(lines(table)).to_have_count(0)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_newest_line_is_whole_on_every_screen(table: Table, locale: str) -> None:
    found: dict[tuple[int, int], object] = {}
    with table.choosing("locale", locale):
        open_round(table, locale)
        expect(newest(table)).to_be_visible()
        table.settle()  # the buttons ignore a tap that was meant for a bot
        for size in SIZES:
            table.page.set_viewport_size({"width": size[0], "height": size[1]})
            line = newest(table).bounding_box()
            hand = table.page.locator(".hand").bounding_box()
            area = table.page.get_by_test_id("preview").bounding_box()
            assert line and hand and area
            button = newest(table).locator(".line")
            whole = button.evaluate("line => line.scrollHeight <= line.clientHeight + 1")
            inside = area["y"] - 1 <= line["y"] and (
                line["y"] + line["height"] <= area["y"] + area["height"] + 1 <= hand["y"] + 2
            )
            if faults := layout_faults(table.page):
                found[size] = faults
            elif not (whole and inside):
                found[size] = (whole, line, area, hand)
    assert found == {}


def test_as_many_older_lines_are_shown_as_fit_whole(table: Table) -> None:
    open_round(table)
    page = table.page
    for size, count in (((320, 568), 1), ((390, 844), 2), ((768, 1024), 3), ((1440, 900), 2)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator(".story li:visible")).to_have_count(count)
    expect(newest(table)).to_contain_text("Knight 4:")
    expect(lines(table).nth(1)).to_contain_text("Knight 3:")
    expect(lines(table).nth(2)).to_contain_text("Knight 2:")


def test_a_tap_on_a_line_opens_that_moment_in_the_log(table: Table) -> None:
    open_round(table)
    newest(table).locator("button").tap()
    moment = table.page.locator(".log .moment")
    expect(moment).to_be_in_viewport()
    expect(moment).to_contain_text("Knight 4 plays 2♣︎, 2♦︎, 2♥︎ and 2♠︎")
    expect(moment).to_have_attribute("aria-current", "true")
    table.tap("close")
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def test_a_line_can_be_opened_by_keyboard(table: Table) -> None:
    open_round(table)
    button = newest(table).locator("button")
    button.focus()
    table.page.keyboard.press("Enter")
    expect(table.page.locator(".log .moment")).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(button).to_be_focused()


def test_a_line_that_does_not_fit_is_out_of_the_keyboards_way(table: Table) -> None:
    open_round(table)
    expect(lines(table).nth(1)).to_be_hidden()
    newest(table).locator("button").focus()
    table.page.keyboard.press("Tab")
    expect(table.page.locator(".hand [data-card]").first).to_be_focused()


def test_the_table_stays_where_it_is_whatever_the_message_says(table: Table) -> None:
    for open_game in (open_round, open_solo):
        open_game(table)
        for width, height in ((320, 568), (390, 844), (1440, 900)):
            table.page.set_viewport_size({"width": width, "height": height})
            places = [table.page.locator(f".{name}") for name in ("portrait", "step", "buttons")]
            boxes = [place.bounding_box() for place in places]
            table.page.locator(".hand [data-card]").first.tap()
            expect(table.page.locator(".hand .chosen")).to_have_count(1)
            assert [place.bounding_box() for place in places] == boxes
            table.page.locator(".hand .chosen").tap()
            expect(table.page.locator(".hand .chosen")).to_have_count(0)
            table.page.locator(".enemy").tap()
            table.expect_notice("immune")
            assert [place.bounding_box() for place in places] == boxes
            table.page.locator(".hand [data-card]").first.tap()
            table.page.locator(".hand .chosen").tap()


# Marks


def test_a_move_leaves_marks_where_it_acted_until_the_next_choice(table: Table) -> None:
    open_solo(table)
    table.play("2H")
    expect(newest(table)).to_contain_text("heals 2")
    assert mark(table, "tavern-count") == '"+2" / ""'
    assert mark(table, "health") == '"−2" / ""'
    assert mark(table, "attack") == "none"
    table.choose_cards("TC")
    assert mark(table, "tavern-count") == mark(table, "health") == "none"


def test_a_blocked_power_leaves_a_mark_at_the_enemys_seal(table: Table) -> None:
    open_solo(table)
    table.play("7S")
    expect(newest(table)).to_contain_text("Spades have no effect")
    assert mark(table, "seal") == '"no effect" / ""'


def test_the_cards_of_a_kill_can_be_seen_until_the_next_move(table: Table) -> None:
    page = table.page
    position = SOLO.replace("damage=0 table=-", "damage=11 table=5D/6H")
    save_and_open(table, Record.of_position(parse_position(position)))
    table.play("9C")
    expect(page.locator(".enemy [data-place=QH]")).to_be_visible()
    expect(page.locator(".played .past")).to_have_count(3)
    expect(page.locator(".played .past .card")).to_have_count(3)
    table.choose_cards("2H")
    expect(page.locator(".played .past")).to_have_count(3)
    table.tap("confirm")
    expect(page.locator(".played .past")).to_have_count(0)


# Cards just drawn


def drawn(table: Table) -> list[str]:
    found: list[str] = table.page.locator(".hand .fresh").evaluate_all(
        "cards => cards.map((card) => card.dataset.card).sort()"
    )
    return found


def test_cards_just_drawn_are_marked_until_the_next_move(table: Table) -> None:
    open_solo(table)
    table.play("4D")
    expect(table.page.locator(".hand .fresh")).to_have_count(3)
    assert drawn(table) == ["3C", "4C", "5C"]
    expect(table.card("3C")).to_have_accessible_name("Three of Clubs, just drawn")
    table.discard("TC")
    expect(table.page.locator(".hand .fresh")).to_have_count(0)


def test_the_next_player_sees_their_own_new_cards_and_nobody_elses(table: Table) -> None:
    position = (
        "players=2 seat=1 phase=play enemy=JS damage=0 table=- castle=QH "
        "hands=4D.TC/9H.8C tavern=3C.4C.5C.6C discard=- "
        "yielded=- flips=0 rules=standard+partial chance=tea.0"
    )
    record = Record.of_position(parse_position(position), ("Ada", "Béla"))
    save_and_open(table, record)
    table.reveal()
    table.play("4D")
    expect(table.page.locator(".hand .fresh")).to_have_count(2)
    assert drawn(table) == ["3C", "5C"]
    table.discard("TC")
    expect(table.find("reveal")).to_be_visible()
    assert not table.page.locator(".fresh").count()
    table.reveal()
    expect(table.page.locator(".hand .fresh")).to_have_count(2)
    assert drawn(table) == ["4C", "6C"]
    expect(newest(table)).to_contain_text(re.compile("Ada:.*draws 4.*pays 10"))
    assert not newest(table).get_by_text("Three of Clubs").count()


# Wishes


def test_wishes_have_a_heading_and_the_chooser_has_none(table: Table) -> None:
    position = (
        "players=3 seat=2 phase=choose enemy=JS damage=0 table=X1 castle=QH hands=3S/4D/5C "
        "tavern=2H.2C discard=9C.8C yielded=- flips=0 rules=standard+partial chance=-"
    )
    save_and_open(
        table, Record.of_position(parse_position(position)), bots=("knight", "", "knight")
    )
    expect(table.page.get_by_role("heading", name="What the others wish")).to_be_visible()
    for seat, buttons in ((1, 3), (2, 0), (3, 3)):
        expect(table.wishes(seat)).to_have_count(buttons)
    expect(table.page.locator("[data-next]").first).to_have_attribute("data-next", "2")
