"""The site's own pages with embedded tables: the tutorial, the editor, and a board alone."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.support.axe import violations
from e2e.support.catalogue import LOCALES, untranslated
from e2e.support.embedding import Board, board_in, play_clubs, serve_blog
from e2e.support.games import golden
from e2e.support.saves import read_save, record_of, save_game
from e2e.support.table import BOOT_MS, Table
from e2e.support.tables import phone
from regicide_core import parse_position
from tests.support.catalogues import formatted
from tests.support.embedded_tables import TUTORIAL, facts_of, presets, tables

NOTATION = presets()[1]
# The text inside each element, and the label of its picture.
WORDS = """() => [...document.querySelectorAll("regicide-table:not([record])")].map((table) =>
  [table.textContent, table.shadowRoot.querySelector("figure").ariaLabel])"""


def axe(page: Page) -> dict[str, list[str]]:
    """The problems that axe-core finds on a page, in light and in dark."""
    found = {}
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found[scheme] = violations(page)
    return {scheme: faults for scheme, faults in found.items() if faults}


def test_the_tutorial_reads_well_in_every_language(browser: Browser, site: str) -> None:
    context = phone(browser)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for locale in LOCALES:
        page.goto(f"{site}tutorial.html?lang={locale}")
        title, _ = formatted(locale, "tutorial-title", {})
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(page.locator("regicide-table figure")).to_have_count(13)
        expect(page.locator("regicide-table .box").first).to_have_attribute("lang", locale)
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
        if locale == "en":
            assert axe(page) == {}
            said = page.evaluate(WORDS)
            assert [inside for inside, _ in said] == [label for _, label in said]
    assert not [url for url in asked if "pyodide" in url or "board" in url]
    context.close()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_pages_show_no_message_ids_and_no_untranslated_english(
    browser: Browser, site: str, locale: str
) -> None:
    context = phone(browser)
    page = context.new_page()
    for name, title in (("tutorial", "tutorial-title"), ("embed", "doc-title")):
        page.goto(f"{site}{name}.html?lang={locale}")
        expect(page.get_by_role("heading", level=1)).to_have_text(formatted(locale, title, {})[0])
        expect(page.locator(".languages a")).to_have_count(len(LOCALES))
        shown = untranslated(page, locale)
        assert {words for words in shown if "{" not in words} == set()  # code may have braces
    context.close()


def test_a_page_speaks_the_language_that_was_chosen_for_the_game(table: Table, site: str) -> None:
    with table.choosing("locale", "fr"):
        page = table.page.context.new_page()
        page.goto(f"{site}tutorial.html")
        title, _ = formatted("fr", "tutorial-title", {})
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        page.close()


def test_a_board_neither_reads_nor_changes_saved_games(table: Table, site: str) -> None:
    """The board is on the site's own origin, where the browser would let it open the database."""
    save_game(table, record_of(golden("solo_win_with_flips"), 3), game="mine")
    before = read_save(table, "mine")
    page = table.page.context.new_page()
    opened: list[str] = []
    page.expose_function("opened", lambda name: opened.append(name))
    page.add_init_script(
        """{ const open = IDBFactory.prototype.open;
             IDBFactory.prototype.open = function (name) {
               window.opened(name);
               return open.apply(this, arguments);
             }; }"""
    )
    page.goto(f"{site}tutorial.html?lang=en")
    play_clubs(page)
    page.close()
    assert opened == []
    assert read_save(table, "mine") == before
    table.go("saved")
    expect(table.page.locator("[data-game]")).to_have_count(1)


