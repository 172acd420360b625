"""Collects the few messages that `<regicide-table>` shows by itself, from the catalogues."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

# The ids of the messages used in web/embed/; a test compares the two.
SPOKEN: Final = re.compile(
    r"rank-.+|suit-of-.+|card-name|jester|jester-sign|no-cards|seat-unnamed|table-label|"
    r"enemy-(?:label|health|attack)|pile-.+|embed-.+"
)
# Spaces that are shown as no-break spaces, as web/i18n/index.js does for the page.
NO_BREAK: Final = {"fr": re.compile(r" (?=[:;!?»])|(?<=«) ")}
_MESSAGE: Final = re.compile(r"(?P<id>[a-z][\w-]*) = (?P<text>.+)")


def words_module(i18n: Path) -> str:
    """The text of embed/words.js: these messages in every language."""
    words = {path.stem: _words(i18n, path.stem) for path in sorted(i18n.glob("*.ftl"))}
    return f"export const WORDS = {json.dumps(words, ensure_ascii=False)};\n"


def _words(i18n: Path, locale: str) -> dict[str, str]:
    catalogues = (i18n / f"{locale}.ftl", i18n / "embed" / f"{locale}.ftl")
    lines = [line for path in catalogues for line in path.read_text("utf-8").splitlines()]
    found = [match for line in lines if (match := _MESSAGE.fullmatch(line))]
    no_break = NO_BREAK.get(locale, re.compile(r"$^"))
    return {
        match["id"]: no_break.sub("\u00a0", match["text"])
        for match in found
        if SPOKEN.fullmatch(match["id"])
    }
