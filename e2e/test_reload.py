"""A reload shows the same table or screen again; games survive failures of storage or engine."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.support.catalogue import messages
from e2e.support.games import Following, golden
from e2e.support.lessons import open_lesson
from e2e.support.saves import (
    DAMAGE,
    on_database,
    open_at_step,
    open_game,
    read_save,
    record_of,
    save_and_open,
    save_game,
    step_to,
)
from e2e.support.table import BOOT_MS, Table
from regicide_core import Phase, parse_record
from tools.paths import ROOT

WASM = "**/pyodide.asm.wasm*"
SOLO = golden("solo_win_with_flips")
THREE = golden("three_players_jester")
SAYS = messages("en")
OLD_RECORDS = json.loads((ROOT / "tests/golden/records_of_format_1.json").read_text("utf-8"))


def reload_table(table: Table) -> None:
    """Reload the page, as when the browser has discarded the tab, and wait for the table."""
    table.page.reload()
    expect(table.page.locator(".table-screen")).to_be_visible(timeout=BOOT_MS)


def hold(page: Page, address: str) -> Callable[[], None]:
    """Leave requests to an address unanswered; returns a function that answers them."""
    held: list[Route] = []
    page.route(address, lambda route: held.append(route))

    def answer() -> None:
        for route in held:
            route.continue_()
        page.unroute(address)

    return answer


def go_to(table: Table, address: str) -> None:
    table.page.evaluate("address => { location.hash = address; }", address)


def expect_address(page: Page, screen: str) -> None:
    expect(page).to_have_url(page.url.split("#")[0] + f"#{screen}")


def saved_games(table: Table) -> list[str]:
    """The ids of the saved games, in the order of the list."""
    shown = table.page.locator("[data-game]")
    found: list[str] = shown.evaluate_all("games => games.map((game) => game.dataset.game)")
    return found


# The table


def test_a_reload_keeps_a_solo_table(table: Table) -> None:
    followed = Following(table, SOLO)
    followed.deal()
    followed.make(SOLO.steps[0])
    followed.make(SOLO.steps[1])
    address = table.page.url
    reload_table(table)
    followed.check()
    assert table.page.url == address
    expect(table.page.locator("#announcements")).not_to_be_empty()  # the position is announced, too
    followed.make(SOLO.steps[2])  # and the game goes on


def test_a_reload_covers_a_shared_table(table: Table) -> None:
    followed = Following(table, THREE, ("Ada", "Béla", "Cléo"))
    followed.deal()
    followed.reveal()
    reload_table(table)
    followed.covered, followed.viewer = True, 0
    followed.check()
    assert not table.page.locator("[data-card]").count()
    followed.reveal()


def test_a_reload_keeps_the_result_of_a_game(table: Table) -> None:
    followed = open_at_step(table, SOLO, len(SOLO.steps) - 1)
    followed.make(SOLO.steps[-1])
    reload_table(table)
    followed.check()
    assert table.numbers() == followed.numbers()
    expect(table.page.get_by_test_id("deal")).to_have_text(SOLO.seed)


def test_bots_continue_after_a_reload(table: Table) -> None:
    table.new_game(2, "tea", bots=("knight", "knight"))
    table.tap("pause")
    ply = table.ply
    reload_table(table)
    table.page.wait_for_function(
        "ply => Number(document.querySelector('.table-screen').dataset.ply) > ply", arg=ply
    )


def test_each_tab_reloads_its_own_table(table: Table) -> None:
    """The address names the game, although another tab has played its game later."""
    save_game(table, record_of(SOLO, 4), game="mine", updated=1_000)
    save_game(table, record_of(THREE, 3), game="other", updated=2_000)
    open_game(table, "mine")
    other = table.page.context.new_page()
    other.goto(f"{table.url}#table/other")
    expect(other.locator(".cover")).to_be_visible(timeout=BOOT_MS)
    other.close()
    reload_table(table)
    mine = Following(table, SOLO)
    for step in SOLO.steps[:4]:
        mine.advance(step)
    mine.check()


def test_a_table_address_without_a_game_opens_the_last_one(table: Table) -> None:
    """Older versions of the page had addresses without the name of a game."""
    followed = open_at_step(table, SOLO, 3)
    table.page.evaluate("() => history.replaceState(null, '', '#table')")
    reload_table(table)
    followed.check()
    expect_address(table.page, "table/kept")


def test_the_browsers_back_button_leads_from_table_to_table(table: Table) -> None:
    save_game(table, record_of(SOLO, 4), game="one", updated=2_000)
    save_game(table, record_of(SOLO, 2), game="two", updated=1_000)
    open_game(table, "one")
    open_game(table, "two")
    for _ in range(3):  # saved, about, the table before
        table.page.go_back()
    expect(table.page.locator(".table-screen")).to_have_attribute("data-ply", "4")
    expect_address(table.page, "table/one")


def test_a_game_dealt_again_replaces_its_entry_in_the_browsers_history(table: Table) -> None:
    save_and_open(table, record_of(SOLO, 2).given_up())
    table.tap("again")
    expect(table.page.locator(".table-screen")).to_have_attribute("data-ply", "0")
    table.page.go_back()
    expect_address(table.page, "saved")


def test_the_settings_lead_back_to_the_table_after_a_reload(table: Table) -> None:
    open_at_step(table, SOLO, 3)
    table.tap("menu")
    table.tap("settings")
    table.page.reload()
    expect(table.page.locator("h1")).to_have_text(SAYS["settings-title"])
    table.tap("back")
    expect(table.page.locator(".hand")).to_be_visible(timeout=BOOT_MS)


def test_the_page_does_not_wait_for_the_table(visit: Callable[..., Table]) -> None:
    """While the engine loads, the visitor can go to other screens and come back to the table."""
    table = visit()
    table.open()
    followed = open_at_step(table, SOLO, 3)
    page = table.page
    answer = hold(page, WASM)
    page.reload()
    expect(page.locator("h1")).to_have_text(SAYS["table-screen"])
    expect(page.locator("main")).to_contain_text("facing")  # it says which game is loading
    expect(page.locator(".engine")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".home")).to_be_visible()
    table.tap("settings")
    answer()
    table.wait_until_ready()
    table.go("about")
    expect_address(page, "about")
    go_to(table, "table/kept")
    expect(page.locator(".table-screen")).to_be_visible()
    followed.check()


def test_a_key_pressed_before_the_page_listens_to_keys_is_not_lost(table: Table) -> None:
    go_to(table, "about")
    expect(table.page.locator(".back")).to_be_visible()
    answer = hold(table.page, "**/input-*.js")
    table.page.reload()
    expect(table.page.locator(".back")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect_address(table.page, "about")
    answer()
    expect(table.page.locator(".home")).to_be_visible()


def test_retrying_a_failed_engine_brings_the_table_back(
    visit: Callable[..., Table],
) -> None:
    table = visit()
    table.open()
    followed = open_at_step(table, SOLO, 3)
    table.page.route(WASM, lambda route: route.abort())
    table.page.reload()
    expect(table.page.get_by_role("alert")).to_contain_text(SAYS["engine-failed"], timeout=BOOT_MS)
    expect_address(table.page, "table/kept")
    table.page.unroute(WASM)
    table.tap("retry")
    expect(table.page.locator(".table-screen")).to_be_visible(timeout=BOOT_MS)
    followed.check()


def test_a_table_whose_game_is_gone_leads_home_and_says_so(table: Table) -> None:
    go_to(table, "table/nobody")
    expect(table.page.locator(".home .notice")).to_have_text(SAYS["why-no_such_game"])
    expect_address(table.page, "home")
    table.page.reload()  # the notice is not repeated
    expect(table.page.locator(".home .notice")).to_be_empty()
    table.wait_until_ready()


def test_a_table_whose_game_is_damaged_leads_home_and_keeps_the_save(table: Table) -> None:
    save_game(table, record_of(SOLO, 2), game="damaged")
    on_database(table, DAMAGE, id="damaged", save="{")
    go_to(table, "table/damaged")
    expect(table.page.locator(".home .notice")).to_have_text(SAYS["why-record_not_text"])
    assert read_save(table, "damaged") == "{"


# Every other screen


@pytest.mark.parametrize(
    ("address", "heading"),
    [
        ("new", "do-new"),
        ("saved", "saved-title"),
        ("statistics", "statistics-title"),
        ("settings", "settings-title"),
        ("about", "about-title"),
        ("diagnostics", "diagnostics-title"),
        ("device", "device-title"),
        ("bots", "bots-title"),
        ("companion", "companion-title"),
        ("learn", "learn-title"),
        ("rules", "rules-title"),
        ("rules/yield", "rules-title"),
        ("replay", "replay-title"),
        ("analysis", "analysis-title"),
    ],
)
def test_a_reload_stays_on_its_screen(
    visit: Callable[..., Table], address: str, heading: str
) -> None:
    table = visit()
    table.page.route(WASM, lambda route: route.abort())  # none of these screens needs the engine
    table.page.goto(f"{table.url}#{address}")
    table.page.reload()
    expect(table.page.locator("h1")).to_have_text(SAYS[heading])
    expect_address(table.page, address)


def test_a_reload_keeps_the_analysis_of_a_game(table: Table) -> None:
    save_and_open(table, record_of(SOLO, 4).given_up())
    table.tap("analyse")
    expect_address(table.page, "analysis/kept")
    expect(table.find("stop-analysis")).to_have_count(0, timeout=BOOT_MS)
    table.page.reload()
    expect(table.page.get_by_test_id("plot")).to_be_visible(timeout=BOOT_MS)
    expect(table.find("stop-analysis")).to_have_count(0, timeout=BOOT_MS)
    expect(table.page.locator("[data-testid=decisions] tbody tr")).to_have_count(4)


def test_the_analysis_of_a_missing_game_says_so(table: Table) -> None:
    table.go("analysis/nobody")
    expect(table.page.get_by_role("alert")).to_have_text(SAYS["why-no_such_game"])
    table.tap("saved")
    expect(table.page.locator("h1")).to_have_text(SAYS["saved-title"])


def test_a_reload_keeps_the_lesson(table: Table) -> None:
    open_lesson(table, "combos")
    table.page.reload()
    expect(table.page.locator(".hand")).to_be_visible(timeout=BOOT_MS)
    expect_address(table.page, "learn/combos")


# A game continued from home


@pytest.mark.parametrize("phase", [Phase.PLAY, Phase.SUFFER, Phase.CHOOSE])
def test_every_phase_of_a_game_can_be_continued_after_a_reload(table: Table, phase: Phase) -> None:
    """In a game of three, the table is covered first."""
    at = step_to(THREE, phase, least=1)
    followed = open_at_step(table, THREE, at - 1, ("Ada", "Béla", "Cléo"))
    followed.make(THREE.steps[at - 1])
    table.reload()
    table.tap("continue")
    followed.covered, followed.viewer = True, 0
    followed.check()
    followed.reveal()


def test_a_solo_hand_is_shown_at_once_after_a_reload(table: Table) -> None:
    followed = open_at_step(table, SOLO, 2)
    table.page.locator(".hand [data-card]").first.tap()
    expect(table.page.locator(".hand .chosen")).to_have_count(1)
    table.reload()
    table.tap("continue")
    followed.check()
    expect(table.page.locator(".hand .chosen")).to_have_count(0)


def test_a_finished_game_can_be_opened_after_a_reload(table: Table) -> None:
    followed = open_at_step(table, SOLO, len(SOLO.steps) - 1)
    followed.make(SOLO.steps[-1])
    table.reload()
    expect(table.find("continue")).to_have_count(0)  # the game is over
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
    # A move is saved before it is shown, so the tab may be closed as soon as it is drawn.
    expect(table.page.get_by_test_id("health")).to_have_text("2")
    table.reload()
    table.tap("continue")
    followed.follow("play AD 8C")


def test_an_old_save_with_a_solo_yield_opens_and_plays_on(table: Table) -> None:
    """It was saved when `standard` let a player who is alone yield once (Q1)."""
    old = OLD_RECORDS["solo"]
    save_game(table, parse_record(json.dumps(old["record"])), game="old")
    save = {"record": old["record"], "assisted": False, "bots": [""]}
    on_database(table, DAMAGE, id="old", save=json.dumps(save))
    open_game(table, "old")
    assert table.ply == len(old["record"]["moves"])
    for ply, move in enumerate(old["later"], table.ply + 1):
        table.make(move)
        expect(table.page.locator(".table-screen")).to_have_attribute("data-ply", str(ply))
    assert "yield" in old["later"]
    expect(table.page.locator(".result")).to_have_attribute("data-outcome", "lost")
    assert json.loads(read_save(table, "old"))["record"]["format"] == 2


def test_several_games_are_kept_and_the_latest_is_continued(table: Table) -> None:
    save_game(table, record_of(SOLO, 4), game="older", updated=1_000)
    save_game(table, record_of(THREE, 3, ("Ada", "Béla", "")), game="newer", updated=2_000)
    save_game(table, record_of(SOLO), game="over", updated=3_000)
    table.go("saved")
    expect(table.page.locator("[data-game]")).to_have_count(3)
    assert saved_games(table) == ["over", "newer", "older"]
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


def test_playing_one_game_does_not_change_the_others(table: Table) -> None:
    save_game(table, record_of(SOLO, 2), game="other", updated=1_000)
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
    save_game(table, record_of(SOLO, 2), game="one")
    save_game(table, record_of(SOLO, 4), game="two")
    table.go("saved")
    row = table.page.locator("li").filter(has=table.page.locator("[data-game=one]"))
    row.locator("[data-do=delete]").tap()
    table.tap("no")
    assert saved_games(table) == ["one", "two"]
    row.locator("[data-do=delete]").tap()
    table.tap("yes")
    expect(table.page.locator("[data-game]")).to_have_count(1)
    assert saved_games(table) == ["two"]


def test_the_same_table_can_be_dealt_again(table: Table) -> None:
    names = ("Ada", "Béla", "Cléo")
    save_and_open(table, record_of(THREE, 5, names).given_up())
    table.tap("again")
    expect(table.page.locator(".cover")).to_be_visible()
    expect(table.page.locator(".seats .name")).to_have_text(names)
    expect(table.page.locator(".seats .size .visually-hidden")).to_have_text(["6 cards"] * 3)
    table.go("saved")
    expect(table.page.locator("[data-game]")).to_have_count(1)  # nobody has played the new deal yet


def test_a_solo_game_is_dealt_again_as_solo_after_a_form_for_four(table: Table) -> None:
    table.new_game(4, "a", first=4)
    save_and_open(table, record_of(SOLO, 2).given_up())
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
def test_a_damaged_save_is_refused_with_a_message_and_not_changed(
    table: Table, damage: str, message: str
) -> None:
    save_game(table, record_of(SOLO, 2), game="damaged", updated=2_000)
    if damage == "a move":
        damage = read_save(table, "damaged").replace("AD 8C", "KD 8C").replace("AD.8C", "KD.8C")
    on_database(table, DAMAGE, id="damaged", save=damage)
    table.go("saved")
    table.page.locator("[data-game=damaged]").tap()
    expect(table.page.locator(".notice")).to_have_text(SAYS[message])
    assert read_save(table, "damaged") == damage

    followed = Following(table, SOLO)  # the next game works as usual
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


def test_a_full_disk_shows_a_warning_and_the_game_continues(visit: Callable[..., Table]) -> None:
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
    answer = hold(table.page, WASM)
    table.page.goto(table.url)
    table.tap("rules")
    expect(table.page.locator("h1")).to_have_text("Rules")
    table.tap("back")
    table.tap("solo")  # the game begins when the engine is ready
    expect(table.page.locator(".notice")).to_have_text(SAYS["queued"])
    answer()
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
