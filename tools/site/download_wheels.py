"""Downloads the wheels that the site ships but the build doesn't use, checked by hash."""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from pathlib import Path

from tools.environment import run
from tools.paths import CACHE, LOCKS

LOCK = LOCKS / "site.txt"
PYTHON_OF_PYODIDE = "3.14"


def site_wheels(python: Path) -> list[Path]:
    """The wheels of requirements/site.txt, downloaded only when that file has changed."""
    key = hashlib.sha256(LOCK.read_bytes()).hexdigest()[:12]
    home = CACHE / f"site-wheels-{key}"
    if not home.exists():
        for stale in CACHE.glob("site-wheels-*"):
            shutil.rmtree(stale)
        CACHE.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as fresh:
            run(
                *(python, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
                *("--no-input", "--no-deps", "--require-hashes", "--only-binary", ":all:"),
                *("--python-version", PYTHON_OF_PYODIDE, "--platform", "any"),
                *("-r", LOCK, "-d", Path(fresh, "wheels")),
            )
            Path(fresh, "wheels").rename(home)
    return sorted(home.glob("*.whl"))
