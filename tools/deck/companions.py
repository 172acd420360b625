"""The four animal companions, one beast for each kingdom, and the Jester."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .clubs import leaf
from .faces import niche
from .hearts import rose
from .pen import FINE, both, dot, free, line, shape
from .suits import sign


def medal(suit: str, y: float = 126) -> str:
    """The pendant on the collar, with the suit of the animal's kingdom."""
    return (
        dot(50, y, 11, "trim")
        + dot(50, y, 8, "linen", width=FINE)
        + sign(suit, 50, y, 10.5, "gem", edge=False)
    )


def spark(x: float, y: float, r: float = 1.2) -> str:
    """The glint of light in an eye."""
    return dot(x, y, r, "linen", width=0)


def bear() -> str:
    body = shape("M50 92C70 90 90 104 95 146L50 146", "fur")
    body += both(line("M78 112C82 120 84 130 85 140M70 118C73 126 74 134 74 142"))
    collar = shape("M50 112C62 112 72 108 79 101L85 107C78 118 64 123 50 123", "robe") + medal(
        "C", 125
    )
    ears = both(dot(75, 38, 11, "fur") + dot(75.6, 38, 5.6, "muzzle", width=FINE))
    head = shape("M50 28C70 28 83 44 82 66C81 86 68 102 50 103", "fur")
    cheek = both(line("M79 72L84 73M78 78L83 81M75 84L79 88"))
    muzzle = shape("M50 62C62 62 70 71 69 81C67 92 59 97 50 97", "muzzle")
    snout = shape("M50 66C56 65.4 60 68 59 72C57 76 53 78 50 79", "dark", shade=False)
    mouth = line("M50 79L50 84") + both(line("M50 84C53 89 59 88.6 61 84", width=1.7))
    eyes = (
        both(dot(64.6, 58, 3.4, "dark", width=0) + line("M59 52.6C62 50 67 50 70 53", width=1.8))
        + spark(65.8, 56.8)
        + spark(36.6, 56.8)
    )
    glint = line("M46 69.4C48 68.4 50 68.4 52 69", colour="muzzle")
    oak = leaf(66, 34, 52, 0.9) + leaf(63, 31, 14, 0.8)
    return body + collar + ears + head + cheek + muzzle + snout + glint + mouth + eyes + oak


def fox() -> str:
    tail = free("M72 146C96 138 98 112 86 96C100 98 110 122 96 146Z", "fur")
    tail += free("M86 96C92 92 98 97 101 105C96 109 93 108 91 104C90 101 88 98 86 96Z", "linen")
    body = shape("M50 88C66 90 82 106 86 146L50 146", "fur")
    bib = shape("M50 92C58 94 66 104 62 114L64 120L59 122L59 130L54 130L50 138", "linen")
    collar = shape("M50 110C59 109 66 106 71 101L77 107C70 116 60 121 50 121", "second") + medal(
        "D", 124
    )
    ears = both(
        free("M58 44C62 26 72 14 80 10C84 26 84 44 78 58Z", "fur")
        + free("M65 44C68 32 73 24 77.4 20C79 32 78 42 75 50Z", "dark", width=FINE)
    )
    head = shape("M50 38C66 38 78 48 84 66C84 70 80 73 76 75C70 86 60 98 50 103", "fur")
    cheek = shape("M50 70C58 66 66 68 84 66C84 70 80 73 76 75C70 86 60 98 50 103", "linen")
    cheek += both(line("M74 74L71 80M69 78L66 84"))
    blaze = shape("M50 42C53 48 55 56 55.6 66C55 78 53 90 50 94", "fur", shade=False, width=FINE)
    snout = shape("M50 91C54 90 56.6 92 56 95C54 99 52 100.6 50 101", "dark", shade=False)
    eyes = (
        both(
            free("M60 66C62 59 69 57 74 58C73 64 67 68 60 66Z", "amber")
            + dot(67.6, 62, 2.5, "dark", width=0)
        )
        + spark(68.4, 61, 1)
        + spark(33.2, 61, 1)
    )
    brow = both(line("M60 57C63 53 68 52 72 53"))
    return tail + body + bib + collar + ears + head + cheek + blaze + brow + eyes + snout


