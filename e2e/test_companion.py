"""The companion for a game with real cards: it counts, stores and takes back the fight's steps."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from e2e.support import companion
from e2e.support.companion import begin, card, choose, play, rank, turn_up
from e2e.support.keyboard import assert_focused, press, tab_to
from e2e.support.table import BOOT_MS, Table

STORE = """(value) => new Promise((resolve, reject) => {
  const open = indexedDB.open(`regicide ${location.pathname}`);
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const writing = open.result.transaction("settings", "readwrite");
    writing.objectStore("settings").put(value, "companion");
    writing.oncomplete = () => { open.result.close(); resolve(); };
  };
})"""


def numbers(table: Table) -> dict[str, str]:
    """The enemy's numbers on the screen; the shield only if there is one."""
    found = {}
    for name in ("health", "attack", "shield"):
        place = table.page.get_by_test_id(name)
        if place.count():
            found[name] = place.inner_text()
    return found


def expect_said(table: Table, *parts: str) -> None:
    for part in parts:
        expect(table.page.get_by_test_id("preview")).to_contain_text(part)


def expect_royals(table: Table, *royals: str) -> None:
    expect(table.page.locator("[data-royal]")).to_have_count(len(royals))
    for royal in royals:
        expect(table.page.locator(f"[data-royal={royal}]")).to_be_visible()


def test_a_fight_from_the_first_jack_to_its_exact_kill(table: Table) -> None:
    """S1, E1, E2, K1, C1, M2, M4"""
    begin(table)
    expect_royals(table, "JC", "JD", "JH", "JS")
    turn_up(table, "JH")
    assert numbers(table) == {"health": "20", "attack": "10"}
    expect(table.page.get_by_test_id("step")).to_have_text("Yielding would mean a hit of 10.")

    choose(table, "4S", "4H")
    expect_said(table, "no effect", "shield 8", "8 damage", "12 health left")
    expect_said(table, "then discard cards worth at least 2")
    table.tap("confirm")
    expect_said(table, "Now discard cards worth at least 2.")
    assert numbers(table) == {"health": "12", "attack": "2", "shield": "8"}
    expect(table.page.locator(".played [data-place]")).to_have_count(2)
    expect(table.page.get_by_test_id("step")).to_have_text("Yielding would mean a hit of 2.")

    choose(table, "AD", "5C")
    expect_said(table, "draw up to 6 round the table", "12 damage (doubled)")
    expect_said(table, "Jack of Hearts goes face down on top of the Tavern")
    table.tap("confirm")
    fallen = table.page.locator(".fate")
    expect(fallen).to_contain_text("Jack of Hearts goes face down on top of the Tavern")
    expect(fallen).to_contain_text("1 of 12 royals beaten")
    assert table.page.evaluate("document.activeElement.matches('.fate h2')"), "read at once"
    expect_royals(table, "JC", "JD", "JS")


def test_an_enemy_beaten_by_more_goes_to_the_discard_pile_and_may_be_played_later(
    table: Table,
) -> None:
    """M2, M6"""
    begin(table)
    turn_up(table, "JC")
    expect(rank(table, "J")).to_have_count(0)
    play(table, "TH")
    choose(table, "AS", "TD")
    expect_said(table, "Jack of Clubs goes to the discard pile")
    table.tap("confirm")
    turn_up(table, "JS")
    rank(table, "J").tap()  # the only Jack that can be played, so chosen with its rank
    expect(card(table, "JC")).to_have_attribute("aria-pressed", "true")
    expect_said(table, "20 damage (doubled)", "Jack of Spades goes face down on top of the Tavern")


def test_a_jester_ends_the_immunity_and_earlier_spades_begin_to_shield(
    table: Table,
) -> None:
    """E3, J1, J2"""
    begin(table)
    turn_up(table, "JS")
    play(table, "3S", "AD")
    assert numbers(table)["attack"] == "10"
    play(table, "X1")
    expect_said(table, "The enemy loses its immunity", "shield 4")
    expect_said(table, "Whoever played it chooses who goes next.")
    assert numbers(table) == {"health": "16", "attack": "6", "shield": "4"}
    expect(table.page.locator(".immunity")).to_have_text("no longer immune")


def test_cards_that_do_not_go_together_are_refused_with_the_rule(table: Table) -> None:
    """P2"""
    begin(table)
    turn_up(table, "JC")
    choose(table, "7D", "7H")
    expect_said(table, "A combo can’t total more than 10.")
    expect(card(table, "7H")).to_have_attribute("aria-pressed", "false")
    card(table, "7D").tap()  # no longer chosen
    expect(table.find("confirm")).to_have_attribute("aria-disabled", "true")
    table.tap_refused("confirm")
    expect_said(table, "Choose a card first.")
    play(table, "7D")
    choose(table, "7D")
    expect_said(table, "The same card can’t be used twice.")
    table.tap("rule")
    expect(table.page.locator(".rules")).to_be_visible()
    table.page.go_back()
    assert numbers(table)["health"] == "13"


