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
from typing import Final

from tools.browser import browser
from tools.environment import node, node_modules, python_with, variables
from tools.paths import BENCHES, CACHE, DIST, LOCKS, ROOT, shown
from tools.serve import serve as serve_site
from tools.site.build import build_site, types_of_packages
from tools.site.first_visit import FIRST_VISIT, first_visit, transfer_of, transfer_report
from tools.site.shell_size import BUDGET, report, shell_of, weigh
from tools.stages import StageFailed, Stages
from tools.wheel import build_wheel

PORT: Final = 8314
BROWSER_BENCHES: Final = (
    "boot",
    "latency",
    "motion",
    "lighthouse",
    "thinking",
)  # they drive a page as the tests of e2e/ do


def build(stages: Stages) -> None:
    """make the whole site in dist/, and print how large it is"""
    site = make_site(stages, environment(stages, "dev"))
    weights = weigh(site)
    print(report(site, weights))
    if shell_of(site, weights) > BUDGET:
        stages.fail("shell size")
    files = first_visit(site, weights)
    print(transfer_report(files))
    if transfer_of(files) > FIRST_VISIT:
        stages.fail("first visit")


def serve(stages: Stages, port: int, open_browser: bool) -> None:
    """bring dist/ up to date, serve it on this machine and open the browser"""
    site = make_site(stages, environment(stages, "dev"))
    serve_site(site, port, open_browser=open_browser)


def test(stages: Stages, selection: list[str]) -> None:
    """run every check; with arguments (-k jester) only pytest, on e2e/ if they begin with it"""
    python = environment(stages, "dev")
    given = built(stages, python)
    if not selection:
        stages.check("ruff check", [python, "-m", "ruff", "check"], given)
        stages.check("ruff format", [python, "-m", "ruff", "format", "--check"], given)
        stages.check("mypy", [python, "-m", "mypy"], given)
        walls = "from importlinter.cli import lint_imports_command as lint; lint()"
        cache = CACHE / "import_linter"
        stages.check("import walls", [python, "-c", walls, "--cache-dir", cache], given)
        compiler = ROOT / "node_modules" / "typescript" / "bin" / "tsc"
        for name, config in (
            ("tsc", "tsconfig.json"),
            ("tsc worker", "tsconfig.service-worker.json"),
        ):
            stages.check(name, [given["REGICIDE_NODE"], compiler, "-p", ROOT / config], given)
    if selection and selection[0].startswith("e2e"):
        test_in_browser(stages, given, selection)
        return
    # A selection covers little: the coverage bar is for whole runs.
    extent = selection or ["--cov", "--cov-report=term"]
    workers = ["-n", "auto", "--dist", "worksteal"]
    stages.check("pytest", [python, "-m", "pytest", *workers, *extent], given, live=True)
    if not selection:
        test_in_browser(stages, given, ["e2e"])


def test_in_browser(stages: Stages, given: dict[str, str], selection: list[str]) -> None:
    python = environment(stages, "dev", "e2e")
    found = stages.make("browser", lambda: browser(python), shown)
    # Each worker starts a browser and Python in it: more of them than cores only wait.
    workers = ["-n", "auto", "--dist", "worksteal"]
    kept = ["--output", str(CACHE / "e2e"), "--screenshot", "only-on-failure"]
    pytest = [str(python), "-m", "pytest", *kept]
    given = given | {"REGICIDE_BROWSER": str(found)}
    if stages.check("e2e", [*pytest, *workers, *selection], given, live=True):
        return
    # What fails on a busy machine gets a second try, alone, and both are told; failing twice fails.
    failed = ["--last-failed", "--last-failed-no-failures", "none", "--maxfail", "5"]
    if stages.check("e2e, once more", [*pytest, *failed, *selection], given, live=True):
        stages.forgive("e2e")


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
        if name in BROWSER_BENCHES:
            extra.append("e2e")
        python = environment(stages, "dev", *extra)
        stages.check(f"bench {name}", [python, "-m", f"bench.{name}", *options], given, live=True)


def golden(stages: Stages) -> None:
    """rewrite the golden transcripts in tests/"""
    python = environment(stages, "dev")
    stages.check(
        "golden", [python, "-m", "tests.support.golden", "--write"], variables(), live=True
    )


def pictures(stages: Stages) -> None:
    """draw the icons and screenshots of web/ anew, with a browser"""
    given = built(stages, environment(stages, "dev"))
    python = environment(stages, "dev", "e2e")
    found = stages.make("browser", lambda: browser(python), shown)
    given |= {"REGICIDE_BROWSER": str(found)}
    stages.check("pictures", [python, "-m", "tools.pictures.draw"], given, live=True)


def shots(stages: Stages, options: list[str]) -> None:
    """photograph every screen in four sizes, light and dark: .cache/shots/index.html"""
    given = built(stages, environment(stages, "dev"))
    python = environment(stages, "dev", "e2e")
    found = stages.make("browser", lambda: browser(python), shown)
    given |= {"REGICIDE_BROWSER": str(found)}
    stages.check("shots", [python, "-m", "e2e.support.shots", *options], given, live=True)


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
    """The variables that tell tests and benches where the site, the wheel and Node are."""
    wheel = stages.make("wheel", lambda: build_wheel(python, CACHE / "wheel"), shown)
    site = make_site(stages, python)
    return variables(REGICIDE_WHEEL=wheel, REGICIDE_NODE=node(), REGICIDE_SITE=site)


def make_site(stages: Stages, python: Path) -> Path:
    found = stages.make("node", node, shown)
    packages = stages.make("node_modules", lambda: node_modules(found), shown)
    stages.make("types", lambda: types_of_packages(packages), shown)
    return stages.make("site", lambda: build_site(python, found, packages), shown)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    for verb in (build, serve, test, bench, golden, pictures, shots, clean):
        about = (verb.__doc__ or "").strip()
        options = verbs.add_parser(verb.__name__, help=about, description=about)
        if verb is bench:
            options.add_argument("names", nargs="*", metavar="NAME")
        if verb is serve:
            options.add_argument("--port", type=int, default=PORT, help=f"usually {PORT}")
            options.add_argument("--no-open", action="store_true", help="leave the browser alone")
    asked, rest = parser.parse_known_args()
    if rest and asked.verb not in ("test", "bench", "shots"):
        parser.error(f"unknown arguments: {' '.join(rest)}")
    stages = Stages()
    try:
        match asked.verb:
            case "build":
                build(stages)
            case "serve":
                serve(stages, asked.port, open_browser=not asked.no_open)
            case "test":
                test(stages, rest)
            case "bench":
                bench(stages, asked.names, rest)
                if not asked.names:
                    return 0
            case "golden":
                golden(stages)
            case "pictures":
                pictures(stages)
            case "shots":
                shots(stages, rest)
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
