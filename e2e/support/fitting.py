"""Whether a screen fits: nothing sticks out, overlaps, is cut off or too small for a finger."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SCRIPT: Final = Path(__file__).with_name("layout.js")
FAULTS: Final = SCRIPT.read_text("utf-8").strip().removesuffix(";")
TARGET: Final = 44  # px, the least of a thing to touch
LOWER: Final = 0.4  # of a phone's screen: where a thumb reaches


def misfits(page: Page, *, thumb: bool = False) -> list[str]:
    """What is wrong with the screen as it is; on a phone also what a thumb doesn't reach."""
    faults: list[str] = page.evaluate(FAULTS, {"target": TARGET, "lower": LOWER if thumb else 0})
    return faults
