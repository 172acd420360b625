"""Builds the site and its parts, unless nothing has changed since the last build."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.environment import run, variables
from tools.paths import CACHE, DIST, ROOT
from tools.site.assemble import Parts, assemble
from tools.site.download_wheels import site_wheels
from tools.site.fast_zip import fast_zip
from tools.site.protocol_types import write_declarations
from tools.site.vendored import copy_types
from tools.wheel import build_wheel

ADDRESS: Final = "REGICIDE_URL"  # variable with the site's public address, ending in /
WHEEL: Final = CACHE / "wheel"
TYPES: Final = CACHE / "types"

# Everything that the site's bytes depend on.
INPUTS: Final = (
    "web",
    "src",
    "tools",
    "LICENSE",
    "README.md",
    "package-lock.json",
    "pyproject.toml",
    "requirements/dev.txt",
    "requirements/site.txt",
)


def build_site(python: Path, node: Path, packages: Path, into: Path = DIST) -> Path:
    """Build the site if one of its inputs has changed; returns its folder."""
    state = CACHE / "site.key"
    key = f"{into} {os.environ.get(ADDRESS, '')} {_fingerprint()}"
    made = into / "version.json"
    if not (made.exists() and state.exists() and state.read_text("utf-8") == key):
        state.unlink(missing_ok=True)
        assemble(site_parts(python, node, packages), into)
        state.write_text(key, "utf-8")
    return into


def site_parts(python: Path, node: Path, packages: Path) -> Parts:
    """Build or fetch all parts of the site."""
    (micropip,) = site_wheels(python)
    web, wheel = ROOT / "web", build_wheel(python, WHEEL)
    return Parts(
        web=web,
        packages=packages,
        wheel=wheel,
        micropip=micropip,
        fast=fast_zip(node, packages, wheel, web / "py"),
        options=run(python, "-m", "tools.site.options_json", **variables()),
        rules=run(python, "-m", "tools.site.rules_json", **variables()),
        node=node,
        url=os.environ.get(ADDRESS, ""),
    )


def types_of_packages(packages: Path) -> Path:
    """The types that `tsc` reads beside the sources: of npm packages, and of the protocol."""
    copy_types(packages, TYPES)
    write_declarations(TYPES)
    return TYPES


def _fingerprint() -> str:
    digest = hashlib.sha256()
    for path in _inputs():
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def _inputs() -> Iterator[Path]:
    for name in INPUTS:
        path = ROOT / name
        found = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (file for file in found if file.is_file() and "__pycache__" not in file.parts)
