"""All drawings as one SVG file of symbols: `art/deck.svg`, shown by `<use href="…#KH">`."""

from __future__ import annotations

from .companions import COMPANIONS, companion, jester
from .flatten import flattened
from .numbers import NUMBERS, back, number_card
from .pen import symbol
from .royals import ROYALS, royal
from .suits import SIGNS


def deck() -> str:
    """The text of art/deck.svg."""
    symbols = [symbol(card, flattened(royal(card))) for card in ROYALS]
    symbols += [symbol(card, flattened(companion(card))) for card in COMPANIONS]
    symbols += [symbol("X", flattened(jester())), symbol("back", flattened(back()), "0 0 100 140")]
    symbols += [
        symbol(rank + suit, flattened(number_card(rank, suit)), "0 0 100 140", "xMidYMid meet")
        for suit in SIGNS
        for rank in NUMBERS
    ]
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"
