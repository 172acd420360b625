"""Makes the zip for the fast start: the engine and the library modules it needs, compiled."""

from __future__ import annotations

import hashlib
from pathlib import Path

from tools.environment import run
from tools.paths import CACHE, ROOT

COMPILER = ROOT / "tools" / "site" / "precompile.mjs"
INSIDE = COMPILER.with_name("precompile_in_pyodide.py")


def fast_zip(node: Path, packages: Path, wheel: Path, bridge: Path) -> Path:
    """The zip, compiled by Pyodide under Node; compiled again only when an input has changed."""
    runtime = packages / "pyodide" / "package.json"
    inputs = (wheel, *sorted(bridge.glob("*.py")), runtime, COMPILER, INSIDE)
    key = hashlib.sha256(b"".join(hashlib.sha256(each.read_bytes()).digest() for each in inputs))
    made = CACHE / "fast" / f"{key.hexdigest()[:16]}.zip"
    if not made.exists():
        made.parent.mkdir(parents=True, exist_ok=True)
        compile_zip(node, wheel, bridge, made)
        for old in made.parent.glob("*.zip"):
            if old != made:
                old.unlink()
    return made


def compile_zip(node: Path, wheel: Path, bridge: Path, into: Path) -> None:
    """Compile into a temporary file, then move it into place, so that nobody reads half a zip."""
    fresh = into.with_suffix(".part")
    run(node, COMPILER, INSIDE, wheel, bridge, fresh)
    fresh.replace(into)
