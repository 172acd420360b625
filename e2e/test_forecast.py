"""The picture of what the chosen cards would do: on enemy, seats, piles and cards."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.support.catalogue import messages, name
from e2e.support.games import Following, golden
from e2e.support.saves import open_at_step, save_and_open
from e2e.support.table import Table
from regicide_core import Phase, Play, Record, legal_moves, parse_move, parse_position, preview

SOLO: Final = golden("solo_win_with_flips")
WORDS: Final = messages("en")

KILL: Final = (
    "players=2 seat=1 phase=play enemy=JS damage=12 table=- castle=KD.KC hands=8C.4C.3D.2S/TD.TC"
    " tavern=2D.4D discard=5C.6C.7C yielded=- flips=0 rules=standard+partial chance=tea.0"
)
THREE: Final = (
    "players=3 seat=1 phase=play enemy=JS damage=0 table=- castle=KD"
    " hands=TD.8C.7C/3C.4C.5C/2C.2H.2D tavern=2S.4D.5D.6D.7D.8D.9D.3H.4H.5H.6H"
    " discard=- yielded=- flips=0"
    " rules=standard+partial chance=tea.0"
)
LAST_STAND: Final = (
    "players=2 seat=1 phase=play enemy=KS damage=0 table=- castle=- hands=9H.9C/TD.TC"
    " tavern=2D discard=- yielded=- flips=0 rules=standard+partial chance=tea.0"
)
SHIELDED: Final = (
    "players=2 seat=1 phase=play enemy=KD damage=0 table=4S castle=- hands=9S.9C.X1/TD.TC"
    " tavern=2D discard=- yielded=- flips=0 rules=standard+partial chance=tea.0"
)


def opened(table: Table, position: str) -> None:
    save_and_open(table, Record.of_position(parse_position(position)))
    if table.find("reveal").count():
        table.reveal()


def forecasts(table: Table, where: str) -> list[str]:
    """The ghosts of numbers in a part of the table."""
    return table.page.locator(f"{where} .forecast:not(progress)").all_inner_texts()


def test_the_enemys_numbers_show_what_every_play_makes_of_them(table: Table) -> None:
    followed = open_at_step(table, SOLO, 2)
    state = followed.state
    enemy = table.page.locator(".enemy")
    for move in legal_moves(state):
        if not isinstance(move, Play):
            continue
        seen = preview(state, move)
        table.choose_cards(*(card.text for card in move.cards))
        expect(enemy.locator(".life-left")).to_have_js_property("value", seen.enemy_left)
        sums = [f"2 × {seen.value} = {seen.damage}"] if seen.doubled else []
        assert forecasts(table, ".health") == [f"→ {seen.enemy_left}", *sums]
        changes = seen.attack != state.attack and str(seen.blow) == "under"
        assert forecasts(table, ".attack") == ([f"→ {seen.attack}"] if changes else [])
        coming = enemy.locator(".coming strong")
        expect(coming).to_have_text([f"+{seen.shield}"] if seen.shield else [])
        assert forecasts(table, ".piles") == (
            [f"+{seen.healed}", f"−{seen.healed}"] if seen.healed else []
        )
        drawn = table.page.locator(".hand-room .drawn")
        expect(drawn).to_have_text([f"+{seen.draws[0]}"] if seen.draws[0] else [])
        table.page.keyboard.press("Escape")
        expect(table.page.locator(".forecast")).to_have_count(0)


@pytest.mark.parametrize(
    ("position", "cards", "verdict"),
    [
        (KILL, ("4C",), "exact"),
        (KILL, ("8C",), "over"),
        (KILL, ("2S",), None),
        (KILL.replace("KD.KC", "-"), ("8C",), "win"),
        (LAST_STAND, ("9H",), "lose"),
    ],
)
def test_one_word_says_what_comes_of_it(
    table: Table, position: str, cards: tuple[str, ...], verdict: str | None
) -> None:
    opened(table, position)
    table.choose_cards(*cards)
    word = table.page.get_by_test_id("verdict")
    if verdict is None:
        expect(table.page.locator(".life-left")).to_have_count(1)
        expect(word).to_have_count(0)
    else:
        expect(word).to_have_text(WORDS[f"verdict-{verdict}"])
        expect(word).to_be_visible()


def test_a_shield_adds_to_the_one_there_is(table: Table) -> None:
    opened(table, SHIELDED)
    table.choose_cards("9S")
    assert forecasts(table, ".shield") == ["+9"]
    assert forecasts(table, ".attack") == ["→ 7"]


def test_a_jester_lifts_the_immunity_before_it_is_played(table: Table) -> None:
    opened(table, SHIELDED)
    table.choose_cards("X1")
    expect(table.page.locator(".forecast.immunity")).to_have_text(WORDS["enemy-not-immune"])
    expect(table.page.locator(".immunity:not(.forecast)")).not_to_be_visible()


def test_each_seat_shows_how_many_cards_it_would_draw(table: Table) -> None:
    opened(table, THREE)
    seen = preview(parse_position(THREE), parse_move("play TD"))
    assert seen.draws == (4, 3, 3)
    table.choose_cards("TD")
    for seat, amount in enumerate(seen.draws, start=1):
        drawn = table.page.locator(f"[data-place=seat-{seat}] .drawn")
        expect(drawn).to_have_text([f"+{amount}"] if amount else [])
        expect(drawn.locator("i")).to_have_count(amount)
    spoken = table.page.locator(".preview .visually-hidden").last
    expect(spoken).to_contain_text("Player 2 draws")
    expect(table.page.locator(".preview")).to_contain_text(WORDS["preview-draw-others"])


def test_an_immune_suit_is_struck_through_on_the_card_itself(table: Table) -> None:
    open_at_step(table, SOLO, 0)
    table.choose_cards("4S")
    assert "powerless" in (table.card("4S").get_attribute("class") or "")
    expect(table.card("4S")).to_have_accessible_name(f"{name('4S')}, no effect")
    table.choose_cards("AD")
    assert "powerless" not in (table.card("AD").get_attribute("class") or "")


def test_a_meter_fills_as_the_chosen_cards_pay(table: Table) -> None:
    followed = Following(table, SOLO)
    followed.until(Phase.SUFFER)
    meter = table.page.get_by_test_id("meter")
    expect(meter).to_have_js_property("max", 10)
    expect(meter).to_have_js_property("value", 0)
    table.choose_cards("4S")
    expect(meter).to_have_js_property("value", 4)
    table.choose_cards("9H")
    expect(table.page.get_by_test_id("over")).to_have_text("+3")
    table.card("4S").tap()
    expect(table.page.get_by_test_id("over")).to_have_count(0)


def test_when_paying_a_card_too_many_takes_the_place_of_the_only_chosen_one(table: Table) -> None:
    """As when playing: a tap always does something if only one card is chosen."""
    followed = Following(table, SOLO)
    followed.until(Phase.SUFFER)
    table.choose_cards("TD")  # pays all of the 10
    table.card("4S").tap()
    expect(table.card("4S")).to_have_attribute("aria-pressed", "true")
    expect(table.card("TD")).to_have_attribute("aria-pressed", "false")
    note = table.page.get_by_test_id("put-back")
    expect(note).to_contain_text("goes back: that was already enough.")


def test_the_button_to_yield_says_what_it_costs(table: Table) -> None:
    opened(table, KILL)
    cost = table.page.get_by_test_id("yield-cost")
    expect(cost).to_contain_text("10")
    expect(cost).to_contain_text("then discard cards worth 10")
    opened(table, LAST_STAND)
    expect(cost).to_have_class("cost fatal")
    expect(cost).to_contain_text("you’d lose")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_forecast_is_gone_when_the_cards_are_played(table: Table, motion: str) -> None:
    table.page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    followed = open_at_step(table, SOLO, 2)
    followed.make(SOLO.steps[2])
    expect(table.page.locator(".forecast:visible")).to_have_count(0)
