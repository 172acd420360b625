"""The site's messages, read from their catalogues as far as the tests need them."""

from __future__ import annotations

import re
from functools import cache

from tools.places import ROOT

LOCALES = ("en", "ru", "hu", "ca", "fr")

RANKS = {"A": "Ace", "T": "Ten", "J": "Jack", "Q": "Queen", "K": "King"} | dict(
    zip("23456789", ("Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"), strict=True)
)
SUITS = {"C": "Clubs", "D": "Diamonds", "H": "Hearts", "S": "Spades"}
SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}

_MESSAGE = re.compile(r"^([a-z][\w-]*) = ?(.*(?:\n[ \t]+.*)*)", re.MULTILINE | re.IGNORECASE)


@cache
def messages(locale: str) -> dict[str, str]:
    """Message id -> its pattern, as written."""
    catalogues = sorted((ROOT / "web" / "i18n").rglob(f"{locale}.ftl"))
    return dict(_MESSAGE.findall("\n".join(path.read_text("utf-8") for path in catalogues)))


def plain(locale: str) -> dict[str, str]:
    """The messages without arguments: their pattern is what is shown."""
    return {name: text for name, text in messages(locale).items() if "{" not in text}


def name(card: str) -> str:
    """A card in English, as a screen reader says it."""
    return "Jester" if card[0] == "X" else f"{RANKS[card[0]]} of {SUITS[card[1]]}"


def sign(card: str) -> str:
    """A card in English, as it is written in the log."""
    return "Jester" if card[0] == "X" else f"{card[0].replace('T', '10')}{SIGNS[card[1]]}"
