"""The coach: a move, its chance and the reasons for it. Runs in slices."""

from __future__ import annotations

from ..moves import Move
from ..value import Value
from .drawbacks import drawbacks_of
from .levels import policy_for
from .motives import Reason, reasons_of, telling
from .sight import Sight
from .thinking import SLICE, Aim, Estimate, Thought, is_lost

SHARE = 3  # one rollout in so many goes to the move that the best one is compared with
SEARCH = 48  # rollouts before it is clear which move is the next best


class Alternative(Value):
    """A move that was thought about, and what it loses compared with the best move.

    >>> coach = Coach(Table(new_game(2, "tea")).at_turn)
    >>> coach.step(16)
    >>> alternative: Alternative = coach.hint().moves[0]
    >>> alternative.estimate.move == coach.hint().best.move, alternative.drawbacks
    (True, ())
    """

    estimate: Estimate
    drawbacks: tuple[Reason, ...]  # the most telling first

    def to_json(self) -> dict[str, object]:
        drawbacks = [reason.to_json() for reason in self.drawbacks]
        return self.estimate.to_json() | {"drawbacks": drawbacks}


class Hint(Value):
    """What the coach has found so far.

    >>> coach = Coach(Table(new_game(2, "tea")).at_turn, mind=Yield())
    >>> coach.step(16)
    >>> hint: Hint = coach.hint()
    >>> hint.yours.estimate.move, hint.rollouts
    (Yield(), 16)
    """

    best: Estimate
    reasons: tuple[Reason, ...]  # for the best move, the most telling first
    lost: bool  # the game is as good as lost
    yours: Alternative | None  # the move that the player has in mind
    worse: bool  # whether `yours` is clearly worse than the best move
    moves: tuple[Alternative, ...]  # all that was thought about, the best first
    rollouts: int

    def to_json(self) -> dict[str, object]:
        return {
            "best": self.best.to_json(),
            "reasons": [reason.to_json() for reason in self.reasons],
            "lost": self.lost,
            "yours": self.yours and self.yours.to_json(),
            "worse": self.worse,
            "moves": [move.to_json() for move in self.moves],
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
        compared = self._compared()
        if compared is not None:
            part = rollouts // SHARE
            self.thought.step_move(compared, part)
            rollouts -= part
        self.thought.step(rollouts)

    def _compared(self) -> Move | None:
        """The move that the best one is compared with: the player's, or the next best."""
        thought = self.thought
        if thought.settled:
            return None
        if self.mind is None and thought.rollouts >= SEARCH:
            return thought.estimates()[1].move
        return self.mind

    def hint(self) -> Hint:
        """What can be said by now."""
        thought = self.thought
        mind = None if self.mind is None else thought.estimate(self.mind)
        best, *_ = estimates = thought.estimates()
        moves = {estimate.move: self._alternative(best, estimate) for estimate in estimates}
        return Hint(
            best=best,
            reasons=telling(reasons_of(self.sight, best.move)),
            lost=is_lost(best.chance, best.error),
            yours=None if mind is None else moves[mind.move],
            worse=mind is not None and clearly_worse(mind, best),
            moves=tuple(moves.values()),
            rollouts=thought.rollouts,
        )

    def _alternative(self, best: Estimate, other: Estimate) -> Alternative:
        is_best = other.move == best.move
        return Alternative(
            other, () if is_best else drawbacks_of(self.sight, best.move, other.move)
        )


def clearly_worse(move: Estimate, than: Estimate, errors: float = 2.0) -> bool:
    """Is the difference of the chances outside the noise?"""
    noise = (move.error**2 + than.error**2) ** 0.5
    return move.move != than.move and than.chance - move.chance > errors * noise
