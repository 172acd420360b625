"""Step 4: which cards pay for a hit (F2)."""

from __future__ import annotations

from .cards import Cards, in_order, total
from .moves import Discard
from .value import trusted


def why_not_a_discard(cards: Cards, needed: int) -> str | None:
    """The code of what is wrong with discarding the cards in this order, or None."""
    if len(set(cards)) < len(cards):
        return "card_given_twice"
    if total(cards) < needed:
        return "discard_short"
    return "discard_stops_at_the_number" if total(cards[:-1]) >= needed else None


def discards_of(hand: Cards, needed: int) -> tuple[Discard, ...]:
    """Every legal set once, its cards ascending.

    In ascending order the largest card comes last, so a set is legal in some order exactly when it
    is in this one: the cards before the last fall short, and the last one reaches the number.
    """
    short: list[tuple[int, Cards]] = [(0, ())]
    paid: list[Cards] = []
    for card in in_order(hand):
        longer = [(paid_so_far + card.value, (*cards, card)) for paid_so_far, cards in short]
        paid += [cards for value, cards in longer if value >= needed]
        short += [entry for entry in longer if entry[0] < needed]
    return tuple(trusted(Discard, cards) for cards in paid)
