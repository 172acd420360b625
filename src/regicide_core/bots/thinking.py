"""`Thought`: a search that can be run in slices, looked at, and stopped at any time.

Flat PUCT: a rollout deals the hidden cards anew, tries one of the moves, and plays on to the end by
the policy. No clock in here: the caller counts rollouts, or looks at a clock between slices.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from math import exp, sqrt
from random import Random
from typing import Final

from ..moves import Move
from ..search.state import (
    CHOOSE,
    FLIP,
    PLAY,
    WON,
    SearchState,
    move_of,
    random_healer,
    search_move,
)
from ..value import Value
from ..wish import Wish
from .dealing import Dealer
from .policy import Policy
from .sight import Sight

EXPLORE: Final = 0.5
SHARPNESS: Final = 4.0  # points of score that make a move e times as likely
UNIFORM: Final = 0.2  # the part of the prior that every move gets alike
MOST_PLAYS: Final = 12
MOST_DISCARDS: Final = 8
LOSS_WORTH: Final = 0.8  # what all kills without the last are worth, to a win's 1
LIKED: Final = 4.0  # points for the seat that is thought to go next before any rollout
SLICE: Final = 8  # rollouts between two looks at a clock
LOST: Final = 0.06  # below that, a chance with its standard error is as good as none


class Aim(StrEnum):
    """What a bot plays for in a solo game.

    >>> [str(aim) for aim in Aim]
    ['win', 'gold']
    """

    WIN = "win"
    GOLD = "gold"  # L3: without a flip, as long as that can be


class Estimate(Value):
    """What is thought of one move so far.

    >>> thought = Champion("a").think(Table(new_game(2, "tea")).at_turn)
    >>> estimate: Estimate = thought.estimate(Yield())
    >>> estimate.visits, estimate.chance
    (0, 0.5)
    """

    move: Move
    chance: float  # of winning, if all play on by the policy
    error: float  # its standard error
    visits: int

    def to_json(self) -> dict[str, object]:
        return vars(self) | {"move": str(self.move)}


def is_lost(chance: float, error: float) -> bool:
    """Whether enough trial games say that there is hardly a chance left."""
    return chance + error < LOST


class Thought:
    """Thinking about one decision, in slices of trial games.

    >>> thought: Thought = Champion("a").think(Table(new_game(2, "tea")).at_turn)
    >>> thought.step(16)
    >>> thought.rollouts, thought.best() == thought.estimates()[0].move
    (16, True)
    """

    __slots__ = (
        "_dealer",
        "_gold",
        "_heal",
        "_moves",
        "_policy",
        "_priors",
        "_rewards",
        "_visits",
        "_wins",
        "phase",
        "rollouts",
    )

    def __init__(
        self,
        sight: Sight,
        policy: Policy,
        seed: str,
        aim: Aim = Aim.WIN,
        *,
        all_moves: bool = False,
    ) -> None:
        uniform = Random(f"{seed} {sight.observation}").random
        self._policy = policy
        self._heal = random_healer(uniform)
        self._dealer = Dealer(sight, uniform)
        self.rollouts = 0
        state = self._dealer.deal()
        self.phase = state.phase
        self._gold = aim is Aim.GOLD and sight.observation.flips == 0
        scored = root_moves(state, policy, every=all_moves)
        if self.phase == CHOOSE:
            chosen = successor(sight) - 1
            scored = [(LIKED if seat == chosen else 0.0, seat) for seat in state.moves()]
        if self._gold and any(move != FLIP for _, move in scored):
            scored = [(score, move) for score, move in scored if move != FLIP]
        else:
            self._gold = False
        self._moves = [move for _, move in scored]
        self._priors = _priors([score for score, _ in scored])
        self._visits = [0] * len(scored)
        self._wins = [0] * len(scored)
        self._rewards = [0.0] * len(scored)

    @property
    def settled(self) -> bool:
        """Nothing is left to think about: there is one move."""
        return len(self._moves) == 1

    def step(self, rollouts: int = SLICE) -> None:
        """Play so many more trial games."""
        for _ in range(rollouts):
            self._try(self._promising())

    def step_move(self, move: Move, rollouts: int = SLICE) -> None:
        """Play so many more trial games of one move, for its estimate; a new move is added."""
        place = self._place(move)
        for _ in range(rollouts):
            self._try(place)

    def safe(self, more: int) -> bool:
        """Whether so many more trial games would leave the most visited move in front."""
        if self.settled:
            return True
        first, second = sorted(self._visits, reverse=True)[:2]
        return first - second > more

    def best(self) -> Move:
        """The move to make: the most visited, then the better one."""
        return move_of(self.phase, self._moves[self._best()])

    def estimates(self) -> tuple[Estimate, ...]:
        """Every move that is thought about, the best first."""
        order = sorted(range(len(self._moves)), key=self._rank, reverse=True)
        return tuple(self._estimate(place) for place in order)

    def estimate(self, move: Move) -> Estimate:
        """What is thought of one move."""
        return self._estimate(self._place(move))

    def _place(self, move: Move) -> int:
        wanted = search_move(move)
        if wanted not in self._moves:
            self._moves.append(wanted)
            self._priors.append(0.0)
            self._visits.append(0)
            self._wins.append(0)
            self._rewards.append(0.0)
        return self._moves.index(wanted)

    def _rank(self, place: int) -> tuple[float, ...]:
        visits = self._visits[place]
        return visits, self._rewards[place] / visits if visits else 0.0, self._priors[place]

    def _best(self) -> int:
        return max(range(len(self._moves)), key=self._rank)

    def _estimate(self, place: int) -> Estimate:
        visits = self._visits[place]
        chance, error = _chance(self._wins[place], visits)
        return Estimate(move_of(self.phase, self._moves[place]), chance, error, visits)

    def _promising(self) -> int:
        total = self.rollouts
        visits, rewards, priors = self._visits, self._rewards, self._priors
        mean = sum(rewards) / total if total else 0.0
        width = EXPLORE * sqrt(total + 1)
        best, found = -1.0, 0
        for place, tried in enumerate(visits):
            value = rewards[place] / tried if tried else mean
            value += width * priors[place] / (1 + tried)
            if value > best:
                best, found = value, place
        return found

    def _try(self, place: int) -> None:
        won, reward = self._play_out(self._deal(), place)
        self.rollouts += 1
        self._visits[place] += 1
        self._wins[place] += won
        self._rewards[place] += reward

    def _deal(self) -> SearchState:
        state = self._dealer.deal()
        if self._gold:
            state.flips_left = 0
        return state

    def _play_out(self, state: SearchState, place: int) -> tuple[bool, float]:
        """Make a move and play on: was it won, and what is that worth?"""
        choose = self._policy.choose
        heal = self._heal
        state.step(self._moves[place], heal)
        while state.phase < WON:
            state.step(choose(state), heal)
        if state.phase == WON:
            return True, 1.0
        beaten = 11 - len(state.castle)
        return False, LOSS_WORTH * (beaten + LOSS_WORTH * state.damage / state.health) / 12


class Duel:
    """Two moves played on from the same deals: how much better is the first?

    >>> thought = Champion("a").think(Table(new_game(2, "tea")).at_turn)
    >>> duel = Duel(thought, Yield(), parse_move("play AC 6D"))
    >>> duel.step(4)
    >>> duel.pairs
    4
    """

    __slots__ = ("_lead", "_places", "_splits", "_thought", "_wins", "pairs")

    def __init__(self, thought: Thought, one: Move, other: Move) -> None:
        self._thought = thought
        self._places = thought._place(one), thought._place(other)
        self.pairs = 0
        self._wins = 0
        self._lead = 0  # deals that only the one won, less those that only the other did
        self._splits = 0  # deals that went differently

    def step(self, pairs: int = SLICE) -> None:
        """Play both moves on from so many more deals."""
        thought = self._thought
        one, other = self._places
        for _ in range(pairs):
            state = thought._deal()
            twin = state.copy()
            won = thought._play_out(state, one)[0]
            self._wins += won
            if one != other:
                lead = won - thought._play_out(twin, other)[0]
                self._lead += lead
                self._splits += lead * lead
        self.pairs += pairs

    @property
    def chance(self) -> tuple[float, float]:
        """The first move's chance of winning, and its standard error."""
        return _chance(self._wins, self.pairs)

    @property
    def lead(self) -> tuple[float, float]:
        """By how much the first move's chance is higher, and the standard error of that."""
        if self._places[0] == self._places[1] or not self.pairs:
            return 0.0, 0.0
        # Two imaginary deals, one won by each move, keep a few real ones from looking certain.
        deals = self.pairs + 2
        mean = self._lead / deals
        return mean, sqrt(((self._splits + 2) / deals - mean * mean) / deals)


