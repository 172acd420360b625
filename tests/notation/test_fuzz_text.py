"""Junk in, a `RegicideError` with a known code out: nothing else escapes a public function.

Whatever does parse prints, and parses again to the same value.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import regicide_core as rc
from regicide_core import (
    Card,
    Chance,
    Discard,
    Flip,
    Next,
    Phase,
    Play,
    Record,
    RegicideError,
    Rules,
    State,
    Wish,
    Yield,
    apply,
    deal,
    event_from_json,
    legal_moves,
    new_game,
    observation_from_json,
    observe,
    parse_event,
    parse_move,
    parse_observation,
    parse_position,
    parse_record,
    perft,
    position_from_json,
    position_to_json,
    preview,
    record_from_json,
    record_from_url,
    result,
    select,
    tally,
    wish,
)
from regicide_core.errors import (
    MOVE_CODES,
    NOTATION_CODES,
    POSITION_CODES,
    RECORD_CODES,
    SETUP_CODES,
)
from tests.support.golden import GAMES, stored
from tests.support.hypothesis_profile import PROFILE

CODES = {
    rc.IllegalMove: MOVE_CODES.keys(),
    rc.NotationError: NOTATION_CODES,
    rc.PositionError: POSITION_CODES,
    rc.RecordError: RECORD_CODES,
    rc.SetupError: SETUP_CODES,
}
REFUSED = object()


def examples(number: int) -> settings:
    return settings(max_examples=number if PROFILE == "regicide" else 8)


def tame(function: Callable[..., object], *arguments: object, **named: object) -> Any:
    """What the call gives, or REFUSED after an error of the family with a code of its table."""
    try:
        return function(*arguments, **named)
    except RegicideError as error:
        assert error.code in CODES[type(error)], error
        assert str(error).startswith(error.code) and isinstance(error.where, str)
        return REFUSED


# Values to start from

TABLES = [
    (1, Rules()),
    (2, Rules(open_discard=True, enemy_health=-3)),
    (3, Rules(hand_limit=8, jesters=2)),
    (4, Rules(no_yielding=True, redeal_without_diamond=True)),
]


def some_states() -> list[State]:
    """Positions of all phases and player counts, with known royals, yields and losses."""
    states = []
    for game in GAMES:
        seed, steps = stored(game.path.read_text("utf-8"))
        moves = [parse_move(step) for step in steps if not step.startswith("wish")]
        record = Record(game.players, seed, game.rules, game.first).then(*moves)
        line = [state for state, _ in record.steps()]
        states += [*line[:: max(1, len(line) // 8)], line[-1]]
    return states + [new_game(players, "fuzz", rules=rules) for players, rules in TABLES]


STATES = some_states()
CHOOSING = next(
    apply(state, move)[0]
    for seed in range(99)
    for state in [new_game(3, seed)]
    for move in legal_moves(state)
    if isinstance(move, Play) and move.cards[0].is_jester
)
SUFFERING = next(state for state in STATES if state.phase is Phase.SUFFER)
TINY = parse_position(
    "players=1 seat=1 phase=play enemy=JH damage=0 table=- castle=- hands=2D.3C tavern=- "
    "discard=- yielded=- flips=2 rules=standard+partial chance=-"
)
RECORDS = [
    Record(1, "a", seats=("Ann",)).then(Flip()),
    Record(2, "long-seed_1", Rules(hand_limit=9), 2, ("Ann", "B. Ö~%")).then(Yield()),
    Record(3, "7", gave_up=True),
    Record.of_position(STATES[5], ("Ö",) * STATES[5].players),
]
EVENTS = sorted(
    {
        line.strip()
        for game in GAMES
        for line in game.path.read_text("utf-8").splitlines()
        if line.startswith("   ")
    }
)
MOVES = ["play 3D 3S", "play X1", "discard 2H TD", "next 3", "yield", "flip"]


# Text that almost parses

anything = st.text(st.characters(exclude_categories=()), max_size=60)
PIECES = [
    *"-?./=+:~% \t\n",
    *("players", "seat=1", "known=1", "by=P8", "viewer=2", "chance=-", "phase=won", "enemy=-"),
    *("3D", "XX", "X1", "10h", "KS.KS", "-/-", "999999999", "1e5", "٣", "²", "ſ", "NaN", "None"),
    *("true", "standard+partial", "+partial", "hand_limit:9", "%zz", "\ud800", "0x1", "-1", "+1"),
]


@st.composite
def damaged(draw: st.DrawFn, lines: list[str]) -> str:
    """A valid line with a few pieces cut out, put in, or moved."""
    text = draw(st.sampled_from(lines))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        middle = draw(
            st.just("") | st.sampled_from(PIECES) | anything | st.just(text[end : end + 9] * 2)
        )
        text = text[:start] + middle + text[end:]
    return text


@st.composite
def swapped(draw: st.DrawFn, lines: list[str]) -> str:
    """A valid line with the value of one field taken from another line, or from anywhere."""
    pairs = draw(st.sampled_from(lines)).split()
    at = draw(st.integers(0, len(pairs) - 1))
    name = pairs[at].partition("=")[0]
    others = [pair for line in lines for pair in line.split() if pair.partition("=")[0] == name]
    pairs[at] = draw(st.sampled_from(others) | st.sampled_from(PIECES).map(lambda v: f"{name}={v}"))
    return " ".join(pairs)


numbers = st.integers(-3, 70) | st.integers() | st.sampled_from([10**9, 10**40, -(10**12)])
scalars = st.none() | st.booleans() | numbers | st.floats() | anything | st.sampled_from(PIECES)
junk = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(anything, inner, max_size=4),
    max_leaves=12,
)


@st.composite
def damaged_json(draw: st.DrawFn, objects: list[dict[str, object]]) -> object:
    """A valid object with some value, somewhere in it, replaced, removed or added."""
    data = json.loads(json.dumps(draw(st.sampled_from(objects))))
    for _ in range(draw(st.integers(1, 2))):
        place = data
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            inner = place[key]
            if isinstance(inner, dict | list) and draw(st.booleans()):
                place = inner
                continue
            deed = draw(st.sampled_from(["replace", "replace", "replace", "remove", "add"]))
            if deed == "replace":
                place[key] = draw(junk)
            elif deed == "remove":
                del place[key]
            elif isinstance(place, dict):
                place[draw(anything)] = draw(junk)
            else:
                place.append(draw(junk))
            break
    return data


LINES = [str(state) for state in STATES]
SEEN = [str(observe(state, seat)) for state in STATES for seat in (0, 1, state.players)]
URLS = [record.to_url() for record in RECORDS]
RULES_TEXTS = [str(rules) for _, rules in TABLES] + ["standard+solo_yield:free+solo_flips:1"]

# What the text forms are, and how each prints again.
TEXT_FORMS: dict[str, tuple[Callable[[str], object], Callable[[Any], str], list[str]]] = {
    "card": (Card, str, ["3D", "10h", "X1"]),
    "move": (parse_move, str, MOVES),
    "event": (parse_event, str, EVENTS),
    "position": (parse_position, str, LINES),
    "observation": (parse_observation, str, SEEN),
    "rules": (Rules.parse, str, RULES_TEXTS),
    "chance": (Chance.parse, str, ["seed.3", "-_-.0"]),
    "record": (parse_record, str, [str(record) for record in RECORDS]),
    "url": (record_from_url, Record.to_url, URLS),
}
JSON_FORMS: dict[str, tuple[Callable[[object], object], Callable[[Any], Any], list[Any]]] = {
    "event": (event_from_json, lambda e: e.to_json(), [parse_event(e).to_json() for e in EVENTS]),
    "position": (position_from_json, position_to_json, [position_to_json(s) for s in STATES]),
    "observation": (
        observation_from_json,
        lambda seen: seen.to_json(),
        [parse_observation(line).to_json() for line in SEEN],
    ),
    "rules": (Rules.from_json, Rules.to_json, [rules.to_json() for _, rules in TABLES]),
    "record": (record_from_json, Record.to_json, [record.to_json() for record in RECORDS]),
}
# Every form of a value, to go round through all of them.
FORMS: dict[type, list[tuple[Callable[[Any], Any], Callable[[Any], Any]]]] = {
    Card: [(str, Card)],
    Chance: [(str, Chance.parse)],
    Rules: [(str, Rules.parse), (Rules.to_json, Rules.from_json)],
    State: [(str, parse_position), (position_to_json, position_from_json)],
    rc.Observation: [
        (str, parse_observation),
        (lambda seen: seen.to_json(), observation_from_json),
    ],
    Record: [
        (str, parse_record),
        (Record.to_json, record_from_json),
        (Record.to_url, record_from_url),
    ],
    rc.Event: [(str, parse_event), (lambda event: event.to_json(), event_from_json)],
    **{kind: [(str, parse_move)] for kind in (Play, Discard, Next, Yield, Flip)},
}


def check_stable(value: object) -> None:
    """The value prints in all its forms, and each parses back to it."""
    if value in (Play(()), Discard(())):
        return  # always illegal, and without a text: `play` alone is no move
    (forms,) = [forms for kind, forms in FORMS.items() if isinstance(value, kind)]
    for write, read in forms:
        assert read(write(value)) == value


def check_usable(view: State | rc.Observation) -> None:
    """What can be asked of a position answers or is refused."""
    tame(result, view)
    moves = tame(legal_moves, view)
    for move in () if moves is REFUSED else moves[:20]:
        tame(preview, view, move)
        if isinstance(view, State):
            check_stable(apply(view, move)[0])


def read_or_refuse(read: Callable[[Any], object], data: object) -> None:
    value = tame(read, data)
    if value is REFUSED:
        return
    check_stable(value)
    if isinstance(value, State | rc.Observation):
        check_usable(value)


# Text


@pytest.mark.parametrize("form", TEXT_FORMS)
@given(data=st.data())
@examples(60)
def test_any_text_parses_or_is_refused(form: str, data: st.DataObject) -> None:
    read, _, _ = TEXT_FORMS[form]
    read_or_refuse(read, data.draw(anything | st.sampled_from(PIECES)))


@pytest.mark.parametrize("form", TEXT_FORMS)
@given(data=st.data())
@examples(120)
def test_damaged_text_parses_or_is_refused(form: str, data: st.DataObject) -> None:
    read, _, lines = TEXT_FORMS[form]
    read_or_refuse(read, data.draw(damaged(lines) | swapped(lines)))


@pytest.mark.parametrize("form", TEXT_FORMS)
def test_good_text_parses_and_prints_the_same_value(form: str) -> None:
    read, write, lines = TEXT_FORMS[form]
    for line in lines:
        value = read(line)
        assert read(write(value)) == value
        check_stable(value)


@pytest.mark.parametrize("form", ["position", "observation", "event"])
@given(data=st.data())
@examples(40)
def test_fields_may_come_in_any_order(form: str, data: st.DataObject) -> None:
    read, _, lines = TEXT_FORMS[form]
    line = data.draw(st.sampled_from(lines))
    head, *pairs = line.split()
    code = [head] if form == "event" else []
    pairs = pairs if form == "event" else [head, *pairs]
    assert read(" ".join([*code, *data.draw(st.permutations(pairs))])) == read(line)


# JSON


@pytest.mark.parametrize("form", JSON_FORMS)
@given(data=junk)
@example(data=None)
@example(data={})
@examples(60)
def test_any_json_is_read_or_refused(form: str, data: object) -> None:
    read_or_refuse(JSON_FORMS[form][0], data)


@pytest.mark.parametrize("form", JSON_FORMS)
@given(data=st.data())
@examples(150)
def test_damaged_json_is_read_or_refused(form: str, data: st.DataObject) -> None:
    read, _, objects = JSON_FORMS[form]
    read_or_refuse(read, data.draw(damaged_json(objects)))


def nested(depth: int) -> object:
    value: object = "3D"
    for _ in range(depth):
        value = [value]
    return value


HUGE = 10**5000  # more digits than Python turns into text
STRANGE: dict[str, object] = {
    "None": None,
    "True": True,
    "False": False,
    "zero": 0,
    "minus one": -1,
    "five": 5,
    "1.0": 1.0,
    "1.5": 1.5,
    "nan": math.nan,
    "infinity": math.inf,
    "nine digits": 10**9,
    "no text": "",
    "word": "junk",
    "digit": "1",
    "surrogate": "\ud800",
    "bytes": b"3D",
    "list": [],
    "tuple": (),
    "dict": {},
    "set": set(),
    "list of lists": [[]],
    "list of None": [None],
    "object": object(),
    "type": int,
}
UNPRINTABLE: dict[str, object] = {
    "huge": HUGE,
    "minus huge": -HUGE,
    "list of huge": [HUGE],
    "dict of huge": {"players": HUGE},
    "deep": nested(3000),
}
THINGS = {"strange": STRANGE, "unprintable": UNPRINTABLE}
both = pytest.mark.parametrize("things", THINGS)


def escapes(things: str, use: Callable[[Any], object]) -> dict[str, str]:
    """What else than the family's errors comes out when each of the things goes in."""
    escaped = {}
    for name, thing in THINGS[things].items():
        try:
            use(thing)
        except Exception as error:  # whatever it is, it must not be
            escaped[name] = f"{type(error).__name__}: {str(error)[:90]}"
    return escaped


