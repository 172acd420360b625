"""Parts that all people of the deck share: niche, facial features, signs of corruption."""

from __future__ import annotations

from .pen import FINE, both, cleansed, dot, fold, free, line, shape, tainted

ARCH = "M50 5C57 15 86 23 86 62L86 144L50 144"
INNER = "M50 10C57 19 82 27 82 63L82 144L50 144"


def niche(rays: bool = True) -> str:
    """A pointed window with a candle's light in it."""
    frame = shape(ARCH, "trim", shade=False)
    field = f'<path d="{fold(INNER)}" fill="var(--field)"/>'
    beams = "".join(
        f'<path d="{d}" fill="var(--ray)" stroke="none"/>'
        for d in (
            "M50 60L46.5 14.5L50 10L53.5 14.5Z",
            "M50 60L60 19L67 24.5Z",
            "M50 60L40 19L33 24.5Z",
            "M50 60L74 32L79 42Z",
            "M50 60L26 32L21 42Z",
            "M50 60L82 52L82 66Z",
            "M50 60L18 52L18 66Z",
        )
    )
    aura = "".join(
        dot(50, 58, r, "glow", width=0).replace("/>", ' fill-opacity=".13"/>') for r in (34, 27)
    )
    return frame + field + (beams if rays else "") + tainted(aura)


def eyes(x: float = 7.2, y: float = 60, w: float = 4.2) -> str:
    """Almond eyes with a heavy lid; corrupted eyes have no iris and glow."""
    a = 50 + x
    almond = (
        f"M{a - w} {y + 0.7}Q{a - 0.4} {y - 3.8} {a + w} {y - 0.5}Q{a} {y + 3.1} {a - w} {y + 0.7}Z"
    )
    lid = f"M{a - w - 0.3} {y + 0.7}Q{a - 0.4} {y - 4} {a + w + 0.6} {y - 0.8}"
    glow = dot(a, y, 7.5, "glow", width=0).replace("/>", ' fill-opacity=".3"/>')
    glow += dot(a, y, 5, "glow", width=0).replace("/>", ' fill-opacity=".45"/>')
    return both(
        tainted(glow)
        + free(almond, "eye", width=FINE)
        + cleansed(dot(a + 0.2, y - 0.4, 1.9, "iris", width=0))
        + line(lid, width=1.9)
    )


def brows(x: float = 7.2, y: float = 54, *, heavy: float = 1.8, colour: str = "line") -> str:
    """Calm eyebrows, or frowning ones on a corrupted face."""
    a = 50 + x
    calm = line(f"M{a - 4.6} {y + 0.8}Q{a} {y - 2.4} {a + 5} {y + 0.6}", width=heavy, colour=colour)
    wrath = line(f"M{a - 5} {y + 3}L{a + 5.4} {y - 1.6}", width=heavy + 0.5)
    return both(cleansed(calm) + tainted(wrath))


def nose(y: float = 69, w: float = 3) -> str:
    """A straight nose, lit from the left."""
    side = f'<path d="M50 57L{50 + w} {y - 0.6}Q50 {y + 2} 50 {y + 1}Z" fill="var(--shade)" stroke="none" fill-opacity=".22"/>'
    return side + line(
        f"M50.8 57.5L{50 + w} {y - 0.6}Q{50 + w - 0.6} {y + 1} 50 {y + 1}L{50 - w + 0.8} {y + 0.4}"
    )


def mouth(y: float = 74, w: float = 4.4, *, lips: bool = False) -> str:
    """A closed mouth; its corners point down on a corrupted face."""
    calm = line(f"M{50 - w} {y - 0.3}Q50 {y + 1.8} {50 + w} {y - 0.3}", width=1.5)
    if lips:
        calm = free(
            f"M{50 - w} {y - 1}Q{50 - 1.8} {y - 1.9} 50 {y - 0.8}Q{50 + 1.8} {y - 1.9} {50 + w} {y - 1}Q50 {y + 4} {50 - w} {y - 1}Z",
            "lip",
            width=FINE,
        )
    grim = line(f"M{50 - w} {y + 1.2}Q50 {y - 1.8} {50 + w} {y + 1.2}", width=1.7)
    return cleansed(calm) + tainted(grim)


def cracks() -> str:
    """Glowing cracks in the skin of a corrupted face."""
    veins = (
        "M62 66L59.5 69L61 72L58 76M63 62L60.8 65.4M38 65L40.5 68.5L39.4 71M44 46L45.5 49.5L43.6 52"
    )
    return tainted(line(veins, width=1.3, colour="glow"))


def neck() -> str:
    return shape("M50 72L57 72L58.5 92L50 97", "skin")


def thorns() -> str:
    """Brambles that have grown over the niche, up both sides and to its point."""
    stem = "M90 146C80 134 94 122 85 110C77 99 92 90 85 77C79 66 87 56 80 45C75 37 66 33 62 24C59 18 54 17 50 10"
    spikes = (
        "M87.5 131L95 127L88.8 126.3ZM85 119L77 121L85.4 114ZM84.5 103L93 104L86.6 97ZM86.4 92L78 90L87.6 87Z"
        "M84.6 75L93 73L83 69.6ZM82 62L74 64L83.6 57ZM80.6 47L87 41L78 42ZM71 35L73 26L67.6 31.4ZM62.4 26L55 28L60.8 21.6Z"
    )
    return tainted(
        both(
            line(stem, width=5.2)
            + f'<path d="{spikes}" fill="var(--thorn)" stroke-width="1.1"/>'
            + line(stem, width=2.8, colour="thorn")
        )
    )


def snare() -> str:
    """A bramble across the shoulders, in front of everything else."""
    stem = "M50 139C57 133 62 141 69 135C77 128 78 121 88 120C92 119.6 95 117 99 112"
    spikes = "M57 136.6L56 129L61 136ZM66.4 137.4L69 144L70.6 134.6ZM74 130L71 123L77.6 126ZM82.6 121.6L86 128L87.4 120Z"
    return tainted(
        both(
            line(stem, width=5.2)
            + f'<path d="{spikes}" fill="var(--thorn)" stroke-width="1.1"/>'
            + line(stem, width=2.8, colour="thorn")
        )
    )
