"""The message catalogues: whole in every language, and every word a player reads is in them.

Which messages there must be is not listed here. It follows from the calls of `t` in the page's
scripts; where a call makes its id from a code, from where those codes come from (`families`).
"""

from __future__ import annotations

import ast
import json
import posixpath
import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from inspect import get_annotations
from itertools import product
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import pytest
from babel import Locale
from protocol import VERBS, BestMoment, Decider

from regicide_core import Phase, Rules, SoloYield, Wish
from regicide_core.bots import LEVELS, Drawback, Motive
from regicide_core.cards import Rank
from regicide_core.errors import (
    MOVE_CODES,
    NOTATION_CODES,
    POSITION_CODES,
    RECORD_CODES,
    SCENARIO_CODES,
    SETUP_CODES,
)
from regicide_core.events import EVENTS
from regicide_core.facts import FACTS
from regicide_core.result import Medal
from regicide_core.rules import Preset
from regicide_core.tally import Tally
from tests.support.catalogues import (
    LOCALES,
    PLURAL_CATEGORIES,
    TRANSLATIONS,
    Parts,
    catalogue,
    every_locale,
    every_translation,
    files,
    formatted,
    messages_of,
    words_of,
)
from tests.support.engine_sources import (
    ENGINE_MODULES,
    MODULES,
    docstrings,
    for_programmers,
    looks_like_prose,
)
from tests.support.rules_page import sections
from tests.support.scripts import HOLE, Literal, Script, scripts, source, topics
from tools.paths import WEB
from tools.site.rules_json import FIGURES, numbers

# Codes of errors that no player meets.
NEVER_SHOWN: Final = {
    # The page sends back only what the engine gave it; a seed is the one thing that is typed. On a
    # board in somebody's page `board-why-unreadable` says it.
    *(NOTATION_CODES - {"bad_seed"}),
    # A position comes in a record, whose errors are `record_…`, or to a board: `position-why-…`.
    *POSITION_CODES,
    "castle_wrong_cards",  # a game of the page is dealt from a seed
    "tavern_wrong_cards",
    "ply_range",  # the bridge asks only for plies there are
    "pyodide_version",  # the plain path takes over; diagnostics show the code itself
    # Where nothing can be kept, `storage-blocked` and `storage-unsaved` say it.
    "storage_blocked",
    "storage_newer",
    "storage_full",
}

# Messages that are the same words as in English, and right so.
SAME_AS_ENGLISH: Final = {
    "title": TRANSLATIONS,
    "rank-A": ("ca", "fr"),
    "rank-J": ("ca",),
    "rank-Q": ("ca",),
    "rank-K": ("hu", "ca"),
    "rank-name-6": ("fr",),
    "jester-sign": ("fr",),  # joker
    "do-menu": ("fr",),
    "menu-title": ("fr",),
    "medal-bronze": ("ca", "fr"),
    "bot-champion": ("fr",),
    "cards-usual": ("ca",),
    "pace-usual": ("ca", "fr"),
    "diagnostics-time": ("hu", "ca", "fr"),
    "diagnostics-versions": ("ca", "fr"),
    "diagnostics-megabytes": ("hu", "ca"),
    "diagnostics-no": ("ca",),
}

# Variables of the English message that a translation can do without: (locale, id) -> names.
MAY_DROP: Final[dict[tuple[str, str], set[str]]] = {}

# Languages whose nouns stay as they are after a number.
WITHOUT_PLURALS_AFTER_NUMBERS: Final = ("hu",)

