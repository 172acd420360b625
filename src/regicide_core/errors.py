"""The one family of errors: each has a machine code, the offending piece, and often a rule id."""

from __future__ import annotations

# Why a move is refused, and the rule of docs/RULES.md that refuses it.
MOVE_CODES: dict[str, str] = {
    "game_over": "W1",
    "not_a_move": "P1",
    "hand_hidden": "T1",
    "play_not_now": "P1",
    "yield_not_now": "P6",
    "discard_not_now": "F2",
    "next_not_now": "J2",
    "flip_not_now": "L2",
    "nothing_played": "P1",
    "card_not_in_hand": "P1",
    "card_given_twice": "P1",
    "jester_not_alone": "P5",
    "ace_with_jester": "P3",
    "ace_with_many": "P3",
    "royal_combo": "P2",
    "mixed_ranks": "P2",
    "combo_over_10": "P2",
    "yield_all_others_yielded": "P6",
    "yield_twice_alone": "Q1",
    "yield_never_alone": "Q1",
    "yield_off": "P6",
    "discard_short": "F2",
    "discard_stops_at_the_number": "F2",
    "no_such_seat": "J2",
    "flip_not_alone": "S5",
    "flips_used_up": "L1",
    "wish_not_now": "J3",
}

# Text or JSON that can't be read.
NOTATION_CODES = frozenset(
    {
        "not_text",
        "not_json",
        "wrong_kind",
        "bad_card",
        "bad_move",
        "bad_event",
        "bad_number",
        "bad_flag",
        "bad_choice",
        "bad_rules",
        "bad_seed",
        "bad_chance",
        "bad_field",
        "unknown_field",
        "missing_field",
        "repeated_field",
        "hidden_card",
    }
)

# Rules and deals that don't fit the game.
SETUP_CODES = frozenset(
    {
        "players_range",
        "first_seat_range",
        "hand_limit_range",
        "jesters_range",
        "solo_flips_range",
        "too_many_jesters",
        "enemy_health_range",
        "enemy_attack_range",
        "castle_wrong_cards",
        "tavern_wrong_cards",
    }
)

# Positions that no game can come to.
POSITION_CODES = frozenset(
    {
        "card_twice",
        "card_missing",
        "card_extra",
        "hand_over_limit",
        "hand_count",
        "seat_range",
        "yielded_range",
        "flips_range",
        "known_range",
        "enemy_missing",
        "enemy_not_royal",
        "castle_not_royal",
        "castle_order",
        "royal_not_beaten",
        "damage_too_high",
        "damage_mismatch",
        "table_not_a_play",
        "not_choosing",
        "not_suffering",
        "is_lost",
        "not_lost",
        "not_won",
    }
)

# Records that can't be folded.
RECORD_CODES = frozenset(
    {
        "record_not_text",
        "record_field",
        "record_newer",
        "record_illegal_move",
        "record_result",
        "record_seats",
        "ply_range",
    }
)

# Scenarios that don't hold together, and moves that one doesn't take.
SCENARIO_CODES = frozenset(
    {
        "scenario_not_text",
        "scenario_newer",
        "scenario_field",
        "scenario_position",
        "scenario_goal",
        "scenario_message",
        "scenario_move",
        "scenario_solution",
        "scenario_losing",
        "scenario_not_allowed",
        "scenario_over",
    }
)


def shown(piece: object) -> str:
    """A short text of anything, for an error to point at."""
    try:
        return str(piece)[:120]
    except (ValueError, RecursionError):  # thousands of digits, or of levels
        return type(piece).__name__


class RegicideError(ValueError):
    """Base of every error of the engine: `code` for machines, `where` is the offending piece.

    >>> try:
    ...     apply(new_game(2, "tea"), parse_move("play 2D 3C"))
    ... except RegicideError as error:
    ...     print(error.code, error.where, error.rule, sep=", ")
    mixed_ranks, play 2D 3C, P2
    """

    def __init__(self, code: str, where: object = "", **numbers: int) -> None:
        self.code = code
        self.where = shown(where)
        self.numbers = numbers
        details = "".join(f" {name}={number}" for name, number in numbers.items())
        super().__init__(f"{code}: {self.where}{details}" if self.where else f"{code}{details}")

    @property
    def rule(self) -> str | None:
        """The rule id behind the refusal of a move, where there is one."""
        return MOVE_CODES.get(self.code)


class NotationError(RegicideError):
    """Text or JSON that can't be read as what it should be.

    >>> Card("11D")
    Traceback (most recent call last):
    regicide_core.errors.NotationError: bad_card: 11D
    """


class SetupError(RegicideError):
    """Rules or a deal that no game can start from.

    >>> new_game(5, "tea")
    Traceback (most recent call last):
    regicide_core.errors.SetupError: players_range: 5
    """


class PositionError(RegicideError):
    """A well-written position that no game can come to.

    >>> parse_position(str(new_game(2, "tea")).replace("damage=0", "damage=20"))
    Traceback (most recent call last):
    regicide_core.errors.PositionError: damage_too_high: 20
    """


class IllegalMove(RegicideError):
    """A move that the rules don't allow now.

    >>> apply(new_game(2, "tea"), Flip())
    Traceback (most recent call last):
    regicide_core.errors.IllegalMove: flip_not_alone: flip
    """


class RecordError(RegicideError):
    """A record that is damaged, or newer than this engine.

    >>> Record(2, "tea").state(7)
    Traceback (most recent call last):
    regicide_core.errors.RecordError: ply_range: 7 moves=0
    """


class ScenarioError(RegicideError):
    """A scenario that is wrong, or a move that it doesn't take.

    >>> load_scenario("no JSON")
    Traceback (most recent call last):
    regicide_core.errors.ScenarioError: scenario_not_text: Expecting value: line 1 column 1 (char 0)
    """
