"""The bridge: every request, every refusal, and nothing hidden in any answer but the save."""

from __future__ import annotations

import importlib.util
import json
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from regicide_core import (
    DECK,
    ENGINE,
    Phase,
    Record,
    Rules,
    apply,
    event_from_json,
    legal_moves,
    new_game,
    observation_from_json,
    observe,
    parse_move,
    parse_position,
    preview,
    record_from_json,
    record_from_url,
    result,
    tally,
)

SEED = "tell-nobody-7391"
ROOT = Path(__file__).parents[2]
CARD = re.compile(r"\b(?:X[12]|[A2-9TJQK][CDHS])\b")


def load_module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bridge", ROOT / "web" / "py" / "bridge.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["bridge"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


bridge = load_module()

# Faults of the bridge that are known and not yet mended; a mended one makes its mark fail.


class Table:
    """A bridge, spoken to as the page does: text to text."""

    def __init__(self) -> None:
        self.tables = bridge.Bridge()
        self.revision = 0
        self.save = ""

    @property
    def bridge(self) -> Any:
        """The usual table, as it is inside the bridge."""
        return self.tables.tables.get("") or bridge.Table()

    def answer(self, **request: object) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.tables.handle(json.dumps(request)))
        assert set(answer) in ({"ok"}, {"error"}, {"ok", "save", "summary"})
        if "save" in answer:
            self.revision = answer["ok"]["revision"]
            self.save = answer["save"]
        return answer

    def ok(self, do: str, **request: object) -> dict[str, Any]:
        answer = self.answer(do=do, **request)
        assert "error" not in answer, answer["error"]
        ok: dict[str, Any] = answer["ok"]
        return ok

    def refusal(self, do: str, **request: object) -> str:
        """The code of the refusal; whatever was refused, the game is as it was."""
        before = self.snapshot()
        error = self.answer(do=do, **request)["error"]
        assert self.snapshot() == before
        return str(error["code"])

    def snapshot(self) -> str:
        game = self.bridge.game
        if game is None:
            return str(self.bridge.revision)
        return f"{self.bridge.revision} {game.record} {game.states} {game.events} {game.assisted}"

    def new(self, players: int = 1, **request: object) -> dict[str, Any]:
        return self.ok("new", **{"players": players, "seed": SEED, "seats": []} | request)

    def begin(self, position: str) -> dict[str, Any]:
        """Put a position on the table, as a save brings it."""
        record = Record.of_position(parse_position(position)).to_json()
        return self.ok("load", save=json.dumps({"record": record, "assisted": False}))

    def fresh(self, do: str, **request: object) -> dict[str, Any]:
        return self.ok(do, **{"revision": self.revision, "viewer": self.seat} | request)

    def move(self, move: str, **request: object) -> dict[str, Any]:
        return self.fresh("move", move=move, **request)

    @property
    def seat(self) -> int:
        seat: int = self.bridge.game.state.seat
        return seat


def teaching(**fields: object) -> str:
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


@pytest.fixture
def table() -> Table:
    return Table()


# A game comes onto the table


def test_hello_says_which_engine_answers(table: Table) -> None:
    assert table.ok("hello") == {"engine": ENGINE}


def test_a_new_game_shows_an_onlooker_the_deal_and_saves_it(table: Table) -> None:
    answer = table.answer(do="new", players=2, seed=SEED, first=2, seats=["Ada", "Béla"])
    view = answer["ok"]
    assert (view["revision"], view["ply"], view["viewer"], view["events"]) == (1, 0, 0, [])
    assert view["names"] == ["Ada", "Béla"]
    assert view["observation"]["seat"] == 2
    assert view["observation"]["hands"] == [[None] * 7, [None] * 7]
    assert not view["your_turn"] and not view["over"] and view["standard"]
    assert answer["summary"] == {
        "players": 2,
        "seats": ["Ada", "Béla"],
        "bots": ["", ""],
        "rules": "standard",
        "assisted": False,
        "ply": 0,
        "enemy": view["enemy"]["card"],
        "beaten": 0,
        "result": None,
    }
    record = record_from_json(json.loads(answer["save"])["record"])
    assert record == Record(2, SEED, first=2, seats=("Ada", "Béla"))


