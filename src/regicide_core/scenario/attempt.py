"""Scenarios, and a player's try at one: moves, partners, how far the goal is, what to say."""

from __future__ import annotations

import json
from enum import StrEnum

from ..errors import RegicideError, ScenarioError
from ..events import Event
from ..legal import check, legal_moves
from ..moves import Move, Yield
from ..selection import suggested_discard
from ..state import State
from ..turn import apply
from ..value import Value
from .file import Partner, Scenario, read_scenario, same
from .goals import Story
from .messages import Told

__all__ = ["Attempt", "Outcome", "Scenario", "load_scenario", "scenario_from_json"]


class Outcome(StrEnum):
    """How a try stands.

    >>> [str(outcome) for outcome in Outcome]
    ['open', 'reached', 'failed']
    """

    OPEN = "open"
    REACHED = "reached"
    FAILED = "failed"


class Deed(Value):
    """A move that was made, and what came of it."""

    seat: int
    move: Move
    events: tuple[Event, ...]
    state: State


class Attempt(Value):
    """A try at a scenario. It never changes; `then` makes the next one.

    >>> scenario = scenario_from_json(
    ...     {"format": 1, "name": "last-king", "goal": "win", "solution": ["play 9D"],
    ...      "position": "players=1 seat=1 phase=play enemy=KS damage=31 table=- castle=- hands=9D "
    ...      "tavern=- discard=- yielded=- flips=0 rules=standard+partial chance=-"}
    ... )
    >>> Attempt.of(scenario).then(parse_move("play 9D")).outcome
    <Outcome.REACHED: 'reached'>
    """

    scenario: Scenario
    deeds: tuple[Deed, ...] = ()
    outcome: Outcome = Outcome.OPEN

    @classmethod
    def of(cls, scenario: Scenario) -> Attempt:
        """The beginning; partners who move first have moved."""
        return cls(scenario)._followed()

    @property
    def state(self) -> State:
        return self.deeds[-1].state if self.deeds else self.scenario.start

    @property
    def moves(self) -> tuple[Move, ...]:
        """The player's own."""
        return tuple(deed.move for deed in self.deeds if deed.seat == self.scenario.seat)

    @property
    def step(self) -> int:
        """How many steps of a lesson are behind."""
        return len(self.moves) - (self.outcome is Outcome.FAILED)

    @property
    def suggestion(self) -> Move | None:
        """In a lesson, the move of the step; where the player's own way made it impossible, the
        discard that the engine suggests."""
        scenario = self.scenario
        if not scenario.steps or self.outcome is not Outcome.OPEN:
            return None
        move = scenario.solution[self.step]
        possible = any(same(move, legal) for legal in legal_moves(self.state))
        return move if possible else suggested_discard(self.state)

    @property
    def shows(self) -> bool:
        """Whether the step's move is to be shown before the player asks for it."""
        return self.suggestion is not None and self.scenario.steps[self.step].show

    @property
    def last(self) -> tuple[Deed, ...]:
        """The player's last move and what followed it."""
        own = [at for at, deed in enumerate(self.deeds) if deed.seat == self.scenario.seat]
        return self.deeds[own[-1] :] if own else self.deeds

    def check(self, move: Move) -> None:
        """Raise unless the player may make the move now."""
        if self.outcome is not Outcome.OPEN:
            raise ScenarioError("scenario_over", move)
        check(self.state, move)
        if not self.scenario.allows(move):
            raise ScenarioError("scenario_not_allowed", move)

    def then(self, move: Move) -> Attempt:
        """The try with the player's move and the partners' answers to it."""
        self.check(move)
        moved = self._made(move)
        moved = moved.replace(outcome=moved._judged(passes=self._passes(moved, move)))
        return moved._followed()

    def back(self) -> Attempt:
        """The try before the player's last move."""
        if not self.moves:
            raise ScenarioError("scenario_move", "")
        again = Attempt.of(self.scenario)
        for move in self.moves[:-1]:
            again = again.then(move)
        return again

    def say(self) -> Told | None:
        """What is to be read now: the step, the task, a reply to a failure, the end.

        None where there is nothing, or where the player's own way left a message without its facts.
        """
        try:
            return self._say()
        except ScenarioError:
            return None

    def _say(self) -> Told | None:
        scenario = self.scenario
        match self.outcome:
            case Outcome.REACHED:
                return scenario.done.told(self._story(), None) if scenario.done else None
            case Outcome.FAILED:
                return self._reply()
            case _ if scenario.steps:
                return scenario.steps[self.step].say.told(self._story(), self.suggestion)
            case _ if scenario.say:  # a task stays as it was set
                return scenario.say.told(Attempt.of(scenario)._story(), None)
            case _:
                return None

    def hint(self, number: int) -> Told | None:
        """The hint of that number, from 1; after the last one it is the last."""
        hints = self.scenario.hints
        if not hints or number < 1:
            return None
        return hints[min(number, len(hints)) - 1].told(self._story(), self._next_of_solution())

    # Parts of the above

    def _next_of_solution(self) -> Move | None:
        """The solution's next move, as long as the player follows it."""
        made, solution = self.moves, self.scenario.solution
        on_it = len(made) < len(solution) and all(map(same, made, solution))
        return solution[len(made)] if on_it else None

    def _made(self, move: Move) -> Attempt:
        seat = self.state.seat
        state, events = apply(self.state, move)
        return self.replace(deeds=(*self.deeds, Deed(seat, move, events, state)))

    def _followed(self) -> Attempt:
        """With the moves of the partners, until it is the player's turn or all is decided."""
        now = self
        while now.outcome is Outcome.OPEN and now.state.seat != now.scenario.seat:
            now = now._made(now._partners_move())
            now = now.replace(outcome=now._judged(passes=True))
        return now

    def _partners_move(self) -> Move:
        state, story = self.state, self._story()
        legal = legal_moves(state)
        for rule in self.scenario.partners:
            if not _applies(rule, story):
                continue
            for move in rule.moves:
                if any(same(move, other) for other in legal):
                    return move
        if paid := suggested_discard(state):
            return paid
        return next((move for move in legal if isinstance(move, Yield)), legal[0])

    def _passes(self, moved: Attempt, move: Move) -> bool:
        """Whether the move passes its step; without steps every move does."""
        if not self.scenario.steps:
            return True
        goal = self.scenario.steps[self.step].goal
        if goal is None:
            return same(move, self.scenario.solution[self.step])
        return goal(moved._closed_story()) is True

    def _judged(self, *, passes: bool) -> Outcome:
        if not passes:
            return Outcome.FAILED
        verdict = self.scenario.goal(self._story())
        steps = self.scenario.steps
        if verdict is False or (steps and verdict is None and self.state.is_over):
            return Outcome.FAILED
        if not steps:
            return Outcome.REACHED if verdict else Outcome.OPEN
        if len(self.moves) < len(steps):
            return Outcome.OPEN
        if verdict:
            return Outcome.REACHED
        # The partners may still bring about what the last step left open.
        return Outcome.OPEN if self.state.seat != self.scenario.seat else Outcome.FAILED

    def _story(self) -> Story:
        return Story(self.scenario.seat, self.state, _events(self.deeds))

    def _closed_story(self) -> Story:
        """What the player's last move did, by itself."""
        return Story(self.scenario.seat, self.state, _events(self.last), closed=True)

    def _reply(self) -> Told | None:
        made = self.moves
        story = self._closed_story()
        for line in self.scenario.losing:
            follows = len(line.moves) == len(made) and all(map(same, made, line.moves))
            if follows and line.say:
                return line.say.told(story, None)
        for reply in self.scenario.replies:
            if reply.when(story):
                return reply.say.told(story, None)
        return None


