"""Runs every check, or only the tests that were asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tools.paths import CACHE, ROOT
from tools.prepare import build_all, find_browser, make_environment
from tools.stages import Stages

SCRIPT_TESTS: Final = "tests/js"
BROWSER_TESTS: Final = "e2e"
WORKERS: Final = ("-n", "auto", "--dist", "worksteal")

Variables = Mapping[str, str]


def run_checks(stages: Stages, selection: Sequence[str]) -> None:
    """Run every check; with a selection only its tests, of the kind that its first word names."""
    given = build_all(stages)
    if not selection:
        check_python(stages, given)
        check_scripts(stages, given)
        run_script_tests(stages, given, [SCRIPT_TESTS])
        run_python_tests(stages, given, ["--cov", "--cov-report=term"])
        run_browser_tests(stages, given, [BROWSER_TESTS])
    elif selection[0].startswith(SCRIPT_TESTS):
        run_script_tests(stages, given, selection)
    elif selection[0].startswith(BROWSER_TESTS):
        run_browser_tests(stages, given, selection)
    else:
        run_python_tests(stages, given, selection)


def check_python(stages: Stages, given: Variables) -> None:
    """Style, types and import walls of all Python files."""
    python = make_environment(stages, "dev")
    stages.check("ruff check", [python, "-m", "ruff", "check"], given)
    stages.check("ruff format", [python, "-m", "ruff", "format", "--check"], given)
    # The types of Playwright, which the browser tests use, come with their own lock.
    typed = make_environment(stages, "dev", "e2e")
    stages.check("mypy", [typed, "-m", "mypy"], given)
    walls = "from importlinter.cli import lint_imports_command as lint; lint()"
    cache = CACHE / "import_linter"
    stages.check("import walls", [python, "-c", walls, "--cache-dir", cache], given)


def check_scripts(stages: Stages, given: Variables) -> None:
    """Style and types of all scripts."""
    node, packages = given["REGICIDE_NODE"], ROOT / "node_modules"
    biome = packages / "@biomejs" / "biome" / "bin" / "biome"
    stages.check("biome", [node, biome, "ci", "--colors=off"], given)
    compiler = packages / "typescript" / "bin" / "tsc"
    for name, config in (("tsc", "tsconfig.json"), ("tsc worker", "tsconfig.service-worker.json")):
        stages.check(name, [node, compiler, "-p", ROOT / config], given)


def run_script_tests(stages: Stages, given: Variables, selection: Sequence[str]) -> None:
    """The unit tests of scripts, in the folders and files that were asked for."""
    if not (ROOT / SCRIPT_TESTS).is_dir():
        return
    # Node 20 does not expand patterns itself.
    files = [path for each in selection for path in _tests_in(ROOT / each)]
    if not files:
        stages.fail("node --test: no tests")
        return
    hook = f"./{SCRIPT_TESTS}/vendor-hook.js"  # it finds what the site carries under vendor/
    node = given["REGICIDE_NODE"]
    stages.check("node --test", [node, "--import", hook, "--test", *files], given, live=True)


def _tests_in(path: Path) -> list[Path]:
    return sorted(path.rglob("*.test.js")) if path.is_dir() else [path]


def run_python_tests(stages: Stages, given: Variables, options: Sequence[str]) -> None:
    """Everything that needs no browser. The coverage bar is for whole runs only."""
    python = make_environment(stages, "dev")
    stages.check("pytest", [python, "-m", "pytest", *WORKERS, *options], given, live=True)


def run_browser_tests(stages: Stages, given: Variables, selection: Sequence[str]) -> None:
    """The tests of e2e/. One that fails on a busy machine is tried once more, alone."""
    python = make_environment(stages, "dev", "e2e")
    given = {**given, **find_browser(stages, python)}
    kept = ["--output", str(CACHE / "e2e"), "--screenshot", "only-on-failure"]
    pytest = [str(python), "-m", "pytest", *kept]
    if stages.check("e2e", [*pytest, *WORKERS, *selection], given, live=True):
        return
    failed = ["--last-failed", "--last-failed-no-failures", "none", "--maxfail", "5"]
    if stages.check("e2e, once more", [*pytest, *failed, *selection], given, live=True):
        stages.forgive("e2e")
