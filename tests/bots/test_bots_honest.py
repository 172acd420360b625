"""No peeking: a bot's move doesn't change when everything hidden from it is dealt anew."""

from __future__ import annotations

import gc
import random
from types import ModuleType

import pytest

from regicide_core import Chance, Record, State, check_position, new_game, observe
from regicide_core.bots import Knight, Sight, Table
from tests.support.bot_games import MAKERS, decisions, redealt

DECISIONS = 2000  # of every level
PER_TABLE = DECISIONS // 4


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("level", MAKERS)
def test_a_seeded_bot_moves_the_same_whatever_lies_hidden(level: str, players: int) -> None:
    rng = random.Random(f"{level} {players}")
    seen = changed = game = 0
    while seen < PER_TABLE:
        game += 1
        for table, sight, bot, move in decisions(MAKERS[level], players, f"honest-{game}"):
            other = redealt(table.state, sight, rng)
            changed += other.replace(chance=table.state.chance) != table.state
            its_view = Sight(observe(other, other.seat), sight.memory, sight.wishes)
            assert its_view.observation == sight.observation
            assert type(bot).choose(MAKERS[level](bot.seed), its_view) == move
            seen += 1
            if seen % 50 == 0:
                check_position(other)
    assert changed > PER_TABLE * 0.9, "most positions must have been dealt otherwise"


def test_there_is_no_way_from_a_sight_to_a_state() -> None:
    """Nothing that a sight refers to, at any depth, is a state, a record or the chance to come."""
    for table, sight, _, _ in decisions(Knight, 3, "walk"):
        todo: list[object] = [sight]
        known = set()
        while todo:
            thing = todo.pop()
            if id(thing) in known or isinstance(thing, type | ModuleType):
                continue
            known.add(id(thing))
            assert not isinstance(thing, State | Chance | Record | Table)
            todo += gc.get_referents(thing)
        assert len(known) > 30
        if len(table.state.castle) < 9:
            break


def test_a_sight_takes_no_memory_of_another_seat() -> None:
    state = new_game(2, "tea")
    with pytest.raises(ValueError, match="hand_hidden"):
        Sight(observe(state, 1), Sight(observe(state, 2)).memory)
