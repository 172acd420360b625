"""Who looks at a table on a device that goes round, and whether it must be passed first."""

from __future__ import annotations

from dataclasses import dataclass

from game import Game


@dataclass(frozen=True)
class Viewer:
    """A seat, or 0 for nobody's hand; `covered` while the device waits for the player at turn."""

    seat: int
    covered: bool = False


def viewer_of(game: Game, holder: int) -> Viewer:
    """Who looks, when the seat `holder` has the device (0: nobody).

    The only person always looks; of several the one at turn, once they have the device; nobody
    while the device waits for somebody, a bot is at turn, or all seats are bots'.
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