def test_a_summary_tells_what_makes_a_game_count_apart(table: Table) -> None:
    """The statistics read summaries only: a save holds what a running game hides."""
    record = Record(1, SEED, Rules(hand_limit=9)).to_json()
    for assisted in (False, True):
        save = json.dumps({"record": record, "assisted": assisted})
        summary = table.answer(do="load", save=save)["summary"]
        assert summary["assisted"] is assisted
        assert summary["rules"] == "standard+hand_limit:9"


def test_rules_left_out_are_the_standard_ones(table: Table) -> None:
    view = table.new(rules={"hand_limit": 9, "solo_yield": "free"})
    assert view["rules"] == Rules.from_json({"hand_limit": 9, "solo_yield": "free"}).to_json()
    assert not view["standard"] and view["hand_limit"] == 9


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"players": 5}, "players_range"),
        ({"players": 0}, "players_range"),
        ({"first": 2}, "first_seat_range"),
        ({"rules": {"hand_limit": 20}}, "hand_limit_range"),
        ({"rules": {"jesters": 1}}, "too_many_jesters"),
        ({"rules": {"jokers": 1}}, "unknown_field"),
        ({"rules": {"no_yielding": 1}}, "bad_flag"),
        ({"rules": [1]}, "not_json"),
        ({"seats": ["a", "b"]}, "record_seats"),
        ({"seats": ["x" * 41]}, "record_seats"),
        ({"seats": ["a\nb"]}, "record_seats"),
        ({"seats": "Ada"}, "bad_request"),
        ({"players": "1"}, "bad_request"),
        ({"players": True}, "bad_request"),
        ({"players": 1.5}, "bad_request"),
        ({"first": None}, "bad_request"),
    ],
)
def test_a_game_that_can_not_be_leaves_the_old_one(
    table: Table, request_: dict[str, object], code: str
) -> None:
    table.new()
    assert table.refusal("new", **{"players": 1, "seed": "x"} | request_) == code


def test_a_new_game_needs_a_seed(table: Table) -> None:
    assert table.refusal("new", players=1) == "bad_request"


def test_a_save_brings_back_the_game(table: Table) -> None:
    table.new(2)
    table.move("yield")
    before = table.ok("view", viewer=table.seat)
    other = Table()
    other.ok("load", save=table.save)
    after = other.ok("view", viewer=other.seat)
    assert after | {"revision": 0} == before | {"revision": 0}
    assert other.save == table.save


def damaged() -> Iterator[tuple[str, str]]:
    good = Table()
    good.new(2)
    good.move("yield")
    save = json.loads(good.save)
    yield good.save[:-9], "record_not_text"
    yield "", "record_not_text"
    yield "null", "record_not_text"
    yield "[]", "record_not_text"
    yield json.dumps({"record": save["record"]}), "record_not_text"
    yield json.dumps({"assisted": False}), "record_not_text"
    yield json.dumps(save | {"record": "x"}), "record_not_text"
    for field, value, code in (
        ("format", 99, "record_newer"),
        ("format", "1", "record_field"),
        ("moves", ["flip"], "record_illegal_move"),
        ("moves", ["dance"], "record_field"),
        ("moves", "yield", "record_field"),
        ("seed", None, "record_field"),
        ("players", 9, "record_field"),
        ("seats", ["only one"], "record_seats"),
        ("result", "won", "record_result"),
        ("cheat", True, "record_field"),
    ):
        yield json.dumps(save | {"record": save["record"] | {field: value}}), code


@pytest.mark.parametrize(("save", "code"), list(damaged()))
def test_a_damaged_save_is_refused_and_changes_nothing(table: Table, save: str, code: str) -> None:
    table.new()
    assert table.refusal("load", save=save) == code


# Requests that are none


@pytest.mark.parametrize(
    "text",
    [
        *("", "hello", "null", "[]", '"hello"', "{}", '{"do": "dance"}', '{"do": null}'),
        pytest.param("[" * 100_000, id="deep"),
    ],
)
def test_text_that_is_no_request_is_answered_too(text: str) -> None:
    answer = json.loads(bridge.Bridge().handle(text))
    assert answer["error"]["code"] == "bad_request"


@pytest.mark.parametrize("do", ["view", "log"])
def test_without_a_game_there_is_nothing_to_see(table: Table, do: str) -> None:
    assert table.refusal(do, viewer=0) == "no_game"


