"""Tells the end of a game: what decided it, its best moment, who did what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from regicide_core import Card, State
from regicide_core.cards import total
from regicide_core.events import Damaged, Defeated, Discarded, Event, Played

if TYPE_CHECKING:
    import protocol
    from game import Game

# How good a moment is. A blow is worth its damage, which is rarely above 40.
EXACT_KILL = {"J": 20, "Q": 38, "K": 100}
NARROW_ESCAPE = 30  # and 3 less for each point of the cards left in the hand
SMALLEST_HIT = 10  # that counts as an escape

Kind = TypeVar("Kind", bound=Event)


class Done(NamedTuple):
    """One move as it was made."""

    ply: int
    seat: int
    before: State
    events: tuple[Event, ...]


def ending_of(game: Game) -> protocol.Ending:
    """The story of a game that is over."""
    moves = [
        Done(ply, before.seat, before, events)
        for ply, (before, events) in enumerate(
            zip(game.states[:-1], game.events, strict=True), start=1
        )
    ]
    seats = range(1, game.state.players + 1)
    return {
        "decider": _decider(game, moves),
        "best": _best_moment(game, moves),
        "parts": [_part(seat, moves) for seat in seats] if game.state.players > 1 else [],
    }


def _decider(game: Game, moves: list[Done]) -> protocol.Decider | None:
    state = game.state
    if state.enemy is None:
        return _last_blow(moves)
    if game.record.gave_up:
        return {"type": "gave_up", "enemy": state.enemy.text, "left": state.health_left}
    if state.lost_by == "F4":
        return {
            "type": "hit",
            "seat": state.seat,
            "enemy": state.enemy.text,
            "amount": state.attack,
            "short": state.attack - total(state.hands[state.seat - 1]),
        }
    return {
        "type": "stuck",
        "seat": state.seat,
        "enemy": state.enemy.text,
        "left": state.health_left,
    }


def _last_blow(moves: list[Done]) -> protocol.LastBlow | None:
    if not moves:
        return None
    last = moves[-1]
    blow = _blow(last)
    fallen = next((event for event in last.events if isinstance(event, Defeated)), None)
    if blow is None or fallen is None:
        return None
    cards, damage = blow
    return {
        "type": "blow",
        "seat": last.seat,
        "enemy": fallen.enemy.text,
        "cards": [card.text for card in cards],
        "damage": damage,
        "exact": fallen.exact,
    }


def _best_moment(game: Game, moves: list[Done]) -> protocol.BestMoment | None:
    """The best moment of a person; of a bot if only bots play. Of two equals, the later one."""
    people = game.people
    best: tuple[int, protocol.BestMoment] | None = None
    for move in moves:
        if people and move.seat not in people:
            continue
        for found in _moments(move):
            if best is None or found[0] >= best[0]:
                best = found
    return best and best[1]


def _moments(move: Done) -> Iterator[tuple[int, protocol.BestMoment]]:
    """What a move may be remembered for, each with its worth."""
    enemy = move.before.enemy
    if enemy is None:
        return
    if blow := _blow(move):
        cards, damage = blow
        exact = any(isinstance(event, Defeated) and event.exact for event in move.events)
        worth = max(damage, EXACT_KILL[enemy.rank] if exact else 0)
        yield (
            worth,
            {
                "kind": "exact" if exact else "damage",
                "ply": move.ply,
                "seat": move.seat,
                "enemy": enemy.text,
                "cards": [card.text for card in cards],
                "amount": damage,
                "spare": 0,
            },
        )
    for event in move.events:
        if isinstance(event, Discarded) and move.before.attack >= SMALLEST_HIT:
            hand = move.before.hands[event.seat - 1]
            spare = total(hand) - total(event.cards)
            yield (
                NARROW_ESCAPE - 3 * (total(hand) - move.before.attack),
                {
                    "kind": "escape",
                    "ply": move.ply,
                    "seat": event.seat,
                    "enemy": enemy.text,
                    "cards": [card.text for card in event.cards],
                    "amount": move.before.attack,
                    "spare": spare,
                },
            )


def _part(seat: int, moves: list[Done]) -> protocol.SeatPart:
    own = [move for move in moves if move.seat == seat]
    fallen = list(_all(own, Defeated))
    return {
        "seat": seat,
        "played": sum(len(event.cards) for event in _all(own, Played)),
        "damage": sum(event.amount for event in _all(own, Damaged)),
        "beaten": len(fallen),
        "exact": sum(event.exact for event in fallen),
    }


def _blow(move: Done) -> tuple[tuple[Card, ...], int] | None:
    """The cards and the damage of a move that did damage."""
    played = next((event for event in move.events if isinstance(event, Played)), None)
    damaged = next((event for event in move.events if isinstance(event, Damaged)), None)
    return (played.cards, damaged.amount) if played and damaged else None


def _all(moves: list[Done], kind: type[Kind]) -> Iterator[Kind]:
    return (event for move in moves for event in move.events if isinstance(event, kind))
