"""A bot of one's own: hits as hard as it can, pays with as few cards as it can."""

from __future__ import annotations

from regicide_core import Discard, Move, Play, Wish, preview
from regicide_core.bots import Bot, Sight


class Brute(Bot):
    """Sees a `Sight`, answers with one of its moves. docs/BOTS.md has the whole interface."""

    def choose(self, sight: Sight) -> Move:
        plays = [move for move in sight.moves if isinstance(move, Play)]
        if plays:
            return max(plays, key=lambda play: preview(sight.observation, play).damage)
        discards = [move for move in sight.moves if isinstance(move, Discard)]
        if discards:
            return min(discards, key=lambda move: len(move.cards))
        return sight.moves[0]

    def wish(self, sight: Sight) -> Wish:
        return Wish.KEEN
