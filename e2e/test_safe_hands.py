"""Safe hands: questions before a loss, redo, the same deal again, difficulties, the cover."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.support.catalogue import messages
from e2e.support.games import Following, golden
from e2e.support.keyboard import assert_focused, press
from e2e.support.saves import open_at_step, open_game, record_of, save_and_open, save_game, step_to
from e2e.support.table import PHONE, Table
from e2e.test_pass_and_play import expect_hidden
from regicide_core import Phase, Record, Rules, parse_position
from regicide_core.rules import Preset, preset_rules

SAYS = messages("en")
SOLO = golden("solo_win_with_flips")
TWO = golden("two_players_win")
FOUR = golden("four_players_win")
NAMES = ("Ada", "Béla", "Zsófia", "Иван")
SIZES = ((320, 568), (390, 844), (844, 390), (1440, 900))


def deadly(**fields: object) -> Record:
    """A solo position in which each play loses, and no Jester is left to flip."""
    usual = {
        "players": 1,
        "seat": 1,
        "phase": "play",
        "enemy": "JC",
        "damage": 5,
        "table": "-",
        "castle": "QC",
        "hands": "2H.3S",
        "tavern": "-",
        "discard": "9C",
        "yielded": "-",
        "flips": 2,
        "rules": "standard+partial",
        "chance": "tea.0",
    }
    line = " ".join(f"{name}={value}" for name, value in (usual | fields).items())
    return Record.of_position(parse_position(line))


def expect_lost(table: Table) -> None:
    expect(table.page.get_by_test_id("result")).to_have_attribute("data-outcome", "lost")


def undo(table: Table) -> None:
    """Undo, and answer the question if there is one."""
    ply = table.ply
    table.tap("undo")
    if table.find("yes").count():
        table.tap("yes")
    table.page.wait_for_function(
        "ply => Number(document.querySelector('.table-screen').dataset.ply) < ply", arg=ply
    )


# A move that surely loses


def test_a_play_that_surely_loses_says_so_and_asks_first(table: Table) -> None:
    save_and_open(table, deadly())
    expect(table.find("confirm")).to_have_text(SAYS["do-play"])
    table.choose_cards("2H")
    expect(table.find("confirm")).to_have_text("Play and lose")
    table.tap("confirm")
    dialog = table.page.get_by_role("dialog")
    expect(dialog).to_contain_text("more than your hand can pay for")
    table.tap("no")
    assert table.ply == 0
    table.card("2H").tap()
    expect(table.find("confirm")).to_have_text(SAYS["do-play"])
    table.choose_cards("3S")
    table.tap("confirm")
    table.tap("yes")
    expect_lost(table)


def test_a_card_dropped_on_the_table_asks_too(table: Table) -> None:
    save_and_open(table, deadly())
    table.card("2H").drag_to(table.page.locator(".played"))
    expect(table.page.get_by_role("dialog")).to_contain_text("Play and lose?")
    table.tap("yes")
    expect_lost(table)


def test_the_key_to_play_asks_too(table: Table) -> None:
    save_and_open(table, deadly())
    press(table, "1")
    expect(table.page.locator(".hand .chosen")).to_have_count(1)
    press(table, "c")
    expect(table.find("yes")).to_be_visible()
    press(table, "Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    assert table.focused() == "confirm"
    press(table, "Control+Enter")
    expect(table.find("yes")).to_be_visible()


def test_a_discard_after_which_nothing_is_left_to_play_asks_first(table: Table) -> None:
    save_and_open(table, deadly(phase="suffer", hands="TH", enemy="JS", table="2D"))
    table.choose_cards("TH")
    expect(table.find("confirm")).to_have_text("Discard and lose")
    table.tap("confirm")
    expect(table.page.get_by_role("dialog")).to_contain_text("nothing left to play")
    table.tap("yes")
    expect_lost(table)


# Undo and redo


def test_undo_asks_before_it_takes_back_somebody_elses_move(table: Table) -> None:
    followed = Following(table, TWO, NAMES[:2])
    followed.deal()
    for step in TWO.steps[:2]:
        followed.make(step)
    before = followed.expected()
    followed.make(TWO.steps[2])  # now the other player has the device
    followed.reveal()
    table.tap("undo")
    dialog = table.page.get_by_role("dialog")
    expect(dialog).to_contain_text(f"It undoes {NAMES[0]}’s move.")
    table.tap("no")
    followed.check()
    table.tap("undo")
    table.tap("yes")
    expect(table.page.locator(".cover h2")).to_contain_text(NAMES[0])
    table.reveal()
    table.expect_seen(before)


def test_undo_asks_before_it_takes_back_a_defeat(table: Table) -> None:
    save_and_open(table, deadly())
    table.play("2H")
    expect_lost(table)
    table.tap("undo")
    expect(table.page.get_by_role("dialog")).to_contain_text("the end of the game")
    table.tap("no")
    expect_lost(table)
    undo(table)
    assert table.ply == 0


def test_an_undone_move_is_put_back(table: Table) -> None:
    followed = Following(table, SOLO)
    followed.deal()
    before = followed.expected()
    followed.make("play 4S")
    after = followed.expected()
    expect(table.find("redo")).to_have_attribute("aria-disabled", "true")
    undo(table)
    table.expect_seen(before)
    table.tap("redo")
    table.expect_seen(after)
    expect(table.find("redo")).to_have_attribute("aria-disabled", "true")
    expect(table.page.locator(".bar .mark")).to_have_count(0)


def test_after_another_move_nothing_can_be_put_back(table: Table) -> None:
    followed = Following(table, SOLO)
    followed.deal()
    followed.make("play 4S")
    undo(table)
    expect(table.find("redo")).to_be_visible()
    table.play("TD")
    expect(table.find("redo")).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize(("back", "forth"), [("u", "Shift+U"), ("Control+z", "Control+Shift+Z")])
def test_keys_undo_and_redo(table: Table, back: str, forth: str) -> None:
    followed = Following(table, SOLO)
    followed.deal()
    before = followed.expected()
    followed.make("play 4S")
    after = followed.expected()
    press(table, back)
    table.expect_seen(before)
    assert_focused(table)
    press(table, forth)
    table.expect_seen(after)
    assert_focused(table)


@pytest.mark.parametrize("size", SIZES)
def test_the_bar_stays_as_it_is_when_a_move_can_be_put_back(
    table: Table, size: tuple[int, int]
) -> None:
    places = """() => [
      ".state", "[data-do=menu]", "[data-do=hint]", "[data-do=undo]",
    ].map((part) => {
      const box = document.querySelector(`.bar ${part}`).getBoundingClientRect();
      return [box.x, box.y, box.width, box.height].map(Math.round);
    })"""
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    Following(table, SOLO).deal()
    dealt = table.page.evaluate(places)
    table.play("4S")
    expect(table.find("suggest")).to_be_visible()
    assert table.page.evaluate(places) == dealt
    undo(table)
    expect(table.find("redo")).to_be_visible()
    assert table.page.evaluate(places) == dealt


def test_help_is_in_the_menu_while_redo_has_its_place(table: Table) -> None:
    followed = Following(table, SOLO)
    followed.deal()
    followed.make("play 4S")
    undo(table)
    expect(table.page.locator(".bar [data-do=help]")).to_be_hidden()
    table.tap("menu")
    table.page.locator("dialog [data-do=help]").tap()
    expect(table.page.get_by_role("dialog")).to_contain_text(SAYS["help-title"])


# One judgement


def test_after_a_hint_choose_for_me_takes_the_coachs_discard(table: Table) -> None:
    """The Six of Clubs is the cheapest discard, but it would kill the last King next."""
    record = deadly(
        phase="suffer",
        enemy="KH",
        damage=28,
        castle="-",
        table="9S",
        hands="6C.8D.2S",
        rules="standard+enemy_attack:-5+partial",
    )
    save_and_open(table, record, assisted=True)
    table.tap("suggest")
    expect(table.card("6C")).to_have_attribute("aria-pressed", "true")
    table.tap("hint")
    hint = table.page.get_by_test_id("hint")
    expect(hint).to_have_attribute("data-move", "discard 8D")
    expect(hint).to_contain_text("it costs more, but keeps 6♣")
    table.tap("suggest")
    expect(table.card("8D")).to_have_attribute("aria-pressed", "true")
    expect(table.card("6C")).to_have_attribute("aria-pressed", "false")
    expect(table.page.get_by_test_id("preview")).not_to_contain_text(SAYS["preview-cheaper"])


# The same deal again, a new deal


def open_menu(table: Table, do: str) -> None:
    table.tap("menu")
    table.page.locator(f"dialog [data-do={do}]").tap()


def test_the_same_deal_is_started_again_and_the_game_stays_saved(table: Table) -> None:
    followed = Following(table, SOLO)
    followed.deal()
    before = followed.expected()
    followed.make("play 4S")
    after = followed.expected()
    open_menu(table, "restart")
    expect(table.page.get_by_role("dialog")).to_contain_text("stays among your saved games")
    table.tap("no")
    table.expect_seen(after)
    open_menu(table, "restart")
    table.tap("yes")
    table.expect_seen(before)
    assert table.ply == 0
    Following(table, SOLO).make("play 4S")  # a deal that nobody has played isn't listed
    table.go("saved")
    expect(table.page.locator(".saved li")).to_have_count(2)


def test_a_game_without_moves_is_left_for_another_deal_without_a_question(table: Table) -> None:
    followed = Following(table, SOLO)
    followed.deal()
    address = table.page.url
    open_menu(table, "again")
    table.page.wait_for_function("old => location.href !== old", arg=address)
    assert table.seen()["hand"] != followed.expected()["hand"]


def test_a_finished_games_menu_offers_the_same_deal_and_a_new_one(table: Table) -> None:
    save_and_open(table, record_of(SOLO))
    address = table.page.url
    table.tap("menu")
    expect(table.page.locator("dialog [data-do=again]")).to_be_visible()
    expect(table.page.locator("dialog [data-do=give-up]")).to_have_count(0)
    table.page.locator("dialog [data-do=restart]").tap()
    table.page.wait_for_function("old => location.href !== old", arg=address)
    table.expect_seen(Following(table, SOLO).expected())


def test_players_bots_and_rules_stay_when_a_deal_is_started_again(table: Table) -> None:
    record = Record(2, "oak", rules=Rules(hand_limit=8), seats=("Ada", "Béla"))
    save_and_open(table, record, bots=("", "knight"))
    address = table.page.url
    open_menu(table, "restart")
    table.page.wait_for_function("old => location.href !== old", arg=address)
    expect(table.page.locator(".seats")).to_contain_text("Béla")
    expect(table.page.locator(".bar .mark")).to_have_text(SAYS["not-standard"])
    assert table.seen()["sizes"] == [8, 8]
    open_menu(table, "replace")
    expect(table.page.locator("dialog select")).to_have_value("knight")
    table.page.keyboard.press("Escape")


def test_only_the_first_game_counts_as_the_deal_of_the_day(table: Table) -> None:
    day = "daily-2026-03-01"
    save_game(table, Record(1, day).given_up(), game=day)
    open_game(table, day)
    open_menu(table, "restart")
    expect(table.page.get_by_role("dialog")).to_contain_text("Only your first game counts")
    table.tap("yes")
    expect(table.page.locator(".hand-area")).to_be_visible()
    expect(table.page.get_by_test_id("day")).to_have_count(0)
    table.play(table.seen()["hand"][0])  # a deal that nobody has played isn't listed
    table.page.wait_for_function("() => document.querySelector('.table-screen[data-ply=\"1\"]')")
    table.go("saved")
    expect(table.page.locator(f"[data-game='{day}']")).to_contain_text(SAYS["result-gave_up"])
    expect(table.page.locator(".saved li")).to_have_count(2)


# Difficulty


@pytest.mark.parametrize("preset", [Preset.EASIER, Preset.HARDER])
def test_a_difficulty_sets_the_options(table: Table, preset: Preset) -> None:
    table.tap("new")
    page = table.page
    page.locator("input[name=players][value='3']").check()
    page.locator(f"input[name=difficulty][value={preset}]").check()
    expect(page.locator("#difficulty-about")).to_have_attribute("data-chosen", preset)
    rules = preset_rules(preset, 3)
    page.locator("summary").tap()
    attack, limit = (page.locator(f"[name={name}]") for name in ("enemy_attack", "hand_limit"))
    assert attack.evaluate("menu => menu.selectedOptions[0].text").startswith(
        str(rules.enemy_attack)
    )
    assert limit.evaluate("menu => menu.selectedOptions[0].text").startswith(
        str(rules.hand_limit_for(3))
    )
    page.locator("input[name=players][value='1']").check()  # the difficulty stays
    expect(page.locator(f"input[name=difficulty][value={preset}]")).to_be_checked()
    page.locator("input[name=difficulty][value=standard]").check()
    expect(page.locator("#difficulty-about")).to_have_text(SAYS["difficulty-about-standard"])


def test_an_option_set_by_hand_is_ones_own_choice(table: Table) -> None:
    table.tap("new")
    page = table.page
    page.locator("input[name=players][value='1']").check()
    page.locator("summary").tap()
    page.locator("[name=open_discard]").check()
    expect(page.locator("#difficulty-about")).to_have_attribute("data-chosen", "own")
    expect(page.locator("input[name=difficulty]:checked")).to_have_count(0)
    page.locator("[name=open_discard]").uncheck()
    expect(page.locator("input[name=difficulty][value=standard]")).to_be_checked()


def test_an_easier_game_deals_more_cards(table: Table) -> None:
    table.tap("new")
    page = table.page
    page.locator("input[name=players][value='1']").check()
    page.locator("input[name=difficulty][value=easier]").check()
    table.tap("start")
    expect(page.locator(".hand [data-card]")).to_have_count(9)
    table.go("new")
    page.locator("input[name=difficulty][value=standard]").check()


# The cover


@pytest.mark.parametrize("size", SIZES)
def test_the_cover_hides_the_hand_and_leaves_the_table_in_sight(
    table: Table, size: tuple[int, int]
) -> None:
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    followed = open_at_step(table, FOUR, step_to(FOUR, Phase.SUFFER, 14), NAMES)
    assert followed.covered
    expect(table.find("reveal")).to_be_in_viewport(ratio=1)
    for part in (".portrait", ".facts", ".piles", ".played", ".seats"):
        expect(table.page.locator(part)).to_be_in_viewport(ratio=0.99)
    cover = table.page.locator(".cover").bounding_box()
    board = table.page.locator(".board").bounding_box()
    assert cover and board
    is_beside = board["x"] + board["width"] <= cover["x"] + 1
    assert is_beside or board["y"] + board["height"] <= cover["y"] + 1
    expect_hidden(table, followed)
    table.page.set_viewport_size(PHONE)