@pytest.mark.parametrize("do", ["select", "move", "undo", "wish", "give_up"])
def test_without_a_game_there_is_nothing_to_do(table: Table, do: str) -> None:
    assert table.refusal(do, revision=0, viewer=0, cards=[], move="yield", seat=1) == "no_game"
    assert table.refusal("export") == "no_game"


@pytest.mark.parametrize("do", ["select", "move", "undo", "wish", "give_up"])
def test_an_intent_for_another_position_is_stale(table: Table, do: str) -> None:
    table.begin(CHOOSING)
    table.move("play X1")
    request = {"viewer": 1, "cards": [], "move": "next 2", "seat": 2, "wish": "keen"}
    for revision in (table.revision - 1, table.revision + 1, None, "2"):
        assert table.refusal(do, revision=revision, **request) == "stale_intent"
    assert table.refusal(do, **request) == "bad_request"


@pytest.mark.parametrize("do", ["move", "undo", "wish", "give_up"])
@pytest.mark.parametrize(
    ("viewer", "code"),
    [(4, "no_such_seat"), (-1, "no_such_seat"), (None, "bad_request"), ("1", "bad_request")],
)
def test_who_looks_is_asked_before_anything_changes(
    table: Table, do: str, viewer: object, code: str
) -> None:
    table.begin(CHOOSING)
    table.move("play X1")
    request = {"revision": table.revision, "move": "next 2", "seat": 2, "wish": "keen"}
    assert table.refusal(do, viewer=viewer, **request) == code
    assert table.bridge.game.wishes == {}


def test_nobody_looks_from_a_seat_that_is_not_there(table: Table) -> None:
    table.new()
    assert table.refusal("view", viewer=2) == "no_such_seat"
    assert table.refusal("view") == "bad_request"
    assert table.refusal("log", viewer="1") == "bad_request"


# Choosing and moving


def test_a_selection_says_what_it_is_and_what_it_would_do(table: Table) -> None:
    table.begin(teaching(hands="3S.3D.5C"))
    chosen = table.fresh("select", cards=["3S"])
    assert chosen["move"] == "play 3S" and chosen["why_not"] is None
    assert chosen["joinable"] == ["3D"] and chosen["refused"] == {"5C": "mixed_ranks"}
    assert (chosen["total"], chosen["needed"]) == (3, 0)
    state = table.bridge.game.state
    expected = vars(preview(state, parse_move("play 3S")))
    assert chosen["preview"] == json.loads(json.dumps(expected))


def test_a_selection_of_nothing_is_no_move_yet(table: Table) -> None:
    table.begin(teaching())
    chosen = table.fresh("select", cards=[])
    assert (chosen["move"], chosen["preview"], chosen["why_not"]) == (None, None, "nothing_played")


def test_suffering_counts_up_to_the_number_needed(table: Table) -> None:
    table.begin(teaching(hands="3S.4D.5C.KD"))
    view = table.move("yield")
    assert view["observation"]["phase"] == "suffer" and view["suggestion"] == ["3S", "4D", "5C"]
    short = table.fresh("select", cards=["3S"])
    assert (short["why_not"], short["total"], short["needed"]) == ("discard_short", 3, 10)
    paid = table.fresh("select", cards=["KD"])
    assert paid["move"] == "discard KD" and paid["cheaper"]
    assert not table.fresh("select", cards=["3S", "4D", "5C"])["cheaper"] and not short["cheaper"]
    assert set(paid["refused"].values()) == {"discard_stops_at_the_number"}


@pytest.mark.parametrize(
    ("cards", "code"),
    [(["9H"], "card_not_in_hand"), (["ZZ"], "bad_card"), ("3S", "bad_request"), ([3], "bad_card")],
)
def test_cards_that_can_not_be_chosen(table: Table, cards: object, code: str) -> None:
    table.begin(teaching())
    asked = {"revision": table.revision, "cards": cards}
    assert table.refusal("select", **asked) == code


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("play 9H", "card_not_in_hand"),
        ("play 3S 4D", "mixed_ranks"),
        ("discard 3S", "discard_not_now"),
        ("next 1", "next_not_now"),
        ("dance", "bad_move"),
        ("", "bad_move"),
    ],
)
def test_an_illegal_move_is_refused_with_its_code(table: Table, move: str, code: str) -> None:
    table.begin(teaching())
    assert table.refusal("move", revision=table.revision, viewer=1, move=move) == code


