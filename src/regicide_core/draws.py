"""D1: who draws, one card each, clockwise, until enough are drawn."""

from __future__ import annotations

from collections.abc import Sequence


def draw_order(sizes: Sequence[int], limit: int, seat: int, amount: int, tavern: int) -> list[int]:
    """The seats that take a card, in order.

    `sizes` are the hand sizes, seat 1 first. A full hand is skipped and uses nothing up; the draw
    ends early when the Tavern is empty or every hand is full.
    """
    room = [limit - size for size in sizes]
    wanted = min(amount, tavern, sum(room))
    order: list[int] = []
    while len(order) < wanted:
        if room[seat - 1]:
            room[seat - 1] -= 1
            order.append(seat)
        seat = seat % len(sizes) + 1
    return order
