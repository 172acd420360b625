"""Spades, the iron night: mail and plate, spikes, indigo."""

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
    hilt,
    jewel,
    kohl,
    scar,
    sleeve,
    sword,
)
from .faces import neck
from .pen import FINE, LINE, both, dot, free, line, shape
from .suits import sign


def jack_of_spades() -> str:
    plume = free(
        "M50 20C52 8 66 2 82 8C76 12 80 18 74 20C76 24 70 26 66 24C62 30 54 30 50 28Z", "second"
    ) + line("M54 22C60 14 68 11 76 11")
    plates = (
        shape(SLIM, "steel")
        + shape("M50 98L58 97L66 146L50 146", "robe")
        + sign("S", 50, 124, 19, "steel")
    )
    pauldron = both(
        free("M66 104C66 92 78 88 87 95C94 101 95 112 92 121C86 113 76 109 66 112Z", "steel")
        + line("M67 107C77 103 87 107 93 115M68 99C77 95 86 98 92 105")
        + dot(74, 97, 1.3, "trim", width=FINE)
    )
    gorget = shape("M50 96C56 94 60 88 61 80L68 84C68 96 60 104 50 107", "steel") + both(
        line("M64 84C63 93 57 99 50 101")
    )
    helm = shape(
        "M50 18C68 18 75 34 73 54C73 66 72 74 76 80L66 84C64 76 65.6 60 62 52C58 47 54 46 50 46",
        "steel",
    )
    helm += line("M50 18L50 46", width=LINE) + both(
        line("M56 22C66 27 70 38 69 52")
        + dot(68, 58, 1.3, "trim", width=FINE)
        + dot(68.6, 67, 1.3, "trim", width=FINE)
    )
    visor = shape("M50 37C58 37 66 39 73 45L72 50C66 46 58 45.6 50 50", "robe")
    shaft = free("M82 30L86 30L86.4 146L81.6 146Z", "wood")
    blade = (
        free("M84 4L88 20L86 34L82 34L80 20Z", "steel")
        + free("M81 32C72 30 66 36 66 46C72 44 76 46 81 50Z", "steel")
        + free("M87 34L96 38L87 44Z", "steel")
    )
    arm = shaft + blade + line("M84 9L84 32") + sleeve("steel") + fist(84, 112)
    return (
        plume + plates + neck() + gorget + pauldron + face(YOUTH, marks=scar()) + helm + visor + arm
    )


def queen_of_spades() -> str:
    veil = shape("M50 16C66 18 74 34 74 54C75 76 82 92 86 108L50 112", "robe")
    veil += both(line("M70 50C70 74 76 90 80 104M66 40C69 46 69.6 52 69.4 58"))
    hair = shape("M50 38C63 38 67 47 66 58C66 66 65 72 63 76L50 76", "hair")
    gown = shape("M50 92L58 90C70 94 84 99 89 113L93 146L50 146", "robe") + shape(
        "M50 110L56 100C62 114 64 130 66 146L50 146", "second"
    )
    collar = shape("M50 104C55 100 59 94 60 84L74 72C78 84 72 100 62 106L50 114", "second")
    collar += both(line("M62 88L72 80M62 95L72 90M58 102L66 99"))
    parting = shape("M50 41C59 41 64 48 63.4 62C60 53 56 47 50 44.6", "hair")
    spikes = shape("M50 4L53 24L58 12L60 27L67 20L66 34L69 33L67 43C62 39 56 37.6 50 37.6", "steel")
    spikes += sign("S", 50, 29, 9, "gem", edge=False) + both(line("M57 31L57 37.6M62.4 33L62.4 40"))
    drop = line("M50 38L50 43") + jewel(50, 46, 2.4)
    dagger = (
        free("M82 62L86 72L85 98L79 98L78 72Z", "steel")
        + line("M82 70L82 94")
        + free("M73 97L91 97L89 102L75 102Z", "trim")
    )
    arm = free("M66 146L66 128L88 122L97 146Z", "second") + free(
        "M66 130L67 121L88 116L91 124Z", "steel"
    )
    pommel = dot(82, 122, 3, "gem")
    ears = both(sign("S", 65, 75, 6, "steel"))
    return (
        veil
        + hair
        + gown
        + sign("S", 50, 128, 16, "steel")
        + neck()
        + collar
        + face(WOMAN, marks=kohl(), lips=True)
        + parting
        + spikes
        + drop
        + ears
        + arm
        + dagger
        + pommel
        + fist(82, 110)
    )


def king_of_spades() -> str:
    coif = shape("M50 34C68 34 76 46 75 62C75 76 78 86 84 94C74 102 60 104 50 106", "mail")
    rings = "".join(
        f"M{66 + d * 0.6} {y}q2-2.6 4 0q2-2.6 4 0"
        for d, y in ((0, 58), (1, 65), (2, 72), (4, 79), (6, 86))
    )
    coif += both(line(rings))
    mantle = (
        shape(SHOULDERS, "robe")
        + shape("M50 104L62 100L66 146L50 146", "second")
        + sign("S", 50, 129, 20, "steel")
    )
    plate = both(
        free("M80 96L86 78L92 98Z", "steel")
        + free("M66 106C65 93 79 88 89 95C98 102 99 114 96 124C89 115 78 111 66 115Z", "steel")
        + line("M66 110C78 105 90 110 97 119M68 101C77 96 88 99 95 107")
    )
    beard = shape(
        "M50 70C56 69 61 69 64.4 58C67 68 66 78 63 86C62 94 61 100 58 106C55 100 53 94 50 90",
        "elder",
    )
    beard += both(line("M61 76C60 86 59 92 58 99M56 80C56 86 56.6 90 57 94"))
    moustache = shape("M50 71C54 69.6 61 72 64 80C58 79 54 77.4 50 75", "elder")
    crown = shape("M50 2L54 24L60 8L62.6 26L70 16L69 44C63 40 57 38.6 50 38.6", "steel")
    crown += shape("M50 34C58 34 64 35.6 70 39.6L69 46.4C63 42 57 40.6 50 40.6", "robe")
    crown += sign("S", 50, 28, 9, "gem", edge=False) + both(dot(61, 38.6, 1.6, "trim", width=FINE))
    great = sword(84, 16, 100) + sleeve("steel")
    return (
        coif
        + mantle
        + neck()
        + plate
        + face(MAN, marks=age(), heavy=2.8, bare=False)
        + beard
        + moustache
        + crown
        + great
        + hilt(84, 100)
        + fist(84, 112)
    )
