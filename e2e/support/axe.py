"""Checks a page with axe-core, which looks for accessibility problems."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Frame, Page

from tools.paths import ROOT

AXE: Final = ROOT / "node_modules" / "axe-core" / "axe.min.js"
CHECK: Final = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}"""


def violations(page: Page | Frame) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(CHECK)
    return found
