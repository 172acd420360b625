"""The lessons and puzzles of the page: their lines, their words, and every number in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from regicide_core import Attempt, Outcome, Phase, Scenario, legal_moves
from tests.support.catalogues import LOCALES, Parts, catalogue, every_locale, formatted, messages_of
from tests.support.course import COURSE, FOLDER, NAMES, played, scenario
from tools.paths import WEB

WORDS: Final = 25
SUITS: Final = dict(zip("CDHS", "♣♦♥♠", strict=True))

# Numbers in words, which no test could compare with the engine's. (In Hungarian "hat", in French
# "neuf", in Catalan "nou" and "set" are other words, too.)
NUMBER_WORDS: Final = {
    "en": "two three four five six seven eight nine ten twelve fifteen twenty thirty forty",
    "ru": "два две двух двумя три трёх тремя четыре пять шесть семь восемь девять десять двадцать",
    "hu": "két kettő három négy öt hét nyolc kilenc tíz húsz harminc",
    "ca": "dos dues tres quatre cinc sis vuit deu quinze vint trenta",
    "fr": "deux trois quatre cinq six sept huit dix quinze vingt trente",
}

Told = dict[str, Any]


every_scenario = pytest.mark.parametrize("name", NAMES)
every_lesson = pytest.mark.parametrize("name", COURSE["lessons"])


def test_the_course_names_every_file() -> None:
    assert sorted(NAMES) == sorted(
        path.stem for path in FOLDER.glob("*.json") if path.stem != "index"
    )
    assert len(COURSE["lessons"]) == 13 and len(COURSE["puzzles"]) == 5


@every_scenario
def test_the_solution_reaches_the_goal_and_every_losing_line_fails(name: str) -> None:
    of = scenario(name)
    assert of.name == name
    assert of.kind == ("lesson" if name in COURSE["lessons"] else "puzzle")
    assert played(of, of.solution)[-1].outcome is Outcome.REACHED
    assert len(of.losing) >= (1 if of.kind == "lesson" else 2)
    for line in of.losing:
        assert line.say is not None
        assert played(of, line.moves)[-1].outcome is Outcome.FAILED


@pytest.mark.rule("P8")
@every_scenario
def test_the_solution_does_not_end_in_a_lost_game(name: str) -> None:
    of = scenario(name)
    assert played(of, of.solution)[-1].state.phase is not Phase.LOST


@every_scenario
def test_piles_keep_their_order(name: str) -> None:
    assert scenario(name).start.chance is None


@every_lesson
def test_a_lesson_points_at_the_move_of_every_step(name: str) -> None:
    of = scenario(name)
    for attempt, move in zip(played(of, of.solution), of.solution, strict=False):
        assert attempt.suggestion == move
    assert Attempt.of(of).shows, "the first card is marked at once"


def passing(attempt: Attempt) -> Iterator[Attempt]:
    """Every way through the steps of a lesson, also those off the solution."""
    yield attempt
    if attempt.outcome is Outcome.OPEN:
        for move in legal_moves(attempt.state):
            made = attempt.then(move)
            if made.outcome is not Outcome.FAILED:
                yield from passing(made)


@every_lesson
def test_there_is_something_to_say_and_to_show_whichever_way_the_player_takes(name: str) -> None:
    for attempt in passing(Attempt.of(scenario(name))):
        assert attempt.say() is not None
        assert attempt.outcome is Outcome.REACHED or attempt.suggestion is not None


# What is said


def every_wrong_move(of: Scenario) -> Iterator[Attempt]:
    """Every failure that one move off the solution leads to."""
    for attempt in played(of, of.solution)[:-1]:
        for move in legal_moves(attempt.state):
            made = attempt.then(move)
            if made.outcome is Outcome.FAILED:
                yield made


def said(of: Scenario) -> Iterator[Told]:
    """Every message of a scenario with the engine's numbers, where it is said."""
    lines = [of.solution, *(line.moves for line in of.losing)]
    for attempt in (attempt for line in lines for attempt in played(of, line)):
        if told := attempt.say():
            yield told
        if attempt.outcome is Outcome.OPEN and list(attempt.moves) == list(
            of.solution[: len(attempt.moves)]
        ):
            for number in range(1, len(of.hints) + 1):
                hint = attempt.hint(number)
                assert hint is not None
                yield hint
    for attempt in every_wrong_move(of):
        if told := attempt.say():
            yield told


