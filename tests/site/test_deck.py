"""The deck's drawings: every card has one, it is small, and it holds nothing but shapes."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from regicide_core import DECK
from tools.deck.flatten import flattened
from tools.deck.pen import fold
from tools.deck.sheet import deck
from tools.deck.suits import SIGNS

WEB = Path(__file__).parents[2] / "web"
BUDGET = 60_000  # bytes gzipped, of the deck and again of the fonts
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def drawn() -> ElementTree.Element:
    return ElementTree.fromstring(deck())


def symbols(drawn: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {symbol.attrib["id"]: symbol for symbol in drawn.iter(f"{SVG}symbol")}


def test_every_card_and_the_back_has_a_face_of_its_own(drawn: ElementTree.Element) -> None:
    wanted = {"X" if card.text.startswith("X") else card.text for card in DECK} | {"back"}
    wanted |= {rank + suit for rank in "JQK" for suit in "CDHS"}
    found = symbols(drawn)
    assert set(found) == wanted
    faces = {ElementTree.tostring(symbol[0]) for symbol in found.values()}
    assert len(faces) == len(found)


@pytest.mark.parametrize("rank", "23456789T")
def test_a_number_card_shows_as_many_pips_as_it_says(drawn: ElementTree.Element, rank: str) -> None:
    for suit in SIGNS:
        paths = symbols(drawn)[rank + suit].iter(f"{SVG}path")
        outlines = "".join(path.attrib["d"] for path in paths)
        assert outlines.count("M") == (10 if rank == "T" else int(rank))


def test_a_royal_shows_corruption_and_is_cleansed_by_two_variables(
    drawn: ElementTree.Element,
) -> None:
    for card, symbol in symbols(drawn).items():
        shown = {group.get("display") for group in symbol.iter(f"{SVG}g")}
        royal = card[0] in "JQK"
        assert ({"var(--taint)", "var(--grace)"} <= shown) is royal


def test_the_pages_colours_are_those_that_the_drawings_ask_for() -> None:
    asked = set(re.findall(r"var\((--[a-z-]+)\)", deck()))
    given = set(re.findall(r"(--[a-z-]+):", (WEB / "style" / "cards.css").read_text("utf-8")))
    assert asked <= given


def test_a_drawing_has_no_style_script_reference_or_colour_of_its_own(
    drawn: ElementTree.Element,
) -> None:
    kinds = {element.tag.removeprefix(SVG) for element in drawn.iter()}
    assert kinds <= {"svg", "symbol", "g", "path", "circle"}
    for element in drawn.iter():
        assert not {"style", "href", "class"} & set(element.attrib)
        for paint in ("fill", "stroke"):
            value = element.get(paint, "none")
            assert value in ("none", "currentColor") or re.fullmatch(r"var\(--[a-z-]+\)", value)


def test_a_drawing_is_flat(drawn: ElementTree.Element) -> None:
    """To a browser a transform and an opacity are a layer each, for every card on the table."""
    for symbol in symbols(drawn).values():
        for element in symbol.iter():
            assert not {"transform", "opacity"} & set(element.attrib)


@pytest.mark.parametrize(
    ("drawing", "flat"),
    [
        (
            '<path transform="translate(10 20) scale(2 -2)" d="M1 1h2v-3z" fill="none"/>',
            '<path d="M12 18L16 18L16 24Z" fill="none" stroke-width="3.4"/>',
        ),
        (
            '<g transform="rotate(90)"><circle cx="3" cy="0" r="1" stroke="none"/></g>',
            '<circle cx="0" cy="3" r="1" stroke="none"/>',
        ),
        (
            '<g transform="matrix(-1 0 0 1 100 0)"><path d="M10 0a5 5 0 0 1 5 5" fill="none"/></g>',
            '<path d="M90 0A5 5 0 0 0 85 5" fill="none"/>',
        ),
        (
            '<path d="M0 0L1 1"/><path d="M9 0L9 1" fill="b"/><path d="M5 0L6 1"/>',
            '<path d="M0 0L1 1M5 0L6 1"/><path d="M9 0L9 1" fill="b"/>',
        ),
        (
            '<path d="M0 0L5 1"/><path d="M4 0L9 1" fill="b"/><path d="M7 0L9 1"/>',
            '<path d="M0 0L5 1"/><path d="M4 0L9 1" fill="b"/><path d="M7 0L9 1"/>',
        ),
        (
            '<g display="x"><path d="M0 0L1 1"/></g><g display="x"><path d="M5 0L5 1"/></g>',
            '<g display="x"><path d="M0 0L1 1"/><path d="M5 0L5 1"/></g>',
        ),
    ],
    ids=["mirrored and scaled", "turned", "an arc's sweep", "joined", "not over another", "groups"],
)
def test_a_drawing_is_flattened(drawing: str, flat: str) -> None:
    assert flattened(drawing) == flat


def test_the_whole_deck_is_small() -> None:
    assert 5_000 < len(gzip.compress(deck().encode(), 9)) <= BUDGET


def test_the_fonts_are_small_and_bring_their_licence() -> None:
    fonts = sorted((WEB / "fonts").glob("*.woff2"))
    assert sum(len(gzip.compress(font.read_bytes(), 9)) for font in fonts) <= BUDGET
    named = re.findall(r"fonts/([\w-]+\.woff2)", (WEB / "style" / "base.css").read_text("utf-8"))
    assert sorted(named) == [font.name for font in fonts] and fonts
    assert "SIL OPEN FONT LICENSE" in (WEB / "fonts" / "OFL.txt").read_text("utf-8")


def test_a_signs_shape_is_the_same_in_the_corner_and_in_the_drawing() -> None:
    page = (WEB / "ui" / "signs.js").read_text("utf-8")
    for sign in SIGNS.values():
        assert sign in page


@pytest.mark.parametrize(
    ("half", "whole"),
    [
        ("M50 0L60 10L50 20", "M50 0L60 10L50 20L40 10L50 0Z"),
        ("M50 0C55 0 60 5 60 10L50 20", "M50 0C55 0 60 5 60 10L50 20L40 10C40 5 45 0 50 0Z"),
        ("M50 0Q60 0 60 10", "M50 0Q60 0 60 10L40 10Q40 0 50 0Z"),
    ],
)
def test_a_half_is_folded_over_the_axis(half: str, whole: str) -> None:
    assert fold(half) == whole
