"""The zip of the fast start: all that the engine needs, compiled, the same every time."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import zipfile
from pathlib import Path

import pytest

from tools.paths import ROOT
from tools.pyodide.run import node, wheel
from tools.site.assemble import FAST
from tools.site.fast_zip import compile_zip

GAMES = ROOT / "tests" / "support" / "seeded_games.py"
PINNED: dict[str, str] = json.loads(GAMES.with_name("pinned_hashes.json").read_text("utf-8"))
BRIDGE = ROOT / "web" / "py"
STARTER = ROOT / "tools" / "pyodide" / "run_fast_zip.mjs"
FOR_CHECKING = {"protocol.pyc"}  # nothing imports it when the bridge runs
FOR_A_TERMINAL = ("__main__.py", "cli/")


@pytest.fixture(scope="session")
def fast(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The zip of the site that `build.py` has built, or one made here when pytest runs alone."""
    made = tmp_path_factory.mktemp("fast") / "python.zip"
    if given := os.environ.get("REGICIDE_SITE"):
        made.write_bytes(gzip.decompress((ROOT / given / FAST).read_bytes()))
    else:
        compile_zip(Path(node()), wheel(), BRIDGE, made)
    return made


def run(fast: Path, script: Path, expression: str) -> str:
    command = [node(), str(STARTER), str(fast), str(script), expression]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.pyodide
def test_seeded_games_end_the_same_on_the_trimmed_library(fast: Path) -> None:
    asked = f"import json; json.dumps({{name: game_hash(name) for name in {list(PINNED)}}})"
    assert json.loads(run(fast, GAMES, asked)) == PINNED


@pytest.mark.pyodide
def test_it_has_the_same_bytes_when_made_again(fast: Path, tmp_path: Path) -> None:
    compile_zip(Path(node()), wheel(), BRIDGE, tmp_path / "again.zip")
    assert (tmp_path / "again.zip").read_bytes() == fast.read_bytes()


@pytest.mark.pyodide
def test_everything_in_it_is_compiled_and_the_engine_is_all_there(fast: Path) -> None:
    names = set(zipfile.ZipFile(fast).namelist())
    assert all(name.endswith(".pyc") for name in names)
    package = ROOT / "src" / "regicide_core"
    engine = {
        path.relative_to(ROOT / "src").with_suffix(".pyc").as_posix()
        for path in package.rglob("*.py")
        if not path.relative_to(package).as_posix().startswith(FOR_A_TERMINAL)
    }
    bridge = {path.with_suffix(".pyc").name for path in BRIDGE.glob("*.py")} - FOR_CHECKING
    assert "bridge.pyc" in bridge and engine | bridge <= names
    assert "protocol.pyc" not in names
    assert {
        "json/__init__.pyc",
        "random.pyc",
        "asyncio/__init__.pyc",
    } <= names
    # What a first visit shall not pay for; the last two are what compiling might bring in itself.
    unwanted = ("argparse", "unittest", "email", "pydoc", "xml", "ssl", "pkgutil", "_ast_unparse")
    assert not {name for name in names if name.startswith(unwanted)}
