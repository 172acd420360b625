"""The words of the catalogues: one term for one thing, and no grammar that a variable would break.

The terms are those of the printed rulebooks, because players know them. A banned word is one that
the catalogues once used for a thing that has a better name.
"""

from __future__ import annotations

import re
from typing import Final

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.support.catalogues import LOCALES, catalogue, words_of

BANNED: Final[dict[str, tuple[str, ...]]] = {
    "en": (
        r"\bblows?\b",  # attack (the number), hit (the event)
        r"\bpresent enemy\b",
        r"\benemy of (?:Clubs|Diamonds|Hearts|Spades)\b",  # a Clubs enemy
        r"\bcounts? \{",  # counts as, is worth
        r"\bstrikes? with\b",
        r"\bown bots\b",
        r"\blook(?:ing)? back\b",
        r"\bseed\b",  # deal code
        r"\bmore or less\b",
        r"\bcounted apart\b",
        r"\busual\b",
        r"\btakes? back\b",  # undo
        r"\blone player\b",
    ),
    "ru": (
        r"\b[Зз]вер\w+-спутник",
        r"\b(?:с)?[Пп]асу\w+\b|\b(?:с)?[Пп]асов\w+\b|\b[Пп]ас\b",  # отступить
        r"\bодного числа\b",  # одного достоинства
        r"\b[Сс]ил[аыу] масти\b|\b[Сс]илы мастей\b",  # способность
        r"\b[Пп]редел\w* руки\b",
        r"\bпоблажк",
        r"\bв сброс[е]?\b|\b[Ии]з сброса\b",  # Лазарет
        r"\bбольше или меньше\b",
    ),
    "hu": (
        r"\bVár(?:ban|ból|ba|at|nak|hoz)?\b",  # Kastély
        r"[Kk]ocsm",  # Fogadó
        r"\b[Bb]olond",  # Joker
        r"[Tt]ársállat",
        r"\b[Vv]édett",  # immunis
        r"[Pp]ontos csapás",
        r"[Tt]öbb vagy kevesebb",
    ),
    "ca": (
        r"\b[Jj]ot(?:a|es)\b",  # valet
        r"\b[Pp]als?\b",  # coll
        r"\banimals? de companyia\b",
        r"\benemic d’ara\b",
        r"\bcàstig",
        r"\bmés o menys\b",
    ),
    "fr": (
        r"\b[Cc]oups?\b(?! exact| de pouce)",  # action, or attaque
        r"\babîmé",
        r"\b[Cc]opies? de sauvegarde\b",
        r"\bplus ou moins\b",
    ),
}

# Before these, `de` or `d’` would depend on how the name begins.
NAMES: Final = r"\{ \$(?:name|chosen|card|cards|enemy|move|best|label|title|game|bots) \}"
ELIDED: Final = {
    "ca": rf"\b(?:de|del|al) {NAMES}|\bd’{NAMES}|\bdel \{{ \$percent \}}|\b[lL]’{NAMES}",
    "fr": rf"\b(?:de|du|que|le|la) {NAMES}|\b[dDlL]’{NAMES}|\bqu’{NAMES}",
}

CARDS: Final = ("card", "cards", "enemy", "move", "best")


def breaches(locale: str, pattern: str) -> dict[str, str]:
    """The messages in which a pattern is found, with what is found."""
    return {
        name: found[0]
        for name, message in catalogue(locale).items()
        if (found := re.search(pattern, words_of(message)))
    }


@pytest.mark.parametrize(
    ("locale", "pattern"), [(locale, each) for locale in BANNED for each in BANNED[locale]]
)
def test_a_thing_has_the_name_that_players_know(locale: str, pattern: str) -> None:
    assert breaches(locale, pattern) == {}


@pytest.mark.parametrize("locale", ELIDED)
def test_no_word_depends_on_how_a_name_begins(locale: str) -> None:
    assert breaches(locale, ELIDED[locale]) == {}


def test_no_hungarian_suffix_or_article_hangs_on_a_variable() -> None:
    assert breaches("hu", r"\{ \$\w+ \}-?[a-záéíóöőúüű]") == {}
    # The name of a suit, and so of a royal, begins with a consonant in Hungarian; others may not.
    assert breaches("hu", r"\b[Aa]z? \{ \$(?:name|chosen|card|cards|move|label|title) \}") == {}


class CardPlaces(Visitor):
    """The text before each variable of a message that holds cards."""

    def __init__(self, message: ftl.Message) -> None:
        self.before: list[str] = []
        self.visit(message.value)

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        text = ""
        for element in node.elements:
            if isinstance(element, ftl.TextElement):
                text += element.value
                continue
            inner = element.expression
            if isinstance(inner, ftl.VariableReference) and inner.id.name in CARDS:
                self.before.append(text)
            text += "{}"  # something that is no punctuation
            self.generic_visit(element)


def test_russian_cards_are_named_in_the_nominative() -> None:
    """Card names exist in the nominative only: they follow a colon or dash, or begin a clause."""
    wrong = {
        name: before
        for name, message in catalogue("ru").items()
        for before in CardPlaces(message).before
        if not re.search(r"(?:^|[:—–(.!?…«])\s*$", before)
    }
    assert wrong == {}


class Texts(Visitor):
    """The text of a message outside its variables."""

    def __init__(self, message: ftl.Message) -> None:
        self.parts: list[str] = []
        self.visit(message.value)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


def test_french_punctuation_has_its_spaces() -> None:
    """The page makes them no-break spaces, and the build does so for the element's words."""
    wrong = {
        name: text
        for name, message in catalogue("fr").items()
        for part in Texts(message).parts
        if (text := part.replace("Access-Control-Allow-Origin: *", ""))
        and re.search(r"[^\s][;!?»]|«\S|\w:(?:\s|$)", text)
    }
    assert wrong == {}


def test_every_language_has_banned_words() -> None:
    assert set(BANNED) == set(LOCALES)
