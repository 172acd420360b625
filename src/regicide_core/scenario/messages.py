"""Messages of scenarios: ids of catalogues with facts of the game, or an author's own words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..cards import Card, Suit, total
from ..errors import ScenarioError
from ..events import EVENTS
from ..moves import Discard, Move, Play
from ..plays import COMBO_LIMIT
from ..previewing import Preview, preview
from ..result import Medal
from ..state import State
from ..value import Value
from .goals import Story

Told = dict[str, object]  # a message with the values of its facts, as JSON

ID_LENGTH: Final = 80
TEXT_LENGTH: Final = 400


class Message(Value):
    """One message: `id` and the facts of its arguments, or `text` by language ("" for any)."""

    id: str = ""
    args: tuple[tuple[str, str], ...] = ()
    text: tuple[tuple[str, str], ...] = ()

    def told(self, story: Story, move: Move | None) -> Told:
        """The message now; `move` is the one it may speak of."""
        if self.text:
            return {"text": dict(self.text)}
        return {
            "id": self.id,
            "args": {name: _json(fact(of, story, move)) for name, of in self.args},
        }


def read_message(data: object, where: str) -> Message:
    """The message that JSON gives; `where` is its place, for errors."""
    match data:
        case str():
            return Message(id=_id(data, where))
        case {"id": str(name), **rest} if not rest.keys() - {"args"}:
            return Message(id=_id(name, where), args=_args(rest.get("args", {}), f"{where}.args"))
        case {"text": str(text), **rest} if not rest:
            return Message(text=(("", _words(text, where)),))
        case {"text": dict(texts), **rest} if texts and not rest:
            return Message(
                text=tuple((str(lang), _words(text, where)) for lang, text in texts.items())
            )
        case _:
            raise ScenarioError("scenario_message", where)


def _id(name: str, where: str) -> str:
    plain = name.replace("-", "").replace("_", "")
    if not (plain.isascii() and plain.isalnum() and len(name) <= ID_LENGTH):
        raise ScenarioError("scenario_message", where)
    return name


def _words(text: object, where: str) -> str:
    if not isinstance(text, str) or not 0 < len(text) <= TEXT_LENGTH:
        raise ScenarioError("scenario_message", where)
    return text


def _args(given: object, where: str) -> tuple[tuple[str, str], ...]:
    if not isinstance(given, dict):
        raise ScenarioError("scenario_message", where)
    for name, of in given.items():
        if not isinstance(of, str) or not _is_fact(of):
            raise ScenarioError("scenario_message", f"{where}.{name}")
    return tuple((str(name), str(of)) for name, of in given.items())


def _is_fact(of: str) -> bool:
    match of.split("."):
        case ["move", name]:
            return name in _OF_MOVE
        case ["event", code, name]:
            return code in EVENTS and name in EVENTS[code].field_names
        case _:
            return of in _OF_POSITION


def fact(of: str, story: Story, move: Move | None) -> object:
    """What the fact is now; one that there isn't raises `ScenarioError`."""
    match of.split("."):
        case ["move", name]:
            if move is None:
                raise ScenarioError("scenario_message", of)
            return _OF_MOVE[name](move, preview(story.state, move))
        case ["event", code, name]:
            events = [event for event in story.events if event.code == code]
            if not events:
                raise ScenarioError("scenario_message", of)
            return getattr(events[-1], name)
        case _:
            found = _OF_POSITION[of](story.state, story)
            if found is None:
                raise ScenarioError("scenario_message", of)
            return found


def _json(value: object) -> object:
    match value:
        case bool() | int():
            return value
        case Suit():
            return {"suit": str(value)}
        case Card():
            return {"cards": [str(value)]}
        case tuple():
            return {"cards": [str(card) for card in value]}
        case Medal():
            return {"medal": str(value)}
        case _:
            return {"medal": value} if value in list(Medal) else str(value)


_OF_POSITION: Final[dict[str, Callable[[State, Story], object]]] = {
    "enemy": lambda state, _: state.enemy,
    "immune": lambda state, _: state.immunity,
    "health": lambda state, _: state.enemy and state.rules.health_of(state.enemy),
    "health_left": lambda state, _: state.health_left,
    "damage": lambda state, _: state.damage,
    "attack": lambda state, _: state.attack,
    "base_attack": lambda state, _: state.enemy and state.rules.attack_of(state.enemy),
    "shield": lambda state, _: state.shield,
    "hand": lambda _, story: len(story.hand),
    "hand_limit": lambda state, _: state.hand_limit,
    "hand_total": lambda _, story: total(story.hand),
    "tavern": lambda state, _: len(state.tavern),
    "discard": lambda state, _: len(state.discard),
    "castle": lambda state, _: len(state.castle),
    "flips_left": lambda state, _: state.flips_left,
    "top": lambda state, _: state.discard[0] if state.discard else None,
    "discard_cards": lambda state, _: state.discard,
    "combo_limit": lambda _, __: COMBO_LIMIT,
}

_OF_MOVE: Final[dict[str, Callable[[Move, Preview], object]]] = {
    "cards": lambda move, _: move.cards if isinstance(move, Play | Discard) else (),
    "value": lambda _, seen: seen.value,
    "damage": lambda _, seen: seen.damage,
    "healed": lambda _, seen: seen.healed,
    "drawn": lambda _, seen: sum(seen.draws),
    "shield": lambda _, seen: seen.shield,
    "left": lambda _, seen: seen.enemy_left,
    "pay": lambda _, seen: seen.must_discard,
    "attack": lambda _, seen: seen.attack,
    "medal": lambda _, seen: seen.medal,
}
