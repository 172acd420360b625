"""Makes the site to compare with: the same page, with a worker as in Pyodide's tutorials."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Final

from tools.site.assemble import files_below

HERE: Final = Path(__file__).parent


# Files that the stock page never requests.
UNUSED: Final = (
    "pyodide/python_fast.bin",
    "engine/snapshot-worker.js",
    ".nojekyll",
    "service-worker.js",
)


def stock_site(site: Path, into: Path, worker: str = "stock-worker.js") -> Path:
    """A copy of the site whose engine starts the stock way."""
    _copied(site, into)
    shutil.copyfile(HERE / worker, into / "engine" / "worker.js")
    manifest = json.loads((site / "runtime.json").read_text("utf-8"))
    # The stock loader looks for its files here.
    (into / "pyodide" / "pyodide-lock.json").write_text(json.dumps(manifest["lock"]), "utf-8")
    for wheel in (into / "wheels").glob("micropip-*.whl"):
        shutil.copyfile(wheel, into / "pyodide" / wheel.name)
    return _listed(into)


def _copied(site: Path, into: Path) -> Path:
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(site, into)
    return into


def _listed(site: Path) -> Path:
    """The site with the stock service worker, and the list of what that keeps."""
    shutil.copyfile(HERE / "stock-service-worker.js", site / "service-worker.js")
    files = [path.relative_to(site).as_posix() for path in files_below(site)]
    listed = ["./", *(name for name in files if name not in UNUSED)]
    (site / "stock-files.json").write_text(json.dumps(listed), "utf-8")
    return site
