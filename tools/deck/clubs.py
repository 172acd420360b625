"""Clubs, the oak wood: green cloth, fur, antlers and leaves."""

from __future__ import annotations

from .attire import (
    MAN,
    SHOULDERS,
    SLIM,
    WOMAN,
    YOUTH,
    age,
    face,
    fist,
    freckles,
    jewel,
    sleeve,
    war_paint,
)
from .faces import neck
from .pen import FINE, both, dot, free, line, moved, shape
from .suits import sign


def leaf(x: float, y: float, turn: float, size: float = 1) -> str:
    """An oak leaf, by its stalk."""
    blade = '<path d="M0 0C-4-1-5-4-3.4-6C-7-7-7-11-4-12C-6-15-3-18 0-21C3-18 6-15 4-12C7-11 7-7 3.4-6C5-4 4-1 0 0Z" fill="var(--leaf)"/>'
    return moved(blade + line("M0 2L0-16"), x, y, size, turn)


def jack_of_clubs() -> str:
    cloak = shape(SLIM, "robe") + shape("M50 100L58 98L62 146L50 146", "wood")
    cloak += both(line("M56 104L51 110M57 114L51 120M58 124L51 130")) + sign(
        "C", 50, 121, 17, "trim"
    )
    hood = shape("M50 14C58 20 74 32 74 54C74 72 70 84 76 96C66 102 58 104 50 106", "robe")
    dark = shape("M50 34C62 34 67 46 66 60C66 74 60 84 50 88", "shadow", shade=False)
    hair = shape(
        "M50 38C58 38 65 44 65 58C62 54 60 52 58.6 48C57 51 54.6 52 53 48C52 50 51 50.6 50 51",
        "hair",
    )
    brooch = dot(50, 98, 5.4, "trim") + moved(sign("C", 0, 0, 6, "gem", edge=False), 50, 98)
    haft = free("M81.6 30L85.4 30L86.4 146L81 146Z", "wood")
    axe = free("M81 36C72 34 66 28 62 24C60 38 62 50 66 60C70 54 76 50 81 50Z", "steel")
    axe += line("M65.6 30C64.6 38 65.6 46 68 53") + free("M86 38L93 35L93 49L86 48Z", "steel")
    twig = leaf(40, 30, -40, 0.95) + leaf(44, 27, -8, 0.8)
    arm = haft + axe + sleeve("wood") + fist(84, 112)
    return cloak + hood + dark + neck() + face(YOUTH, marks=freckles()) + hair + brooch + twig + arm


def queen_of_clubs() -> str:
    antlers = both(
        line(
            "M58 35C65 30 69 24 68.4 13M67.4 25C72 23 75 19 75.6 14M63 31C62 26 62 22 60 18",
            width=5,
        )
        + line(
            "M58 35C65 30 69 24 68.4 13M67.4 25C72 23 75 19 75.6 14M63 31C62 26 62 22 60 18",
            width=2.4,
            colour="bone",
        )
    )
    hair = shape("M50 32C65 32 71 44 70 58L70 84L50 86", "hair")
    gown = shape(SLIM, "robe") + shape("M50 104L57 97C60 112 62 130 64 146L50 146", "second")
    braid = both(
        free(
            "M65 78C72 82 70 90 66 92C72 96 70 104 66 106C71 110 69 118 65 119L69 128C60 132 57 124 61 119C57 115 58 108 61 106C57 102 58 94 61 92C57 88 59 80 65 78Z",
            "hair",
        )
        + line("M61 92L66 92M61 106L66 106")
        + free("M60.6 118L66 118L66.4 122L60.4 122Z", "trim", width=FINE)
    )
    wreath = "".join(
        leaf(x, 97 - abs(x - 50) * 0.28, (x - 50) * 4 + 180, 0.62) for x in (31, 38, 44, 56, 62, 69)
    )
    wreath += leaf(50, 97, 180, 0.72)
    parting = shape("M50 41C60 41 65.6 48 65 64C62 54 57 47 50 45", "hair")
    circlet = shape("M50 34C58 34 64 38 66.4 44L65 49C61 43.6 56 41.4 50 41.4", "trim") + jewel(
        50, 38, 3
    )
    crownleaf = leaf(50, 36, 0, 0.9) + both(leaf(57, 37, 34, 0.72))
    staff = line("M82 146C80 124 85 104 82 84", width=5) + line(
        "M82 146C80 124 85 104 82 84", width=2.2, colour="wood"
    )
    acorn = free("M75 82C75 92 79 97 82 99C85 97 89 92 89 82Z", "trim") + free(
        "M73 82C73 75 78 72 82 72C86 72 91 75 91 82C86 84.6 78 84.6 73 82Z", "wood"
    )
    acorn = (
        moved(acorn, 0, 0)
        + line("M82 72L82 67", width=2.4)
        + leaf(82, 74, -62, 0.8)
        + leaf(82, 74, 62, 0.62)
    )
    arm = free("M66 146L66 130L88 125L97 146Z", "robe") + free(
        "M66 132L67 123L88 118L91 126Z", "wood"
    )
    return (
        antlers
        + hair
        + gown
        + sign("C", 50, 128, 16, "trim")
        + neck()
        + wreath
        + face(WOMAN, marks=war_paint(), lips=True)
        + parting
        + crownleaf
        + circlet
        + braid
        + arm
        + staff
        + acorn
        + fist(81, 115)
    )


