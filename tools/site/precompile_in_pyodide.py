"""Runs inside Pyodide: compiles the engine and what it needs of the standard library into a zip.

The wheel and the bridge are in `/engine`; the zip is written to `/fast.zip`. To find out which
library modules are needed, this script uses them: it imports every module of the engine and all
modules that those import, plays whole games through the bridge, and formats an error. It adds a few
more modules for bots.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import json
import marshal
import os
import sys
import traceback
import zipfile
from collections.abc import Iterator
from typing import Final

BRIDGE: Final = "/engine"
WHEEL: Final = "/engine/engine.whl"
ENGINE: Final = (BRIDGE, WHEEL)
STDLIB: Final = next(path for path in sys.path if path.endswith(".zip"))
OUT: Final = "/fast.zip"

LEFT_OUT: Final = ("regicide_core.__main__", "regicide_core.cli")  # only a terminal needs these

# Only needed to find bots in installed wheels; a page with such wheels loads the whole library.
WITH_WHEELS: Final = {"importlib.metadata"}

# The library imports these only if they exist. The engine needs no encryption, and wheels are
# plain zips.
OPTIONAL: Final = ("ssl", "_ssl", "bz2", "lzma", "compression")

# Modules that a visitor's bot may well import although the engine doesn't: a few dozen kB.
FOR_BOTS: Final = (
    *("array", "bisect", "collections.abc", "contextlib", "copy", "dataclasses", "enum"),
    *("functools", "hashlib", "heapq", "importlib.machinery", "importlib.util", "itertools"),
    *("json", "math", "operator", "random", "re", "string", "textwrap", "time", "traceback"),
    *("typing", "types", "warnings", "weakref"),
)

UNCHECKED_HASH: Final = (0b01).to_bytes(4, "little")  # PEP 552: Python does not look for the source


def engine_modules() -> list[str]:
    """The bridge's modules and every module of the wheel.

    Taken from file names: `pkgutil` would itself end up in the zip.
    """
    # The default encoding of names would need one more module.
    wheel = zipfile.ZipFile(WHEEL, metadata_encoding="utf-8")
    files = [*os.listdir(BRIDGE), *wheel.namelist()]  # noqa: PTH208
    names = [
        file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for file in files
        if file.endswith(".py")
    ]
    return [name for name in names if not name.startswith(LEFT_OUT)]


def _executed_nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes except those under `if TYPE_CHECKING`."""
    for node in ast.iter_child_nodes(tree):
        # Not `ast.unparse`: it imports a module of 20 kB, which would then end up in the zip.
        test = node.test if isinstance(node, ast.If) else None
        if isinstance(test, ast.Name) and test.id == "TYPE_CHECKING":
            continue
        yield node
        yield from _executed_nodes(node)


def imports_of(source: bytes) -> set[str]:
    """Every module that a source imports when it runs, also inside functions."""
    names = set()
    for node in _executed_nodes(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return names


def play_games() -> None:
    """Play whole games through the bridge, with the requests of a table."""
    from regicide_core import apply, legal_moves, new_game

    handle = importlib.import_module("bridge").handle

    def ask(do: str, **more: object) -> tuple[int, str]:
        answer = json.loads(handle(json.dumps({"do": do, **more})))
        if "error" in answer:
            raise ValueError(f"{do}: {answer}")
        revision = answer["ok"]["view"]["revision"] if "view" in answer["ok"] else 0
        return revision, answer.get("save", "")

    ask("hello")
    for players in (1, 2):
        state = new_game(players, "fast")
        now, save = ask("new", players=players, seed="fast", seats=[""] * players)
        while moves := legal_moves(state):
            move = str(moves[0])
            ask("reveal", log=True)
            if move.startswith(("play", "discard")):
                ask("select", revision=now, cards=move.split()[1:])
            now, save = ask("move", revision=now, move=move)
            state, _ = apply(state, moves[0])
        now, save = ask("undo", revision=now)
        now, _ = ask("load", save=save)
        ask("give_up", revision=now)
    handle("not JSON")


def format_error() -> None:
    """Format an error with hints and source lines, to import the modules that this needs."""
    try:
        getattr(json, "lods")  # noqa: B009
    except AttributeError as error:
        traceback.format_exception(error)


def stdlib_modules() -> dict[str, bool]:
    """The loaded modules of the standard library: name -> whether it is a package."""
    specs = [getattr(module, "__spec__", None) for module in sys.modules.values()]
    return {
        spec.name: spec.submodule_search_locations is not None
        for spec in specs
        if spec
        and str(spec.origin).startswith(STDLIB)
        and spec.name.partition(".")[0] not in OPTIONAL
    }


def source_of(name: str) -> bytes:
    spec = importlib.util.find_spec(name)
    read = getattr(
        spec and spec.loader, "get_source", None
    )  # zipimporter has this method, but its declared type does not
    if read is None:
        raise ImportError(f"no source of {name}")
    return str(read(name)).encode()


def without_annotations(source: bytes) -> ast.Module:
    """The module without annotations of functions, which nothing reads at run time."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
    return tree


def compiled(name: str, is_package: bool, ours: bool) -> tuple[str, bytes]:
    """A module's path in the zip, and its bytecode; our own modules lose their annotations."""
    source = source_of(name)
    path = name.replace(".", "/") + ("/__init__" if is_package else "")
    code = compile(
        without_annotations(source) if ours else source,
        f"{STDLIB}/{path}.py",
        "exec",
        dont_inherit=True,
        optimize=2,
    )
    head = importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + importlib.util.source_hash(source)
    return f"{path}.pyc", head + marshal.dumps(code)


def main() -> None:
    sys.path[:0] = ENGINE
    engine = engine_modules()
    imported = {name for module in engine for name in imports_of(source_of(module))}
    for name in sorted({*engine, *imported, *FOR_BOTS} - WITH_WHEELS):
        importlib.import_module(name)
    play_games()
    format_error()
    packages = {name: hasattr(sys.modules[name], "__path__") for name in engine}
    modules = sorted((stdlib_modules() | packages).items())
    with zipfile.ZipFile(OUT, "w") as target:
        for path, data in sorted(compiled(*module, module[0] in engine) for module in modules):
            entry = zipfile.ZipInfo(path, (2020, 2, 2, 0, 0, 0))
            target.writestr(entry, data)  # not compressed: the site gzips the whole file


main()
