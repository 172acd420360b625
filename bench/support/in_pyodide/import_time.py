"""What `import regicide_core` costs in a fresh Pyodide. Runs inside Pyodide, from the wheel."""

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

# All the engine takes from the standard library, to be measured apart.
STDLIB = "__future__ collections dataclasses enum functools itertools json operator random typing"


def measure(way: str) -> dict[str, float]:
    """Milliseconds by name. `sources`: as installed; `compiled`: from .pyc; `parts`: where to."""
    if way == "parts":
        return parts()
    if way == "compiled":
        spec = importlib.util.find_spec("regicide_core")
        assert spec is not None
        assert spec.origin is not None
        compileall.compile_dir(str(Path(spec.origin).parent), quiet=1)
        importlib.invalidate_caches()
    engine = timed("regicide_core")
    # Pyodide has imported json while starting; what is measured is importing it once more.
    for name in [name for name in sys.modules if name.partition(".")[0] == "json"]:
        del sys.modules[name]
    return {"import": engine, "json": timed("json")}


def parts() -> dict[str, float]:
    """The share of the standard library, compilation, and the making of classes."""
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
