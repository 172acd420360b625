"""The contract of page and bridge: complete, true of the engine, and made into TypeScript."""

from __future__ import annotations

import json
import random
import re
import sys
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, get_type_hints, is_typeddict

import protocol
import pytest
from bridge import Bridge
from game_table import Table as PlainTable
from partnered_table import PartneredTable
from scenario_table import ScenarioTable
from typeguard import TypeCheckError
from wire import events_json, preview_json, tally_json

from regicide_core import (
    Card,
    Move,
    Observation,
    Phase,
    Play,
    Preview,
    Rules,
    State,
    Suit,
    Tally,
    apply,
    legal_moves,
    new_game,
    observe,
    preview,
)
from regicide_core.events import EVENTS, Drew, Event
from tests.support.bridge_table import EVENT_TYPES, ROOT, check_declared
from tools.site.protocol_types import PROTOCOL, declarations

COUNTING = {"healed", "drew", "defeated", "discarded", "flipped"}
TOLD = {"discarded": {"narrow"}, "enemy_revealed": {"first"}}
TYPED_DICTS = {name: value for name, value in vars(protocol).items() if is_typeddict(value)}


def fields_of(kind: Any) -> set[str]:
    return set(get_type_hints(kind))


# The verbs


def test_every_verb_of_the_bridge_is_declared_and_every_declared_one_is_there() -> None:
    tables = (PlainTable(), PartneredTable(), ScenarioTable())
    verbs = {name for table in tables for name in table.verbs()}
    assert verbs | {"close", "companion"} == set(protocol.VERBS)
    for each in ("close", "companion"):
        request: dict[str, object] = {"do": each, "entries": [], "cards": []}
        assert "ok" in json.loads(Bridge().handle(json.dumps(request)))


@pytest.mark.parametrize(
    "junk", [None, True, -1, 1.5, 10**30, "", "x", [], [[]], [None], {}, {"a": 1}]
)
@pytest.mark.parametrize("on", ["nothing", "game", "scenario"])
def test_whatever_is_asked_the_answer_is_a_declared_one(on: str, junk: object) -> None:
    """Every field of every verb filled with nonsense: an answer as declared, or a refusal."""
    for verb, declared in protocol.VERBS.items():
        for wrong in (*get_type_hints(declared.request), "table", "do"):
            bridge = Bridge()
            if on == "game":
                bridge.handle('{"do": "new", "players": 2, "seed": "a"}')
            if on == "scenario":
                scenario = json.loads((ROOT / "web/scenarios/yield.json").read_text("utf-8"))
                asked = {"do": "scenario", "table": "t", "scenario": scenario}
                bridge.handle(json.dumps(asked))
            fields = {"revision": 1, "seat": 1, "move": "yield", "ply": 0, "job": 1, "mind": None}
            usual = fields | {"table": "t" if on == "scenario" else "", "cards": [], "bot": ""}
            text = bridge.handle(json.dumps(usual | {"do": verb, wrong: junk}))
            envelope = json.loads(text)
            check_declared(envelope, protocol.Envelope)
            if "ok" in envelope and wrong != "do":
                check_declared(envelope["ok"], declared.answer)


# The check that the bridge's tests make of every answer


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (protocol.Piles, {"tavern": 1}),
        (protocol.Piles, {"tavern": 1, "discard": 2, "castle": 3}),
        (protocol.Piles, {"tavern": 1, "discard": "2"}),
        (protocol.Piles, {"tavern": 1, "discard": True}),
        (protocol.Piles, {"tavern": 1, "discard": None}),
        (protocol.Piles, [1, 2]),
        (protocol.LogEntry, {"ply": 1, "seat": 1, "move": "yield", "events": [{"type": "dance"}]}),
        (protocol.Choice, {"legal": True, "preview": {}}),
        (protocol.GameResult, {"outcome": "drawn"}),
        (protocol.WishChange, {"said": []}),
        (protocol.NewGame, {"players": 1, "seed": "a", "viewer": 1}),
        (protocol.Envelope, {"ok": {}, "extra": 1}),
    ],
)
def test_what_is_not_declared_does_not_pass(kind: Any, value: object) -> None:
    with pytest.raises(TypeCheckError):
        check_declared(value, kind)


def test_the_last_of_many_events_is_checked_as_the_first() -> None:
    good: dict[str, object] = {"type": "yielded", "seat": 1}
    entry = {"ply": 1, "seat": 1, "move": "yield", "events": [dict(good) for _ in range(50)]}
    check_declared(entry, protocol.LogEntry)
    entry["events"][-1]["why"] = "tired"  # type: ignore[index]
    with pytest.raises(TypeCheckError):
        check_declared(entry, protocol.LogEntry)


def test_what_may_be_left_out_may_be_left_out() -> None:
    check_declared({"legal": False}, protocol.Choice)
    check_declared({"players": 1, "seed": "a"}, protocol.NewGame)
    check_declared({"move": "yield", "chance": 1, "error": 0.25, "visits": 3}, protocol.Estimate)


