"""Hearts, the house of the rose: crimson and ermine, swords and roses."""

from __future__ import annotations

from .attire import (
    MAN,
    SEAM,
    SHOULDERS,
    SLIM,
    WOMAN,
    YOUTH,
    age,
    blush,
    face,
    fist,
    hilt,
    jewel,
    sleeve,
    sword,
)
from .faces import neck
from .pen import FINE, both, dot, free, line, moved, shape
from .suits import sign


def rose(x: float, y: float, size: float = 1) -> str:
    petals = "".join(
        moved('<path d="M0 1C-8-2-7-11 0-11C7-11 8-2 0 1Z" fill="var(--gem)"/>', 0, 0, 1, turn)
        for turn in (0, 72, 144, 216, 288)
    )
    heart = '<circle r="3.6" fill="var(--trim)"/>'
    return moved(petals + heart, x, y, size)


def jack_of_hearts() -> str:
    hair = shape("M50 34C68 34 73 48 71.5 62C71 72 74 78 69 81C64 83 60 80 60 74L50 74", "hair")
    ruff = shape("M50 84L58 80C68 82 74 86 76 91C72 97 62 101 50 102", "linen")
    ruff += both(line("M58 84L60 99M65 85L69 96M53 87L53 101"))
    tunic = shape(SLIM, "robe") + both(line("M66 101L70 146", width=SEAM, colour="trim"))
    tunic += sign("H", 50, 122, 20, "trim")
    fringe = shape("M50 42C58 42 64 46 64.6 56C60 52 56 50 50 50.5", "hair")
    cap = free("M27 44C25 28 42 20 56 22C70 23 79 31 76 44C66 38 38 38 27 44Z", "robe")
    cap += free(
        "M25.5 46C36 37 66 37 76.5 45C77 49 76 51 74 51C62 44 39 44 28 51.5C26 51 25 48 25.5 46Z",
        "trim",
    )
    feather = free("M60 30C70 26 80 14 92 14C92 26 82 36 70 40C74 34 66 32 60 30Z", "linen")
    feather += line("M62 32C74 30 82 24 90 16")
    arm = sword(84, 40) + sleeve() + hilt(84) + fist(84, 113)
    return (
        hair
        + tunic
        + neck()
        + ruff
        + face(YOUTH, marks=blush())
        + fringe
        + cap
        + feather
        + jewel(52, 43.6, 3)
        + arm
    )


def queen_of_hearts() -> str:
    hair = shape(
        "M50 40C52 30 62 28 69 33C78 39 76 52 72 60C70 70 74 78 73 84C68 88 62 86 60 80L50 80",
        "hair",
    )
    gown = shape(SLIM, "robe") + shape("M50 100L60 96C62 112 64 130 66 146L50 146", "linen")
    collar = shape(
        "M50 99C56 97 62 92 65 84C75 84 84 79 87 75C86 88 78 99 68 102C62 104 56 106 50 110",
        "linen",
    )
    collar += both(line("M66 88L72 99M72 86.4L79 94M79 83L84.6 87"))
    parting = shape("M50 46C51 40 57 38 61 41C65 45 65 54 64 62C61 52 56 47 50 46", "hair")
    crown = shape("M50 20L53 25L56 22L58 28L63 24L63 35C59 33 54 32 50 32", "trim")
    crown += dot(50, 18.6, 2.4, "gem") + both(dot(63.6, 22.6, 2, "gem")) + jewel(50, 28)
    flower = line("M82 122C80 112 80 104 82 98", width=3.4) + line(
        "M82 122C80 112 80 104 82 98", width=1.4, colour="leaf"
    )
    flower += free("M80.6 109C74 110 71 106 70 102C76 101 80 104 80.6 109Z", "leaf")
    flower += rose(82, 88, 1)
    ear = both(dot(63.6, 71, 1.9, "trim"))
    arm = free("M66 146L66 128L88 122L97 146Z", "robe") + free(
        "M66 130L67 121L88 116L91 124Z", "linen"
    )
    lace = sign("H", 50, 122, 15, "gem")
    return (
        hair
        + gown
        + lace
        + neck()
        + collar
        + face(WOMAN, marks=blush(), lips=True)
        + parting
        + crown
        + ear
        + arm
        + flower
        + fist(80, 114)
    )


def king_of_hearts() -> str:
    hair = shape("M50 36C66 36 71 46 70 58C74 64 74 72 70 78L50 84", "elder")
    mantle = shape(SHOULDERS, "robe") + both(line("M72 104L76 146", width=SEAM, colour="trim"))
    tabard = shape("M50 96L62 96L64 146L50 146", "linen") + sign("H", 50, 124, 20, "gem")
    ermine = shape(
        "M50 100C60 98 68 92 70 85C82 88 93 95 96 104C90 114 78 110 70 112C62 114 56 112 50 113",
        "linen",
    )
    ermine += both(tail(78, 99) + tail(88, 104) + tail(68, 104)) + tail(50, 106)
    beard = shape(
        "M50 70C55 69 60 70 64.6 60C68 66 68 74 64 78C66 84 62 90 57 90C56 95 53 97 50 97", "elder"
    )
    beard += both(line("M62 74C63 80 60 84 57 84M56 80C57 86 55 90 53 91"))
    moustache = shape("M50 71.6C54 69.4 60 72 61.5 77C57 77.6 53 76.4 50 74.6", "elder")
    crown = shape(
        "M50 9C54 13 54 16 53 19C57 18 59 20 59 23L62 20C60 17 63 13 66 14C70 15 69 20 66 21L68 40C62 37 56 36 50 36",
        "trim",
    )
    crown += shape("M50 35C57 35 63 36.4 68.4 39.4L68 45C62 42 56 41 50 41", "robe")
    crown += jewel(50, 27, 3.4) + both(dot(61.4, 30, 2, "gem", width=FINE))
    arm = sword(84, 30) + sleeve() + hilt(84) + fist(84, 113)
    return (
        hair
        + mantle
        + tabard
        + neck()
        + ermine
        + face(MAN, marks=age(), heavy=2.6, bare=False)
        + beard
        + moustache
        + crown
        + arm
    )


def tail(x: float, y: float) -> str:
    """A black tail on ermine."""
    return f'<path d="M{x} {y - 2.4}L{x + 1.5} {y + 2.4}Q{x} {y + 4} {x - 1.5} {y + 2.4}Z" fill="var(--line)" stroke="none"/>'
