"""Mutation testing of the rules: do the tests notice every small change to the engine?

    python3 build.py bench mutation [--only turn legal] [--again]

Every comparison, condition, number, text, sum, call and return in the rules modules is changed, one
at a time. The tests that reach the changed line are run until one fails: that mutant is killed.
A survivor needs a sharper test or, if no test could notice the change, an entry in
bench/support/mutation/equivalent_mutants.toml that says why. Writes bench/results/mutation.md;
fails if less than 95 % are killed. `--only` takes some modules, and `--again` takes only the last
run's survivors; neither rewrites the results.

mutmut 3.8 was tried first. It mutates no decorated functions and nothing outside functions, so it
leaves out every property of this engine (immunity, shield, attack) and every table (card values,
enemies, hand limits), which are the rules themselves.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.support.mutation.mutants import Module, Mutant  # noqa: E402

PACKAGE: Final = Path("src", "regicide_core")
NOT_RULES: Final = ("__init__", "__main__", "errors", "version")
TESTS: Final = ROOT / "tests"
TESTED_IN: Final = ("rules", "notation", "engine", "bots", "scenarios")
OTHER_TESTS: Final = (
    *("test_walls", "test_search_state"),  # not about the rules
    *("test_lessons", "test_puzzles"),  # these read files of web/
    *("test_perft", "test_preview_games"),  # these take too long
)
WORK: Final = ROOT / ".cache" / "mutation"
RESULTS: Final = ROOT / "bench" / "results" / "mutation.md"
EXPLAINED: Final = ROOT / "bench" / "support" / "mutation" / "equivalent_mutants.toml"
BAR: Final = 95.0

Results = dict[str, str]  # "module:number" -> what killed the mutant, or "survived"


@dataclass(frozen=True)
class Plan:
    """What one stage has to do: its name (hot or cold), the mutants, the number of processes."""

    stage: str
    jobs: list[str]
    workers: int


def modules(tree: Path = ROOT) -> dict[str, Module]:
    """The modules that hold rules, by their dotted name inside the package."""
    package = tree / PACKAGE
    paths = sorted([*package.glob("*.py"), *package.glob("scenario/*.py")])
    found = [Module(path, package) for path in paths if path.stem not in NOT_RULES]
    return {module.name: module for module in found}


def name_of(mutant: Mutant) -> str:
    return f"{mutant.module}:{mutant.number}"


def test_files() -> list[str]:
    paths = [path for folder in TESTED_IN for path in sorted((TESTS / folder).glob("test_*.py"))]
    return [str(path) for path in paths if path.stem not in OTHER_TESTS]


# The two stages, each in its own process


def copy_tree() -> Path:
    """Copy all files the run needs, so that they may be edited while it lasts."""
    tree = WORK / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    for name in ("src", "tests", "docs", "bench", "tools"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tree)
    return tree


def run_stage(tree: Path, plan: Plan) -> dict[str, Any]:
    """Run a stage of this script in the copy; returns what it found."""
    todo = WORK / f"{plan.stage}-plan.json"
    todo.write_text(json.dumps(asdict(plan)), "utf-8")
    found = found_file(todo)
    found.unlink(missing_ok=True)
    command = [sys.executable, str(tree / "bench" / "mutation.py"), "--stage", str(todo)]
    settings = {"REGICIDE_HYPOTHESIS": "mutation", "PYTHONPATH": "src", "PYTHONUTF8": "1"}
    environment = {**os.environ, **settings}
    done = subprocess.run(command, cwd=tree, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit(done.stdout)
    data: dict[str, Any] = json.loads(found.read_text("utf-8"))
    return data


def found_file(plan_file: Path) -> Path:
    return plan_file.with_name(plan_file.name.replace("plan", "found"))


def stage(plan_file: Path) -> None:
    plan = Plan(**json.loads(plan_file.read_text("utf-8")))
    found = hot(plan) if plan.stage == "hot" else cold(plan, plan_file.with_name("hot-found.json"))
    found_file(plan_file).write_text(json.dumps(found), "utf-8")


def hot(plan: Plan) -> dict[str, Any]:
    import pytest

    from bench.support.mutation.running import PYTEST, Hot

    all_modules = modules()
    plugin = Hot(all_modules, wanted(all_modules, plan), plan.workers, show)
    outcome = pytest.main([*PYTEST, *test_files()], plugins=[plugin])
    if not plugin.items:
        raise SystemExit(f"no tests were collected: {outcome!r}")
    return {
        "results": {f"{module}:{at}": verdict for (module, at), verdict in plugin.results.items()},
        "baseline": asdict(plugin.baseline),
    }


def cold(plan: Plan, hot_found: Path) -> dict[str, Any]:
    from bench.support.mutation.running import Baseline, run_cold, run_in_children

    all_modules = modules()
    saved = json.loads(hot_found.read_text("utf-8"))["baseline"]
    reached = {
        module: {int(line): tests for line, tests in lines.items()}
        for module, lines in saved.pop("reached").items()
    }
    baseline = Baseline(**saved, reached=reached)
    results = {
        name_of(job): verdict
        for job, verdict in run_in_children(
            wanted(all_modules, plan),
            run_cold(all_modules, baseline),
            lambda _: 90.0,
            plan.workers,
            lambda done, of: show("cold mutants", done, of),
        )
    }
    return {"results": results}


def wanted(all_modules: dict[str, Module], plan: Plan) -> list[Mutant]:
    names = set(plan.jobs)
    every = (mutant for module in all_modules.values() for mutant in module.mutants)
    return [mutant for mutant in every if name_of(mutant) in names]


def show(what: str, done: int, of: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == of else ""
        print(f"\r{what} {done} of {of} ", end=end, file=sys.stderr, flush=True)


# The whole run


def explanations() -> dict[tuple[str, str, str], str]:
    if not EXPLAINED.exists():
        return {}
    entries = tomllib.loads(EXPLAINED.read_text("utf-8")).get("mutant", [])
    return {(it["module"], it["line"], it["change"]): it["why"] for it in entries}


def is_killed(verdict: str) -> bool:
    return verdict != "survived"


def report(
    mutants: list[Mutant], results: Results, baseline: dict[str, Any], seconds: float, workers: int
) -> str:
    why = explanations()
    survivors = [mutant for mutant in mutants if not is_killed(results[name_of(mutant)])]
    lines = [
        "# Mutation testing of the rules",
        "",
        f"`python3 build.py bench mutation`: Python {platform.python_version()}, {workers} "
        f"processes, {seconds / 60:.0f} min.",
        "",
        summary(mutants, results),
        "",
        f"{len(baseline['seconds']):,} tests took part, except {len(baseline['slow'])} that take "
        f"too long and {len(baseline['failing'])} that fail without a mutant.",
        "",
        "| module | mutants | killed | survivors | explained |",
        "|---|---:|---:|---:|---:|",
        *table_rows(mutants, results),
        "",
        "## Survivors",
        "",
        "| where | line | change | why no test can notice |",
        "|---|---|---|---|",
        *(
            f"| {mutant.module}.py:{mutant.line} | {cell(mutant.source)} | {cell(mutant.change)} "
            f"| {why.get(mutant.key, '**not explained**')} |"
            for mutant in survivors
        ),
        "",
    ]
    return "\n".join(lines)


def cell(text: str) -> str:
    return "`" + text.replace("|", "\\|").replace("`", "'") + "`"


def percent(part: int, whole: int) -> float:
    return 100 * part / whole if whole else 100.0


def killed_share(mutants: list[Mutant], results: Results) -> float:
    return percent(sum(is_killed(results[name_of(it)]) for it in mutants), len(mutants))


def summary(mutants: list[Mutant], results: Results) -> str:
    why = explanations()
    survivors = [mutant for mutant in mutants if not is_killed(results[name_of(mutant)])]
    explained = sum(mutant.key in why for mutant in survivors)
    ends = Counter(results[name_of(mutant)] for mutant in mutants)
    return (
        f"**{len(mutants):,} mutants, {killed_share(mutants, results):.1f} % killed** (bar: "
        f"{BAR:.0f} %; {ends['timeout']} by running too long); {len(survivors)} survivors, "
        f"{explained} of them explained."
    )


def table_rows(mutants: list[Mutant], results: Results) -> Iterator[str]:
    why = explanations()
    for name in dict.fromkeys(mutant.module for mutant in mutants):
        own = [mutant for mutant in mutants if mutant.module == name]
        left = [mutant for mutant in own if not is_killed(results[name_of(mutant)])]
        explained = sum(mutant.key in why for mutant in left)
        share = killed_share(own, results)
        yield f"| {name} | {len(own)} | {share:.1f} % | {len(left)} | {explained} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", nargs="+", metavar="MODULE", help="only these modules")
    parser.add_argument("--again", action="store_true", help="only the last run's survivors")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--stage", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.stage:
        stage(options.stage)
        return 0
    began = time.monotonic()
    tree = copy_tree()
    every = [mutant for module in modules(tree).values() for mutant in module.mutants]
    mutants = [mutant for mutant in every if not options.only or mutant.module in options.only]
    last = WORK / "survivors.json"
    if options.again:
        keys = {tuple(key) for key in json.loads(last.read_text("utf-8"))}
        mutants = [mutant for mutant in mutants if mutant.key in keys]
    hot_jobs = [name_of(mutant) for mutant in mutants if mutant.function]
    found = run_stage(tree, Plan("hot", hot_jobs, options.workers))
    results: Results = found["results"]
    # A line that no test reaches, or a nested function, may have run at import, before the code was
    # swapped: try these mutants again with a fresh import.
    cold_jobs = [
        name_of(mutant)
        for mutant in mutants
        if not mutant.function
        or results[name_of(mutant)] == "unreached"
        or (mutant.inner and not is_killed(results[name_of(mutant)]))
    ]
    results |= run_stage(tree, Plan("cold", cold_jobs, options.workers))["results"]
    text = report(mutants, results, found["baseline"], time.monotonic() - began, options.workers)
    print(text)
    if not options.only and not options.again:
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(text, "utf-8")
    left = [mutant.key for mutant in mutants if not is_killed(results[name_of(mutant)])]
    last.write_text(json.dumps(left), "utf-8")
    return 0 if killed_share(mutants, results) >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
