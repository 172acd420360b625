"""Runs named stages, times them, and prints the command that repeats a failed one."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from tools.paths import ROOT, shown

Made = TypeVar("Made")


class StageFailed(Exception):
    """A stage that later stages depend on has failed; its error is already printed."""


@dataclass
class Stages:
    """Runs stages one by one and remembers which failed."""

    failed: list[str] = field(default_factory=list)
    began: float = field(default_factory=time.perf_counter)

    def make(self, name: str, make: Callable[[], Made], show: Callable[[Made], str]) -> Made:
        """A stage that makes something for later stages; raises `StageFailed` if it can't."""
        start = time.perf_counter()
        try:
            made = make()
        except subprocess.CalledProcessError as failure:
            self._report(name, "FAILED", start)
            print(failure.output or "", end="")
            self._record_failure(name, failure.cmd, {})
            raise StageFailed(name) from failure
        except OSError as failure:
            self._report(name, "FAILED", start)
            print(failure)
            self.failed.append(name)
            raise StageFailed(name) from failure
        self._report(name, show(made), start)
        return made

    def check(
        self,
        name: str,
        command: Sequence[str | Path],
        variables: Mapping[str, str],
        *,
        live: bool = False,
    ) -> bool:
        """A stage that passes or fails; `live` shows its output while it runs."""
        start = time.perf_counter()
        if live:
            print(f"-- {name}", flush=True)
        done = subprocess.run(
            [str(word) for word in command],
            cwd=ROOT,
            env=os.environ | variables,
            stdout=None if live else subprocess.PIPE,
            stderr=None if live else subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        self._report(name, "ok" if done.returncode == 0 else "FAILED", start)
        if done.returncode:
            print(done.stdout or "", end="")
            self._record_failure(name, command, variables)
        return done.returncode == 0

    def fail(self, name: str) -> None:
        """Count a stage as failed."""
        self.failed.append(name)

    def count_as_passed(self, name: str) -> None:
        """Count a failed stage as passed, because a second try went well."""
        self.failed.remove(name)

    def end(self) -> int:
        """Print the outcome of all stages; returns the exit code."""
        seconds = time.perf_counter() - self.began
        if self.failed:
            print(f"-- failed: {', '.join(self.failed)} ({seconds:.1f} s)")
            return 1
        print(f"-- all stages passed ({seconds:.1f} s)")
        return 0

    def _report(self, name: str, outcome: str, start: float) -> None:
        print(f"-- {name:<14} {outcome} ({time.perf_counter() - start:.1f} s)", flush=True)

    def _record_failure(
        self, name: str, command: Sequence[str | Path], variables: Mapping[str, str]
    ) -> None:
        self.failed.append(name)
        words = [shown(word) if Path(word).is_absolute() else str(word) for word in command]
        shell = [f"{key}={shlex.quote(shown(value))}" for key, value in _to_show(variables).items()]
        print(f"   to repeat: {' '.join([*shell, shlex.join(words)])}", file=sys.stderr, flush=True)


def _to_show(variables: Mapping[str, str]) -> dict[str, str]:
    """The variables that matter to somebody who runs the command by hand."""
    return {
        name: value
        for name, value in variables.items()
        if name == "PYTHONPATH" or name.startswith("REGICIDE_")
    }