def test_a_refusal_names_the_rule(table: Table) -> None:
    table.begin(teaching())
    error = table.answer(do="move", revision=1, viewer=1, move="play 3S 4D")["error"]
    assert (error["kind"], error["rule"]) == ("IllegalMove", "P2")


def test_yield_and_flip_come_with_what_they_would_do_or_why_not(table: Table) -> None:
    view = table.ok("view", viewer=1) if table.begin(teaching(flips=2)) else {}
    assert view["yield"]["legal"] and view["yield"]["preview"]["must_discard"] == 10
    assert not view["flip"]["legal"] and view["flip"]["error"]["code"] == "flips_used_up"
    assert table.ok("view", viewer=0)["flip"] is None


# Undo


def test_a_move_that_showed_nothing_new_is_taken_back_for_free(table: Table) -> None:
    table.begin(teaching())
    before = table.ok("view", viewer=1)
    moved = table.move("yield")
    assert moved["undo"] == {"possible": True, "assists": False}
    undone = table.fresh("undo")
    assert not undone["assisted"] and undone["events"] == []
    assert undone["revision"] == moved["revision"] + 1
    assert undone["observation"] == before["observation"] and undone["ply"] == 0


@pytest.mark.parametrize("move", ["play 4D", "play KD", "flip"])
def test_undo_past_something_new_makes_the_game_assisted_for_good(table: Table, move: str) -> None:
    # 4D draws; KD beats the damaged Jack, and the Queen is turned up; a flip draws a hand.
    table.begin(teaching(damage=9, table="9H", tavern="2H.2C.2S.3H.3C.3D.4C.4H"))
    assert table.move(move)["undo"] == {"possible": True, "assists": True}
    assert table.fresh("undo")["assisted"]
    assert json.loads(table.save)["assisted"] is True
    assert table.move(move)["undo"] == {"possible": True, "assists": False}  # no further harm
    again = Table()
    again.ok("load", save=table.save)
    assert again.ok("view", viewer=1)["assisted"]


def test_there_is_nothing_to_undo_before_the_first_move(table: Table) -> None:
    table.new()
    assert table.ok("view", viewer=1)["undo"] == {"possible": False, "assists": False}
    assert table.refusal("undo", revision=1, viewer=1) == "nothing_to_undo"


# Wishes


def test_wishes_are_told_while_a_jesters_player_chooses(table: Table) -> None:
    table.begin(CHOOSING)
    view = table.move("play X1")
    assert view["observation"]["phase"] == "choose" and view["next"] == [1, 2, 3]
    assert view["wishes"] == {}
    asked = {"revision": table.revision, "viewer": 1}
    heard = table.ok("wish", seat=2, wish="keen", **asked)
    assert heard["events"] == [{"type": "wished", "seat": 2, "wish": "keen"}]
    table.ok("wish", seat=3, wish="reluctant", **asked)
    heard = table.ok("wish", seat=2, wish="neutral", **asked)
    assert heard["wishes"] == {"2": "neutral", "3": "reluctant"}
    assert table.refusal("wish", seat=4, wish="keen", **asked) == "no_such_seat"
    assert table.refusal("wish", seat=2, wish="desperate", **asked) == "bad_request"
    assert table.move("next 2")["wishes"] is None


def test_nobody_wishes_at_another_time(table: Table) -> None:
    table.begin(CHOOSING)
    assert table.refusal("wish", revision=1, viewer=1, seat=2, wish="keen") == "wish_not_now"


def test_undo_of_the_choice_asks_for_wishes_again(table: Table) -> None:
    table.begin(CHOOSING)
    table.move("play X1")
    table.move("next 2")
    assert table.fresh("undo")["wishes"] == {}


# Giving up, and the end


def test_giving_up_ends_the_game_and_undo_takes_it_back(table: Table) -> None:
    table.new()
    given = table.answer(do="give_up", revision=1, viewer=1)
    assert given["ok"]["over"] and given["ok"]["result"] == {"outcome": "gave_up"}
    assert given["summary"]["result"] == {"outcome": "gave_up"}
    asked = {"revision": table.revision, "viewer": 1}
    assert table.refusal("move", move="yield", **asked) == "game_over"
    assert table.refusal("give_up", **asked) == "game_over"
    saved = Table()
    assert saved.ok("load", save=table.save)["over"]
    back = table.ok("undo", **asked)
    assert not back["over"] and not back["assisted"] and back["ply"] == 0


