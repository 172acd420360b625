"""The table stands still: over whole games nothing outside the hand moves, and no text is cut.

Each position is measured on a small phone, a phone and a large screen, before cards are chosen and
with the cards chosen that are then played. Positions of one phase must agree in every place.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from e2e.support.games import Following, golden
from e2e.support.saves import open_at_step
from e2e.support.table import Table

SCRIPT: Final = Path(__file__).with_name("support") / "places.js"
MEASURE: Final = SCRIPT.read_text("utf-8").split("\n", 1)[1].strip().removesuffix(";")
SIZES: Final = ((320, 568), (390, 844), (1440, 900))
MOST: Final = 2  # px that a place may move
NAMES: Final = ("Maximiliana von Hohenstein", "Ferenc", "Íñigo", "Александра")

Boxes = dict[str, list[float]]


class Watch:
    """Compares all positions of a phase with the first one in which a place was seen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.first: dict[tuple[int, str], Boxes] = {}
        self.faults: dict[str, str] = {}  # by place and size: only the first is told

    def look(self, phase: str, moment: str) -> None:
        for width, height in SIZES:
            self.table.page.set_viewport_size({"width": width, "height": height})
            seen = self.table.page.evaluate(MEASURE)
            known = self.first.setdefault((width, phase), {})
            for name, box in seen["boxes"].items():
                was = known.setdefault(name, box)
                if max(abs(one - other) for one, other in zip(was, box, strict=True)) > MOST:
                    self.faults.setdefault(f"{width} {phase} {name}", f"{was} -> {box} {moment}")
            for words in seen["cut"]:
                self.faults.setdefault(f"{width} {words}", moment)


def watched(table: Table, followed: Following) -> dict[str, str]:
    """Plays a game on; the places that moved and the texts that were cut."""
    watch = Watch(table)
    game = followed.game
    for at, step in enumerate(game.steps):
        if followed.covered:
            followed.reveal()
        phase = str(followed.state.phase)
        verb, *cards = step.split()
        if verb in ("play", "discard", "yield", "flip"):
            watch.look(phase, f"before step {at}: {step}")
        if verb in ("play", "discard"):
            table.choose_cards(*cards)
            watch.look(phase, f"choosing in step {at}: {step}")
            table.tap("confirm")
        else:
            table.make(step)
        followed.follow(step)
    return watch.faults


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("name", ["solo_win_with_flips", "four_players_win"])
def test_over_a_whole_game_nothing_outside_the_hand_moves(
    table: Table, name: str, locale: str
) -> None:
    with table.choosing("locale", locale):
        followed = open_at_step(table, golden(name), 0, NAMES if "four" in name else ())
        faults = watched(table, followed)
        assert not faults, "\n".join(f"{what}: {when}" for what, when in sorted(faults.items()))
