"""Mutants: the small changes that can be made to a module, one at a time."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from types import CodeType
from typing import Final

BOUNDARY: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
OPPOSITE: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
}
NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
TRANSPARENT: Final = ("sorted", "reversed", "set", "frozenset")  # a call becomes its argument
UNTOUCHED: Final = ("__slots__", "__all__")  # lists that only Python reads

# Takes a copy of a node; returns its replacement, or None to delete the node.
Change = Callable[[ast.AST], ast.AST | None]


@dataclass(frozen=True)
class Mutant:
    """One change to one module."""

    module: str
    number: int  # its place among the module's mutants
    line: int
    lines: tuple[int, int]  # the first and last line of the statement
    source: str  # the text of `line`, stripped
    change: str
    function: str | None  # the outermost function around it; None if it runs at import
    inner: bool  # in a nested function, which may already be made at import

    @property
    def key(self) -> tuple[str, str, str]:
        """The key in equivalent_mutants.toml; it does not depend on line numbers."""
        return self.module, self.source, self.change


@dataclass(frozen=True)
class Site:
    """A node that can be changed, and its place in the tree."""

    node: ast.AST
    parent: ast.AST
    field: str
    index: int | None
    statement: ast.stmt
    function: str | None
    inner: bool


class Module:
    """A module's source and all its mutants."""

    def __init__(self, path: Path, package: Path) -> None:
        self.path = path
        self.name = ".".join(path.relative_to(package).with_suffix("").parts)
        self.text = path.read_text("utf-8")
        self.tree = ast.parse(self.text)
        self._changes: list[tuple[Site, Change]] = []
        self.mutants: list[Mutant] = []
        rows = self.text.splitlines()
        for site in _sites(self.tree):
            for change in _changes(site):
                new = change(copy.deepcopy(site.node))
                line = getattr(site.node, "lineno", site.statement.lineno)
                self._changes.append((site, change))
                self.mutants.append(
                    Mutant(
                        module=self.name,
                        number=len(self.mutants),
                        line=line,
                        lines=_span(site.statement),
                        source=rows[line - 1].strip(),
                        change=f"{_short(site.node)} → {'' if new is None else _short(new)}",
                        function=site.function,
                        inner=site.inner,
                    )
                )

    def compiled(self, mutant: Mutant) -> CodeType:
        """The module's code with that one change."""
        site, change = self._changes[mutant.number]
        memo: dict[int, ast.AST] = {}
        tree = copy.deepcopy(self.tree, memo)
        parent = memo[id(site.parent)]
        new = change(memo[id(site.node)])
        if site.index is None:
            setattr(parent, site.field, new)
        else:
            items: list[ast.AST] = getattr(parent, site.field)
            items[site.index] = ast.Pass() if new is None else new
        ast.fix_missing_locations(tree)
        return compile(tree, str(self.path), "exec")


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 70 else text[:69] + "…"


def _span(statement: ast.stmt) -> tuple[int, int]:
    """The lines of a statement; of a compound statement only its head."""
    end = statement.end_lineno or statement.lineno
    body = getattr(statement, "body", None) or getattr(statement, "cases", None)
    if body:
        first = body[0].lineno if isinstance(body[0], ast.stmt) else statement.lineno + 1
        end = max(statement.lineno, first - 1)
    return statement.lineno, end


def _sites(tree: ast.Module) -> Iterator[Site]:
    def visit(
        node: ast.AST, statement: ast.stmt | None, function: str | None, depth: int, owner: str
    ) -> Iterator[Site]:
        for field, value in ast.iter_fields(node):
            if _is_skipped(node, field):
                continue
            inside = function
            if isinstance(node, ast.FunctionDef) and field != "body":  # defaults run at definition
                inside = None if function == owner + node.name else function
            children = list(enumerate(value)) if isinstance(value, list) else [(None, value)]
            for index, child in children:
                if not isinstance(child, ast.AST) or _is_docstring(child):
                    continue
                here = child if isinstance(child, ast.stmt) else statement
                within, path = inside, owner
                if isinstance(child, ast.FunctionDef) and function is None:
                    within = owner + child.name
                elif isinstance(child, ast.ClassDef):
                    path = f"{owner}{child.name}."
                if here is not None:
                    yield Site(child, node, field, index, here, inside, depth > 1)
                deeper = depth + isinstance(child, ast.FunctionDef | ast.Lambda)
                yield from visit(child, here, within, deeper, path)

    yield from visit(tree, None, None, 0, "")


def _is_skipped(node: ast.AST, field: str) -> bool:
    """Types, decorators, assertions and errors for programmers decide nothing in a game."""
    if field in ("annotation", "returns", "decorator_list", "ctx", "type_comment"):
        return True
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom):
        return True
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("TypeVar", "AttributeError", "TypeError")
    if isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return any(isinstance(it, ast.Name) and it.id in UNTOUCHED for it in targets)
    return isinstance(node, ast.ClassDef) and field == "bases"


