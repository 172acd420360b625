"""`Sight`: all that a bot is given. No bot, ours or another's, is ever handed a state."""

from __future__ import annotations

from collections.abc import Mapping

from ..errors import IllegalMove
from ..events import Event
from ..legal import legal_moves
from ..moves import Move
from ..observation import Observation
from .memory import Memory


class Sight:
    """What one seat sees now and remembers; its legal moves when it is its turn.

    >>> sight = Sight(observe(new_game(2, "tea"), seat=1))
    >>> print(sight.moves[-1], sight.observation.hands[1][0])
    yield None
    """

    __slots__ = ("memory", "observation", "wishes")

    observation: Observation
    memory: Memory
    wishes: Mapping[int, str]  # after a Jester: seat -> what it wished (T2)

    def __init__(
        self,
        observation: Observation,
        memory: Memory | None = None,
        wishes: Mapping[int, str] | None = None,
    ) -> None:
        self.observation = observation
        self.memory = Memory.of(observation) if memory is None else memory
        self.wishes = wishes or {}
        if self.memory.seat != observation.viewer:
            raise IllegalMove("hand_hidden", observation.viewer)

    def after(self, events: tuple[Event, ...], observation: Observation) -> Sight:
        """The sight after a move, from its events as this seat may know them."""
        return Sight(observation, self.memory.after(events, observation))

    def wished(self, wishes: Mapping[int, str]) -> Sight:
        """The same, once others have said whether they would like to go next."""
        return Sight(self.observation, self.memory, wishes)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves, if it is this seat's turn."""
        seen = self.observation
        return legal_moves(seen) if seen.viewer == seen.seat else ()