def hart() -> str:
    tines = (
        "M57 42C60 30 72 30 76 18C77 14 76 10 75 8M72 27C80 26 85 21 86 14M62 34C62 26 63 20 61 12"
    )
    antlers = both(line(tines, width=6.4) + line(tines, width=3.4, colour="bone"))
    body = shape("M50 86C62 88 70 100 78 112C84 122 86 134 87 146L50 146", "fur")
    bib = shape("M50 100C57 102 62 112 62 122C61 132 56 140 50 144", "muzzle")
    collar = shape("M50 110C58 110 64 107 69 102L75 109C68 117 60 121 50 121", "robe") + medal(
        "H", 124
    )
    ears = both(
        free("M66 52C72 45 82 42 90 41C89 51 80 60 68 60Z", "fur")
        + free("M71 54C76 49 81 46.4 86 45C84 51 78 56 71 57Z", "muzzle", width=FINE)
    )
    head = shape("M50 40C60 40 69 48 69 58C68 68 62 76 61 86C60 96 56 102 50 103", "fur")
    blaze = shape("M50 44C54 50 56 60 55 70C54 78 53 82 50 84", "muzzle", shade=False, width=FINE)
    muzzle = shape("M50 82C56 82 61 86 60.6 91C59.6 98 56 102.4 50 103", "muzzle")
    snout = shape("M50 86C55 85.4 58 88 57 91C55 94 53 95 50 95.6", "dark", shade=False)
    mouth = line("M50 95.6L50 98") + both(line("M50 98C52 100 55 99.6 56.6 98", width=1.5))
    eyes = (
        both(
            free(
                "M56.6 64.6C58 59 63 57.8 66.2 60.2C65.4 65.4 60.4 68 56.6 64.6Z",
                "dark",
                width=FINE,
            )
        )
        + spark(62.4, 61.8, 1.3)
        + spark(39, 61.8, 1.3)
    )
    lash = both(line("M55.8 64C57.8 57.4 64 56.4 67.6 60.4", width=1.9))
    spots = both(
        dot(70, 120, 1.8, "muzzle", width=0)
        + dot(76, 128, 1.8, "muzzle", width=0)
        + dot(70, 132, 1.8, "muzzle", width=0)
    )
    return (
        antlers
        + body
        + bib
        + spots
        + collar
        + ears
        + head
        + blaze
        + muzzle
        + snout
        + mouth
        + eyes
        + lash
        + rose(64, 42, 0.62)
    )


def owl() -> str:
    body = shape("M50 74C74 74 88 96 90 146L50 146", "fur")
    wing = both(
        free("M78 84C92 94 97 118 95 146L80 146C84 124 84 104 78 84Z", "dark")
        + line("M86 108C88 120 88 132 87 144M90.6 112C92 122 92 132 91.4 142", colour="fur")
    )
    breast = "".join(
        line(f"M{x - 3.4} {y}Q{x} {y + 5} {x + 3.4} {y}", width=1.4)
        for y, xs in (
            (104, (33, 41.6, 58.4, 67)),
            (134, (33, 41.6, 50, 58.4, 67)),
            (142, (37, 46, 54, 63)),
            (127, (30, 70)),
        )
        for x in xs
    )
    tufts = both(
        free("M56 34C62 24 74 18 86 16C84 30 80 42 72 48Z", "fur")
        + line("M66 34C72 28 76 25 81 22")
    )
    head = shape("M50 30C70 30 84 44 83 66C82 84 68 97 50 98", "fur")
    disc = both(free("M50 52C54 40 66 36 74 42C82 50 82 68 74 78C66 86 54 84 50 74Z", "muzzle"))
    disc += both(line("M72 46L77 42M76.6 53L82 51M77.8 62L83 62M76 71L81 73.4M71 77.6L75 82"))
    eyes = (
        both(dot(64.4, 60, 10, "amber") + dot(64.4, 60, 5.6, "dark", width=0))
        + spark(66.8, 57.6, 2)
        + spark(38, 57.6, 2)
    )
    brow = both(free("M51 50C58 42 68 40 78 43C72 47 62 50 52.6 56Z", "dark"))
    beak = shape("M50 62C54 63 56 68 55 74C54 79 52 82 50 85", "trim")
    collar = shape("M50 106C62 106 72 102 79 95L84 102C76 112 64 117 50 117", "robe") + medal(
        "S", 119
    )
    return body + wing + breast + tufts + head + disc + eyes + brow + beak + collar


