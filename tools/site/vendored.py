"""Copies the files of npm packages that the site ships, and their types for `tsc`."""

from __future__ import annotations

import posixpath
import re
import shutil
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

# Folder in the site -> folder in node_modules that holds the ES modules of the package.
MODULES: Final = {
    "vendor/lit-html": "lit-html",  # the published files are the minified production build
    "vendor/fluent": "@fluent/bundle/esm",
    "vendor/idb": "idb/build",
}

RUNTIME: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
)

_IMPORT: Final = re.compile(r"""(?:\bfrom|\bimport|\bimport\()\s*["']([^"'\n]+)["']""")
_SOURCE_MAP: Final = re.compile(r"^//# sourceMappingURL=.*$", re.MULTILINE)


def copy_modules(web: Path, packages: Path, into: Path) -> None:
    """Copy the modules that the sources import from vendor/, and those that these import."""
    waiting = sorted(_wanted(web))
    copied: set[PurePosixPath] = set()
    while waiting:
        module = waiting.pop()
        if module in copied:
            continue
        copied.add(module)
        text = _SOURCE_MAP.sub("", _source(module, packages).read_text("utf-8"))
        target = into / module
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text.rstrip() + "\n", "utf-8")
        waiting.extend(_imports(module, text))


def copy_runtime(packages: Path, into: Path) -> None:
    """Copy only the files that Pyodide needs to start."""
    into.mkdir(parents=True, exist_ok=True)
    for name in RUNTIME:
        (into / name).write_bytes((packages / "pyodide" / name).read_bytes())


def copy_types(packages: Path, into: Path) -> None:
    """Copy the types of the same modules for `tsc`, in the folders that the site has."""
    shutil.rmtree(into, ignore_errors=True)
    for folder, package in MODULES.items():
        source = packages / package
        for path in sorted(source.rglob("*.d.ts")):
            inside = path.relative_to(source)
            if {"development", "node"}.isdisjoint(inside.parts):
                _write(into / folder / inside, path.read_text("utf-8"))
    types = (packages / "pyodide" / "pyodide.d.ts").read_text("utf-8")
    # Pyodide imports Node's stream types. The browser's are the same, and `tsc` knows them.
    types = re.sub(r"^import .* from 'node:stream/web';$", "", types, flags=re.MULTILINE)
    _write(into / "pyodide" / "pyodide.d.mts", types)
    _write(
        into / "pyodide" / "pyodide.asm.d.mts",
        "declare const create: any;\nexport default create;\n",
    )


def imports_of(text: str) -> list[str]:
    """The module names in the import statements of a script."""
    return _IMPORT.findall(text)


def _wanted(web: Path) -> Iterator[PurePosixPath]:
    for path in sorted(web.rglob("*.js")):
        for name in imports_of(path.read_text("utf-8")):
            target = (path.parent / name).resolve()
            if target.is_relative_to(web / "vendor"):
                yield PurePosixPath(target.relative_to(web).as_posix())


def _source(module: PurePosixPath, packages: Path) -> Path:
    for folder, package in MODULES.items():
        if module.is_relative_to(folder):
            return packages / package / module.relative_to(folder)
    raise FileNotFoundError(f"{module}: not a file of {', '.join(MODULES)}")


def _imports(module: PurePosixPath, text: str) -> Iterator[PurePosixPath]:
    for name in imports_of(text):
        if not name.startswith("."):
            raise OSError(f"{module} imports {name}: a browser can't find that")
        yield PurePosixPath(posixpath.normpath(module.parent / name))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
