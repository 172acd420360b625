"""The coach's hint: what it says of this position, and that nothing moves when it opens."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.support.fitting import layout_faults
from e2e.support.games import golden
from e2e.support.saves import record_of, save_and_open
from e2e.support.table import PHONE, Table
from regicide_core import Record, parse_position

FOUR = golden("four_players_win")
SIZES = ((320, 568), (390, 844), (1440, 900))

# The Nine of Spades shields all but 1; the next best moves leave 10 to pay.
SHIELDING = (
    "players=1 seat=1 phase=play enemy=JH damage=0 table=- castle=QH hands=9S.2C.3C "
    "tavern=8C.7C discard=- yielded=- flips=2 rules=standard+partial chance=-"
)
# Any play leaves an attack that only a Jester can help to pay.
JESTER = (
    "players=1 seat=1 phase=play enemy=KC damage=0 table=- castle=KH hands=2C.3C.4H "
    "tavern=8C.7C.6C.5C discard=- yielded=- flips=1 rules=standard+partial chance=-"
)

# The boxes of everything on the table outside the hint.
BOXES = """() => Object.fromEntries([...document.querySelectorAll(
  ".bar, .bar .state, .bar button, .board, .seats li, .enemy, .portrait, .facts, .pile, .played,"
  + " .hand-area, .step, .preview, .hand, .hand .card, .hand-area > .buttons, .buttons button",
)].map((each, at) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [`${at} ${each.classList[0] ?? each.dataset.do}`, [x, y, width, height]];
}))"""


def position(text: str) -> Record:
    return Record.of_position(parse_position(text))


def ask(table: Table) -> Page:
    table.tap("hint")
    expect(table.page.get_by_test_id("hint")).to_be_visible()
    return table.page


def boxes(page: Page) -> dict[str, list[float]]:
    found: dict[str, list[float]] = page.evaluate(BOXES)
    return found


@pytest.mark.parametrize(
    "record",
    [Record(1, "tea"), record_of(FOUR, 1, ("Ada", "Béla", "Ciril", "Даша"))],
    ids=["solo", "four"],
)
def test_opening_a_hint_moves_nothing(table: Table, record: Record) -> None:
    page = table.page
    at_turn = record.state().seat
    bots = tuple("" if seat == at_turn else "knight" for seat in range(1, record.players + 1))
    moved: list[str] = []
    try:
        save_and_open(table, record, assisted=True, bots=bots)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            table.settle()
            before = boxes(page)
            ask(table)
            after = boxes(page)
            assert before.keys() == after.keys()
            moved += [
                f"{width}: {name} {before[name]} {after[name]}"
                for name in before
                if any(abs(a - b) > 2 for a, b in zip(before[name], after[name], strict=True))
            ]
            assert layout_faults(page) == [], (width, height)
            page.locator(".advice summary").tap()  # unfolds over the board: again nothing moves
            unfolded = boxes(page)
            moved += [name for name in before if unfolded[name] != after[name]]
            text = page.locator(".advice p")
            assert text.evaluate("p => p.scrollHeight <= p.clientHeight + 1"), "all of it is shown"
            table.tap("drop-hint")
            expect(page.get_by_test_id("hint")).to_have_count(0)
    finally:
        page.set_viewport_size(PHONE)
    assert moved == []


def test_a_hint_says_why_in_terms_of_the_position(table: Table) -> None:
    save_and_open(table, position(SHIELDING), assisted=True)
    page = ask(table)
    hint = page.get_by_test_id("hint")
    expect(hint).to_have_attribute("data-move", "play 9S")
    expect(hint.locator("[data-reason]")).to_have_attribute("data-reason", "stays_alive")


def test_a_hint_tells_what_the_next_best_move_would_lose(table: Table) -> None:
    save_and_open(table, Record(1, "tea"), assisted=True)
    page = ask(table)
    best = page.get_by_test_id("hint").get_attribute("data-move")
    other = page.get_by_test_id("next-best")
    expect(other).to_contain_text(re.compile("^(Next best|About as good): "))
    assert other.get_attribute("data-move") != best
    spoken = other.locator(".visually-hidden").inner_text()
    assert re.search(" of (Clubs|Diamonds|Hearts|Spades)", spoken), spoken


def test_a_notice_is_not_hidden_by_a_hint(table: Table) -> None:
    save_and_open(table, Record(1, "tea"), assisted=True)
    page = ask(table)
    page.locator(".pile[data-place=castle]").tap()
    table.expect_notice("The Castle: the royals still to come.")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    expect(page.get_by_test_id("preview")).to_be_visible()


def test_a_position_that_only_a_jester_can_save_says_so(table: Table) -> None:
    """It said that paying depends on the cards to come, although none were to come."""
    save_and_open(table, position(JESTER), assisted=True)
    table.choose_cards("4H")
    assert "you will need a Jester" in table.preview()
    assert "depends" not in table.preview()
    page = ask(table)
    move = page.get_by_test_id("hint").get_attribute("data-move") or ""
    reason = page.locator("[data-reason]")
    if move.startswith("play"):
        expect(reason).to_have_attribute("data-reason", "needs_flip")
        expect(reason).to_contain_text("a Jester will then be needed")
    else:
        assert move == "flip"