# Values for trying every message, by the variable's name.
COUNTS: Final = (0, 1, 2, 5, 11, 21)
SAMPLES: Final[dict[str, tuple[str | int, ...]]] = {
    **dict.fromkeys(("amount", "beaten", "count", "left", "value"), COUNTS),
    "day": ("1 Nov 2026",),
    "size": ("1.5 MB",),
    **dict.fromkeys(("base_attack", "combo_limit", "damage", "discard", "done", "drawn"), COUNTS),
    **dict.fromkeys(("hand_limit", "hand_total", "healed", "health", "health_left"), COUNTS),
    **dict.fromkeys(("step", "steps", "tavern"), COUNTS),
    **dict.fromkeys(("limit", "standard"), (9,)),
    **dict.fromkeys(("freed", "short", "spare"), COUNTS),
    **dict.fromkeys(("attack", "base", "needed", "plies", "ply", "seat", "shield", "total"), (10,)),
    **dict.fromkeys(("doubled", "exact", "own"), ("yes", "no")),
    **{name: (number,) for name, number in numbers().items()},
    **dict.fromkeys(("keen", "neutral", "reluctant"), ("Zoë",)),
    "rule": ("P6",),
    "fate": ("yes", "no", "jester", "maybe"),
    "kind": ("strokes", "steps"),
    "can": ("both", "flip", "yield"),
    **dict.fromkeys(("card", "cards", "enemy"), ("J♠",)),
    **dict.fromkeys(("percent", "points", "first", "second", "last", "judged"), (12,)),
    **dict.fromkeys(("move", "best", "motive", "what", "label", "file", "bots"), ("Zoë",)),
    **dict.fromkeys(("ms", "size", "used", "quota"), (1234,)),
    "where": ("time_limit",),
    # Also what a move loses by, what an undo takes back, and why a restart asks first.
    "why": ("time_limit", "hit", "stuck", "other", "ends", "assists", "daily", "leaves"),
    "phase": ("play", "suffer"),
    "more": ("yes", "no"),
    "wish": ("Zoë",),
    **dict.fromkeys(
        ("chosen", "game", "medal", "name", "players", "rank", "suit", "title"), ("Zoë",)
    ),
}


# Catalogues


# Scripts


def used() -> tuple[set[str], set[str]]:
    """The ids that the scripts name, and the patterns of those that they make: `why-*`."""
    texts = [text for script in scripts().values() for _, ids in script.calls("t") for text in ids]
    patterns = {text.replace(HOLE, "*") for text in texts if HOLE in text}
    return {text for text in texts if HOLE not in text} | {name for name, _ in in_pages()}, patterns


def in_pages() -> list[tuple[str, str]]:
    """The messages that stand in the pages' HTML: the id, and the English words there."""
    found = []
    for page in sorted(WEB.glob("*.html")):
        marked = re.findall(
            r'<(\w+)[^<>]*\sdata-t="([^"]+)"[^<>]*>([^<]*)</', page.read_text("utf-8")
        )
        found += [(name, unescape(words)) for _, name, words in marked]
        assert len(marked) == page.read_text("utf-8").count("data-t="), (
            "a data-t that can't be read"
        )
    return found


# Where the parts of made ids come from


def union(name: str, script: str) -> set[str]:
    """The strings of a type in a script's comments: `"auto" | "light"} theme`."""
    found = re.findall(rf'\{{((?:[\s*|]*"[\w-]+")+)\}}\s+(?:\*\s+)?{name}\b', source(script))
    assert len(found) == 1, (name, script)
    return set(re.findall(r'"([\w-]+)"', found[0]))


def declared(name: str, declarations: str) -> set[str]:
    """The strings of `export type NAME = "…" | "…";` in a file of declarations."""
    text = (WEB / declarations).read_text("utf-8")
    found = re.search(rf'export type {name} =((?:[\s|]*"[\w-]+")+);', text)
    assert found, (name, declarations)
    return set(re.findall(r'"([\w-]+)"', found[1]))


def listed(name: str, script: str) -> set[str]:
    """The strings of `const NAME = … ([…])` in a script."""
    found = re.search(rf"const {name} = [^\[]*\[([^\]]*)\]", source(script))
    assert found, (name, script)
    return set(re.findall(r'"([\w-]+)"', found[1]))


def suit_names() -> set[str]:
    return set(re.findall(r'name: "(\w+)"', source("i18n/cards.js")))


@cache
def bridge() -> ast.Module:
    """All of its modules as one."""
    parts = [path.read_text("utf-8") for path in sorted((WEB / "py").glob("*.py"))]
    return ast.Module([node for part in parts for node in ast.parse(part).body], [])


def bridge_values(key: str) -> set[str]:
    """The strings that the bridge gives under this key of its answers."""
    return {
        str(part.value)
        for node in ast.walk(bridge())
        if isinstance(node, ast.Dict)
        for name, value in zip(node.keys, node.values, strict=True)
        if isinstance(name, ast.Constant) and name.value == key
        for part in ([value.body, value.orelse] if isinstance(value, ast.IfExp) else [value])
        if isinstance(part, ast.Constant)
    }


def bridge_codes() -> set[str]:
    """The codes that the bridge raises or answers."""
    raised = {
        str(node.exc.args[0].value)
        for node in ast.walk(bridge())
        if isinstance(node, ast.Raise)
        and isinstance(node.exc, ast.Call)
        and isinstance(node.exc.args[0], ast.Constant)
    }
    return raised | bridge_values("code")


