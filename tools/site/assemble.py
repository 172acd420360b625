"""Assembles the site in dist/ from the sources, npm packages and two wheels.

Every URL in the site is relative, so that it works from any folder of any static host. The same
input gives the same bytes.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import tempfile
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.deck.sheet import deck
from tools.environment import run
from tools.paths import ROOT
from tools.site.embed_words import words_module
from tools.site.seal_build import VERSION, seal
from tools.site.vendored import RUNTIME, copy_modules, copy_runtime

FIRST: Final = "entry.js"
# The scripts that a page or a worker starts with.
ENTRIES: Final = (
    *(FIRST, "main.js", "board.js", "editor.js", "tutorial.js", "embed.js"),
    *("engine/worker.js", "engine/snapshot-worker.js", "engine/guest-worker.js"),
    *("storage/storage.js", "storage/backup-worker.js", "service-worker.js"),
)
_SCRIPT: Final = re.compile(r'<script type="module" src="(?P<src>[^"]+)"></script>')
FAST: Final = "pyodide/python_fast.bin"  # gzipped, but not named .gz: a host might unpack that
FULL: Final = "pyodide/python_stdlib.zip"
LEFT_OUT: Final = ("*.md", "*.d.ts", ".*", "__pycache__", "protocol.py")


@dataclass(frozen=True)
class Parts:
    """What a site is made of."""

    web: Path  # the sources
    packages: Path  # node_modules
    wheel: Path  # the engine
    micropip: Path  # the wheel of micropip
    fast: Path  # the zip of fast_zip.py
    options: str  # the JSON of options_json.py
    rules: str  # the JSON of rules_json.py
    node: Path
    url: str = ""  # the site's public address, needed only by oembed.json


def assemble(parts: Parts, into: Path) -> None:
    """Build the site in a temporary folder, and replace an older site only when it is complete."""
    into.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=into.parent, prefix=f".{into.name}-") as fresh:
        site = Path(fresh, "site")
        _fill(site, parts)
        if into.exists():
            into.rename(Path(fresh, "old"))
        site.rename(into)


def files_below(site: Path) -> Iterator[Path]:
    """Every file of the site, in an order that does not depend on the machine."""
    return iter(sorted(path for path in site.rglob("*") if path.is_file()))


def _fill(site: Path, parts: Parts) -> None:
    _copy_shell(site, parts)
    (site / "art").mkdir()
    _write(site / "art" / "deck.svg", deck())
    copy_runtime(parts.packages, site / "pyodide")
    (site / FAST).write_bytes(gzip.compress(parts.fast.read_bytes(), 9, mtime=0))
    wheels = site / "wheels"
    wheels.mkdir()
    for wheel in (parts.wheel, parts.micropip):
        (wheels / wheel.name).write_bytes(wheel.read_bytes())
    _write(site / "options.json", _json(json.loads(parts.options)))
    _write(site / "rules.json", json.dumps(json.loads(parts.rules), separators=(",", ":")) + "\n")
    pyodide = json.loads((parts.packages / "pyodide" / "package.json").read_text("utf-8"))
    engine = parts.wheel.name.split("-")[1]
    _write(site / "runtime.json", _json(_manifest(site, parts, engine, pyodide["version"])))
    (site / ".nojekyll").touch()  # else GitHub Pages would treat the site as templates
    _write(site / VERSION, _json({"engine": engine, "pyodide": pyodide["version"]}))
    seal(site)


def _copy_shell(site: Path, parts: Parts) -> None:
    """Copy the sources, each entry bundled with its imports: every request costs a phone time."""
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder).resolve() / "web"
        shutil.copytree(parts.web, sources, ignore=shutil.ignore_patterns(*LEFT_OUT))
        copy_modules(parts.web, parts.packages, sources)
        _write(sources / "embed" / "words.js", words_module(sources / "i18n"))
        bundled = [*ENTRIES, *(_inside(path, sources) for path in sorted(sources.rglob("*.css")))]
        made = run(parts.node, ROOT / "tools" / "site" / "bundle.mjs", sources, site, *bundled)
        starts: dict[str, list[str]] = json.loads(made)
        for path in files_below(sources):
            if path.suffix in (".js", ".css"):
                continue
            target = site / path.relative_to(sources)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
            if path.suffix == ".ftl":
                _write(target, _without_comments(path.read_text("utf-8")))
            if path.name == "oembed.json":
                _write(target, path.read_text("utf-8").replace("{site}", parts.url))
            if path.suffix == ".html":
                _write(target, _with_preloads(path.read_text("utf-8"), starts))
        _inline_script(site / FIRST, site / "index.html", ["main.js", *starts["main.js"]])


def _with_preloads(page: str, starts: dict[str, list[str]]) -> str:
    """The page with links that preload the files its scripts import."""

    def with_links(script: re.Match[str]) -> str:
        return "\n  ".join([script[0], *map(_preload, starts[script["src"]])])

    return _SCRIPT.sub(with_links, page)


def _preload(script: str) -> str:
    return f'<link rel="modulepreload" href="{script}">'


def _inline_script(first: Path, page: Path, follow: list[str]) -> None:
    """Inline the first script in the page, and add its hash to the page's security policy."""
    text = first.read_text("utf-8").strip()
    first.unlink()
    digest = b64encode(hashlib.sha256(text.encode()).digest()).decode()
    whole = page.read_text("utf-8")
    for old, new in (
        ("script-src 'self'", f"script-src 'self' 'sha256-{digest}'"),
        (
            f'<script type="module" async src="{FIRST}"></script>',
            "\n  ".join([f'<script type="module" async>{text}</script>', *map(_preload, follow)]),
        ),
    ):
        if whole.count(old) != 1 or "</script" in text:
            raise OSError(f"{first.name} does not fit into {page.name}")
        whole = whole.replace(old, new)
    _write(page, whole)


