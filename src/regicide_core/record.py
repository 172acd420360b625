"""`Record`: a game as its setup and moves. Any position of it is a fold over them."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from typing import Final

from .chance import Chance
from .errors import (
    NotationError,
    PositionError,
    RecordError,
    RegicideError,
    SetupError,
    shown,
)
from .events import Event
from .moves import Move, parse_move
from .position import parse_position
from .record_upgrade import from_format_1
from .result import result
from .rules import STANDARD, Rules
from .setup import new_game
from .state import State
from .turn import apply
from .validation import a_number, digits_or_text, expect, is_number
from .value import Value
from .version import ENGINE

FORMAT: Final = 2
NAME_LENGTH: Final = 40
GAVE_UP: Final = "gave_up"

_FIELDS: Final = (
    "format",
    "engine",
    "rules",
    "players",
    "seats",
    "seed",
    "first",
    "start",
    "moves",
    "result",
)


class Record(Value):
    """Setup and moves. Either `seed` deals the game, or `start` is the position it begins from.

    >>> record = Record(players=2, seed="tea").then(parse_move("play AC 6D"))
    >>> record.state(0) == new_game(2, "tea"), record.state().health_left
    (True, 13)
    """

    players: int
    seed: str | None = None
    rules: Rules = STANDARD
    first: int = 1
    seats: tuple[str, ...] = ()  # names, seat 1 first; empty: unnamed
    start: State | None = None
    moves: tuple[Move, ...] = ()
    gave_up: bool = False
    engine: str = ENGINE  # the version that wrote it

    def _check(self) -> None:
        """Every field of its kind; whether they make a game, the fold tells."""
        a_number(self.players, "players")
        a_number(self.first, "first")
        expect(Rules, self.rules)
        expect(bool, self.gave_up)
        for move in expect(tuple, self.moves):
            if not isinstance(move, Move):
                raise RecordError("record_field", move)
        if (self.seed is None) == (self.start is None):
            raise RecordError("record_field", "seed")
        if self.seed is not None:
            Chance(self.seed)
        else:
            expect(State, self.start)
        if not isinstance(self.seats, tuple) or len(self.seats) not in (0, self.players):
            raise RecordError("record_seats", self.seats)
        for name in (*self.seats, self.engine):
            if not isinstance(name, str) or len(name) > NAME_LENGTH or not name.isprintable():
                raise RecordError("record_seats", name)
        if not any(self.seats):
            self.__dict__["seats"] = ()  # no name at all is written in one way only

    @classmethod
    def of_position(cls, start: State, seats: tuple[str, ...] = ()) -> Record:
        """A record that begins from a position rather than from a deal."""
        expect(State, start)
        return cls(start.players, None, start.rules, start.seat, seats, start)

    def then(self, *moves: Move) -> Record:
        """The record with more moves; folding it tells whether they are legal."""
        return self.replace(moves=self.moves + moves)

    def given_up(self) -> Record:
        """The record of a game that its players gave up (F5)."""
        if self.state().is_over:
            raise RecordError("record_result", GAVE_UP)
        return self.replace(gave_up=True)

    def upto(self, ply: int) -> Record:
        """The record as it was after so many moves: undo is a shorter record."""
        return self.replace(moves=self.moves[: self._checked(ply)], gave_up=False)

    def state(self, ply: int | None = None) -> State:
        """The position after so many moves, by default all."""
        stop = self._checked(len(self.moves) if ply is None else ply)
        return deque((state for state, _ in self._line(stop)), maxlen=1).pop()

    def steps(self, stop: int | None = None) -> Iterator[tuple[State, tuple[Event, ...]]]:
        """The position after each move, with the move's events."""
        line = self._line(len(self.moves) if stop is None else self._checked(stop))
        next(line)
        return line

    def _line(self, stop: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
        state = self._dealt()
        yield state, ()
        for ply, move in enumerate(self.moves[:stop], start=1):
            try:
                state, events = apply(state, move)
            except RegicideError as error:
                raise RecordError("record_illegal_move", error, ply=ply) from error
            yield state, events

    def outcome(self) -> str | None:
        """`won`, `won gold`, `lost F4`, `gave_up`, … or None while the game goes on."""
        end = result(self.state())
        if end is not None:
            return str(end)
        return GAVE_UP if self.gave_up else None

    def _dealt(self) -> State:
        if self.start is not None:
            return self.start
        assert self.seed is not None, "checked when the record was made"
        return new_game(self.players, self.seed, rules=self.rules, first=self.first)

    def _checked(self, ply: int) -> int:
        if not is_number(ply) or ply not in range(len(self.moves) + 1):
            raise RecordError("ply_range", ply, moves=len(self.moves))
        return ply

    def to_json(self) -> dict[str, object]:
        """The record as a JSON object."""
        return {
            "format": FORMAT,
            "engine": self.engine,
            "rules": str(self.rules),
            "players": self.players,
            "seats": list(self.seats),
            "seed": self.seed,
            "first": self.first,
            "start": self.start and str(self.start),
            "moves": [str(move) for move in self.moves],
            "result": self.outcome(),
        }

    def __str__(self) -> str:
        """The record as JSON text."""
        return json.dumps(self.to_json(), ensure_ascii=False)

    def to_url(self) -> str:
        """The compact form: URL-safe text without a query or a space."""
        data = self.to_json()
        parts = [
            str(FORMAT),
            self.engine,
            str(self.rules),
            str(self.players),
            ".".join(_quote(name) for name in self.seats),
            self.seed or "",
            str(self.first),
            str(data["start"] or ""),
            ".".join(_squeeze(str(move)) for move in self.moves),
            str(data["result"] or ""),
        ]
        return "~".join(_quote(part, keep="-_.") for part in parts)


def parse_record(text: str) -> Record:
    """The record in JSON text, played to the end to see that every move is legal.

    >>> record = Record(2, "tea").then(Yield())
    >>> parse_record(str(record)) == record
    True
    """
    if not isinstance(text, str):
        raise RecordError("record_not_text", type(text).__name__)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("record_not_text", error) from error
    return record_from_json(data)


def record_from_json(data: object) -> Record:
    """The record whose `to_json` is `data`; a newer or damaged one raises `RecordError`.

    A record of an older format is read as what it meant.

    >>> record = Record(2, "tea").then(Yield())
    >>> record_from_json(record.to_json()) == record
    True
    """
    if not isinstance(data, dict):
        raise RecordError("record_not_text", type(data).__name__)
    form = data.get("format")
    if not is_number(form) or form < 1:
        raise RecordError("record_field", f"format={shown(form)}")
    if form > FORMAT:
        raise RecordError("record_newer", form, readable=FORMAT)
    for name in data:
        if name not in _FIELDS:
            raise RecordError("record_field", name)
    if form == 1:
        data = from_format_1(data)
    claimed = data.get("result")
    try:
        start = _optional(data, "start")
        record = Record(
            players=_number(data, "players"),
            seed=_optional(data, "seed"),
            rules=Rules.parse(_word(data, "rules")),
            first=_number(data, "first"),
            seats=tuple(_words(data, "seats")),
            start=None if start is None else parse_position(start),
            moves=tuple(parse_move(move) for move in _words(data, "moves")),
            gave_up=claimed == GAVE_UP,
            engine=_word(data, "engine"),
        )
        end = record.outcome()
    except (NotationError, PositionError, SetupError) as error:
        raise RecordError("record_field", error) from error
    if claimed != end:
        raise RecordError("record_result", claimed)
    if record.start is not None and (record.players, record.rules, record.first) != (
        record.start.players,
        record.start.rules,
        record.start.seat,
    ):
        raise RecordError("record_field", "start")
    return record


def record_from_url(text: str) -> Record:
    """The record whose `to_url` is `text`.

    >>> record = Record(2, "tea").then(Yield())
    >>> record_from_url(record.to_url()) == record
    True
    """
    if not isinstance(text, str):
        raise RecordError("record_not_text", type(text).__name__)
    quoted = text.split("~")
    form = digits_or_text(quoted[0])
    if isinstance(form, int) and form > FORMAT:
        raise RecordError("record_newer", form, readable=FORMAT)
    if len(quoted) != len(_FIELDS):
        raise RecordError("record_not_text", text[:80])
    parts = dict(zip(_FIELDS, map(_unquote, quoted), strict=True))
    return record_from_json(
        {
            "format": digits_or_text(parts["format"]),
            "engine": parts["engine"],
            "rules": parts["rules"],
            "players": digits_or_text(parts["players"]),
            "seats": [_unquote(name) for name in parts["seats"].split(".")]
            if parts["seats"]
            else [],
            "seed": parts["seed"] or None,
            "first": digits_or_text(parts["first"]),
            "start": parts["start"] or None,
            "moves": [_stretch(move) for move in parts["moves"].split(".") if move],
            "result": parts["result"] or None,
        }
    )


def _number(data: dict[str, object], name: str) -> int:
    value = data.get(name)
    if not is_number(value):
        raise RecordError("record_field", f"{name}={shown(value)}")
    return value


def _word(data: dict[str, object], name: str) -> str:
    value = data.get(name)
    if not isinstance(value, str):
        raise RecordError("record_field", f"{name}={shown(value)}")
    return value


def _optional(data: dict[str, object], name: str) -> str | None:
    return None if data.get(name) is None else _word(data, name)


def _words(data: dict[str, object], name: str) -> list[str]:
    value = data.get(name)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise RecordError("record_field", f"{name}={shown(value)}")
    return value


# Moves lose their spaces and all but one letter of their verb: `p3D3S`, `d2HTD`, `n3`, `y`, `f`.
_VERBS: Final = {"play": "p", "discard": "d", "next": "n", "yield": "y", "flip": "f"}
_LETTERS: Final = {letter: verb for verb, letter in _VERBS.items()}


def _squeeze(move: str) -> str:
    verb, *rest = move.split()
    return _VERBS[verb] + "".join(rest)


def _stretch(text: str) -> str:
    verb = _LETTERS.get(text[:1], text)
    rest = text[1:]
    return " ".join([verb, *(rest[at : at + 2] for at in range(0, len(rest), 2))])


def _quote(text: str, keep: str = "-_") -> str:
    """Percent-encode all but ASCII letters, digits and `keep`."""
    plain = {byte for byte in range(128) if chr(byte).isalnum() or chr(byte) in keep}
    return "".join(chr(byte) if byte in plain else f"%{byte:02X}" for byte in text.encode())


_HEXADECIMAL: Final = frozenset("0123456789abcdefABCDEF")


def _unquote(text: str) -> str:
    head, *rest = text.split("%")
    if not all(len(part) > 1 and set(part[:2]) <= _HEXADECIMAL for part in rest):
        raise RecordError("record_not_text", text[:80])
    try:
        codes = [bytes.fromhex(part[:2]) + part[2:].encode() for part in rest]
        return (head.encode() + b"".join(codes)).decode()
    except ValueError as error:  # bytes that are no UTF-8, or letters that have none
        raise RecordError("record_not_text", text[:80]) from error
