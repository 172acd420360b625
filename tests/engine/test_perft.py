"""The node counts of docs/PERFT.md hold, by the engine and by the naive second engine."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from regicide_core import Phase, State, parse_position, perft
from tests.support import naive

PAGE = Path(__file__).parents[2] / "docs" / "PERFT.md"
NAIVE_NODES = 6_000  # what the naive engine may have to walk through for one count


@dataclass(frozen=True)
class Published:
    """One position of the page: its title, its line, and the nodes at depths 1, 2, 3 …"""

    title: str
    line: str
    nodes: tuple[int, ...]

    @property
    def state(self) -> State:
        return parse_position(self.line)


def published() -> list[Published]:
    found = []
    for section in PAGE.read_text("utf-8").split("\n## ")[1:]:
        title, _, rest = section.partition("\n")
        (line,) = re.findall(r"^    (players=.*)$", rest, re.MULTILINE)
        rows = re.findall(r"^\| (\d+) \| ([\d,]+) \|$", rest, re.MULTILINE)
        assert [int(depth) for depth, _ in rows] == list(range(1, len(rows) + 1)), title
        found.append(Published(title, line, tuple(int(n.replace(",", "")) for _, n in rows)))
    return found


POSITIONS = published()
each = pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: entry.title)


@each
def test_the_engine_counts_what_is_published(entry: Published) -> None:
    depths = range(1, len(entry.nodes) + 1)
    assert tuple(perft(entry.state, depth) for depth in depths) == entry.nodes


@each
def test_the_naive_engine_counts_the_same(entry: Published) -> None:
    affordable = [d for d, n in enumerate((1, *entry.nodes[:-1]), 1) if n <= NAIVE_NODES]
    start = naive.read(entry.line)
    counted = tuple(naive.perft(start, depth) for depth in affordable)
    assert counted == entry.nodes[: len(counted)]
    assert len(counted) >= 3


@each
def test_a_published_position_prints_as_it_is_published(entry: Published) -> None:
    assert str(entry.state) == entry.line


def test_the_page_has_ten_positions_to_depth_four() -> None:
    assert len(POSITIONS) >= 10
    assert all(len(entry.nodes) >= 4 for entry in POSITIONS)


def test_the_page_has_every_player_count_and_phase() -> None:
    assert {entry.state.players for entry in POSITIONS} == {1, 2, 3, 4}
    assert {entry.state.phase for entry in POSITIONS} == {Phase.PLAY, Phase.SUFFER, Phase.CHOOSE}


def test_some_positions_keep_their_piles_in_order_and_some_shuffle() -> None:
    assert {entry.state.chance is None for entry in POSITIONS} == {True, False}


def test_no_depth_is_one_node_and_a_finished_game_is_one_node() -> None:
    assert perft(POSITIONS[0].state, 0) == 1
    over = parse_position(
        "players=1 seat=1 phase=lost enemy=JH damage=0 table=- castle=- hands=- tavern=- "
        "discard=- yielded=1 flips=2 rules=standard+partial chance=- by=P8"
    )
    assert [perft(over, depth) for depth in range(4)] == [1, 1, 1, 1]
