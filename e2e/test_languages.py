"""Five languages: taken from the browser, changed during a game, complete on every screen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.support.catalogue import LOCALES, messages, untranslated
from e2e.support.games import Following, golden
from e2e.support.saves import open_game
from e2e.support.table import Table
from e2e.support.tour import save_games

BROWSERS = {
    "en": "en-GB",
    "ru": "ru-RU",
    "hu": "hu",
    "ca": "ca-ES",
    "fr": "fr-CA",
}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_begins_in_the_browsers_language(visit: Callable[..., Table], locale: str) -> None:
    table = visit(locale=BROWSERS[locale])
    table.page.route("**/*.wasm", lambda route: route.abort())  # this test needs no engine
    table.page.goto(table.url)
    expect(table.page.locator("html")).to_have_attribute("lang", locale)
    expect(table.find("solo")).to_have_text(messages(locale)["do-solo"])
    # Even error messages are in this language.
    expect(table.page.get_by_role("alert")).to_contain_text(messages(locale)["engine-failed"])
    assert untranslated(table.page, locale) == set()


def test_an_unknown_language_is_answered_in_english(visit: Callable[..., Table]) -> None:
    table = visit(locale="de-DE")
    table.page.route("**/*.wasm", lambda route: route.abort())
    table.page.goto(table.url)
    expect(table.page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_continues_in_another_language(table: Table, locale: str) -> None:
    game = golden("two_players_win")
    followed = Following(table, game, ("Ada", ""))
    followed.deal()
    for step in game.steps[:5]:
        followed.make(step)
    with table.choosing("locale", locale):
        table.tap("back")
        table.reveal()  # a shared table that was left is covered
        followed.check()
        says = messages(locale)
        expect(table.find("suggest")).to_have_text(says["do-suggest"])
        expect(table.page.locator(".enemy .rank")).to_have_text(says["rank-J"])
        followed.make(game.steps[5])
        assert untranslated(table.page, locale) == set()
    table.tap("back")
    followed.check()


@pytest.mark.parametrize(("locale", "torn"), [("ru", r" —|\b[а-яё] "), ("fr", " [:;!?»]|« ")])
def test_lines_do_not_break_where_they_must_not(table: Table, locale: str, torn: str) -> None:
    with table.choosing("locale", locale):
        table.go("rules")
        texts = table.page.locator(".rule span").all_text_contents()
    assert any("\u00a0" in text for text in texts)
    assert [text for text in texts if re.search(torn, text, re.IGNORECASE)] == []


def test_the_language_is_remembered(table: Table) -> None:
    with table.choosing("locale", "hu"):
        table.reload()
        expect(table.page.locator("html")).to_have_attribute("lang", "hu")


def test_russian_uses_the_right_plural_forms(table: Table) -> None:
    save_games(table)
    with table.choosing("locale", "ru"):
        table.go("saved")
        expect(table.page.locator("[data-game=play]")).to_contain_text("1 игрок ·")
        open_game(table, "four")
        sizes = table.page.locator(".seats .size .visually-hidden")
        expect(sizes).to_have_text(["5 карт", "5 карт", "5 карт", "5 карт"])
        table.reveal()
        open_game(table, "choose")
        expect(sizes.nth(0)).to_have_text("4 карты")
        open_game(table, "won")
        table.tap("log")
        log = " ".join(table.page.locator(".log").inner_text().split())
        assert "2 карты" in log
        assert re.search(r"\b(5|6|7|8|9) карт\b", log)
        assert not re.search(r"\b1 (карты|карт)\b|\b[234] карт\b|\b[5-9] карты\b", log)
