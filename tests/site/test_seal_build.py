"""A sealed site: its build's name and the list of its files, in the places that tell them."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from pathlib import Path

import pytest

from tools.environment import node, node_modules
from tools.paths import ROOT
from tools.site.build import build_site
from tools.site.seal_build import seal


@pytest.fixture(scope="module")
def dist() -> Path:
    if given := os.environ.get("REGICIDE_SITE"):
        return ROOT / given
    found = node()
    return build_site(Path(sys.executable), found, node_modules(found))


@pytest.fixture
def site(dist: Path, tmp_path: Path) -> Path:
    """A copy to change."""
    return Path(shutil.copytree(dist, tmp_path / "site"))


def build_of(site: Path) -> str:
    found: str = json.loads((site / "version.json").read_text("utf-8"))["build"]
    return found


def test_the_list_is_of_the_built_files_and_true(dist: Path) -> None:
    listed = json.loads((dist / "files.json").read_text("utf-8"))
    there = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    left_out = {path for path in there if path.startswith((".", "screenshots/"))}
    left_out |= {"files.json", "service-worker.js"}
    assert [file["path"] for file in listed["files"]] == list(
        dict.fromkeys(file["path"] for file in listed["files"])
    )
    assert {file["path"] for file in listed["files"]} == there - left_out
    for file in listed["files"]:
        data = (dist / file["path"]).read_bytes()
        assert (file["size"], file["sha256"]) == (len(data), hashlib.sha256(data).hexdigest())


def test_everything_says_the_same_build(dist: Path) -> None:
    build = build_of(dist)
    first, _, code = (dist / "service-worker.js").read_text("utf-8").partition("\n")
    listed = (dist / "files.json").read_text("utf-8").strip()
    assert first == f"const BUILT={listed};"
    assert "addEventListener" in code and "BUILT=" not in code
    assert json.loads(listed)["build"] == build
    for page in dist.rglob("*.html"):
        assert f'<meta name="build" content="{build}">' in page.read_text("utf-8"), page.name


def test_what_is_needed_least_is_kept_last(dist: Path) -> None:
    paths = [file["path"] for file in json.loads((dist / "files.json").read_text())["files"]]
    order = ["index.html", "pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip"]
    assert sorted(paths, key=paths.index)[0].endswith((".css", ".html", ".js"))
    assert [paths.index(path) for path in order] == sorted(paths.index(path) for path in order)


def test_to_seal_again_changes_nothing(site: Path) -> None:
    before = {path: path.read_bytes() for path in site.rglob("*") if path.is_file()}
    seal(site)
    assert {path: path.read_bytes() for path in site.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize("name", ["main.js", "i18n/hu.ftl", "service-worker.js", "index.html"])
def test_any_change_makes_another_build(site: Path, name: str) -> None:
    before = build_of(site)
    file = site / name
    file.write_text(file.read_text("utf-8") + "\n", "utf-8")
    assert seal(site) == build_of(site) != before
