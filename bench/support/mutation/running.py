"""Runs tests against mutants, each in a forked process; the first failing test kills the mutant.

There are two ways. A mutant inside a function is *hot*: the tests are collected once, and a child
process swaps the function's code in place and runs the tests that reach the line. A mutant of code
that runs at import is *cold*: a child process imports the package with the mutated module, and
collects the tests again.
"""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.util
import os
import resource
import select
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

import coverage
import pytest
from _pytest.runner import runtestprotocol

from .mutants import Module, Mutant

PACKAGE: Final = "regicide_core"
TIME_CAP: Final = 8.0  # seconds of tests at most for one hot mutant
COLD_TIME_CAP: Final = 16.0
QUICK_TEST: Final = 0.3
SLOW_TEST: Final = 1.5  # seconds; a test that takes longer is left out
FIRST_TESTS: Final = 25  # run first for a cold mutant: most are killed by these already
MEMORY_CAP: Final = 2 << 30

TIMEOUT: Final = "timeout"


@dataclass
class Baseline:
    """The tests without a mutant: how long each takes, and which lines it reaches."""

    seconds: dict[str, float] = field(default_factory=dict)
    # module -> line -> tests
    reached: dict[str, dict[int, list[str]]] = field(default_factory=dict)
    failing: list[str] = field(default_factory=list)
    slow: list[str] = field(default_factory=list)

    def tests_for(self, mutant: Mutant) -> list[str]:
        """The tests that reach the mutant's statement, quickest first, up to the time cap."""
        lines = self.reached.get(mutant.module, {})
        first, last = mutant.lines
        names = {name for line in range(first, last + 1) for name in lines.get(line, [])}
        return self.capped(sorted(names, key=self.seconds.__getitem__), TIME_CAP)

    def tests_of(self, module: str) -> list[str]:
        """Tests for code that runs at import: first those that reach most of the module."""
        breadth = Counter(name for names in self.reached.get(module, {}).values() for name in names)
        quick = [name for name in breadth if self.seconds[name] < QUICK_TEST]
        broad = sorted(quick, key=lambda name: -breadth[name])[:FIRST_TESTS]
        left_out = {*broad, *self.failing, *self.slow}
        rest = sorted(
            (name for name in self.seconds if name not in left_out), key=self.seconds.__getitem__
        )
        return [*broad, *self.capped(rest, COLD_TIME_CAP)]

    def capped(self, names: Sequence[str], cap: float) -> list[str]:
        total = 0.0
        chosen = []
        for name in names:
            total += self.seconds[name]
            if total > cap:
                break
            chosen.append(name)
        return chosen


# Forked children


def run_in_children(
    jobs: Sequence[Mutant],
    work: Callable[[Mutant], str],
    limit: Callable[[Mutant], float],
    workers: int,
    show_progress: Callable[[int, int], None],
) -> Iterator[tuple[Mutant, str]]:
    """Run each job in its own child process; yields results as the children end.

    `work` returns the name of the test that killed the mutant, or "" if all passed.
    """
    waiting = list(reversed(jobs))
    running: dict[int, tuple[Mutant, int, float]] = {}  # pipe -> job, process, deadline
    done = 0
    while waiting or running:
        while waiting and len(running) < workers:
            job = waiting.pop()
            pipe, process = _fork(job, work)
            running[pipe] = (job, process, time.monotonic() + limit(job))
        ready, _, _ = select.select(list(running), [], [], 0.2)
        now = time.monotonic()
        for pipe, (job, process, deadline) in list(running.items()):
            if pipe in ready:
                verdict = os.read(pipe, 65536).decode()
            elif now > deadline:
                os.kill(process, signal.SIGKILL)
                verdict = TIMEOUT
            else:
                continue
            os.close(pipe)
            os.waitpid(process, 0)
            del running[pipe]
            done += 1
            show_progress(done, len(jobs))
            yield job, verdict or "crashed"


def _fork(job: Mutant, work: Callable[[Mutant], str]) -> tuple[int, int]:
    reader, writer = os.pipe()
    process = os.fork()
    if process:
        os.close(writer)
        return reader, process
    verdict = "crashed"
    try:
        os.close(reader)
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_CAP, MEMORY_CAP))
        verdict = work(job) or "survived"
    except BaseException as error:
        verdict = f"crashed: {type(error).__name__}"
    finally:
        os.write(writer, verdict.encode())
        os._exit(0)


# Hot