# The engine's values


def test_every_event_of_the_engine_is_declared_field_for_field() -> None:
    assert set(EVENT_TYPES) == set(EVENTS)
    for code, kind in EVENTS.items():
        added = ({"piles"} if code in COUNTING else set()) | TOLD.get(code, set())
        assert fields_of(EVENT_TYPES[code]) == {"type", *kind.field_names} | added, code


EXAMPLES: dict[str, object] = {
    **dict.fromkeys(("seat", "chosen", "value", "amount", "attack", "left", "flips"), 1),
    **dict.fromkeys(("doubled", "exact"), True),
    **dict.fromkeys(("enemy", "card"), Card("JS")),
    "cards": (Card("3S"), Card("3D")),
    "suit": Suit.CLUBS,
    "wish": "keen",
    "medal": "gold",
    "rule": "F4",
}


@pytest.mark.parametrize("kind", EVENTS.values(), ids=list(EVENTS))
def test_an_event_is_written_as_declared(kind: type[Event]) -> None:
    event = kind(**{name: EXAMPLES[name] for name in kind.field_names})
    state = new_game(1, "a")
    for viewer in (None, 0, 1):
        (written,) = json.loads(json.dumps(events_json(state, [event], viewer)))
        check_declared(written, EVENT_TYPES[kind.code])
        assert ("piles" in written) == (kind.code in COUNTING)


@pytest.mark.parametrize(
    ("declared", "engine"),
    [(protocol.Tally, Tally.field_names), (protocol.Preview, Preview.field_names)],
)
def test_a_value_is_declared_with_the_engines_fields(
    declared: Any, engine: tuple[str, ...]
) -> None:
    assert fields_of(declared) == set(engine)
    assert list(tally_json(Tally())) == list(Tally.field_names)


def test_a_preview_has_the_engines_numbers() -> None:
    for state, move in random_moves(3000)[::10]:
        true = json.loads(json.dumps(vars(preview(state, move))))
        written = json.loads(json.dumps(preview_json(state, move)))
        assert written | {"draws": 0} == true | {"draws": 0}
        drawn = {each["seat"]: each["amount"] for each in written["draws"]}
        assert [drawn.get(seat, 0) for seat in range(1, state.players + 1)] == true["draws"]


def test_an_observation_is_declared_with_the_engines_fields() -> None:
    declared = fields_of(protocol.Observation) - {"known", "by"}
    assert declared == set(Observation.field_names) - {"known", "lost_by"} | {"players"}
    found: set[str] = set()
    for state, move in random_moves(3000)[::5]:
        after, _ = apply(state, move)
        for viewer in range(state.players + 1):
            observed = json.loads(json.dumps(observe(after, viewer).to_json()))
            check_declared(observed, protocol.Observation)
            found |= set(observed)
    assert found == fields_of(protocol.Observation)


def test_rules_are_declared_as_fields_of_plain_values() -> None:
    check_declared(Rules().to_json(), protocol.RuleSettings)


# How many cards lie on the piles


@cache
def random_moves(count: int) -> list[tuple[State, Move]]:
    """Moves of random games of one to four players; where an enemy can fall, it mostly does."""
    random_ = random.Random(count)
    made: list[tuple[State, Move]] = []
    while len(made) < count:
        players = random_.randint(1, 4)
        state = new_game(players, f"{len(made)}")
        while not state.is_over and len(made) < count:
            moves = legal_moves(state)
            some = random_.sample(moves, min(4, len(moves)))
            move = next((move for move in some if _kills(state, move)), some[0])
            made.append((state, move))
            state, _ = apply(state, move)
    return made


def _kills(state: State, move: Move) -> bool:
    return isinstance(move, Play) and apply(state, move)[0].enemy != state.enemy


def test_the_piles_of_every_event_are_the_true_ones() -> None:
    """H1, D1, M2, M3, F2, L1: the last numbers of a move are the position's, and on the way every
    event changes them by what it says."""
    seen: set[tuple[str, object]] = set()
    for state, move in random_moves(3000):
        after, events = apply(state, move)
        written: list[Any] = events_json(state, events, 0)
        tavern, discard = len(state.tavern), len(state.discard)
        for event in written:
            if event["type"] not in COUNTING:
                continue
            seen.add((event["type"], event.get("exact")))
            moved = (event["piles"]["tavern"] - tavern, event["piles"]["discard"] - discard)
            tavern, discard = event["piles"]["tavern"], event["piles"]["discard"]
            if event["type"] == "healed":
                assert moved == (event["amount"], -event["amount"])
            elif event["type"] == "drew":
                assert moved == (-1, 0)
            elif event["type"] in ("discarded", "flipped"):
                assert moved == (0, len(event["cards"]))
            else:
                fight = sum(len(play) for play in (*state.table, getattr(move, "cards", ())))
                assert moved == ((1, fight) if event["exact"] else (0, fight + 1))
        assert (tavern, discard) == (len(after.tavern), len(after.discard)), f"{state} {move}"
        assert min(tavern, discard) >= 0
    assert seen == {
        *((kind, None) for kind in COUNTING - {"defeated"}),
        *(("defeated", exact) for exact in (True, False)),
    }


