"""The site's messages, read from their catalogues as far as the tests need them."""

from __future__ import annotations

import re
from functools import cache

from tools.places import ROOT

LOCALES = ("en", "ru", "hu", "ca", "fr")

_MESSAGE = re.compile(r"^([a-z][\w-]*) = ?(.*(?:\n[ \t]+.*)*)", re.MULTILINE | re.IGNORECASE)


@cache
def messages(locale: str) -> dict[str, str]:
    """Message id -> its pattern, as written."""
    text = (ROOT / "web" / "i18n" / f"{locale}.ftl").read_text("utf-8")
    return dict(_MESSAGE.findall(text))


def plain(locale: str) -> dict[str, str]:
    """The messages without arguments: their pattern is what is shown."""
    return {name: text for name, text in messages(locale).items() if "{" not in text}
