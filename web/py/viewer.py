"""Decides who sees a table, and whether the device must first be passed to the next player."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game import Game

# Which hands a table shows.
# "private": players pass one device round, and each hand is shown to its own player only.
# "open": always shows the hand of the player whose turn it is.
# "watched": as "open", in the replay of a finished game, in which nobody can move.
Hands = Literal["private", "open", "watched"]


class Viewer(NamedTuple):
    """The seat whose hand is shown; 0 for none. `covered`: the device has to be passed first."""

    seat: int
    covered: bool = False


def viewer_of(game: Game, hands: Hands, holder: int) -> Viewer:
    """Who sees a game while the player of seat `holder` has the device (0: nobody has it)."""
    if hands == "private":
        return _viewer_of_passed_device(game, holder)
    # When an open game ends, the table keeps showing the hand of the player who made the last move.
    return Viewer(holder if hands == "open" and game.is_over else game.state.seat)


def _viewer_of_passed_device(game: Game, holder: int) -> Viewer:
    """Who sees a game in which the players pass one device round.

    If one person plays, that person always sees the table. If several people play, the one
    whose turn it is sees it, once they have the device. Nobody does while the device is being
    passed, while it is a bot's turn, or if only bots play.
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