def page_codes() -> set[str]:
    """The codes of the page's own errors: all strings with a _ in their modules but the verbs."""
    makers = ("engine/", "storage/")
    made = {
        literal.text
        for name in scripts()
        if name.startswith(makers) and not name.startswith("engine/guest-")  # those are bots' codes
        for literal in scripts()[name].literals
        if re.fullmatch(r"[a-z]+(_[a-z]+)+", literal.text)
    }
    return made - VERBS.keys()


def why_codes() -> set[str]:
    engine = MOVE_CODES.keys() | NOTATION_CODES | SETUP_CODES | POSITION_CODES | RECORD_CODES
    return (engine | SCENARIO_CODES | bridge_codes() | page_codes()) - NEVER_SHOWN


def literals(kind: type, field: str) -> set[str]:
    """The strings that a field of a declared message can have."""
    return set(get_args(get_type_hints(kind)[field]))


def ends() -> set[str]:
    """The rules that end a game: those in `Result.rule`'s and `Lost.rule`'s own modules."""
    return {
        str(node.value)
        for name in ("result.py", "events.py")
        for node in ast.walk(ast.parse(MODULES[name].read_text("utf-8")))
        if isinstance(node, ast.Constant) and re.fullmatch(r"[A-Z]\d", str(node.value))
    }


def questions() -> set[str]:
    """What is asked before a step that costs something: the third argument of `question`."""
    asked = re.compile(r'\bquestion\(\s*t,[^"]*?"([\w-]+)"')
    return {about for name in scripts() for about in asked.findall(source(name))}


def scenarios() -> Iterator[dict[str, Any]]:
    for path in sorted((WEB / "scenarios").glob("*.json")):
        if path.stem != "index":
            yield json.loads(path.read_text("utf-8"))