def _chance(wins: int, tries: int) -> tuple[float, float]:
    """Agresti–Coull's centre with its standard error: no certainty from a few rollouts."""
    chance = (wins + 1) / (tries + 2)
    return chance, sqrt(chance * (1 - chance) / (tries + 2))


def root_moves(
    state: SearchState, policy: Policy, *, every: bool = False
) -> list[tuple[float, int]]:
    """The moves worth thinking about with the policy's score, the best first."""
    if state.phase == PLAY:
        scored = sorted(policy.scores(state), reverse=True)
        kept = scored if every else scored[:MOST_PLAYS]
        return [*kept, (-48.0, FLIP)] if state.flips_left else kept
    if state.phase == CHOOSE:
        return [(0.0, seat) for seat in state.moves()]
    scored = sorted(policy.discards(state), reverse=True)
    kept = scored if every else scored[:MOST_DISCARDS]
    return [*kept, (kept[0][0] - 20.0 if kept else 0.0, FLIP)] if state.flips_left else kept


def successor(sight: Sight) -> int:
    """After a Jester: a keen seat before a neutral one, then the largest hand, ties to oneself."""
    seen = sight.observation
    moods = {Wish.KEEN: 1, Wish.RELUCTANT: -1}

    def rank(seat: int) -> tuple[int, int, bool]:
        mood = moods.get(Wish(sight.wishes[seat]), 0) if seat in sight.wishes else 0
        return mood, len(seen.hands[seat - 1]), seat == seen.viewer

    return max(range(1, seen.players + 1), key=rank)


def _priors(scores: list[float]) -> list[float]:
    most = max(scores)
    odds = [exp((score - most) / SHARPNESS) for score in scores]
    even = UNIFORM / len(scores)
    scale = (1 - UNIFORM) / sum(odds)
    return [even + scale * odd for odd in odds]


Clock = Callable[[], float]


def run(
    thought: Thought,
    rollouts: int | None = None,
    seconds: float | None = None,
    clock: Clock | None = None,
) -> Thought:
    """Think until the budget is used or the rest of it could change nothing; the same thought.

    >>> thought = Champion("a").think(Table(new_game(2, "tea")).at_turn)
    >>> run(thought, rollouts=16).rollouts
    16
    """
    if rollouts is not None:
        while (left := rollouts - thought.rollouts) > 0 and not thought.safe(left):
            thought.step(min(SLICE, left))
        return thought
    if seconds is None or clock is None:
        raise TypeError("either rollouts, or seconds with a clock")
    began, before = clock(), thought.rollouts
    while not thought.settled:
        thought.step(SLICE)
        spent = clock() - began
        if spent >= seconds:
            break
        rate = (thought.rollouts - before) / max(spent, 1e-6)
        if thought.safe(round(rate * (seconds - spent)) + SLICE):
            break
    return thought
