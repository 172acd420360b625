"""The levels: Squire, Knight, Champion; and `Bot`, which a programmer's own bot extends."""

from __future__ import annotations

from random import Random
from typing import Final

from ..moves import Move, Next
from ..search.masks import DIAMONDS, SPADES
from ..search.state import CHOOSE, FLIP, FOES, PLAY, SearchState, move_of
from ..wish import Wish
from .dealing import outline
from .policy import DESPAIR, Option, Policy
from .sight import Sight
from .thinking import Aim, Clock, Thought, run, successor
from .weights import weights_for

ROLLOUTS: Final = 400  # of a Champion who is told nothing else
BLUR: Final = 12.0  # points of score: how far a Squire may be mistaken

_POLICIES: Final[dict[int, Policy]] = {}


def policy_for(players: int) -> Policy:
    """The tuned policy; made once."""
    if players not in _POLICIES:
        _POLICIES[players] = Policy(weights_for(players))
    return _POLICIES[players]


class Bot:
    """A partner. It is given a seed once and then a sight for each decision, nothing else.

    >>> class First(Bot):
    ...     def choose(self, sight):
    ...         return sight.moves[0]
    >>> print(First().choose(Table(new_game(2, "tea")).at_turn))
    play AC
    """

    def __init__(self, seed: str = "") -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Move:
        """One of `sight.moves`."""
        raise NotImplementedError

    def wish(self, sight: Sight) -> Wish:
        """T2: after a Jester, would this seat like to go next?"""
        return Wish.NEUTRAL

    def think(self, sight: Sight) -> Thought | None:
        """A search to be run in slices, whose `best()` is the move; None: ask `choose`."""
        return None


class Knight(Bot):
    """Makes the move that a tuned policy scores highest, at once.

    >>> sight = Table(new_game(2, "tea")).at_turn
    >>> Knight().choose(sight) in sight.moves
    True
    """

    def choose(self, sight: Sight) -> Move:
        state = outline(sight)
        if state.phase == CHOOSE:
            return Next(successor(sight))
        return move_of(state.phase, policy_for(state.players).choose(state))

    def wish(self, sight: Sight) -> Wish:
        """Keen with a kill that leaves enough for the next enemy; reluctant if no play survives."""
        state = outline(sight)
        state.seat = sight.observation.viewer - 1
        state.phase = PLAY
        left = state.health - state.damage
        hand = policy_for(state.players).hand(state.hands[state.seat], state.immune)
        plays = [play for play in hand.options if play[1]]
        coming = FOES[state.castle[-1]][1] + state.attack_bonus if state.castle else 0
        if any(play[2] >= left and hand.worth - play[1] >= coming for play in plays):
            return Wish.KEEN
        if not any(play[2] >= left or _survives(state, hand.worth, play) for play in plays):
            return Wish.RELUCTANT
        return Wish.NEUTRAL


class Squire(Knight):
    """A Knight who is often of two minds: each score is blurred. Never blunders into a loss.

    >>> sight = Table(new_game(2, "tea")).at_turn
    >>> Squire(seed="a").choose(sight) == Squire(seed="a").choose(sight)
    True
    """

    def choose(self, sight: Sight) -> Move:
        state = outline(sight)
        if state.phase == CHOOSE:
            return Next(successor(sight))
        policy = policy_for(state.players)
        uniform = Random(f"{self.seed} {sight.observation}").random
        scored = policy.scores(state) if state.phase == PLAY else policy.discards(state)
        blurred = [(score + BLUR * (uniform() + uniform() - 1), move) for score, move in scored]
        score, move = max(blurred, default=(DESPAIR, FLIP))
        if score < DESPAIR and state.phase == PLAY and state.flips_left:
            move = FLIP
        return move_of(state.phase, move)


class Champion(Knight):
    """Searches by playing trial games with the Knight's policy: the longer, the stronger.

    `choose` spends the budget: `rollouts`, or `seconds` by a `clock` that the caller passes in.

    >>> sight = Table(new_game(2, "tea")).at_turn
    >>> Champion(seed="a", rollouts=16).choose(sight) in sight.moves
    True
    """

    def __init__(
        self,
        seed: str = "",
        *,
        rollouts: int | None = None,
        seconds: float | None = None,
        clock: Clock | None = None,
        aim: Aim | str = Aim.WIN,
    ) -> None:
        super().__init__(seed)
        self.rollouts = ROLLOUTS if rollouts is None and seconds is None else rollouts
        self.seconds = seconds
        self.clock = clock
        self.aim = Aim(aim)

    def think(self, sight: Sight) -> Thought:
        return Thought(sight, policy_for(sight.observation.players), self.seed, self.aim)

    def choose(self, sight: Sight) -> Move:
        return run(self.think(sight), self.rollouts, self.seconds, self.clock).best()


def _survives(state: SearchState, worth: int, play: Option) -> bool:
    """Could the hand pay after this play, without what it may draw?"""
    _, value, _, suits, _, _ = play
    strike = state.attack - (value if suits & SPADES else 0)
    return worth - value >= strike or bool(suits & DIAMONDS)
