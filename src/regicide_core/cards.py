"""The 54 cards: ranks, suits, values (P1) and their text."""

from __future__ import annotations

from enum import StrEnum
from operator import attrgetter
from typing import Final, final

from .errors import NotationError


class Suit(StrEnum):
    """The four suits, in the order that breaks ties between cards of one rank.

    >>> Card("3D").suit
    <Suit.DIAMONDS: 'D'>
    """

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


class Rank(StrEnum):
    """Jester, Ace, 2–10, Jack, Queen, King: ascending, so that values never fall.

    >>> Card("TD").rank
    <Rank.TEN: 'T'>
    """

    JESTER = "X"
    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"


# P1: what a card counts, in attack and in discards (F2, M6).
VALUES: Final[dict[Rank, int]] = dict(
    zip(Rank, (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 15, 20), strict=True)
)


@final
class Card:
    """One card. `Card("3D")` gives the same object each time, so `is` and `==` agree.

    >>> king = Card("KS")
    >>> king.value, king.is_royal, king.is_jester
    (20, True, False)
    """

    __slots__ = ("index", "rank", "suit", "text", "value")

    index: int  # place in the deck's canonical order: X1 X2 AC AD AH AS 2C … KS
    rank: Rank
    suit: Suit | None  # None: a Jester
    value: int
    text: str

    def __new__(cls, text: str) -> Card:
        """The card written `text`: `3D`, `TH`, `X1`; `10h` and lower case are read too."""
        if not isinstance(text, str):
            raise NotationError("not_text", text)
        spelled = text.upper().replace("10", "T", 1) if text.startswith("10") else text.upper()
        card = _BY_TEXT.get(spelled) if text.isascii() else None
        if card is None:
            raise NotationError("bad_card", text)
        return card

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"cannot assign to {name!r}: a card never changes")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"cannot delete {name!r}: a card never changes")

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.text,)

    @property
    def is_jester(self) -> bool:
        return self.suit is None

    @property
    def is_royal(self) -> bool:
        return self.rank in ROYAL_RANKS


ROYAL_RANKS: Final = (Rank.JACK, Rank.QUEEN, Rank.KING)

_BY_TEXT: dict[str, Card] = {}


def _make(rank: Rank, suit: Suit | None, text: str) -> Card:
    card = object.__new__(Card)
    for name, value in (
        ("index", len(_BY_TEXT)),
        ("rank", rank),
        ("suit", suit),
        ("value", VALUES[rank]),
        ("text", text),
    ):
        object.__setattr__(card, name, value)
    _BY_TEXT[text] = card
    return card


Cards = tuple[Card, ...]

JESTERS: Final[Cards] = tuple(_make(Rank.JESTER, None, text) for text in ("X1", "X2"))
SUITED: Final[Cards] = tuple(
    _make(rank, suit, rank + suit) for rank in Rank if rank is not Rank.JESTER for suit in Suit
)
ROYALS: Final[Cards] = tuple(card for card in SUITED if card.rank in ROYAL_RANKS)
NUMBERS: Final[Cards] = tuple(card for card in SUITED if card.rank not in ROYAL_RANKS)
DECK: Final[Cards] = JESTERS + SUITED


_INDEX: Final = attrgetter("index")


def as_cards(things: object) -> Cards:
    """The things, which must be cards in a tuple or list."""
    if not isinstance(things, tuple | list) or not all(isinstance(card, Card) for card in things):
        raise NotationError("bad_card", things)
    return tuple(things)


def total(cards: Cards) -> int:
    """The sum of the cards' values (P4, F2)."""
    return sum(card.value for card in cards)


def in_order(cards: Cards | list[Card]) -> Cards:
    """The cards in canonical order: by rank, then C D H S."""
    return tuple(sorted(cards, key=_INDEX))
