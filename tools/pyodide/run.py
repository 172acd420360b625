"""Runs Python code in real Pyodide under Node with the built wheel, for tests and benches."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from tools.paths import CACHE, ROOT
from tools.wheel import build_wheel


def run_in_pyodide(script: Path, expression: str) -> str:
    """Run a script in a fresh Pyodide with the wheel; returns an expression's value as text."""
    command = [
        node(),
        str(ROOT / "tools" / "pyodide" / "run_wheel.mjs"),
        str(wheel()),
        str(script),
        expression,
    ]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return done.stdout


def node() -> str:
    """The Node that `build.py` found, or without `build.py` the system's."""
    found = os.environ.get("REGICIDE_NODE") or shutil.which("node")
    if found is None:
        raise FileNotFoundError("no Node here: `build.py` brings its own")
    return found


@cache
def wheel() -> Path:
    """The wheel that `build.py` built, or without `build.py` a new one."""
    if given := os.environ.get("REGICIDE_WHEEL"):
        return ROOT / given
    CACHE.mkdir(exist_ok=True)
    return build_wheel(Path(sys.executable), Path(tempfile.mkdtemp(dir=CACHE, prefix="wheel-")))
