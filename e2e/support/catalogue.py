"""The site's messages, read from the catalogues, and cards in English."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from tools.paths import ROOT

LOCALES = ("en", "ru", "hu", "ca", "fr")

RANKS = {"A": "Ace", "T": "Ten", "J": "Jack", "Q": "Queen", "K": "King"} | dict(
    zip("23456789", ("Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"), strict=True)
)
SUITS = {"C": "Clubs", "D": "Diamonds", "H": "Hearts", "S": "Spades"}
SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}

_MESSAGE = re.compile(r"^([a-z][\w-]*) = ?(.*(?:\n[ \t]+.*)*)", re.MULTILINE | re.IGNORECASE)


@cache
def messages(locale: str) -> dict[str, str]:
    """Message id -> its Fluent pattern."""
    catalogues = sorted((ROOT / "web" / "i18n").rglob(f"{locale}.ftl"))
    return dict(_MESSAGE.findall("\n".join(path.read_text("utf-8") for path in catalogues)))


def plain_messages(locale: str) -> dict[str, str]:
    """The messages without arguments, which are shown exactly as written."""
    return {name: text for name, text in messages(locale).items() if "{" not in text}


def name(card: str) -> str:
    """A card's English name, as a screen reader says it."""
    return "Jester" if card[0] == "X" else f"{RANKS[card[0]]} of {SUITS[card[1]]}"


def sign(card: str) -> str:
    """A card as the English log writes it."""
    return "Jester" if card[0] == "X" else f"{card[0].replace('T', '10')}{SIGNS[card[1]]}"


# All text of the page: text nodes, labels, titles, placeholders.
WORDS = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    // Names of keys are the same in every language.
    if (texts.currentNode.parentNode.localName !== "kbd") found.push(texts.currentNode.data);
  }
  for (const element of document.querySelectorAll("*")) {
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
    }
  }
  return found.map((text) => text.trim()).filter(Boolean);
}"""


def untranslated(page: Page, locale: str) -> set[str]:
    """Texts of the page that are message ids, or English although there is a translation."""
    ids = {name for name in messages("en") if "-" in name}
    ours = set(plain_messages(locale).values())
    english = set(plain_messages("en").values()) - ours
    found = set()
    for words in page.evaluate(WORDS):
        parts = set(re.findall(r"[\w-]+", words))
        if parts & ids or words in english or "{" in words or "undefined" in words:
            found.add(words)
    return found
