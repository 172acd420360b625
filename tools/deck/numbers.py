"""Number cards with pips in the traditional layout, and the card back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .pen import both, dot, free, line, moved
from .suits import SIGNS

NUMBERS: Final = "23456789T"

# Heights of the pips in a side column and in the middle column, from 0 at the top to 1 at the foot.
_SIDES: Final = {4: (0, 1), 5: (0, 1), 6: (0, 0.5, 1), 7: (0, 0.5, 1), 8: (0, 0.5, 1)}
_FOUR: Final = (0, 1 / 3, 2 / 3, 1)
_MIDDLE: Final[dict[int, tuple[float, ...]]] = {
    2: (0, 1),
    3: (0, 0.5, 1),
    5: (0.5,),
    7: (0.25,),
    8: (0.25, 0.75),
    9: (0.5,),
    10: (1 / 6, 5 / 6),
}
_TOP, _FOOT, _LEFT, _RIGHT, _SIZE = 24.0, 116.0, 37.0, 63.0, 0.86


def pips(number: int) -> Iterator[tuple[float, float]]:
    """The places of a card's pips."""
    for at in _SIDES.get(number, _FOUR if number > 8 else ()):
        yield from ((x, _TOP + at * (_FOOT - _TOP)) for x in (_LEFT, _RIGHT))
    for at in _MIDDLE.get(number, ()):
        yield 50, _TOP + at * (_FOOT - _TOP)


def number_card(rank: str, suit: str) -> str:
    """The pips of a card; those in its lower half are upside down."""
    drawn = []
    for x, y in pips(NUMBERS.index(rank) + 2):
        turn = f" scale({_SIZE} {-_SIZE if y > 71 else _SIZE})"
        drawn.append(
            f'<path transform="translate({x:g} {y:.4g}){turn}" d="{SIGNS[suit]}" fill="currentColor" stroke="none"/>'
        )
    return "".join(drawn)


def mark() -> str:
    """The crown and the blade: a sword driven down through a crown, as in web/icon.svg."""
    crown = both(free("M50 75L19 75L14 40L28 53L38 36L50 52Z", "trim")) + line("M18 68L82 68")
    blade = free("M45 30L55 30L55 82L50 93L45 82Z", "steel") + line("M50 36L50 84")
    hilt = free("M47 14L53 14L53 26L47 26Z", "wood") + free("M35 24L65 24L63 31L37 31Z", "trim")
    return crown + blade + hilt + dot(50, 11, 5, "trim")


def back() -> str:
    """The back of every card: a lattice, with the mark in the middle."""
    lattice = "".join(
        f"M{left} {left - at}L{right} {right - at}M{100 - left} {left - at}L{100 - right} {right - at}"
        for at in range(-126, 100, 14)
        for left, right in [(max(0, at), min(100, 140 + at))]
    )
    frame = '<path d="M6 6H94V134H6Z" fill="none" stroke="var(--trim)" stroke-width="1.6"/>'
    frame += (
        '<path d="M9.6 9.6H90.4V130.4H9.6Z" fill="none" stroke="var(--trim)" stroke-width=".7"/>'
    )
    studs = "".join(
        free(f"M{x} {y - 3.4}L{x + 3.4} {y}L{x} {y + 3.4}L{x - 3.4} {y}Z", "trim", width=0.8)
        for x in (6, 94)
        for y in (6, 134)
    )
    field = f'<path d="{lattice}" stroke="var(--ray)" stroke-width="1" fill="none"/>'
    seal = '<circle cx="50" cy="70" r="27" fill="var(--field)" stroke="var(--trim)" stroke-width="1.6"/>'
    seal += '<circle cx="50" cy="70" r="24" fill="none" stroke="var(--trim)" stroke-width=".7"/>'
    return field + frame + studs + seal + moved(mark(), 28, 47.6, 0.44)
