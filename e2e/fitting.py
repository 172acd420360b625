"""Whether a screen fits: nothing sticks out, overlaps, is cut off or too small for a finger."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tools.places import ROOT

FAULTS: Final = (ROOT / "e2e" / "layout.js").read_text("utf-8").strip().removesuffix(";")
TARGET: Final = 44  # px, the least of a thing to touch
LOWER: Final = 0.4  # of a phone's screen: where a thumb reaches


def misfits(page: Page, *, thumb: bool = False) -> list[str]:
    """What is wrong with the screen as it is; on a phone also what a thumb doesn't reach."""
    faults: list[str] = page.evaluate(FAULTS, {"target": TARGET, "lower": LOWER if thumb else 0})
    return faults