def jester() -> str:
    body = free("M50 88L40 86C28 90 12 98 7 112L3 146L50 146Z", "robe") + free(
        "M50 88L60 86C72 90 88 98 93 112L97 146L50 146Z", "second"
    )
    lozenges = free("M28 120L36 132L28 144L20 132Z", "second", width=FINE) + free(
        "M72 120L80 132L72 144L64 132Z", "robe", width=FINE
    )
    buttons = dot(50, 116, 2.6, "trim", width=FINE) + dot(50, 128, 2.6, "trim", width=FINE)
    points = "M50 84L60 80L78 86L76 93L84 98L76 101L76 110L67 105L61 113L56 105L50 112"
    ruff = shape(points, "linen") + both(
        dot(84.6, 99.4, 2.3, "trim") + dot(76, 112, 2.3, "trim") + dot(61, 115, 2.3, "trim")
    )
    left = free(
        "M50 44C40 40 34 44 33 52C24 50 12 52 6 62C2 50 6 32 20 26C32 20 44 26 50 34Z", "second"
    )
    right = free(
        "M50 44C60 40 66 44 67 52C76 50 88 52 94 62C98 50 94 32 80 26C68 20 56 26 50 34Z", "robe"
    )
    middle = free(
        "M34 36C34 22 40 10 54 4C54 8 56 12 60 14C64 22 66 30 66 36C60 42 40 42 34 36Z", "trim"
    )
    bells = dot(6.4, 65, 4.4, "trim") + dot(93.6, 65, 4.4, "trim") + dot(60, 9, 4.4, "trim")
    bells += line("M4 66L8.8 66M91.2 66L96 66M58.4 11L61.6 11")
    band = shape("M50 36C58 36 64 39 67 44L66 51C61 46.4 56 45 50 45", "linen")
    face = shape("M50 42C60 42 65 49 64 60C63 70 57 79 50 82", "skin")
    mask = free("M50 43C60 43 65 49 64.2 59C63.4 70 57 79 50 82L50 71L47.4 69L50 57Z", "linen")
    eyes = (
        free("M38.4 60.6Q42.6 56 47 60Q42.6 63 38.4 60.6Z", "eye", width=FINE)
        + dot(43, 59.8, 1.9, "iris", width=0)
        + line("M38 60.4Q42.6 55.4 47.4 60", width=1.9)
    )
    eyes += line("M53 61Q57.4 56 61.6 61", width=2.2) + free(
        "M57.3 63.6L59.4 68L57.3 72.4L55.2 68Z", "second", width=FINE
    )
    eyes += line("M38 54.4Q42 50.6 47 53.4M53 53Q58 49.6 62.6 53.6", width=2)
    nose = line("M50.4 57L53 68Q52 70.4 47.6 69.6")
    grin = free("M41 72.6Q50 77 59 71.6Q57.4 78.4 50 79Q43 78.6 41 72.6Z", "lip") + line(
        "M41 72.6Q50 77 59 71.6M39.6 71.4L42 73.4M60.6 70.2L58 72.6", width=1.7
    )
    return niche() + lowered(
        left
        + right
        + body
        + lozenges
        + buttons
        + shape("M50 72L57 72L58 90L50 92", "skin")
        + ruff
        + face
        + mask
        + eyes
        + nose
        + grin
        + middle
        + band
        + bells
    )


def lowered(figure: str) -> str:
    """The figure made smaller and moved down, so that its head leaves room for the corner index."""
    return f'<g transform="matrix(.86 0 0 .86 7.6 20)">{figure}</g>'


COMPANIONS: Final[dict[str, Callable[[], str]]] = {"AC": bear, "AD": fox, "AH": hart, "AS": owl}


def companion(card: str) -> str:
    """A companion in its niche."""
    return niche() + lowered(COMPANIONS[card]())
