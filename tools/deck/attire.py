"""What royals wear and hold, whatever their kingdom."""

from __future__ import annotations

from typing import Final

from .faces import brows, cracks, eyes, mouth, nose
from .pen import FINE, both, dot, free, line, shape

SEAM: Final = 2.2  # the width of a golden seam
MAN: Final = "M50 41C60.5 41 65 48 64.2 59C63.6 69 58 78 50 81"
WOMAN: Final = "M50 41C59.5 41 63.8 49 62.8 59C61.6 69 55.5 77.5 50 80"
YOUTH: Final = "M50 41C60 41 64.2 48 63.4 59C62.4 69 56.5 77 50 79.5"

SHOULDERS: Final = "M50 88L61 86C75 90 89 96 93.5 112L97 146L50 146"
SLIM: Final = "M50 88L59 87C70 91 83 96 88 112L92 146L50 146"


def face(
    outline: str, *, marks: str = "", lips: bool = False, heavy: float = 1.8, bare: bool = True
) -> str:
    """Skin, features, and marks such as freckles; a beard hides the mouth unless `bare`."""
    features = brows(heavy=heavy) + eyes() + nose()
    lower = mouth(lips=lips) if bare else ""
    return shape(outline, "skin") + marks + cracks() + features + lower


def age() -> str:
    """Wrinkles round the eyes."""
    return both(line("M53.5 65.4Q57 67.6 60.6 65.6M61.8 57.4L64 56.2M62 60L64.2 60.4"))


def blush() -> str:
    return both(dot(58.2, 68, 3.4, "gem", width=0).replace("/>", ' fill-opacity=".32"/>'))


def freckles() -> str:
    spots = ((55, 66.6), (57.6, 65.2), (60, 66.8), (57.4, 68.4))
    return both("".join(dot(x, y, 0.75, "hair", width=0) for x, y in spots))


def kohl() -> str:
    """Eye paint drawn out to the temples."""
    return both(line("M60.6 60.6Q63 60 64.6 57.6", width=1.9) + line("M53.4 62.4Q57 64.4 61 61.8"))


def war_paint() -> str:
    """Two stripes of leaf green on each cheek."""
    return both(line("M54.4 66.4L61.6 64.4M55 69.4L60.6 67.8", width=1.5, colour="leaf"))


def scar() -> str:
    """A scar across the left cheek and brow."""
    return line("M41.4 64.6L45 72.4M41.6 68.8L44.8 67.2M40.4 50.4L42 55.6", width=1.2)


def fist(x: float, y: float) -> str:
    """A hand that closes round a shaft, seen from the front."""
    palm = f"M{x - 6} {y - 5}C{x - 2} {y - 7.4} {x + 5} {y - 7} {x + 6} {y - 3}L{x + 6} {y + 4}C{x + 4} {y + 7.6} {x - 4} {y + 7.6} {x - 6} {y + 4}Z"
    fingers = "".join(f"M{x - 5.4} {y + d}L{x + 3} {y + d}" for d in (-2.4, 0.8, 4))
    return free(palm, "skin") + line(fingers)


def sleeve(colour: str = "robe") -> str:
    """The forearm that comes up from the lower edge to the fist."""
    arm = "M74 146L72 126L92 122L99 146Z"
    cuff = "M70.5 128L70 119L93 115.5L94.5 124Z"
    return free(arm, colour) + free(cuff, "trim")


def sword(x: float, tip: float, guard: float = 103) -> str:
    """A straight blade with a fuller."""
    blade = f"M{x} {tip}L{x + 4} {tip + 9}L{x + 3.4} {guard}L{x - 3.4} {guard}L{x - 4} {tip + 9}Z"
    return free(blade, "steel") + line(f"M{x} {tip + 8}L{x} {guard - 6}")


def hilt(x: float, guard: float = 103) -> str:
    """Guard, grip and pommel."""
    cross = (
        f"M{x - 11} {guard - 1}L{x + 11} {guard - 1}L{x + 9.6} {guard + 4}L{x - 9.6} {guard + 4}Z"
    )
    return free(cross, "trim") + dot(x, guard + 24, 3.6, "trim")


def jewel(x: float, y: float, r: float = 2.6) -> str:
    """A gem cut as a lozenge."""
    return free(f"M{x} {y - r * 1.3}L{x + r} {y}L{x} {y + r * 1.3}L{x - r} {y}Z", "gem", width=FINE)
