"""Flattens a drawing into a few plain shapes, which cost a browser far less than nested ones.

A browser keeps a layer for every transform and opacity of every card on the table. So
transforms are applied to the coordinates, and neighbouring shapes of the same paint are joined.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import cos, hypot, radians, sin
from typing import Final
from xml.etree import ElementTree

from .pen import LINE, short_number

_TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_CALL: Final = re.compile(r"(\w+)\(([^)]*)\)")
_ARGUMENTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}

Step = tuple[str, tuple[float, ...]]
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Place:
    """A transform: rotation, mirroring and uniform scaling, then a shift."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    x: float = 0
    y: float = 0

    def then(self, other: Place) -> Place:
        """The transform that applies `other` first and then this one."""
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
        assert abs(size - hypot(self.c, self.d)) < 1e-6, "uneven scaling would make lines uneven"
        return size

    @property
    def mirrors(self) -> bool:
        return self.a * self.d - self.b * self.c < 0


@dataclass
class Flat:
    """Outlines with the same paint, or a group that is shown or hidden as a whole."""

    kind: str
    attributes: dict[str, str]
    outlines: list[str]
    boxes: list[Box]  # one for each outline

    def can_join(self, other: Flat) -> bool:
        """Whether a single shape with the outlines of both would look the same."""
        if self.kind == "circle" or (self.kind, self.attributes) != (other.kind, other.attributes):
            return False
        return self.kind == "g" or self.attributes.get("fill") == "none" or self.is_apart(other)

    def is_apart(self, other: Flat) -> bool:
        return all(
            a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
            for a in self.boxes
            for b in other.boxes
        )

    def __str__(self) -> str:
        attributes = "".join(f' {name}="{value}"' for name, value in self.attributes.items())
        inside = "".join(self.outlines)
        match self.kind:
            case "g":
                return f"<g{attributes}>{inside}</g>"
            case "path":
                return f'<path d="{inside}"{attributes}/>'
            case _:
                return f"<circle{inside}{attributes}/>"


def flattened(drawing: str) -> str:
    """The same picture without transforms; only groups that are shown or hidden as one remain."""
    shapes = _flat(ElementTree.fromstring(f"<g>{drawing}</g>"), Place())
    return "".join(map(str, _join_shapes(shapes)))


def _join_shapes(shapes: Iterable[Flat]) -> list[Flat]:
    """Join each shape to an earlier one of the same paint, unless it covers one in between."""
    joined: list[Flat] = []
    for shape in shapes:
        for earlier in reversed(joined):
            if earlier.can_join(shape):
                earlier.outlines += shape.outlines
                earlier.boxes += shape.boxes
                break
            if not earlier.is_apart(shape):
                joined.append(shape)
                break
        else:
            joined.append(shape)
    return joined


def _flat(group: ElementTree.Element, place: Place) -> Iterator[Flat]:
    for each in group:
        there = place.then(_place(each.get("transform", "")))
        if each.tag != "g":
            yield _shape(each, there)
        elif when := each.get("display"):
            inside = list(_flat(each, there))
            boxes = [box for shape in inside for box in shape.boxes]
            yield Flat("g", {"display": when}, list(map(str, _join_shapes(inside))), boxes)
        else:
            yield from _flat(each, there)


def _shape(element: ElementTree.Element, place: Place) -> Flat:
    attributes = {
        name: value
        for name, value in element.attrib.items()
        if name not in ("d", "cx", "cy", "r", "transform", "stroke-width")
    }
    width = float(element.get("stroke-width", LINE)) * place.scale
    if attributes.get("stroke") == "none":
        width = 0
    elif abs(width - LINE) > 0.005:
        attributes["stroke-width"] = short_number(width)
    if element.tag == "circle":
        x, y = place.point(float(element.get("cx", 0)), float(element.get("cy", 0)))
        r = float(element.attrib["r"]) * place.scale
        reach = r + width / 2
        outline = f' cx="{short_number(x)}" cy="{short_number(y)}" r="{short_number(r)}"'
        return Flat("circle", attributes, [outline], [(x - reach, y - reach, x + reach, y + reach)])
    steps = [_transformed(step, place) for step in _steps(element.attrib["d"])]
    return Flat("path", attributes, [_outline(steps)], [_box(steps, width)])


def _place(transform: str) -> Place:
    place = Place()
    for name, numbers in _CALL.findall(transform):
        arguments = [float(number) for number in numbers.split()]
        match name, arguments:
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
    """The steps of an SVG path, with absolute coordinates."""
    tokens = _TOKEN.findall(d)
    at, command = 0, "M"
    x = y = start_x = start_y = 0.0
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        name = command.upper()
        n = [float(token) for token in tokens[at : at + _ARGUMENTS[name]]]
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


def _transformed(step: Step, place: Place) -> Step:
    name, n = step
    if name == "A":
        rx, ry, _, large, sweep, x, y = n
        assert rx == ry, "only arcs of a circle can be rotated"
        r = rx * place.scale
        return "A", (r, r, 0, large, 1 - sweep if place.mirrors else sweep, *place.point(x, y))
    moved = [place.point(x, y) for x, y in zip(n[::2], n[1::2], strict=True)]
    return name, tuple(number for point in moved for number in point)


def _outline(steps: list[Step]) -> str:
    return "".join(name + " ".join(map(short_number, n)) for name, n in steps).replace(" -", "-")


def _box(steps: list[Step], width: float) -> Box:
    """A box round the outline: a curve stays within its points, an arc within its diameter."""
    xs: list[float] = []
    ys: list[float] = []
    for name, n in steps:
        reach = 2 * n[0] if name == "A" else 0
        for x, y in [n[-2:]] if name == "A" else zip(n[::2], n[1::2], strict=True):
            xs += [x - reach, x + reach]
            ys += [y - reach, y + reach]
    edge = width / 2
    return min(xs) - edge, min(ys) - edge, max(xs) + edge, max(ys) + edge