def said_in(data: object) -> Iterator[str]:
    """The ids of all messages in a scenario."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name in ("say", "done"):
                yield value if isinstance(value, str) else value["id"]
            elif name == "hints":
                yield from (hint if isinstance(hint, str) else hint["id"] for hint in value)
            else:
                yield from said_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from said_in(value)


def families() -> dict[str, set[str]]:
    """Pattern -> what its hole may be; with two holes, the parts between joined by their dash."""
    options = set(get_annotations(Rules)) - {"partial"}  # `partial` is for teaching
    ranks = {str(rank) for rank in Rank if rank is not Rank.JESTER}
    return {
        "suit-*": suit_names(),
        "suit-of-*": suit_names(),
        "rank-*": ranks,
        "rank-name-*": ranks,
        "why-*": why_codes(),
        "event-*": set(EVENTS),
        "wish-*": set(Wish),
        "medal-*": set(Medal),
        "step-*": {str(phase) for phase in Phase if phase not in (Phase.WON, Phase.LOST)},
        "result-*": bridge_values("outcome"),
        "result-by-*": ends(),
        "ending-*": {word for kind in get_args(Decider) for word in literals(kind, "type")},
        "ending-best-*": literals(BestMoment, "kind"),
        "pile-*-about": {"castle", "tavern", "discard"},
        "verdict-*": {"win", "lose", "exact", "over"},  # web/table/verdict.js
        "tally-*": set(get_annotations(Tally)),
        "difficulty-*": set(Preset),
        "difficulty-about-*": {*Preset, "own"},
        "moment-*": listed("RANKING", "playback/moments.js"),
        "royals-*": bridge_values("fate"),
        "option-*": options,
        "option-*-*": {f"solo_yield-{choice}" for choice in SoloYield},
        "theme-*": union("theme", "app/state.js"),
        "suits-*": union("suits", "app/state.js"),
        "sort-*": union("sort", "app/state.js"),
        "cards-*": union("cards", "app/state.js"),
        "hand-*": union("hand", "app/state.js"),
        "motion-*": union("motion", "app/state.js"),
        "switch-*": union("sound", "app/state.js") | union("haptics", "app/state.js"),
        "engine-*": declared("Stage", "engine/api.d.ts") | {"restarting"},
        "offline-*": union("offline", "storage/offline.js"),
        "install-*": union("install", "storage/device-status.js") - {"no"},
        "diagnostics-path-*": declared("Path", "engine/api.d.ts") | {"auto"},
        "diagnostics-stage-*": listed("STAGES", "screens/settings/diagnostics.js"),
        "bot-*": set(LEVELS),
        "pace-*": union("pace", "app/state.js"),
        "fact-*": set(FACTS),
        "reason-*": set(Motive),
        "drawback-*": set(Drawback),
        "move-*": {"play", "discard", "yield", "flip"},
        "bot-why-*": listed("BOT_ERRORS", "ui/error-text.js"),
        "ask-*": questions(),
        "ask-*-title": questions(),
        "ask-*-yes": questions(),
        "position-why-*": set(POSITION_CODES),
        "board-why-*": listed("BOARD_ERRORS", "ui/error-text.js"),
        "rules-*": topics() | {str(section["name"]) for section in sections()},
        "rules-*-text": topics(),
        "rules-*-intro": {str(section["name"]) for section in sections() if section["intro"]},
        "rule-*": {rule for section in sections() for rule in section["rules"]},
        "glance-*": listed("STEPS", "screens/rules/rules-screen.js"),
        "figure-*": set(FIGURES),
        "try-*": {figure.move.split()[0] for figure in FIGURES.values()},
        "pile-*": {"tavern", "discard"},  # that a figure's move changes
        "table-of-*": {str(section["table"]) for section in sections() if section["table"]},
        "lesson-*": {name for scenario in scenarios() for name in said_in(scenario)},
        "lesson-title-*": {scenario["name"] for scenario in scenarios()},
    }


def made() -> set[str]:
    ids = set()
    for pattern, parts in families().items():
        before, _, after = pattern.replace("*-*", "*").partition("*")
        ids |= {f"{before}{part}{after}" for part in parts}
    return ids


# The catalogues agree with the page


def test_the_page_calls_for_messages_in_ways_that_can_be_followed() -> None:
    blind = [
        f"{script.name}: t({argument})"
        for script in scripts().values()
        for argument, ids in script.calls("t")
        if not ids
    ]
    assert not blind


def test_every_made_id_has_a_known_origin() -> None:
    assert used()[1] == set(families())


@pytest.mark.parametrize("pattern", families())
def test_the_origins_are_read(pattern: str) -> None:
    assert len(families()[pattern]) > 1


def test_the_page_shows_every_number_of_the_game() -> None:
    assert listed("NUMBERS", "table/result.js") == set(get_annotations(Tally))


def test_the_page_speaks_the_languages_of_the_catalogues() -> None:
    found = {path.stem for path in (WEB / "i18n").glob("*.ftl")}
    assert listed("LOCALES", "i18n/index.js") == set(LOCALES) == found


def test_the_shell_speaks_before_any_part_has_come() -> None:
    waiting, shell = ["main.js"], set[str]()
    while waiting:
        name = waiting.pop()
        if name in shell or name not in scripts():
            continue
        shell.add(name)
        folder = posixpath.dirname(name)
        found = re.findall(r'^(?:import|export)\b[^"(]*"(\.[^"]+)"', source(name), re.MULTILINE)
        waiting += [posixpath.normpath(posixpath.join(folder, path)) for path in found]
    assert "app/screens.js" in shell and "screens/about.js" not in shell
    at_once = {message.id.name for message in messages_of(files("en")[0])}
    said = {text for name in shell for _, ids in scripts()[name].calls("t") for text in ids}
    assert {text for text in said if HOLE not in text} <= at_once


def test_the_english_words_in_the_pages_are_those_of_the_catalogue() -> None:
    wrong = [
        (name, words)
        for name, words in in_pages()
        if name not in catalogue("en") or formatted("en", name, {})[0] != words
    ]
    assert len(in_pages()) > 60 and wrong == []


@pytest.mark.parametrize("part", sorted({path.parent for path in WEB.glob("i18n/*/*.ftl")}))
@every_locale
def test_a_part_holds_the_same_messages_in_every_language(part: Path, locale: str) -> None:
    english, here = (
        {message.id.name for message in messages_of(part / f"{name}.ftl")}
        for name in ("en", locale)
    )
    assert here == english


def test_every_message_that_is_used_is_there() -> None:
    missing = sorted((used()[0] | made()) - catalogue("en").keys())
    assert not missing, missing


def test_every_message_that_is_there_is_used() -> None:
    unused = sorted(catalogue("en").keys() - used()[0] - made())
    assert not unused, unused


@every_locale
def test_a_catalogue_is_messages_only(locale: str) -> None:
    """The page reads values: an attribute or an empty message would never be seen."""
    odd = [name for name, message in catalogue(locale).items() if not message.value]
    odd += [name for name, message in catalogue(locale).items() if message.attributes]
    assert not odd


@pytest.mark.parametrize("code", EVENTS)
def test_an_event_has_what_its_message_needs(code: str) -> None:
    renamed = {"seat": "name"}
    given = {renamed.get(name, name) for name in get_annotations(EVENTS[code])}
    assert Parts(catalogue("en")[f"event-{code}"]).variables <= given | {"own", "medal"}


# The catalogues agree with each other


@every_translation
def test_the_ids_are_those_of_english(locale: str) -> None:
    english, here = catalogue("en").keys(), catalogue(locale).keys()
    missing, extra = sorted(english - here), sorted(here - english)
    assert not missing, missing
    assert not extra, extra


@every_translation
def test_the_variables_are_those_of_english(locale: str) -> None:
    wrong = {}
    for name, message in catalogue(locale).items():
        english = catalogue("en").get(name)
        if english is None:
            continue  # another test says so
        wanted, here = Parts(english).variables, Parts(message).variables
        if here - wanted or wanted - here - MAY_DROP.get((locale, name), set()):
            wrong[name] = (wanted, here)
    assert wrong == {}


@every_translation
def test_every_message_is_translated(locale: str) -> None:
    """Where there are words at all: digits and signs are everybody's."""
    same = {
        name
        for name, message in catalogue(locale).items()
        if name in catalogue("en")
        and Parts(message).words
        and words_of(message) == words_of(catalogue("en")[name])
    }
    allowed = {name for name, locales in SAME_AS_ENGLISH.items() if locale in locales}
    assert same - allowed == set()
    assert allowed - same == set(), "no longer the same as English: shorten SAME_AS_ENGLISH"