def _without_comments(catalogue: str) -> str:
    lines = catalogue.splitlines()
    return "\n".join(line for line in lines if line.strip() and not line.startswith("#")) + "\n"


def _micropip_lock(parts: Parts) -> dict[str, object]:
    """Pyodide's lock file, reduced to the micropip that the site ships."""
    stock = json.loads((parts.packages / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    entry = stock["packages"]["micropip"]
    name, version, *_ = parts.micropip.name.split("-")
    if (name, version) != (entry["name"], entry["version"]) or entry["depends"]:
        raise OSError(f"Pyodide is made for micropip {entry['version']} {entry['depends']}")
    entry |= {"file_name": parts.micropip.name, "sha256": _hash(parts.micropip)}
    return {"info": stock["info"], "packages": {"micropip": entry}}


def _manifest(site: Path, parts: Parts, engine: str, pyodide: str) -> dict[str, object]:
    """What the worker must know before it starts Python. Sizes are those after unpacking."""
    scripts = ("pyodide/pyodide.asm.mjs", "pyodide/pyodide.asm.wasm")
    counted = {"instant": scripts, "fast": (*scripts, FAST), "plain": (*scripts, FULL)}
    return {
        "engine": engine,
        "pyodide": pyodide,
        "python": "pyodide/",
        "wheels": "wheels/",
        "lock": _micropip_lock(parts),
        "wheel": _versioned(f"wheels/{parts.wheel.name}", site),
        "bridge": {
            path.name: _versioned(f"py/{path.name}", site)
            for path in sorted((site / "py").glob("*.py"))
        },
        "fast": _versioned(FAST, site),
        "full": _versioned(FULL, site),
        "snapshot": _snapshot_key(site, parts),
        "bytes": {
            start: {path: (site / path).stat().st_size for path in paths}
            for start, paths in counted.items()
        },
    }


def _snapshot_key(site: Path, parts: Parts) -> str:
    """A hash of everything a memory snapshot depends on: the runtime and the code that starts it.

    After an update that changes only other files, browsers keep using the snapshot they have.
    """
    code = [
        parts.web / "engine" / "runtime.js",
        *sorted((parts.web / "engine" / "boot").glob("*.js")),
    ]
    runtime = [site / "pyodide" / name for name in RUNTIME]
    hashes = "".join(_hash(path) for path in (*runtime, site / FAST, *code))
    return hashlib.sha256(hashes.encode()).hexdigest()[:16]


def _versioned(path: str, site: Path) -> str:
    """A URL that changes with the file's content, so that a cache can't mix two builds."""
    return f"{path}?{_hash(site / path)[:12]}"


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _inside(path: Path, site: Path) -> str:
    return path.relative_to(site).as_posix()


def _json(data: object) -> str:
    return json.dumps(data, indent=1, sort_keys=True) + "\n"


def _write(path: Path, text: str) -> None:
    path.write_text(text, "utf-8", newline="\n")
