"""Measures the site: the gzipped size of every file and of the shell, and their budgets."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.site.assemble import files_below

BUDGET: Final = 60_000  # bytes, gzipped: everything the first screen needs
EMBED_BUDGET: Final = 10_000  # bytes, gzipped: what `embed.js` adds to a page before a touch
EMBED: Final = "embed.js"
CODE: Final = (".html", ".css", ".js")
CATALOGUE: Final = r"i18n/\w+\.ftl"  # the catalogues in folders are loaded later
CATALOGUES_READ: Final = 2  # the visitor's language, and English as a fallback
PAGE: Final = "index.html"
WORKER: Final = "engine/worker.js"
_LINKED: Final = re.compile(r'(?:href|src)="([^"]+\.(?:css|js))"')


@dataclass(frozen=True)
class Weight:
    """A file of the site, as a host would send it."""

    path: str
    size: int
    gzipped: int


def weigh(site: Path) -> list[Weight]:
    """Every file, largest first."""
    weights = [
        Weight(path.relative_to(site).as_posix(), len(data), len(gzip.compress(data, 9, mtime=0)))
        for path in files_below(site)
        for data in [path.read_bytes()]
    ]
    return sorted(weights, key=lambda weight: (-weight.gzipped, weight.path))


def shell_files(site: Path) -> set[str]:
    """The page, everything its HTML asks for, and the worker."""
    page = (site / PAGE).read_text("utf-8")
    return {PAGE, WORKER, *_LINKED.findall(page)}


def shell_of(site: Path, weights: list[Weight]) -> int:
    """The bytes of the shell: page, everything its HTML asks for, worker, two catalogues."""
    shell = shell_files(site)
    catalogues = [weight.gzipped for weight in weights if re.fullmatch(CATALOGUE, weight.path)]
    code = sum(weight.gzipped for weight in weights if weight.path in shell)
    return code + sum(sorted(catalogues)[-CATALOGUES_READ:])


def report(site: Path, weights: list[Weight]) -> str:
    """The sizes as a table."""
    rows = [(weight.gzipped, weight.path) for weight in weights if weight.size]
    kinds = ", ".join(f"{kind} {_of_kind(weights, kind) / 1000:.1f}" for kind in (*CODE, ".ftl"))
    rows.append((sum(weight.gzipped for weight in weights), f"gzipped in all ({kinds})"))
    shell = f"the shell: code and {CATALOGUES_READ} catalogues, at most {BUDGET / 1000:.0f}"
    rows.append((shell_of(site, weights), shell))
    embed = sum(weight.gzipped for weight in weights if weight.path == EMBED)
    rows.append((embed, f"in an embedding page: {EMBED}, at most {EMBED_BUDGET / 1000:.0f}"))
    return "\n".join(f"   {size / 1000:>8.1f} kB  {what}" for size, what in rows)


def _of_kind(weights: list[Weight], *suffixes: str) -> int:
    return sum(weight.gzipped for weight in weights if weight.path.endswith(suffixes))
