"""The wheel holds the engine and nothing else, and the same sources give the same bytes."""

from __future__ import annotations

import os
import shutil
import sys
import zipfile
from pathlib import Path

from regicide_core.version import ENGINE
from tools.paths import ROOT
from tools.pyodide.run import wheel
from tools.wheel import build_wheel


def test_the_wheel_is_the_same_wherever_and_whenever_it_is_built(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    unwanted = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src", tmp_path / "src", copy_function=shutil.copyfile, ignore=unwanted)
    for file in tmp_path.rglob("*.py"):
        os.utime(file, (1, 1))
        file.chmod(0o600)
    here = build_wheel(Path(sys.executable), tmp_path / "here")
    there = build_wheel(Path(sys.executable), tmp_path / "there", project=tmp_path)
    assert here.name == there.name
    assert here.read_bytes() == there.read_bytes()


def test_the_wheel_holds_the_engine_and_nothing_else() -> None:
    with zipfile.ZipFile(wheel()) as packed:
        names = set(packed.namelist())
    info = f"regicide_core-{ENGINE}.dist-info/"
    engine = {name for name in names if not name.startswith(info)}
    sources = (ROOT / "src").rglob("*.py")
    modules = {path.relative_to(ROOT / "src").as_posix() for path in sources}
    assert engine == modules | {"regicide_core/py.typed"}
    assert {name.removeprefix(info) for name in names - engine} == {
        "METADATA",
        "RECORD",
        "WHEEL",
        "licenses/LICENSE",
    }
