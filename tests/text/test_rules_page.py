"""The rules page: each rule in each language, its numbers and figures as the engine has them."""

from __future__ import annotations

import json
import re
import subprocess
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from regicide_core import (
    DECK,
    STANDARD,
    Blow,
    Card,
    IllegalMove,
    State,
    apply,
    check_position,
    parse_move,
    preview,
)
from regicide_core.cards import Rank
from regicide_core.errors import MOVE_CODES
from regicide_core.plays import plays_of
from tests.support.catalogues import LOCALES, Parts, catalogue, formatted, messages_of, words_of
from tests.support.rule_ids import rule_ids
from tests.support.rules_page import SECTIONS, sections
from tests.support.scripts import topics
from tools.environment import node
from tools.paths import ROOT
from tools.site.rules_json import FIGURES, numbers, rules_page

PART = ROOT / "web" / "i18n" / "rules"
every_locale = pytest.mark.parametrize("locale", LOCALES)
every_figure = pytest.mark.parametrize("name", FIGURES)


# Every rule


def test_the_sections_are_read() -> None:
    assert len(sections()) == SECTIONS.read_text("utf-8").count("{ name:") > 15


def test_every_rule_has_one_place_on_the_page() -> None:
    placed = [rule for section in sections() for rule in section["rules"]]
    assert sorted(placed) == sorted(rule_ids())


@every_locale
def test_every_rule_is_told_in_every_language(locale: str) -> None:
    told = {
        rule: formatted(
            locale, f"rule-{rule}", {**numbers(), "keen": "a", "neutral": "b", "reluctant": "c"}
        )[0]
        for rule in rule_ids()
    }
    assert not [rule for rule, text in told.items() if len(text) < 15 or not text.endswith(".")]
    assert len(set(told.values())) == len(told), "two rules say the same"


@every_locale
def test_the_catalogue_tells_of_no_rule_that_there_is_not(locale: str) -> None:
    told = {name.removeprefix("rule-") for name in catalogue(locale) if name.startswith("rule-")}
    assert told - {"link"} == rule_ids()


def test_every_refusal_leads_to_a_paragraph() -> None:
    assert set(MOVE_CODES.values()) <= rule_ids()


def test_every_topic_of_the_help_leads_to_a_section() -> None:
    assert topics() <= {section["name"] for section in sections()}


@every_locale
def test_numbers_in_the_text_come_from_the_engine(locale: str) -> None:
    typed = {
        message.id.name
        for message in messages_of(PART / f"{locale}.ftl")
        if re.search(r"\d", re.sub(r"\[\d+\]", "", words_of(message)))  # [0] is a variant's key
    }
    assert typed == set()


def test_the_paragraphs_ask_for_numbers_that_there_are() -> None:
    given = {*numbers(), "keen", "neutral", "reluctant"}
    for name, message in catalogue("en").items():
        if name.startswith("rule-") and name != "rule-link":
            assert Parts(message).variables <= given, name


# Tables


def test_the_numbers_are_the_rules() -> None:
    """P1, P2, S2, S3 as docs/RULES.md has them."""
    assert numbers() == {
        "ace": 1,
        "jack": 10,
        "queen": 15,
        "king": 20,
        "low": 2,
        "high": 10,
        "combo": 10,
        "solo_hand": 8,
    }


def test_the_enemies_are_as_strong_as_in_a_game() -> None:
    enemies: Any = rules_page()["enemies"]
    assert list(enemies) == ["J", "Q", "K"]
    for rank, strength in enemies.items():
        enemy = Card(f"{rank}H")
        assert strength == {
            "attack": STANDARD.attack_of(enemy),
            "health": STANDARD.health_of(enemy),
        }


def test_the_values_are_those_of_the_cards() -> None:
    values: Any = rules_page()["values"]
    assert values == {str(card.rank): card.value for card in DECK}


