"""Reads the message catalogues with Fluent, takes messages apart, and formats them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tools.paths import WEB

LOCALES: Final = ("en", "ru", "hu", "ca", "fr")
TRANSLATIONS: Final = LOCALES[1:]
PLURAL_CATEGORIES: Final = {"zero", "one", "two", "few", "many"}


def files(locale: str) -> list[Path]:
    """The catalogue that the page loads first, then those that it loads later."""
    return [WEB / "i18n" / f"{locale}.ftl", *sorted((WEB / "i18n").glob(f"*/{locale}.ftl"))]


def messages_of(path: Path) -> list[ftl.Message]:
    resource = FluentParser().parse(path.read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, "not Fluent"
    return [entry for entry in resource.body if isinstance(entry, ftl.Message)]


@cache
def catalogue(locale: str) -> dict[str, ftl.Message]:
    messages = [message for path in files(locale) for message in messages_of(path)]
    ids = [message.id.name for message in messages]
    assert len(ids) == len(set(ids)), sorted({name for name in ids if ids.count(name) > 1})
    return dict(zip(ids, messages, strict=True))


class Parts(Visitor):
    """The variables of a message, its choices, and whether it contains words."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.choices: list[tuple[str, set[str]]] = []  # the selector, the variants' keys
        self.words = False
        self.visit(message.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words |= any(character.isalpha() for character in node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {
            key.name if isinstance(key, ftl.Identifier) else key.value
            for key in (variant.key for variant in node.variants)
        }
        selector = node.selector
        name = selector.id.name if isinstance(selector, ftl.VariableReference) else ""
        self.choices.append((name, keys))
        self.generic_visit(node)

    @property
    def counted(self) -> set[str]:
        """The variables for which the message has plural forms."""
        return {name for name, keys in self.choices if keys & PLURAL_CATEGORIES}


def words_of(message: ftl.Message) -> str:
    """The message without its id and comment."""
    return FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("x"), message.value))


every_locale = pytest.mark.parametrize("locale", LOCALES)
every_translation = pytest.mark.parametrize("locale", TRANSLATIONS)


@cache
def bundle_of(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)  # as i18n/index.js has it
    text = "".join(path.read_text("utf-8") for path in files(locale))
    bundle.add_resource(FluentResource(text))
    return bundle


def formatted(
    locale: str, name: str, arguments: dict[str, str | int]
) -> tuple[str, list[Exception]]:
    message = bundle_of(locale).get_message(name)
    assert message.value is not None
    text, errors = bundle_of(locale).format_pattern(message.value, arguments)
    return str(text), errors
