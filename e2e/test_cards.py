"""Cards as they are drawn: every face is there, and every index can be read."""

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

# The least contrast of any index with the paper it lies on, and how many kinds of paper there are.
INDICES = """() => {
  const channels = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((text) => text / 255);
  const bent = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  const luminance = (colour) => {
    const [r, g, b] = channels(colour).map(bent);
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

AAA = 7


def sit_down(table: Table) -> None:
    """A hand with an Ace and numbers of every suit, two of them chosen, against a Jack."""
    save_game(table, record_of(SOLO, 0), game="play", updated=1_000)
    open_game(table, "play")
    table.choose_cards("AD", "8C")


def test_every_card_on_the_table_gets_its_drawing(table: Table) -> None:
    sit_down(table)
    table.page.wait_for_function(DRAWN)
    expect(table.page.locator(".enemy .card")).to_have_class("card spades royal corrupted")
    expect(table.page.locator(".hand .corrupted")).to_have_count(0)


@pytest.mark.parametrize("suits", ["two", "four"])
def test_an_index_keeps_aaa_on_every_paper_in_both_themes(table: Table, suits: str) -> None:
    with table.choosing("suits", suits):
        sit_down(table)
        expect(table.page.locator("html")).to_have_attribute("data-suits", suits)
        for scheme in ("light", "dark"):
            table.page.emulate_media(color_scheme=scheme)
            least, papers = table.page.evaluate(INDICES)
            assert least >= AAA, (scheme, least)
            assert papers >= 3, "plain, chosen or refused, corrupted"


def test_in_the_users_own_colours_a_card_is_its_index(table: Table) -> None:
    sit_down(table)
    table.page.emulate_media(forced_colors="active")
    try:
        for card in ("AD", "8C", "4S"):
            expect(table.card(card).locator(".rank")).to_be_visible()
            expect(table.card(card).locator(".sign")).to_be_visible()
            expect(table.card(card).locator(".face")).to_be_hidden()
    finally:
        table.page.emulate_media(forced_colors="none")
