"""Motion: short, never in the way of the next tap, and gone for those who don't want it."""

from __future__ import annotations

import pytest

from e2e.games import Following, golden
from e2e.table import Table

GAME = golden("solo_win_with_flips")
LONGEST = 250  # ms

# Confirms, and tells how long each moving thing will move once the table has changed.
CONFIRM = """() => new Promise((done) => {
  const health = document.querySelector("[data-testid=health]");
  new MutationObserver((_, watch) => {
    watch.disconnect();
    const moving = document.getAnimations();
    done(moving.map(({ effect }) => effect.getComputedTiming().endTime));
  }).observe(health, { childList: true, characterData: true, subtree: true });
  document.querySelector("[data-do=confirm]").click();
})"""


@pytest.fixture
def moving(table: Table) -> Table:
    """A table where cards glide."""
    table.page.emulate_media(reduced_motion="no-preference")
    return table


def motion_of_a_move(table: Table, followed: Following, step: str) -> list[float]:
    table.choose_cards(*step.split()[1:])
    table.settle()
    lasting = table.page.evaluate(CONFIRM)
    followed.follow(step)
    return lasting


def test_cards_glide_for_a_moment(moving: Table) -> None:
    followed = Following(moving, GAME)
    followed.deal()
    lasting = motion_of_a_move(moving, followed, GAME.steps[0])
    assert lasting
    assert max(lasting) <= LONGEST


def test_the_next_card_can_be_tapped_while_others_glide(moving: Table) -> None:
    followed = Following(moving, GAME)
    followed.deal()
    motion_of_a_move(moving, followed, GAME.steps[0])
    # All in one task: no answer of the engine can come between them.
    moving.page.evaluate(
        """() => {
          for (const what of ["[data-card='4S']", "[data-card='6D']", "[data-do=confirm]"]) {
            document.querySelector(what).click();
          }
        }"""
    )
    followed.follow("discard 4S 6D")


def test_nothing_moves_where_the_device_asks_for_less_motion(table: Table) -> None:
    followed = Following(table, GAME)
    followed.deal()
    assert motion_of_a_move(table, followed, GAME.steps[0]) == []


def test_nothing_moves_where_the_player_chose_so(moving: Table) -> None:
    with moving.choosing("motion", "none"):
        followed = Following(moving, GAME)
        followed.deal()
        assert motion_of_a_move(moving, followed, GAME.steps[0]) == []
