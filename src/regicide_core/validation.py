"""What comes in at a public door is of the kind it should be, or is refused with a code."""

from __future__ import annotations

from typing import Final, TypeGuard, TypeVar

from .errors import NotationError, shown

Kind = TypeVar("Kind")

LARGEST: Final = 10**8  # no number of this game comes near it


def expect(kind: type[Kind], thing: object) -> Kind:
    """The thing, which must be of that kind."""
    if not isinstance(thing, kind):
        raise NotationError("wrong_kind", f"{kind.__name__}: {type(thing).__name__}")
    return thing


def is_number(thing: object) -> TypeGuard[int]:
    """A whole number of a sensible size; True and 1.0 are none."""
    return type(thing) is int and -LARGEST < thing < LARGEST


def a_number(thing: object, name: str) -> int:
    """The thing, which must be a whole number."""
    if not is_number(thing):
        raise NotationError("bad_number", f"{name}={shown(thing)}")
    return thing


def digits_or_text(text: str) -> int | str:
    """A number where the text is one, else the text itself."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 9 else text
