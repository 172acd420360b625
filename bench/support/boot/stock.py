"""Makes the stock site to compare with: the same page, its worker as in Pyodide's tutorials."""

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
    """A copy of the site whose engine is started by another worker."""
    _copy_site(site, into)
    shutil.copyfile(HERE / worker, into / "engine" / "worker.js")
    manifest = json.loads((site / "runtime.json").read_text("utf-8"))
    # Pyodide's stock loader looks for these files in this folder.
    (into / "pyodide" / "pyodide-lock.json").write_text(json.dumps(manifest["lock"]), "utf-8")
    for wheel in (into / "wheels").glob("micropip-*.whl"):
        shutil.copyfile(wheel, into / "pyodide" / wheel.name)
    _add_service_worker(into)
    return into


def _copy_site(site: Path, into: Path) -> None:
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(site, into)


def _add_service_worker(site: Path) -> None:
    """Give the site the stock service worker, and the list of the files that it stores."""
    shutil.copyfile(HERE / "stock-service-worker.js", site / "service-worker.js")
    files = [path.relative_to(site).as_posix() for path in files_below(site)]
    listed = ["./", *(name for name in files if name not in UNUSED)]
    (site / "stock-files.json").write_text(json.dumps(listed), "utf-8")
