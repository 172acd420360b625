"""Diamonds, the gilded coast: saffron and teal, jewels on everything."""

from __future__ import annotations

from .attire import MAN, SEAM, SHOULDERS, SLIM, WOMAN, YOUTH, age, face, fist, jewel, kohl, sleeve
from .faces import neck
from .pen import FINE, both, dot, free, line, shape
from .suits import sign


def jack_of_diamonds() -> str:
    coat = shape(SLIM, "robe") + shape("M50 96L57 92L66 146L50 146", "second")
    coat += sign("D", 50, 124, 18, "trim")
    scarf = shape("M50 98C56 97 60 92 60 84C66 84 71 88 73 94C66 102 58 105 50 106", "second")
    scarf += both(line("M62 90C60 96 56 100 52 101"))
    hair = shape("M50 40C66 40 69 50 67 64C66 70 63 72 61 70L50 70", "hair")
    turban = shape("M50 22C66 22 76 32 74 42C73 49 66 50 64 50C60 44 55 42.6 50 42.6", "linen")
    turban += line(
        "M27 40C38 28 56 26 70 30M34 49C44 36 62 34 74 40M38 26C48 30 60 40 64 49", width=1.4
    )
    plume = free("M50 31C46 22 47 10 54 4C61 10 58 22 50 31Z", "second") + line(
        "M50.6 29C51 21 52 14 54 8"
    )
    shaft = free("M82.4 44L85.6 44L86.4 146L81.6 146Z", "wood")
    head = (
        free("M84 14L91.5 30L84 48L76.5 30Z", "steel")
        + line("M84 20L84 44")
        + line("M76.5 30L91.5 30")
    )
    arm = shaft + head + free("M80 46L88 46L87 52L81 52Z", "trim") + sleeve() + fist(84, 112)
    return hair + coat + neck() + scarf + face(YOUTH) + turban + plume + jewel(50, 34, 4.4) + arm


def queen_of_diamonds() -> str:
    fan = shape(
        "M50 8L54 17L61 12L62.6 21L71 19L69.6 28L78 30L73 37L80 42L73 46L76 54L68 55L50 62", "trim"
    )
    fan += both(line("M53 34L57 17M56 36L65 21M59 39L72 29M61 43L75 41"))
    hair = shape("M50 36C64 36 69 46 68 58C68 72 72 84 74 98L62 104L50 92", "hair")
    gown = shape(SLIM, "robe") + shape("M50 106L58 98C64 112 66 130 68 146L50 146", "second")
    yoke = shape("M50 112C60 108 68 100 70 92L78 96C78 108 66 118 50 122", "trim")
    yoke += jewel(50, 117, 3) + both(jewel(60, 112.6, 2.4) + jewel(69, 105, 2.4))
    parting = shape("M50 42C60 41 65 48 64 62C60 56 56 49 50 46", "hair")
    band = shape("M50 34C58 34 64 38 66 44L64.6 49C60 43.6 55 41.6 50 41.6", "second")
    ears = both(dot(65, 70, 1.6, "trim", width=FINE) + jewel(65, 77, 2.8))
    gem = free("M82 78L92 88L82 104L72 88Z", "gem") + line("M72 88L92 88M78 88L82 104L86 88L82 78Z")
    arm = free("M66 146L66 128L88 122L97 146Z", "robe") + free(
        "M66 130L67 121L88 116L91 124Z", "trim"
    )
    return (
        fan
        + hair
        + gown
        + neck()
        + yoke
        + face(WOMAN, marks=kohl(), lips=True)
        + parting
        + band
        + jewel(50, 38, 3.4)
        + ears
        + arm
        + gem
        + fist(81, 111)
    )


def king_of_diamonds() -> str:
    hair = shape("M50 38C66 38 69 48 68 60C68 70 66 76 62 80L50 80", "elder")
    mantle = shape(SHOULDERS, "robe")
    stole = shape("M50 92L60 88L72 146L50 146", "second") + both(
        line("M61 92L71 146", width=SEAM, colour="trim")
    )
    collar = shape("M50 102C60 100 66 92 66 84C78 86 90 93 94 102C84 112 66 116 50 118", "trim")
    collar += both(jewel(63, 107, 3) + jewel(75, 102, 3) + jewel(86, 98.6, 2.6)) + jewel(
        50, 110, 3.6
    )
    beard = shape("M50 70C56 69 61 70 64.4 60C66 68 64 78 60 86C57 94 53 104 50 110", "elder")
    beard += both(line("M60 76C58 86 55 94 52 100")) + line("M50 82L50 104")
    moustache = shape("M50 71C54 70 60 71 66 68C65 74 58 77.4 50 74.8", "elder")
    mitre = shape("M50 2C58 10 68 20 68 34L66 42C60 39.6 55 39 50 39", "second")
    mitre += shape(
        "M50 2C52.6 6 54 10 54 16L54 39C52.6 38.8 51.4 38.8 50 38.8", "trim", shade=False
    )
    mitre += shape("M50 35C58 35 64 36.4 69 39.6L67.6 47C62 43.4 56 42.4 50 42.4", "trim")
    mitre += jewel(50, 20, 3.6) + jewel(50, 38.8, 3) + both(jewel(60.4, 40.4, 2.2))
    rod = free("M82.6 52L85.4 52L86 146L82 146Z", "trim")
    top = free("M84 20L94 34L84 52L74 34Z", "gem") + line("M74 34L94 34M80 34L84 52L88 34L84 20Z")
    arm = rod + top + free("M79 52L89 52L87 57L81 57Z", "trim") + sleeve("second") + fist(84, 112)
    return (
        hair
        + mantle
        + stole
        + neck()
        + collar
        + face(MAN, marks=age(), heavy=2.4, bare=False)
        + beard
        + moustache
        + mitre
        + arm
    )
