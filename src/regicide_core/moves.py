"""The five kinds of move and their text: `play 3D 3S`, `yield`, `discard 2H`, `next 3`, `flip`."""

from __future__ import annotations

from dataclasses import dataclass

from .cards import Card, Cards, in_order
from .errors import NotationError


@dataclass(frozen=True, slots=True)
class Play:
    """Step 1: one card, a combo, or a card with its companion (P1–P5). Kept in canonical order."""

    cards: Cards

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", in_order(_as_cards(self.cards)))

    def __str__(self) -> str:
        return "play " + " ".join(card.text for card in self.cards)


@dataclass(frozen=True, slots=True)
class Yield:
    """Step 1: play nothing (P6)."""

    def __str__(self) -> str:
        return "yield"


@dataclass(frozen=True, slots=True)
class Discard:
    """Step 4: the cards given up, in the order given up (F2)."""

    cards: Cards

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", _as_cards(self.cards))

    def __str__(self) -> str:
        return "discard " + " ".join(card.text for card in self.cards)


@dataclass(frozen=True, slots=True)
class Next:
    """The seat chosen to go next after a Jester (J2)."""

    seat: int

    def __str__(self) -> str:
        return f"next {self.seat}"


@dataclass(frozen=True, slots=True)
class Flip:
    """Solo: turn one of the two Jesters (L1)."""

    def __str__(self) -> str:
        return "flip"


Move = Play | Yield | Discard | Next | Flip


def parse_move(text: str) -> Move:
    """The move that prints as `text`; bad text raises `NotationError`."""
    if not isinstance(text, str):
        raise NotationError("not_text", text)
    match text.lower().split():
        case ["play", _, *_]:
            return Play(tuple(Card(word) for word in text.split()[1:]))
        case ["discard", _, *_]:
            return Discard(tuple(Card(word) for word in text.split()[1:]))
        case ["next", seat] if len(seat) == 1 and seat in "123456789":
            return Next(int(seat))
        case ["yield"]:
            return Yield()
        case ["flip"]:
            return Flip()
        case _:
            raise NotationError("bad_move", text)


def _as_cards(cards: object) -> Cards:
    if not isinstance(cards, tuple | list) or not all(isinstance(card, Card) for card in cards):
        raise NotationError("bad_card", cards)
    return tuple(cards)
