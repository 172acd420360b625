"""Every screen fits at any size, is accessible in light and dark, and speaks one language.

Nothing may stick out, overlap, be cut off or be too small for a finger, and axe-core must find no
problem. One tour checks everything, because opening a screen takes longer than checking it.
Pictures of screens that don't fit are stored in .cache/misfits/.
"""

from __future__ import annotations

from typing import Final, Literal

import pytest

from e2e.support.axe import violations
from e2e.support.catalogue import LOCALES, untranslated
from e2e.support.fitting import layout_faults
from e2e.support.table import PHONE, Table
from e2e.support.tour import SCREENS, show_screens
from tools.paths import CACHE

SIZES: Final = ((320, 568), (360, 640), (768, 1024), (1440, 900), (640, 360))
WIDE: Final = ((900, 700), (1920, 1080), (2560, 1440))  # for home, whose cards grow with the window
# These languages have the shortest and the longest words; others are checked on the smallest phone.
EVERY_SIZE: Final = ("en", "ru")
# axe-core finds the same in every language except for the length of words, so three are enough.
SCHEMES: Final[dict[str, tuple[Literal["light", "dark"], ...]]] = {
    "en": ("light", "dark"),
    "ru": ("light", "dark"),
    "hu": ("light",),
}
MISFITS: Final = CACHE / "misfits"
# Two tests for each language, so that two browsers share the work.
HALF: Final = len(SCREENS) // 2
PARTS: Final = {"first": tuple(SCREENS)[:HALF], "second": tuple(SCREENS)[HALF:]}


def faults_at_every_size(table: Table, locale: str, screen: str) -> dict[str, list[str]]:
    """Layout faults of the screen at each size."""
    found = {}
    sizes = SIZES if locale in EVERY_SIZE else SIZES[:1]
    for width, height in sizes + (WIDE if screen == "home" else ()):
        table.page.set_viewport_size({"width": width, "height": height})
        name = f"{locale} {width}x{height} {screen}"
        found[name] = layout_faults(table.page, thumb=(width, height) == tuple(PHONE.values()))
        if found[name]:
            table.page.screenshot(path=MISFITS / f"{name.replace(' ', '-')}.png")
    table.page.set_viewport_size(PHONE)
    return found


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_screen_fits_is_accessible_and_speaks_one_language(
    table: Table, locale: str, part: str
) -> None:
    found: dict[str, list[str]] = {}
    seen = []
    with table.choosing("locale", locale):
        for screen in show_screens(table, PARTS[part]):
            seen.append(screen)
            found |= faults_at_every_size(table, locale, screen)
            found[f"{screen}, words"] = sorted(untranslated(table.page, locale))
            for scheme in SCHEMES.get(locale, ()):
                table.page.emulate_media(color_scheme=scheme)
                found[f"{screen}, {scheme}"] = violations(table.page)
            table.page.emulate_media(color_scheme="light")
    assert set(PARTS[part]) <= set(seen)
    assert {where: faults for where, faults in found.items() if faults} == {}
