"""Runs bots, hints and analyses as jobs in small slices, and guest bots in their own runtime.

The bridge imports this module only when bots, hints or analyses are first needed. Nothing in here
reads a clock: the worker does, between two slices. A bot is given its *sight*, which is what its
seat may know. A guest bot, which somebody else has written, is sent nothing but a sight.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, cast

from regicide_core import IllegalMove, Move, Record, check, observation_from_json, parse_move
from regicide_core.bots import (
    LEVELS,
    Analysis,
    Bot,
    Coach,
    Memory,
    Sight,
    Thought,
    load_installed,
    make,
    sight_of,
)

if TYPE_CHECKING:
    import protocol


class Job(Protocol):
    """Work that is done in slices, so that the worker can answer requests in between."""

    @property
    def done(self) -> bool: ...

    def step(self, rollouts: int) -> None: ...

    def progress(self) -> protocol.JobProgress: ...


class MoveJob:
    """Chooses a bot's move. The bridge doesn't tell the page the move before it is made."""

    def __init__(self, bot: Bot, sight: Sight) -> None:
        self._thought: Thought | None = bot.think(sight)
        if self._thought is None:
            self._move = bot.choose(sight)

    @property
    def done(self) -> bool:
        return self._thought is None or self._thought.settled

    @property
    def move(self) -> Move:
        if self._thought is None:
            return self._move
        return self._thought.best()

    def step(self, rollouts: int) -> None:
        if self._thought is not None:
            self._thought.step(rollouts)

    def progress(self) -> protocol.JobProgress:
        return {"done": self.done, "rollouts": self._thought.rollouts if self._thought else 0}


class GuestMove:
    """The move that a guest bot has chosen; an illegal move is refused at once."""

    done = True

    def __init__(self, move: Move, sight: Sight) -> None:
        check(sight.observation, move)
        self.move = move

    def step(self, rollouts: int) -> None:
        pass

    def progress(self) -> protocol.JobProgress:
        return {"done": True}


class HintJob:
    """Finds the coach's hint for a player; `mind` is the move that the player has in mind."""

    def __init__(self, sight: Sight, seed: str, mind: Move | None) -> None:
        self._coach = Coach(sight, seed, mind)

    @property
    def done(self) -> bool:
        return self._coach.thought.settled

    def step(self, rollouts: int) -> None:
        self._coach.step(rollouts)

    def progress(self) -> protocol.JobProgress:
        return {"done": self.done, "rollouts": self._coach.thought.rollouts}

    def result(self) -> protocol.Hint:
        return cast("protocol.Hint", self._coach.hint().to_json())


class AnalysisJob:
    """Analyses a finished game."""

    def __init__(self, record: Record, seed: str) -> None:
        self._analysis = Analysis(record, seed)

    @property
    def done(self) -> bool:
        return self._analysis.done

    def step(self, rollouts: int) -> None:
        self._analysis.step(rollouts)

    def progress(self) -> protocol.JobProgress:
        analysis = self._analysis
        return {"done": self.done, "judged": analysis.judged, "total": analysis.total}

    def result(self) -> protocol.Analysis:
        judgements = self._analysis.judgements()
        story = self._analysis.story()
        return {
            "judged": self._analysis.judged,
            "total": self._analysis.total,
            "judgements": [
                cast("protocol.Judgement", judgement.to_json()) for judgement in judgements
            ],
            "story": None if story is None else cast("protocol.Story", story.to_json()),
        }


def bot_seed(record: Record, seat: int) -> str:
    """The seed of a bot's choices: always the same for a game, but hides the deal's seed."""
    return f"{Random(f'bot {seat} {record.seed}').getrandbits(64):x}"


def is_built_in(name: str) -> bool:
    """Whether a name is one of the site's own bots, not a guest or a person."""
    return name in LEVELS


def bot_at(record: Record, name: str, seat: int) -> Bot:
    return make(name, bot_seed(record, seat))


def sight_at(record: Record, seat: int, wishes: Mapping[int, str] | None) -> Sight:
    return sight_of(record, seat).wished(wishes or {})


def sight_to_json(sight: Sight, seed: str) -> protocol.GuestSight:
    memory = sight.memory
    return {
        "seed": seed,
        "observation": sight.observation.to_json(),
        "memory": {
            "seat": memory.seat,
            "unseen": list(memory.unseen),
            "unmet": memory.unmet,
            "castle": memory.castle,
            "royals": list(memory.royals),
            "tavern": [list(group) for group in memory.tavern],
            "held": list(memory.held),
            "drawn": [list(cells) for cells in memory.drawn],
            "pile": memory.pile,
            "buried": memory.buried,
            "table": memory.table,
            "spare": memory.spare,
        },
        "wishes": {seat: str(wish) for seat, wish in sight.wishes.items()},
    }


def sight_from_json(data: dict[str, Any]) -> Sight:
    memory = {name: _lists_to_tuples(value) for name, value in data["memory"].items()}
    wishes = {int(seat): wish for seat, wish in data["wishes"].items()}
    return Sight(observation_from_json(data["observation"]), Memory(**memory), wishes)


def _lists_to_tuples(value: object) -> Any:
    if not isinstance(value, list):
        return value
    return tuple(_lists_to_tuples(item) for item in value)


# For the runtime of a guest bot


class Guests:
    """The guest bots whose wheels are installed in this runtime."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str], Bot] = {}

    def offered(self) -> list[str]:
        """The names of the guest bots in the installed wheels."""
        return list(load_installed())

    def ask(self, want: str, text: str) -> str:
        """Ask a bot for its "move" or its "wish"; `text` is JSON: `{"bot": …, "sight": …}`."""
        request = json.loads(text)
        sight = sight_from_json(request["sight"])
        key = (request["bot"], request["sight"]["seed"])
        if key not in self._bots:
            self._bots[key] = make(*key)
        bot = self._bots[key]
        if want == "wish":
            return str(bot.wish(sight))
        move = bot.choose(sight)
        if not isinstance(move, Move):
            raise IllegalMove("not_a_move", repr(move)[:80])
        parse_move(str(move))
        return str(move)


guests = Guests()
