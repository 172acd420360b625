"""A game on a table: its record, its positions, who plays, and what a list shows of it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from regicide_core import (
    Event,
    Move,
    Phase,
    Record,
    RecordError,
    RegicideError,
    State,
    apply,
    result,
)
from regicide_core import record_from_json as read_record

if TYPE_CHECKING:
    import protocol

LONGEST_NAME = 40
ROYALS = 12

# Events that show a card for the first time; an undo of such a move makes the game assisted.
REVEALING = ("drew", "enemy_revealed")


@dataclass
class Game:
    """A game: its record, the position before and after each move, the events of each move."""

    record: Record
    states: list[State]
    events: list[tuple[Event, ...]]
    assisted: bool = False  # a hint was given, or a move taken back after seeing something new
    bots: tuple[str, ...] = ()  # who plays each seat: a bot's name, "" for a person
    wishes: dict[int, str] | None = None  # seat -> wish, while a Jester's player chooses (T2)

    def __post_init__(self) -> None:
        self.bots = self.bots or ("",) * self.record.players
        self.ask_for_wishes()

    @classmethod
    def of(cls, record: Record, *, assisted: bool = False, bots: object = ()) -> Game:
        states = [record.state(0)]
        events = []
        for state, happened in record.steps():
            states.append(state)
            events.append(happened)
        return cls(record, states, events, assisted, players_of(bots, record.players))

    @classmethod
    def of_save(cls, text: str) -> Game:
        """The game of a save; a damaged save is refused with a code."""
        try:
            save = json.loads(text)
            record = read_record(save["record"])
            assisted = save["assisted"] is True
            bots = save.get("bots", ())
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, RegicideError):
                raise
            raise RecordError("record_not_text", repr(error)) from error
        return cls.of(record, assisted=assisted, bots=bots)

    def upto(self, ply: int) -> Game:
        """The game as it was after so many moves."""
        record = self.record if ply == len(self.record.moves) else self.record.upto(ply)
        return Game(record, self.states[: ply + 1], self.events[:ply], self.assisted, self.bots)

    def make(self, move: Move) -> None:
        """Make a move; an illegal one raises and changes nothing."""
        state, events = apply(self.state, move)
        self.record = self.record.then(move)
        self.states.append(state)
        self.events.append(events)
        self.ask_for_wishes()

    def save(self) -> str:
        """The text from which `of_save` brings the game back: a `Save` of protocol.py."""
        save: protocol.Save = {
            "record": cast("protocol.RecordJson", self.record.to_json()),
            "assisted": self.assisted,
            "bots": list(self.bots),
        }
        return json.dumps(save)

    def summary(self) -> protocol.Summary:
        """What a list of saved games shows."""
        return {
            "players": self.record.players,
            "seats": list(self.record.seats),
            "bots": list(self.bots),
            "rules": str(self.record.rules),
            "assisted": self.assisted,
            "ply": len(self.record.moves),
            "enemy": self.state.enemy and self.state.enemy.text,
            "beaten": self.beaten,
            "result": self.result(),
        }

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def is_over(self) -> bool:
        return self.state.is_over or self.record.gave_up

    @property
    def beaten(self) -> int:
        return ROYALS - len(self.state.castle) - (self.state.enemy is not None)

    @property
    def bot(self) -> str:
        """Who plays the seat at turn; "" for a person."""
        return self.bots[self.state.seat - 1]

    @property
    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat, bot in enumerate(self.bots, start=1) if not bot]

    @property
    def undone(self) -> int | None:
        """To how many moves an undo goes back: before a person's last move, or a bot's if all are.

        None if there is no such move.
        """
        plies = range(len(self.events) - 1, -1, -1)
        if all(self.bots):
            return next(iter(plies), None)
        return next((ply for ply in plies if not self.bots[self.states[ply].seat - 1]), None)

    @property
    def undo_assists(self) -> bool:
        """Whether an undo would mark the game as assisted."""
        ply = self.undone
        return (
            ply is not None
            and not self.record.gave_up
            and not self.assisted
            and reveals(self.events[ply:])
        )

    def last_decision(self, seat: int) -> int:
        """How many moves there were once that seat had made its last one; 0 if it made none."""
        plies = range(len(self.events) - 1, -1, -1)
        return next((ply + 1 for ply in plies if self.states[ply].seat == seat), 0)

    def ask_for_wishes(self) -> None:
        """T2: while somebody chooses who goes next, the others may say what they would like."""
        self.wishes = {} if self.state.phase is Phase.CHOOSE else None

    def result(self) -> protocol.GameResult | None:
        end = result(self.state)
        if end is None:
            return {"outcome": "gave_up"} if self.record.gave_up else None
        return {
            "outcome": "won" if end.won else "lost",
            "rule": end.rule,
            "medal": cast("protocol.Medal | None", end.medal),
        }


def reveals(moves: list[tuple[Event, ...]]) -> bool:
    """Whether these moves showed a new card: a person's move, and the bots' moves after it.

    A bot's move always does: nobody knew what the bot would play.
    """
    return len(moves) > 1 or any(event.code in REVEALING for event in moves[0])


def players_of(names: object, players: int) -> tuple[str, ...]:
    """Who plays each seat: a bot's name, "" for a person. An empty list: all are people."""
    if not isinstance(names, list | tuple) or len(names) not in (0, players):
        raise RecordError("record_seats", repr(names)[:80])
    if not all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in names):
        raise RecordError("record_seats", repr(names)[:80])
    return tuple(names) or ("",) * players
