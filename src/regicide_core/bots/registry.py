"""Bots by name: our levels, and those of other people's packages.

A package offers its bots as entry points of the group `regicide_core.bots`: a name, and a callable
that takes a seed and gives a `Bot`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..errors import RegicideError
from .levels import Bot, Champion, Knight, Squire

GROUP: Final = "regicide_core.bots"
Maker = Callable[[str], Bot]  # seed -> bot

LEVELS: Final[dict[str, Maker]] = {"squire": Squire, "knight": Knight, "champion": Champion}
_OTHERS: dict[str, Maker] = {}


BOT_CODES: Final = frozenset(
    {
        "no_such_bot",
        "bot_name_taken",
        "bot_not_loaded",
        "bot_not_made",
        "not_a_bot",
        "bot_failed",
        "bot_illegal_move",
    }
)


class BotError(RegicideError):
    """A bot that isn't there, can't be loaded, or doesn't keep to the interface.

    >>> make("bishop")
    Traceback (most recent call last):
    regicide_core.bots.registry.BotError: no_such_bot: bishop
    """


def register(name: str, maker: Maker) -> None:
    """Make a bot known by name; the names of our own bots are taken.

    >>> register("knight", Bot)
    Traceback (most recent call last):
    regicide_core.bots.registry.BotError: bot_name_taken: knight
    """
    if name in LEVELS:
        raise BotError("bot_name_taken", name)
    _OTHERS[name] = maker


def names() -> tuple[str, ...]:
    """The names of every bot known so far.

    >>> names()[:3]
    ('squire', 'knight', 'champion')
    """
    return (*LEVELS, *sorted(_OTHERS))


def make(name: str, seed: str = "") -> Bot:
    """Make a bot by its name.

    >>> type(make("knight", seed="a")) is Knight
    True
    """
    maker = LEVELS.get(name) or _OTHERS.get(name)
    if maker is None:
        raise BotError("no_such_bot", name)
    try:
        bot = maker(seed)
    except Exception as error:  # another's code may fail in any way
        raise BotError("bot_not_made", f"{name}: {error!r}") from error
    if not callable(getattr(bot, "choose", None)):
        raise BotError("not_a_bot", name)
    return bot


def load_installed() -> tuple[str, ...]:
    """Register the bots that installed packages offer; returns the names that are new.

    >>> set(load_installed()) <= set(names())
    True
    """
    from importlib.metadata import entry_points  # slow to import, and wanted only here

    found = []
    for entry in entry_points(group=GROUP):
        if entry.name in LEVELS or entry.name in _OTHERS:
            continue
        try:
            maker = entry.load()
        except Exception as error:  # another's code may fail in any way
            raise BotError("bot_not_loaded", f"{entry.name}: {error!r}") from error
        register(entry.name, maker)
        found.append(entry.name)
    return tuple(found)
