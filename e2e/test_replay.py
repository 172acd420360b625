"""The replay shows every move of a finished game as the engine made it, and no running game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.support.catalogue import messages
from e2e.support.games import Recorded, drawn, golden
from e2e.support.saves import (
    DAMAGE,
    on_database,
    open_game,
    open_replay,
    read_save,
    record_of,
    save_and_open,
    save_game,
)
from e2e.support.table import BOOT_MS, Seen, Table
from regicide_core import Record, Rules, State
from regicide_core.events import Drew

SOLO = golden("solo_win_with_flips")
FOUR = golden("four_players_win")
LOST = golden("solo_loss_by_f4")
NAMES = ("Ada", "Béla", "Ciril", "Даша")

# The hand of a replay; its cards are no buttons.
HAND = (
    "() => [...document.querySelectorAll('.hand .card')].map((card) => card.dataset.place).sort()"
)


def short(moves: int = 4) -> Record:
    return record_of(SOLO, moves).given_up()


def expected(state: State) -> Seen:
    """What the replay must show: the position with the hand of the seat whose turn it is."""
    return drawn(state, state.seat, state.hands[state.seat - 1])


def shown(table: Table) -> Seen:
    seen = table.seen()
    seen["hand"] = table.page.evaluate(HAND)
    return {name: value for name, value in seen.items() if name not in ("phase", "outcome")}


def expect_ply(table: Table, ply: int) -> None:
    expect(table.page.locator(".replay")).to_have_attribute("data-ply", str(ply))


def expect_announced(table: Table, part: str) -> None:
    expect(table.page.locator("#announcements")).to_contain_text(part)


# Move by move


@pytest.mark.parametrize(("game", "names"), [(SOLO, ()), (FOUR, NAMES)])
def test_every_move_is_shown_as_the_engine_has_it(
    table: Table, game: Recorded, names: tuple[str, ...]
) -> None:
    record = record_of(game, None, names)
    save_game(table, record)
    open_replay(table)
    states = [record.upto(ply).state() for ply in range(len(record.moves))] + [record.state()]
    for ply, state in enumerate(states):
        if ply:
            table.tap("next")
        expect_ply(table, ply)
        assert shown(table) == expected(state), ply
    expect(table.page.get_by_test_id("turn")).to_contain_text("Victory!")
    expect(table.find("next")).to_have_attribute("aria-disabled", "true")
    for ply in range(len(states) - 2, len(states) - 6, -1):
        table.tap("previous")
        expect_ply(table, ply)
        assert shown(table) == expected(states[ply]), ply


def test_a_move_is_described_as_in_the_log_and_announced(table: Table) -> None:
    record = record_of(FOUR, None, NAMES)
    save_game(table, record)
    open_replay(table)
    page = table.page
    expect(page.get_by_test_id("move")).to_have_text("The cards are dealt.")
    expect(page.get_by_test_id("at")).to_have_text(f"Move 0 of {len(record.moves)}")
    table.tap("next")
    mover = NAMES[record.upto(0).state().seat - 1]
    expect(page.get_by_test_id("at")).to_have_text(f"Move 1 of {len(record.moves)}")
    expect(page.get_by_test_id("move")).to_contain_text(mover)
    expect(page.get_by_test_id("turn")).to_contain_text(NAMES[record.upto(1).state().seat - 1])
    expect_announced(table, f"Move 1 of {len(record.moves)}.")
    expect_announced(table, mover)


def test_the_drawn_cards_of_every_seat_are_shown(table: Table) -> None:
    """Once a game is over, nothing is hidden any more."""
    record = record_of(FOUR, None, NAMES)
    save_game(table, record)
    open_replay(table)
    draws = [[e for e in events if isinstance(e, Drew)] for _, events in record.steps()]
    ply = next(at for at, drawn in enumerate(draws, 1) if len({drew.seat for drew in drawn}) > 1)
    table.page.locator("input[name=ply]").fill(str(ply))
    expect_ply(table, ply)
    words = table.page.get_by_test_id("move").inner_text()
    for drew in draws[ply - 1]:
        assert f"{NAMES[drew.seat - 1]} draws" in words
    assert "draws a card" not in words


def test_a_lost_game_ends_with_the_hand_that_was_not_enough(table: Table) -> None:
    record = record_of(LOST)
    save_game(table, record)
    open_replay(table)
    table.tap("last")
    expect_ply(table, len(record.moves))
    expect(table.page.get_by_test_id("turn")).to_contain_text("Defeat")
    assert shown(table) == expected(record.state())


def test_a_game_given_up_before_its_first_move_has_no_steps(table: Table) -> None:
    save_game(table, short(0))
    open_replay(table)
    expect(table.page.get_by_test_id("turn")).to_contain_text("You gave up")
    expect(table.page.locator("input[name=ply]")).to_be_disabled()
    for button in ("first", "previous", "play", "next", "last"):
        expect(table.find(button)).to_have_attribute("aria-disabled", "true")


# Keys, slider, automatic play


def test_keys_step_through_the_game(table: Table) -> None:
    save_game(table, short(6))
    open_replay(table)
    table.page.locator("h1").focus()
    for key, ply in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", 6),
        ("ArrowRight", 6),
        ("Home", 0),
        ("ArrowLeft", 0),
    ):
        table.page.keyboard.press(key)
        expect_ply(table, ply)
    table.page.keyboard.press("Space")
    expect(table.find("play")).to_have_accessible_name("Pause")
    expect_ply(table, 2)
    table.page.keyboard.press("Space")
    expect(table.find("play")).to_have_accessible_name("Play automatically")
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".replay")).to_have_count(0)


def test_space_plays_after_a_tap_but_presses_a_button_focused_by_keyboard(table: Table) -> None:
    save_game(table, record_of(SOLO))
    open_replay(table)
    table.tap("next")
    expect_ply(table, 1)
    table.page.keyboard.press("Space")
    expect(table.find("play")).to_have_accessible_name("Pause")
    table.page.keyboard.press("Space")
    expect(table.find("play")).to_have_accessible_name("Play automatically")
    at = table.ply
    table.page.keyboard.press("Shift+Tab")
    expect(table.find("play")).to_be_focused()
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Space")
    expect_ply(table, at + 1)
    expect(table.find("play")).to_have_accessible_name("Play automatically")


def test_the_slider_reaches_any_move_by_finger_or_keys(table: Table) -> None:
    record = record_of(SOLO)
    save_game(table, record)
    open_replay(table)
    slider = table.page.locator("input[name=ply]")
    for ply in (30, 7, len(record.moves), 0):
        slider.fill(str(ply))
        expect_ply(table, ply)
    expect(slider).to_have_attribute("aria-valuetext", f"Move 0 of {len(record.moves)}")
    slider.focus()
    for key, ply in (("ArrowRight", 1), ("End", len(record.moves)), ("Home", 0)):
        slider.press(key)
        expect_ply(table, ply)
    expect_announced(table, "The cards are dealt.")


def test_quick_changes_of_the_slider_end_at_the_last_one(table: Table) -> None:
    save_game(table, record_of(SOLO))
    open_replay(table)
    table.page.evaluate(
        """() => { const slider = document.querySelector("input[name=ply]");
          for (const ply of [5, 40, 12, 33, 9]) {
            slider.value = ply;
            slider.dispatchEvent(new Event("input", { bubbles: true }));
          } }"""
    )
    expect_ply(table, 9)
    assert shown(table) == expected(record_of(SOLO, 9).state())


def test_automatic_play_runs_to_the_end_and_starts_again_from_the_beginning(table: Table) -> None:
    save_game(table, short(2))
    open_replay(table)
    table.tap("play")
    expect(table.find("play")).to_have_accessible_name("Pause")
    expect_ply(table, 1)
    expect_ply(table, 2)
    expect(table.find("play")).to_have_accessible_name("Play automatically")
    table.tap("play")
    expect_ply(table, 0)
    expect_ply(table, 1)


@pytest.mark.parametrize("stop", ["play", "previous", "hidden", "left"])
def test_automatic_play_stops_on_pause_on_a_step_or_when_left(table: Table, stop: str) -> None:
    save_game(table, record_of(SOLO))
    open_replay(table)
    table.tap("play")
    expect_ply(table, 2)
    if stop == "hidden":
        table.page.evaluate("() => { dispatchEvent(new Event('visibilitychange')); }")
    elif stop == "left":
        table.go("about")
        table.page.go_back()
    else:
        table.tap(stop)
    expect(table.find("play")).to_have_accessible_name("Play automatically")
    table.page.wait_for_function(
        """() => document.querySelector("#announcements").textContent.startsWith(
            `Move ${document.querySelector(".table-screen").dataset.ply} of`)"""
    )
    assert table.ply < 4


def test_a_step_is_animated(table: Table) -> None:
    save_game(table, record_of(SOLO))
    table.page.emulate_media(reduced_motion="no-preference")
    open_replay(table)
    table.page.wait_for_function("() => performance.getEntriesByName('motion').length")
    table.page.evaluate(
        """() => { window.moving = 0; new MutationObserver(() => {
          if (document.querySelector(".overlay .card")) window.moving += 1;
        }).observe(document.body, { childList: true, subtree: true }); }"""
    )
    table.tap("next")
    table.page.wait_for_function("() => window.moving > 0")
    table.settle()
    assert shown(table) == expected(record_of(SOLO, 1).state())


def test_steps_faster_than_the_animation_leave_the_table_correct(table: Table) -> None:
    record = record_of(FOUR, None, NAMES)
    save_game(table, record)
    table.page.emulate_media(reduced_motion="no-preference")
    open_replay(table, ply=30)
    for ply in range(31, 46):  # hands change and an enemy falls on the way
        table.tap("next")
        expect_ply(table, ply)
    table.settle()
    assert shown(table) == expected(record.upto(45).state())


# Ways to the replay and back


def test_the_result_and_the_list_lead_to_the_replay_and_it_leads_back(table: Table) -> None:
    save_and_open(table, short())
    table.tap("watch")
    expect_ply(table, 0)
    table.tap("back")
    expect(table.page.locator(".result")).to_be_visible()
    save_game(table, record_of(SOLO, 3), game="running", updated=2)
    table.go("about")
    table.go("saved")
    expect(table.find("watch")).to_have_count(1)
    table.tap("watch")
    expect_ply(table, 0)
    table.tap("back")
    expect(table.find("watch")).to_have_count(1)


def test_after_the_analysis_the_replay_is_at_the_same_move(table: Table) -> None:
    save_game(table, short(3))
    open_replay(table, ply=2)
    table.tap("analyse")
    expect(table.page.get_by_test_id("plot")).to_be_visible(timeout=60_000)
    table.tap("back")
    expect_ply(table, 2)


def test_a_replay_does_not_change_the_game_on_the_table(table: Table) -> None:
    save_game(table, record_of(SOLO, 9), game="mine", updated=2)
    save_game(table, record_of(FOUR, None, NAMES))
    open_game(table, "mine")
    before, kept = table.seen(), read_save(table, "mine")
    open_replay(table, ply=5)
    table.tap("next")
    expect_ply(table, 6)
    table.go("table")
    assert table.seen() == before
    table.make(SOLO.steps[9])
    for card in SOLO.steps[9].split()[1:]:
        expect(table.card(card)).to_have_count(0)  # a move is saved before it is shown
    assert read_save(table, "mine") != kept


def test_a_touched_pile_explains_itself_and_an_open_one_can_be_browsed(table: Table) -> None:
    record = record_of(SOLO, 12)
    opened = record.replace(rules=Rules(open_discard=True)).given_up()
    save_game(table, opened)
    open_replay(table, ply=12)
    table.page.locator(".pile[data-place=castle]").tap()
    expect(table.page.get_by_test_id("move")).to_contain_text("The Castle")
    table.tap("discard")
    expect(table.page.locator("[data-discarded]")).to_have_count(len(opened.state().discard))
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    expect_ply(table, 12)


# Games that can't be replayed


def test_nothing_is_shown_of_a_running_game(table: Table) -> None:
    save_game(table, record_of(FOUR, 6, NAMES))
    table.go("about")
    table.go("replay/kept")
    expect(table.page.get_by_test_id("trouble")).to_contain_text("isn’t over yet")
    expect(table.page.locator(".hand, .board")).to_have_count(0)
    table.tap("continue")
    expect(table.page.locator(".cover")).to_be_visible()


def test_a_finished_game_that_was_resumed_has_no_replay(table: Table) -> None:
    save_and_open(table, short())
    table.tap("watch")
    expect_ply(table, 0)
    table.tap("back")
    table.tap("undo")
    expect(table.page.locator(".hand-area")).to_be_visible()
    table.go("replay/kept")
    expect(table.page.get_by_test_id("trouble")).to_contain_text("isn’t over yet")


def test_a_game_that_is_gone_or_damaged_says_so(table: Table) -> None:
    table.go("replay/gone")
    trouble = table.page.get_by_test_id("trouble")
    expect(trouble).to_have_text(messages("en")["why-no_such_game"])
    table.tap("saved")
    expect(table.page.locator(".none")).to_be_visible()
    save_game(table, short())
    on_database(table, DAMAGE, id="kept", save="{")
    table.go("replay/kept")
    expect(trouble).to_contain_text("damaged")
    save_game(table, short())
    table.tap("again")
    expect_ply(table, 0)


def test_without_a_game_the_replay_points_to_the_saved_games(table: Table) -> None:
    table.go("replay")
    expect(table.page.get_by_test_id("trouble")).to_contain_text("Saved games")
    expect(table.find("saved")).to_be_visible()


def test_the_replay_waits_for_the_engine(visit: Callable[..., Table]) -> None:
    """Open the replay by its address, before Python has started."""
    table = visit()
    table.open()
    save_game(table, short())
    table.page.evaluate("() => { location.hash = 'replay/kept'; }")
    expect_ply(table, 0)
    table.page.reload()
    expect(table.page.locator(".replay")).to_be_visible(timeout=BOOT_MS)


@pytest.mark.parametrize("locale", ["ru", "hu"])
def test_the_replay_speaks_another_language(table: Table, locale: str) -> None:
    says = messages(locale)
    save_game(table, short())
    with table.choosing("locale", locale):
        open_replay(table)
        expect(table.page.locator("h1")).to_have_text(says["replay-title"])
        expect(table.page.get_by_test_id("move")).to_have_text(says["replay-dealt"])
        expect(table.find("next")).to_have_accessible_name(says["steps-next"])
        table.tap("last")
        expect(table.page.get_by_test_id("turn")).to_contain_text(says["result-gave_up"])
