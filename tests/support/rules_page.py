"""Reads the sections of the rules page from web/screens/rules/sections.js."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, TypedDict

from tools.paths import ROOT

SECTIONS: Final = ROOT / "web" / "screens" / "rules" / "sections.js"


class Section(TypedDict):
    """One section; missing parts are empty."""

    name: str
    intro: bool
    rules: list[str]
    figures: list[str]
    table: str


@cache
def sections() -> tuple[Section, ...]:
    text = SECTIONS.read_text("utf-8").partition("SECTIONS = [")[2]
    return tuple(
        _section(line) for line in re.findall(r"^  \{ (name: .*) \},$", text, re.MULTILINE)
    )


def _section(line: str) -> Section:
    def listed(field: str) -> list[str]:
        found = re.search(rf"\b{field}: \[([^\]]*)\]", line)
        return re.findall(r'"([\w-]+)"', found[1]) if found else []

    def named(field: str) -> str:
        found = re.search(rf'\b{field}: "([\w-]+)"', line)
        return found[1] if found else ""

    return Section(
        name=named("name"),
        intro="intro: true" in line,
        rules=listed("rules"),
        figures=listed("figures"),
        table=named("table"),
    )
