"""Events: what a move did, fact by fact, in order. Each has a code and numbers, no prose."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from .cards import Card, Cards, Suit
from .errors import NotationError, shown
from .validation import digits_or_text, is_number
from .value import Value
from .view import Hidden


class Event(Value):
    """One fact. Its text is `code field=value …`, its JSON an object with `type` and the fields.

    >>> _, events = apply(new_game(2, "tea"), parse_move("play 4C"))
    >>> isinstance(events[0], Event)
    True
    >>> for event in events[:2]:
    ...     print(event)
    played seat=1 cards=4C value=4
    power_blocked suit=C
    """

    code: ClassVar[str] = "event"

    def seen_by(self, seat: int) -> Event:
        """The event as that seat may know it."""
        return self

    def __str__(self) -> str:
        pairs = (f" {name}={_text(getattr(self, name))}" for name in self.field_names)
        return self.code + "".join(pairs)

    def to_json(self) -> dict[str, object]:
        return {"type": self.code} | {name: _json(getattr(self, name)) for name in self.field_names}


class TurnBegan(Event):
    """A seat starts step 1."""

    code = "turn_began"
    seat: int


class Played(Event):
    """P1–P5: cards laid against the enemy, with their attack value."""

    code = "played"
    seat: int
    cards: Cards
    value: int


class Yielded(Event):
    """P6: nothing was played."""

    code = "yielded"
    seat: int


class PowerBlocked(Event):
    """E2: a suit's power did nothing."""

    code = "power_blocked"
    suit: Suit


class Healed(Event):
    """H1: so many cards went from the discard pile under the Tavern."""

    code = "healed"
    amount: int


class Drew(Event):
    """D1, L1: a seat took the Tavern's top card; others don't see which."""

    code = "drew"
    seat: int
    card: Hidden

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else self.replace(card=None)


class Shielded(Event):
    """K1, J1: shields grew by `amount`; the enemy now strikes for `attack`."""

    code = "shielded"
    amount: int
    attack: int


class ImmunityCancelled(Event):
    """E3: the enemy is no longer immune."""

    code = "immunity_cancelled"
    enemy: Card


class Damaged(Event):
    """M1: the enemy took `amount`, doubled by Clubs or not, and has `left` (0 when beaten)."""

    code = "damaged"
    amount: int
    doubled: bool
    left: int


class Defeated(Event):
    """M2: to the top of the Tavern if exact, else to the discard pile."""

    code = "defeated"
    enemy: Card
    exact: bool


class EnemyRevealed(Event):
    """M4: the next Castle card is turned up."""

    code = "enemy_revealed"
    enemy: Card


class Struck(Event):
    """F1: the enemy strikes a seat, which must discard `amount`."""

    code = "struck"
    seat: int
    amount: int


class Discarded(Event):
    """F2: cards given up, in this order, face up."""

    code = "discarded"
    seat: int
    cards: Cards


class NextChosen(Event):
    """J2: who goes next after a Jester."""

    code = "next_chosen"
    seat: int
    chosen: int


class Flipped(Event):
    """L1: a solo Jester turned, the whole hand discarded; `flips` used so far."""

    code = "flipped"
    seat: int
    cards: Cards
    flips: int


class Wished(Event):
    """T2: a seat says whether it would like to go next."""

    code = "wished"
    seat: int
    wish: str


class Won(Event):
    """W1: the last King fell; solo, with a medal (L3)."""

    code = "won"
    medal: str | None


class Lost(Event):
    """W1: a seat could not go on, by rule F4 or P8."""

    code = "lost"
    seat: int
    rule: str


EVENTS: Final[dict[str, type[Event]]] = {kind.code: kind for kind in Event.__subclasses__()}


def parse_event(text: str) -> Event:
    """The event that prints as `text`.

    >>> parse_event("struck seat=1 amount=10").amount
    10
    """
    if not isinstance(text, str) or not text.split():
        raise NotationError("bad_event", text)
    code, *pairs = text.split()
    values: dict[str, object] = {"type": code}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name in values:
            raise NotationError("repeated_field", name)
        values[name] = _READ_TEXT.get(name, str)(value)
    return event_from_json(values)


def event_from_json(data: object) -> Event:
    """The event whose `to_json` is `data`.

    >>> print(event_from_json({"type": "drew", "seat": 2, "card": "TS"}))
    drew seat=2 card=TS
    """
    if not isinstance(data, dict):
        raise NotationError("not_json", data)
    kind = EVENTS.get(shown(data.get("type")))
    if kind is None:
        raise NotationError("bad_event", data.get("type"))
    names = set(kind.field_names)
    if extra := [name for name in data if name not in names | {"type"}]:
        raise NotationError("unknown_field", extra[0])
    if missing := sorted(names - data.keys()):
        raise NotationError("missing_field", missing[0])
    return kind(**{name: _READ_JSON[name](data[name]) for name in names})


def _text(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case tuple():
            return ".".join(str(card) for card in value) or "-"
        case None:
            return "?"
        case _:
            return str(value)


def _json(value: object) -> object:
    match value:
        case bool() | int() | None:
            return value
        case tuple():
            return [str(card) for card in value]
        case _:
            return str(value)


def _number(value: object) -> int:
    if not is_number(value) or value < 0:
        raise NotationError("bad_number", value)
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise NotationError("bad_flag", value)
    return value


def _card(value: object) -> Card:
    if not isinstance(value, str):
        raise NotationError("bad_card", value)
    return Card(value)


def _cards(value: object) -> Cards:
    if not isinstance(value, list):
        raise NotationError("bad_card", value)
    return tuple(_card(card) for card in value)


def _suit(value: object) -> Suit:
    if not isinstance(value, str) or value not in list(Suit):
        raise NotationError("bad_choice", value)
    return Suit(value)


def _word(*allowed: str | None) -> Callable[[object], str | None]:
    def read(value: object) -> str | None:
        if not isinstance(value, str | None) or value not in allowed:
            raise NotationError("bad_choice", value)
        return value

    return read


# A field's name says what it holds, in every event.
_READ_JSON: Final[dict[str, Callable[[object], object]]] = {
    "seat": _number,
    "chosen": _number,
    "value": _number,
    "amount": _number,
    "attack": _number,
    "left": _number,
    "flips": _number,
    "doubled": _flag,
    "exact": _flag,
    "enemy": _card,
    "card": lambda value: None if value is None else _card(value),
    "cards": _cards,
    "suit": _suit,
    "wish": _word("keen", "neutral", "reluctant"),
    "medal": _word("gold", "silver", "bronze", None),
    "rule": _word("F4", "P8"),
}


def _flag_text(text: str) -> bool | str:
    return {"yes": True, "no": False}.get(text, text)


# How the text of a field becomes its JSON; other fields are the same in both.
_READ_TEXT: Final[dict[str, Callable[[str], object]]] = {
    **{name: digits_or_text for name, read in _READ_JSON.items() if read is _number},
    **dict.fromkeys(("doubled", "exact"), _flag_text),
    "card": lambda text: None if text == "?" else text,
    "medal": lambda text: None if text == "?" else text,
    "cards": lambda text: [] if text == "-" else text.split("."),
}