def _events(deeds: tuple[Deed, ...]) -> tuple[Event, ...]:
    return tuple(event for deed in deeds for event in deed.events)


def _applies(rule: Partner, story: Story) -> bool:
    if rule.seat not in (None, story.state.seat):
        return False
    return rule.when is None or rule.when(story) is True


def load_scenario(text: str) -> Scenario:
    """The scenario of a file, checked; what is wrong with it raises `ScenarioError`.

    >>> load_scenario('{"format": 99}')
    Traceback (most recent call last):
    regicide_core.errors.ScenarioError: scenario_newer: 99
    """
    try:
        data = json.loads(text)
    except (TypeError, ValueError, RecursionError) as error:
        raise ScenarioError("scenario_not_text", error) from error
    return scenario_from_json(data)


def scenario_from_json(data: object) -> Scenario:
    """The scenario of a JSON object, checked, its lines played.

    >>> scenario_from_json({"format": 1})
    Traceback (most recent call last):
    regicide_core.errors.ScenarioError: scenario_field: name
    """
    scenario = read_scenario(data)
    check_lines(scenario)
    return scenario


def played(scenario: Scenario, moves: tuple[Move, ...], where: str) -> Attempt:
    """The try that makes these moves; errors say which of them is wrong."""
    attempt = Attempt.of(scenario)
    for at, move in enumerate(moves):
        attempt._say()
        try:
            attempt = attempt.then(move)
        except RegicideError as error:
            raise ScenarioError("scenario_move", f"{where}[{at}]: {error}") from error
    attempt._say()
    return attempt


def check_lines(scenario: Scenario) -> None:
    """Play the solution and every losing line: each must end as it claims, and not before."""
    attempt = Attempt.of(scenario)
    if (already := attempt._judged(passes=True)) is not Outcome.OPEN:
        raise ScenarioError("scenario_solution", already)
    for number in range(1, len(scenario.hints) + 1):
        attempt.hint(number)
    solved = played(scenario, scenario.solution, "solution")
    if solved.outcome is not Outcome.REACHED:
        raise ScenarioError("scenario_solution", solved.outcome)
    for at, line in enumerate(scenario.losing):
        lost = played(scenario, line.moves, f"losing[{at}].moves")
        if lost.outcome is not Outcome.FAILED:
            raise ScenarioError("scenario_losing", f"losing[{at}]: {lost.outcome}")
