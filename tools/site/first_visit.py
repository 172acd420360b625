"""How much a first visit downloads until a game can be played, and the budget for it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from tools.site.shell_size import CATALOGUE, CATALOGUES_READ, Weight, shell_files

FIRST_VISIT: Final = 6_000_000  # bytes, gzipped where a static host would do so
PACKED: Final = (".bin", ".zip", ".whl", ".png")  # hosts don't gzip these again
ALWAYS: Final = (
    "runtime.json",
    "options.json",
    "pyodide/pyodide.mjs",
    "art/deck.svg",
    "icon.svg",
    "manifest.webmanifest",
)

# The table's script, its imports and these files are loaded while the player looks at the menu.
TABLE: Final = ("style/table.css", "style/royals.css", "i18n/cover/en.ftl")
_IMPORT: Final = re.compile(r'(?:from|import)"\./([\w-]+\.js)"')

# Scripts that the page fetches right after its first paint.
AFTER_FIRST_PAINT: Final = ("input", "device", "offline", "next-start")

FONT: Final = ".woff2"  # the fonts of all alphabets are counted, though a visitor needs one or two


def first_visit(site: Path, weights: list[Weight]) -> list[tuple[str, int]]:
    """Every file of a first visit with its bytes as sent, largest first."""
    manifest = json.loads((site / "runtime.json").read_text("utf-8"))
    wanted = {*shell_files(site), *table_files(site), *ALWAYS, *manifest["bytes"]["fast"]}
    wanted |= {path.name for name in AFTER_FIRST_PAINT for path in site.glob(f"{name}-*.js")}
    wanted |= {weight.path for weight in weights if weight.path.endswith(FONT)}
    catalogues = [weight for weight in weights if re.fullmatch(CATALOGUE, weight.path)]
    wanted |= {weight.path for weight in catalogues[:CATALOGUES_READ]}
    sent = [(weight.path, sent_bytes(weight)) for weight in weights if weight.path in wanted]
    return sorted(sent, key=lambda file: (-file[1], file[0]))


def table_files(site: Path) -> set[str]:
    """The files that a table needs beyond the shell."""
    (script,) = site.glob("table-screen-*.js")
    return {*TABLE, script.name, *_IMPORT.findall(script.read_text("utf-8"))}


def sent_bytes(weight: Weight) -> int:
    return weight.size if weight.path.endswith(PACKED) else weight.gzipped


def transfer_of(files: list[tuple[str, int]]) -> int:
    return sum(size for _, size in files)


def transfer_report(files: list[tuple[str, int]]) -> str:
    """The files of a first visit as a table."""
    total = f"until a game can be played, at most {FIRST_VISIT / 1000:.0f}"
    rows = [*((size, path) for path, size in files), (transfer_of(files), total)]
    table = "\n".join(f"   {size / 1000:>8.1f} kB  {name}" for size, name in rows)
    return f"   A first visit asks for:\n{table}"
