"""The documents name files that exist, so that a newcomer can follow them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
FOLDERS = "bench|docs|e2e|examples|src|tests|tools|web"
MADE = ("web/pyodide/", "web/vendor/")  # by the build

# A link that leaves the repository leads to a page that GitHub has for every fork.
OF_THE_FORK = re.compile(r"\.\./\.\./(actions|deployments|issues|releases|security)(/[\w-]+)*")


def paths_in(text: str) -> list[str]:
    """The paths of the project in backticks, as the documents write them."""
    found = re.findall(rf"`((?:{FOLDERS})/[\w./-]*)", text)
    return [path for path in found if not path.startswith(MADE)]


def links_in(text: str) -> list[str]:
    """The targets of links and pictures, without what follows a #, but no pages of other sites."""
    found = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text)
    found += re.findall(r'<img src="([^"]+)"', text)
    return [target for target in found if "://" not in target]


def leads_somewhere(link: str, document: Path) -> bool:
    if link.startswith("../../"):
        return document.parent == ROOT and OF_THE_FORK.fullmatch(link) is not None
    return (document.parent / link).exists()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_path_and_link_leads_to_a_file(document: Path) -> None:
    text = document.read_text("utf-8")
    missing = [path for path in paths_in(text) if not (ROOT / path).exists()]
    missing += [link for link in links_in(text) if not leads_somewhere(link, document)]
    assert not missing


def test_the_map_is_about_every_folder_of_the_page() -> None:
    text = (ROOT / "docs" / "ARCHITECTURE.md").read_text("utf-8")
    folders = [path.name for path in (ROOT / "web").iterdir() if path.is_dir()]
    unnamed = {name for name in folders if f"`{name}/`" not in text and f"`web/{name}/" not in text}
    assert unnamed <= {"screenshots"}  # pictures for the manifest


def test_paths_and_links_are_found() -> None:
    text = (
        "See `web/main.js`, `e2e/` and [the rules](RULES.md#J1), not [this](https://a.example/b)."
        ' <img src="docs/shots/home.jpg" alt="">'
    )
    assert paths_in(text) == ["web/main.js", "e2e/"]
    assert links_in(text) == ["RULES.md", "docs/shots/home.jpg"]


@pytest.mark.parametrize(
    ("link", "document", "leads"),
    [
        ("../../deployments/github-pages", "README.md", True),
        ("../../issues", "README.md", True),
        ("../../nowhere", "README.md", False),
        ("../../docs/../LICENSE", "README.md", False),
        ("../../issues", "docs/BOTS.md", False),  # one folder too few
        ("docs/BOTS.md", "README.md", True),
        ("BOTS.md", "README.md", False),
    ],
)
def test_a_link_leads_to_a_file_or_to_a_page_of_the_fork(
    link: str, document: str, leads: bool
) -> None:
    assert leads_somewhere(link, ROOT / document) is leads
