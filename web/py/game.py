"""A game on a table: its record, positions, events and players, its save and its summary."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, cast

from regicide_core import (
    Event,
    IllegalMove,
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

LONGEST_NAME = 40  # characters of a bot's name
ROYALS = 12

# Events that show a card for the first time. Undoing such a move marks the game as assisted.
REVEALING = ("drew", "enemy_revealed")


class Undone(NamedTuple):
    """What an undo took back, so that it can be put back."""

    record: Record  # before the undo
    states: list[State]  # those that the undo removed
    events: list[tuple[Event, ...]]


@dataclass
class Game:
    """A record, the position before and after each of its moves, and the events of each move."""

    record: Record
    states: list[State]
    events: list[tuple[Event, ...]]
    assisted: bool = False  # a hint was given, or a move undone that had shown a new card
    bots: tuple[str, ...] = ()  # the bot that plays each seat; "" for a person
    wishes: dict[int, str] | None = (
        None  # by seat, while the Jester's player chooses who is next (T2)
    )
    practice: bool = False  # played on from a position of a finished game
    undone: list[Undone] = field(default_factory=list)  # the latest undo comes last; never saved

    def __post_init__(self) -> None:
        self.bots = self.bots or ("",) * self.record.players
        self.reset_wishes()

    @classmethod
    def of(cls, record: Record, *, assisted: bool = False, bots: object = ()) -> Game:
        states = [record.state(0)]
        events = []
        for state, move_events in record.steps():
            states.append(state)
            events.append(move_events)
        return cls(record, states, events, assisted, checked_bots(bots, record.players))

    @classmethod
    def of_save(cls, text: str) -> Game:
        """Read a game from a save; refuses a damaged save with a RegicideError."""
        try:
            save = json.loads(text)
            record = read_record(save["record"])
            assisted = save["assisted"] is True
            bots = save.get("bots", ())
            practice = save.get("practice") is True
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, RegicideError):
                raise
            raise RecordError("record_not_text", repr(error)) from error
        game = cls.of(record, assisted=assisted, bots=bots)
        game.practice = practice
        return game

    def play_on(self, ply: int) -> Game:
        """A practice game that goes on from this finished game, as it was after `ply` moves.

        Whoever plays it has seen the cards to come, so it is assisted, too.
        """
        if not self.is_over:
            raise IllegalMove("analysis_not_now", "")
        record = self.record.upto(ply)
        states, events = self.states[: ply + 1], self.events[:ply]
        if states[-1].is_over:
            raise IllegalMove("game_over", "")
        return Game(record, states, events, assisted=True, bots=self.bots, practice=True)

    def upto(self, ply: int) -> Game:
        """The game as it was after `ply` moves."""
        record = self.record if ply == len(self.record.moves) else self.record.upto(ply)
        return Game(record, self.states[: ply + 1], self.events[:ply], self.assisted, self.bots)

    def make(self, move: Move) -> None:
        """Make a move. An illegal move raises an error and changes nothing."""
        state, events = apply(self.state, move)
        self.record = self.record.then(move)
        self.states.append(state)
        self.events.append(events)
        self.undone.clear()
        self.reset_wishes()

    def give_up(self) -> None:
        self.record = self.record.given_up()
        self.undone.clear()

    def undo(self) -> None:
        """Undo giving up, or else a person's last move with the bots' moves after it.

        Undoing a move that showed something new marks the game as assisted, for good.
        """
        ply = len(self.events) if self.record.gave_up else self.undo_ply
        if ply is None:
            raise IllegalMove("nothing_to_undo", "")
        self.assisted = self.assisted or self.undo_assists
        self.undone.append(Undone(self.record, self.states[ply + 1 :], self.events[ply:]))
        if self.record.gave_up:
            self.record = self.record.replace(gave_up=False)
        else:
            self.record = self.record.upto(ply)
        del self.states[ply + 1 :]
        del self.events[ply:]
        self.reset_wishes()

    def redo(self) -> None:
        """Put back what the last undo took back."""
        if not self.undone:
            raise IllegalMove("nothing_to_redo", "")
        undone = self.undone.pop()
        self.record = undone.record
        self.states += undone.states
        self.events += undone.events
        self.reset_wishes()

    def save(self) -> str:
        """The game as text for `of_save`: the JSON of a `Save` as protocol.py declares it."""
        save: protocol.Save = {
            "record": cast("protocol.RecordJson", self.record.to_json()),
            "assisted": self.assisted,
            "bots": list(self.bots),
        }
        if self.practice:
            save["practice"] = True
        return json.dumps(save)

    def summary(self) -> protocol.Summary:
        """What the list of saved games shows."""
        summary: protocol.Summary = {
            "players": self.record.players,
            "seats": list(self.record.seats),
            "bots": list(self.bots),
            "rules": str(self.record.rules),
            "assisted": self.assisted,
            "ply": len(self.record.moves),
            "enemy": self.state.enemy and self.state.enemy.text,
            "beaten": self.beaten,
            "result": self.result(),
            "played": self.is_played,
        }
        if self.practice:
            summary["practice"] = True
        return summary

    @property
    def is_played(self) -> bool:
        """Whether a person has made a move or given up; if only bots play, whether a bot has."""
        people = self.people
        movers = (state.seat for state in self.states[:-1])
        return self.is_over or any(seat in people or not people for seat in movers)

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
        """The bot whose turn it is; "" if it is a person's turn."""
        return self.bots[self.state.seat - 1]

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, bot in enumerate(self.bots, start=1) if not bot]

    @property
    def undo_ply(self) -> int | None:
        """How many moves are left after an undo; None if there is nothing to undo.

        An undo takes back the last move of a person and the bots' moves after it. If only bots
        play, it takes back the last move.
        """
        plies = range(len(self.events) - 1, -1, -1)
        if all(self.bots):
            return next(iter(plies), None)
        return next((ply for ply in plies if not self.bots[self.states[ply].seat - 1]), None)

    @property
    def undo_assists(self) -> bool:
        """Whether an undo would mark the game as assisted."""
        ply = self.undo_ply
        return (
            ply is not None
            and not self.record.gave_up
            and not self.assisted
            and reveals(self.events[ply:])
        )

    def last_decision(self, seat: int) -> int:
        """How many moves were made up to and including that seat's last one; 0 if it made none."""
        plies = range(len(self.events) - 1, -1, -1)
        return next((ply + 1 for ply in plies if self.states[ply].seat == seat), 0)

    def reset_wishes(self) -> None:
        """T2: collect wishes while the Jester's player chooses who goes next; else drop them."""
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
    """Whether a person's move, or the bots' moves after it, showed a new card.

    A bot's move always does, because nobody knew what the bot would play.
    """
    return len(moves) > 1 or any(event.code in REVEALING for event in moves[0])


def checked_bots(names: object, players: int) -> tuple[str, ...]:
    """The bot that plays each seat, "" for a person. An empty list means that all are people."""
    if not isinstance(names, list | tuple) or len(names) not in (0, players):
        raise RecordError("record_seats", repr(names)[:80])
    if not all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in names):
        raise RecordError("record_seats", repr(names)[:80])
    return tuple(names) or ("",) * players
