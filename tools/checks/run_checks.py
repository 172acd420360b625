"""Runs every check, or only the selected tests."""

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
    """Run every check, or only the selected tests; the first word says which runner they need."""
    env = build_all(stages)
    if not selection:
        check_python(stages, env)
        check_scripts(stages, env)
        run_script_tests(stages, env, [SCRIPT_TESTS])
        run_python_tests(stages, env, ["--cov", "--cov-report=term"])
        run_browser_tests(stages, env, [BROWSER_TESTS])
    elif selection[0].startswith(SCRIPT_TESTS):
        run_script_tests(stages, env, selection)
    elif selection[0].startswith(BROWSER_TESTS):
        run_browser_tests(stages, env, selection)
    else:
        run_python_tests(stages, env, selection)


def check_python(stages: Stages, env: Variables) -> None:
    """Check the style, types and import walls of all Python files."""
    python = make_environment(stages, "dev")
    stages.check("ruff check", [python, "-m", "ruff", "check"], env)
    stages.check("ruff format", [python, "-m", "ruff", "format", "--check"], env)
    # mypy also reads the browser tests, so it needs the types of Playwright from the e2e lock.
    typed = make_environment(stages, "dev", "e2e")
    stages.check("mypy", [typed, "-m", "mypy"], env)
    walls = "from importlinter.cli import lint_imports_command as lint; lint()"
    cache = CACHE / "import_linter"
    stages.check("import walls", [python, "-c", walls, "--cache-dir", cache], env)


def check_scripts(stages: Stages, env: Variables) -> None:
    """Check the style and types of all JavaScript."""
    node, packages = env["REGICIDE_NODE"], ROOT / "node_modules"
    biome = packages / "@biomejs" / "biome" / "bin" / "biome"
    stages.check("biome", [node, biome, "ci", "--colors=off"], env)
    compiler = packages / "typescript" / "bin" / "tsc"
    for name, config in (("tsc", "tsconfig.json"), ("tsc worker", "tsconfig.service-worker.json")):
        stages.check(name, [node, compiler, "-p", ROOT / config], env)


def run_script_tests(stages: Stages, env: Variables, selection: Sequence[str]) -> None:
    """Run the JavaScript unit tests in the selected folders and files."""
    if not (ROOT / SCRIPT_TESTS).is_dir():
        return
    # Node 20 does not expand file patterns itself.
    files = [path for each in selection for path in _tests_in(ROOT / each)]
    if not files:
        stages.fail("node --test: no tests")
        return
    hook = f"./{SCRIPT_TESTS}/vendor-hook.js"  # resolves imports from vendor/
    node = env["REGICIDE_NODE"]
    stages.check("node --test", [node, "--import", hook, "--test", *files], env, live=True)


def _tests_in(path: Path) -> list[Path]:
    return sorted(path.rglob("*.test.js")) if path.is_dir() else [path]


def run_python_tests(stages: Stages, env: Variables, options: Sequence[str]) -> None:
    """Run every test that needs no browser. Coverage is only measured in whole runs."""
    python = make_environment(stages, "dev")
    stages.check("pytest", [python, "-m", "pytest", *WORKERS, *options], env, live=True)


def run_browser_tests(stages: Stages, env: Variables, selection: Sequence[str]) -> None:
    """Run the tests of e2e/. A test may fail because the machine is busy: retry it once, alone."""
    python = make_environment(stages, "dev", "e2e")
    env = {**env, **find_browser(stages, python)}
    kept = ["--output", str(CACHE / "e2e"), "--screenshot", "only-on-failure"]
    pytest = [str(python), "-m", "pytest", *kept]
    if stages.check("e2e", [*pytest, *WORKERS, *selection], env, live=True):
        return
    failed = ["--last-failed", "--last-failed-no-failures", "none", "--maxfail", "5"]
    if stages.check("e2e, once more", [*pytest, *failed, *selection], env, live=True):
        stages.count_as_passed("e2e")
