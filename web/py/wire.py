"""Converts the engine's values to the JSON that protocol.py declares. Contains no decisions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from drama import is_first_of_rank, is_narrow_escape
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
from regicide_core.events import (
    Defeated,
    Discarded,
    Drew,
    EnemyRevealed,
    Flipped,
    Healed,
    Played,
)

if TYPE_CHECKING:
    import protocol


def enemy_json(state: State) -> protocol.Enemy | None:
    """The enemy with its current numbers, so that the page needs no arithmetic."""
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
    effect = preview(view, move)
    # D1: the player draws first, then the others in turn order.
    turn_order = [(view.seat - 1 + turn) % view.players + 1 for turn in range(view.players)]
    return {
        "value": effect.value,
        "blow": cast("protocol.Blow | None", effect.blow),
        "damage": effect.damage,
        "doubled": effect.doubled,
        "healed": effect.healed,
        "draws": [
            {"seat": seat, "amount": amount}
            for seat in turn_order
            if (amount := effect.draws[seat - 1])
        ],
        "shield": effect.shield,
        "blocked": effect.blocked,
        "immunity_cancelled": effect.immunity_cancelled,
        "enemy_left": effect.enemy_left,
        "attack": effect.attack,
        "wins": effect.wins,
        "must_discard": effect.must_discard,
        "survives": effect.survives,
        "stuck": effect.stuck,
        "medal": cast("protocol.Medal | None", effect.medal),
    }


def choice_json(state: State, text: str) -> protocol.Choice:
    """Whether a move without cards is legal, with its effect or the reason why not."""
    try:
        return {"legal": True, "preview": preview_json(state, parse_move(text))}
    except IllegalMove as error:
        return {"legal": False, "error": refusal_of(error)}


def tally_json(tally: Tally) -> protocol.Tally:
    return {
        "turns": tally.turns,
        "played": tally.played,
        "damage": tally.damage,
        "drawn": tally.drawn,
        "healed": tally.healed,
        "shielded": tally.shielded,
        "discarded": tally.discarded,
        "yields": tally.yields,
        "flips": tally.flips,
        "beaten": tally.beaten,
        "exact": tally.exact,
    }


def events_json(
    before: State, events: Iterable[Event], viewer: int | None
) -> list[protocol.GameEvent]:
    """A move's events as a viewer may know them (None sees every card).

    An event that moves cards to or from a pile also has the sizes of both piles after it.
    A payment also says whether it was a narrow escape, a new enemy whether it is the first of
    its rank.
    """
    tavern, discard = len(before.tavern), len(before.discard)
    on_table = sum(len(play) for play in before.table)
    converted = []
    for event in events:
        match event:
            case Played(_, cards, _):
                on_table += len(cards)
            case Healed(amount):
                tavern, discard = tavern + amount, discard - amount
            case Drew():
                tavern -= 1
            case Defeated(_, exact):  # M2, M3: moves the royal and all cards played against it
                tavern, discard = tavern + exact, discard + on_table + (not exact)
                on_table = 0
            case Discarded(_, cards) | Flipped(_, cards, _):
                discard += len(cards)
        event_json = (event if viewer is None else event.seen_by(viewer)).to_json()
        if isinstance(event, Healed | Drew | Defeated | Discarded | Flipped):
            event_json["piles"] = {"tavern": tavern, "discard": discard}
        if isinstance(event, Discarded):
            event_json["narrow"] = is_narrow_escape(before, event.seat, event.cards, viewer)
        if isinstance(event, EnemyRevealed):
            event_json["first"] = is_first_of_rank(before.enemy, event.enemy)
        converted.append(cast("protocol.GameEvent", event_json))
    return converted