def test_every_step_can_be_taken_back_and_a_new_game_asks_first(table: Table) -> None:
    begin(table)
    turn_up(table, "JD")
    play(table, "9S")
    play(table, "3C", "AC")
    for health in ("11", "20"):
        table.tap("undo")
        expect(table.page.get_by_test_id("health")).to_have_text(health)
    table.tap("undo")
    expect_royals(table, "JC", "JD", "JH", "JS")
    turn_up(table, "JS")
    table.tap("begin")
    table.tap("no")
    expect(table.page.locator(".enemy [data-place=JS]")).to_be_visible()
    table.tap("begin")
    table.tap("yes")
    expect_royals(table, "JC", "JD", "JH", "JS")


def test_the_companion_is_opened_from_a_new_game_or_the_rules_and_leads_back(table: Table) -> None:
    for screen in ("new", "rules"):
        table.go(screen)
        table.tap("companion")
        expect(table.page.locator(".beside:not([aria-busy])")).to_be_visible()
        table.tap("back")
        expect(table.find("companion")).to_be_visible()


def test_the_companion_is_usable_by_keyboard_alone(table: Table) -> None:
    begin(table)
    table.go("home")
    tab_to(table, "new")
    press(table, "Enter")
    expect(table.find("companion")).to_be_visible()
    tab_to(table, "companion")
    press(table, "Enter")
    expect(table.page.locator("[data-royal=JC]")).to_be_visible()
    press_until_focused(table, "royal", "JC")
    press(table, "Enter")
    expect(table.page.locator(".enemy")).to_be_visible()
    assert_focused(table)
    press_until_focused(table, "rank", "8")
    press(table, "Enter")
    expect(card(table, "8S")).to_be_visible()
    press(table, "Shift+Tab")  # the suits lie before the ranks
    press_until_focused(table, "card", "8S", "Shift+Tab")
    press(table, " ")
    expect(card(table, "8S")).to_have_attribute("aria-pressed", "true")
    tab_to(table, "confirm")
    press(table, "Enter")
    expect(table.page.get_by_test_id("attack")).to_have_text("2")
    assert_focused(table)
    press(table, "Escape")
    expect(table.page.locator("form.setup")).to_be_visible()


def press_until_focused(table: Table, kind: str, name: str, key: str = "Tab") -> None:
    for _ in range(60):
        if table.page.evaluate(f"document.activeElement.dataset.{kind} === '{name}'"):
            return
        press(table, key)
    raise AssertionError(f"{key} never reaches {name}")


def test_the_fight_survives_a_reload_and_a_damaged_one_is_dropped_with_a_notice(
    visit: Callable[..., Table],
) -> None:
    table = visit()
    table.open()
    begin(table)
    turn_up(table, "JD")
    play(table, "9S")
    table.go("about")
    companion.visit(table)
    assert numbers(table) == {"health": "11", "attack": "1", "shield": "9"}
    table.page.reload()
    expect(table.page.get_by_test_id("health")).to_have_text("11", timeout=BOOT_MS)
    expect_said(table, "Now discard cards worth at least 1.")
    for damaged in (["enemy KC"], {"a": 1}, [1, 2], "x"):
        table.page.evaluate(STORE, damaged)
        table.page.reload()
        expect(table.page.locator("[data-royal]")).to_have_count(4, timeout=BOOT_MS)
        expect(table.page.locator(".notice")).to_contain_text("A new game begins.")


def whole_game() -> list[str]:
    """Entries that beat every royal without Clubs: exactly the Jacks, the others by more."""
    entries = []
    for royal in (height + suit for height in "JQK" for suit in "CDHS"):
        one, other = [suit for suit in "HDS" if suit != royal[1]][:2]
        plays = [f"T{one}", f"T{other}", f"9{one}", f"9{other}", f"8{one}"]
        count = {"J": 2, "Q": 4, "K": 5}[royal[0]]
        entries += [f"enemy {royal}", *(f"play {text}" for text in plays[:count])]
    return entries


def test_the_twelfth_royal_is_the_victory_and_the_next_game_begins_with_jacks(
    visit: Callable[..., Table],
) -> None:
    """S1, M4, W1"""
    table = visit()
    table.open()
    *before, last = whole_game()
    table.page.evaluate(STORE, before)
    companion.visit(table)
    expect(table.page.locator(".state")).to_contain_text("11 of 12 royals beaten")
    choose(table, last.removeprefix("play "))
    expect_said(table, "that wins the game!")
    table.tap("confirm")
    expect(table.page.locator(".fate")).to_contain_text("Victory!")
    expect(table.page.locator(".trophies [data-place]")).to_have_count(12)
    expect(table.page.locator(".trophies .corrupted")).to_have_count(8)
    table.tap("begin")  # nothing would be lost, so no question
    expect_royals(table, "JC", "JD", "JH", "JS")


def test_the_companion_speaks_another_language(table: Table) -> None:
    begin(table)
    companion.enter(table, "JC")
    with table.choosing("locale", "ru"):
        companion.visit(table)
        choose(table, "6H", "AS")
        expect_said(
            table,
            "лечение до 7",
            "у врага останется 13",
            "потом сброс на сумму от 3",
        )
        table.tap("confirm")
        expect_said(table, "Теперь сбросьте карты на сумму от 3.")
        expect(table.page.locator(".facts .title")).to_have_text("валет треф")
