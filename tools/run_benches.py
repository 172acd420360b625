"""Lists and runs the benches, which are the scripts in bench/."""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.paths import BENCHES, LOCKS
from tools.prepare import build_all, make_environment
from tools.stages import Stages

# These drive a page in a browser, as the tests of e2e/ do.
BROWSER_BENCHES: Final = ("boot", "latency", "lighthouse", "motion", "thinking")


def list_benches() -> None:
    for name, path in _benches().items():
        doc = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
        print(f"{name:<14} {doc.partition(chr(10))[0]}")


def run_benches(stages: Stages, names: Sequence[str], options: Sequence[str]) -> None:
    """Run benches one after another, all with the same options."""
    benches = _benches()
    for name in names:
        if name not in benches:
            sys.exit(f"no bench {name}; there are: {', '.join(benches)}")
    env = build_all(stages)
    for name in names:
        python = make_environment(stages, "dev", *_extra_locks(name))
        stages.check(f"bench {name}", [python, "-m", f"bench.{name}", *options], env, live=True)


def _benches() -> dict[str, Path]:
    return {path.stem: path for path in sorted(BENCHES.glob("*.py"))}


def _extra_locks(name: str) -> list[str]:
    """Packages that only one bench needs are locked in requirements/bench-NAME.txt."""
    extra = [f"bench-{name}"] if (LOCKS / f"bench-{name}.txt").exists() else []
    return [*extra, "e2e"] if name in BROWSER_BENCHES else extra
