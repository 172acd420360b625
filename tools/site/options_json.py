"""Prints the options of a new game and all error codes as JSON, read from the engine's tables."""

from __future__ import annotations

import json

from regicide_core import STANDARD, Rules, SetupError, SoloYield
from regicide_core.errors import (
    MOVE_CODES,
    NOTATION_CODES,
    POSITION_CODES,
    RECORD_CODES,
    SCENARIO_CODES,
    SETUP_CODES,
)
from regicide_core.record import NAME_LENGTH
from regicide_core.rules import (
    ENEMY_ATTACK_SPREAD,
    ENEMY_HEALTH_SPREAD,
    HAND_LIMIT_SPREAD,
    TABLE_SIZES,
    Preset,
    preset_rules,
)

Range = dict[str, int]


def options() -> dict[str, object]:
    """The standard, allowed and preset values for each number of players; every error code."""
    return {
        "players": {str(players): _for_table(players) for players in TABLE_SIZES},
        "presets": {str(players): _presets(players) for players in TABLE_SIZES},
        "solo_yield": {
            "usual": str(STANDARD.solo_yield),
            "choices": [str(choice) for choice in SoloYield],
        },
        "name_length": NAME_LENGTH,
        "errors": {
            "IllegalMove": dict(sorted(MOVE_CODES.items())),  # each with the id of its rule
            "NotationError": sorted(NOTATION_CODES),
            "SetupError": sorted(SETUP_CODES),
            "PositionError": sorted(POSITION_CODES),
            "RecordError": sorted(RECORD_CODES),
            "ScenarioError": sorted(SCENARIO_CODES),
        },
    }


def _for_table(players: int) -> dict[str, Range]:
    usual = STANDARD.hand_limit_for(players)
    return {
        "hand_limit": _range(usual, usual - HAND_LIMIT_SPREAD, usual + HAND_LIMIT_SPREAD),
        "jesters": _jester_range(players, "jesters", STANDARD.jesters_for(players)),
        "solo_flips": _jester_range(players, "solo_flips", STANDARD.flips_for(players)),
        "enemy_health": _range(STANDARD.enemy_health, -ENEMY_HEALTH_SPREAD, ENEMY_HEALTH_SPREAD),
        "enemy_attack": _range(STANDARD.enemy_attack, -ENEMY_ATTACK_SPREAD, ENEMY_ATTACK_SPREAD),
    }


def _presets(players: int) -> dict[str, dict[str, object]]:
    """The fields of each preset that differ from the standard."""
    standard = STANDARD.to_json()
    return {
        str(name): {
            field: value
            for field, value in preset_rules(name, players).to_json().items()
            if value != standard[field]
        }
        for name in Preset
    }


def _range(usual: int, low: int, high: int) -> Range:
    return {"usual": usual, "low": low, "high": high}


def _jester_range(players: int, name: str, usual: int) -> Range:
    """The allowed number of Jesters in the Tavern or of solo flips.

    Tavern and flips share the two Jesters of the deck, so each is tried while the other is 0.
    """
    if name == "solo_flips" and players > 1:
        return _range(0, 0, 0)
    allowed = [number for number in range(10) if _is_allowed(players, name, number)]
    return _range(usual, min(allowed), max(allowed))


def _is_allowed(players: int, name: str, number: int) -> bool:
    others = {"jesters": "solo_flips", "solo_flips": "jesters"}
    try:
        Rules.from_json({name: number, others[name]: 0}).check_for(players)
    except SetupError:
        return False
    return True


if __name__ == "__main__":
    print(json.dumps(options(), indent=1))