def test_the_combos_are_those_that_a_hand_may_play() -> None:
    found: dict[str, list[str]] = {}
    for rank in Rank:
        hand = tuple(card for card in DECK if card.rank is rank)
        sizes = {len(play.cards) for play in plays_of(hand)} - {1}
        for size in sorted(sizes) if rank is not Rank.ACE else ():
            assert all(plays_of(cards)[-1].cards == cards for cards in combinations(hand, size))
            found.setdefault(str(size), []).append(str(rank))
    assert rules_page()["combos"] == found


# Figures


def test_every_figure_is_in_one_section() -> None:
    shown = [figure for section in sections() for figure in section["figures"]]
    assert sorted(shown) == sorted(FIGURES)


@every_figure
def test_a_figure_is_a_position_that_can_be(name: str) -> None:
    check_position(FIGURES[name].state())


def test_the_site_has_what_the_engine_says_today(dist: Path) -> None:
    made = json.loads((dist / "rules.json").read_text("utf-8"))
    assert made == json.loads(json.dumps(rules_page()))


@every_figure
def test_a_figure_shows_the_engine_s_numbers(name: str) -> None:
    figure = FIGURES[name]
    before, shown = figure.state(), figure_of(name)
    assert shown["move"] == {"kind": figure.move.split()[0], "cards": figure.move.split()[1:]}
    assert_drawn(shown["before"], before)
    try:
        after, events = apply(before, parse_move(figure.move))
    except IllegalMove as error:
        assert shown["refused"] == {"code": error.code, "rule": error.rule}
        assert "after" not in shown and "events" not in shown
        return
    assert shown["events"] == [event.seen_by(before.seat).to_json() for event in events]
    assert_drawn(shown["after"], after, seat=before.seat)
    assert "refused" not in shown


def assert_drawn(drawn: Any, state: State, seat: int = 1) -> None:
    enemy = state.enemy
    assert enemy is not None
    assert drawn["enemy"] == {
        "card": enemy.text,
        "health": STANDARD.health_of(enemy),
        "health_left": STANDARD.health_of(enemy) - state.damage,
        "base_attack": STANDARD.attack_of(enemy),
        "shield": state.shield,
        "attack": max(0, STANDARD.attack_of(enemy) - state.shield),
        "immune": state.immunity,
    }
    assert drawn["hand"] == [card.text for card in state.hands[seat - 1]]
    assert drawn["table"] == [[card.text for card in cards] for cards in state.table]
    assert drawn["sizes"] == [len(hand) for hand in state.hands]
    for pile in ("tavern", "discard"):
        assert drawn[pile]["count"] == len(getattr(state, pile))


@every_figure
def test_a_figure_hides_what_the_player_may_not_know(name: str) -> None:
    figure = FIGURES[name]
    drawn = set(re.findall(r'"([A2-9TJQK][CDHS])"', json.dumps(figure_of(name)["before"])))
    others = ".".join(figure.hands.split("/")[1:]) + f".{figure.tavern}"
    assert not drawn & set(re.findall(r"[A2-9TJQK][CDHS]", others))


@every_figure
def test_what_a_figure_tells_is_what_a_preview_foretells(name: str) -> None:
    shown, figure = figure_of(name), FIGURES[name]
    if "refused" in shown:
        return
    foretold = preview(figure.state(), parse_move(figure.move))
    told = {event["type"]: event for event in shown["events"]}
    assert told.get("damaged", {"amount": 0})["amount"] == foretold.damage
    assert told.get("healed", {"amount": 0})["amount"] == foretold.healed
    assert told.get("shielded", {"amount": 0})["amount"] == foretold.shield
    if figure.phase == "play":  # else the blow fell before
        assert told.get("struck", {"amount": 0})["amount"] == foretold.must_discard
    drawn = [event["seat"] for event in shown["events"] if event["type"] == "drew"]
    assert tuple(drawn.count(seat + 1) for seat in range(len(foretold.draws))) == foretold.draws
    if foretold.blow in (Blow.EXACT, Blow.OVER):
        assert told["defeated"]["exact"] is (foretold.blow is Blow.EXACT)


