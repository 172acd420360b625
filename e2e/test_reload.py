"""A game is there again: after a reload in any step, among others, and when storage fails."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from e2e.catalogue import messages
from e2e.games import Following, golden
from e2e.saves import (
    DAMAGE,
    join,
    keep,
    on_database,
    open_game,
    read_save,
    record_of,
    sit_down,
    step_to,
)
from e2e.table import BOOT_MS, Table
from regicide_core import Phase

WASM = "**/pyodide.asm.wasm*"
SOLO = golden("solo_win_with_flips")
THREE = golden("three_players_jester")
SAYS = messages("en")


def games(table: Table) -> list[str]:
    """The saved games, from the first to the last of the list."""
    found = table.page.locator("[data-game]")
    return found.evaluate_all("games => games.map((game) => game.dataset.game)")


@pytest.mark.parametrize("phase", [Phase.PLAY, Phase.SUFFER, Phase.CHOOSE])
def test_a_reload_brings_back_every_step_of_a_game(table: Table, phase: Phase) -> None:
    """In a game of three: what comes back is covered first."""
    at = step_to(THREE, phase, least=1)
    followed = join(table, THREE, at - 1, ("Ada", "Béla", "Cléo"))
    followed.make(THREE.steps[at - 1])
    table.reload()
    table.tap("continue")
    followed.covered, followed.viewer = True, 0
    followed.check()
    followed.reveal()


def test_a_reload_brings_back_a_lone_player_s_hand_at_once(table: Table) -> None:
    followed = Following(table, SOLO)
    followed.deal()
    table.choose_cards("AD")
    table.reload()
    table.tap("continue")
    followed.check()
    expect(table.page.locator(".hand .chosen")).to_have_count(0)


def test_a_reload_brings_back_a_finished_game(table: Table) -> None:
    followed = join(table, SOLO, len(SOLO.steps) - 1)
    followed.make(SOLO.steps[-1])
    table.reload()
    expect(table.find("continue")).to_have_count(0)  # it is over
    open_game(table)
    followed.check()
    assert table.numbers() == followed.numbers()


def test_a_tab_closed_right_after_a_tap_has_lost_nothing(
    table: Table,
) -> None:
    followed = Following(table, SOLO)
    followed.deal()
    table.choose_cards("AD", "8C")
    table.page.locator("[data-do=confirm]").dispatch_event("click")
    # The move is kept before it is shown: as soon as anything of it is drawn, the tab may go.
    expect(table.page.get_by_test_id("health")).to_have_text("2")
    table.reload()
    table.tap("continue")
    followed.follow("play AD 8C")


def test_several_games_are_kept_and_the_latest_is_continued(table: Table) -> None:
    keep(table, record_of(SOLO, 4), game="older", updated=1_000)
    keep(table, record_of(THREE, 3, ("Ada", "Béla", "")), game="newer", updated=2_000)
    keep(table, record_of(SOLO), game="over", updated=3_000)
    table.go("saved")
    expect(table.page.locator("[data-game]")).to_have_count(3)
    assert games(table) == ["over", "newer", "older"]
    expect(table.page.locator("[data-game=over]")).to_contain_text("Victory!")
    expect(table.page.locator("[data-game=newer]")).to_contain_text("Ada, Béla")
    expect(table.page.locator("[data-game=older]")).to_contain_text("2 of 12 beaten")
    table.go("home")
    expect(table.find("continue")).to_contain_text("Ada, Béla")
    table.tap("continue")
    followed = Following(table, THREE)
    for step in THREE.steps[:3]:
        followed.advance(step)
    followed.covered, followed.viewer = True, 0
    followed.check()


def test_going_on_in_one_game_leaves_the_others_alone(table: Table) -> None:
    keep(table, record_of(SOLO, 2), game="other", updated=1_000)
    before = read_save(table, "other")
    followed = Following(table, SOLO)
    followed.deal()
    followed.make("play AD 8C")
    table.go("saved")
    expect(table.page.locator("[data-game]")).to_have_count(2)
    assert read_save(table, "other") == before
    open_game(table, "other")
    elsewhere = Following(table, SOLO)
    for step in SOLO.steps[:2]:
        elsewhere.advance(step)
    elsewhere.check()


def test_a_game_is_deleted_only_after_a_question(table: Table) -> None:
    keep(table, record_of(SOLO, 2), game="one")
    keep(table, record_of(SOLO, 4), game="two")
    table.go("saved")
    row = table.page.locator("li").filter(has=table.page.locator("[data-game=one]"))
    row.locator("[data-do=delete]").tap()
    table.tap("no")
    assert games(table) == ["one", "two"]
    row.locator("[data-do=delete]").tap()
    table.tap("yes")
    expect(table.page.locator("[data-game]")).to_have_count(1)
    assert games(table) == ["two"]


def test_the_same_table_can_be_dealt_again(table: Table) -> None:
    names = ("Ada", "Béla", "Cléo")
    sit_down(table, record_of(THREE, 5, names).given_up())
    table.tap("again")
    expect(table.page.locator(".cover")).to_be_visible()
    expect(table.page.locator(".seats .name")).to_have_text(names)
    expect(table.page.locator(".seats .size")).to_have_text(["6 cards"] * 3)
    table.go("saved")
    expect(table.page.locator("[data-game]")).to_have_count(2)


def test_a_lone_game_is_dealt_again_after_a_form_for_four(table: Table) -> None:
    table.new_game(4, "a", first=4)
    sit_down(table, record_of(SOLO, 2).given_up())
    table.tap("again")
    expect(table.page.locator(".hand [data-card]")).to_have_count(8)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        ("", "why-record_not_text"),
        ('{"record": {"players": 1}, "assisted": false}', "why-record_field"),
        ("a move", "why-record_illegal_move"),
    ],
    ids=["no text", "a field is missing", "a move is not legal"],
)
def test_a_damaged_save_is_refused_in_words_and_left_as_it_is(
    table: Table, damage: str, message: str
) -> None:
    keep(table, record_of(SOLO, 2), game="damaged", updated=2_000)
    if damage == "a move":
        damage = read_save(table, "damaged").replace("AD 8C", "KD 8C").replace("AD.8C", "KD.8C")
    on_database(table, DAMAGE, id="damaged", save=damage)
    table.go("saved")
    table.page.locator("[data-game=damaged]").tap()
    expect(table.page.locator(".notice")).to_have_text(SAYS[message])
    assert read_save(table, "damaged") == damage

    followed = Following(table, SOLO)  # and the next game is as good as any
    followed.deal()
    followed.make("play AD 8C")


NO_DATABASE = """Object.defineProperty(globalThis, "indexedDB", {
  get() { throw new DOMException("refused", "SecurityError"); },
});"""


def test_without_storage_the_game_runs_and_says_so(visit: Callable[..., Table]) -> None:
    table = visit()
    page = table.page
    page.add_init_script(NO_DATABASE)
    page.route("**/worker.js", lambda route: _with_prefix(route, NO_DATABASE))
    table.open()
    expect(page.get_by_role("alert")).to_have_text(SAYS["storage-blocked"])
    followed = Following(table, SOLO)
    followed.deal()
    for step in SOLO.steps[:3]:
        followed.make(step)
    expect(page.get_by_role("alert")).to_have_text(SAYS["storage-unsaved"])


def _with_prefix(route: Route, script: str) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=f"{script}\n{answer.text()}")


def test_a_full_disk_is_told_and_the_game_goes_on(visit: Callable[..., Table]) -> None:
    table = visit()
    table.open()
    page = table.page
    session = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    followed = Following(table, SOLO)
    followed.deal()
    expect(page.get_by_role("alert")).to_have_text(SAYS["storage-unsaved"])
    followed.make(SOLO.steps[0])
    expect(page.get_by_role("alert")).to_have_text(SAYS["storage-unsaved"])

    session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    followed.make(SOLO.steps[1])
    expect(page.get_by_role("alert")).to_have_count(0)
    table.reload()
    table.tap("continue")
    followed.check()


def test_the_page_waits_for_no_storage_and_no_engine(visit: Callable[..., Table]) -> None:
    table = visit()
    table.page.route(WASM, lambda _: None)  # it is on its way
    table.page.goto(table.url)
    table.tap("rules")
    expect(table.page.locator("h1")).to_have_text("Rules")
    table.tap("back")
    table.tap("solo")  # before the engine is ready: it starts when it can
    expect(table.page.locator(".notice")).to_have_text(SAYS["queued"])
    table.page.unroute(WASM)  # and lets go of what it held
    expect(table.page.locator(".hand")).to_be_visible(timeout=BOOT_MS)


def test_the_form_remembers_who_played_and_takes_any_letters_for_a_deal(table: Table) -> None:
    table.new_game(3, "семья 7", names=("Ada",), bots=("", "knight", "knight"), first=2)
    table.reload()
    table.go("new")
    expect(table.page.locator("input[name=players][value='3']")).to_be_checked()
    expect(table.page.locator("input[name=name-1]")).to_have_value("Ada")
    expect(table.page.locator("select[name=bot-2]")).to_have_value("knight")
    expect(table.page.locator("select[name=first] option:checked")).to_have_text("Knight 2")
    expect(table.page.locator("input[name=seed]")).to_have_value("")
