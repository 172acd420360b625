"""Determinizations: whole positions, drawn at random, that fit what a seat sees and remembers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..cards import DECK, ROYAL_RANKS, ROYALS
from ..search.masks import bits_of, mask_of
from ..search.state import SearchState, public_part
from .sight import Sight

_RANKS: Final = tuple(
    mask_of(tuple(card for card in ROYALS if card.rank is rank)) for rank in reversed(ROYAL_RANKS)
)
_TAVERN: Final = -1  # where a card goes, if not to a seat's hand
_PILE: Final = -2
_NOWHERE: Final = -3
_BLANK: Final = len(DECK)  # from this bit on, cards that are none: they only count


class Dealer:
    """Deals the hidden cards of one sight, again and again."""

    __slots__ = ("_castle", "_cells", "_extra", "_model", "_royals", "_uniform")

    def __init__(self, sight: Sight, uniform: Callable[[], float]) -> None:
        seen, memory = sight.observation, sight.memory
        self._uniform = uniform
        model = public_part(seen)
        model.hands = list(memory.held)
        if seen.viewer:
            model.hands[seen.viewer - 1] = mask_of(seen.hand)
        model.discard = memory.pile
        self._model = model
        self._royals = list(reversed(memory.royals))
        # The Castle from the bottom up: Kings first, each rank from those not met yet.
        self._castle: list[tuple[list[int], int]] = []
        missing = memory.castle
        for rank in _RANKS:
            unmet = bits_of(memory.unmet & rank)
            taken = min(len(unmet), missing)
            missing -= taken
            self._castle.append((unmet, taken))
        over = memory.unmet.bit_count() - memory.castle
        left_out = min(memory.spare, over)  # a teaching position's other royals are not in it
        self._extra = over - left_out
        places: list[list[int]] = [[] for _ in memory.unseen]
        places[0] += [_NOWHERE] * (memory.spare - left_out)
        for cell, amount in memory.tavern:
            places[cell] += [_TAVERN] * amount
        for seat, cells in enumerate(memory.drawn):
            for cell in cells:
                places[cell].append(seat)
        places[-1] += [_PILE] * memory.buried
        self._cells = [
            (bits_of(cards), wanted) for cards, wanted in zip(memory.unseen, places, strict=True)
        ]

    def deal(self) -> SearchState:
        """One position; whatever is hidden is drawn anew."""
        uniform = self._uniform
        state = self._model.copy()
        over: list[int] = []
        castle = state.castle
        for unmet, taken in self._castle:
            if len(unmet) > 1:
                unmet = sorted(unmet, key=lambda _: uniform())
            castle += unmet[:taken]
            over += unmet[taken:]
        waiting = over[: self._extra] if self._extra else []
        hands = state.hands
        tavern: list[int] = []
        for cards, places in self._cells:
            waiting = sorted(waiting + cards, key=lambda _: uniform())
            for place in places:
                bit = waiting.pop()
                if place == _TAVERN:
                    tavern.append(bit)
                elif place >= 0:
                    hands[place] |= bit
                elif place == _PILE:
                    state.discard |= bit
        tavern.reverse()
        tavern += self._royals
        state.tavern = tavern
        return state


def outline(sight: Sight) -> SearchState:
    """The position with what is hidden left blank: all sizes are right, no card is there."""
    seen, memory = sight.observation, sight.memory
    state = public_part(seen)
    state.hands = [_blank(len(hand)) for hand in seen.hands]
    if seen.viewer:
        state.hands[seen.viewer - 1] = mask_of(seen.hand)
    state.tavern = [0] * (len(seen.tavern) - seen.known) + list(reversed(memory.royals))
    state.discard = memory.pile | _blank(memory.buried)
    missing = memory.castle
    for rank in _RANKS:
        state.castle += bits_of(memory.unmet & rank)[:missing]
        missing = memory.castle - len(state.castle)
    return state


def _blank(size: int) -> int:
    return ((1 << size) - 1) << _BLANK