# What each caption claims.
CLAIMS = {
    "turn": ("drew seat=1", "drew seat=2", "damaged", "struck"),
    "combo": ("value=6", "healed amount=6", "shielded amount=6", "damaged amount=12 doubled=yes"),
    "companion": ("value=9", "shielded amount=9", "damaged amount=18 doubled=yes"),
    "hearts": ("healed amount=5",),
    "diamonds": ("drew seat=1", "drew seat=3"),
    "clubs": ("damaged amount=16 doubled=yes",),
    "spades": ("shielded amount=5 attack=6",),
    "immunity": ("power_blocked suit=S", "drew", "damaged amount=7"),
    "over": ("defeated enemy=JD exact=no", "enemy_revealed"),
    "exact": ("drew", "defeated enemy=JC exact=yes", "turn_began seat=1"),
    "royal": ("value=10", "damaged amount=20 doubled=yes"),
    "suffer": ("discarded", "turn_began seat=2"),
    "lost": ("yielded", "struck", "lost seat=1 rule=F4"),
    "jester": ("immunity_cancelled", "shielded amount=4"),
    "flip": ("flipped", "drew seat=1"),
}
REFUSALS = {"too-much": "P2", "yield": "P6", "order": "F2"}


def test_every_caption_is_held_to_its_claim() -> None:
    assert {*CLAIMS, *REFUSALS} == set(FIGURES)


@pytest.mark.parametrize("name", CLAIMS)
def test_a_caption_is_true(name: str) -> None:
    _, events = apply(FIGURES[name].state(), parse_move(FIGURES[name].move))
    told = "\n".join(map(str, events))
    at = 0
    for claim in CLAIMS[name]:  # in this order
        at = told.find(claim, at)
        assert at >= 0, (claim, told)


def test_the_full_hand_is_skipped() -> None:
    """D1, as the caption of the Diamonds has it."""
    figure = FIGURES["diamonds"]
    state, events = apply(figure.state(), parse_move(figure.move))
    assert len(state.hands[1]) == state.hand_limit
    assert "drew seat=2" not in "\n".join(map(str, events))


@pytest.mark.parametrize("name", REFUSALS)
def test_a_figure_of_something_forbidden_cites_a_rule_of_its_section(name: str) -> None:
    (section,) = [section for section in sections() if name in section["figures"]]
    assert figure_of(name)["refused"]["rule"] == REFUSALS[name]
    assert REFUSALS[name] in section["rules"]


def figure_of(name: str) -> Any:
    figures: Any = rules_page()["figures"]
    return figures[name]


# Searching


FOUND = [
    ("ЩЕЛЧОК", "щелчок", True),
    ("черви лечат", "♥ Черви лечат: вылеченные", True),
    ("четверка", "четвёрка червей", True),
    ("ЧЕТВЁРКА", "четверка", True),
    ("defausse", "Mélange la défausse.", True),
    ("COEUR", "le cœur soigne", True),
    ("kor", "a kőr gyógyít", True),
    ("uzo", "az űző", True),
    ("trevols", "Els trèvols doblen", True),
    ("can't", "you can’t pay", True),
    ("p6", "P6 You may yield", True),
    ("yield  twice", "twice you may not yield", True),
    ("yield thrice", "you may yield", False),
    ("10♥", "Ten of Hearts 10♥\ufe0e", True),
    ("  ", "anything", True),
]


def test_words_are_found_whatever_their_case_and_accents() -> None:
    module = (ROOT / "web" / "screens" / "rules" / "search.js").as_uri()
    script = f"""import {{ matchesQuery }} from {json.dumps(module)};
        const asked = {json.dumps([[query, text] for query, text, _ in FOUND])};
        const found = asked.map(([query, text]) => matchesQuery(query.trim(), text));
        console.log(JSON.stringify(found));"""
    command = [str(node()), "--input-type=module", "-e", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [found for *_, found in FOUND]
