"""The review of a finished game: winning chances, mistakes outside the noise, luck and play.

Every decision is judged from what its seat could know. Runs in slices and can be stopped: what is
judged so far stands. The chances telescope: the result less the first chance is all luck plus all
play.
"""

from __future__ import annotations

from math import hypot

from ..moves import Move
from ..record import Record
from ..result import result
from ..value import Value
from .drawbacks import drawbacks_of
from .host import Table
from .levels import policy_for
from .motives import Reason, reasons_of, telling
from .sight import Sight
from .thinking import SLICE, Duel, Thought, is_lost

ROLLOUTS = 240  # for a decision: half to find the best move, half to play it beside the one made
NOISE = 3.0  # standard errors: a mistake lies outside, in all the decisions of a game
LEAST = 0.03  # and costs at least so much of a game
MOST_TOLD = 0.1  # luck is named, in one stroke or in all, from so much of a game on
ROUGH = 0.025  # with a larger standard error, chances are told in steps of five points


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
    reasons: tuple[Reason, ...]  # for the best move
    drawbacks: tuple[Reason, ...]  # of the move made, if it was a mistake
    agreed: bool  # the search chose the move made
    lost: bool  # the game was as good as lost
    loss: float  # what the move made gave away; 0 within the noise
    loss_error: float
    mistake: bool  # the loss is outside the noise
    luck: float  # what then happened by chance: cards drawn and turned up, hands come to light
    luck_error: float
    stroke: bool  # the luck is outside the noise, and much of a game

    def to_json(self) -> dict[str, object]:
        return vars(self) | {
            "move": str(self.move),
            "best": str(self.best),
            "reasons": [reason.to_json() for reason in self.reasons],
            "drawbacks": [reason.to_json() for reason in self.drawbacks],
        }


class Story(Value):
    """What decided a game so far, in points of winning chance: start + luck + play = end.

    >>> analysis = Analysis(Record(2, "tea").then(Yield()), rollouts=8)
    >>> analysis.step(100)
    >>> story: Story = analysis.story()
    >>> story.start + story.luck + story.play == story.end
    True
    """

    start: int
    play: int  # what the mistakes cost: never positive
    luck: int  # all the rest
    end: int  # 0 or 100 once the game is decided
    mistakes: int
    strokes: int  # of luck
    tendency: str  # of the luck in all: "good", "bad" or "even"
    lost_from: int | None  # moves made when the game was as good as lost, for the rest of it

    def to_json(self) -> dict[str, object]:
        return dict(vars(self))


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
            self._with_luck(judgement, worth, error)
            for judgement, (worth, error) in zip(judged, worths, strict=False)
        ]
        return (*lucky, *judged[len(lucky) :])

    def _with_luck(self, judgement: Judgement, worth: float, error: float) -> Judgement:
        """The judgement with what chance did until the position was worth so much."""
        luck = worth - (judgement.chance - judgement.loss)
        luck_error = hypot(judgement.error, error)
        stroke = abs(luck) > max(MOST_TOLD, NOISE * luck_error)
        return judgement.replace(luck=luck, luck_error=luck_error, stroke=stroke)

    def story(self) -> Story | None:
        """What decided the game so far, in points that add up; None before any judgement."""
        judgements = self.judgements()
        if not judgements:
            return None
        first, last = judgements[0], judgements[-1]
        mistakes = sum(judgement.mistake for judgement in judgements)
        step = _step(max(judgement.error for judgement in judgements))
        start = _points(first.chance, first.error)
        decided = self.done and self._end is not None
        end = int(100 * (self._end or 0))
        if not decided:
            end = _points(last.chance - last.loss, hypot(last.error, last.loss_error))
        play = min(-step, step * round(100 * self.play() / step)) if mistakes else 0
        luck = end - start - play
        much = abs(luck) >= 100 * MOST_TOLD
        return Story(
            start=start,
            play=play,
            luck=luck,
            end=end,
            mistakes=mistakes,
            strokes=sum(judgement.stroke for judgement in judgements),
            tendency="even" if not much else "good" if luck > 0 else "bad",
            lost_from=self._lost_from(judgements) if self.done else None,
        )

    def _lost_from(self, judgements: tuple[Judgement, ...]) -> int | None:
        """How many moves were made when the game was as good as lost, for the rest of it."""
        ply = len(judgements)
        while ply and judgements[ply - 1].lost:
            ply -= 1
        return ply if ply < len(judgements) and not self._end else None

    def luck(self) -> float:
        """All that chance gave or took so far, in games won."""
        return sum(judgement.luck for judgement in self.judgements())

    def play(self) -> float:
        """All that decisions gave away so far, in games won: never positive."""
        return -sum(judgement.loss for judgement in self._judged)

    def _judge(self, sight: Sight, move: Move, best: Move, duel: Duel) -> None:
        chance, error = duel.chance
        loss, loss_error = duel.lead
        lost = is_lost(chance, error)
        mistake = not lost and loss > max(LEAST, NOISE * loss_error)
        better = best if mistake else move
        self._judged.append(
            Judgement(
                ply=self.judged,
                seat=sight.observation.seat,
                move=move,
                chance=chance,
                error=error,
                best=better,
                reasons=telling(reasons_of(sight, better)),
                drawbacks=drawbacks_of(sight, best, move) if mistake else (),
                agreed=best == move,
                lost=lost,
                loss=loss if mistake else 0.0,
                loss_error=loss_error,
                mistake=mistake,
                luck=0.0,
                luck_error=0.0,
                stroke=False,
            )
        )
        self._thought = self._duel = None


def _points(chance: float, error: float) -> int:
    """A chance in points; never certain as long as the game isn't decided."""
    step = _step(error)
    return min(99, max(1, step * round(100 * chance / step)))


def _step(error: float) -> int:
    """Points are told in steps of so many."""
    return 5 if error > ROUGH else 1
