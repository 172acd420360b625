"""Everything works by keyboard alone: the focus is never lost, and Escape always leads out."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.support.games import Following, golden
from e2e.support.keyboard import (
    assert_focused,
    choose_by_number,
    press,
    tab_to,
    tab_to_field,
    walk_to_card,
)
from e2e.support.saves import open_at_step, record_of, save_and_open, step_to
from e2e.support.table import BOOT_MS, Table
from regicide_core import Phase

THREE = golden("three_players_jester")


def test_a_whole_solo_game_by_keyboard_alone(table: Table) -> None:
    game = golden("solo_win_with_flips")
    followed = Following(table, game)
    tab_to(table, "new")
    press(table, "Enter")
    tab_to_field(table, "players")
    while not table.page.locator("input[name=players][value='1']").is_checked():
        press(table, "ArrowLeft")
    tab_to_field(table, "seed")
    table.page.keyboard.type(game.seed)
    press(table, "Enter")
    table.page.locator(".table-screen").wait_for(timeout=BOOT_MS)
    followed.check()
    for step in game.steps:
        assert_focused(table)
        match step.split():
            case ["play" | "discard", *cards]:
                choose_by_number(table, *cards)
                assert_focused(table)
                press(table, "c")
            case ["yield"]:
                press(table, "y")
            case ["flip"]:
                press(table, "f")
                tab_to(table, "yes")
                press(table, "Enter")
        followed.follow(step)
    assert_focused(table)
    assert table.numbers() == followed.numbers()


def test_the_first_moves_with_nothing_but_tab_arrows_and_enter(table: Table) -> None:
    game = golden("solo_win_with_flips")
    followed = Following(table, game)
    followed.deal()
    for step in game.steps[:8]:
        assert_focused(table)
        move, *cards = step.split()
        if move == "yield":
            tab_to(table, "yield")
            press(table, "Enter")
        else:
            while not table.page.evaluate("document.activeElement.matches('.hand button')"):
                press(table, "Tab")
            for card in cards:
                walk_to_card(table, card)
                press(table, " ")
                expect(table.card(card)).to_have_attribute("aria-pressed", "true")
                assert table.focused() == card
            tab_to(table, "confirm")
            press(table, "Enter")
        followed.follow(step)


@pytest.mark.parametrize(
    ("key", "opener"), [("m", "menu"), ("l", "log"), ("?", "help"), ("f", "flip")]
)
def test_a_dialog_opens_by_key_and_closes_by_escape(table: Table, key: str, opener: str) -> None:
    followed = Following(table, golden("solo_win_with_flips"))
    followed.deal()
    press(table, key)
    dialog = table.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert table.page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    press(table, "Escape")
    expect(dialog).to_have_count(0)
    assert table.focused() == opener
    followed.check()
    press(table, key)
    expect(dialog).to_be_visible()
    tab_to(table, "close")
    press(table, "Enter")
    expect(dialog).to_have_count(0)
    assert table.focused() == opener


def test_a_key_moves_the_focus_to_the_log_beside_the_table(table: Table) -> None:
    table.page.set_viewport_size({"width": 1440, "height": 900})
    followed = Following(table, golden("solo_win_with_flips"))
    followed.deal()
    press(table, "l")  # before the first move there is no column
    expect(table.page.get_by_role("dialog")).to_be_visible()
    press(table, "Escape")
    followed.make(followed.game.steps[0])
    press(table, "l")
    expect(table.page.locator(".log-column")).to_be_focused()
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def test_a_question_within_the_menu_keeps_the_focus(table: Table) -> None:
    followed = Following(table, golden("solo_win_with_flips"))
    followed.deal()
    press(table, "m")
    tab_to(table, "give-up")
    press(table, "Enter")
    expect(table.find("yes")).to_be_visible()
    tab_to(table, "no")
    press(table, "Enter")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    assert_focused(table)
    followed.check()


def test_keys_of_the_table_do_nothing_while_a_dialog_is_open(table: Table) -> None:
    followed = Following(table, golden("solo_win_with_flips"))
    followed.deal()
    press(table, "l")
    expect(table.page.get_by_role("dialog")).to_be_visible()
    press(table, "1", "c", "y")
    press(table, "Escape")
    expect(table.page.locator(".hand .chosen")).to_have_count(0)
    followed.check()


def test_escape_unselects_the_chosen_cards(table: Table) -> None:
    Following(table, golden("solo_win_with_flips")).deal()
    choose_by_number(table, "8C", "AD")
    press(table, "Escape")
    expect(table.page.locator(".hand .chosen")).to_have_count(0)
    assert_focused(table)


def test_a_turn_passes_by_keyboard(table: Table) -> None:
    game = golden("two_players_win")
    followed = Following(table, game)
    followed.deal()
    assert_focused(table)
    for step in game.steps[:6]:
        if followed.covered:
            expect(table.find("reveal")).to_be_visible()  # the button appears after a moment
            tab_to(table, "reveal")
            press(table, "Enter")
            expect(table.page.locator(".hand-area")).to_be_visible()
            followed.covered, followed.viewer = False, followed.state.seat
            followed.check()
        assert_focused(table)
        choose_by_number(table, *step.split()[1:])
        press(table, "c")
        followed.follow(step)
        assert_focused(table)


def test_the_jester_s_choice_is_made_by_keyboard(table: Table) -> None:
    followed = open_at_step(table, THREE, step_to(THREE, Phase.CHOOSE))
    followed.reveal()
    assert_focused(table)
    chosen = followed.state.seat % 3 + 1  # the chooser has no wish of their own
    tab_to(table, str(chosen))
    press(table, "Tab")  # the first of its three wishes
    press(table, "Enter")
    expect(table.wishes(chosen).nth(0)).to_have_attribute("aria-pressed", "true")
    assert_focused(table)
    press(table, "Shift+Tab")
    press(table, "Enter")
    followed.follow(f"next {chosen}")
    assert_focused(table)


def test_the_result_of_a_game_has_the_focus(table: Table) -> None:
    game = golden("solo_win_with_flips")
    save_and_open(table, record_of(game, len(game.steps) - 1))
    choose_by_number(table, *game.steps[-1].split()[1:])
    press(table, "c")
    expect(table.page.get_by_test_id("result")).to_be_visible()
    assert table.page.evaluate(
        "document.querySelector('[data-testid=result]').contains(document.activeElement)"
    )


@pytest.mark.parametrize("screen", ["new", "saved", "rules", "settings", "about"])
def test_a_screen_opened_from_home_is_left_by_its_back_button(table: Table, screen: str) -> None:
    tab_to(table, screen)
    press(table, "Enter")
    expect(table.find("back")).to_be_visible()
    assert_focused(table)
    tab_to(table, "back", "Shift+Tab")  # it comes before the heading
    press(table, "Enter")
    expect(table.page.locator("main h1")).to_be_visible()
    assert_focused(table)


def test_control_enter_plays_and_moves_the_focus_to_the_hand(table: Table) -> None:
    followed = Following(table, golden("solo_win_with_flips"))
    followed.deal()
    choose_by_number(table, "TD")
    tab_to(table, "confirm")
    press(table, "Control+Enter")
    followed.follow("play TD")
    assert table.page.evaluate("document.activeElement.matches('.hand button')")


def test_home_and_end_move_to_the_ends_of_the_hand(table: Table) -> None:
    Following(table, golden("solo_win_with_flips")).deal()
    cards = table.page.locator(".hand [data-card]")
    order = cards.evaluate_all("cards => cards.map((card) => card.dataset.card)")
    cards.nth(2).focus()
    press(table, "End")
    assert table.focused() == order[-1]
    press(table, "Home")
    assert table.focused() == order[0]


def test_tab_goes_through_the_buttons_from_left_to_right(table: Table) -> None:
    Following(table, golden("solo_win_with_flips")).deal()
    places = table.page.locator(".hand-area .buttons button").evaluate_all(
        "buttons => buttons.map((button) => button.getBoundingClientRect().x)"
    )
    assert len(places) == 2  # play and flip: nobody yields in a solo game
    assert places == sorted(places)


def test_the_help_names_every_key(table: Table) -> None:
    Following(table, golden("solo_win_with_flips")).deal()
    press(table, "?")
    table.page.locator("dialog summary").click()
    keys = set(table.page.locator("dialog kbd").all_inner_texts())
    assert keys >= {*"CYFSHUNPRLM?", "Esc", "Ctrl+Enter", "Home", "End"}
    press(table, "Escape")
    for do in ("menu", "help", "hint", "log", "undo", "redo"):
        shortcuts = (table.find(do).get_attribute("aria-keyshortcuts") or "").split()
        assert shortcuts and {key.replace("Control", "Ctrl") for key in shortcuts} <= keys
        assert f"({shortcuts[0]})" in (table.find(do).get_attribute("title") or "")


def test_giving_up_leads_to_the_result(table: Table) -> None:
    Following(table, golden("solo_win_with_flips")).deal()
    press(table, "m")
    tab_to(table, "give-up")
    press(table, "Enter")
    tab_to(table, "yes")
    press(table, "Enter")
    expect(table.page.locator(".result h2")).to_be_focused()
    expect(table.page.locator("#announcements")).to_have_text("You gave up")
