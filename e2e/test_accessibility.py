"""The game is usable without seeing it: every event is announced.

For axe-core, see e2e/support/axe.py.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.support.catalogue import SUITS, name
from e2e.support.games import Following, golden
from e2e.support.saves import open_at_step
from e2e.support.table import Table
from regicide_core import Event, Phase


def names_of(cards: list[str]) -> str:
    *first, last = map(name, cards) if cards else ["no cards"]
    return f"{', '.join(first)} and {last}" if first else last


def drawing_seat(event: Event) -> int:
    """The seat that draws in this event; 0 for any other event."""
    fact = event.to_json()
    return int(str(fact["seat"])) if fact["type"] == "drew" else 0


def announcement(event: Event, viewer: int, drawn: list[str]) -> str:
    """The sentence that announces an event to the viewer.

    `drawn` are all cards that the seat draws in one round: they are announced together.
    """
    fact: dict[str, Any] = event.to_json()
    own = fact.get("seat") == viewer != 0

    def does(own_words: str, others_words: str) -> str:
        return f"You {own_words}" if own else f"Player {fact['seat']} {others_words}"

    match fact["type"]:
        case "played" if fact["value"]:
            return does("play", "plays") + f" {names_of(fact['cards'])}, attack {fact['value']}."
        case "played":
            return does("play", "plays") + " a Jester."
        case "yielded":
            return does("yield.", "yields.")
        case "power_blocked":
            return f"{SUITS[fact['suit']]} have no effect: the enemy is immune."
        case "healed":
            goes = {
                0: "No cards to heal.",
                1: "1 card goes from the discard pile under the Tavern.",
            }
            many = f"{fact['amount']} cards go from the discard pile under the Tavern."
            return goes.get(int(fact["amount"]), many)
        case "drew" if own:
            return f"You draw {names_of(drawn)}."
        case "drew":
            amount = "a card" if len(drawn) == 1 else f"{len(drawn)} cards"
            return f"Player {fact['seat']} draws {amount}."
        case "shielded":
            return f"Shield +{fact['amount']}: the enemy now strikes for {fact['attack']}."
        case "immunity_cancelled":
            return f"The {name(fact['enemy'])} is no longer immune."
        case "damaged":
            how = ", doubled by Clubs" if fact["doubled"] else ""
            left = f"; {fact['left']} health left" if fact["left"] else ""
            return f"{fact['amount']} damage{how}{left}."
        case "defeated" if fact["exact"]:
            return (
                f"The {name(fact['enemy'])} falls to an exact kill and goes on top of the Tavern."
            )
        case "defeated":
            return f"The {name(fact['enemy'])} falls and goes to the discard pile."
        case "enemy_revealed":
            return f"The next enemy: {name(fact['enemy'])}."
        case "struck":
            return does("are", "is") + f" hit for {fact['amount']}."
        case "discarded":
            return does("discard", "discards") + f" {names_of(fact['cards'])}."
        case "next_chosen":
            return does("choose", "chooses") + " who goes next."
        case "flipped":
            cards = names_of(fact["cards"])
            return does(
                f"flip a Jester and discard {cards}.", f"flips a Jester and discards {cards}."
            )
        case "turn_began" if own:
            return "Your turn."
        case "turn_began":
            return f"Player {fact['seat']}’s turn."
        case "wished":
            words = {"keen": "keen", "neutral": "don’t mind", "reluctant": "rather not"}
            who = "You" if own else f"Player {fact['seat']}"
            return f"{who}: {words[fact['wish']]}."
        case "won":
            return "The last King falls. The Castle is free!"
        case "lost":
            return does("can’t go on.", "can’t go on.") + " The game is lost."
        case unknown:
            raise AssertionError(unknown)


def expect_announced(table: Table, followed: Following, events: tuple[Event, ...]) -> None:
    said = []
    for drawn, row in groupby(events, key=lambda event: bool(drawing_seat(event))):
        if not drawn:
            said += [announcement(event, followed.viewer, []) for event in row]
            continue
        round_ = list(row)
        for seat in dict.fromkeys(map(drawing_seat, round_)):
            own = [event for event in round_ if drawing_seat(event) == seat]
            cards = [str(event.to_json()["card"]) for event in own]
            said.append(announcement(own[0], followed.viewer, cards))
    # The words of great moments come first, see test_moments.py.
    expect(table.page.locator("#announcements p:not(.moment-word)")).to_have_text(said)


@pytest.mark.parametrize("recorded", ["solo_loss_by_f4", "four_players_hard"])
def test_the_live_region_says_every_event_of_a_game(table: Table, recorded: str) -> None:
    followed = Following(table, golden(recorded))
    followed.deal()
    for step, events in followed.steps():
        if not step.startswith(
            f"wish {followed.state.seat} "
        ):  # the page has no wish for a chooser
            expect_announced(table, followed, events)


def test_the_live_region_says_how_a_game_is_won(table: Table) -> None:
    game = golden("solo_win_with_flips")
    followed = open_at_step(table, game, len(game.steps) - 6)
    for step in game.steps[-6:]:
        expect_announced(table, followed, followed.make(step))
    assert followed.state.phase is Phase.WON


def test_the_live_region_is_one_that_screen_readers_follow(table: Table) -> None:
    region = table.page.locator("#announcements")
    assert region.get_attribute("aria-live") == "polite"
    assert region.get_attribute("role") == "log"


def test_a_game_begins_with_the_enemy_the_turn_and_the_hand(table: Table) -> None:
    followed = Following(table, golden("solo_win_with_flips"))
    followed.deal()
    said = table.page.locator("#announcements")
    expect(said).to_have_text("The enemy: Jack of Spades. Your turn. Your hand: 8 cards.")
    followed.make("play 4S")
    table.tap("undo")
    expect(said).to_have_text("Move undone.")


def test_the_title_names_what_is_on_the_screen(table: Table) -> None:
    expect(table.page).to_have_title("Regicide")
    table.go("settings")
    expect(table.page).to_have_title("Settings · Regicide")
    Following(table, golden("solo_win_with_flips")).deal()
    expect(table.page).to_have_title("Jack of Spades · Regicide")