def test_a_game_that_goes_on_is_not_exported(table: Table) -> None:
    table.new()
    assert table.refusal("export") == "export_not_now"


# Whole games


def chosen_move(table: Table, view: dict[str, Any], random_: random.Random) -> str:
    """A legal move, found as a player finds one: by tapping cards and looking at the buttons."""
    if view["next"]:
        return f"next {random_.choice(view['next'])}"
    buttons = [name for name in ("yield", "flip") if view[name]["legal"]]
    if buttons and random_.random() < 0.1:
        return random_.choice(buttons)
    cards: list[str] = []
    chosen = table.fresh("select", cards=cards)
    while chosen["joinable"] and not (chosen["move"] and random_.random() < 0.5):
        cards = [*cards, random_.choice(chosen["joinable"])]
        chosen = table.fresh("select", cards=cards)
    move = chosen["move"] or (buttons[0] if buttons else None)
    assert move, "a seat that can't go on has lost"
    return str(move)


def play_out(table: Table, random_: random.Random) -> Iterator[dict[str, Any]]:
    """The view of the seat at turn before each move of a random game, and the last."""
    while True:
        seen = table.ok("view", viewer=table.seat)
        yield seen
        if seen["over"]:
            return
        table.move(chosen_move(table, seen, random_))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("number", range(3))
def test_a_whole_game_through_the_bridge_is_the_engines(players: int, number: int) -> None:
    table = Table()
    table.new(players, seed=f"{SEED}-{number}", seats=[f"N{seat}" for seat in range(players)])
    *_, last = play_out(table, random.Random(f"{players}-{number}"))
    exported = table.ok("export")
    record = record_from_json(exported["record"])
    assert record == record_from_url(exported["url"])
    state = record.state()
    end = result(state)
    assert end is not None
    assert last["result"]["outcome"] == ("won" if end.won else "lost")
    assert observation_from_json(last["observation"]) == observe(state, state.seat)
    steps = list(record.steps())
    assert last["tally"] == vars(tally(event for _, events in steps for event in events))
    log = table.ok("log", viewer=0)
    assert [entry["move"] for entry in log["entries"]] == [str(move) for move in record.moves]
    assert log["first"] == record.first
    for entry, (_, events) in zip(log["entries"], steps, strict=True):
        seen = [event_from_json(event) for event in entry["events"]]
        assert seen == [event.seen_by(0) for event in events]
    assert table.refusal("move", revision=table.revision, viewer=1, move="yield") == "game_over"


def may_know(table: Table, viewer: int) -> set[str]:
    """The cards that lie where the viewer may see them."""
    state = table.bridge.game.state
    seen = observe(state, viewer)
    piles = [*seen.hands, seen.tavern, seen.discard, *seen.table, (seen.enemy,)]
    return {card.text for pile in piles for card in pile if card is not None}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("rules", [{}, {"open_discard": True}])
def test_no_answer_but_the_save_holds_the_seed_or_a_card_that_is_hidden(
    players: int, rules: dict[str, object]
) -> None:
    table = Table()
    table.new(players, rules=rules)
    for _ in play_out(table, random.Random(players)):
        game = table.bridge.game
        for viewer in range(players + 1):
            view = table.answer(do="view", viewer=viewer)
            log = table.answer(do="log", viewer=viewer)
            assert SEED not in json.dumps([view, log])
            assert set(CARD.findall(json.dumps(view))) <= may_know(table, viewer)
            for entry in log["ok"]["entries"]:
                for event in entry["events"]:
                    if event["type"] == "drew" and event["seat"] != viewer:
                        assert event["card"] is None
        if not game.is_over and game.state.phase is not Phase.CHOOSE:
            asked = {"revision": table.revision, "cards": []}
            shown = json.dumps(table.answer(do="select", **asked))
            assert set(CARD.findall(shown)) <= may_know(table, table.seat)
    assert len(CARD.findall(" ".join(card.text for card in DECK))) == len(DECK)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_a_move_answers_hides_what_its_viewer_may_not_know(players: int) -> None:
    table = Table()
    random_ = random.Random(players)
    table.new(players)
    while not table.bridge.game.is_over:
        state = table.bridge.game.state
        move = random_.choice(legal_moves(state))
        _, events = apply(state, move)
        viewer = random_.randrange(players + 1)
        asked = {"revision": table.revision, "viewer": viewer, "move": str(move)}
        answer = table.answer(do="move", **asked)
        assert answer["ok"]["events"] == [event.seen_by(viewer).to_json() for event in events]
        shown = {name: value for name, value in answer["ok"].items() if name != "events"}
        assert set(CARD.findall(json.dumps(shown))) <= may_know(table, viewer)
        summary = json.dumps(answer["summary"])
        enemy = table.bridge.game.state.enemy
        assert set(CARD.findall(summary)) <= ({enemy.text} if enemy else set())
        assert SEED not in json.dumps(shown) + summary
        assert SEED in answer["save"]


