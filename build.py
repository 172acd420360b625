#!/usr/bin/env python3
"""The one entry point of the project. Needs Python 3.11 or newer and the package registries."""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 -- older Pythons fail on the imports below
    sys.exit("Python 3.11 or newer is needed")

import argparse
import shutil
from typing import Final

from tools.checks.run_checks import run_checks
from tools.environment import variables
from tools.paths import CACHE, DIST, ROOT, shown
from tools.prepare import build_all, find_browser, make_environment, make_site
from tools.run_benches import list_benches, run_benches
from tools.serve import serve as serve_site
from tools.site.sizes import check_sizes
from tools.stages import StageFailed, Stages

PORT: Final = 8314


def build(stages: Stages) -> None:
    """build the whole site in dist/ and print its size"""
    check_sizes(stages, make_site(stages, make_environment(stages, "dev")))


def serve(stages: Stages, port: int, *, open_browser: bool) -> None:
    """bring dist/ up to date, serve it on this machine and open the browser"""
    site = make_site(stages, make_environment(stages, "dev"))
    serve_site(site, port, open_browser=open_browser)


def test(stages: Stages, selection: list[str]) -> None:
    """run every check; with arguments only those tests: -k jester, e2e/test_boot.py, tests/js"""
    run_checks(stages, selection)


def bench(stages: Stages, names: list[str], options: list[str]) -> None:
    """run benchmarks from bench/ by name; without a name, list them"""
    run_benches(stages, names, options)


def golden(stages: Stages) -> None:
    """rewrite the golden transcripts in tests/golden/"""
    python = make_environment(stages, "dev")
    stages.check(
        "golden", [python, "-m", "tests.support.golden", "--write"], variables(), live=True
    )


def pictures(stages: Stages) -> None:
    """redraw the icons and screenshots in web/, using a browser"""
    _run_in_browser(stages, "pictures", "tools.pictures.draw")


def shots(stages: Stages, options: list[str]) -> None:
    """take pictures of every screen in four sizes, light and dark: .cache/shots/index.html"""
    _run_in_browser(stages, "shots", "e2e.support.shots", *options)


def _run_in_browser(stages: Stages, name: str, module: str, *options: str) -> None:
    env = build_all(stages)
    python = make_environment(stages, "dev", "e2e")
    env |= find_browser(stages, python)
    stages.check(name, [python, "-m", module, *options], env, live=True)


def clean() -> None:
    """remove everything that can be made again"""
    made = [CACHE, DIST, ROOT / "node_modules", ROOT / "mutants"]
    made += [ROOT / ".hypothesis", ROOT / ".pytest_cache", ROOT / ".ruff_cache"]
    for folder in made:
        if folder.exists():
            print(f"removing {shown(folder)}")
            shutil.rmtree(folder)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    for verb in (build, serve, test, bench, golden, pictures, shots, clean):
        about = (verb.__doc__ or "").strip()
        options = verbs.add_parser(verb.__name__, help=about, description=about)
        if verb is bench:
            options.add_argument("names", nargs="*", metavar="NAME")
        if verb is serve:
            options.add_argument("--port", type=int, default=PORT, help=f"default: {PORT}")
            options.add_argument("--no-open", action="store_true", help="don't open the browser")
    arguments, rest = parser.parse_known_args()
    if rest and arguments.verb not in ("test", "bench", "shots"):
        parser.error(f"unknown arguments: {' '.join(rest)}")
    stages = Stages()
    try:
        match arguments.verb:
            case "build":
                build(stages)
            case "serve":
                serve(stages, arguments.port, open_browser=not arguments.no_open)
            case "test":
                test(stages, rest)
            case "bench" if not arguments.names:
                list_benches()
                return 0
            case "bench":
                bench(stages, arguments.names, rest)
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
        pass  # the stage has printed what failed and why
    except KeyboardInterrupt:
        return 130
    return stages.end()


if __name__ == "__main__":
    sys.exit(main())