def test_the_random_moves_are_of_all_kinds() -> None:
    moves = random_moves(3000)
    assert {move.__class__.__name__ for _, move in moves} == {
        *("Play", "Yield", "Discard", "Flip", "Next"),
    }
    assert {state.players for state, _ in moves} == {1, 2, 3, 4}
    assert {state.phase for state, _ in moves} == {Phase.PLAY, Phase.SUFFER, Phase.CHOOSE}
    jesters = [move for _, move in moves if isinstance(move, Play) and move.cards[0].is_jester]
    assert jesters


def test_draws_are_told_in_the_order_in_which_the_engine_draws() -> None:
    """D1: card by card round the table, from whoever plays."""
    several = 0
    for state, move in random_moves(3000)[::2]:
        _, events = apply(state, move)
        drawn = [event.seat for event in events if isinstance(event, Drew)]
        expected = [{"seat": seat, "amount": drawn.count(seat)} for seat in dict.fromkeys(drawn)]
        assert preview_json(state, move)["draws"] == expected
        several += len(expected) > 1
    assert several > 20


# TypeScript


def test_every_declared_type_and_verb_is_in_the_typescript() -> None:
    text = declarations()
    for name in TYPED_DICTS:
        assert f"export interface {name} {{" in text
    unions = [name for name, value in vars(protocol).items() if isinstance(value, UnionType)]
    for name in (*unions, "Phase", "Blow", "Outcome", "Medal", "WishWord", "RuleSettings"):
        assert f"export type {name} = " in text
    verbs = text.partition("export interface Verbs {")[2]
    for name, verb in protocol.VERBS.items():
        shape = f"{{ request: {verb.request.__name__}; answer: {verb.answer.__name__} }}"
        assert f"  {name}: {shape};" in verbs


def test_every_field_is_in_the_typescript_of_its_type() -> None:
    text = declarations()
    for name, kind in TYPED_DICTS.items():
        body = re.search(rf"export interface {name} {{\n(.*?)}}\n", text, re.DOTALL)
        assert body, name
        lines = [re.sub(r"/\*\*.*?\*/ ", "", line).strip() for line in body[1].splitlines()]
        assert [line.partition(":")[0].rstrip("?") for line in lines] == list(get_type_hints(kind))


def changed(tmp_path: Path, old: str, new: str) -> str:
    """The TypeScript of a protocol with one line changed."""
    source = PROTOCOL.read_text("utf-8")
    assert old in source
    path = tmp_path / "protocol.py"
    path.write_text(source.replace(old, new, 1), "utf-8")
    return declarations(path)


def test_a_renamed_field_changes_the_typescript(tmp_path: Path) -> None:
    text = changed(
        tmp_path, "    enemy_left: int\n    attack: int\n    wins", "    rest: int\n    wins"
    )
    assert "  rest: number;" in text and text != declarations()


@pytest.mark.parametrize(
    ("kind", "shown"),
    [
        ("list[str | None]", "(string | null)[]"),
        ("dict[str, list[int]]", "Record<string, number[]>"),
        ("Medal | None", "Medal | null"),
        ("GameEvent", "GameEvent"),
        ("list[Piles]", "Piles[]"),
        ("bool", "boolean"),
        ("object", "unknown"),
        ('Literal["a", "b"]', '"a" | "b"'),
    ],
)
def test_a_kind_of_field_has_its_typescript(tmp_path: Path, kind: str, shown: str) -> None:
    text = changed(tmp_path, "    tavern: int\n", f"    tavern: {kind}\n")
    assert f"  tavern: {shown};" in text


@pytest.mark.parametrize("kind", ["bytes", "tuple[int, int]", "set[str]", "complex"])
def test_a_kind_without_typescript_is_refused(tmp_path: Path, kind: str) -> None:
    with pytest.raises(TypeError, match=re.escape(kind.partition("[")[0])):
        changed(tmp_path, "    tavern: int\n", f"    tavern: {kind}\n")


def test_an_optional_field_and_its_comment_come_over(tmp_path: Path) -> None:
    text = changed(tmp_path, "    tavern: int\n", "    tavern: NotRequired[int]  # its cards\n")
    assert "  /** its cards */ tavern?: number;" in text


def test_what_a_type_extends_is_part_of_it() -> None:
    text = declarations()
    body = text.partition("export interface WishChange {")[2].partition("}")[0]
    assert "said: GameEvent[];" in body and "view: View;" in body


def test_making_the_typescript_leaves_the_tests_own_protocol_alone() -> None:
    before = sys.modules["protocol"]
    declarations()
    assert sys.modules["protocol"] is before is protocol