def test_a_frame_without_any_script_steps_through_a_game(browser: Browser, site: str) -> None:
    (recorded,) = [each for each in tables(TUTORIAL) if "record" in each]
    asked = {"record": recorded["record"], "lang": "ca", "theme": "light", "controls": "log undo"}
    context = phone(browser)
    page = context.new_page()
    page.goto(f"{site}board.html?{urlencode(asked)}")
    board = Board(page.main_frame)
    board.wait()
    game = golden("solo_win_with_flips")
    plies = len(game.steps)
    at = page.locator(".steps output")
    expect(at).to_have_text(f"0 / {plies}")
    expect(page.locator("[data-do=reset], [data-do=hint]")).to_have_count(0)
    board.expect_seen(enemy="JS", health=20, phase="play")
    board.tap("next")
    expect(at).to_have_text(f"1 / {plies}")
    board.expect_seen(enemy="JS", health=2, phase="suffer")
    board.tap("last")
    expect(at).to_have_text(f"{plies} / {plies}")
    board.expect_seen(outcome="won")
    board.tap("previous")
    expect(at).to_have_text(f"{plies - 1} / {plies}")
    board.expect_seen(outcome=None, castle=0)
    board.tap("first")
    expect(at).to_have_text(f"0 / {plies}")
    # At any step a reader may try a different move, and take it back.
    board.play("TD")
    board.expect_seen(health=10, phase="suffer")
    board.tap("undo")
    board.expect_seen(health=20, phase="play")
    assert axe(page) == {}
    context.close()


def test_the_editor_writes_a_snippet_that_works(
    browser: Browser, site: str, tmp_path: Path
) -> None:
    context = phone(browser)
    page = context.new_page()
    page.goto(f"{site}embed.html?lang=fr")
    snippet = page.locator("#snippet")
    expect(snippet).to_have_value(re.compile(r"<regicide-table\n  position=.*facts=", re.DOTALL))
    assert axe(page) == {}

    # A preset needs no engine; a position typed by the author does.
    page.locator("[name=preset]").select_option("shields")
    expect(snippet).to_have_value(re.compile(re.escape(NOTATION["facts"])))
    page.locator("[name=position]").fill(NOTATION["position"].replace("damage=15", "damage=33"))
    expect(snippet).to_have_value("")
    expect(page.locator("[name=preset]")).to_have_value("own")
    page.get_by_role("button", name="Vérifier").click()
    verdict = page.locator("#verdict")
    expect(verdict).to_contain_text("l’ennemi serait déjà vaincu", timeout=BOOT_MS)
    page.locator("[name=position]").fill(NOTATION["position"].replace("QH", "Z9"))
    page.get_by_role("button", name="Vérifier").click()
    expect(verdict).to_contain_text("Le texte est illisible")
    expect(verdict).to_contain_text("Z9")
    expect(snippet).to_have_value("")

    # The corrected position gets the engine's numbers.
    mended = NOTATION["position"].replace("damage=15", "damage=12")
    page.locator("[name=position]").fill(f"  {mended}\n")
    page.get_by_role("button", name="Vérifier").click()
    expect(verdict).to_contain_text("La position est valide")
    facts = facts_of(parse_position(mended))
    assert facts == "health=18/30 attack=7/15"
    expect(snippet).to_have_value(re.compile(f'facts="{facts}"'))
    page.locator("[name=theme]").select_option("dark")
    page.locator("[name=controls][value=log]").uncheck()
    expect(snippet).to_have_value(re.compile(r'theme="dark"\n  controls="undo reset hint"'))

    # Copied into another page, the snippet shows the same table.
    with serve_blog(context.new_page(), tmp_path, site) as blog:
        (tmp_path / "index.html").write_text(
            f'<!doctype html><meta charset="utf-8"><title>x</title>{snippet.input_value()}'
            f"{page.locator('#frame').input_value()}",
            "utf-8",
        )
        blog.page.goto(blog.url)
        table = blog.page.locator("regicide-table")
        assert table.locator(".facts").inner_text().split() == [
            *("Vie", "18", "/", "30"),
            *("Attaque", "7", "/", "15"),
        ]
        board = board_in(blog.page.locator("body > iframe"))
        board.wait()
        board.expect_seen(enemy="QH", health=18, attack=7, phase="suffer")
    context.close()


@pytest.mark.parametrize("page", ["tutorial", "embed"])
def test_the_about_screen_leads_to_the_pages(table: Table, page: str) -> None:
    table.go("about")
    link = table.page.locator(f"main a[href^='{page}.html']")
    expect(link).to_be_visible()
    address = link.get_attribute("href")
    assert address == f"{page}.html?lang=en"
