"""Run by Pyodide itself: the standard library that the engine needs, and the engine, compiled.

The wheel and the bridge lie in `/engine`, the zip is written to `/fast.zip`. What is needed is found
by using it: Python's own start, every module of the engine and all that these name, a whole game
through the bridge with every request there is, an error as it is printed. A margin is for bots.
"""

from __future__ import annotations

import ast
import importlib
import importlib.machinery
import json
import pkgutil
import sys
import zipfile
from importlib.util import source_hash

ENGINE = ("/engine", "/engine/engine.whl")
STDLIB = next(path for path in sys.path if path.endswith(".zip"))
OUT = "/fast.zip"

LEFT_OUT = ("regicide_core.__main__", "regicide_core.cli")  # they are for a terminal

# What a bot may well want, though the engine doesn't: some tens of kilobytes.
MARGIN = (
    *("array", "bisect", "collections.abc", "contextlib", "copy", "dataclasses", "enum"),
    *("functools", "hashlib", "heapq", "importlib.machinery", "importlib.util", "itertools"),
    *("json", "math", "operator", "random", "re", "string", "textwrap", "time", "traceback"),
    *("typing", "types", "warnings", "weakref"),
)


def engine_modules() -> list[str]:
    import regicide_core

    found = pkgutil.walk_packages(regicide_core.__path__, "regicide_core.")
    names = ["bridge", "regicide_core", *(module.name for module in found)]
    return [name for name in names if not name.startswith(LEFT_OUT)]


def named_in(source: bytes) -> set[str]:
    """Every module that a source imports, wherever in it."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return names - {"__main__"}


def play() -> None:
    """Whole games with the requests that a table makes; the engine beside it knows the moves."""
    from bridge import handle
    from regicide_core import apply, legal_moves, new_game

    def ask(do: str, **more: object) -> dict:
        answer = json.loads(handle(json.dumps({"do": do, **more})))
        if "error" in answer:
            raise ValueError(f"{do}: {answer}")
        return answer

    ask("hello")
    for players in (1, 2):
        state = new_game(players, "fast")
        table = ask("new", players=players, seed="fast", seats=[""] * players)
        while moves := legal_moves(state):
            now, move = table["ok"]["revision"], str(moves[0])
            if move.startswith(("play", "discard")):
                ask("select", revision=now, cards=move.split()[1:])
            table = ask("move", revision=now, move=move, viewer=state.seat)
            ask("log", viewer=state.seat)
            state, _ = apply(state, moves[0])
        ask("export")
        table = ask("undo", revision=table["ok"]["revision"], viewer=1)
        table = ask("load", save=table["save"])
        ask("give_up", revision=table["ok"]["revision"], viewer=1)
    handle("not JSON")


def fail() -> None:
    """An error as Pyodide prints it reads source lines and hints."""
    import traceback

    try:
        json.lods  # noqa: B018
    except AttributeError as error:
        traceback.format_exception(error)


def from_stdlib() -> dict[str, bool]:
    """The loaded modules that came out of the zip: name -> whether it is a package."""
    found = {}
    for name, module in sys.modules.items():
        spec = getattr(module, "__spec__", None)
        if spec and str(spec.origin).startswith(STDLIB):
            found[spec.name] = spec.submodule_search_locations is not None
    return found


def compiled(name: str, is_package: bool, source: bytes) -> tuple[str, bytes]:
    """The file of a module in the zip, and its code; nobody will look for its source."""
    path = name.replace(".", "/") + ("/__init__" if is_package else "")
    code = compile(source, f"{STDLIB}/{path}.py", "exec", dont_inherit=True, optimize=2)
    pyc = importlib._bootstrap_external._code_to_hash_pyc(code, source_hash(source), False)
    return f"{path}.pyc", bytes(pyc)


def source_of(name: str) -> bytes:
    loader = importlib.util.find_spec(name).loader
    return loader.get_source(name).encode()


def main() -> None:
    sys.path[:0] = ENGINE
    engine = engine_modules()
    for name in engine:
        importlib.import_module(name)
    for name in {*MARGIN, *(word for module in engine for word in named_in(source_of(module)))}:
        importlib.import_module(name)
    play()
    fail()
    stdlib = from_stdlib()
    packages = {name: hasattr(sys.modules[name], "__path__") for name in engine}
    files = dict(
        compiled(name, is_package, source_of(name))
        for name, is_package in sorted((stdlib | packages).items())
    )
    with zipfile.ZipFile(OUT, "w") as target:
        for path, data in sorted(files.items()):
            entry = zipfile.ZipInfo(path, (2020, 2, 2, 0, 0, 0))
            target.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)


main()
