"""Seals a built site: names the build by a hash of its files, and lists its files.

The name goes into version.json and into every page. Name and list are written at the top of the
service worker's script, so every build has a new service worker, which browsers notice by
themselves. A sealed site may be changed and sealed again.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

VERSION: Final = "version.json"
LIST: Final = "files.json"
WORKER: Final = "service-worker.js"

# The service worker does not store these: the browser stores the worker's script by itself, the
# script contains the list, hosts may hide dot files, and only the install dialog shows screenshots.
NOT_KEPT: Final = (WORKER, LIST, ".", "screenshots/")

# The worker stores FIRST first and LAST last, so that even a short visit leaves a playable game.
LAST: Final = ("icons/", "wheels/", "pyodide/python_stdlib.zip", "pyodide/pyodide-lock.json")
FIRST: Final = (".html", ".css", ".js", ".ftl", ".json", ".svg", ".webmanifest")

_BUILD: Final = re.compile(r'(<meta name="build" content=")[^"]*(">)')
_BUILT: Final = re.compile(r"^const BUILT=.*\n")


def seal(site: Path) -> str:
    """Write the build's name and its list of files where they belong; returns the name."""
    worker = site / WORKER
    pages = sorted(site.rglob("*.html"))
    version = json.loads((site / VERSION).read_text("utf-8"))
    (site / LIST).unlink(missing_ok=True)

    # Hash the files while the name is empty, because the name can't depend on itself.
    _write(worker, _BUILT.sub("", worker.read_text("utf-8")))
    _write_build_name(pages, "")
    _write(site / VERSION, _json(version | {"build": ""}))
    build = _content_hash(site)

    _write_build_name(pages, build)
    _write(site / VERSION, _json(version | {"build": build}))
    listed = json.dumps({"build": build, "files": kept(site)}, separators=(",", ":"))
    _write(site / LIST, listed + "\n")
    _write(worker, f"const BUILT={listed};\n{worker.read_text('utf-8')}")
    return build


def kept(site: Path) -> list[dict[str, str | int]]:
    """Every file that the service worker stores, in the order in which it stores them."""
    paths = [path for path in _inside(site) if not path.startswith(NOT_KEPT)]
    paths.sort(key=lambda path: (path.startswith(LAST), not path.endswith(FIRST), path))
    return [
        {"path": path, "sha256": _hash(site / path), "size": (site / path).stat().st_size}
        for path in paths
    ]


def _write_build_name(pages: list[Path], build: str) -> None:
    for page in pages:
        _write(page, _BUILD.sub(rf"\g<1>{build}\g<2>", page.read_text("utf-8")))


def _content_hash(site: Path) -> str:
    digest = hashlib.sha256()
    for path in _inside(site):
        digest.update(f"{path} {_hash(site / path)}\n".encode())
    return digest.hexdigest()[:16]


def _inside(site: Path) -> Iterator[str]:
    files = (path for path in site.rglob("*") if path.is_file())
    return iter(sorted(path.relative_to(site).as_posix() for path in files))


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _json(data: object) -> str:
    return json.dumps(data, indent=1, sort_keys=True) + "\n"


def _write(path: Path, text: str) -> None:
    path.write_text(text, "utf-8", newline="\n")
