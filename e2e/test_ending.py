"""The end of a game: how far, what decided it, best moments, and what is next."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.support.catalogue import LOCALES, messages
from e2e.support.fitting import layout_faults
from e2e.support.games import golden
from e2e.support.saves import open_game, record_of, save_and_open, save_game
from e2e.support.table import PHONE, Table
from e2e.support.tour import LONG, SOLO, stopped_after
from regicide_core import Record

SAYS = messages("en")
LOST = golden("solo_loss_by_f4")
TWO = golden("two_players_win")
FOUR = golden("four_players_win")
SMALL = {"width": 320, "height": 568}
SEEN_WHOLE = """(node) => {
  const panel = document.querySelector(".result").getBoundingClientRect();
  const box = node.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return box.top >= panel.top - 1 && box.bottom <= panel.bottom + 1
    && node.contains(document.elementFromPoint(x, y));
}"""


def test_a_defeat_tells_how_far_it_came_and_what_was_missing(table: Table) -> None:
    save_and_open(table, record_of(LOST))
    page = table.page
    expect(page.get_by_test_id("far")).to_contain_text("5 of 12 royals beaten, 4 of them freed")
    expect(page.locator(".far .crest")).to_have_count(12)
    expect(page.get_by_test_id("decider")).to_contain_text(
        "The Queen of Hearts struck for 9: your hand was 1 short."
    )


def test_a_victory_tells_the_last_play_and_the_best_moment(table: Table) -> None:
    save_and_open(table, record_of(SOLO))
    page = table.page
    expect(page.get_by_test_id("decider")).to_contain_text("You finished it with")
    best = page.get_by_test_id("best")
    expect(best).to_contain_text(SAYS["ending-best"])
    expect(best).to_contain_text("brought the King of Hearts to exactly zero")
    expect(best.locator(".visually-hidden")).to_contain_text("Ten of Diamonds brought")


def test_a_game_that_was_given_up_says_who_stood_there(table: Table) -> None:
    save_and_open(table, stopped_after(3))
    decider = table.page.get_by_test_id("decider")
    expect(decider).to_contain_text("You ended this game yourself.")
    expect(decider).to_contain_text("still had")


def test_each_players_part_is_told_by_name(table: Table) -> None:
    names = ("Ada", "Béla", "Ági", "Zoë")
    save_and_open(table, record_of(FOUR, names=names))
    rows = table.page.get_by_test_id("parts").locator("tbody tr")
    expect(rows.locator("th")).to_have_text(list(names))
    beaten = [int(text) for text in rows.locator("td:last-child").all_inner_texts()]
    assert sum(beaten) == 12


def test_a_solo_game_has_no_table_of_players(table: Table) -> None:
    save_and_open(table, record_of(SOLO))
    expect(table.page.get_by_test_id("parts")).to_have_count(0)


def own_best(table: Table, record: Record, *, assisted: bool = False) -> str:
    save_game(table, record, game="now", updated=50, assisted=assisted)
    open_game(table, "now")
    line = table.page.get_by_test_id("own-best")
    expect(line).to_be_attached()
    return line.inner_text()


def test_a_result_is_compared_with_ones_own_best(table: Table) -> None:
    assert own_best(table, stopped_after(3)) == ""  # nothing to compare it with
    save_game(table, stopped_after(4), game="before", updated=1)
    save_game(table, record_of(FOUR), game="others", updated=2)  # not of one player
    assert own_best(table, stopped_after(3)) == "Your best so far (solo): 4 of 12."
    assert own_best(table, stopped_after(7)) == "New best (solo)! Before: 4 of 12."
    assert own_best(table, stopped_after(7), assisted=True) == "Your best so far (solo): 4 of 12."
    assert own_best(table, record_of(SOLO)) == "Your first victory (solo)!"
    save_game(table, record_of(SOLO), game="before", updated=1)
    assert own_best(table, record_of(SOLO)) == "Your victories so far (solo): 2."


def test_a_game_that_ends_at_the_table_is_compared_at_once(table: Table) -> None:
    save_game(table, stopped_after(4), game="before", updated=1)
    save_game(table, record_of(SOLO, 2), game="now", updated=2)
    open_game(table, "now")
    table.tap("menu")
    table.tap("give-up")
    table.tap("yes")
    expect(table.page.get_by_test_id("own-best")).to_have_text("Your best so far (solo): 4 of 12.")


def test_the_numbers_are_folded_and_can_be_opened(table: Table) -> None:
    save_and_open(table, record_of(SOLO))
    numbers = table.page.locator(".numbers")
    expect(numbers).not_to_be_visible()
    table.page.get_by_text(SAYS["ending-numbers"]).tap()
    expect(numbers).to_be_visible()
    expect(table.page.get_by_test_id("deal")).to_be_visible()


def test_the_next_steps_come_in_the_order_in_which_people_want_them(table: Table) -> None:
    save_and_open(table, record_of(SOLO))
    buttons = table.page.locator(".result .buttons button")
    found = [button.get_attribute("data-do") for button in buttons.all()]
    assert found == ["again", "same-deal", "analyse", "watch", "home"]


def test_the_same_deal_can_be_played_again(table: Table) -> None:
    record = record_of(SOLO)
    save_and_open(table, record)
    table.tap("same-deal")
    expect(table.page.locator(".hand-area")).to_be_visible()
    assert table.ply == 0
    assert table.seen()["hand"] == sorted(card.text for card in record.state(0).hands[0])


@pytest.mark.parametrize("locale", LOCALES)
def test_the_verdict_and_the_first_button_are_seen_at_once_on_a_small_phone(
    table: Table, locale: str
) -> None:
    faults = {}
    records = {"won": record_of(SOLO), "lost": record_of(LOST), "four": record_of(FOUR, None, LONG)}
    with table.choosing("locale", locale):
        for name, record in records.items():
            save_and_open(table, record, assisted=True)
            for width, height in ((320, 568), (390, 844), (844, 390)):
                table.page.set_viewport_size({"width": width, "height": height})
                for part in (".verdict", "[data-do=again]"):
                    if not table.page.locator(f".result {part}").evaluate(SEEN_WHOLE):
                        faults[name, width] = part
                if found := layout_faults(table.page):
                    faults[name, width] = str(found)
            table.page.set_viewport_size(PHONE)
    assert faults == {}


def test_a_copied_deal_code_is_no_warning(table: Table) -> None:
    """A known fault: successes had the colour of warnings."""
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    save_and_open(table, record_of(SOLO))
    table.page.get_by_text(SAYS["ending-numbers"]).tap()
    table.tap("copy-deal")
    notice = table.page.locator(".result .notice")
    expect(notice).to_have_text(SAYS["deal-copied"])
    colours = notice.evaluate(
        """(node) => [getComputedStyle(node).color, ...["--good", "--warn"].map((name) => {
            const probe = document.body.appendChild(document.createElement("i"));
            probe.style.color = `var(${name})`;
            const { color } = getComputedStyle(probe);
            probe.remove();
            return color;
        })]"""
    )
    assert colours[0] == colours[1] != colours[2]
