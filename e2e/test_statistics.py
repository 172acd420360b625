"""The statistics count and draw the saved games; before there are any, they invite to play."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.support.catalogue import messages
from e2e.support.games import golden
from e2e.support.keyboard import press, tab_to
from e2e.support.saves import PUT, on_database, record_of, save_game
from e2e.support.table import Table
from e2e.support.tour import SOLO, stopped_after
from regicide_core import Record, Rules

SAYS = messages("en")
BARS = """figure => [...figure.querySelectorAll('.pillar')].map((pillar) => {
  const height = (part) => pillar.querySelector(part)?.getBoundingClientRect().height ?? 0;
  return [height('.own'), height('.apart')].map(Math.round);
})"""


def save_sample_games(table: Table) -> None:
    """Save four games that count, two of them won, and one of each kind counted separately."""
    save_game(table, stopped_after(3), game="daily-2026-02-01", updated=1)
    save_game(table, record_of(SOLO), game="daily-2026-02-02", updated=2)
    save_game(table, record_of(golden("two_players_win")), game="two", updated=3)
    save_game(table, stopped_after(3), game="stopped", updated=4)
    save_game(table, record_of(SOLO), game="helped", updated=5, assisted=True)
    generous = Record(1, "a", Rules(hand_limit=10)).given_up()
    save_game(table, generous, game="generous", updated=6, assisted=True)
    save_game(table, record_of(golden("four_players_win")), game="watched", bots=("knight",) * 4)
    save_game(table, record_of(SOLO, 9), game="running", updated=8)


def open_statistics(table: Table) -> None:
    table.go("about")
    table.go("statistics")


def shown(table: Table, part: str) -> dict[str, list[str]]:
    """The numbers of games and wins in each row of a table."""
    rows = table.page.get_by_test_id(part).locator("tbody tr").all()
    return {
        row.locator("th").inner_text(): row.locator("td:not([aria-hidden])").all_inner_texts()
        for row in rows
    }


def figures(table: Table) -> dict[str, str]:
    found = table.page.get_by_test_id("figures").locator("div")
    return {
        each.locator("dt").inner_text(): each.locator("dd").inner_text() for each in found.all()
    }


def test_the_games_that_count_are_counted(table: Table) -> None:
    save_sample_games(table)
    open_statistics(table)
    assert figures(table) == {
        SAYS["statistics-rate"]: "50%",
        SAYS["statistics-games"]: "4",
        SAYS["statistics-won"]: "2",
        SAYS["statistics-streak"]: "0",
        SAYS["statistics-longest"]: "2",
        SAYS["statistics-average"]: "7.5",
        SAYS["statistics-best"]: "12",
    }
    assert shown(table, "company") == {
        "1 player": ["3", "1"],
        "2 players": ["1", "1"],
        "3 players": ["0", "0"],
        "4 players": ["0", "0"],
        SAYS["statistics-daily"]: ["2", "1"],
    }
    assert SOLO.steps.count("flip") == 2  # two flips mean a bronze medal
    expect(table.page.get_by_test_id("medals").locator("dd")).to_have_text(["0", "0", "1"])


def test_games_with_help_or_house_rules_or_only_bots_are_counted_separately(table: Table) -> None:
    save_sample_games(table)
    open_statistics(table)
    assert shown(table, "apart") == {
        SAYS["statistics-assisted"]: ["1", "1"],
        SAYS["statistics-rules"]: ["1", "0"],
        SAYS["statistics-bots"]: ["1", "1"],
    }


def test_the_chart_and_its_table_show_how_far_the_games_came(table: Table) -> None:
    save_sample_games(table)
    open_statistics(table)
    reach = table.page.get_by_test_id("reach")
    rows = reach.locator("tbody tr").all()
    games = [[int(cell) for cell in row.locator("th, td").all_text_contents()] for row in rows]
    wanted = {0: [0, 1], 3: [2, 0], 12: [2, 1]}
    assert games == [[beaten, *wanted.get(beaten, [0, 0])] for beaten in range(13)]
    bars = reach.evaluate(BARS)
    unit = bars[12][1]
    assert unit > 20
    for beaten, (own, apart) in enumerate(bars):
        expected = wanted.get(beaten, [0, 0])
        assert abs(own - expected[0] * unit) <= 2 and abs(apart - expected[1] * unit) <= 2


@pytest.mark.parametrize("kept", [True, False], ids=["kept", "dropped"])
def test_a_deleted_game_stays_in_the_numbers_unless_said_otherwise(
    table: Table, kept: bool
) -> None:
    save_game(table, stopped_after(3), game="one", updated=1)
    save_game(table, stopped_after(5), game="two", updated=2)
    open_statistics(table)
    assert figures(table)[SAYS["statistics-games"]] == "2"
    expect(table.page.get_by_test_id("apart")).to_have_count(0)
    table.go("saved")
    table.find("delete").first.tap()
    keep = table.page.get_by_role("checkbox", name=SAYS["ask-delete-keep"])
    expect(keep).to_be_checked()
    if not kept:
        keep.uncheck()
    table.tap("yes")
    expect(table.page.locator("[data-game]")).to_have_count(1)
    table.tap("statistics")
    expect(table.page.get_by_test_id("figures")).to_be_visible()
    assert figures(table)[SAYS["statistics-games"]] == ("2" if kept else "1")
    assert figures(table)[SAYS["statistics-best"]] == ("5" if kept else "3")
    table.go("home")
    table.go("statistics")  # and after a new visit, too
    assert figures(table)[SAYS["statistics-games"]] == ("2" if kept else "1")


def test_deleting_a_running_game_asks_nothing_about_the_statistics(table: Table) -> None:
    save_game(table, record_of(SOLO, 9), game="running")
    table.go("about")
    table.go("saved")
    table.tap("delete")
    expect(table.find("yes")).to_be_visible()
    expect(table.page.get_by_role("checkbox")).to_have_count(0)


def test_an_older_summary_counts_and_a_note_mentions_the_doubt(table: Table) -> None:
    """Summaries of older versions did not say whether a game was assisted."""
    old = {"players": 1, "seats": [""], "ply": 5, "enemy": "JC", "beaten": 0}
    old["result"] = {"outcome": "lost", "rule": "F4", "medal": None}
    on_database(table, PUT, id="old", updated=1, summary=old, save="")
    open_statistics(table)
    assert figures(table)[SAYS["statistics-games"]] == "1"
    expect(table.page.locator(".small-print")).to_contain_text("1 older game")


def test_with_only_assisted_games_nothing_is_claimed(table: Table) -> None:
    save_game(table, record_of(SOLO), assisted=True)
    open_statistics(table)
    found = figures(table)
    assert found[SAYS["statistics-games"]] == found[SAYS["statistics-won"]] == "0"
    assert found[SAYS["statistics-rate"]] == found[SAYS["statistics-best"]] == "–"
    assert shown(table, "apart") == {SAYS["statistics-assisted"]: ["1", "1"]}


def test_before_a_game_is_finished_there_is_an_invitation(table: Table) -> None:
    save_game(table, record_of(SOLO, 9))
    save_game(table, record_of(golden("four_players_win")), game="watched", bots=("knight",) * 4)
    open_statistics(table)
    expect(table.page.locator(".none")).to_contain_text(SAYS["statistics-none"])
    expect(table.page.get_by_test_id("figures")).to_have_count(0)
    table.tap("solo")
    expect(table.page.locator(".hand-area")).to_be_visible()


def test_the_statistics_are_opened_and_left_by_keyboard(table: Table) -> None:
    save_sample_games(table)
    table.go("about")
    table.go("saved")
    tab_to(table, "statistics")
    press(table, "Enter")
    expect(table.page.get_by_test_id("figures")).to_be_visible()
    expect(table.page).to_have_title(f"{SAYS['statistics-title']} · {SAYS['title']}")
    tab_to(table, "back")
    press(table, "Enter")
    expect(table.page.locator("[data-game]")).to_have_count(8)
    tab_to(table, "statistics")
    press(table, "Enter")
    expect(table.page.get_by_test_id("figures")).to_be_visible()
    press(table, "Escape")
    expect(table.page.locator("[data-game]")).to_have_count(8)


def test_numbers_are_formatted_for_the_language(table: Table) -> None:
    save_sample_games(table)
    says = messages("fr")
    with table.choosing("locale", "fr"):
        open_statistics(table)
        found = figures(table)
        assert found[says["statistics-average"]] == "7,5"
        assert "".join(found[says["statistics-rate"]].split()) == "50%"
        assert found[says["statistics-rate"]] != "50%"
        expect(table.page.get_by_test_id("company")).to_contain_text("2 joueurs")