def _is_docstring(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _changes(site: Site) -> Iterator[Change]:
    node = site.node
    match node:
        case ast.Compare(ops=ops):
            for at, op in enumerate(ops):
                for table in (BOUNDARY, OPPOSITE):
                    if type(op) in table:
                        yield _compare_with(at, table[type(op)])
        case ast.BoolOp(op=ast.And()):
            yield lambda it: _with(it, op=ast.Or())
        case ast.BoolOp(op=ast.Or()):
            yield lambda it: _with(it, op=ast.And())
        case ast.UnaryOp(op=ast.Not()):
            yield _replace_by("operand")
        case ast.UnaryOp(op=ast.USub()):
            yield _replace_by("operand")
        case ast.BinOp(op=sign) | ast.AugAssign(op=sign) if type(sign) in ARITHMETIC:
            yield lambda it: _with(it, op=ARITHMETIC[type(sign)]())
        case ast.Constant():
            yield from _constant_changes(node, site)
        case ast.Return(value=value) if value is not None and not _is_none_or_flag(value):
            yield lambda it: _with(it, value=ast.Constant(None))
        case ast.Slice():
            yield from _slice_changes(node)
        case ast.Call():
            yield from _call_changes(node)
        case ast.IfExp():
            yield _replace_by("body")
            yield _replace_by("orelse")
    if site.field == "test" and isinstance(
        node, ast.Name | ast.Attribute | ast.Call | ast.Subscript
    ):
        yield lambda it: ast.UnaryOp(op=ast.Not(), operand=it)  # type: ignore[arg-type]
    if site.field == "ifs" or (site.field == "guard" and isinstance(node, ast.expr)):
        yield lambda _: ast.Constant(True)
    if site.index is not None and _can_be_left_out(node):
        yield lambda _: None


def _replace_by(name: str) -> Change:
    """Replace a node by one of its fields, or by the first item if the field is a list."""

    def change(node: ast.AST) -> ast.AST:
        part = getattr(node, name)
        found: ast.AST = part[0] if isinstance(part, list) else part
        return found

    return change


def _with(node: ast.AST, **fields: ast.AST) -> ast.AST:
    for name, value in fields.items():
        setattr(node, name, value)
    return node


def _compare_with(at: int, op: type[ast.cmpop]) -> Change:
    def change(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.Compare)
        node.ops[at] = op()
        return node

    return change


def _is_none_or_flag(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value in (None, True, False)


def _constant_changes(node: ast.Constant, site: Site) -> Iterator[Change]:
    value = node.value
    if isinstance(value, bool):
        yield lambda _: ast.Constant(not value)
    elif isinstance(value, int):
        yield lambda _: ast.Constant(value + 1)
        yield lambda _: ast.Constant(value - 1)
    elif isinstance(value, str) and not isinstance(site.parent, ast.FormattedValue):
        yield lambda _: ast.Constant(value + "~" if value else "~")
        if value and isinstance(site.parent, ast.JoinedStr):
            yield lambda _: ast.Constant("")


def _slice_changes(node: ast.Slice) -> Iterator[Change]:
    if (node.lower is None) != (node.upper is None) and node.step is None:
        yield lambda _: ast.Slice(lower=node.upper, upper=node.lower)
    if node.step is not None:
        yield lambda _: ast.Slice(lower=node.lower, upper=node.upper)


def _call_changes(node: ast.Call) -> Iterator[Change]:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name in NAMES:
        yield lambda it: _with(it, func=ast.Name(NAMES[name], ast.Load()))
    if name in TRANSPARENT and len(node.args) == 1:
        yield _replace_by("args")
    first = [it for it in node.args[:2] if not isinstance(it, ast.Starred)]
    if len(first) == 2 and name not in ("min", "max") and not _same(*first):
        yield _swap_arguments
    for at, (one, other) in enumerate(pairwise(node.keywords)):
        if not _same(one.value, other.value):
            yield _swap_keywords(at)


def _same(one: ast.AST, other: ast.AST) -> bool:
    return ast.dump(one) == ast.dump(other)


def _swap_arguments(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Call)
    node.args[:2] = reversed(node.args[:2])
    return node


def _swap_keywords(at: int) -> Change:
    def change(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.Call)
        one, other = node.keywords[at], node.keywords[at + 1]
        one.value, other.value = other.value, one.value
        return node

    return change


def _can_be_left_out(node: ast.AST) -> bool:
    """Whether a function without this statement could still work."""
    match node:
        case ast.Expr() | ast.Raise() | ast.AugAssign() | ast.Break() | ast.Continue():
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
        case ast.If(orelse=[]):
            return True
        case _:
            return False
