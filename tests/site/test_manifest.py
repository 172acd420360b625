"""The manifest of the installed app: its pictures are there, of the said size, and up to date."""

from __future__ import annotations

import hashlib
import json
import re

import pytest

from tools.paths import ROOT
from tools.pictures.png import size_of, source_of

WEB = ROOT / "web"
MANIFEST = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))
ICONS = sorted(path.relative_to(WEB).as_posix() for path in (WEB / "icons").iterdir())
PAGE = (WEB / "index.html").read_text("utf-8")


@pytest.mark.parametrize(
    "picture",
    [each for each in MANIFEST["icons"] + MANIFEST["screenshots"] if each["src"] != "icon.svg"],
    ids=lambda picture: picture["src"],
)
def test_a_picture_has_the_size_it_is_said_to_have(picture: dict[str, str]) -> None:
    width, height = size_of((WEB / picture["src"]).read_bytes())
    assert f"{width}x{height}" == picture["sizes"]


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_was_made_of_the_present_drawing(name: str) -> None:
    """If not: `python3 build.py pictures`."""
    drawing = hashlib.sha256((WEB / "icon.svg").read_bytes()).hexdigest()
    assert source_of((WEB / name).read_bytes()) == drawing


def test_every_icon_is_named_somewhere() -> None:
    named = {icon["src"] for icon in MANIFEST["icons"]}
    named |= set(re.findall(r'href="(icons/[^"]+)"', PAGE))
    assert set(ICONS) <= named
    assert size_of((WEB / "icons" / "apple-touch-icon.png").read_bytes()) == (180, 180)
    purposes = {(icon.get("purpose", "any"), icon["sizes"]) for icon in MANIFEST["icons"]}
    assert purposes >= {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")}


def test_both_forms_of_screen_are_shown() -> None:
    shown = [picture["form_factor"] for picture in MANIFEST["screenshots"]]
    assert shown.count("narrow") >= 2 and shown.count("wide") >= 1


def test_the_app_stays_in_its_folder() -> None:
    assert MANIFEST["start_url"] == MANIFEST["scope"] == "./"
    assert "id" not in MANIFEST  # it would count from the host's root; the start is one by itself
    assert [each["url"] for each in MANIFEST["shortcuts"]] == ["./#solo", "./#daily", "./#learn"]
    for shortcut in MANIFEST["shortcuts"]:
        assert set(shortcut["name_localized"]) == {"ru", "hu", "ca", "fr"}


def test_the_colours_are_the_pages() -> None:
    style = (WEB / "style" / "base.css").read_text("utf-8")
    ground = re.search(r"--ground: light-dark\((#\w+), (#\w+)\)", style)
    assert ground
    said = re.findall(r'name="theme-color" content="(#\w+)"', PAGE)
    assert said == list(ground.groups())
    assert MANIFEST["theme_color"] == MANIFEST["background_color"] == ground[2]
