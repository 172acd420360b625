"""The palette: text keeps WCAG AA on what it lies on, card indices AAA, in both themes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

STYLE = Path(__file__).parents[2] / "web" / "style"
BASE = (STYLE / "base.css").read_text("utf-8")
CARDS = (STYLE / "cards.css").read_text("utf-8")
SUITS = ("clubs", "diamonds", "hearts", "spades")
THEMES = ("light", "dark")

AA = 4.5
AAA = 7.0


def block(css: str, selector: str) -> dict[str, str]:
    """The variables and the background that a rule sets."""
    (body,) = re.findall(rf"(?m)^{re.escape(selector)} \{{([^}}]*)\}}", css)
    return dict(re.findall(r"(--[\w-]+|background):\s*([^;]+);", body))


def palette(theme: str, *, four: bool = False) -> dict[str, str]:
    """Every colour of the page by name."""
    values = block(BASE, ":root") | (block(BASE, ':root[data-suits="four"]') if four else {})
    pair = re.compile(r"light-dark\((#\w+), (#\w+)\)")
    return {
        name.removeprefix("--"): pair.sub(lambda found: found[1 + THEMES.index(theme)], value)
        for name, value in values.items()
    }


def luminance(colour: str) -> float:
    assert re.fullmatch(r"#[0-9a-f]{6}", colour), colour
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("four", [False, True], ids=["two", "four"])
def test_indices_keep_aaa_on_every_paper(theme: str, four: bool) -> None:
    colours = palette(theme, four=four)
    dimmed = "-lit" if theme == "dark" else ""
    papers = {
        (colours["card"], ""),
        (colours["card-chosen"], ""),
        (colours["card-dimmed"], dimmed),
        (block(CARDS, ".card.corrupted")["background"], "-lit"),
    }
    for paper, light in papers:
        for suit in (*SUITS, "jester"):
            assert contrast(colours[suit + light], paper) >= AAA, (suit, paper)


@pytest.mark.parametrize("theme", THEMES)
def test_text_keeps_aa_on_ground_and_panel(theme: str) -> None:
    colours = palette(theme)
    for text in ("ink", "quiet", "accent", "gold", "good", "warn"):
        for ground in ("ground", "candle", "panel"):
            assert contrast(colours[text], colours[ground]) >= AA, (text, ground)
    assert contrast(colours["on-accent"], colours["accent"]) >= AA


@pytest.mark.parametrize("theme", THEMES)
def test_signs_that_carry_meaning_stand_out_from_their_panel(theme: str) -> None:
    colours = palette(theme)
    for sign in ("blood", "gold", "ink", "quiet"):
        assert contrast(colours[sign], colours["panel"]) >= 3


def test_four_colours_are_four() -> None:
    assert len({palette("light", four=True)[suit] for suit in SUITS}) == 4
    assert len({palette("light")[suit] for suit in SUITS}) == 2


@pytest.mark.parametrize(
    ("one", "other", "ratio"), [("#ffffff", "#000000", 21), ("#777777", "#ffffff", 4.48)]
)
def test_contrast_is_reckoned_as_wcag_does(one: str, other: str, ratio: float) -> None:
    assert contrast(one, other) == pytest.approx(ratio, abs=0.01)