class Hot:
    """A pytest plugin that runs the tests once unchanged, and then against every mutant."""

    def __init__(
        self,
        modules: dict[str, Module],
        jobs: list[Mutant],
        workers: int,
        show_progress: Callable[[str, int, int], None],
    ) -> None:
        self.modules = modules
        self.jobs = jobs
        self.workers = workers
        self.show_progress = show_progress
        self.baseline = Baseline()
        self.results: dict[tuple[str, int], str] = {}
        self.items: dict[str, pytest.Item] = {}
        self.killers: dict[tuple[str, str | None], Counter[str]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        self.run_baseline()
        for job, verdict in run_in_children(
            self.jobs,
            self.run_mutant,
            self.limit,
            self.workers,
            lambda done, of: self.show_progress("hot mutants", done, of),
        ):
            self.results[job.module, job.number] = verdict
            if verdict in self.items:
                self.killers.setdefault((job.module, job.function), Counter())[verdict] += 1
        return True

    def run_baseline(self) -> None:
        source = [str(next(iter(self.modules.values())).path.parent)]
        tracer = coverage.Coverage(data_file=None, include=[f"{source[0]}/*"], config_file=False)
        tracer.start()
        for done, (name, item) in enumerate(self.items.items(), start=1):
            clear_caches()
            tracer.switch_context(name)
            began = time.perf_counter()
            passed = self.passes(item)
            self.baseline.seconds[name] = time.perf_counter() - began
            if not passed:
                self.baseline.failing.append(name)
            self.show_progress("tests alone", done, len(self.items))
        tracer.stop()
        data = tracer.get_data()
        slow = {name for name, took in self.baseline.seconds.items() if took > SLOW_TEST}
        self.baseline.slow = sorted(slow)
        left_out = slow | set(self.baseline.failing)
        for name, module in self.modules.items():
            lines = data.contexts_by_lineno(str(module.path))
            self.baseline.reached[name] = {
                line: [test for test in tests if test in self.items and test not in left_out]
                for line, tests in lines.items()
            }

    def passes(self, item: pytest.Item) -> bool:
        reports = runtestprotocol(item, log=False, nextitem=None)
        return not any(report.failed for report in reports)

    def tests_for(self, mutant: Mutant) -> list[str]:
        """The tests for a mutant; those that killed mutants of the same function come first."""
        tests = self.baseline.tests_for(mutant)
        killers = self.killers.get((mutant.module, mutant.function), Counter())
        first = [name for name, _ in killers.most_common(5) if name in tests]
        return [*first, *(name for name in tests if name not in first)]

    def limit(self, mutant: Mutant) -> float:
        return 6 + 6 * sum(self.baseline.seconds[name] for name in self.baseline.tests_for(mutant))

    def run_mutant(self, mutant: Mutant) -> str:
        code = self.modules[mutant.module].compiled(mutant)
        function = function_named(mutant.module, mutant.function or "")
        function.__code__ = code_named(code, mutant.function or "")
        clear_caches()
        tests = self.tests_for(mutant)
        for name in tests:
            if not self.passes(self.items[name]):
                return name
        return "" if tests else "unreached"


def code_named(code: CodeType, name: str) -> CodeType:
    """The code of a function, by its qualified name, inside a module's code."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            if part.co_qualname == name:
                return part
            with suppress(LookupError):
                return code_named(part, name)
    raise LookupError(name)


def function_named(module: str, name: str) -> FunctionType:
    """A module's function or method, unwrapped from its decorators."""
    found: Any = importlib.import_module(f"{PACKAGE}.{module}")
    for part in name.split("."):
        found = vars(found)[part]
    for wrapped in ("__func__", "fget", "__wrapped__"):
        found = getattr(found, wrapped, None) or found
    assert isinstance(found, FunctionType), name
    return found


def clear_caches() -> None:
    """Clear the caches of cached functions, so that the next test runs their code."""
    for name, module in list(sys.modules.items()):
        if name.startswith(PACKAGE):
            for thing in list(vars(module).values()):
                if clear := getattr(thing, "cache_clear", None):
                    clear()


# Cold


class MutatedImport(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module of the package from mutated code."""

    def __init__(self, module: str, path: Path, code: CodeType) -> None:
        self.name = f"{PACKAGE}.{module}"
        self.path = path
        self.code = code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


class FirstFailure:
    """A pytest plugin that remembers the first failed test, or a file that failed to load."""

    def __init__(self) -> None:
        self.name = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.name = self.name or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.name = self.name or f"importing {report.nodeid}"


PYTEST: Final = ("-q", "-x", "-s", "-p", "no:xdist", "-p", "no:cov")


def run_cold(modules: dict[str, Module], baseline: Baseline) -> Callable[[Mutant], str]:
    """The work of a child on a cold mutant: run a few broad tests first, then the others."""

    def work(mutant: Mutant) -> str:
        module = modules[mutant.module]
        code = module.compiled(mutant)
        sys.meta_path.insert(0, MutatedImport(mutant.module, module.path, code))
        tests = baseline.tests_of(mutant.module)
        for some in filter(None, (tests[:FIRST_TESTS], tests[FIRST_TESTS:])):
            failure = FirstFailure()
            outcome = pytest.main([*PYTEST, *some], plugins=[failure])
            if outcome == pytest.ExitCode.USAGE_ERROR:  # the mutant has changed the name of a test
                files = dict.fromkeys(name.partition("::")[0] for name in some)
                outcome = pytest.main([*PYTEST, *files], plugins=[failure])
            if failure.name or outcome != pytest.ExitCode.OK:
                return failure.name or f"pytest: {outcome!r}"
        return ""

    return work
