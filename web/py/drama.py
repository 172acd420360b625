"""Says what the page needs to tell a game's story: the fates of the royals, and narrow escapes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from regicide_core import Card, Cards, Rank, State, observe
from regicide_core.cards import ROYALS, total
from regicide_core.events import Defeated, Event

if TYPE_CHECKING:
    import protocol

SPARE = 3  # how much more than the attack a hand may be worth for its payment to be a narrow escape


def is_narrow_escape(before: State, seat: int, paid: Cards, viewer: int | None) -> bool:
    """Whether the hand was hardly worth the attack that it paid for, as far as the viewer may know.

    Of a hidden hand, only what was discarded is known: it tells something if no card was left.
    """
    if viewer not in (None, seat) and len(paid) < len(before.hands[seat - 1]):
        return False
    return total(before.hands[seat - 1]) - before.attack <= SPARE


def is_first_of_rank(beaten: Card | None, revealed: Card) -> bool:
    """Whether a royal is the first of the Queens or Kings to appear."""
    return beaten is not None and beaten.rank is not revealed.rank


def royals_json(
    fates: Iterable[tuple[Card, bool]], enemy: Card | None, castle: Iterable[Card]
) -> list[protocol.Royal]:
    """All royals: those beaten, in order, the enemy, and those still in the Castle."""
    royals: list[protocol.Royal] = [
        {"rank": card.rank, "card": card.text, "fate": "freed" if freed else "fallen"}
        for card, freed in fates
    ]
    if enemy is not None:
        royals.append({"rank": enemy.rank, "card": enemy.text, "fate": "enemy"})
    # S1: everybody knows the ranks of the Castle's cards: Jacks, then Queens, then Kings.
    ranks = sorted((card.rank for card in castle), key=[*Rank].index)
    hidden: list[protocol.Royal] = [
        {"rank": rank, "card": None, "fate": "castle"} for rank in ranks
    ]
    return royals + hidden


def royals_of_game(state: State, viewer: int, events: Iterable[Event]) -> list[protocol.Royal]:
    """All royals of a game with these events so far, as the viewer may know them."""
    fates = [(event.enemy, event.exact) for event in events if isinstance(event, Defeated)]
    earlier = _beaten_earlier(state, viewer, {card for card, _ in fates})
    return royals_json([*earlier, *fates], state.enemy, state.castle)


def _beaten_earlier(state: State, viewer: int, beaten: set[Card]) -> list[tuple[Card, bool]]:
    """The royals beaten before the first position, and whether the viewer sees that one is free."""
    others = {*beaten, *state.castle, state.enemy}
    earlier = [card for card in ROYALS if card not in others]
    if not earlier:
        return []
    seen = observe(state, viewer)
    played = (card for cards in seen.table for card in cards)
    allies = {*played, *seen.tavern, *(card for hand in seen.hands for card in hand)}
    return [(card, card in allies) for card in earlier]
