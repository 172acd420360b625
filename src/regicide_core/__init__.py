"""Regicide, the cooperative card game for 1-4 players, as a library.

Deal with `new_game`, list moves with `legal_moves`, play with `apply`. States, moves, events and
observations are values: they never change, compare by content, and print as text that parses back.
"""

from .cards import DECK, Card, Cards, Rank, Suit
from .chance import Chance
from .errors import (
    IllegalMove,
    NotationError,
    PositionError,
    RecordError,
    RegicideError,
    SetupError,
)
from .events import Event, event_from_json, parse_event
from .legal import check, legal_moves
from .moves import Discard, Flip, Move, Next, Play, Yield, parse_move
from .observation import Observation, observation_from_json, observe, parse_observation
from .perft import perft
from .position import check_position, parse_position, position_from_json, position_to_json
from .preview import Blow, Preview, preview
from .record import Record, parse_record, record_from_json, record_from_url
from .result import Medal, Result, result
from .rules import STANDARD, Rules, SoloYield
from .selection import Selection, select, suggested_discard
from .setup import deal, new_game
from .state import State
from .tally import Tally, tally
from .turn import apply
from .version import ENGINE
from .view import Phase
from .wish import Wish, wish

__all__ = [
    "DECK",
    "STANDARD",
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
    "Selection",
    "SetupError",
    "SoloYield",
    "State",
    "Suit",
    "Tally",
    "Wish",
    "Yield",
    "ENGINE",
    "apply",
    "check",
    "check_position",
    "deal",
    "event_from_json",
    "legal_moves",
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
    "select",
    "suggested_discard",
    "tally",
    "wish",
]
