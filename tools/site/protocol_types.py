"""Makes TypeScript declarations from web/py/protocol.py, so that `tsc` can check the page.

Every TypedDict becomes an interface, every named union a type. VERBS becomes the interface `Verbs`:
each verb with its request and its answer. A comment after a field becomes its documentation.
"""

from __future__ import annotations

import ast
import io
import json
import sys
import tokenize
import types
from collections.abc import Iterator
from pathlib import Path
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from tools.paths import ROOT

PROTOCOL = ROOT / "web" / "py" / "protocol.py"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


def declarations(source: Path = PROTOCOL) -> str:
    """The whole declaration file."""
    module = _load(source)
    comments = _field_comments(source)
    named = {
        name: value
        for name, value in vars(module).items()
        if is_typeddict(value) or isinstance(value, types.UnionType) or _is_alias(value)
    }
    parts = ["// Made by tools/site/protocol_types.py from web/py/protocol.py.\n"]
    for name, value in named.items():
        if is_typeddict(value):
            parts.append(_interface(name, value, comments, named))
        else:
            parts.append(f"export type {name} = {_type(value, named, skip=name)};\n")
    parts.append(_verbs(module, named))
    return "\n".join(parts)


def write_declarations(into: Path) -> Path:
    """Write the declarations where `tsc` looks for the page's `engine/protocol.js`."""
    target = into / "engine" / "protocol.d.ts"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(declarations(), "utf-8", newline="\n")
    return target


def _load(source: Path) -> types.ModuleType:
    """Run a source file as a module, under a name that nothing else imports."""
    module = types.ModuleType("declared_protocol")
    sys.modules[module.__name__] = module  # annotations are resolved through sys.modules
    exec(compile(source.read_bytes(), source, "exec"), vars(module))
    return module


def _is_alias(value: object) -> bool:
    return get_origin(value) in (Literal, Union, dict)


def _interface(
    name: str, value: type, comments: dict[tuple[str, str], str], named: dict[str, Any]
) -> str:
    lines = [f"/** {' '.join(value.__doc__.split())} */"] if value.__doc__ else []
    lines.append(f"export interface {name} {{")
    owners = [kind.__name__ for kind in _lineage(value)]
    for field, kind in get_type_hints(value, include_extras=True).items():
        note = next((comments[owner, field] for owner in owners if (owner, field) in comments), "")
        optional = get_origin(kind) is NotRequired
        shown = _type(get_args(kind)[0] if optional else kind, named)
        doc = f"/** {note} */ " if note else ""
        lines.append(f"  {doc}{field}{'?' if optional else ''}: {shown};")
    return "\n".join([*lines, "}", ""])


def _lineage(value: type) -> Iterator[type]:
    """A TypedDict, and the TypedDicts that it extends."""
    yield value
    for base in getattr(value, "__orig_bases__", ()):
        if is_typeddict(base):
            yield from _lineage(base)


def _verbs(module: types.ModuleType, named: dict[str, Any]) -> str:
    lines = ["/** What each verb takes, and what it answers. */", "export interface Verbs {"]
    for name, verb in module.VERBS.items():
        request, answer = _type(verb.request, named), _type(verb.answer, named)
        lines.append(f"  {name}: {{ request: {request}; answer: {answer} }};")
    return "\n".join([*lines, "}", ""])


def _type(kind: Any, named: dict[str, Any], skip: str = "") -> str:
    for name, value in named.items():
        if name != skip and value is kind:
            return name
        if name != skip and not is_typeddict(value) and value == kind:
            return name
    if kind in PLAIN:
        return PLAIN[kind]
    if kind is object:
        return "unknown"
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(json.dumps(each) for each in args)
    if origin is Union or isinstance(kind, types.UnionType):
        return " | ".join(_type(each, named) for each in args)
    if origin is list:
        inside = _type(args[0], named)
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if origin is dict:
        return f"Record<string, {_type(args[1], named)}>"
    raise TypeError(f"protocol.py: no TypeScript for {kind}")


def _field_comments(source: Path) -> dict[tuple[str, str], str]:
    """The comment on the line of each field."""
    text = source.read_text("utf-8")
    by_line = {
        token.start[0]: token.string.removeprefix("#").strip()
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT
    }
    return {
        (kind.name, field.target.id): by_line[field.lineno]
        for kind in ast.parse(text).body
        if isinstance(kind, ast.ClassDef)
        for field in kind.body
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and field.lineno in by_line
    }
