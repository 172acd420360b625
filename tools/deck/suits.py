"""The four suit signs, 20 high and centred on 0, 0; web/ui/signs.js has the same for corners."""

from __future__ import annotations

from typing import Final

SIGNS: Final = {
    "C": "M0-10a4.7 4.7 0 0 1 3.7 7.6a4.7 4.7 0 1 1-2.8 7.3c.2 2.3 1 4.1 2.7 5.1h-7.2"
    "c1.7-1 2.5-2.8 2.7-5.1a4.7 4.7 0 1 1-2.8-7.3A4.7 4.7 0 0 1 0-10z",
    "D": "M0-10C2-6 5-2.5 7.6 0C5 2.5 2 6 0 10C-2 6-5 2.5-7.6 0C-5-2.5-2-6 0-10z",
    "H": "M0 9.6C-4 5.4-9.5 1.2-9.5-4C-9.5-7.6-7-9.4-4.6-9.4C-2.2-9.4-.6-8 0-5.8"
    "C.6-8 2.2-9.4 4.6-9.4C7-9.4 9.5-7.6 9.5-4C9.5 1.2 4 5.4 0 9.6z",
    "S": "M0-10C3-5.4 9.5-2 9.5 3C9.5 6 7.3 7.6 5 7.6C3.3 7.6 1.8 6.6 1 5C1.2 7.4 2 9 3.6 10"
    "H-3.6C-2 9-1.2 7.4-1 5C-1.8 6.6-3.3 7.6-5 7.6C-7.3 7.6-9.5 6-9.5 3C-9.5-2-3-5.4 0-10z",
}


def sign(suit: str, x: float, y: float, size: float, colour: str, *, edge: bool = True) -> str:
    """A suit's sign in a drawing."""
    scale = size / 20
    line = "" if edge else ' stroke="none"'
    width = f' stroke-width="{1.5 / scale:.2f}"' if edge else ""
    return (
        f'<path transform="translate({x:g} {y:g}) scale({scale:g})" d="{SIGNS[suit]}"'
        f' fill="var(--{colour})"{line}{width}/>'
    )
