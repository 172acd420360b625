"""Draws symmetric shapes as short SVG text, all with one line weight and light from the left.

Every figure faces the viewer and stands on the axis x = 50 of a field 100 wide and 140 high, so
most shapes are given as their right half and mirrored. A candle stands on the left, so the right
half of a shape lies in shade. Colours are names of CSS variables, so a card can be corrupted,
restored or recoloured without another drawing.
"""

from __future__ import annotations

import re
from typing import Final

AXIS: Final = 50.0
LINE: Final = 1.7  # width of nearly all lines
FINE: Final = 1.1  # width of wrinkles, seams and hatching

_TOKEN: Final = re.compile(r"[MLCQ]|-?(?:\d+\.?\d*|\.\d+)")
_POINTS: Final = {"M": 1, "L": 1, "C": 3, "Q": 2}

Point = tuple[float, float]
Segment = tuple[str, list[Point]]


def shape(half: str, colour: str, *, shade: bool = True, width: float = LINE) -> str:
    """A symmetric shape: its right half is given, from the top of the axis to its foot."""
    whole = f'<path d="{fold(half)}" fill="var(--{colour})"{_width(width)}/>'
    return whole + shaded(half) if shade else whole


def shaded(half: str) -> str:
    """The shade on the right half, away from the candle."""
    return f'<path d="{half}Z" fill="var(--shade)" stroke="none" fill-opacity=".2"/>'


def free(d: str, colour: str, *, width: float = LINE) -> str:
    """A closed shape that isn't symmetric."""
    return f'<path d="{d}" fill="var(--{colour})"{_width(width)}/>'


def line(d: str, *, width: float = FINE, colour: str = "line") -> str:
    """A stroke."""
    paint = "" if colour == "line" else f' stroke="var(--{colour})"'
    return f'<path d="{d}" fill="none"{paint}{_width(width)}/>'


def dot(x: float, y: float, r: float, colour: str, *, width: float = LINE) -> str:
    """A circle; it has no outline if `width` is 0."""
    edge = _width(width) if width else ' stroke="none"'
    place = f'cx="{short_number(x)}" cy="{short_number(y)}" r="{short_number(r)}"'
    return f'<circle {place} fill="var(--{colour})"{edge}/>'


def both(drawing: str) -> str:
    """A drawing and its mirror image."""
    return f'{drawing}<g transform="matrix(-1 0 0 1 100 0)">{drawing}</g>'


def moved(drawing: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A drawing made around 0, 0, then scaled, turned and moved to x, y."""
    transform = f"translate({short_number(x)} {short_number(y)})"
    transform += f" rotate({short_number(turn)})" if turn else ""
    transform += f" scale({short_number(scale)})" if scale != 1 else ""
    return f'<g transform="{transform}">{drawing}</g>'


def tainted(drawing: str) -> str:
    """A part that only a corrupted royal shows."""
    return f'<g display="var(--taint)">{drawing}</g>'


def cleansed(drawing: str) -> str:
    """A part that only a restored royal shows."""
    return f'<g display="var(--grace)">{drawing}</g>'


def symbol(name: str, drawing: str, box: str = "-5 0 100 140", fit: str = "xMidYMin slice") -> str:
    """A card's drawing as a symbol, with the line style of all its shapes."""
    pen = f'stroke="var(--line)" stroke-width="{LINE}" stroke-linejoin="round"'
    return (
        f'<symbol id="{name}" viewBox="{box}" preserveAspectRatio="{fit}">'
        f'<g {pen} stroke-linecap="round">{drawing}</g></symbol>'
    )


def fold(half: str) -> str:
    """The closed outline made of a right half and its mirror image."""
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
        if tokens[at] in _POINTS:
            command = tokens[at]
            at += 1
        numbers = [float(token) for token in tokens[at : at + 2 * _POINTS[command]]]
        at += len(numbers)
        segments.append((command, list(zip(numbers[::2], numbers[1::2], strict=True))))
    return segments


def _text(segment: Segment) -> str:
    command, points = segment
    return command + " ".join(f"{short_number(x)} {short_number(y)}" for x, y in points)


def short_number(number: float) -> str:
    """A number with at most two decimals and no needless zeros."""
    return f"{number:.2f}".rstrip("0").rstrip(".").replace("-0.", "-.").removeprefix("0") or "0"


def _width(width: float) -> str:
    return "" if width == LINE else f' stroke-width="{width}"'
