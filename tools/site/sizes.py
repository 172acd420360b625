"""Prints how large the built site is, and fails when it is over a budget."""

from __future__ import annotations

from pathlib import Path

from tools.site.first_visit import FIRST_VISIT, first_visit, transfer_of, transfer_report
from tools.site.shell_size import BUDGET, report, shell_of, weigh
from tools.stages import Stages


def check_sizes(stages: Stages, site: Path) -> None:
    """Print the size of every file, and check the budgets of the shell and of a first visit."""
    weights = weigh(site)
    print(report(site, weights))
    if shell_of(site, weights) > BUDGET:
        stages.fail("shell size")
    files = first_visit(site, weights)
    print(transfer_report(files))
    if transfer_of(files) > FIRST_VISIT:
        stages.fail("first visit")
