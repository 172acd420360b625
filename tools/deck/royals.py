"""Twelve royals: three ranks of four kingdoms, each with its own heraldry.

A Jack is young and armed, a Queen holds her kingdom's sign, a King is bearded and broad.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .clubs import jack_of_clubs, king_of_clubs, queen_of_clubs
from .diamonds import jack_of_diamonds, king_of_diamonds, queen_of_diamonds
from .faces import niche, snare, thorns
from .hearts import jack_of_hearts, king_of_hearts, queen_of_hearts
from .spades import jack_of_spades, king_of_spades, queen_of_spades

ROYALS: Final[dict[str, Callable[[], str]]] = {
    "JC": jack_of_clubs,
    "QC": queen_of_clubs,
    "KC": king_of_clubs,
    "JD": jack_of_diamonds,
    "QD": queen_of_diamonds,
    "KD": king_of_diamonds,
    "JH": jack_of_hearts,
    "QH": queen_of_hearts,
    "KH": king_of_hearts,
    "JS": jack_of_spades,
    "QS": queen_of_spades,
    "KS": king_of_spades,
}


def royal(card: str) -> str:
    """A royal in a niche; a corrupted one shows brambles."""
    return niche() + thorns() + ROYALS[card]() + snare()
