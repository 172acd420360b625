"""The coach: a move, its chance and the reasons for it. Runs in slices."""

from __future__ import annotations

from ..cards import Cards, total
from ..moves import Discard, Move
from ..selection import suggested_discard
from ..value import Value
from .drawbacks import drawbacks_of
from .levels import policy_for
from .motives import Reason, reasons_of, telling
from .sight import Sight
from .thinking import SLICE, Aim, Duel, Estimate, Thought, is_lost

SHARE = 3  # one rollout in so many goes to the move that the best one is compared with
SEARCH = 48  # rollouts before it is clear which move is the next best
CLEAR = 1.5  # standard errors by which another discard must beat the suggested one


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
    keeps: Cards = ()  # what the suggested discard would give up and a better one keeps
    costs_more: bool = False  # whether that better discard has the higher total

    @property
    def discard(self) -> Cards | None:
        """The cards to discard, if that is the best move."""
        return self.best.move.cards if isinstance(self.best.move, Discard) else None

    def to_json(self) -> dict[str, object]:
        return {
            "keeps": [card.text for card in self.keeps],
            "costs_more": self.costs_more,
            "discard": None if self.discard is None else [card.text for card in self.discard],
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

    When a discard is due, the coach agrees with `suggested_discard`, unless another discard has
    clearly won more trial games from the same deals.

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
        self.suggested = suggested_discard(sight.observation)
        self._duels: dict[Move, Duel] = {}  # of another discard against the suggested one

    def step(self, rollouts: int = SLICE) -> None:
        """Play so many more trial games."""
        if self.suggested is None:
            return self._step(rollouts)
        for begun in range(0, rollouts, SLICE):  # the rival may change after each slice
            self._step(min(SLICE, rollouts - begun))

    def _step(self, rollouts: int) -> None:
        if self.thought.settled:
            return self.thought.step(rollouts)
        compared = self._compared()
        if compared is not None:
            part = rollouts // SHARE
            self.thought.step_move(compared, part)
            rollouts -= part
        rival = self._rival()
        if self.suggested is not None and rival is not None:
            if rival not in self._duels:
                self._duels[rival] = Duel(self.thought, rival, self.suggested)
            pairs = rollouts // 4
            self._duels[rival].step(pairs)
            rollouts -= pairs * 2
        self.thought.step(rollouts)

    def _compared(self) -> Move | None:
        """The move that the best one is compared with: the player's, or the next best."""
        thought = self.thought
        if self.mind is None and thought.rollouts >= SEARCH:
            return thought.estimates()[1].move
        return self.mind

    def hint(self) -> Hint:
        """What can be said by now."""
        thought = self.thought
        best, *_ = estimates = self._estimates()
        mind = None if self.mind is None else thought.estimate(self.mind)
        taken = best.move.cards if isinstance(best.move, Discard) else ()
        given = self.suggested.cards if taken and self.suggested is not None else ()
        kept = tuple(card for card in given if card not in taken)
        return Hint(
            best=best,
            reasons=telling(reasons_of(self.sight, best.move)),
            lost=is_lost(best.chance, best.error),
            yours=None if mind is None else self._alternative(best, mind),
            worse=mind is not None and clearly_worse(mind, best),
            moves=tuple(self._alternative(best, estimate) for estimate in estimates),
            rollouts=thought.rollouts,
            keeps=kept,
            costs_more=bool(kept) and total(taken) > total(given),
        )

    def _alternative(self, best: Estimate, other: Estimate) -> Alternative:
        is_best = other.move == best.move
        return Alternative(
            other, () if is_best else drawbacks_of(self.sight, best.move, other.move)
        )

    def _rival(self) -> Discard | None:
        """The discard that the trial games prefer to the suggested one, if they do."""
        best = self.thought.best()
        if not isinstance(best, Discard) or self.suggested is None:
            return None
        return None if set(best.cards) == set(self.suggested.cards) else best

    def _estimates(self) -> tuple[Estimate, ...]:
        """Every move that was thought about, the best first."""
        moves = self.thought.estimates()
        rival = self._rival()
        if rival is None or self.suggested is None or self._is_clearly_better(rival):
            return moves
        suggested = self.thought.estimate(self.suggested)
        return suggested, *(each for each in moves if each.move != suggested.move)

    def _is_clearly_better(self, rival: Discard) -> bool:
        duel = self._duels.get(rival)
        lead, error = (0.0, 0.0) if duel is None else duel.lead
        return lead > CLEAR * error


def clearly_worse(move: Estimate, than: Estimate, errors: float = 2.0) -> bool:
    """Is the difference of the chances outside the noise?"""
    noise = (move.error**2 + than.error**2) ** 0.5
    return move.move != than.move and than.chance - move.chance > errors * noise
