"""Goals of scenarios: named predicates over what has happened, and how they combine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..cards import Card, Cards, as_cards
from ..errors import RegicideError, ScenarioError
from ..events import EVENTS, Defeated, Discarded, Drew, Event, Lost, Played, TurnBegan, Won
from ..result import Medal
from ..state import State
from ..tally import tally
from ..validation import is_number
from ..value import Value

Verdict = bool | None  # True: reached now; False: out of reach for ever; None: open


class Story(Value):
    """What a goal is judged by: where it began, all that happened since, and whose goal it is."""

    seat: int
    state: State  # as it is now
    events: tuple[Event, ...]
    closed: bool = False  # one move only: what it left open, it did not reach

    @property
    def turns(self) -> int:
        """Turns that are over."""
        begun = sum(isinstance(event, TurnBegan) for event in self.events)
        return begun + self.state.is_over

    @property
    def hand(self) -> Cards:
        return self.state.hands[self.seat - 1]


Goal = Callable[[Story], Verdict]


def read_goal(data: object, where: str) -> Goal:
    """The goal that JSON names; `where` is its place, for errors."""
    if isinstance(data, str):
        name, given = data, None
    elif isinstance(data, dict) and len(data) == 1:
        ((name, given),) = data.items()
    else:
        raise ScenarioError("scenario_goal", where)
    read = _GOALS.get(str(name))
    if read is None:
        raise ScenarioError("scenario_goal", f"{where}.{name}")
    return read(given, f"{where}.{name}")


# What a goal needs


def _number(given: object, where: str) -> int:
    if not is_number(given) or given < 1:
        raise ScenarioError("scenario_goal", where)
    return given


def _cards(given: object, where: str) -> Cards:
    if not isinstance(given, list) or not given:
        raise ScenarioError("scenario_goal", where)
    try:
        return as_cards([Card(str(text)) for text in given])
    except RegicideError as error:
        raise ScenarioError("scenario_goal", f"{where}: {error}") from error


def _goals(given: object, where: str) -> tuple[Goal, ...]:
    if not isinstance(given, list) or not given:
        raise ScenarioError("scenario_goal", where)
    return tuple(read_goal(data, f"{where}[{at}]") for at, data in enumerate(given))


Reader = Callable[[object, str], Goal]


def _plain(goal: Goal) -> Reader:
    """A goal that needs nothing."""

    def read(given: object, where: str) -> Goal:
        if given is not None:
            raise ScenarioError("scenario_goal", where)
        return goal

    return read


def _counted(holds: Callable[[Story, int], Verdict], usual: int | None = None) -> Reader:
    """A goal with a number."""

    def read(given: object, where: str) -> Goal:
        number = usual if given is None and usual is not None else _number(given, where)
        return _ending(lambda story: holds(story, number))

    return read


def _with_cards(holds: Callable[[Story, Cards], Verdict]) -> Reader:
    def read(given: object, where: str) -> Goal:
        cards = _cards(given, where)
        return _ending(lambda story: holds(story, cards))

    return read


def _ending(goal: Goal) -> Goal:
    """What is open when the story ends can't be reached any more."""

    def judged(story: Story) -> Verdict:
        verdict = goal(story)
        ended = story.closed or story.state.is_over
        return False if verdict is None and ended else verdict

    return judged


# The goals


def _win(story: Story) -> Verdict:
    return any(isinstance(event, Won) for event in story.events) or None


def _exact_kill(given: object, where: str) -> Goal:
    wanted = None if given is None else _cards([given], where)[0]

    def holds(story: Story) -> Verdict:
        fallen = [event for event in story.events if isinstance(event, Defeated)]
        kills = [event.exact for event in fallen if wanted in (None, event.enemy)]
        if wanted is not None and kills:
            return kills[0]
        return any(kills) or None

    return _ending(holds)


def _survive(story: Story, turns: int) -> Verdict:
    if any(isinstance(event, Lost) for event in story.events):
        return False
    return story.turns >= turns or None


