"""The coach: a move, its chance and the reasons for it. Runs in slices."""

from __future__ import annotations

from ..moves import Move
from ..value import Value
from .levels import policy_for
from .motives import Motive, motives_of
from .sight import Sight
from .thinking import SLICE, Aim, Estimate, Thought

SHARE = 3  # one rollout in so many goes to the move that the player has in mind


class Hint(Value):
    """What the coach has found so far.

    >>> coach = Coach(Table(new_game(2, "tea")).at_turn, mind=Yield())
    >>> coach.step(16)
    >>> hint: Hint = coach.hint()
    >>> hint.yours.move, hint.rollouts
    (Yield(), 16)
    """

    best: Estimate
    motives: tuple[Motive, ...]  # of the best move, the most telling first
    yours: Estimate | None  # of the move the player has in mind
    worse: bool  # whether `yours` is clearly worse than the best move
    moves: tuple[Estimate, ...]  # all that was thought about, the best first
    rollouts: int

    def to_json(self) -> dict[str, object]:
        return {
            "best": self.best.to_json(),
            "motives": [str(motive) for motive in self.motives],
            "yours": self.yours and self.yours.to_json(),
            "worse": self.worse,
            "moves": [estimate.to_json() for estimate in self.moves],
            "rollouts": self.rollouts,
        }


class Coach:
    """Thinks about one decision, from a sight; `mind` is the move the player has in mind.

    >>> sight = Table(new_game(2, "tea")).at_turn
    >>> coach = Coach(sight)
    >>> coach.step(16)
    >>> coach.hint().best.move in sight.moves
    True
    """

    def __init__(
        self, sight: Sight, seed: str = "", mind: Move | None = None, aim: Aim = Aim.WIN
    ) -> None:
        self.sight = sight
        self.mind = mind
        self.thought = Thought(sight, policy_for(sight.observation.players), seed, aim)

    def step(self, rollouts: int = SLICE) -> None:
        """Play so many more trial games."""
        if self.mind is not None and not self.thought.settled:
            part = rollouts // SHARE
            self.thought.step_move(self.mind, part)
            rollouts -= part
        self.thought.step(rollouts)

    def hint(self) -> Hint:
        """What can be said by now."""
        best, *_ = moves = self.thought.estimates()
        yours = None if self.mind is None else self.thought.estimate(self.mind)
        return Hint(
            best=best,
            motives=motives_of(self.sight, best.move),
            yours=yours,
            worse=yours is not None and clearly_worse(yours, best),
            moves=moves,
            rollouts=self.thought.rollouts,
        )


def clearly_worse(move: Estimate, than: Estimate, errors: float = 2.0) -> bool:
    """Is the difference of the chances outside the noise?"""
    noise = (move.error**2 + than.error**2) ** 0.5
    return move.move != than.move and than.chance - move.chance > errors * noise
