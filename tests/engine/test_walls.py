"""The engine's walls: few imports, no I/O, no global random, no prose."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.support.engine_sources import (
    ENGINE_MODULES,
    docstrings,
    for_programmers,
    is_command_line,
    looks_like_prose,
    tree,
)

# Everything here is start-up time on a phone: lengthen the list only for a good reason.
ALLOWED_IMPORTS = {
    "__future__",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "itertools",
    "json",
    "math",
    "operator",
    "importlib",
    "random",
    "typing",
}
FORBIDDEN_CALLS = {"print", "open", "input", "exec", "eval", "compile", "__import__", "breakpoint"}


def is_search(name: str) -> bool:
    """The search state is private: nothing but the bots uses it."""
    return name.startswith("search/")


def is_bots(name: str) -> bool:
    """The bots stand above the search state; the rules know neither."""
    return name.startswith("bots/")


PUBLIC_MODULES = [name for name in ENGINE_MODULES if not is_search(name) and not is_bots(name)]


def place(name: str, node: ast.AST) -> str:
    return f"{name}:{getattr(node, 'lineno', 0)}"


def outside_imports(source: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            yield from ((node, alias.name.partition(".")[0]) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node, (node.module or "").partition(".")[0]


def inside_imports(source: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    """Modules of the engine, as `from .moves import Move` and `from . import moves` name them."""
    for node in ast.walk(source):
        if isinstance(node, ast.ImportFrom) and node.level:
            names = [node.module] if node.module else [alias.name for alias in node.names]
            yield from ((node, name.partition(".")[0]) for name in names)


def test_there_are_modules_to_look_at() -> None:
    assert len(PUBLIC_MODULES) > 20


@pytest.mark.parametrize("name", ENGINE_MODULES)
def test_the_engine_imports_only_a_little_of_the_standard_library(name: str) -> None:
    strangers = [
        f"{place(name, node)} {module}"
        for node, module in outside_imports(tree(name))
        if module not in ALLOWED_IMPORTS
    ]
    assert not strangers


@pytest.mark.parametrize("name", ENGINE_MODULES)
def test_the_engine_does_not_know_its_command_line(name: str) -> None:
    assert not [
        place(name, node)
        for node, module in inside_imports(tree(name))
        if is_command_line(f"{module}/")
    ]


@pytest.mark.parametrize("name", PUBLIC_MODULES)
def test_public_modules_do_not_know_the_search_state(name: str) -> None:
    assert not [
        place(name, node) for node, module in inside_imports(tree(name)) if is_search(f"{module}/")
    ]


@pytest.mark.parametrize("name", ENGINE_MODULES)
def test_the_engine_reads_and_writes_nothing(name: str) -> None:
    assert not [
        f"{place(name, node)} {node.func.id}"
        for node in ast.walk(tree(name))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in FORBIDDEN_CALLS
    ]


@pytest.mark.parametrize("name", ENGINE_MODULES)
def test_the_engine_draws_on_no_global_random(name: str) -> None:
    source = tree(name)
    taken = [
        place(name, node)
        for node in ast.walk(source)
        if isinstance(node, ast.ImportFrom)
        and node.module == "random"
        and any(alias.name != "Random" for alias in node.names)
    ]
    called = [
        place(name, node)
        for node in ast.walk(source)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "random"
        and node.attr != "Random"
    ]
    assert not taken + called


@pytest.mark.parametrize("name", ENGINE_MODULES)
def test_the_engine_says_nothing_in_words(name: str) -> None:
    source = tree(name)
    allowed = docstrings(source) | for_programmers(source)
    assert not [
        f"{place(name, node)} {node.value!r}"
        for node in ast.walk(source)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node not in allowed
        and looks_like_prose(node.value)
    ]


@pytest.mark.parametrize(
    ("text", "prose"),
    [
        ("the enemy strikes back", True),
        ("Game over", True),
        ("play 3D 3S", False),
        ("discard_stops_at_the_number", False),
        (" damage=", False),
        ("won gold", False),
    ],
)
def test_prose_is_told_from_codes(text: str, prose: bool) -> None:
    assert looks_like_prose(text) is prose