@every_translation
def test_what_may_be_dropped_is_dropped(locale: str) -> None:
    for (where, name), dropped in MAY_DROP.items():
        if where == locale:
            assert not dropped & Parts(catalogue(locale)[name]).variables


# Plurals


@every_locale
def test_a_choice_of_plurals_has_all_that_the_language_needs(locale: str) -> None:
    plural = Locale(locale).plural_form
    needed = {plural(number) for number in range(101)}  # Russian: one, few, many
    wrong = {
        name: keys
        for name, message in catalogue(locale).items()
        for _, keys in Parts(message).choices
        if keys & PLURAL_CATEGORIES and not needed <= keys
    }
    assert wrong == {}


def test_russian_needs_three_plurals() -> None:
    plural = Locale("ru").plural_form
    assert [plural(number) for number in (1, 2, 5, 11, 21)] == ["one", "few", "many", "many", "one"]


@pytest.mark.parametrize(
    "locale", [name for name in TRANSLATIONS if name not in WITHOUT_PLURALS_AFTER_NUMBERS]
)
def test_what_english_counts_is_counted(locale: str) -> None:
    uncounted = {
        name: missing
        for name, message in catalogue("en").items()
        if name in catalogue(locale)
        and (missing := Parts(message).counted - Parts(catalogue(locale)[name]).counted)
    }
    assert uncounted == {}


# Every message can be said


@every_locale
def test_every_message_can_be_formatted(locale: str) -> None:
    wrong = {}
    for name, message in catalogue(locale).items():
        variables = sorted(Parts(message).variables)
        for values in product(*(SAMPLES[variable] for variable in variables)):
            arguments = dict(zip(variables, values, strict=True))
            text, errors = formatted(locale, name, arguments)
            padded = text != text.strip() and name not in ("list-comma", "list-dash")
            if errors or not text or padded or "  " in text or set("{}") & set(text):
                wrong[name] = (arguments, text, errors)
    assert wrong == {}


@every_locale
def test_no_number_is_written_out_where_it_stands_for_another(locale: str) -> None:
    """In Russian `one` is 1, 21, 31 …, in French 0 and 1: the number must come from outside."""
    wrong = {}
    for name, message in catalogue(locale).items():
        parts = Parts(message)
        arguments = {variable: SAMPLES[variable][0] for variable in parts.variables}
        for variable, number in product(parts.counted, range(101)):
            text, _ = formatted(locale, name, arguments | {variable: number})
            if (number > 1 and str(number) not in text) or (number == 0 and "1" in text):
                wrong[name] = (number, text)
    assert wrong == {}


