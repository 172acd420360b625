"""The page's walls: which folder may import which; no rules, no HTML from data, no other host."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
SOURCES = {
    path.relative_to(WEB).as_posix(): path.read_text("utf-8") for path in sorted(WEB.rglob("*.js"))
}
PAGES = {
    path.relative_to(WEB).as_posix(): path.read_text("utf-8")
    for path in sorted(WEB.rglob("*"))
    if path.suffix in (".html", ".css", ".svg", ".ftl", ".webmanifest", ".json")
}

# Which folder may import what; "" stands for the scripts at the top, which put everything together.
ANYTHING = ("",)
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "": ANYTHING,
    "base/": ("base/",),
    "i18n/": ("i18n/", "base/", "vendor/fluent/"),
    "ui/": ("ui/", "i18n/", "base/", "vendor/lit-html/"),
    "storage/": ("storage/", "base/", "vendor/idb/"),
    "engine/": ("engine/", "storage/", "base/", "pyodide/"),
    "table/": (
        *("table/", "bots/", "ui/", "i18n/", "base/", "vendor/lit-html/"),
        *("storage/counted-games.js", "storage/daily.js"),
    ),
    "bots/": ("bots/", "table/", "ui/", "i18n/", "base/", "vendor/lit-html/"),
    "playback/": ("playback/", "table/", "ui/", "base/", "vendor/lit-html/"),
    "screens/": (
        *("screens/", "table/", "bots/", "ui/", "i18n/", "base/", "storage/"),
        *("app/state.js", "engine/boot/report.js", "vendor/lit-html/"),
    ),
    "app/": (
        *("app/", "screens/", "table/", "bots/", "ui/", "i18n/", "base/", "storage/"),
        "vendor/lit-html/",
    ),
    "embed/": ("embed/",),  # carried into other people's pages: nothing but itself
    "board/": (
        *("board/", "table/", "bots/", "engine/", "ui/", "i18n/", "base/"),
        *("app/focus.js", "embed/protocol.js", "vendor/lit-html/"),
    ),
    "pages/": ("pages/", "i18n/", "base/", "app/settings-cache.js"),
}

# Browser names that belong to one place: name -> the modules that may say it.
OWNED: dict[str, tuple[str, ...]] = {
    r"\bindexedDB\b|\blocalStorage\b|\bsessionStorage\b": (
        "app/settings-cache.js",
        "engine/guest-worker.js",  # which takes it away; the storage opens it through idb
    ),
    r"\bnew Worker\b": (
        "bots/guests.js",
        "engine/boot/next-start.js",
        "engine/boot/spawn-worker.js",
        "storage/backup.js",
    ),
    r"\bserviceWorker\b|\bcaches\b": (
        "engine/boot/",
        "engine/guest-worker.js",
        "service-worker.js",
        "storage/offline.js",
    ),
    r"\bpyimport\b|\brunPython\b|\bloadPyodide\b": ("engine/runtime.js", "engine/boot/"),
    r"\bWebAssembly\b": ("engine/boot/",),
    r"\bdocument\b(?!Element)": (
        *("app/", "board/", "bots/", "embed/", "pages/", "playback/", "screens/", "table/", "ui/"),
        *("board.js", "editor.js", "entry.js", "main.js"),
        "storage/offline.js",  # reads the page's build
    ),
    r"\bMessageChannel\b": (
        "bots/guests.js",
        "embed/connection.js",
        "engine/let-messages-in.js",
        "service-worker.js",
        "storage/offline.js",
    ),
    r"\bparent\b": ("board/page-connection.js",),
    r"\bBroadcastChannel\b": ("board/shared-engine.js", "engine/guest-worker.js"),
    r"\bAudioContext\b": ("playback/sound.js",),
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


def is_one_of(name: str, places: tuple[str, ...]) -> bool:
    """Whether a module is one of these files, or lies in one of these folders."""
    return places == ANYTHING or any(
        name.startswith(place) if place.endswith("/") else name == place for place in places
    )


def folder_of(name: str) -> str:
    folder, slash, _ = name.partition("/")
    return f"{folder}/" if slash else ""


def breaches(pattern: str, name: str) -> list[str]:
    return [
        f"{name}:{number} {line.strip()[:120]}"
        for number, line in enumerate(without_comments(SOURCES[name]).splitlines(), start=1)
        if re.search(pattern, line)
    ]


def test_there_are_modules_to_look_at() -> None:
    assert len(SOURCES) > 20
    assert any(imports(name) for name in SOURCES if name.startswith("table/"))


@pytest.mark.parametrize("name", SOURCES)
def test_a_module_imports_only_from_folders_that_its_own_may_use(name: str) -> None:
    allowed = MAY_IMPORT[folder_of(name)]
    assert not [module for module in imports(name) if not is_one_of(module, allowed)]


@pytest.mark.parametrize("name", SOURCES)
def test_a_module_leaves_to_others_what_is_theirs(name: str) -> None:
    assert not [
        breach
        for pattern, owners in OWNED.items()
        if not is_one_of(name, owners)
        for breach in breaches(pattern, name)
    ]


@pytest.mark.parametrize("name", SOURCES)
def test_no_module_makes_html_or_code_out_of_text(name: str) -> None:
    stands_in_for_fetch = name == "engine/boot/pyodide-hooks.js"
    allowed = [FORBIDDEN[2]] if stands_in_for_fetch else []
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
