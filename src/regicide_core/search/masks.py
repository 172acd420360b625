"""Sets of cards as bits, for search: which plays and discards a hand holds, by table.

A set is an int with bit `card.index` set. What part of a hand can do is worked out once and kept.
"""

from __future__ import annotations

from typing import Final

from ..cards import DECK, Cards, Rank, Suit
from ..plays import plays_of

CLUBS, DIAMONDS, HEARTS, SPADES = 1, 2, 4, 8
SUIT_FLAGS: Final = dict(zip(Suit, (CLUBS, DIAMONDS, HEARTS, SPADES), strict=True))


def mask_of(cards: Cards) -> int:
    """The set of the cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card.index
    return mask


def cards_of(mask: int) -> Cards:
    """The cards of a set, in canonical order."""
    return tuple(card for card in DECK if mask >> card.index & 1)


def bits_of(mask: int) -> list[int]:
    """The single-card sets that make up a set."""
    bits = []
    while mask:
        bit = mask & -mask
        bits.append(bit)
        mask ^= bit
    return bits


def _every_play() -> dict[int, tuple[int, int]]:
    """Each play there is -> its attack value and the flags of its suits."""
    table: dict[int, tuple[int, int]] = {}
    for play in plays_of(DECK):
        flags = 0
        for card in play.cards:
            flags |= 0 if card.suit is None else SUIT_FLAGS[card.suit]
        table[mask_of(play.cards)] = (sum(card.value for card in play.cards), flags)
    return table


PLAYS: Final = _every_play()

# A hand is looked up in three parts, cut between ranks so that a combo lies within one part.
# What a part can do is worked out once: (its plays, its cards coded for `discards`, its total).
_Part = tuple[tuple[int, ...], tuple[int, ...], int]
_SHIFT: Final = len(DECK)  # in a coded set, the total stands above the cards
CARDS: Final = (1 << _SHIFT) - 1
_ACES: Final = mask_of(tuple(card for card in DECK if card.rank is Rank.ACE))
_LOW: Final = mask_of(tuple(card for card in DECK if card.value < 4))
_MIDDLE: Final = mask_of(tuple(card for card in DECK if 4 <= card.value < 8))
_HIGH: Final = CARDS ^ _LOW ^ _MIDDLE
_CACHE_LIMIT: Final = 60_000


class _Parts(dict[int, _Part]):
    """Part of a hand -> what it can do."""

    def __missing__(self, part: int) -> _Part:
        if len(self) > _CACHE_LIMIT:
            self.clear()
        cards = cards_of(part)
        plays = tuple(mask_of(play.cards) for play in plays_of(cards))
        coded = tuple(card.value << _SHIFT | 1 << card.index for card in cards)
        self[part] = plays, coded, sum(card.value for card in cards)
        return self[part]


class _Companions(dict[int, tuple[int, ...]]):
    """Aces and higher cards -> every pair of an Ace with one of the others (P3)."""

    def __missing__(self, part: int) -> tuple[int, ...]:
        if len(self) > _CACHE_LIMIT:
            self.clear()
        others = bits_of(part & ~_ACES)
        self[part] = tuple(ace | other for ace in bits_of(part & _ACES) for other in others)
        return self[part]


_PARTS: Final = _Parts()
_COMPANIONS: Final = _Companions()


def plays(hand: int) -> tuple[int, ...]:
    """Every play of a hand."""
    parts = _PARTS
    found = parts[hand & _LOW][0] + parts[hand & _MIDDLE][0] + parts[hand & _HIGH][0]
    if hand & _ACES:
        aces = _COMPANIONS
        found += aces[hand & (_ACES | _MIDDLE)] + aces[hand & (_ACES | _HIGH)]
    return found


def discards(hand: int, needed: int) -> list[int]:
    """Every set that pays `needed` (F2), its total above its cards, found as in discards.py."""
    parts = _PARTS
    target = needed << _SHIFT
    short = [0]
    paid: list[int] = []
    for card in parts[hand & _LOW][1] + parts[hand & _MIDDLE][1] + parts[hand & _HIGH][1]:
        enough = target - card
        paid += [coded + card for coded in short if coded >= enough]
        short += [coded + card for coded in short if coded < enough]
    return paid


def worth(hand: int) -> int:
    """The total value of a hand."""
    parts = _PARTS
    return parts[hand & _LOW][2] + parts[hand & _MIDDLE][2] + parts[hand & _HIGH][2]
