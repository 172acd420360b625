"""A bridge that tests use as the page does.

Every answer is checked against protocol.py, and searched for cards its viewer may not know.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import protocol
from bridge import Bridge
from game import Game
from game_table import Table as Inside
from typeguard import (
    CollectionCheckStrategy,
    ForwardRefPolicy,
    TypeCheckError,
    TypeCheckMemo,
    check_type,
    check_type_internal,
    checker_lookup_functions,
)

from regicide_core import Record, observe, parse_position
from regicide_core.cards import ROYALS
from regicide_core.facts import facts_of

ROOT = Path(__file__).parent.parent.parent
SEED = "tell-nobody-7391"
CARD = re.compile(r"\b(?:X[12]|[A2-9TJQK][CDHS])\b")

ADDED = ("piles", "narrow", "first")  # by the bridge, to the engine's events
LISTS = ("entries", "log", "story", "recap", "moves", "said")  # about moves already made


def check_declared(value: object, kind: Any) -> None:
    """Fail unless a JSON value is what protocol.py declares, down to the last item."""
    check_type(
        value,
        kind,
        collection_check_strategy=CollectionCheckStrategy.ALL_ITEMS,
        forward_ref_policy=ForwardRefPolicy.ERROR,
    )


EVENT_KINDS = get_args(protocol.GameEvent)
EVENT_TYPES = {get_args(get_type_hints(kind)["type"])[0]: kind for kind in EVENT_KINDS}


def _check_number(value: object, origin: Any, _args: object, _memo: object) -> None:
    """Refuse booleans: Python counts `True` as a number, JSON does not."""
    if isinstance(value, bool) or not isinstance(value, int | origin):
        raise TypeCheckError("is not a number of the declared kind")


def _check_event(value: object, _origin: object, _args: object, memo: TypeCheckMemo) -> None:
    """Check only the kind of event that `type` names, instead of the whole union."""
    kind = EVENT_TYPES.get(value.get("type")) if isinstance(value, dict) else None
    if kind is None:
        raise TypeCheckError("is not a declared event")
    check_type_internal(value, kind, memo)


def _own_checker(origin: Any, args: Any, _extras: object) -> Any:
    if origin in (int, float):
        return _check_number
    return _check_event if args == EVENT_KINDS else None


checker_lookup_functions.insert(0, _own_checker)


class Table:
    """A bridge that takes JSON text; most requests are about its unnamed table."""

    def __init__(self) -> None:
        self.tables = Bridge()
        self.save = ""
        self.views: dict[str, dict[str, Any]] = {}  # the last view of each table, by its name

    # Asking

    def answer(self, **request: Any) -> dict[str, Any]:
        """The whole answer, after checking that it is as declared and holds no secret."""
        text = json.dumps(request)
        answer: dict[str, Any] = json.loads(self.tables.handle(text))
        check_declared(answer, protocol.Envelope)
        assert set(answer) in ({"ok"}, {"error"}, {"ok", "save", "summary"}, {"ok", "sight"})
        name = request.get("table", "")
        if "ok" in answer:
            verb = protocol.VERBS[request["do"]]
            fields = {key: value for key, value in request.items() if key not in ("do", "table")}
            check_declared(fields, verb.request)
            check_declared(answer["ok"], verb.answer)
            if "view" in answer["ok"]:
                self.views[name] = answer["ok"]["view"]
            self.save = answer.get("save", self.save)
            assert "save" not in answer or not name, "only the game of the unnamed table is saved"
        assert_no_secret(self, request, answer)
        return answer

    def ok(self, do: str, **request: Any) -> dict[str, Any]:
        answer = self.answer(do=do, **request)
        assert "error" not in answer, answer["error"]
        ok: dict[str, Any] = answer["ok"]
        return ok

    def refusal(self, do: str, **request: Any) -> str:
        """The code of a refusal, after checking that the request changed nothing."""
        before = self.snapshot()
        error = self.answer(do=do, **request)["error"]
        assert self.snapshot() == before
        return str(error["code"])

    def fresh(self, do: str, **request: Any) -> dict[str, Any]:
        """The answer to a request that needs the revision of the unnamed table."""
        return self.ok(do, **{"revision": self.revision} | request)

    # Common requests

    def new(self, players: int = 1, **request: Any) -> dict[str, Any]:
        return self.ok("new", **{"players": players, "seed": SEED, "seats": []} | request)

    def begin(self, position: str, bots: tuple[str, ...] = ()) -> dict[str, Any]:
        """Load a position as a save, and uncover the table for its player."""
        record = Record.of_position(parse_position(position)).to_json()
        save = {"record": record, "assisted": False, "bots": bots}
        change = self.ok("load", save=json.dumps(save))
        return self.reveal() if change["covered"] else change

    def reveal(self) -> dict[str, Any]:
        return self.ok("reveal")

    def move(self, move: str, **request: Any) -> dict[str, Any]:
        return self.fresh("move", move=move, **request)

    # The state of the unnamed table

    @property
    def view(self) -> dict[str, Any]:
        """What the page shows."""
        return self.views[""]

    @property
    def revision(self) -> int:
        return int(self.views[""]["revision"]) if "" in self.views else 0

    @property
    def inside(self) -> Inside:
        """The bridge's own object for the unnamed table."""
        return self.tables.tables.get("") or Inside()

    @property
    def game(self) -> Game:
        game = self.inside.game
        assert game is not None
        return game

    @property
    def seat(self) -> int:
        """The seat at turn."""
        return int(self.game.state.seat)

    def snapshot(self) -> str:
        """Everything that a request might change, as text."""
        it = self.inside
        if it.game is None:
            return str(it.revision)
        game = it.game
        return (
            f"{it.revision} {it.holder} {it.hands} {game.record} {game.states} {game.events} "
            f"{game.assisted} {game.bots} {game.wishes}"
        )


