"""What a scenario's file holds, and its reading (docs/SCENARIOS.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from ..errors import RegicideError, ScenarioError, shown
from ..moves import Discard, Move, Next, Play, parse_move
from ..position import parse_position
from ..state import State
from ..validation import is_number
from ..value import Value
from .goals import Goal, read_goal
from .messages import Message, read_message

FORMAT: Final = 1
NAME_LENGTH: Final = 40
KINDS: Final = ("lesson", "puzzle")
_ALL_OF: Final[dict[str, type[Move]]] = {"play": Play, "discard": Discard, "next": Next}
_MUST: Final = ("format", "name", "position", "goal", "solution")
_MAY: Final = (
    "kind",
    "seat",
    "allowed",
    "partners",
    "say",
    "steps",
    "hints",
    "losing",
    "replies",
    "done",
)

Thing = TypeVar("Thing")
Reader = Callable[[object, str], Thing]


class Step(Value):
    """What is said before a move of the solution, and what will do instead of just that move."""

    say: Message
    goal: Goal | None
    show: bool  # the move at once, or only when the player asks or has gone wrong


class Line(Value):
    """The player's moves to a failure, and what it teaches."""

    moves: tuple[Move, ...]
    say: Message | None


class Reply(Value):
    """What is said to a failed move that fits."""

    when: Goal
    say: Message


class Partner(Value):
    """What a seat does when something holds: the first of the moves that is legal."""

    seat: int | None
    when: Goal | None
    moves: tuple[Move, ...]


class Scenario(Value):
    """A position, a goal, and what a player is told on the way.

    >>> scenario: Scenario = scenario_from_json(
    ...     {"format": 1, "name": "last-king", "goal": "win", "solution": ["play 9D"],
    ...      "position": "players=1 seat=1 phase=play enemy=KS damage=31 table=- castle=- hands=9D "
    ...      "tavern=- discard=- yielded=- flips=0 rules=standard+partial chance=-"}
    ... )
    >>> scenario.start.enemy, str(scenario.solution[0])
    (Card('KS'), 'play 9D')
    """

    name: str
    kind: str
    start: State
    seat: int
    goal: Goal
    solution: tuple[Move, ...]
    allowed: tuple[Move | type[Move], ...]  # empty: all
    partners: tuple[Partner, ...]
    say: Message | None
    steps: tuple[Step, ...]
    hints: tuple[Message, ...]
    losing: tuple[Line, ...]
    replies: tuple[Reply, ...]
    done: Message | None

    def allows(self, move: Move) -> bool:
        return not self.allowed or any(
            isinstance(move, known) if isinstance(known, type) else same(move, known)
            for known in self.allowed
        )


def same(one: Move, other: Move) -> bool:
    """Whether two moves do the same: cards may be discarded in any order."""
    if isinstance(one, Discard) and isinstance(other, Discard):
        return set(one.cards) == set(other.cards)
    return one == other


def read_scenario(data: object) -> Scenario:
    """The scenario of a JSON object, its fields checked; its lines are not played yet."""
    if not isinstance(data, dict):
        raise ScenarioError("scenario_not_text", data)
    version = data.get("format")
    if is_number(version) and version > FORMAT:
        raise ScenarioError("scenario_newer", version)
    if "format" in data and (version != FORMAT or not is_number(version)):
        raise ScenarioError("scenario_field", f"format={shown(version)}")
    _check_names(data, _MUST, _MAY, "")
    start = _position(data["position"])
    solution = _list(data, "solution", _move)
    steps = _list(data, "steps", _step)
    if not solution:
        raise ScenarioError("scenario_field", "solution")
    if steps and len(steps) != len(solution):
        raise ScenarioError("scenario_field", "steps", steps=len(steps), moves=len(solution))
    return Scenario(
        name=_name(data["name"]),
        kind=_kind(data.get("kind", "puzzle")),
        start=start,
        seat=_seat(data.get("seat", start.seat), start, "seat"),
        goal=read_goal(data["goal"], "goal"),
        solution=solution,
        allowed=_list(data, "allowed", _pattern),
        partners=_list(data, "partners", lambda item, where: _partner(item, where, start)),
        say=_message(data, "say"),
        steps=steps,
        hints=_list(data, "hints", read_message),
        losing=_list(data, "losing", _line),
        replies=_list(data, "replies", _reply),
        done=_message(data, "done"),
    )


