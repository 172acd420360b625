"""How large the site is: every file gzipped, and the shell against its budget."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .site import files_below

BUDGET: Final = 60_000  # bytes, gzipped, of all that is painted before Python comes
SHELL: Final = (".html", ".css", ".js", ".ftl")


@dataclass(frozen=True)
class Weight:
    """A file of the site, as a host would send it."""

    path: str
    size: int
    gzipped: int

    @property
    def is_shell(self) -> bool:
        return self.path.endswith(SHELL)


def weigh(site: Path) -> list[Weight]:
    """Every file, largest first."""
    weights = [
        Weight(path.relative_to(site).as_posix(), len(data), len(gzip.compress(data, 9, mtime=0)))
        for path in files_below(site)
        for data in [path.read_bytes()]
    ]
    return sorted(weights, key=lambda weight: (-weight.gzipped, weight.path))


def shell_of(weights: list[Weight]) -> int:
    """The bytes of the shell: HTML, CSS, JavaScript, and the catalogues of all languages."""
    return sum(weight.gzipped for weight in weights if weight.is_shell)


def report(weights: list[Weight]) -> str:
    """A table for people."""
    lines = [
        f"   {weight.gzipped / 1000:>8.1f} kB  {weight.path}" for weight in weights if weight.size
    ]
    total = sum(weight.gzipped for weight in weights)
    kinds = {
        suffix: sum(weight.gzipped for weight in weights if weight.path.endswith(suffix))
        for suffix in SHELL
    }
    parts = ", ".join(f"{suffix} {size / 1000:.1f}" for suffix, size in kinds.items())
    lines.append(f"   {total / 1000:>8.1f} kB  gzipped in all")
    lines.append(
        f"   {shell_of(weights) / 1000:>8.1f} kB  of it the shell ({parts}); "
        f"at most {BUDGET / 1000:.0f}"
    )
    return "\n".join(lines)
