"""What a card is worth in the hand: which cards to give up first.

The numbers belong to the bots' weights (bots/weights.py) and were tuned with them. They are kept
here, because the table suggests a discard without loading the bots: one judgement for both.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from .cards import Card, Cards, Rank

# By rank and by suit, at a table of 1, 2, 3, 4 players.
KEEPING: Final[dict[str, tuple[float, float, float, float]]] = {
    "X": (2.01, 0, 0.6, -3.5),
    "A": (10.56, 6.8, 8.8, 4.9),
    "2": (1.57, 0.3, 0.2, -0.4),
    "3": (3.19, -0.1, 1.3, 0.2),
    "4": (3.92, 3, 1.9, 5.6),
    "5": (6.96, 6.7, 4.9, 10.3),
    "6": (4.01, 5.2, 1.7, 8.3),
    "7": (5.74, 8, 7.8, 8.4),
    "8": (7.28, 8.5, 6.2, 11.4),
    "9": (9.24, 10.3, 7.8, 12.6),
    "T": (11.91, 13.5, 13.7, 15.1),
    "J": (10.92, 11, 12, 16),
    "Q": (21.37, 24, 20, 24),
    "K": (26.41, 35, 29, 2.5),
    "C": (-0.69, 0.3, -5.4, -0.2),
    "D": (8.07, 9.5, 6.2, 6.8),
    "H": (-0.52, 0.1, -0.6, 0),
    "S": (-0.82, -0.4, -0.2, -0.1),
}

CENTS: Final = 100  # prices are whole numbers, so that sums don't depend on their order


@cache
def price_of(card: Card, players: int) -> int:
    """What it costs to give up a card, in hundredths; always positive.

    >>> price_of(Card("KD"), players=1) > price_of(Card("2C"), players=1)
    True
    """
    return max(1, round(worth_of(card, players) * CENTS))


def worth_of(card: Card, players: int) -> float:
    """What the card is worth in the hand, in points of the bots' score.

    With four players a King counts as a Queen: the tuning met too few Kings in hands to value them.
    """
    rank = Rank.QUEEN if card.rank is Rank.KING and players == 4 else card.rank
    worth = KEEPING[rank][players - 1]
    return worth + (KEEPING[card.suit][players - 1] if card.suit else 0.0)


def cost_of(cards: Cards, players: int) -> tuple[int, int]:
    """What it costs to give up cards; of equal prices, the lower cards cost less."""
    return sum(price_of(card, players) for card in cards), sum(1 << card.index for card in cards)