# Tables with a name


def test_a_named_table_is_apart_and_is_never_saved() -> None:
    table = Table()
    table.new(players=2)
    before = table.snapshot()
    line = str(new_game(1, seed="lesson"))
    placed = table.answer(do="place", table="lesson", position=line)
    assert set(placed) == {"ok"}
    moves = [str(move) for move in legal_moves(parse_position(line))]
    request = {"revision": placed["ok"]["revision"], "viewer": 1, "table": "lesson"}
    played = table.answer(do="move", move=moves[0], **request)
    assert set(played) == {"ok"} and played["ok"]["ply"] == 1
    assert table.snapshot() == before

    table.ok("close", table="lesson")
    assert table.refusal("view", table="lesson", viewer=0) == "no_game"
    assert table.snapshot() == before


def test_a_placed_position_is_seen_by_its_seats_names() -> None:
    view = Table().ok("place", position=str(new_game(2, seed="a")), seats=["Ada", "Bo"])
    assert view["names"] == ["Ada", "Bo"] and view["ply"] == 0


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "place", "position": "nonsense"}, "unknown_field"),
        ({"do": "place", "position": 7}, "bad_request"),
        ({"do": "place"}, "bad_request"),
        ({"do": "view", "viewer": 0, "table": 7}, "bad_request"),
    ],
)
def test_what_cannot_be_placed_is_refused(request_: dict[str, object], code: str) -> None:
    table = Table()
    table.new()
    assert table.refusal(**request_) == code  # type: ignore[arg-type]


# Recorded games


def recorded(plies: int) -> Record:
    record = Record(2, SEED)
    for _ in range(plies):
        record = record.then(legal_moves(record.state())[0])
    return record


@pytest.mark.parametrize("form", [Record.to_url, lambda record: json.dumps(record.to_json())])
def test_a_record_is_shown_as_it_stood_after_each_move(form: Any) -> None:
    record = recorded(6)
    table = Table()
    steps = [(), *(events for _, events in record.steps())]
    for ply, events in enumerate(steps):
        view = table.ok("replay", table="a", record=form(record), ply=ply)
        assert (view["ply"], view["plies"]) == (ply, 6)
        assert view["observation"] == observe(record.state(ply), 0).to_json()
        assert view["events"] == [event.seen_by(0).to_json() for event in events]


def test_a_replayed_game_can_be_played_on() -> None:
    record = recorded(4)
    table = Table()
    view = table.ok("replay", table="a", record=record.to_url(), ply=2)
    seat, move = record.state(2).seat, str(record.moves[2])
    request = {"revision": view["revision"], "viewer": seat, "table": "a"}
    assert table.ok("move", move=move, **request)["ply"] == 3


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"record": "nonsense"}, "record_not_text"),
        ({"record": "{"}, "record_not_text"),
        ({"record": 7}, "bad_request"),
        ({"record": recorded(2).to_url(), "ply": 3}, "ply_range"),
        ({"record": recorded(2).to_url(), "ply": "2"}, "bad_request"),
    ],
)
def test_what_cannot_be_replayed_is_refused(request_: dict[str, object], code: str) -> None:
    table = Table()
    table.new()
    assert table.refusal("replay", **request_) == code


# Scenarios on a table with a name

SCENARIO = json.loads((ROOT / "web" / "scenarios" / "yield.json").read_text("utf-8"))


class LessonTable(Table):
    """A table with a scenario on it."""

    def __init__(self, scenario: object = SCENARIO) -> None:
        super().__init__()
        self.view = self.ok("scenario", table="learn", scenario=scenario)

    def do(self, verb: str, **request: object) -> dict[str, Any]:
        revision = self.view["revision"]
        answer = self.answer(do=verb, table="learn", revision=revision, **request)
        assert set(answer) == {"ok"}, answer
        if verb != "select":
            self.view = answer["ok"]
        return answer["ok"]

    def code(self, verb: str, **request: object) -> str:
        revision = self.view["revision"]
        answer = self.answer(do=verb, **{"table": "learn", "revision": revision} | request)
        return str(answer["error"]["code"])


