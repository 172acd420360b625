"""Tables in other people's pages: what is written beside them is what the engine says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from regicide_core import (
    apply,
    parse_move,
    parse_position,
    preview,
    record_from_url,
)
from tests.support.catalogues import LOCALES, Parts, catalogue, formatted
from tests.support.embedded_tables import TUTORIAL, Table, facts_of, presets, tables
from tests.support.scripts import scripts
from tools.paths import ROOT
from tools.site.embed_words import SPOKEN, words_module
from tools.site.shell_size import EMBED_BUDGET, weigh

WEB = ROOT / "web"


SHOWN = [*tables(TUTORIAL), *presets()]


def test_the_tutorial_uses_a_dozen_tables_and_a_recorded_game() -> None:
    assert len([table for table in tables(TUTORIAL) if "record" not in table]) == 12
    assert len([table for table in tables(TUTORIAL) if "record" in table]) == 1
    assert len(presets()) == 4


@pytest.mark.parametrize("table", SHOWN, ids=lambda table: table["facts"])
def test_the_numbers_beside_a_position_are_the_engines(table: Table) -> None:
    assert table["facts"] == facts_of(parse_position(table["position"]))


def test_the_recorded_game_is_whole_and_its_picture_is_the_deal() -> None:
    (table,) = [table for table in tables(TUTORIAL) if "record" in table]
    record = record_from_url(table["record"])
    assert str(record.state(0)) == table["position"]
    assert record.outcome() == "won bronze"


# What the tutorial says of a move, with where each number comes from.


def said(name: str, table: Table) -> set[int]:
    """Every number that the text of a section may name."""
    before = parse_position(table["position"])
    assert before.enemy is not None
    numbers = {before.health_left, before.attack}
    if move := table.get("data-move"):
        seen = preview(before, parse_move(move))
        after, _ = apply(before, parse_move(move))
        numbers |= {seen.value, seen.damage, seen.healed, seen.shield, seen.enemy_left, *seen.draws}
        numbers |= {after.attack} if after.enemy == before.enemy else set()
    return numbers | ({10} if name == "combo" else set())  # the most that a combo may total (P2)


def sections() -> list[tuple[str, Table]]:
    names = re.findall(r'<section id="(\w+)">', TUTORIAL)
    return list(zip(names, tables(TUTORIAL), strict=True))[:-1]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("name", "table"), sections(), ids=[name for name, _ in sections()])
def test_every_number_in_the_tutorials_text_is_the_engines(
    name: str, table: Table, locale: str
) -> None:
    text, _ = formatted(locale, f"tutorial-{name}-text", {})
    numbers = [int(digits) for digits in re.findall(r"\d+", text)]
    english = re.findall(r"\d+", formatted("en", f"tutorial-{name}-text", {})[0])
    assert numbers and set(numbers) <= said(name, table)
    assert sorted(numbers) == sorted(map(int, english))


def test_the_exact_kill_of_the_tutorial_is_one_and_the_other_card_is_none() -> None:
    state = parse_position(dict(sections())["exact"]["position"])
    assert preview(state, parse_move("play 8H")).blow == "exact"
    assert preview(state, parse_move("play 9S")).blow == "over"


# The script


def test_the_elements_words_are_there_in_every_language_and_are_plain_text() -> None:
    module = words_module(WEB / "i18n")
    words = json.loads(module.removeprefix("export const WORDS = ").removesuffix(";\n"))
    assert set(words) == set(LOCALES)
    called = {
        text.split("\0")[0]
        for name, script in scripts().items()
        if name.startswith("embed/")
        for _, ids in script.calls("t")
        for text in ids
    }
    assert len(called) > 15
    for locale in LOCALES:
        assert not [
            id_ for id_ in called if not any(name.startswith(id_) for name in words[locale])
        ]
        for name, text in words[locale].items():
            message = catalogue(locale)[name]
            assert not Parts(message).choices, (
                f"{name} has forms: the element can't tell them apart"
            )
            arguments = dict.fromkeys(Parts(message).variables, "…")
            plain = re.sub(r"\{ \$\w+ \}", "…", text)
            whole, _ = formatted(locale, name, dict(arguments))
            assert whole.replace("\u00a0", " ") == plain.replace("\u00a0", " ")
    french = " ".join(words["fr"].values())
    assert "\u00a0:" in french
    assert not re.search(r" [:;!?»]|« ", french), "these spaces may not end a line"
    assert all(SPOKEN.fullmatch(name) for name in words["en"])


def test_the_script_is_one_small_file(dist: Path) -> None:
    text = (dist / "embed.js").read_text("utf-8")
    assert not re.search(r"""\bfrom\s*["']\.|\bimport\s*["'(]""", text)
    (weight,) = [each for each in weigh(dist) if each.path == "embed.js"]
    assert 2_000 < weight.gzipped <= EMBED_BUDGET


def test_a_board_never_names_the_storage(dist: Path) -> None:
    page = (dist / "board.html").read_text("utf-8")
    scripts = re.findall(r'(?:src|href)="([^"]+\.js)"', page)
    assert "board.js" in scripts
    for script in scripts:
        text = (dist / script).read_text("utf-8")
        assert "indexedDB" not in text
    assert "indexedDB" in (dist / "storage" / "storage.js").read_text("utf-8")


# oEmbed


def test_the_oembed_answer_is_one_and_its_position_can_be(dist: Path) -> None:
    answer = json.loads((dist / "oembed.json").read_text("utf-8"))
    assert (answer["version"], answer["type"]) == ("1.0", "rich")
    found = re.search(r'src="([^"]+)" width="(\d+)" height="(\d+)"', answer["html"])
    assert found and (int(found[2]), int(found[3])) == (answer["width"], answer["height"])
    parse_position(parse_qs(urlsplit(found[1]).query)["position"][0])
    for page in ("embed.html", "tutorial.html", "board.html"):
        assert 'type="application/json+oembed" href="oembed.json"' in (WEB / page).read_text(
            "utf-8"
        )
