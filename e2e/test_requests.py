"""One request, one answer: how many calls the page makes to the engine's worker.

A call costs a round trip to a busy worker, so each thing that a player does should need only one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.support.games import golden
from e2e.support.saves import open_game, record_of, save_game
from e2e.support.table import Table

TWO: Final = golden("two_players_win")
SOLO: Final = golden("solo_win_with_flips")

# Lists what the page asks of every worker; a call has a number, control messages have none of
# their own.
COUNT: Final = """
window.calls = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...more) {
  if (!["cancel", "hold", "guest"].includes(message.type))
    calls.push(message.request?.do ?? message.type);
  return post.call(this, message, ...more);
};
"""

# Whether the bot has moved, and the page has sent exactly one request for each move.
ONE_REQUEST_A_MOVE: Final = """() => {
  const moves = calls.filter((call) => call === "move" || call === "bot_move");
  const { ply } = document.querySelector(".table-screen").dataset;
  return moves.includes("bot_move") && moves.length === Number(ply);
}"""


class Calls:
    """The calls of a page since they were last taken."""

    def __init__(self, table: Table) -> None:
        self.page = table.page

    def take(self) -> list[str]:
        """What was asked since the last time."""
        found: list[str] = self.page.evaluate("() => calls.splice(0)")
        return found


@pytest.fixture
def counted(visit: Callable[..., Table]) -> Table:
    table = visit(reduced_motion="reduce")
    table.page.add_init_script(COUNT)
    table.open()
    return table


def expect_ply(table: Table, ply: int) -> None:
    expect(table.page.locator(".table-screen")).to_have_attribute("data-ply", str(ply))


def test_opening_a_saved_game_is_one_request(counted: Table) -> None:
    calls = Calls(counted)
    save_game(counted, record_of(SOLO, 2))
    calls.take()
    open_game(counted)
    counted.settle()
    assert calls.take() == ["open"]

    counted.page.goto("about:blank")  # and by its address, on a page that has just been opened
    counted.page.goto(f"{counted.url}#table/kept")
    expect_ply(counted, 2)
    expect(counted.page.locator(".hand [data-card]").first).to_be_visible()
    assert calls.take() == ["open"]


def test_a_move_is_one_request(counted: Table) -> None:
    calls = Calls(counted)
    save_game(counted, record_of(SOLO, 0))
    open_game(counted)
    for ply, step in enumerate(SOLO.steps[:4], start=1):
        verb, *cards = step.split()
        assert verb in ("play", "discard")
        counted.choose_cards(*cards)
        calls.take()
        counted.tap("confirm")
        expect_ply(counted, ply)
        counted.settle()
        assert calls.take() == ["move"]


def test_passing_the_device_is_at_most_one_request(counted: Table) -> None:
    calls = Calls(counted)
    save_game(counted, record_of(TWO, 0, ("Ada", "Béla")))
    open_game(counted)
    calls.take()
    passed = 0
    for ply, step in enumerate(TWO.steps[:6], start=1):
        if counted.page.locator(".cover").count():
            counted.reveal()
            counted.settle()
            assert calls.take() == ["reveal"]
            passed += 1
        verb, *cards = step.split()
        assert verb in ("play", "discard")
        counted.choose_cards(*cards)
        calls.take()
        counted.tap("confirm")
        expect_ply(counted, ply)
        counted.settle()
        assert calls.take() == ["move"]
    assert passed > 1


def test_a_bot_s_move_is_one_request(counted: Table) -> None:
    calls = Calls(counted)
    save_game(counted, record_of(TWO, 0, ("Ada", "Béla")), bots=("", "squire"))
    counted.set_choice("pace", "fast")
    calls.take()
    open_game(counted)
    expect(counted.page.locator(".hand [data-card]").first).to_be_visible()
    assert calls.take() == ["open"]
    counted.decide()
    counted.decide()  # after this decision it is the bot's turn
    counted.page.wait_for_function(ONE_REQUEST_A_MOVE)
    asked = set(calls.take()) - {"select", "suggest"}
    assert asked == {"move", "bot_move"}
