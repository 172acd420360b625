"""Which cards may be played together (P1–P5), and every play a hand holds."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from .cards import Card, Cards, Rank, total
from .moves import Play

COMBO_LIMIT: Final = 10  # P2


def why_not_a_play(cards: Cards) -> str | None:
    """The code of what keeps the cards from being one play, or None if they are one."""
    if not cards:
        return "nothing_played"
    if len(set(cards)) < len(cards):
        return "card_given_twice"
    if len(cards) == 1:
        return None  # P1
    ranks = [card.rank for card in cards]
    if Rank.JESTER in ranks:  # P3, P5
        return "ace_with_jester" if Rank.ACE in ranks else "jester_not_alone"
    if Rank.ACE in ranks:
        return None if len(cards) == 2 else "ace_with_many"  # P3
    if len(set(ranks)) > 1:
        return "mixed_ranks"
    if cards[0].is_royal:
        return "royal_combo"
    return "combo_over_10" if total(cards) > COMBO_LIMIT else None  # P2


@lru_cache(maxsize=4096)
def plays_of(hand: Cards) -> tuple[Play, ...]:
    """Every play of a hand in canonical order: single cards, combos, companions."""
    singles = [(card,) for card in hand]
    return tuple(_play(cards) for cards in (*singles, *_combos(hand), *_companions(hand)))


_play = lru_cache(maxsize=None)(Play)  # there are some 300 plays in the whole game


def _combos(hand: Cards) -> list[Cards]:
    by_rank: dict[Rank, list[Card]] = {}
    for card in hand:
        if 1 < card.value <= COMBO_LIMIT // 2:
            by_rank.setdefault(card.rank, []).append(card)
    return [
        cards
        for same in by_rank.values()
        for size in range(2, COMBO_LIMIT // same[0].value + 1)
        for cards in combinations(same, size)
    ]


def _companions(hand: Cards) -> list[Cards]:
    aces = [card for card in hand if card.rank is Rank.ACE]
    others = [card for card in hand if card.value > 1]
    return [*combinations(aces, 2), *((ace, other) for ace in aces for other in others)]
