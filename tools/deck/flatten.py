"""Flattens a drawing into a few plain shapes, which cost a browser far less than nested ones.

A browser keeps a layer for each transform and each opacity, for every card on the table. So
transforms are written into the coordinates, and neighbouring shapes of the same paint are joined.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import cos, hypot, radians, sin
from typing import Final
from xml.etree import ElementTree

from .pen import LINE, written

_TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_CALL: Final = re.compile(r"(\w+)\(([^)]*)\)")
_TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}

Step = tuple[str, tuple[float, ...]]
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Place:
    """A transform: turned, mirrored and scaled alike in both directions, then moved."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    x: float = 0
    y: float = 0

    def then(self, other: Place) -> Place:
        """The transform of something that `other` moves inside this one."""
        return Place(
            self.a * other.a + self.c * other.b,
            self.b * other.a + self.d * other.b,
            self.a * other.c + self.c * other.d,
            self.b * other.c + self.d * other.d,
            *self.point(other.x, other.y),
        )

    def point(self, x: float, y: float) -> tuple[float, float]:
        return self.a * x + self.c * y + self.x, self.b * x + self.d * y + self.y

    @property
    def scale(self) -> float:
        size = hypot(self.a, self.b)
        assert abs(size - hypot(self.c, self.d)) < 1e-6, "a line would be broader one way"
        return size

    @property
    def mirrors(self) -> bool:
        return self.a * self.d - self.b * self.c < 0


@dataclass
class Flat:
    """Outlines of one paint, or a group that is shown or hidden as one."""

    kind: str
    marks: dict[str, str]
    outlines: list[str]
    boxes: list[Box]  # one for each outline

    def takes(self, other: Flat) -> bool:
        """Whether one shape with the outlines of both would look the same."""
        if self.kind == "circle" or (self.kind, self.marks) != (other.kind, other.marks):
            return False
        return self.kind == "g" or self.marks.get("fill") == "none" or self.apart(other)

    def apart(self, other: Flat) -> bool:
        return all(
            a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
            for a in self.boxes
            for b in other.boxes
        )

    def __str__(self) -> str:
        marks = "".join(f' {name}="{value}"' for name, value in self.marks.items())
        inside = "".join(self.outlines)
        match self.kind:
            case "g":
                return f"<g{marks}>{inside}</g>"
            case "path":
                return f'<path d="{inside}"{marks}/>'
            case _:
                return f"<circle{inside}{marks}/>"


def flattened(drawing: str) -> str:
    """The same picture without transforms; groups stay only where they are shown or hidden as one."""
    return "".join(map(str, _joined(_flat(ElementTree.fromstring(f"<g>{drawing}</g>"), Place()))))


def _joined(shapes: Iterable[Flat]) -> list[Flat]:
    """Join each shape to an earlier one of the same paint, unless it lies over one in between."""
    laid: list[Flat] = []
    for shape in shapes:
        for earlier in reversed(laid):
            if earlier.takes(shape):
                earlier.outlines += shape.outlines
                earlier.boxes += shape.boxes
                break
            if not earlier.apart(shape):
                laid.append(shape)
                break
        else:
            laid.append(shape)
    return laid


def _flat(group: ElementTree.Element, place: Place) -> Iterator[Flat]:
    for each in group:
        there = place.then(_place(each.get("transform", "")))
        if each.tag != "g":
            yield _shape(each, there)
        elif when := each.get("display"):
            inside = list(_flat(each, there))
            boxes = [box for shape in inside for box in shape.boxes]
            yield Flat("g", {"display": when}, list(map(str, _joined(inside))), boxes)
        else:
            yield from _flat(each, there)


def _shape(element: ElementTree.Element, place: Place) -> Flat:
    marks = {
        name: value
        for name, value in element.attrib.items()
        if name not in ("d", "cx", "cy", "r", "transform", "stroke-width")
    }
    width = float(element.get("stroke-width", LINE)) * place.scale
    if marks.get("stroke") == "none":
        width = 0
    elif abs(width - LINE) > 0.005:
        marks["stroke-width"] = written(width)
    if element.tag == "circle":
        x, y = place.point(float(element.get("cx", 0)), float(element.get("cy", 0)))
        r = float(element.attrib["r"]) * place.scale
        reach = r + width / 2
        outline = f' cx="{written(x)}" cy="{written(y)}" r="{written(r)}"'
        return Flat("circle", marks, [outline], [(x - reach, y - reach, x + reach, y + reach)])
    steps = [_put(step, place) for step in _steps(element.attrib["d"])]
    return Flat("path", marks, [_outline(steps)], [_box(steps, width)])


def _place(transform: str) -> Place:
    place = Place()
    for name, numbers in _CALL.findall(transform):
        given = [float(number) for number in numbers.split()]
        match name, given:
            case "translate", [x, y]:
                step = Place(x=x, y=y)
            case "scale", [size]:
                step = Place(size, 0, 0, size)
            case "scale", [x, y]:
                step = Place(x, 0, 0, y)
            case "rotate", [turn]:
                c, s = cos(radians(turn)), sin(radians(turn))
                step = Place(c, s, -s, c)
            case "matrix", [a, b, c, d, x, y]:
                step = Place(a, b, c, d, x, y)
            case _:
                raise ValueError(f"{name}({numbers})")
        place = place.then(step)
    return place


def _steps(d: str) -> Iterator[Step]:
    """An outline's steps, from absolute point to absolute point."""
    tokens = _TOKEN.findall(d)
    at, command = 0, "M"
    x = y = start_x = start_y = 0.0
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        name = command.upper()
        n = [float(token) for token in tokens[at : at + _TAKES[name]]]
        at += len(n)
        from_x, from_y = (x, y) if command.islower() else (0.0, 0.0)
        match name:
            case "Z":
                x, y = start_x, start_y
                yield "Z", ()
                continue
            case "H":
                x = from_x + n[0]
                yield "L", (x, y)
                continue
            case "V":
                y = from_y + n[0]
                yield "L", (x, y)
                continue
            case "A":
                x, y = from_x + n[5], from_y + n[6]
                yield "A", (*n[:5], x, y)
                continue
        points = [number + (from_y if i % 2 else from_x) for i, number in enumerate(n)]
        x, y = points[-2:]
        if name == "M":
            start_x, start_y = x, y
            command = "l" if command.islower() else "L"
        yield name, tuple(points)


def _put(step: Step, place: Place) -> Step:
    name, n = step
    if name == "A":
        rx, ry, _, large, sweep, x, y = n
        assert rx == ry, "only round arcs can be turned"
        r = rx * place.scale
        return "A", (r, r, 0, large, 1 - sweep if place.mirrors else sweep, *place.point(x, y))
    put = [place.point(x, y) for x, y in zip(n[::2], n[1::2], strict=True)]
    return name, tuple(number for point in put for number in point)


def _outline(steps: list[Step]) -> str:
    return "".join(name + " ".join(map(written, n)) for name, n in steps).replace(" -", "-")


def _box(steps: list[Step], width: float) -> Box:
    """A box round the outline: a curve stays within its points, an arc near its end."""
    xs: list[float] = []
    ys: list[float] = []
    for name, n in steps:
        reach = 2 * n[0] if name == "A" else 0
        for x, y in [n[-2:]] if name == "A" else zip(n[::2], n[1::2], strict=True):
            xs += [x - reach, x + reach]
            ys += [y - reach, y + reach]
    edge = width / 2
    return min(xs) - edge, min(ys) - edge, max(xs) + edge, max(ys) + edge
