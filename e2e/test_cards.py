"""The drawing of cards: every face is drawn, and every corner index is readable."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.support.saves import open_game, record_of, save_game
from e2e.support.table import Table
from e2e.support.tour import SOLO

DRAWN = """() => {
  const shown = [...document.querySelectorAll(".face use")].filter((use) => use.checkVisibility());
  return shown.length > 0 && shown.every((use) => use.getBBox().width > 0);
}"""

# The least contrast of an index with the colour of its card, and the number of card colours.
INDICES = """() => {
  const channels = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((text) => text / 255);
  const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  const luminance = (colour) => {
    const [r, g, b] = channels(colour).map(linear);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const papers = new Set();
  const ratios = [...document.querySelectorAll(".card .rank")].map((rank) => {
    const paper = getComputedStyle(rank.closest(".card")).backgroundColor;
    papers.add(paper);
    const both = [luminance(getComputedStyle(rank).color), luminance(paper)].sort((a, b) => b - a);
    return (both[0] + 0.05) / (both[1] + 0.05);
  });
  return [Math.min(...ratios), papers.size];
}"""

AAA_CONTRAST = 7


def open_sample_game(table: Table) -> None:
    """Open a game with an Ace and cards of every suit in hand, choose two cards."""
    save_game(table, record_of(SOLO, 0), game="play", updated=1_000)
    open_game(table, "play")
    table.choose_cards("AD", "8C")


def test_every_card_on_the_table_gets_its_drawing(table: Table) -> None:
    open_sample_game(table)
    table.page.wait_for_function(DRAWN)
    expect(table.page.locator(".enemy .card")).to_have_class("card spades royal corrupted")
    expect(table.page.locator(".hand .corrupted")).to_have_count(0)


@pytest.mark.parametrize("suits", ["two", "four"])
def test_an_index_has_aaa_contrast_on_every_card_in_both_themes(table: Table, suits: str) -> None:
    with table.choosing("suits", suits):
        open_sample_game(table)
        expect(table.page.locator("html")).to_have_attribute("data-suits", suits)
        for scheme in ("light", "dark"):
            table.page.emulate_media(color_scheme=scheme)
            least, papers = table.page.evaluate(INDICES)
            assert least >= AAA_CONTRAST, (scheme, least)
            assert papers >= 3, "plain, chosen or refused, corrupted"


def test_with_forced_colours_a_card_shows_only_its_index(table: Table) -> None:
    open_sample_game(table)
    table.page.emulate_media(forced_colors="active")
    try:
        for card in ("AD", "8C", "4S"):
            expect(table.card(card).locator(".rank")).to_be_visible()
            expect(table.card(card).locator(".sign")).to_be_visible()
            expect(table.card(card).locator(".face")).to_be_hidden()
    finally:
        table.page.emulate_media(forced_colors="none")
