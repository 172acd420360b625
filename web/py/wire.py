"""Writes the engine's values as protocol.py declares them; it decides nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from request_fields import refusal_of

from regicide_core import (
    Event,
    IllegalMove,
    Move,
    Observation,
    State,
    Tally,
    parse_move,
    preview,
)
from regicide_core.events import Defeated, Discarded, Drew, Flipped, Healed, Played

if TYPE_CHECKING:
    import protocol


def enemy_json(state: State) -> protocol.Enemy | None:
    """The enemy with its numbers as they are now, so that the page calculates nothing."""
    if state.enemy is None:
        return None
    return {
        "card": state.enemy.text,
        "attack": state.attack,
        "base_attack": state.rules.attack_of(state.enemy),
        "shield": state.shield,
        "health": state.rules.health_of(state.enemy),
        "health_left": state.health_left,
        "immune": state.immunity,
        "immunity_cancelled": state.immunity is None,
    }


def preview_json(view: State | Observation, move: Move) -> protocol.Preview:
    """What a legal move would do."""
    seen = preview(view, move)
    # D1: whoever plays draws first, then the others round the table.
    round_the_table = [(view.seat - 1 + turn) % view.players + 1 for turn in range(view.players)]
    return {
        "value": seen.value,
        "blow": cast("protocol.Blow | None", seen.blow),
        "damage": seen.damage,
        "doubled": seen.doubled,
        "healed": seen.healed,
        "draws": [
            {"seat": seat, "amount": amount}
            for seat in round_the_table
            if (amount := seen.draws[seat - 1])
        ],
        "shield": seen.shield,
        "blocked": seen.blocked,
        "immunity_cancelled": seen.immunity_cancelled,
        "enemy_left": seen.enemy_left,
        "attack": seen.attack,
        "wins": seen.wins,
        "must_discard": seen.must_discard,
        "survives": seen.survives,
        "medal": cast("protocol.Medal | None", seen.medal),
    }


def choice_json(state: State, text: str) -> protocol.Choice:
    """Whether a move without cards is legal: with what it would do, or why it is not."""
    try:
        return {"legal": True, "preview": preview_json(state, parse_move(text))}
    except IllegalMove as error:
        return {"legal": False, "error": refusal_of(error)}


def tally_json(numbers: Tally) -> protocol.Tally:
    return {
        "turns": numbers.turns,
        "played": numbers.played,
        "damage": numbers.damage,
        "drawn": numbers.drawn,
        "healed": numbers.healed,
        "shielded": numbers.shielded,
        "discarded": numbers.discarded,
        "yields": numbers.yields,
        "flips": numbers.flips,
        "beaten": numbers.beaten,
        "exact": numbers.exact,
    }


def events_json(
    before: State, events: Iterable[Event], viewer: int | None
) -> list[protocol.GameEvent]:
    """A move's events as a viewer may know them (None: with all cards open).

    An event that moves cards to or from a pile says how many cards then lie on both piles.
    """
    tavern, discard = len(before.tavern), len(before.discard)
    fight = sum(len(play) for play in before.table)
    shown = []
    for event in events:
        match event:
            case Played(_, cards, _):
                fight += len(cards)
            case Healed(amount):
                tavern, discard = tavern + amount, discard - amount
            case Drew():
                tavern -= 1
            case Defeated(_, exact):  # M2, M3: the royal, and all cards played against it
                tavern, discard = tavern + exact, discard + fight + (not exact)
                fight = 0
            case Discarded(_, cards) | Flipped(_, cards, _):
                discard += len(cards)
        written = (event if viewer is None else event.seen_by(viewer)).to_json()
        if isinstance(event, Healed | Drew | Defeated | Discarded | Flipped):
            written["piles"] = {"tavern": tavern, "discard": discard}
        shown.append(cast("protocol.GameEvent", written))
    return shown
