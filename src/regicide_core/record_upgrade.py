"""Brings a record's JSON of an older format up to date, so that it means what it meant.

Format 1: `standard` let a lone player yield, but not twice in a row (Q1). In format 2 that is the
option `solo_yield:once`. In company the option does nothing, so there `standard` stays `standard`.
"""

from __future__ import annotations

from typing import Final

OPTION: Final = "solo_yield"
ONCE: Final = f"{OPTION}:once"


def from_format_1(data: dict[str, object]) -> dict[str, object]:
    """The record as format 2 has it. What can't be read is left as it is."""
    alone = data.get("players") == 1
    upgraded = dict(data)
    rules, start = data.get("rules"), data.get("start")
    if isinstance(rules, str):
        upgraded["rules"] = _rules(rules, alone=alone)
    if isinstance(start, str):
        upgraded["start"] = " ".join(_field(field, alone=alone) for field in start.split())
    return upgraded


def _field(field: str, *, alone: bool) -> str:
    name, equals, value = field.partition("=")
    return f"rules={_rules(value, alone=alone)}" if name == "rules" and equals else field


def _rules(text: str, *, alone: bool) -> str:
    changes = text.split("+")
    if not alone:
        return "+".join(change for change in changes if change != ONCE)
    named = any(change.partition(":")[0] == OPTION for change in changes)
    return text if named else f"{text}+{ONCE}"
