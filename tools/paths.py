"""Where things are in the project, as paths."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
LOCKS: Final = ROOT / "requirements"
WEB: Final = ROOT / "web"
BENCHES: Final = ROOT / "bench"
CACHE: Final = ROOT / ".cache"  # can be deleted at any time
DIST: Final = ROOT / "dist"


def shown(path: Path | str) -> str:
    """The path relative to the project's folder, for messages and shell commands."""
    path = Path(path)
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