def words(locale: str, told: Told) -> str:
    """As `toldText` of table/scenario-text.js makes it."""
    arguments: dict[str, str | int] = {}
    for name, fact in told["args"].items():
        match fact:
            case {"cards": cards}:
                arguments[name] = " ".join(sign(locale, card) for card in cards)
            case {"medal": medal}:
                arguments[name] = formatted(locale, f"medal-{medal}", {})[0]
            case _:
                arguments[name] = fact
    text, errors = formatted(locale, f"lesson-{told['id']}", arguments)
    assert not errors, (told, errors)
    return text


def sign(locale: str, card: str) -> str:
    if card.startswith("X"):
        return formatted(locale, "jester", {})[0]
    return formatted(locale, f"rank-{card[0]}", {})[0] + SUITS[card[1]]


@every_locale
@every_scenario
def test_what_is_said_is_short(name: str, locale: str) -> None:
    of = scenario(name)
    longest = max((words(locale, told) for told in said(of)), key=lambda text: len(count(text)))
    assert len(count(longest)) <= WORDS, longest


def count(text: str) -> list[str]:
    return [word for word in text.split() if any(map(str.isalnum, word))]


@every_scenario
def test_a_message_uses_just_the_facts_that_it_is_given(name: str) -> None:
    for told in said(scenario(name)):
        assert set(told["args"]) == Parts(catalogue("en")[f"lesson-{told['id']}"]).variables


@every_scenario
def test_every_message_of_a_scenario_is_said_somewhere(name: str) -> None:
    ids = {told["id"] for told in said(scenario(name))}
    written = {
        message.removeprefix("lesson-")
        for message in catalogue("en")
        if message.startswith(f"lesson-{name}-") and owner(message) == name
    }
    assert ids == written


def owner(message: str) -> str:
    """The scenario that a message belongs to: the longest name that fits."""
    fits = [name for name in NAMES if message.startswith(f"lesson-{name}-")]
    found: str = max(fits, key=len)
    return found


class Literals(Visitor):
    """The words of a message that are no variable."""

    def __init__(self, message: ftl.Message) -> None:
        self.text = ""
        self.visit(message.value)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text += f" {node.value} "


@every_locale
def test_no_number_is_in_the_words_themselves(locale: str) -> None:
    """So every number in a text comes from the engine, as a fact."""
    numbers = set(NUMBER_WORDS[locale].split())
    wrong = {}
    for message in messages_of(WEB / "i18n" / "learn" / f"{locale}.ftl"):
        text = Literals(message).text
        found = re.findall(r"\d+", text) + [
            word for word in re.findall(r"\w+", text.lower()) if word in numbers
        ]
        if message.id.name.startswith("lesson-") and found:
            wrong[message.id.name] = found
    assert wrong == {}


def test_the_number_words_are_those_of_all_languages() -> None:
    assert set(NUMBER_WORDS) == set(LOCALES)


# Numbers, as they are said: a sample in full, so that a change of a position is seen.


@pytest.mark.parametrize(
    ("name", "at", "text"),
    [
        ("attack", 0, "The Jack has 20 health. A card’s number is its attack. Tap 10♠, then Play."),
        (
            "attack",
            1,
            "10 health left, and the Spade holds off its attack. Which card brings the Jack down?",
        ),
        (
            "attack",
            2,
            "Exactly zero: the Jack lands on the Tavern, your draw pile. "
            "The next enemy steps up, with 30 health.",
        ),
        (
            "suffer",
            0,
            "If the enemy survives, it hits you: here, for 10. Keep enough cards to pay. Play 4♦.",
        ),
        (
            "diamonds",
            1,
            "Your hand is full: 8 cards. Play 7♦: attack 7, but that leaves room for only 1.",
        ),
        ("hearts", 0, "♥ Hearts heal. Play 4♥: 4 of the 6 discarded cards go under the Tavern."),
        ("clubs", 0, "♣ Clubs double the damage. Play 2♣: attack 2, damage 4."),
        ("spades", 2, "Shields add up until the enemy falls. You have 4: play 6♠ for 6 more."),
        ("spades", 3, "A shield of 10 leaves an attack of 0: nothing to discard."),
        (
            "companions",
            0,
            "An Ace can join another card. Play A♣ 7♦: attack 8; "
            "the Club doubles the damage to 16.",
        ),
        (
            "exact",
            3,
            "In your hand, a Jack counts as 10, and its suit takes effect. Play it: 20 damage!",
        ),
        (
            "solo",
            2,
            "Won! Your medal: Silver. No flips is gold, both flips bronze. "
            "If a turn starts with no cards and no Jester left, you lose.",
        ),
    ],
)
def test_the_numbers_are_said_as_the_engine_has_them(name: str, at: int, text: str) -> None:
    of = scenario(name)
    told = played(of, of.solution)[at].say()
    assert told is not None and words("en", told) == text