# No word outside the catalogues

SPOKEN: Final = (
    "aria-label|aria-description|aria-roledescription|aria-valuetext|title|placeholder|alt|label"
)
CREDIT: Final = re.compile(r"[\w., -]+ — [\w., /-]+")  # a name and its licence


def shown_texts(template: str) -> list[str]:
    """What stands between the tags of a template, outside its holes."""
    without_comments = re.sub(r"<!--.*?-->", "", template, flags=re.DOTALL)
    between = re.split(r"<[^>]*>", without_comments)
    texts = [re.sub(r"&#?\w+;", "", text).strip() for part in between for text in part.split(HOLE)]
    return [text for text in texts if sum(map(str.isalpha, text)) > 1]


def spoken_attributes(template: str) -> list[str]:
    """Attributes that are read out or shown, if they have words of their own."""
    found = re.findall(
        rf"""[\s.]((?:{SPOKEN})\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))""", template, re.IGNORECASE
    )
    return [each for each in found if any(map(str.isalpha, each.partition("=")[2]))]


def html_templates() -> list[Literal]:
    literals = (literal for script in scripts().values() for literal in script.literals)
    return [literal for literal in literals if literal.tag in ("html", "svg")]


def test_there_are_templates_to_look_at() -> None:
    templates = html_templates()
    assert {literal.script for literal in templates} >= {
        "screens/home.js",
        "screens/table/table-screen.js",
    }
    assert len(templates) > 50


def test_templates_have_no_words_of_their_own() -> None:
    words = [
        f"{literal.script}:{literal.line} {text!r}"
        for literal in html_templates()
        for text in shown_texts(literal.text)
        if not (literal.script == "screens/about.js" and CREDIT.fullmatch(text))
    ]
    assert not words


def test_attributes_have_no_words_of_their_own() -> None:
    words = [
        f"{literal.script}:{literal.line} {attribute}"
        for literal in html_templates()
        for attribute in spoken_attributes(literal.text)
    ]
    assert not words


def test_scripts_have_no_sentences() -> None:
    sentences = [
        str(literal)
        for script in scripts().values()
        for literal in script.literals
        if literal.tag == "" and re.match(r"[^\W\d_a-z][^\W\d_]* [^\W\d_]{2,}", literal.text)
    ]
    assert not sentences


@pytest.mark.parametrize(
    "path",
    [MODULES[name] for name in ENGINE_MODULES] + sorted((WEB / "py").rglob("*.py")),
    ids=lambda path: path.name,
)
def test_python_says_nothing_in_words(path: Path) -> None:
    module = ast.parse(path.read_text("utf-8"))
    allowed = docstrings(module) | for_programmers(module)
    prose = [
        f"{path.name}:{node.lineno} {node.value!r}"
        for node in ast.walk(module)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node not in allowed
        and looks_like_prose(node.value)
    ]
    assert not prose


# The test's own eyes


def test_scripts_are_read_as_they_are_meant() -> None:
    script = Script(
        "x.js",
        """
        // t("comment"), don't
        const a = html`<b title=${t(`kind-${k === "x" ? "y" : z}`)}>${
          on ? html`<i>Deep</i>` : state.t(mode === "on" ? "is-on" : "is-off", { n: "no" })
        }</b>`; /* t("comment") */ set("no"); t(name);
        """,
    )
    assert [ids for _, ids in script.calls("t")] == [[f"kind-{HOLE}"], ["is-on", "is-off"], []]
    templates = [literal.text for literal in script.literals if literal.tag == "html"]
    assert templates == ["<i>Deep</i>", f"<b title={HOLE}>{HOLE}</b>"]


@pytest.mark.parametrize(
    ("template", "texts", "attributes"),
    [
        ("<p class=\0>\0 — \0</p>", [], []),
        ("<p>Deal \0 cards</p>", ["Deal", "cards"], []),
        ("<b>✕</b> x &nbsp; <!-- a note -->", [], []),
        ("<b title=\0 aria-label=\0>\0</b>", [], []),
        ('<b title="Close" data-title="x" aria-labelledby="y">\0</b>', [], ['title="Close"']),
        ('<i placeholder="\0 cards">', [], ['placeholder="\0 cards"']),
    ],
)
def test_words_in_templates_are_found(
    template: str, texts: list[str], attributes: list[str]
) -> None:
    assert shown_texts(template) == texts
    assert spoken_attributes(template) == attributes
