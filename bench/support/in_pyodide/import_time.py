"""Times `import regicide_core` in a fresh Pyodide. Runs inside Pyodide, from the wheel."""

from __future__ import annotations

import compileall
import dataclasses
import enum
import importlib
import importlib.machinery
import importlib.util
import sys
import time
from collections.abc import Callable
from pathlib import Path

# The modules of the standard library that the engine imports; they are measured separately.
STDLIB = "__future__ collections dataclasses enum functools itertools json operator random typing"


def measure(kind: str) -> dict[str, float]:
    """Milliseconds by name; `kind` is `sources` (as installed), `compiled` (.pyc) or `parts`."""
    if kind == "parts":
        return parts()
    if kind == "compiled":
        spec = importlib.util.find_spec("regicide_core")
        assert spec is not None
        assert spec.origin is not None
        compileall.compile_dir(str(Path(spec.origin).parent), quiet=1)
        importlib.invalidate_caches()
    engine = timed("regicide_core")
    # Pyodide has already imported json while starting, so forget it and import it again.
    for name in [name for name in sys.modules if name.partition(".")[0] == "json"]:
        del sys.modules[name]
    return {"import": engine, "json": timed("json")}


def parts() -> dict[str, float]:
    """The time spent on the standard library, on compiling, and on making classes."""
    spent = {"stdlib": sum(map(timed, STDLIB.split()))}

    def watch(owner: object, name: str, part: str) -> None:
        spent[part] = 0.0
        inner: Callable[..., object] = getattr(owner, name)

        def watched(*args: object, **options: object) -> object:
            start = time.perf_counter()
            try:
                return inner(*args, **options)
            finally:
                spent[part] += (time.perf_counter() - start) * 1000

        setattr(owner, name, watched)

    watch(importlib.machinery.SourceFileLoader, "source_to_code", "compile")
    watch(dataclasses, "_process_class", "dataclasses")
    watch(enum.EnumType, "__new__", "enums")
    total = timed("regicide_core")
    inside = spent["compile"] + spent["dataclasses"] + spent["enums"]
    return spent | {"rest": total - inside, "import": total + spent["stdlib"]}


def timed(name: str) -> float:
    start = time.perf_counter()
    importlib.import_module(name)
    return (time.perf_counter() - start) * 1000
