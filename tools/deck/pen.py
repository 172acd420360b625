"""Draws symmetric shapes with one line weight and one light, as short SVG text.

Every figure faces us and stands on the axis x = 50 of a field 100 wide and 140 high, so most shapes
are given as their right half and folded over. The candle stands on the left: a shape's right half
lies in shade. Colours are names of CSS variables, so a card can be tainted, cleansed or recoloured
without another drawing.
"""

from __future__ import annotations

import re
from typing import Final

AXIS: Final = 50.0
LINE: Final = 1.7  # the one line weight
FINE: Final = 1.1  # wrinkles, seams, hatching

_TOKEN: Final = re.compile(r"[MLCQ]|-?(?:\d+\.?\d*|\.\d+)")
_TAKES: Final = {"M": 1, "L": 1, "C": 3, "Q": 2}

Point = tuple[float, float]
Segment = tuple[str, list[Point]]


def shape(half: str, colour: str, *, shade: bool = True, width: float = LINE) -> str:
    """A symmetric shape: its right half is given, from the top of the axis to its foot."""
    whole = f'<path d="{fold(half)}" fill="var(--{colour})"{_width(width)}/>'
    return whole + shaded(half) if shade else whole


def shaded(half: str) -> str:
    """The side away from the candle."""
    return f'<path d="{half}Z" fill="var(--shade)" stroke="none" fill-opacity=".2"/>'


def free(d: str, colour: str, *, width: float = LINE) -> str:
    """A closed shape that isn't symmetric."""
    return f'<path d="{d}" fill="var(--{colour})"{_width(width)}/>'


def line(d: str, *, width: float = FINE, colour: str = "line") -> str:
    """A stroke."""
    paint = "" if colour == "line" else f' stroke="var(--{colour})"'
    return f'<path d="{d}" fill="none"{paint}{_width(width)}/>'


def dot(x: float, y: float, r: float, colour: str, *, width: float = LINE) -> str:
    """A round thing; of no outline if the width is 0."""
    edge = _width(width) if width else ' stroke="none"'
    return f'<circle cx="{written(x)}" cy="{written(y)}" r="{written(r)}" fill="var(--{colour})"{edge}/>'


def both(drawing: str) -> str:
    """A drawing and its mirror image."""
    return f'{drawing}<g transform="matrix(-1 0 0 1 100 0)">{drawing}</g>'


def moved(drawing: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A drawing around 0, 0, moved to another place."""
    how = f"translate({written(x)} {written(y)})"
    how += f" rotate({written(turn)})" if turn else ""
    how += f" scale({written(scale)})" if scale != 1 else ""
    return f'<g transform="{how}">{drawing}</g>'


def tainted(drawing: str) -> str:
    """A part that only a corrupted royal shows."""
    return f'<g display="var(--taint)">{drawing}</g>'


def cleansed(drawing: str) -> str:
    """A part that only a restored royal shows."""
    return f'<g display="var(--grace)">{drawing}</g>'


def symbol(name: str, drawing: str, box: str = "-5 0 100 140", fit: str = "xMidYMin slice") -> str:
    """A card's drawing, with the line that all of it shares."""
    pen = f'stroke="var(--line)" stroke-width="{LINE}" stroke-linejoin="round"'
    return (
        f'<symbol id="{name}" viewBox="{box}" preserveAspectRatio="{fit}">'
        f'<g {pen} stroke-linecap="round">{drawing}</g></symbol>'
    )


def fold(half: str) -> str:
    """The closed outline of which this is the right half."""
    segments = _segments(half)
    back = []
    for at in range(len(segments) - 1, 0, -1):
        command, points = segments[at]
        turned = [*reversed(points[:-1]), segments[at - 1][1][-1]]
        back.append((command, [(2 * AXIS - x, y) for x, y in turned]))
    end_x, end_y = segments[-1][1][-1]
    across = [] if end_x == AXIS else [("L", [(2 * AXIS - end_x, end_y)])]
    return "".join(_text(each) for each in [*segments, *across, *back]) + "Z"


def _segments(d: str) -> list[Segment]:
    tokens = _TOKEN.findall(d)
    segments: list[Segment] = []
    command, at = "M", 0
    while at < len(tokens):
        if tokens[at] in _TAKES:
            command = tokens[at]
            at += 1
        numbers = [float(token) for token in tokens[at : at + 2 * _TAKES[command]]]
        at += len(numbers)
        segments.append((command, list(zip(numbers[::2], numbers[1::2], strict=True))))
    return segments


def _text(segment: Segment) -> str:
    command, points = segment
    return command + " ".join(f"{written(x)} {written(y)}" for x, y in points)


def written(number: float) -> str:
    """A number as short text."""
    return f"{number:.2f}".rstrip("0").rstrip(".").replace("-0.", "-.").removeprefix("0") or "0"


def _width(width: float) -> str:
    return "" if width == LINE else f' stroke-width="{width}"'