def test_a_scenario_is_shown_to_its_player_with_what_to_say_and_to_mark() -> None:
    view = LessonTable().view
    assert (view["viewer"], view["your_turn"]) == (1, True)
    assert view["observation"]["hands"][1] == [None, None]
    assert view["scenario"] == {
        "name": "yield",
        "kind": "lesson",
        "seat": 1,
        "outcome": "open",
        "step": 0,
        "steps": 3,
        "hints": 0,
        "say": {"id": "yield-1", "args": {"attack": 2}},
        "suggestion": "yield",
        "shows": True,
        "hint": None,
    }


def test_a_move_in_a_scenario_brings_the_partners_moves_and_the_outcome() -> None:
    table = LessonTable()
    table.do("move", move="yield")
    after = table.do("move", move="discard 2H")
    assert [event["type"] for event in after["events"]] == [
        *("discarded", "turn_began"),
        *("played", "damaged", "struck", "discarded", "turn_began"),
    ]
    assert (after["scenario"]["step"], after["your_turn"]) == (2, True)
    assert table.do("move", move="play TC")["scenario"]["outcome"] == "reached"
    assert table.code("move", move="yield") == "scenario_over"
    assert table.do("restart")["scenario"]["step"] == 0


def test_undo_in_a_scenario_takes_back_the_players_move_with_what_followed() -> None:
    table = LessonTable()
    table.do("move", move="yield")
    failed = table.do("move", move="discard TC")["scenario"]
    assert (failed["outcome"], failed["say"]["id"]) == ("failed", "yield-keep")
    assert table.do("undo")["scenario"]["step"] == 1
    table.do("undo")
    assert table.code("undo") == "nothing_to_undo"
    assert table.view["undo"] == {"possible": False, "assists": False}


def test_hints_come_one_after_the_other_until_the_next_move() -> None:
    puzzle = json.loads((ROOT / "web" / "scenarios" / "last-king.json").read_text("utf-8"))
    table = LessonTable(puzzle)
    ids = [table.do("hint")["scenario"]["hint"]["id"] for _ in range(3)]
    assert ids == ["last-king-hint-1", "last-king-hint-2", "last-king-hint-2"]
    assert table.do("move", move="play 9S")["scenario"]["hint"] is None


def test_what_a_scenario_does_not_allow_is_refused_before_it_is_tried() -> None:
    table = LessonTable({**SCENARIO, "losing": [], "allowed": ["yield", "discard 2H", "play TC"]})
    chosen = table.do("select", cards=["2H"])
    assert (chosen["move"], chosen["why_not"]) == (None, "scenario_not_allowed")
    assert table.do("select", cards=["TC"])["move"] == "play TC"
    assert table.code("move", move="play 2H") == "scenario_not_allowed"
    strict = LessonTable(
        {**SCENARIO, "losing": [], "steps": [], "allowed": ["play", "discard"]}
        | {"solution": ["play TC"]}
    )
    assert strict.view["yield"]["error"]["code"] == "scenario_not_allowed"


def test_a_wrong_scenario_leaves_what_was_on_the_table() -> None:
    table = LessonTable()
    assert table.code("scenario", scenario={"format": 1}) == "scenario_field"
    assert table.code("scenario", scenario=None) == "scenario_not_text"
    assert table.do("view")["scenario"]["name"] == "yield"


def test_a_scenario_never_comes_onto_the_table_that_is_saved() -> None:
    table = LessonTable()
    assert table.code("scenario", table="", scenario=SCENARIO) == "bad_request"


def test_a_game_may_take_the_place_of_a_scenario_and_old_intents_are_stale() -> None:
    table = LessonTable()
    before = table.view["revision"]
    table.view = table.ok("place", table="learn", position=SCENARIO["position"])
    assert table.view["revision"] > before and "scenario" not in table.view
    table.view = table.ok("scenario", table="learn", scenario=SCENARIO)
    assert table.code("move", move="yield", revision=before) == "stale_intent"
    assert table.code("give_up") == "bad_request"
