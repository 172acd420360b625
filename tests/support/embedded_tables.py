"""The `<regicide-table>` elements of tutorial.html, and the presets of embed.html."""

from __future__ import annotations

import re
from html import unescape

from regicide_core import State
from tests.support.scripts import scripts
from tools.paths import WEB

TUTORIAL = (WEB / "tutorial.html").read_text("utf-8")
Table = dict[str, str]


def tables(page: str) -> list[Table]:
    """The attributes of each element of a page, and its text as `inside`."""
    return [
        {name: unescape(value) for name, value in re.findall(r'([\w-]+)="([^"]*)"', found[0])}
        | {"inside": unescape(re.sub(r"<[^>]*>", "", found[1]))}
        for found in re.findall(r"<regicide-table([^>]*)>(.*?)</regicide-table>", page, re.DOTALL)
    ]


def presets() -> list[Table]:
    source = scripts()["pages/presets.js"].source
    return [
        {"id": name, "position": position, "facts": facts}
        for name, position, facts in re.findall(
            r'name: "(.+?)",\s+position:\s+"(.+?)",\s+facts: "(.+?)"', source
        )
    ]


def facts_of(state: State) -> str:
    """The right value of the attribute `facts` for a position."""
    assert state.enemy is not None
    health, attack = state.rules.health_of(state.enemy), state.rules.attack_of(state.enemy)
    return f"health={state.health_left}/{health} attack={state.attack}/{attack}"
