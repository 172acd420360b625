"""The page's walls: which room may import which, and no rules, no HTML from data, no other host."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

import pytest

WEB = Path(__file__).parent.parent / "web"
SOURCES = {
    path.relative_to(WEB).as_posix(): path.read_text("utf-8") for path in sorted(WEB.rglob("*.js"))
}
PAGES = {
    path.relative_to(WEB).as_posix(): path.read_text("utf-8")
    for path in sorted(WEB.rglob("*"))
    if path.suffix in (".html", ".css", ".svg", ".ftl", ".webmanifest", ".json")
}

# Who may import whom; a folder ends in "/". A new module must be given its place here.
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "storage.js": (),
    "merging.js": (),
    "backup-worker.js": ("merging.js", "storage.js"),
    "backup.js": (),
    "service-worker.js": (),
    "offline.js": (),
    "device.js": ("backup.js",),
    "daily.js": (),
    "statistics.js": ("daily.js",),
    "boot/": ("boot/", "pyodide/"),
    "runtime.js": ("boot/",),
    "worker.js": ("guest-desk.js", "runtime.js", "storage.js", "thinking.js"),
    "thinking.js": (),
    "guest-desk.js": (),
    "guest-worker.js": ("runtime.js",),
    "snapshot-worker.js": ("runtime.js",),
    "engine-client.js": ("boot/birth.js", "boot/watchdog.js"),
    "store.js": (),
    "remembered.js": (),
    "levels.js": (),
    "setup.js": (),
    "hints.js": (),
    "trail.js": (),
    "drops.js": (),
    "partners.js": ("i18n/", "levels.js", "view/bot-line.js"),
    "coach.js": ("i18n/",),
    "studies.js": (),
    "guests.js": (),
    "i18n/": ("i18n/", "vendor/fluent/"),
    "view/": (
        "view/",
        "i18n/",
        "daily.js",
        "hints.js",
        "levels.js",
        "setup.js",
        "statistics.js",
        "vendor/lit-html/",
        "boot/facts.js",
    ),
    "motion/": ("motion/", "view/card.js", "view/deck.js", "vendor/lit-html/"),
    "sound.js": ("motion/score.js",),
    "haptics.js": (),
    "player.js": ("view/event-text.js", "view/deck.js", "motion/", "sound.js", "haptics.js"),
    "intents.js": ("i18n/", "intents/"),
    "intents/": (
        "intents/",
        "coach.js",
        "daily.js",
        "guests.js",
        "levels.js",
        "partners.js",
        "studies.js",
        "trail.js",
    ),
    "keys.js": (),
    "log-keeper.js": (),
    "embed/": ("embed/",),  # carried into other people's pages: nothing but itself
    "embed.js": ("embed/",),
    "board/": ("board/", "coach.js", "embed/protocol.js", "engine-client.js", "hints.js", "i18n/"),
    "board.js": (
        "board/",
        "embed/protocol.js",
        "i18n/",
        "intents.js",
        "keys.js",
        "player.js",
        "store.js",
        "view/",
    ),
    "pages/": ("pages/", "i18n/", "remembered.js"),
    "editor.js": ("embed/", "i18n/", "pages/", "view/fault.js"),
    "tutorial.js": ("pages/",),
    "lessons.js": (),
    "returning.js": (),
    "replays.js": ("i18n/", "replay-keys.js", "view/replay-words.js"),
    "replay-keys.js": (),
    "companion.js": (),
    "first.js": ("boot/birth.js", "main.js"),
    "main.js": (
        "device.js",
        "boot/next-start.js",
        "companion.js",
        "drops.js",
        "engine-client.js",
        "i18n/",
        "intents.js",
        "keys.js",
        "log-keeper.js",
        "offline.js",
        "lessons.js",
        "player.js",
        "remembered.js",
        "replays.js",
        "returning.js",
        "storage.js",
        "store.js",
        "view/",
    ),
}

# Browser names that belong to one room: name -> the modules that may say it.
OWNED: dict[str, tuple[str, ...]] = {
    r"\bindexedDB\b|\blocalStorage\b|\bsessionStorage\b": (
        "remembered.js",
        "storage.js",
        "guest-worker.js",  # which takes it away
    ),
    r"\bnew Worker\b": ("backup.js", "boot/birth.js", "boot/next-start.js", "guests.js"),
    r"\bserviceWorker\b|\bcaches\b": (
        "offline.js",
        "service-worker.js",
        "boot/",
        "guest-worker.js",
    ),
    r"\bpyimport\b|\brunPython\b|\bloadPyodide\b": ("runtime.js", "boot/"),
    r"\bWebAssembly\b": ("boot/", "engine-client.js"),
    r"\bdocument\b(?!Element)": (
        "view/",
        "player.js",
        "motion/",
        "keys.js",
        "first.js",
        "main.js",
        "board.js",
        "embed/",
        "pages/",
        "editor.js",
    ),
    r"\bMessageChannel\b": (
        "embed/connection.js",
        "guests.js",
        "offline.js",
        "service-worker.js",
        "thinking.js",
    ),
    r"\bparent\b": ("board/host.js",),
    r"\bBroadcastChannel\b": ("board/shared-engine.js", "guest-worker.js"),
    r"\bAudioContext\b": ("sound.js",),
}

FORBIDDEN = (
    r"\binnerHTML\b|\bouterHTML\b|\binsertAdjacentHTML\b|\bdocument\.write\b|\bunsafeHTML\b",
    r"\beval\(|\bnew Function\b|\bset(?:Timeout|Interval)\(\s*[\"'`]",
    r"\b(?:window|globalThis|self)\.\w+\s*=[^=]",  # no globals
    r"<[a-z][^>]*\son[a-z]+\s*=",  # no handlers in markup: the content policy forbids them
)

# The names by which the engine's numbers reach the page.
NUMBERS = (
    "attack|base_attack|shield|health|health_left|damage|needed|must_discard|enemy_left|"
    "hand_limit|flips_left|beaten|healed|value"
)
ARITHMETIC = (
    # a number of the engine's, in a sum or a comparison
    rf"\.(?:{NUMBERS}|total)\b\s*(?:[-+*/%]|[<>]=?(?![/a-z]))(?!>)",
    rf"[\w)\]]\s+[-+*/%<>]=?\s+(?:\w+\??\.)+(?:{NUMBERS}|total)\b(?!\.)",
    # a card's text, as a number
    r"\b(?:parseInt|parseFloat|Number)\(\s*\w*(?:card|rank|Card|Rank)",
    r"[-+*/%]\s*(?:card|rank)\[0\]|(?:card|rank)\[0\]\s*[-+*/%<>]",
    r"\bindexOf\(\s*(?:\w*[rR]ank\w*|\w+\[0\])\s*\)",
    # what ranks count: a map from their letters, or the numbers of Jack, Queen and King in a row
    r"[{,]\s*[\"']?[ATJQKX][\"']?\s*:\s*-?\d",
    r"\[[\"'][ATJQKX][\"'],\s*-?\d+\]",
    r"\b(?:10\s*,\s*15\s*,\s*20|20\s*,\s*30\s*,\s*40)\b",
)

# The only addresses of other hosts: names that are never fetched.
HOSTS_ALLOWED = ("http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml")


def without_comments(source: str) -> str:
    """The code, line for line; a `//` inside quotes or after a colon is no comment."""
    source = re.sub(
        r"/\*.*?\*/", lambda found: "\n" * found[0].count("\n"), source, flags=re.DOTALL
    )
    return re.sub(r"(?m)(^|[\s;{}(,])//(?![^\n]*[\"'`]\s*[,;)]).*$", r"\1", source)


def imports(name: str) -> list[str]:
    """The modules that a module imports, as paths inside web/."""
    found = re.findall(
        r"""(?:\bfrom\s*|\bimport\s*|\bimport\(\s*)["']([^"']+)["']""",
        without_comments(SOURCES[name]),
    )
    outside = [text for text in found if not text.startswith(".")]
    assert not outside, f"{name} imports {outside}, which a browser can't find"
    return [posixpath.normpath(posixpath.join(posixpath.dirname(name), text)) for text in found]


def is_one_of(name: str, rooms: tuple[str, ...]) -> bool:
    return any(name.startswith(room) if room.endswith("/") else name == room for room in rooms)


def room_of(name: str) -> str:
    (room,) = [room for room in MAY_IMPORT if is_one_of(name, (room,))]
    return room


def breaches(pattern: str, name: str) -> list[str]:
    return [
        f"{name}:{number} {line.strip()[:120]}"
        for number, line in enumerate(without_comments(SOURCES[name]).splitlines(), start=1)
        if re.search(pattern, line)
    ]


def test_there_are_modules_to_look_at() -> None:
    assert len(SOURCES) > 20
    assert any(imports(name) for name in SOURCES if name.startswith("view/"))


@pytest.mark.parametrize("name", SOURCES)
def test_a_module_imports_only_from_rooms_it_may_enter(name: str) -> None:
    allowed = MAY_IMPORT[room_of(name)]
    assert not [module for module in imports(name) if not is_one_of(module, allowed)]


@pytest.mark.parametrize("name", SOURCES)
def test_a_module_leaves_to_other_rooms_what_is_theirs(name: str) -> None:
    assert not [
        breach
        for pattern, owners in OWNED.items()
        if not is_one_of(name, owners)
        for breach in breaches(pattern, name)
    ]


@pytest.mark.parametrize("name", SOURCES)
def test_no_module_makes_html_or_code_out_of_text(name: str) -> None:
    allowed = [FORBIDDEN[2]] if name == "boot/watch.js" else []  # it stands in for fetch; see there
    assert not [
        breach
        for pattern in FORBIDDEN
        if pattern not in allowed
        for breach in breaches(pattern, name)
    ]


@pytest.mark.parametrize("name", SOURCES)
def test_no_module_reckons_with_cards(name: str) -> None:
    assert not [breach for pattern in ARITHMETIC for breach in breaches(pattern, name)]


@pytest.mark.parametrize("name", [*SOURCES, *PAGES])
def test_no_file_names_another_host(name: str) -> None:
    text = SOURCES.get(name) or PAGES[name]
    named = re.findall(r"(?:https?:)?//[a-z0-9-]+\.[a-z0-9.-]+[^\s\"'`)>]*", text, re.IGNORECASE)
    assert not [host for host in named if host not in HOSTS_ALLOWED]


@pytest.mark.parametrize("name", SOURCES)
def test_a_module_says_what_it_does_in_its_first_line(name: str) -> None:
    assert re.match(r"// [A-Z].{15,}", SOURCES[name])


@pytest.mark.parametrize("name", [name for name in PAGES if name.endswith(".html")])
def test_pages_hold_no_script_and_no_style_of_their_own(name: str) -> None:
    page = PAGES[name]
    assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=", page)
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    assert policy, "no content policy"
    assert "unsafe-inline" not in policy[1] and "'unsafe-eval'" not in policy[1]


@pytest.mark.parametrize(
    ("line", "caught"),
    [
        ("const left = enemy.health - preview.damage;", True),
        ("const left = 40 - enemy.shield;", True),
        ("if (selection.total >= selection.needed) confirm();", True),
        ("const paid = sum + view.enemy.attack;", True),
        ("const value = parseInt(card[0], 10);", True),
        ("const value = Number(rank);", True),
        ("const VALUES = { A: 1, J: 10, Q: 15, K: 20 };", True),
        ('const VALUES = new Map([["J", 10], ["Q", 15]]);', True),
        ("const royals = [10, 15, 20];", True),
        ("const order = RANKS.indexOf(card[0]);", True),
        ("<progress max=${enemy.health} .value=${enemy.health_left}></progress>", False),
        ("${enemy.health_left}</strong><span>/ ${enemy.health}</span>", False),
        ("suits.indexOf(a[1]) - suits.indexOf(b[1])", False),
        ("hand.length / 2", False),
        ("C: { sign: suit, name: clubs },", False),
        ('t("preview-pay", { amount: preview.must_discard, fate })', False),
        ("view.enemy.attack ? a : b", False),
        ("(view) => view.total => 1", False),
    ],
)
def test_reckoning_is_told_from_showing(line: str, caught: bool) -> None:
    assert any(re.search(pattern, line) for pattern in ARITHMETIC) is caught


def test_comments_are_told_from_code() -> None:
    code = 'a(); // why\nconst b = "x//y"; /* c\nd */ e();\n// f\n'
    assert without_comments(code) == 'a(); \nconst b = "x//y"; \n e();\n\n'
