"""Who looks at a table, and whether the device must be passed to the player at turn first."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game import Game

# Whose hands a table shows. "held": one device goes round, and each hand is for its player only.
# "open": the hand at turn lies open. "watched": the same in a finished game, which nobody plays.
Hands = Literal["held", "open", "watched"]


class Viewer(NamedTuple):
    """The seat whose hand is shown, 0 for none; `covered`: the device waits for its player."""

    seat: int
    covered: bool = False


def viewer_of(game: Game, hands: Hands, holder: int) -> Viewer:
    """Who looks at a game while the player of the seat `holder` has the device (0: nobody has)."""
    if hands == "held":
        return _holder_of(game, holder)
    # An open game that is over is still shown to whoever made its last move.
    return Viewer(holder if hands == "open" and game.is_over else game.state.seat)


def _holder_of(game: Game, holder: int) -> Viewer:
    """Who looks at a game on a device that goes round.

    The only person always looks. Of several people the one at turn looks, once they have the
    device. Nobody looks while the device waits for its player, a bot is at turn, or all are bots.
    """
    people = game.people
    seat = game.state.seat
    if len(people) < 2:
        return Viewer(people[0] if people else 0)
    if game.is_over:
        return Viewer(holder)
    if seat not in people:
        return Viewer(0)
    return Viewer(seat) if holder == seat else Viewer(0, covered=True)