def _attack_at_most(given: object, where: str) -> Goal:
    if not is_number(given) or given < 0:  # 0: all of the attack is shielded
        raise ScenarioError("scenario_goal", where)
    return _ending(lambda story: story.state.attack <= given or None)


def _tallied(name: str) -> Reader:
    """So much of what `tally` counts."""
    return _counted(lambda story, least: getattr(tally(story.events), name) >= least or None)


def _cards_of(kind: type[Played | Discarded], story: Story) -> set[Card]:
    own = (event for event in story.events if isinstance(event, kind) and event.seat == story.seat)
    return {card for event in own for card in event.cards}


def _drawn(story: Story) -> set[Card | None]:
    return {
        event.card for event in story.events if isinstance(event, Drew) and event.seat == story.seat
    }


def _event(given: object, where: str) -> Goal:
    if not isinstance(given, str) or given not in EVENTS:
        raise ScenarioError("scenario_goal", where)
    return _ending(lambda story: any(event.code == given for event in story.events) or None)


def _medal(given: object, where: str) -> Goal:
    if given not in list(Medal):
        raise ScenarioError("scenario_goal", where)

    def holds(story: Story) -> Verdict:
        wins = [event.medal for event in story.events if isinstance(event, Won)]
        return wins[0] == given if wins else None

    return _ending(holds)


def _without(kind: str) -> Goal:
    """Holds until it happens."""
    return lambda story: all(event.code != kind for event in story.events)


def _all(given: object, where: str) -> Goal:
    goals = _goals(given, where)

    def holds(story: Story) -> Verdict:
        verdicts = [goal(story) for goal in goals]
        return False if False in verdicts else None if None in verdicts else True

    return holds


def _any(given: object, where: str) -> Goal:
    goals = _goals(given, where)

    def holds(story: Story) -> Verdict:
        verdicts = [goal(story) for goal in goals]
        return True if True in verdicts else None if None in verdicts else False

    return holds


def _not(given: object, where: str) -> Goal:
    goal = read_goal(given, where)

    def holds(story: Story) -> Verdict:
        verdict = goal(story)
        return None if verdict is None else not verdict

    return holds


def _in_time(goal: Goal, turns: int) -> Goal:
    def holds(story: Story) -> Verdict:
        verdict = goal(story)
        return False if verdict is None and story.turns >= turns else verdict

    return holds


def _within(given: object, where: str) -> Goal:
    if not isinstance(given, dict) or given.keys() != {"turns", "goal"}:
        raise ScenarioError("scenario_goal", where)
    turns = _number(given["turns"], f"{where}.turns")
    return _in_time(read_goal(given["goal"], f"{where}.goal"), turns)


_GOALS: Final[dict[str, Reader]] = {
    "win": _plain(_ending(_win)),
    "win_within": lambda given, where: _in_time(_ending(_win), _number(given, where)),
    "exact_kill": _exact_kill,
    "beaten_at_least": _tallied("beaten"),
    "survive": _counted(_survive, usual=1),
    "damage_at_least": _tallied("damage"),
    "draw_at_least": _tallied("drawn"),
    "heal_at_least": _tallied("healed"),
    "shield_at_least": _tallied("shielded"),
    "attack_at_most": _attack_at_most,
    "hand_at_least": _counted(lambda story, least: len(story.hand) >= least or None),
    "holds": _with_cards(lambda story, cards: set(cards) <= set(story.hand) or None),
    "played": _with_cards(lambda story, cards: set(cards) <= _cards_of(Played, story) or None),
    "discarded": _with_cards(
        lambda story, cards: set(cards) <= _cards_of(Discarded, story) or None
    ),
    "drew": _with_cards(lambda story, cards: set(cards) <= _drawn(story) or None),
    "event": _event,
    "medal": _medal,
    "alive": _plain(_without("lost")),
    "no_flip": _plain(_without("flipped")),
    "no_yield": _plain(_without("yielded")),
    "keep": _with_cards(lambda story, cards: set(cards) <= set(story.hand)),
    "all": _all,
    "any": _any,
    "not": _not,
    "within": _within,
}