# What a viewer may know


def cards_in(value: object) -> set[str]:
    return set(CARD.findall(json.dumps(value)))


def may_know(game: Game, viewer: int) -> set[str]:
    """The cards that the viewer can see in the position, and the royals that were beaten."""
    beaten = {card.text for card in ROYALS} - {card.text for card in game.state.castle}
    return set(CARD.findall(str(observe(game.state, viewer)))) | beaten


def as_engine_made(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Events as the engine made them, without what the bridge adds for the page."""
    return [{name: event[name] for name in event if name not in ADDED} for event in events]


def assert_entries(game: Game, entries: list[dict[str, Any]], viewer: int) -> None:
    """Check that entries are moves of the game, with events as the viewer may know them."""
    for entry in entries:
        ply = entry["ply"] - 1
        assert entry["move"] == str(game.record.moves[ply])
        assert entry["seat"] == game.states[ply].seat
        seen = [event.seen_by(viewer).to_json() for event in game.events[ply]]
        assert as_engine_made(entry["events"]) == seen
        assert entry["facts"] == [fact.to_json() for fact in facts_of(game.events[ply])]
        enemy, table = game.states[ply].enemy, game.states[ply].table
        assert entry["enemy"] == (enemy and enemy.text)
        laid = [[card.text for card in cards] for cards in table]
        played = [event["cards"] for event in seen if event["type"] == "played"]
        kills = any(event["type"] == "defeated" for event in seen)
        assert entry["fallen"] == (laid + played if kills else [])


def assert_no_secret(table: Table, request: dict[str, Any], answer: dict[str, Any]) -> None:
    """Check that the page gets neither a running game's seed nor cards its viewer can't know."""
    name = request.get("table", "")
    inside = table.tables.tables.get(name)
    game = inside.game if inside else None
    if game is None or request.get("do") == "companion":
        return
    page = {part: answer[part] for part in ("ok", "error", "summary") if part in answer}
    if "error" in answer:
        assert cards_in(page) <= cards_in(request), "a refusal names only cards of its request"
        return
    if game.is_over or request["do"] == "watch":
        return  # nothing is hidden any more
    if game.record.seed and len(game.record.seed) > len("modules"):  # a short one is in any text
        assert game.record.seed not in json.dumps(page)
    viewer = table.views[name]["viewer"]
    ok = answer["ok"]
    shown = {part: ok[part] for part in ok if part not in LISTS} | {"summary": page.get("summary")}
    if "view" in ok:  # moves that were made are as public as the log
        shown["view"] = {name: ok["view"][name] for name in ok["view"] if name != "moves"}
        made = [str(move) for move in game.record.moves]
        assert all(move in made for move in ok["view"].get("moves", []))
    assert cards_in(shown) <= may_know(game, viewer)
    assert_entries(game, ok.get("entries", []), viewer)
    assert_entries(game, ok.get("log", []), viewer)
    assert_entries(game, ok.get("story", []), viewer)
    public = [event.seen_by(0).to_json() for events in game.events for event in events]
    recap = as_engine_made(ok.get("recap", []))
    assert recap == public[len(public) - len(recap) :]


def teaching(**fields: object) -> str:
    """A small position as a line of notation, with some fields changed."""
    usual = {
        "players": 1,
        "seat": 1,
        "phase": "play",
        "enemy": "JS",
        "damage": 0,
        "table": "-",
        "castle": "QH",
        "hands": "3S.4D.5C.KD",
        "tavern": "2H.2C",
        "discard": "9C.8C",
        "yielded": "-",
        "flips": 0,
        "rules": "standard+partial",
        "chance": "-",
    }
    return " ".join(f"{name}={value}" for name, value in (usual | fields).items())


CHOOSING = teaching(players=3, hands="X1.3S/4D/5C", rules="standard+partial")
