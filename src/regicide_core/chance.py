"""Chance: every shuffle follows from a seed and the number of shuffles before it."""

from __future__ import annotations

import random
from typing import Final

from .cards import Cards, as_cards
from .errors import NotationError
from .validation import is_number
from .value import Value

SEED_LENGTH: Final = 64


class Chance(Value):
    """The source of all later shuffles. Its text, `seed.3`, is what seeds the next one.

    >>> cards, after = Chance("tea").shuffle(DECK[2:6])
    >>> print(*cards, after)
    AS AC AH AD tea.1
    """

    seed: str
    shuffles: int = 0

    def _check(self) -> None:
        if not isinstance(self.seed, str) or not 1 <= len(self.seed) <= SEED_LENGTH:
            raise NotationError("bad_seed", self.seed)
        if not all(letter.isalnum() or letter in "_-" for letter in self.seed):
            raise NotationError("bad_seed", self.seed)
        if not is_number(self.shuffles) or self.shuffles < 0:
            raise NotationError("bad_chance", self.shuffles)

    def shuffle(self, cards: Cards) -> tuple[Cards, Chance]:
        """The cards in a new order, and the chance after it.

        Fisher–Yates is written out over `random()`, the one method whose sequence Python promises
        to keep, so that a record gives the same game for ever.
        """
        uniform = random.Random(str(self)).random
        pile = list(as_cards(cards))
        for last in range(len(pile) - 1, 0, -1):
            pick = int(uniform() * (last + 1))
            pile[last], pile[pick] = pile[pick], pile[last]
        return tuple(pile), Chance(self.seed, self.shuffles + 1)

    def __str__(self) -> str:
        return f"{self.seed}.{self.shuffles}"

    @classmethod
    def parse(cls, text: str) -> Chance:
        """The chance that prints as `text`."""
        if not isinstance(text, str):
            raise NotationError("not_text", text)
        seed, dot, shuffles = text.rpartition(".")
        if not dot or not shuffles.isascii() or not shuffles.isdigit() or len(shuffles) > 8:
            raise NotationError("bad_chance", text)
        return cls(seed, int(shuffles))