def _check_names(
    data: Mapping[str, object], must: tuple[str, ...], may: tuple[str, ...], where: str
) -> None:
    for name in must:
        if name not in data:
            raise ScenarioError("scenario_field", f"{where}{name}")
    for name in data:
        if name not in must + may:
            raise ScenarioError("scenario_field", f"{where}{shown(name)}")


def _object(
    item: object, where: str, must: tuple[str, ...], may: tuple[str, ...]
) -> Mapping[str, object]:
    if not isinstance(item, dict):
        raise ScenarioError("scenario_field", where)
    _check_names(item, must, may, f"{where}.")
    return item


def _list(
    data: Mapping[str, object], name: str, read: Reader[Thing], where: str = ""
) -> tuple[Thing, ...]:
    items = data.get(name, [])
    if not isinstance(items, list):
        raise ScenarioError("scenario_field", f"{where}{name}")
    return tuple(read(item, f"{where}{name}[{at}]") for at, item in enumerate(items))


def _name(given: object) -> str:
    letters = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")
    if not isinstance(given, str) or not 0 < len(given) <= NAME_LENGTH or set(given) - letters:
        raise ScenarioError("scenario_field", f"name={shown(given)}")
    return given


def _kind(given: object) -> str:
    if not isinstance(given, str) or given not in KINDS:
        raise ScenarioError("scenario_field", f"kind={shown(given)}")
    return given


def _seat(given: object, start: State, where: str) -> int:
    if not is_number(given) or not 1 <= given <= start.players:
        raise ScenarioError("scenario_field", f"{where}={shown(given)}")
    return given


def _position(given: object) -> State:
    try:
        start = parse_position(given)  # type: ignore[arg-type]
    except RegicideError as error:
        raise ScenarioError("scenario_position", error, **error.numbers) from error
    if start.is_over:
        raise ScenarioError("scenario_position", start.phase)
    return start


def _message(data: Mapping[str, object], name: str) -> Message | None:
    return read_message(data[name], name) if name in data else None


def _move(item: object, where: str) -> Move:
    try:
        return parse_move(item)  # type: ignore[arg-type]
    except RegicideError as error:
        raise ScenarioError("scenario_move", f"{where}: {error}") from error


def _pattern(item: object, where: str) -> Move | type[Move]:
    if isinstance(item, str) and item in _ALL_OF:
        return _ALL_OF[item]
    return _move(item, where)


def _step(item: object, where: str) -> Step:
    data = _object(item, where, ("say",), ("goal", "show"))
    goal = read_goal(data["goal"], f"{where}.goal") if "goal" in data else None
    show = data.get("show", True)
    if not isinstance(show, bool):
        raise ScenarioError("scenario_field", f"{where}.show")
    return Step(read_message(data["say"], f"{where}.say"), goal, show)


def _line(item: object, where: str) -> Line:
    data = _object(item, where, ("moves",), ("say",))
    say = read_message(data["say"], f"{where}.say") if "say" in data else None
    return Line(_list(data, "moves", _move, f"{where}."), say)


def _reply(item: object, where: str) -> Reply:
    data = _object(item, where, ("when", "say"), ())
    when = read_goal(data["when"], f"{where}.when")
    return Reply(when, read_message(data["say"], f"{where}.say"))


def _partner(item: object, where: str, start: State) -> Partner:
    data = _object(item, where, ("moves",), ("seat", "when"))
    seat = _seat(data["seat"], start, f"{where}.seat") if "seat" in data else None
    when = read_goal(data["when"], f"{where}.when") if "when" in data else None
    return Partner(seat, when, _list(data, "moves", _move, f"{where}."))