def king_of_clubs() -> str:
    tines = "M60 37C68 33 71 26 69.6 14M69.4 26C73.8 24 76.4 20 76.4 14M64 34C64 28 64 24 61.4 20"
    antlers = both(line(tines, width=6.4) + line(tines, width=3.4, colour="bone"))
    hair = shape("M50 36C68 34 74 46 72 60C76 70 74 80 70 86L50 90", "elder")
    mantle = (
        shape(SHOULDERS, "robe")
        + shape("M50 100L60 100L62 146L50 146", "wood")
        + sign("C", 50, 130, 17, "trim")
    )
    fur = shape(
        "M50 104L58 100L62 90L66 84C78 86 92 92 97 104L93 106L94 113L88 110L85 117L79 111L74 118L69 111L63 117L59 111L54 117L50 112",
        "wood",
    )
    fur += both(line("M70 92L72 100M80 95L83 103M89 101L90 107M64 98L64 106"))
    beard = shape(
        "M50 69C56 69 61 69 64.6 58C71 68 72 80 66 88L67 95L60 96L59 104L53 102L50 108", "elder"
    )
    beard += both(line("M64 74C66 80 63 86 61 90M58 80C59 88 57 94 55 97")) + line("M50 84L50 98")
    moustache = shape("M50 71C55 69 62 73 63 79C57 80 53 77 50 75", "elder")
    crown = shape("M50 26L54 33L58 27L61 34L67 30L67 45C61 41.4 56 40 50 40", "trim")
    crown += (
        jewel(50, 35.4, 3)
        + both(leaf(64, 42, 58, 0.66))
        + both(dot(59.6, 38.4, 1.7, "gem", width=FINE))
    )
    haft = free("M81.4 60L86.6 60L86 146L82 146Z", "wood")
    head = free("M79 62C73 50 71 34 77 27C81 23 87 23 91 27C97 34 95 50 89 62Z", "wood")
    head += line(
        "M77 36C82 38 86 38 91 36M75.4 46C81 48.6 87 48.6 92.6 46M77.4 56C82 58 86 58 90.6 56",
        width=1.4,
    )
    nails = "".join(
        dot(x, y, 1.7, "steel", width=FINE)
        for x, y in ((78.4, 41.4), (87.6, 32), (86.6, 51.4), (79.4, 52), (88.6, 42))
    )
    arm = haft + head + nails + sleeve("wood") + fist(84, 112)
    return (
        antlers
        + hair
        + mantle
        + neck()
        + fur
        + face(MAN, marks=age(), heavy=2.8, bare=False)
        + beard
        + moustache
        + crown
        + arm
    )
