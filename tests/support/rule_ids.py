"""Reads the ids of all rules in docs/RULES.md."""

from __future__ import annotations

import re

from tools.paths import ROOT

RULES = ROOT / "docs" / "RULES.md"


def rule_ids() -> set[str]:
    text = RULES.read_text(encoding="utf-8")
    items = re.findall(r"^- \*\*([A-Z]\d+)\*\*", text, re.MULTILINE)
    decisions = re.findall(r"^\| (Q\d+) \|", text, re.MULTILINE)
    assert len(items + decisions) == len({*items, *decisions}), "an id is given twice"
    return {*items, *decisions}
