"""Whole games by tap, from the deal to the result; the table always shows the engine's position."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from e2e.support.games import Following, golden
from e2e.support.table import Table
from e2e.support.tables import Booted

NAMES = ("Ада", "Béla", "", "Ó Dónal")


def play_through(table: Table, name: str) -> Following:
    game = golden(name)
    if game.players == 1:  # solo games are played with animations, others without
        table.page.emulate_media(reduced_motion="no-preference")
    followed = Following(table, game, NAMES[: game.players] if game.players > 1 else ())
    followed.play()
    return followed


def expect_result(table: Table, followed: Following, title: str) -> None:
    panel = table.page.get_by_test_id("result")
    expect(panel.get_by_role("heading")).to_have_text(title)
    assert table.numbers() == followed.numbers()


def test_a_lone_player_wins_a_medal(table: Table) -> None:
    followed = play_through(table, "solo_win_with_flips")
    expect_result(table, followed, "Victory!")
    medal = {0: "Gold", 1: "Silver", 2: "Bronze"}[followed.state.flips]
    expect(table.page.locator(".medal")).to_contain_text(medal)


def test_a_lone_player_loses_to_a_blow(table: Table) -> None:
    followed = play_through(table, "solo_loss_by_f4")
    expect_result(table, followed, "Defeat")
    expect(table.page.get_by_test_id("result")).to_contain_text("your hand was 1 short")
    expect(table.page.locator(".medal")).to_have_count(0)


@pytest.mark.parametrize("name", ["two_players_win", "three_players_jester", "four_players_win"])
def test_players_pass_the_device_and_win(table: Table, name: str) -> None:
    expect_result(table, play_through(table, name), "Victory!")


def test_a_harder_game_is_played_by_the_options_of_the_form(table: Table) -> None:
    followed = play_through(table, "four_players_hard")
    expect_result(table, followed, "Defeat")
    expect(table.page.get_by_test_id("result")).to_contain_text("house rules")


def test_a_whole_game_sends_no_request_to_another_host(table: Table, booted: Booted) -> None:
    """Counted since the page was opened, including the requests of the worker."""
    followed = play_through(table, "loss_by_p8")
    expect_result(table, followed, "Defeat")
    expect(table.page.get_by_test_id("result")).to_contain_text("nothing left to play")
    for screen in ("rules", "settings", "about", "saved"):
        table.go(screen)
    assert any(url.endswith(".wasm") for url in booted.witness.requests)
    assert booted.witness.hosts() == {urlsplit(table.url).netloc}
