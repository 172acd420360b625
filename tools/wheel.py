"""Builds the engine's wheel. The same sources give the same bytes on every machine."""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from tools.paths import DIST, ROOT

DATE: Final = "1580601600"  # the date of every file in the wheel, instead of today's


def build_wheel(python: Path, into: Path = DIST, project: Path = ROOT) -> Path:
    """Build the wheel with a Python that has hatchling, and delete older ones in that folder."""
    into.mkdir(parents=True, exist_ok=True)
    # The wheel is moved into place when it is complete: another run may be reading the old one.
    with tempfile.TemporaryDirectory(dir=into) as fresh:
        subprocess.run(
            [str(python), "-m", "hatchling", "build", "-t", "wheel", "-d", fresh],
            cwd=project,
            env=os.environ | {"SOURCE_DATE_EPOCH": DATE},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=True,
        )
        (wheel,) = Path(fresh).glob("*.whl")
        for old in into.glob("*.whl"):
            if old.name != wheel.name:
                old.unlink()
        return wheel.replace(into / wheel.name)
