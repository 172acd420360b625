"""The game on a table, as far as the page's questions go."""

from __future__ import annotations

from dataclasses import dataclass

from asking import JSON

from regicide_core import Event, Record, RecordError, State, result

LONGEST_NAME = 40

# What a move shows somebody for the first time; undoing past it makes the game assisted.
REVEALING = ("drew", "enemy_revealed")


@dataclass
class Game:
    """The game on the table: its record, the position after each ply, what each move did."""

    record: Record
    states: list[State]
    events: list[tuple[Event, ...]]
    assisted: bool = False  # a hint was given, or a move taken back after seeing something new
    bots: tuple[str, ...] = ()  # who plays each seat: a bot's name, "" for a person
    wishes: dict[int, str] | None = None  # seat -> wish, while a Jester's player chooses (T2)

    @classmethod
    def of(cls, record: Record, *, assisted: bool = False, bots: object = ()) -> Game:
        states = [record.state(0)]
        events = []
        for state, happened in record.steps():
            states.append(state)
            events.append(happened)
        return cls(record, states, events, assisted, players_of(bots, record.players))

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def is_over(self) -> bool:
        return self.state.is_over or self.record.gave_up

    @property
    def bot(self) -> str:
        """Who plays the seat at turn; "" for a person."""
        return self.bots[self.state.seat - 1]

    @property
    def undone(self) -> int | None:
        """The ply to which an undo goes: a person's last decision, or one move if all are bots."""
        plies = range(len(self.events) - 1, -1, -1)
        if all(self.bots):
            return next(iter(plies), None)
        return next((ply for ply in plies if not self.bots[self.states[ply].seat - 1]), None)


def enemy_of(state: State) -> JSON | None:
    """The enemy with its numbers as they are now, so that the page need not reckon."""
    if state.enemy is None:
        return None
    return {
        "card": state.enemy.text,
        "attack": state.attack,
        "base_attack": state.rules.attack_of(state.enemy),
        "shield": state.shield,
        "health": state.rules.health_of(state.enemy),
        "health_left": state.health_left,
        "immune": state.immunity,
        "immunity_cancelled": state.immunity is None,
    }


def outcome(game: Game) -> JSON | None:
    end = result(game.state)
    if end is None:
        return {"outcome": "gave_up"} if game.record.gave_up else None
    return {"outcome": "won" if end.won else "lost", "rule": end.rule, "medal": end.medal}


def beaten(state: State) -> int:
    return 12 - len(state.castle) - (state.enemy is not None)


def reveals(moves: list[tuple[Event, ...]]) -> bool:
    """Did these moves show somebody something? The first is a person's own, the others bots'."""
    return len(moves) > 1 or any(event.code in REVEALING for event in moves[0])


def players_of(names: object, players: int) -> tuple[str, ...]:
    """A name for every seat, "" for a person; none given: all are persons."""
    if not isinstance(names, list | tuple) or len(names) not in (0, players):
        raise RecordError("record_seats", repr(names)[:80])
    if not all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in names):
        raise RecordError("record_seats", repr(names)[:80])
    return tuple(names) or ("",) * players
