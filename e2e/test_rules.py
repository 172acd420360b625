"""The rules page works without Python: links, search, figures, print; and links from the table."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from e2e.support.axe import violations
from e2e.support.catalogue import LOCALES, messages
from e2e.support.games import golden
from e2e.support.saves import record_of, save_and_open
from e2e.support.table import Table
from tests.support.rule_ids import rule_ids

SAYS = messages("en")


@pytest.fixture
def reader(visit: Callable[..., Table]) -> Callable[..., Table]:
    """Opens the rules at a place of the page, with an engine that never loads."""

    def read(place: str = "", **more: object) -> Table:
        table = visit(**more)
        table.page.route("**/*.wasm", lambda route: route.abort())
        table.page.goto(f"{table.url}#rules{place and '/'}{place}")
        expect(table.page.locator("main.rules table").first).to_be_visible()
        return table

    return read


def at(table: Table, place: str) -> Locator:
    return table.page.locator(f"[id='rules/{place}']")


def expect_landed(table: Table, place: str) -> None:
    expect(at(table, place)).to_be_focused()
    expect(at(table, place)).to_be_in_viewport()


def search(table: Table, words: str) -> None:
    table.page.locator("input[type=search]").fill(words)


def shown_rules(table: Table) -> list[str]:
    found: list[str] = table.page.locator("[data-rule]").evaluate_all(
        "all => all.map((e) => e.dataset.rule)"
    )
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_rule_can_be_read_without_the_engine(
    reader: Callable[..., Table], locale: str
) -> None:
    table = reader(locale=locale)
    assert sorted(shown_rules(table)) == sorted(rule_ids())
    for section in table.page.locator("[data-rules]").all():
        inside = section.locator("[data-rule]").evaluate_all(
            "all => all.map((e) => e.dataset.rule)"
        )
        assert section.get_attribute("data-rules") == " ".join(inside)
    # The overview fits on one screen of a phone.
    glance = table.page.locator(".glance").bounding_box()
    screen = table.page.viewport_size
    assert glance and screen and glance["height"] <= screen["height"]


def test_a_link_leads_to_its_section_also_after_reload_and_back(
    reader: Callable[..., Table],
) -> None:
    table = reader("yield")
    expect_landed(table, "yield")
    table.page.reload()
    expect_landed(table, "yield")
    table.page.locator(".contents a[href='#rules/hearts']").tap()
    expect_landed(table, "hearts")
    table.page.go_back()
    expect_landed(table, "yield")
    at(table, "P8").locator("a").tap()
    expect_landed(table, "P8")
    table.tap("back")
    expect(table.page.locator(".home")).to_be_visible()
    table.page.go_back()
    expect_landed(table, "P8")
    table.page.evaluate("() => { location.hash = 'rules/no-such-place'; }")
    expect(table.page.locator("h1")).to_have_text(SAYS["rules-title"])


def test_the_search_shows_results_while_typing(reader: Callable[..., Table]) -> None:
    table = reader()
    found = table.page.get_by_role("search").get_by_role("status")
    expect(found).to_have_text("")
    search(table, "p6")
    expect(found).to_have_text("1 passage found.")
    assert shown_rules(table) == ["P6"]
    expect(table.page.locator(".contents")).to_have_count(0)
    search(table, "QUEEN of diamonds")  # finds figures that show this card
    expect(table.page.locator("[data-figure=spades]")).to_be_visible()
    assert "D1" not in shown_rules(table)
    search(table, "companions")
    assert table.page.locator("[data-section]").count() > 1
    search(table, "xyzzy")
    expect(found).to_have_text("Nothing found.")
    assert shown_rules(table) == []
    search(table, " ")
    assert sorted(shown_rules(table)) == sorted(rule_ids())
    search(table, "xyzzy")
    table.page.evaluate("() => { location.hash = 'rules/exact'; }")  # clears the search
    expect_landed(table, "exact")


@pytest.mark.parametrize(
    ("locale", "query", "rule"),
    [("ru", "ПОБЕЖДЕННОГО", "M3"), ("fr", "determine combien", "S3"), ("hu", "buntetes", "D3")],
)
def test_the_search_ignores_accents_and_case(
    reader: Callable[..., Table], locale: str, query: str, rule: str
) -> None:
    table = reader(locale=locale)
    search(table, query)
    expect(table.page.locator("[data-rule]")).to_have_count(1)
    assert shown_rules(table) == [rule]


def test_a_figure_plays_its_move(reader: Callable[..., Table], dist: Path) -> None:
    made = json.loads((dist / "rules.json").read_text("utf-8"))["figures"]["spades"]
    table = reader("spades")
    figure = table.page.locator("[data-figure=spades]")
    attack = figure.locator(".attack:visible")
    expect(attack).to_have_text(str(made["before"]["enemy"]["attack"]))
    expect(figure.get_by_role("listitem")).to_have_count(0)
    button = figure.locator("[data-do=try]")
    expect(button).to_have_text("Play 5♠\ufe0e")
    button.tap()
    expect(attack).to_have_text(str(made["after"]["enemy"]["attack"]))
    expect(figure.locator(".health:visible")).to_have_text(
        str(made["after"]["enemy"]["health_left"])
    )
    expect(figure.get_by_role("status")).to_contain_text("Shield +5")
    button.tap()
    expect(attack).to_have_text(str(made["before"]["enemy"]["attack"]))
    # In print there is no button, and both positions are shown.
    table.page.emulate_media(media="print")
    expect(button).to_be_hidden()
    expect(attack).to_have_count(2)
    expect(figure.get_by_role("listitem").first).to_be_visible()


def test_figures_are_accessible_after_their_move_was_tried(reader: Callable[..., Table]) -> None:
    table = reader()
    for figure in table.find("try").all():
        figure.dispatch_event("click")
    forbidden = table.page.locator("[data-figure=yield]").get_by_role("status")
    expect(forbidden).to_have_text(SAYS["why-yield_all_others_yielded"])
    assert violations(table.page) == []


def test_a_refused_card_leads_to_its_rule_and_back(table: Table) -> None:
    save_and_open(table, record_of(golden("solo_win_with_flips"), 0))
    table.choose_cards("8C", "AD")
    table.card("4S").tap()
    table.expect_notice(SAYS["why-ace_with_many"])
    expect(table.find("rule")).to_have_text("Why?")
    expect(table.find("rule")).to_have_attribute("title", "Rule P3")
    table.tap("rule")
    expect_landed(table, "P3")
    table.tap("back")
    expect(table.page.locator(".hand-area")).to_be_visible()
    expect(table.card("8C")).to_have_attribute("aria-pressed", "true")  # nothing is lost
    table.tap("help")
    table.page.locator("dialog [data-topic=yield]").tap()
    expect_landed(table, "yield")
    table.page.go_back()
    expect(table.page.locator(".hand-area")).to_be_visible()
