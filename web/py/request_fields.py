"""Reads and checks the fields of a request, and turns errors into refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regicide_core import RegicideError

if TYPE_CHECKING:
    from protocol import Refusal

Request = dict[str, object]


class StaleIntent(RegicideError):
    """The request was made for a position that is no longer on the table."""


def refusal_of(error: RegicideError) -> Refusal:
    return {
        "kind": type(error).__name__,
        "code": error.code,
        "where": error.where,
        "rule": error.rule,
        "numbers": error.numbers,
    }


def number_of(request: Request, name: str, default: int | None = None) -> int:
    value = request.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{name} must be a whole number, not {value!r}")
    return value


def text_of(request: Request, name: str, default: str | None = None) -> str:
    value = request.get(name, default)
    if not isinstance(value, str):
        raise TypeError(f"{name} must be text, not {value!r}")
    return value


def list_of(request: Request, name: str) -> list[object]:
    value = request.get(name, [])
    if not isinstance(value, list):
        raise TypeError(f"{name} must be a list, not {value!r}")
    return value


def texts_of(request: Request, name: str) -> tuple[str, ...]:
    return tuple(str(item) for item in list_of(request, name))
