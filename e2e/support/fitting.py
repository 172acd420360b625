"""Finds layout faults: elements that stick out, overlap, are cut off or too small to touch."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SCRIPT: Final = Path(__file__).with_name("layout.js")
FAULTS: Final = SCRIPT.read_text("utf-8").strip().removesuffix(";")
TARGET: Final = 44  # px, the least width and height of a touch target
LOWER: Final = 0.4  # the share of a phone's screen that a thumb reaches


def layout_faults(page: Page, *, thumb: bool = False) -> list[str]:
    """The faults of the layout now; with `thumb` also controls that a thumb can't reach."""
    faults: list[str] = page.evaluate(FAULTS, {"target": TARGET, "lower": LOWER if thumb else 0})
    return faults
