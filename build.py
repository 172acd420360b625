#!/usr/bin/env python3
"""The one entry point of the project. Needs Python 3.11 or newer and the package registries."""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 -- before the imports, which it could not read
    sys.exit("Python 3.11 or newer is needed")

import argparse
import ast
import shutil
from pathlib import Path

from tools.environment import node, node_modules, python_with, variables
from tools.places import BENCHES, CACHE, DIST, LOCKS, ROOT, shown
from tools.stages import StageFailed, Stages
from tools.wheel import build_wheel


def build(stages: Stages) -> None:
    """make the engine's wheel in dist/"""
    make_wheel(stages, environment(stages, "dev"))


def test(stages: Stages, selection: list[str]) -> None:
    """run every check; with arguments (-k jester) only pytest"""
    python = environment(stages, "dev")
    given = built(stages, python)
    if not selection:
        stages.check("ruff check", [python, "-m", "ruff", "check"], given)
        stages.check("ruff format", [python, "-m", "ruff", "format", "--check"], given)
        stages.check("mypy", [python, "-m", "mypy"], given)
        walls = "from importlinter.cli import lint_imports_command as lint; lint()"
        cache = CACHE / "import_linter"
        stages.check("import walls", [python, "-c", walls, "--cache-dir", cache], given)
    # A selection covers little: the coverage bar is for whole runs.
    extent = selection or ["--cov", "--cov-report=term"]
    workers = ["-n", "auto", "--dist", "worksteal"]
    stages.check("pytest", [python, "-m", "pytest", *workers, *extent], given, live=True)


def bench(stages: Stages, names: list[str], options: list[str]) -> None:
    """run measurements of bench/ by name; without one, list them"""
    scripts = {path.stem: path for path in sorted(BENCHES.glob("*.py"))}
    for name in names:
        if name not in scripts:
            sys.exit(f"no bench {name}; there are: {', '.join(scripts)}")
    if not names:
        for name, path in scripts.items():
            doc = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
            print(f"{name:<14} {doc.partition(chr(10))[0]}")
        return
    given = built(stages, environment(stages, "dev"))
    for name in names:
        # What only one bench needs is locked in requirements/bench-NAME.txt.
        extra = [f"bench-{name}"] if (LOCKS / f"bench-{name}.txt").exists() else []
        python = environment(stages, "dev", *extra)
        stages.check(f"bench {name}", [python, "-m", f"bench.{name}", *options], given, live=True)


def golden(stages: Stages) -> None:
    """rewrite the golden transcripts in tests/"""
    python = environment(stages, "dev")
    stages.check("golden", [python, "-m", "tests.golden", "--write"], variables(), live=True)


def clean() -> None:
    """remove everything that can be made again"""
    made = [CACHE, DIST, ROOT / "node_modules", ROOT / "mutants"]
    made += [ROOT / ".hypothesis", ROOT / ".pytest_cache", ROOT / ".ruff_cache"]
    for folder in made:
        if folder.exists():
            print(f"removing {shown(folder)}")
            shutil.rmtree(folder)


def environment(stages: Stages, *locks: str) -> Path:
    return stages.make("environment", lambda: python_with(*locks), shown)


def built(stages: Stages, python: Path) -> dict[str, str]:
    """The variables that tell tests and benches where the wheel and Node are."""
    wheel = make_wheel(stages, python)
    found = stages.make("node", node, shown)
    stages.make("node_modules", lambda: node_modules(found), shown)
    return variables(REGICIDE_WHEEL=wheel, REGICIDE_NODE=found)


def make_wheel(stages: Stages, python: Path) -> Path:
    return stages.make("wheel", lambda: build_wheel(python), shown)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    for verb in (build, test, bench, golden, clean):
        about = (verb.__doc__ or "").strip()
        options = verbs.add_parser(verb.__name__, help=about, description=about)
        if verb is bench:
            options.add_argument("names", nargs="*", metavar="NAME")
    asked, rest = parser.parse_known_args()
    if rest and asked.verb not in ("test", "bench"):
        parser.error(f"unknown arguments: {' '.join(rest)}")
    stages = Stages()
    try:
        match asked.verb:
            case "build":
                build(stages)
            case "test":
                test(stages, rest)
            case "bench":
                bench(stages, asked.names, rest)
                if not asked.names:
                    return 0
            case "golden":
                golden(stages)
            case "clean":
                clean()
                return 0
    except StageFailed:
        pass  # it has said what and why
    except KeyboardInterrupt:
        return 130
    return stages.end()


if __name__ == "__main__":
    sys.exit(main())
