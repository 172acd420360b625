"""Prints the tables and figures of the rules page as JSON, because the page knows no rules."""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from regicide_core import (
    DECK,
    STANDARD,
    Cards,
    IllegalMove,
    State,
    apply,
    observe,
    parse_move,
    parse_position,
)
from regicide_core.cards import NUMBERS, VALUES, Rank
from regicide_core.plays import COMBO_LIMIT, why_not_a_play
from regicide_core.rules import ENEMIES

JSON = dict[str, object]


@dataclass(frozen=True)
class Figure:
    """A small position (docs/NOTATION.md) and the move that the reader may try in it."""

    move: str
    enemy: str
    hands: str
    seat: int = 1
    phase: str = "play"
    damage: int = 0
    table: str = "-"
    castle: str = "QH"
    tavern: str = "-"
    discard: str = "-"
    yielded: str = "-"
    flips: int = 0

    def state(self) -> State:
        fields = {name: value for name, value in vars(self).items() if name != "move"}
        fields |= {"players": self.hands.count("/") + 1, "rules": "standard+partial", "chance": "-"}
        return parse_position(" ".join(f"{name}={value}" for name, value in fields.items()))


FIGURES: Final[dict[str, Figure]] = {
    "turn": Figure("play 4D", "JS", "4D.8C.9H/3S.6H", tavern="5S.2C.TC.9D.3H"),
    "combo": Figure("play 2C 2H 2S", "JD", "2C.2H.2S.9H/5C.7S", discard="6H.9C.4D.TS.8D.5H.7C"),
    "too-much": Figure("play 4C 4D 4S", "JH", "4C.4D.4S.9H/5C.7S"),
    "companion": Figure("play AS 8C", "QD", "AS.8C.9H.TD/5C.7S"),
    "yield": Figure("yield", "JC", "5H.9S.TD/6C.8D/4S.7C", yielded="2.3", damage=8),
    "hearts": Figure("play 5H", "JS", "5H.8C.9D/3S.4C", discard="2D.7C.TS.6H.4D.9C.3D"),
    "diamonds": Figure(
        "play 6D",
        "JC",
        "6D.8H.TC/2S.3S.4S.5S.6S.7S/9H.9S",
        tavern="3D.5C.8S.2C.TH.4D.7D",
    ),
    "clubs": Figure("play 8C", "JD", "8C.2H.9S/5C.7S"),
    "spades": Figure("play 5S", "QD", "5S.6H.9C/5C.7S", table="4S", damage=4),
    "immunity": Figure("play AS 6D", "JS", "AS.6D.TC/5C.7H", tavern="2C.3H.9D.5H.4C.8D.TH"),
    "over": Figure("play 8C", "JD", "8C.2H.9S/5C.7S", table="9H", damage=9, discard="4H"),
    "exact": Figure("play 2D", "JC", "2D.8C.9S/5C.7S", table="9H/9D", damage=18, tavern="3C.TD.6S"),
    "royal": Figure("play JC", "QS", "JC.6D.TH/5C.7S"),
    "suffer": Figure(
        "discard 3H 8S", "JD", "3H.8S.TC/5C.7S", phase="suffer", table="9C", damage=18
    ),
    "order": Figure("discard TC 3H", "JD", "3H.8S.TC/5C.7S", phase="suffer", table="9C", damage=18),
    "lost": Figure("yield", "QC", "3D.4H.7S/8C.9H"),
    "jester": Figure("play X1", "JS", "X1.4H.9C/5C.7S/6D.8H", table="3S.AD", damage=4),
    "flip": Figure(
        "flip",
        "QH",
        "2C.3D.4S",
        phase="suffer",
        table="6C",
        damage=12,
        castle="QS",
        tavern="TD.5H.8S.7C.2H.9D.4H.6S.3C.TH",
    ),
}


def rules_page() -> JSON:
    """The numbers in the text, the tables, and every figure before and after its move."""
    return {
        "numbers": numbers(),
        "values": {str(rank): VALUES[rank] for rank in Rank},
        "enemies": {
            str(rank): {"attack": attack, "health": health}
            for rank, (attack, health) in ENEMIES.items()
        },
        "combos": combos(),
        "figures": {name: played(figure) for name, figure in FIGURES.items()},
    }


def numbers() -> dict[str, int]:
    """The numbers that the text of the page uses."""
    return {
        "ace": VALUES[Rank.ACE],
        "jack": VALUES[Rank.JACK],
        "queen": VALUES[Rank.QUEEN],
        "king": VALUES[Rank.KING],
        "low": min(card.value for card in NUMBERS if card.rank is not Rank.ACE),
        "high": max(card.value for card in NUMBERS),
        "combo": COMBO_LIMIT,
        "solo_hand": STANDARD.hand_limit_for(1),
    }


def combos() -> dict[str, list[str]]:
    """P2: how many cards go together, and of which ranks."""
    found: dict[str, list[str]] = {}
    for rank in Rank:
        same = tuple(card for card in DECK if card.rank is rank)
        for size in range(2, len(same) + 1):
            # two Aces go together by P3, not as a combo
            if rank is not Rank.ACE and all(map(_is_play, combinations(same, size))):
                found.setdefault(str(size), []).append(str(rank))
    return found


def _is_play(cards: Cards) -> bool:
    return why_not_a_play(cards) is None


def played(figure: Figure) -> JSON:
    """The position as the seat to move sees it, and what its move does or why it is refused."""
    state, move = figure.state(), parse_move(figure.move)
    kind, *cards = figure.move.split()
    shown: JSON = {
        "move": {"kind": kind, "cards": cards},
        "viewer": state.seat,
        "before": seen(state, state.seat),
        "piles": [],
        "seats": bool(state.yielded),
    }
    try:
        after, events = apply(state, move)
    except IllegalMove as error:
        return shown | {"refused": {"code": error.code, "rule": error.rule}}
    return shown | {
        "events": [event.seen_by(state.seat).to_json() for event in events],
        "after": seen(after, state.seat),
        "piles": [name for name in ("tavern", "discard") if _moved(name, state, after)],
        "seats": any(before != now for before, now in _others(state, after)),
    }


def seen(state: State, seat: int) -> JSON:
    """As much of a position as a small figure has room for."""
    view = observe(state, seat)
    return {
        "enemy": state.enemy
        and {
            "card": state.enemy.text,
            "health": state.rules.health_of(state.enemy),
            "health_left": state.health_left,
            "base_attack": state.rules.attack_of(state.enemy),
            "shield": state.shield,
            "attack": state.attack,
            "immune": state.immunity,
        },
        "table": [[card.text for card in cards] for cards in state.table],
        "hand": [card.text for card in view.hand],
        "sizes": [len(hand) for hand in state.hands],
        "yielded": list(state.yielded),
        "tavern": _pile(view.tavern),
        "discard": _pile(view.discard),
    }


def _pile(cards: tuple[object, ...]) -> JSON:
    return {"count": len(cards), "top": str(cards[0]) if cards and cards[0] else None}


def _others(before: State, after: State) -> list[tuple[Cards, Cards]]:
    pairs = list(zip(before.hands, after.hands, strict=True))
    return pairs[: before.seat - 1] + pairs[before.seat :]


def _moved(pile: str, before: State, after: State) -> bool:
    return bool(getattr(before, pile) != getattr(after, pile))


if __name__ == "__main__":
    print(json.dumps(rules_page(), indent=1))
