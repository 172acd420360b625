"""The review of a finished game: winning chances, mistakes outside the noise, luck and play.

Every decision is judged from what its seat could know. Runs in slices and can be stopped: what is
judged so far stands. The chances telescope: the result less the first chance is all luck plus all
play.
"""

from __future__ import annotations

from ..moves import Move
from ..record import Record
from ..result import result
from ..value import Value
from .host import Table
from .levels import policy_for
from .motives import Motive, motives_of
from .sight import Sight
from .thinking import SLICE, Duel, Thought

ROLLOUTS = 240  # for a decision: half to find the best move, half to play it beside the one made
NOISE = 3.0  # standard errors: a mistake lies outside, in all the decisions of a game
LEAST = 0.03  # and costs at least so much of a game


class Judgement(Value):
    """What the review says of one decision.

    >>> analysis = Analysis(Record(2, "tea").then(Yield()), rollouts=8)
    >>> analysis.step(100)
    >>> judgement: Judgement = analysis.judgements()[0]
    >>> judgement.seat, judgement.move, 0 < judgement.chance < 1
    (1, Yield(), True)
    """

    ply: int  # moves made before it
    seat: int
    move: Move
    chance: float  # of winning with the best move: what the position was worth
    error: float  # its standard error
    best: Move  # the move made, unless that was a mistake
    motives: tuple[Motive, ...]  # of the best move
    loss: float  # what the move made gave away; 0 within the noise
    loss_error: float
    mistake: bool  # the loss is outside the noise
    luck: float  # what then happened by chance: cards drawn and turned up, hands come to light
    luck_error: float

    def to_json(self) -> dict[str, object]:
        return vars(self) | {
            "move": str(self.move),
            "best": str(self.best),
            "motives": [str(motive) for motive in self.motives],
        }


class Analysis:
    """The review of all decisions of a record, one after the other, in slices.

    >>> analysis = Analysis(Record(2, "tea").then(Yield()), rollouts=8)
    >>> while not analysis.done:
    ...     analysis.step(4)
    >>> analysis.judged, analysis.total
    (1, 1)
    """

    def __init__(self, record: Record, seed: str = "", rollouts: int = ROLLOUTS) -> None:
        self.rollouts = rollouts
        self._seed = seed
        table = Table(record.state(0))
        self._decisions: list[tuple[Sight, Move]] = []
        for move, (state, events) in zip(record.moves, record.steps(), strict=True):
            self._decisions.append((table.at_turn, move))
            table.then(state, events)
        end = result(table.state)
        self._end = None if end is None else float(end.won)
        self._judged: list[Judgement] = []
        self._thought: Thought | None = None
        self._duel: Duel | None = None

    @property
    def total(self) -> int:
        return len(self._decisions)

    @property
    def judged(self) -> int:
        return len(self._judged)

    @property
    def done(self) -> bool:
        return self.judged == self.total

    def step(self, rollouts: int = SLICE) -> None:
        """Play so many more trial games; a decision that has had its share is judged."""
        while rollouts > 0 and not self.done:
            sight, move = self._decisions[self.judged]
            if self._thought is None:
                policy = policy_for(sight.observation.players)
                self._thought = Thought(sight, policy, self._seed)
            thought = self._thought
            search = 0 if thought.settled else self.rollouts // 2
            if (left := search - thought.rollouts) > 0:
                part = min(rollouts, left)
                thought.step(part)
                rollouts -= part
                continue
            if self._duel is None:
                self._duel = Duel(thought, thought.best(), move)
            pairs = min(max(1, rollouts // 2), max(1, self.rollouts // 4) - self._duel.pairs)
            self._duel.step(pairs)
            rollouts -= 2 * pairs
            if self._duel.pairs >= self.rollouts // 4:
                self._judge(sight, move, thought.best(), self._duel)

    def judgements(self) -> tuple[Judgement, ...]:
        """What is judged so far, with the luck between two decisions."""
        judged = self._judged
        worths = [(judgement.chance, judgement.error) for judgement in judged[1:]]
        if self.done and self._end is not None:
            worths.append((self._end, 0.0))
        lucky = [
            judgement.replace(
                luck=worth - (judgement.chance - judgement.loss),
                luck_error=(judgement.error**2 + error**2) ** 0.5,
            )
            for judgement, (worth, error) in zip(judged, worths, strict=False)
        ]
        return (*lucky, *judged[len(lucky) :])

    def luck(self) -> float:
        """All that chance gave or took so far, in games won."""
        return sum(judgement.luck for judgement in self.judgements())

    def play(self) -> float:
        """All that decisions gave away so far, in games won: never positive."""
        return -sum(judgement.loss for judgement in self._judged)

    def _judge(self, sight: Sight, move: Move, best: Move, duel: Duel) -> None:
        chance, error = duel.chance
        loss, loss_error = duel.lead
        mistake = loss > max(LEAST, NOISE * loss_error)
        self._judged.append(
            Judgement(
                ply=self.judged,
                seat=sight.observation.seat,
                move=move,
                chance=chance,
                error=error,
                best=best if mistake else move,
                motives=motives_of(sight, best if mistake else move),
                loss=loss if mistake else 0.0,
                loss_error=loss_error,
                mistake=mistake,
                luck=0.0,
                luck_error=0.0,
            )
        )
        self._thought = self._duel = None
