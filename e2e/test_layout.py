"""Every screen at every size: nothing sticks out, overlaps, is cut off or too small for a finger.

The pictures are kept in .cache/shots/.
"""

from __future__ import annotations

import pytest

from e2e.catalogue import LOCALES
from e2e.table import PHONE, Table
from e2e.tour import walk
from tools.places import CACHE, ROOT

SIZES = ((320, 568), (360, 640), (768, 1024), (1440, 900), (844, 390))
SHOTS = CACHE / "shots"
FAULTS = (ROOT / "e2e" / "layout.js").read_text("utf-8").strip().removesuffix(";")
TARGET = 44  # px, the least of a thing to touch
LOWER = 0.4  # of a phone's screen: where a thumb reaches


@pytest.mark.parametrize("locale", LOCALES)
def test_every_screen_fits_every_size(table: Table, locale: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[str]] = {}
    with table.choosing("locale", locale):
        for screen in walk(table):
            for width, height in SIZES if locale in ("en", "ru") else SIZES[:1]:
                table.page.set_viewport_size({"width": width, "height": height})
                phone = (width, height) == (PHONE["width"], PHONE["height"])
                given = {"target": TARGET, "lower": LOWER if phone else 0}
                name = f"{locale} {width}x{height} {screen}"
                table.page.screenshot(path=SHOTS / f"{name.replace(' ', '-')}.png")
                found[name] = table.page.evaluate(FAULTS, given)
            table.page.set_viewport_size(PHONE)
    assert {where: faults for where, faults in found.items() if faults} == {}
