"""Takes the page's scripts apart into their calls and their string literals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from tools.paths import WEB

SCRIPTS: Final = [
    path
    for path in sorted(WEB.rglob("*.js"))
    if path.relative_to(WEB).parts[0] not in ("vendor", "pyodide")  # not our own
]
HOLE: Final = "\0"  # stands for a ${…} in the text of a template


@dataclass(frozen=True)
class Literal:
    """A string or a template; each ${…} of a template is `HOLE` in its text."""

    script: str
    line: int
    tag: str  # such as html; "" for a string or a plain template
    text: str

    def __str__(self) -> str:
        return f"{self.script}:{self.line} {self.text.strip()!r}"


class Script:
    """A script taken apart: its literals and its pieces of code.

    The code inside a ${…} is a separate piece. In a piece, literal number 7 is written as §7§,
    and comments are left out.
    """

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.source = source
        self.at = 0
        self.literals: list[Literal] = []
        self.pieces: list[str] = []
        self._code(inside=False)

    def _code(self, *, inside: bool) -> None:
        """Read code to the end, or inside a template to the brace that closes the ${…}."""
        piece = ""
        depth = 0
        while self.at < len(self.source):
            rest = self.source[self.at : self.at + 2]
            sign = rest[0]
            if rest in ("//", "/*"):
                end = "\n" if rest == "//" else "*/"
                self.at = self.source.index(end, self.at) + len(end)
                continue
            if sign in "\"'`":
                tag = re.search(r"[\w$]*$", piece)
                read = self._template if sign == "`" else self._string
                piece += f"§{read(tag[0] if tag else '')}§"
                continue
            depth += (sign == "{") - (sign == "}")
            self.at += 1
            if depth < 0 and inside:
                break
            piece += sign
        self.pieces.append(piece)

    def _string(self, _: str) -> int:
        match = re.compile(r"""(["'])((?:\\.|(?!\1)[^\\\n])*)\1""").match(self.source, self.at)
        assert match, f"{self.name}:{self._line()}: a quotation mark that the test can't read"
        self.at = match.end()
        return self._add(self._line(), "", match[2])

    def _template(self, tag: str) -> int:
        line = self._line()
        text = ""
        self.at += 1
        while self.source[self.at] != "`":
            if self.source.startswith("${", self.at):
                self.at += 2
                self._code(inside=True)
                text += HOLE
            else:
                length = 2 if self.source[self.at] == "\\" else 1
                text += self.source[self.at : self.at + length]
                self.at += length
        self.at += 1
        return self._add(line, tag, text)

    def _line(self) -> int:
        return self.source.count("\n", 0, self.at) + 1

    def _add(self, line: int, tag: str, text: str) -> int:
        self.literals.append(Literal(self.name, line, tag, text))
        return len(self.literals) - 1

    def calls(self, function: str) -> Iterator[tuple[str, list[str]]]:
        """The first argument of each call, and the literals that it may be."""
        for piece in self.pieces:
            for call in re.finditer(rf"(?<![\w$]){function}\(", piece):
                argument = _first_argument(piece[call.end() :])
                values = re.findall(r"(?<![=!]==)(?<![=!]== )§(\d+)§", argument)
                yield argument, [self.literals[int(number)].text for number in values]


def _first_argument(code: str) -> str:
    depth = 0
    for at, sign in enumerate(code):
        depth += (sign in "([{") - (sign in ")]}")
        if depth < 0 or (depth == 0 and sign == ","):
            return code[:at]
    return code


@cache
def scripts() -> dict[str, Script]:
    names = {path.relative_to(WEB).as_posix(): path for path in SCRIPTS}
    return {name: Script(name, path.read_text("utf-8")) for name, path in names.items()}


def source(name: str) -> str:
    return scripts()[name].source


def topics() -> set[str]:
    found = re.search(r"const TOPICS = \{(.*?)\};", source("table/help.js"), re.DOTALL)
    assert found
    return set(re.findall(r'"([\w-]+)"', found[1]))
