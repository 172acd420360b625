"""What a whole state and one seat's observation have in common."""

from __future__ import annotations

from enum import StrEnum

from .cards import Card
from .fight import Fight

Hidden = Card | None  # None: a card that lies face down


class Phase(StrEnum):
    """What the seat whose turn it is has to do, or how the game ended.

    >>> new_game(2, "tea").phase
    <Phase.PLAY: 'play'>
    """

    PLAY = "play"  # step 1
    SUFFER = "suffer"  # step 4
    CHOOSE = "choose"  # a Jester's player names the next seat
    WON = "won"
    LOST = "lost"


class View(Fight):
    """A position as somebody sees it: `State` sees all, `Observation` what one seat may know."""

    __slots__ = ()

    seat: int  # whose turn it is, from 1
    phase: Phase
    castle: tuple[Hidden, ...]  # next enemy first
    hands: tuple[tuple[Hidden, ...], ...]  # seat 1 first
    tavern: tuple[Hidden, ...]  # top first
    discard: tuple[Hidden, ...]  # top first
    yielded: tuple[int, ...]  # seats whose last turn was a yield (P6), ascending
    flips: int  # solo Jesters used (L1)
    known: int  # royals on top of the Tavern that everybody saw put there (T4)
    lost_by: str | None  # the rule that lost the game: F4 or P8

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def hand_limit(self) -> int:
        return self.rules.hand_limit_for(self.players)

    @property
    def flips_left(self) -> int:
        return self.rules.flips_for(self.players) - self.flips

    @property
    def is_over(self) -> bool:
        return self.phase in (Phase.WON, Phase.LOST)
