"""The one-line and JSON forms that positions and observations share: named fields, in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .cards import Card, in_order
from .errors import NotationError, shown
from .fight import Plays
from .rules import Rules
from .validation import a_number, digits_or_text
from .view import Hidden, Phase, View

# Every field of a position in printed order, with the shape of its value.
SHAPES: Final[dict[str, str]] = {
    "players": "number",
    "seat": "number",
    "phase": "word",
    "enemy": "word",
    "damage": "number",
    "table": "groups",
    "castle": "group",
    "hands": "groups",
    "tavern": "group",
    "discard": "group",
    "yielded": "numbers",
    "flips": "number",
    "rules": "word",
    "chance": "word",  # positions only
    "known": "number",  # left out when 0
    "by": "word",  # lost positions only: the rule that lost
    "viewer": "number",  # observations only
}

Fields = dict[str, object]  # in the form JSON has them


def fields_of(view: View) -> Fields:
    """The fields every view has."""
    fields: Fields = {
        "players": view.players,
        "seat": view.seat,
        "phase": str(view.phase),
        "enemy": view.enemy and view.enemy.text,
        "damage": view.damage,
        "table": [[card.text for card in cards] for cards in view.table],
        "castle": _texts(view.castle),
        "hands": [_texts(hand) for hand in view.hands],
        "tavern": _texts(view.tavern),
        "discard": _texts(view.discard),
        "yielded": list(view.yielded),
        "flips": view.flips,
        "rules": str(view.rules),
    }
    if view.known:
        fields["known"] = view.known
    if view.lost_by:
        fields["by"] = view.lost_by
    return fields


def line(fields: Fields) -> str:
    """`key=value` pairs in printed order."""
    return " ".join(f"{name}={_value_text(fields[name])}" for name in SHAPES if name in fields)


def read_line(text: str) -> Fields:
    """The fields of a line; it may have them in any order."""
    if not isinstance(text, str):
        raise NotationError("not_text", text)
    fields: Fields = {}
    for pair in text.split():
        name, equals, value = pair.partition("=")
        if name not in SHAPES:
            raise NotationError("unknown_field", name)
        if name in fields:
            raise NotationError("repeated_field", name)
        if not equals or not value:
            raise NotationError("bad_field", pair)
        fields[name] = _READERS[SHAPES[name]](value)
    return fields


class FieldReader:
    """Takes checked values out of fields; a missing or unknown one raises `NotationError`."""

    def __init__(self, fields: object, *, allowed: frozenset[str]) -> None:
        if not isinstance(fields, dict):
            raise NotationError("not_json", fields)
        for name in fields:
            if name not in allowed:
                raise NotationError("unknown_field", name)
        self.fields = fields

    def raw(self, name: str) -> object:
        if name not in self.fields:
            raise NotationError("missing_field", name)
        return self.fields[name]

    def number(self, name: str, default: int | None = None) -> int:
        if default is not None and name not in self.fields:
            return default
        value = a_number(self.raw(name), name)
        if value < 0:
            raise NotationError("bad_number", f"{name}={value}")
        return value

    def word(self, name: str) -> str:
        value = self.raw(name)
        if not isinstance(value, str):
            raise NotationError("bad_field", f"{name}={shown(value)}")
        return value

    def items(self, name: str) -> list[object]:
        value = self.raw(name)
        if not isinstance(value, list):
            raise NotationError("bad_field", f"{name}={shown(value)}")
        return value

    def phase(self) -> Phase:
        word = self.word("phase")
        if word not in list(Phase):
            raise NotationError("bad_choice", f"phase={word}")
        return Phase(word)

    def rules(self) -> Rules:
        return Rules.parse(self.word("rules"))

    def enemy(self) -> Card | None:
        return None if self.raw("enemy") is None else Card(self.word("enemy"))

    def hidden(self, name: str) -> tuple[Hidden, ...]:
        return tuple(_hidden(card, name) for card in self.items(name))

    def hidden_groups(self, name: str) -> tuple[tuple[Hidden, ...], ...]:
        groups: list[tuple[Hidden, ...]] = []
        for group in self.items(name):
            if not isinstance(group, list):
                raise NotationError("bad_field", f"{name}={shown(group)}")
            groups.append(tuple(_hidden(card, name) for card in group))
        return tuple(groups)

    def table(self) -> Plays:
        return tuple(in_order(face_up(cards, "table")) for cards in self.hidden_groups("table"))

    def yielded(self) -> tuple[int, ...]:
        return tuple(sorted({a_number(seat, "yielded") for seat in self.items("yielded")}))

    def lost_by(self) -> str | None:
        if "by" not in self.fields:
            return None
        rule = self.word("by")
        if rule not in ("F4", "P8"):
            raise NotationError("bad_choice", f"by={rule}")
        return rule


def face_up(cards: tuple[Hidden, ...], name: str) -> tuple[Card, ...]:
    """The cards, none of which may be hidden."""
    shown = tuple(card for card in cards if card is not None)
    if len(shown) < len(cards):
        raise NotationError("hidden_card", name)
    return shown


def _hidden(value: object, name: str) -> Hidden:
    if value is None:
        return None
    if not isinstance(value, str):
        raise NotationError("bad_card", f"{name}={shown(value)}")
    return Card(value)


def _texts(cards: tuple[Hidden, ...]) -> list[object]:
    return [card and card.text for card in cards]


def _value_text(value: object) -> str:
    if isinstance(value, list):
        if not value:
            return "-"
        nested = isinstance(value[0], list)
        return "/".join(map(_value_text, value)) if nested else ".".join(map(_item_text, value))
    return "-" if value is None else str(value)


def _item_text(item: object) -> str:
    return "?" if item is None else str(item)


def _read_group(text: str) -> list[object]:
    return [] if text == "-" else [None if item == "?" else item for item in text.split(".")]


def _read_groups(text: str) -> list[object]:
    return [_read_group(group) for group in text.split("/")]


_READERS: Final[dict[str, Callable[[str], object]]] = {
    "number": digits_or_text,
    "numbers": lambda text: [digits_or_text(str(item)) for item in _read_group(text)],
    "word": lambda text: None if text == "-" else text,
    "group": _read_group,
    "groups": _read_groups,
}