@pytest.mark.parametrize("form", TEXT_FORMS)
@both
def test_what_is_no_text_is_refused_as_text(form: str, things: str) -> None:
    assert escapes(things, lambda thing: read_or_refuse(TEXT_FORMS[form][0], thing)) == {}


@pytest.mark.parametrize(
    ("form", "name"),
    [
        (form, name)
        for form, (_, _, objects) in JSON_FORMS.items()
        for name in sorted({name for fields in objects for name in fields})
    ],
)
@both
def test_a_strange_value_in_a_field_is_refused(form: str, name: str, things: str) -> None:
    read, _, objects = JSON_FORMS[form]
    having = [data for data in objects if name in data]
    for data in having[:: max(1, len(having) // 4)]:

        def use(thing: object, data: dict[str, object] = data) -> None:
            read_or_refuse(read, {**data, name: thing})

        assert escapes(things, use) == {}


@pytest.mark.parametrize("form", JSON_FORMS)
@both
def test_a_strange_name_of_a_field_is_refused(form: str, things: str) -> None:
    read, _, objects = JSON_FORMS[form]

    def use(thing: object) -> None:
        if not isinstance(thing, list | dict | set):  # those are no keys
            read_or_refuse(read, {**objects[0], thing: 1})

    assert escapes(things, use) == {}


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"format":' * 5000, "1" * 5000, '{"format": ' + "9" * 5000 + "}"]
)
def test_json_that_is_too_deep_or_too_long_is_refused(text: str) -> None:
    assert tame(parse_record, text) is REFUSED


@pytest.mark.parametrize("text", ["NaN", "Infinity", '{"format": NaN}', '{"format": 1e999}'])
def test_numbers_that_json_does_not_have_are_refused(text: str) -> None:
    assert tame(parse_record, text) is REFUSED


# Arguments

START = new_game(2, "seed")
CASTLE = (*([START.enemy] if START.enemy else []), *START.castle)
TAVERN = (*(card for pair in zip(*START.hands, strict=True) for card in pair), *START.tavern)
RECORD = Record(2, "a").then(Yield())
PLAYING = STATES[0]


def rules_with(name: str, it: Any) -> Rules:
    return Rules(**{name: it})


def game_with(name: str, it: Any) -> State:
    return new_game(1, "seed", rules=rules_with(name, it))


def record_with(name: str, it: Any) -> object:
    fields: dict[str, Any] = {"players": 2, "seed": "a", "moves": (Yield(),), name: it}
    return folded(Record(**fields))


# A call with one argument left open; what comes out must be usable, or else be refused.
CALLS: dict[str, Callable[[Any], object]] = {
    "new_game players": lambda it: new_game(it, "seed"),
    "new_game seed": lambda it: new_game(2, it),
    "new_game rules": lambda it: new_game(2, "seed", rules=it),
    "new_game first": lambda it: new_game(2, "seed", first=it),
    "deal players": lambda it: deal(it, CASTLE, TAVERN),
    "deal castle": lambda it: deal(2, it, TAVERN),
    "deal a card of the castle": lambda it: deal(2, (*CASTLE[:-1], it), TAVERN),
    "deal tavern": lambda it: deal(2, CASTLE, it),
    "deal a card of the tavern": lambda it: deal(2, CASTLE, (*TAVERN[:-1], it)),
    "deal rules": lambda it: deal(2, CASTLE, TAVERN, rules=it),
    "deal first": lambda it: deal(2, CASTLE, TAVERN, first=it),
    "deal chance": lambda it: deal(2, CASTLE, TAVERN, chance=it),
    "observe seat": lambda it: observe(CHOOSING, it),
    "wish seat": lambda it: wish(CHOOSING, it, Wish.KEEN),
    "wish what": lambda it: wish(CHOOSING, 1, it),
    "apply in step 1": lambda it: apply(PLAYING, it)[0],
    "apply in step 4": lambda it: apply(SUFFERING, it)[0],
    "apply after a Jester": lambda it: apply(CHOOSING, it)[0],
    "preview in step 1": lambda it: preview(PLAYING, it),
    "preview in step 4": lambda it: preview(SUFFERING, it),
    "check": lambda it: rc.check(PLAYING, it),
    "Play": Play,
    "apply Play of one": lambda it: apply(PLAYING, Play((it,)))[0],
    "Discard": Discard,
    "apply Discard of one": lambda it: apply(SUFFERING, Discard((it,)))[0],
    "apply Next": lambda it: apply(CHOOSING, Next(it))[0],
    "preview Next": lambda it: preview(CHOOSING, Next(it)),
    "perft depth": lambda it: perft(TINY, it),
    "select cards": lambda it: select(PLAYING, it),
    "select a card": lambda it: select(SUFFERING, (it,)),
    "tally events": tally,
    "tally an event": lambda it: tally([it]),
    "Chance seed": Chance,
    "Chance shuffles": lambda it: Chance("seed", it),
    "Chance shuffle cards": lambda it: Chance("seed").shuffle(it)[1],
    "Rules check_for": lambda it: Rules().check_for(it),
    **{f"Rules {name}": partial(rules_with, name) for name in Rules.field_names},
    **{f"a game by Rules {name}": partial(game_with, name) for name in Rules.field_names},
    "Record state": RECORD.state,
    "Record upto": RECORD.upto,
    "Record steps": lambda it: list(RECORD.steps(it)),
    "Record then": lambda it: RECORD.then(it).state(),
    "Record of_position": Record.of_position,
    "Record of_position seats": lambda it: Record.of_position(PLAYING, it),
    **{f"Record {name}": partial(record_with, name) for name in Record.field_names},
    "legal_moves": legal_moves,
    "result": result,
    "check_position": rc.check_position,
    "suggested_discard": rc.suggested_discard,
    "observe what": lambda it: observe(it, 1),
    "apply to": lambda it: apply(it, Yield()),
    "check in": lambda it: rc.check(it, Yield()),
    "preview in": lambda it: preview(it, Yield()),
    "perft of": lambda it: perft(it, 1),
    "select in": lambda it: select(it, ()),
    "wish in": lambda it: wish(it, 1, Wish.KEEN),
}


def folded(record: Record) -> Record:
    record.state()
    return record


@pytest.mark.parametrize("call", CALLS)
@both
def test_strange_arguments_are_refused_or_give_something_sound(call: str, things: str) -> None:
    def use(thing: object) -> None:
        value = tame(CALLS[call], thing)
        if any(isinstance(value, kind) for kind in FORMS):
            check_stable(value)
        if isinstance(value, State | rc.Observation):
            check_usable(value)

    assert escapes(things, use) == {}


def test_the_arguments_around_the_strange_ones_are_good() -> None:
    assert deal(2, CASTLE, TAVERN, chance=START.chance) == START
    assert RECORD.state().phase is Phase.SUFFER
    assert perft(TINY, 1) == 2


@pytest.mark.parametrize("names", [("",), ("", ""), (".",), ("a.b", "~"), ("%2E", "%"), ("é", " ")])
def test_names_of_all_kinds_go_round(names: tuple[str, ...]) -> None:
    check_stable(Record(len(names), "a", seats=names))


def test_every_wish_is_an_event_that_parses_back() -> None:
    for what in Wish:
        check_stable(wish(CHOOSING, 1, what))
