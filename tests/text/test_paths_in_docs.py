"""The documents name files that exist, so that a newcomer can follow them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
FOLDERS = "bench|docs|e2e|examples|src|tests|tools|web"
MADE = ("web/pyodide/", "web/vendor/")  # by the build


def paths_in(text: str) -> list[str]:
    """The paths of the project in backticks, as the documents write them."""
    found = re.findall(rf"`((?:{FOLDERS})/[\w./-]*)", text)
    return [path for path in found if not path.startswith(MADE)]


def links_in(text: str) -> list[str]:
    """The targets of links to files, without what follows a #."""
    found = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text)
    return [target for target in found if "://" not in target]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_path_and_link_leads_to_a_file(document: Path) -> None:
    text = document.read_text("utf-8")
    missing = [path for path in paths_in(text) if not (ROOT / path).exists()]
    missing += [link for link in links_in(text) if not (document.parent / link).exists()]
    assert not missing


def test_the_map_is_about_every_folder_of_the_page() -> None:
    text = (ROOT / "docs" / "ARCHITECTURE.md").read_text("utf-8")
    folders = [path.name for path in (ROOT / "web").iterdir() if path.is_dir()]
    unnamed = {name for name in folders if f"`{name}/`" not in text and f"`web/{name}/" not in text}
    assert unnamed <= {"screenshots"}  # pictures for the manifest


def test_paths_and_links_are_found() -> None:
    text = (
        "See `web/main.js`, `e2e/` and [the rules](RULES.md#J1), not [this](https://a.example/b)."
    )
    assert paths_in(text) == ["web/main.js", "e2e/"]
    assert links_in(text) == ["RULES.md"]
