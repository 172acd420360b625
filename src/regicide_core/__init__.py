"""Regicide, the cooperative card game for 1-4 players, as a library.

Deal with `new_game`, list moves with `legal_moves`, play with `apply`. States, moves, events and
observations are values: they never change, compare by content, and print as text that parses back.
The examples in docstrings assume `from regicide_core import *`.

>>> state = new_game(players=2, seed="tea", rules=STANDARD)
>>> move: Move = parse_move("play AC 6D")
>>> move in legal_moves(state)
True
>>> hand: Cards = state.hand
>>> set(hand) < set(DECK)
True
>>> Record(2, "tea").engine == ENGINE
True
"""

from importlib import import_module
from typing import TYPE_CHECKING

from .cards import DECK, Card, Cards, Rank, Suit
from .chance import Chance
from .errors import (
    IllegalMove,
    NotationError,
    PositionError,
    RecordError,
    RegicideError,
    ScenarioError,
    SetupError,
)
from .events import Event, event_from_json, parse_event
from .legal import check, legal_moves
from .moves import Discard, Flip, Move, Next, Play, Yield, parse_move
from .perft import perft
from .result import Medal, Result, result
from .rules import STANDARD, Rules, SoloYield
from .setup import deal, new_game
from .state import State
from .tally import Tally, tally
from .turn import apply
from .version import ENGINE
from .view import Phase
from .wish import Wish, wish

if TYPE_CHECKING:
    from .observation import Observation, observation_from_json, observe, parse_observation
    from .position import check_position, parse_position, position_from_json, position_to_json
    from .previewing import Blow, Preview, preview
    from .record import Record, parse_record, record_from_json, record_from_url
    from .scenario import Attempt, Outcome, Scenario, load_scenario, scenario_from_json
    from .selection import Selection, select, suggested_discard

# What a game can do without is loaded when it is first asked for: the page starts sooner.
_LATER = {
    "observation": (
        "Observation",
        "observation_from_json",
        "observe",
        "parse_observation",
    ),
    "position": (
        "check_position",
        "parse_position",
        "position_from_json",
        "position_to_json",
    ),
    "previewing": (
        "Blow",
        "Preview",
        "preview",
    ),
    "record": (
        "Record",
        "parse_record",
        "record_from_json",
        "record_from_url",
    ),
    "scenario": (
        "Attempt",
        "Outcome",
        "Scenario",
        "load_scenario",
        "scenario_from_json",
    ),
    "selection": (
        "Selection",
        "select",
        "suggested_discard",
    ),
}


def __getattr__(name: str) -> object:
    for module, names in _LATER.items():
        if name in names:
            found: object = getattr(import_module(f".{module}", __name__), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "DECK",
    "ENGINE",
    "STANDARD",
    "Attempt",
    "Blow",
    "Card",
    "Cards",
    "Chance",
    "Discard",
    "Event",
    "Flip",
    "IllegalMove",
    "Medal",
    "Move",
    "Next",
    "NotationError",
    "Observation",
    "Outcome",
    "Phase",
    "Play",
    "PositionError",
    "Preview",
    "Rank",
    "Record",
    "RecordError",
    "RegicideError",
    "Result",
    "Rules",
    "Scenario",
    "ScenarioError",
    "Selection",
    "SetupError",
    "SoloYield",
    "State",
    "Suit",
    "Tally",
    "Wish",
    "Yield",
    "apply",
    "check",
    "check_position",
    "deal",
    "event_from_json",
    "legal_moves",
    "load_scenario",
    "new_game",
    "observation_from_json",
    "observe",
    "parse_event",
    "parse_move",
    "parse_observation",
    "parse_position",
    "parse_record",
    "perft",
    "position_from_json",
    "position_to_json",
    "preview",
    "record_from_json",
    "record_from_url",
    "result",
    "scenario_from_json",
    "select",
    "suggested_discard",
    "tally",
    "wish",
]
