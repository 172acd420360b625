"""Positions for tests, and the effect of moves on them, all as text.

`position(enemy="JS", hands="3S.4D")` is a partial position: cards that are not named are out of
the game, and piles keep their order unless `chance` says otherwise.
"""

import pytest

from regicide_core import IllegalMove, State, apply, legal_moves, parse_move, parse_position


def position(
    enemy: str,
    hands: str,
    *,
    seat: int = 1,
    phase: str = "play",
    damage: int = 0,
    table: str = "-",
    castle: str | None = None,
    tavern: str = "-",
    discard: str = "-",
    yielded: str = "-",
    flips: int = 0,
    rules: str = "",
    chance: str = "-",
    **rest: int | str,
) -> State:
    """The position with these fields; as many players as there are hands.

    Unless `castle` is given, one Queen that is named nowhere else is still to come.
    """
    named = f"{enemy} {hands} {table} {tavern} {discard}"
    fields: dict[str, object] = {
        "players": hands.count("/") + 1,
        "seat": seat,
        "phase": phase,
        "enemy": enemy,
        "damage": damage,
        "table": table,
        "castle": castle or next(queen for queen in ("QH", "QS", "QD") if queen not in named),
        "hands": hands,
        "tavern": tavern,
        "discard": discard,
        "yielded": yielded,
        "flips": flips,
        "rules": "+".join(filter(None, ["standard", rules, "partial"])),
        "chance": chance,
        **rest,
    }
    return parse_position(" ".join(f"{name}={value}" for name, value in fields.items()))


def after(state: State, *moves: str) -> State:
    """The position after the moves."""
    for move in moves:
        state, _ = apply(state, parse_move(move))
    return state


def events(state: State, *moves: str) -> list[str]:
    """The events of the last of the moves."""
    _, happened = apply(after(state, *moves[:-1]), parse_move(moves[-1]))
    return [str(event) for event in happened]


def changes(state: State, *moves: str) -> dict[str, str | None]:
    """Every field of the position that the moves change, with its new text."""
    before, now = _fields(state), _fields(after(state, *moves))
    return {name: now.get(name) for name in {**before, **now} if before.get(name) != now.get(name)}


def _fields(state: State) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in str(state).split())


def legal(state: State) -> list[str]:
    return [str(move) for move in legal_moves(state)]


def refusal(state: State, move: str) -> str:
    """The code with which the move is refused."""
    with pytest.raises(IllegalMove) as caught:
        apply(state, parse_move(move))
    return caught.value.code
