"""A whole game between bots: every seat gets its sight, nobody more."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import RegicideError
from ..legal import check
from ..moves import Move
from ..record import Record
from ..result import result
from ..turn import apply
from ..value import Value
from ..view import Phase
from ..wish import wish
from .host import Table
from .levels import Bot
from .registry import BotError
from .sight import Sight
from .thinking import Clock


class Match(Value):
    """How a game went. Times are those of the clocks that were passed in."""

    record: Record
    won: bool
    beaten: int
    medal: str  # solo wins; else empty
    decisions: int  # that left a choice
    seconds: float  # for all of them
    slowest: float  # for one
    waited: float  # for all of them, by the second clock


def play_match(record: Record, bots: Sequence[Bot], clock: Clock, wall: Clock) -> Match:
    """Play a record to its end; a bot that fails is told of by `BotError`."""
    table = Table.of(record)
    decisions, spent, slowest, waited = 0, 0.0, 0.0, 0.0
    while not table.state.is_over:
        seat = table.state.seat
        sight = hear_wishes(table, bots)
        began, looked = clock(), wall()
        move = ask(bots[seat - 1], sight, seat)
        took = clock() - began
        waited += wall() - looked
        spent += took
        slowest = max(slowest, took)
        decisions += len(sight.moves) > 1
        record = record.then(move)
        table.then(*apply(table.state, move))
    end = result(table.state)
    assert end is not None, "the game is over"
    return Match(
        record, end.won, end.beaten, str(end.medal or ""), decisions, spent, slowest, waited
    )


def hear_wishes(table: Table, bots: Sequence[Bot]) -> Sight:
    """The sight of the seat whose turn it is; after a Jester with what the others wish (T2)."""
    state = table.state
    if state.phase is not Phase.CHOOSE:
        return table.at_turn
    wishes: dict[int, str] = {}
    for seat, bot in enumerate(bots, start=1):
        if seat != state.seat:
            try:
                said = wish(state, seat, bot.wish(table.sights[seat]))
            except Exception as error:  # another's code may fail in any way
                raise BotError("bot_failed", f"seat {seat}: {error!r}") from error
            wishes[seat] = said.wish
    return table.at_turn.wished(wishes)


def ask(bot: Bot, sight: Sight, seat: int) -> Move:
    """The bot's move, which must be legal."""
    try:
        move = bot.choose(sight)
    except Exception as error:  # another's code may fail in any way
        raise BotError("bot_failed", f"seat {seat}: {error!r}") from error
    try:
        check(sight.observation, move)
    except RegicideError as error:
        raise BotError("bot_illegal_move", f"seat {seat}: {error}") from error
    return move
