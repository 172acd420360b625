"""The engine's source files, and the strings in them that are not meant for players."""

from __future__ import annotations

import ast
import re

from tools.paths import SOURCES

ENGINE = SOURCES / "regicide_core"
MODULES = {path.relative_to(ENGINE).as_posix(): path for path in sorted(ENGINE.rglob("*.py"))}


def is_command_line(name: str) -> bool:
    return name == "__main__.py" or name.startswith("cli/")


ENGINE_MODULES = [name for name in MODULES if not is_command_line(name)]


def tree(name: str) -> ast.Module:
    return ast.parse(MODULES[name].read_text("utf-8"))


def docstrings(source: ast.Module) -> set[ast.AST]:
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return {
        node.body[0].value
        for node in ast.walk(source)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }


def for_programmers(source: ast.Module) -> set[ast.AST]:
    """The messages of assertions and of errors that only a programmer can cause."""
    messages: set[ast.AST] = set()
    for node in ast.walk(source):
        message: ast.AST | None = None
        if isinstance(node, ast.Assert):
            message = node.msg
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            raised = node.exc.func
            if isinstance(raised, ast.Name) and raised.id in ("AttributeError", "TypeError"):
                message = node.exc
        if message is not None:
            messages.update(ast.walk(message))
    return messages


def looks_like_prose(text: str) -> bool:
    """Three words in a row, or two that begin like a sentence."""
    words = r"[A-Za-z][a-z']+"
    return bool(re.search(rf"\b{words} {words} {words}\b", text)) or bool(
        re.match(r"[A-Z][a-z]+ [a-z]{2,}", text)
    )
