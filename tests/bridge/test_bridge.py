"""The bridge: every request, every refusal, whole games, and nothing hidden in any answer."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from bridge import Bridge

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
    result,
    tally,
)
from tests.support.bridge_table import (
    CARD,
    CHOOSING,
    ROOT,
    SEED,
    Table,
    as_engine_made,
    cards_in,
    may_know,
    teaching,
)

OLD_RECORDS = json.loads(
    (ROOT / "tests" / "golden" / "records_of_format_1.json").read_text("utf-8")
)


@pytest.fixture
def table() -> Table:
    return Table()


# A game comes onto the table


def test_hello_says_which_engine_answers(table: Table) -> None:
    assert table.ok("hello") == {"engine": ENGINE}


def test_a_new_game_shows_an_onlooker_the_deal_and_saves_it(table: Table) -> None:
    answer = table.answer(do="new", players=2, seed=SEED, first=2, seats=["Ada", "Béla"])
    view = answer["ok"]["view"]
    assert (view["revision"], view["ply"], view["viewer"]) == (1, 0, 0)
    assert answer["ok"]["entries"] == [] and view["deal"] == ""
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
        "played": False,
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
    view = table.new(rules={"hand_limit": 9, "solo_yield": "free"})["view"]
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
    before = table.reveal()
    other = Table()
    other.ok("load", save=table.save)
    after = other.reveal()
    assert after["view"]["viewer"] == table.seat
    assert after["view"] | {"revision": 0} == before["view"] | {"revision": 0}
    assert other.save == table.save


@pytest.mark.rule("Q1")
def test_a_save_of_format_1_opens_and_plays_on(table: Table) -> None:
    """Alone, `standard` let a player yield once when it was saved."""
    old = OLD_RECORDS["solo"]
    save = json.dumps({"record": old["record"], "assisted": False, "bots": [""]})
    answer = table.answer(do="load", save=save)
    view = answer["ok"]["view"]
    assert (view["ply"], view["standard"], view["rules"]["solo_yield"]) == (15, False, "once")
    assert answer["summary"]["rules"] == "standard+solo_yield:once"
    for move in old["later"]:
        table.move(move)
    assert "yield" in old["later"]
    assert table.view["result"]["rule"] == old["later_result"].removeprefix("lost ")
    record = json.loads(table.save)["record"]
    assert (record["format"], record["rules"]) == (2, "standard+solo_yield:once")
    assert record["moves"] == old["record"]["moves"] + old["later"]


def test_a_save_of_format_1_of_several_people_is_a_standard_game(table: Table) -> None:
    save = json.dumps({"record": OLD_RECORDS["two_players"]["record"], "assisted": False})
    answer = table.answer(do="load", save=save)
    assert answer["ok"]["view"]["standard"] and answer["summary"]["rules"] == "standard"


@pytest.mark.parametrize("name", list(OLD_RECORDS))
def test_a_record_of_format_1_is_replayed_and_watched(table: Table, name: str) -> None:
    old = OLD_RECORDS[name]
    plies = len(old["record"]["moves"])
    for text in (json.dumps(old["record"]), old["url"]):
        assert table.ok("replay", record=text, ply=plies)["plies"] == plies
    if old["record"]["result"]:
        save = json.dumps({"record": old["record"], "assisted": False})
        assert len(table.ok("watch", save=save, ply=0)["moves"]) == plies


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
        ("format", 3, "record_newer"),
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
    answer = json.loads(Bridge().handle(text))
    assert answer["error"]["code"] == "bad_request"


@pytest.mark.parametrize("do", ["view", "reveal", "cover"])
def test_without_a_game_there_is_nothing_to_see(table: Table, do: str) -> None:
    assert table.refusal(do) == "no_game"
    assert table.refusal(do, log=True) == "no_game"


@pytest.mark.parametrize("do", ["select", "move", "undo", "wish", "give_up"])
def test_without_a_game_there_is_nothing_to_do(table: Table, do: str) -> None:
    assert table.refusal(do, revision=0, cards=[], move="yield", seat=1) == "no_game"
    assert table.refusal("seek", ply=0) == "no_game"


@pytest.mark.parametrize("do", ["select", "move", "undo", "wish", "give_up"])
def test_an_intent_for_another_position_is_stale(table: Table, do: str) -> None:
    table.begin(CHOOSING)
    table.move("play X1")
    request = {"cards": [], "move": "next 2", "seat": 2, "wish": "keen"}
    for revision in (table.revision - 1, table.revision + 1, None, "2"):
        assert table.refusal(do, revision=revision, **request) == "stale_intent"
    assert table.refusal(do, **request) == "bad_request"


def test_the_page_does_not_say_who_looks(table: Table) -> None:
    """Whatever seat a request names, the bridge decides."""
    table.new(2)
    shown = table.ok("view")
    for viewer in (1, 2, 9, None):
        asked = json.dumps({"do": "view", "viewer": viewer})
        assert json.loads(table.tables.handle(asked)) == {"ok": shown}
    assert shown["covered"] and shown["view"]["viewer"] == 0


def test_what_is_gone_is_refused_as_no_request(table: Table) -> None:
    table.new()
    for verb in ("export", "log", "think", "thought", "sight"):
        assert table.refusal(verb, revision=1, viewer=1, about="move", job=1) == "bad_request"


# Choosing and moving


def test_a_selection_says_what_it_is_and_what_it_would_do(table: Table) -> None:
    table.begin(teaching(hands="3S.3D.5C"))
    chosen = table.fresh("select", cards=["3S"])
    assert chosen["move"] == "play 3S" and chosen["why_not"] is None
    assert chosen["joinable"] == ["3D"] and chosen["refused"] == {"5C": "mixed_ranks"}
    assert (chosen["total"], chosen["needed"]) == (3, 0)
    expected = json.loads(json.dumps(vars(preview(table.game.state, parse_move("play 3S")))))
    assert chosen["preview"] == expected | {"draws": []}


def test_a_preview_says_who_would_draw_in_the_order_of_drawing(table: Table) -> None:
    """D1"""
    table.begin(teaching(players=3, seat=2, hands="4C/3D.5C/6C", tavern="2H.2C.2S.3H.3C"))
    drawn = table.fresh("select", cards=["3D"])["preview"]["draws"]
    assert drawn == [{"seat": seat, "amount": 1} for seat in (2, 3, 1)]


def test_nobody_chooses_from_a_hand_that_is_covered(table: Table) -> None:
    """T1"""
    table.new(2)
    assert table.view["viewer"] == 0
    assert table.refusal("select", revision=table.revision, cards=[]) == "hand_hidden"
    table.reveal()
    assert table.fresh("select", cards=[])["joinable"]
    table.ok("cover")
    assert table.refusal("select", revision=table.revision, cards=[]) == "hand_hidden"


def test_a_selection_of_nothing_is_no_move_yet(table: Table) -> None:
    table.begin(teaching())
    chosen = table.fresh("select", cards=[])
    assert (chosen["move"], chosen["preview"], chosen["why_not"]) == (None, None, "nothing_played")


def test_suffering_counts_up_to_the_number_needed(table: Table) -> None:
    table.begin(teaching(hands="2S.3S.4D.5C.KD"))
    view = table.move("play 2S")["view"]
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
    assert table.refusal("move", revision=table.revision, move=move) == code


def test_a_refusal_names_the_rule(table: Table) -> None:
    table.begin(teaching())
    error = table.answer(do="move", revision=1, move="play 3S 4D")["error"]
    assert (error["kind"], error["rule"]) == ("IllegalMove", "P2")


def test_yield_and_flip_come_with_what_they_would_do_or_why_not(table: Table) -> None:
    once = "standard+solo_yield:once+partial"
    view = table.begin(teaching(flips=2, rules=once))["view"]
    assert view["yielding"]["legal"] and view["yielding"]["preview"]["must_discard"] == 10
    assert not view["flip"]["legal"] and view["flip"]["error"]["code"] == "flips_used_up"


@pytest.mark.rule("Q1")
def test_alone_the_reason_why_not_to_yield_names_the_decision(table: Table) -> None:
    yielding = table.begin(teaching())["view"]["yielding"]
    assert (yielding["legal"], yielding["error"]["code"]) == (False, "yield_never_alone")
    assert yielding["error"]["rule"] == "Q1"


@pytest.mark.rule("P8", "Q1")
def test_a_preview_says_that_nothing_could_be_done_after_the_move(table: Table) -> None:
    table.begin(teaching(hands="2S.TC", flips=2))
    chosen = table.fresh("select", cards=["2S"])["preview"]
    assert (chosen["survives"], chosen["stuck"]) == (True, True)
    table.begin(teaching(hands="2S.3S.TC", flips=2))
    assert table.fresh("select", cards=["2S"])["preview"]["stuck"] is False
    table.begin(teaching(hands="2D.9S", flips=2))
    assert table.fresh("select", cards=["2D"])["preview"]["stuck"] is None


def test_who_is_not_at_turn_has_nothing_to_choose_from(table: Table) -> None:
    table.new(2)
    covered = table.view
    assert [covered[name] for name in ("flip", "yielding", "suggestion")] == [None] * 3
    assert covered["next"] == [] and not covered["your_turn"]
    shown = table.reveal()["view"]
    assert shown["your_turn"] and shown["flip"]["legal"] is False


# Undo


def test_a_move_that_showed_nothing_new_is_taken_back_for_free(table: Table) -> None:
    table.begin(teaching())
    before = table.view
    moved = table.move("play 3S")["view"]
    assert moved["undo"] == {"possible": True, "assists": False, "other": 0, "ends": False}
    change = table.fresh("undo")
    undone = change["view"]
    assert not undone["assisted"] and change["entries"] == []
    assert undone["revision"] == moved["revision"] + 1
    assert undone["observation"] == before["observation"] and undone["ply"] == 0


@pytest.mark.parametrize("move", ["play 4D", "play KD", "flip"])
def test_undo_past_something_new_makes_the_game_assisted_for_good(table: Table, move: str) -> None:
    # 4D draws; KD beats the damaged Jack, and the Queen is turned up; a flip draws a hand.
    table.begin(teaching(damage=9, table="9H", tavern="2H.2C.2S.3H.3C.3D.4C.4H"))
    assert table.move(move)["view"]["undo"]["assists"]
    assert table.fresh("undo")["view"]["assisted"]
    assert json.loads(table.save)["assisted"] is True
    assert not table.move(move)["view"]["undo"]["assists"]  # no more harm
    again = Table()
    assert again.ok("load", save=table.save)["view"]["assisted"]
    assert again.ok("view")["view"]["assisted"]


def test_there_is_nothing_to_undo_before_the_first_move(table: Table) -> None:
    table.new()
    assert not table.ok("view")["view"]["undo"]["possible"]
    assert table.refusal("undo", revision=1) == "nothing_to_undo"


def test_undo_says_beforehand_that_it_takes_back_the_end(table: Table) -> None:
    table.begin(teaching(hands="2S", flips=2))
    assert table.move("play 2S")["view"]["undo"]["ends"]
    assert not table.fresh("undo")["view"]["undo"]["ends"]
    assert not table.fresh("give_up")["view"]["undo"]["ends"], "giving up costs nothing to undo"


# Redo


def without_revision(view: dict[str, Any]) -> dict[str, Any]:
    return {name: view[name] for name in view if name not in ("revision", "redo", "assisted")}


def test_undone_moves_are_put_back_one_by_one(table: Table) -> None:
    table.begin(teaching())
    views = [table.view]
    for move in ("play 3S", "discard KD", "play 5C"):
        views.append(table.move(move)["view"])
    assert not any(view["redo"] for view in views)
    for at in (2, 1, 0):
        undone = table.fresh("undo")["view"]
        assert undone["redo"] and without_revision(undone) == without_revision(views[at])
    for at in (1, 2, 3):
        change = table.fresh("redo")
        assert [entry["ply"] for entry in change["entries"]] == [at]
        assert without_revision(change["view"]) == without_revision(views[at])
        assert change["view"]["redo"] == (at < 3)
    assert table.refusal("redo", revision=table.revision) == "nothing_to_redo"
    assert json.loads(table.save)["record"]["moves"][0] == "play 3S", "what is put back is saved"


@pytest.mark.parametrize(("verb", "request_"), [("move", {"move": "play 4D"}), ("give_up", {})])
def test_what_was_undone_is_forgotten_after_another_move(
    table: Table, verb: str, request_: dict[str, str]
) -> None:
    table.begin(teaching())
    table.move("play 3S")
    table.fresh("undo")
    assert not table.fresh(verb, **request_)["view"]["redo"]
    assert table.refusal("redo", revision=table.revision) == "nothing_to_redo"


def test_a_redo_leaves_an_assisted_game_assisted(table: Table) -> None:
    table.begin(teaching())
    assert not table.move("play 4D")["view"]["assisted"]
    assert table.fresh("undo")["view"]["assisted"]
    assert table.fresh("redo")["view"]["assisted"]


def test_giving_up_can_be_put_back_too(table: Table) -> None:
    table.begin(teaching())
    table.fresh("give_up")
    assert not table.fresh("undo")["view"]["over"]
    view = table.fresh("redo")["view"]
    assert view["over"] and view["result"] == {"outcome": "gave_up"} and not view["redo"]


def test_a_saved_game_opens_without_anything_to_put_back(table: Table) -> None:
    table.begin(teaching())
    table.move("play 3S")
    assert table.fresh("undo")["view"]["redo"]
    assert not table.ok("load", save=table.save)["view"]["redo"]


def test_a_stale_redo_is_refused(table: Table) -> None:
    table.begin(teaching())
    table.move("play 3S")
    old = table.revision
    table.fresh("undo")
    assert table.refusal("redo", revision=old) == "stale_intent"


# The same deal again


def test_a_deal_is_started_again_with_the_same_players_and_rules(table: Table) -> None:
    dealt = table.new(2, seats=["Ada", "Béla"], bots=["", "knight"], rules={"hand_limit": 8})
    first = json.loads(table.save)
    table.fresh("assist")
    table.move(str(legal_moves(table.game.state)[0]))
    again = table.fresh("restart")
    assert without_revision(again["view"]) == without_revision(dealt["view"])
    assert not again["view"]["assisted"] and not again["view"]["undo"]["possible"]
    assert json.loads(table.save) == first


def test_a_finished_deal_is_started_again(table: Table) -> None:
    table.new()
    table.fresh("give_up")
    again = table.fresh("restart")["view"]
    assert not again["over"] and again["deal"] == "" and again["ply"] == 0


# Wishes


def test_wishes_are_told_while_a_jesters_player_chooses(table: Table) -> None:
    table.begin(CHOOSING)
    view = table.move("play X1")["view"]
    assert view["observation"]["phase"] == "choose" and view["next"] == [1, 2, 3]
    assert view["wishes"] == {}
    asked = {"revision": table.revision}
    heard = table.ok("wish", seat=2, wish="keen", **asked)
    assert heard["said"] == [{"type": "wished", "seat": 2, "wish": "keen"}]
    assert heard["entries"] == [] and heard["view"]["revision"] == view["revision"]
    table.ok("wish", seat=3, wish="reluctant", **asked)
    heard = table.ok("wish", seat=2, wish="neutral", **asked)
    assert heard["view"]["wishes"] == {"2": "neutral", "3": "reluctant"}
    assert table.refusal("wish", seat=4, wish="keen", **asked) == "no_such_seat"
    assert table.refusal("wish", seat=2, wish="desperate", **asked) == "bad_request"
    assert table.move("next 2")["view"]["wishes"] is None


def test_nobody_wishes_at_another_time(table: Table) -> None:
    table.begin(CHOOSING)
    assert table.refusal("wish", revision=1, seat=2, wish="keen") == "wish_not_now"


def test_undo_of_the_choice_asks_for_wishes_again(table: Table) -> None:
    table.begin(CHOOSING)
    table.move("play X1")
    table.move("next 2")
    assert table.fresh("undo")["view"]["wishes"] == {}


# Giving up, and the end


def test_giving_up_ends_the_game_and_undo_takes_it_back(table: Table) -> None:
    table.new()
    given = table.answer(do="give_up", revision=1)
    assert given["ok"]["view"]["over"]
    assert given["ok"]["view"]["result"] == given["summary"]["result"] == {"outcome": "gave_up"}
    asked = {"revision": table.revision}
    assert table.refusal("move", move="yield", **asked) == "game_over"
    assert table.refusal("give_up", **asked) == "game_over"
    saved = Table()
    assert saved.ok("load", save=table.save)["view"]["over"]
    back = table.ok("undo", **asked)["view"]
    assert not back["over"] and not back["assisted"] and back["ply"] == 0


def test_the_deal_has_a_name_once_the_game_is_over(table: Table) -> None:
    assert table.new()["view"]["deal"] == ""
    assert table.fresh("give_up")["view"]["deal"] == SEED
    assert table.ok("load", save=table.save)["view"]["deal"] == SEED
    assert table.fresh("undo")["view"]["deal"] == ""


def test_a_position_has_no_deal_to_name(table: Table) -> None:
    table.begin(teaching())
    assert table.fresh("give_up")["view"]["deal"] == ""


def test_a_game_that_goes_on_is_not_watched(table: Table) -> None:
    table.new()
    assert table.refusal("watch", save=table.save, ply=0, table="replay") == "export_not_now"
    assert table.refusal("view", table="replay") == "no_game"


# Whole games


def chosen_move(table: Table, random_: random.Random) -> str:
    """A legal move, found as a player finds one: by tapping cards and looking at the buttons."""
    view = table.view
    if view["next"]:
        return f"next {random_.choice(view['next'])}"
    choices = {"yield": view["yielding"], "flip": view["flip"]}
    buttons = [name for name, choice in choices.items() if choice["legal"]]
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


def play_out(table: Table, random_: random.Random, **request: Any) -> Iterator[dict[str, Any]]:
    """Every answer of a random game: to the moves, and where the device is passed."""
    change = table.ok("view")
    while not change["view"]["over"]:
        if change["covered"]:
            yield change
            change = table.ok("reveal", **request)
        yield change
        change = table.move(chosen_move(table, random_), **request)
    yield change


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("number", range(3))
def test_a_whole_game_through_the_bridge_is_the_engines(players: int, number: int) -> None:
    table = Table()
    table.new(players, seed=f"{SEED}-{number}", seats=[f"N{seat}" for seat in range(players)])
    *_, last = play_out(table, random.Random(f"{players}-{number}"))
    record = record_from_json(json.loads(table.save)["record"])
    state = record.state()
    end = result(state)
    assert end is not None
    view = last["view"]
    assert view["result"]["outcome"] == ("won" if end.won else "lost")
    assert view["deal"] == record.seed
    assert view["viewer"] == last["entries"][0]["seat"], "the mover still looks"
    assert observation_from_json(view["observation"]) == observe(state, view["viewer"])
    steps = list(record.steps())
    assert view["tally"] == vars(tally(event for _, events in steps for event in events))
    log = table.ok("view", log=True)["log"]
    assert [entry["move"] for entry in log] == [str(move) for move in record.moves]
    assert [entry["ply"] for entry in log] == list(range(1, len(log) + 1))
    assert log[0]["seat"] == record.first
    for entry, (_, events) in zip(log, steps, strict=True):
        seen = [event_from_json(event) for event in as_engine_made(entry["events"])]
        assert seen == [event.seen_by(view["viewer"]) for event in events]
    assert table.refusal("move", revision=table.revision, move="yield") == "game_over"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("rules", [{}, {"open_discard": True}])
def test_no_answer_but_the_save_holds_the_seed_or_a_card_that_is_hidden(
    players: int, rules: dict[str, object]
) -> None:
    """Every answer is searched for secrets (support/bridge_table.py); here are all requests that
    show something, at every position of a game, for every viewer that there may be."""
    table = Table()
    table.new(players, rules=rules)
    for change in play_out(table, random.Random(players), log=True):
        if change["view"]["over"]:
            break
        before = table.view
        for verb, log in (("cover", True), ("view", False), ("reveal", True), ("view", False)):
            seen = table.ok(verb, log=log)
            drawn = [event for entry in seen.get("log", []) for event in entry["events"]]
            for event in [*drawn, *seen["recap"]]:
                if event["type"] == "drew" and event["seat"] != seen["view"]["viewer"]:
                    assert event["card"] is None
            assert seen["covered"] == bool(seen["view"]["viewer"] == 0)
            assert len(seen["view"]["observation"]["hands"]) == players
        if table.game.state.phase is not Phase.CHOOSE:
            hand = before["observation"]["hands"][table.seat - 1]
            for card in [card for card in hand if card]:
                table.answer(do="select", revision=table.revision, cards=[card])
        if not before["viewer"]:
            table.ok("cover")
    assert len(CARD.findall(" ".join(card.text for card in DECK))) == len(DECK)


def test_the_search_for_secrets_finds_them(table: Table) -> None:
    """If the tests' own net had a hole, nobody would see it."""
    table.new(2)
    table.reveal()
    real = table.tables.handle
    hidden = table.game.state.tavern[0].text
    for slip in (hidden, SEED):

        def slips(text: str, slip: str = slip) -> str:
            answer = json.loads(real(text))
            answer["ok"]["view"]["names"] = [slip]
            return json.dumps(answer)

        table.tables.handle = slips  # type: ignore[method-assign]
        with pytest.raises(AssertionError):
            table.ok("view")


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_a_move_answers_hides_what_its_viewer_may_not_know(players: int) -> None:
    table = Table()
    random_ = random.Random(players)
    table.new(players)
    while not table.game.is_over:
        state = table.game.state
        if table.view["viewer"] == 0 and random_.random() < 0.5:
            table.reveal()
        move = random_.choice(legal_moves(state))
        _, events = apply(state, move)
        answer = table.answer(do="move", revision=table.revision, move=str(move))
        viewer = answer["ok"]["view"]["viewer"]
        (entry,) = answer["ok"]["entries"]
        assert (entry["seat"], entry["move"]) == (state.seat, str(move))
        assert as_engine_made(entry["events"]) == [e.seen_by(viewer).to_json() for e in events]
        shown = answer["ok"]["view"]
        if not table.game.is_over:
            assert cards_in(shown) <= may_know(table.game, viewer)
            assert SEED not in json.dumps(answer["ok"])
        enemy = table.game.state.enemy
        assert cards_in(answer["summary"]) <= ({enemy.text} if enemy else set())
        assert SEED not in json.dumps(answer["summary"])
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
    request = {"revision": placed["ok"]["view"]["revision"], "table": "lesson"}
    played = table.answer(do="move", move=moves[0], **request)
    assert set(played) == {"ok"} and played["ok"]["view"]["ply"] == 1
    assert table.snapshot() == before

    table.ok("close", table="lesson")
    assert table.refusal("view", table="lesson") == "no_game"
    assert table.snapshot() == before


def test_a_placed_position_is_seen_by_its_seats_names() -> None:
    change = Table().ok("place", position=str(new_game(2, seed="a")), seats=["Ada", "Bo"])
    view = change["view"]
    assert view["names"] == ["Ada", "Bo"] and view["ply"] == 0


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "place", "position": "nonsense"}, "unknown_field"),
        ({"do": "place", "position": 7}, "bad_request"),
        ({"do": "place"}, "bad_request"),
        ({"do": "view", "table": 7}, "bad_request"),
    ],
)
def test_what_cannot_be_placed_is_refused(request_: dict[str, Any], code: str) -> None:
    table = Table()
    table.new()
    assert table.refusal(**request_) == code


# Recorded games


def recorded(plies: int) -> Record:
    record = Record(2, SEED)
    for _ in range(plies):
        record = record.then(legal_moves(record.state())[0])
    return record


def text_of(record: Record) -> str:
    return json.dumps(record.to_json())


@pytest.mark.parametrize("form", [Record.to_url, text_of])
@pytest.mark.parametrize("way", ["replay", "seek"])
def test_a_record_is_shown_as_it_stood_after_each_move(
    form: Callable[[Record], str], way: str
) -> None:
    record = recorded(6)
    table = Table()
    table.ok("replay", table="a", record=form(record))
    steps = [(), *(events for _, events in record.steps())]
    for ply, events in [*enumerate(steps), (2, steps[2])]:
        asked = {"record": form(record), "ply": ply} if way == "replay" else {"ply": ply}
        change = table.ok(way, table="a", **asked)
        view = change["view"]
        state = record.state(ply)
        assert (view["ply"], change["plies"]) == (ply, 6)
        assert view["viewer"] == state.seat and not change["covered"]
        assert view["observation"] == observe(state, state.seat).to_json()
        shown = [event for entry in change["entries"] for event in entry["events"]]
        assert as_engine_made(shown) == [event.seen_by(state.seat).to_json() for event in events]
        assert [entry["ply"] for entry in change["entries"]] == ([ply] if ply else [])


def test_a_replayed_game_can_be_played_on_and_gone_back_to() -> None:
    record = recorded(4)
    table = Table()
    opened = table.ok("replay", table="a", record=record.to_url(), ply=2)
    request = {"revision": opened["view"]["revision"], "table": "a"}
    assert table.ok("move", move=str(record.moves[2]), **request)["view"]["ply"] == 3
    back = table.ok("seek", table="a", ply=4)
    assert (back["view"]["ply"], back["plies"]) == (4, 4)


@pytest.mark.parametrize("ply", [-1, 5, "2", None])
def test_a_move_that_is_not_in_the_record_is_not_gone_to(table: Table, ply: object) -> None:
    table.ok("replay", record=recorded(4).to_url(), ply=2)
    assert table.refusal("seek", ply=ply) == ("ply_range" if type(ply) is int else "bad_request")


def test_only_a_recorded_game_is_gone_through(table: Table) -> None:
    table.ok("replay", record=recorded(4).to_url())
    table.new()
    assert table.refusal("seek", ply=0) == "no_game"


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_finished_game_is_watched_with_all_cards_open(players: int) -> None:
    table = Table()
    table.new(players)
    for _ in play_out(table, random.Random(players)):
        pass
    game = table.game
    plies = len(game.events)
    answer = table.answer(do="watch", table="replay", save=table.save, ply=1)
    assert set(answer) == {"ok"}
    watched = answer["ok"]
    assert (watched["view"]["ply"], watched["plies"]) == (1, plies)
    assert watched["you"] == (1 if players == 1 else 0)
    assert [entry["move"] for entry in watched["moves"]] == [str(m) for m in game.record.moves]
    for entry, events in zip(watched["moves"], game.events, strict=True):
        assert as_engine_made(entry["events"]) == [event.to_json() for event in events]
    for ply in (0, plies // 2, plies):
        view = table.ok("seek", table="replay", ply=ply)["view"]
        state = game.states[ply]
        assert view["observation"] == observe(state, state.seat).to_json()
        assert (view["ply"], view["your_turn"], view["yielding"]) == (ply, False, None)
        assert view["over"] == (ply == plies) and view["names"] == list(game.record.seats)
    late = table.ok("watch", table="replay", save=table.save, ply=plies + 9)
    assert late["view"]["ply"] == plies, "where the replay was left may lie past an undone end"


def test_a_watched_game_names_the_only_person() -> None:
    table = Table()
    table.new(3, bots=["knight", "", "squire"])
    table.fresh("give_up")
    watched = table.ok("watch", table="replay", save=table.save, ply=0)
    assert watched["you"] == 2 and watched["view"]["bots"] == ["knight", "", "squire"]
    assert watched["view"]["result"] == {"outcome": "gave_up"}


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"save": "nonsense", "ply": 0}, "record_not_text"),
        ({"ply": 0}, "bad_request"),
        ({"ply": -1}, "ply_range"),
        ({"ply": None}, "bad_request"),
    ],
)
def test_what_cannot_be_watched_is_refused(
    table: Table, request_: dict[str, Any], code: str
) -> None:
    table.new()
    table.fresh("give_up")
    save = {} if request_ == {"ply": 0} else {"save": table.save}
    assert table.refusal("watch", **save | request_) == code


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
        self.opened = self.ok("scenario", table="learn", scenario=scenario)

    @property
    def view(self) -> dict[str, Any]:
        return self.views["learn"]

    def do(self, verb: str, **request: Any) -> dict[str, Any]:
        """The view after a request; of a selection, all of it."""
        change = self.change(verb, **request)
        view: dict[str, Any] = change.get("view", change)
        return view

    def change(self, verb: str, **request: Any) -> dict[str, Any]:
        fresh = {} if verb == "view" else {"revision": self.view["revision"]}
        answer = self.answer(do=verb, table="learn", **fresh, **request)
        assert set(answer) == {"ok"}, answer
        ok: dict[str, Any] = answer["ok"]
        return ok

    def code(self, verb: str, **request: Any) -> str:
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
    change = table.change("move", move="discard 2H")
    assert [[event["type"] for event in entry["events"]] for entry in change["entries"]] == [
        ["discarded", "turn_began"],
        ["played", "damaged", "struck"],
        ["discarded", "turn_began"],
    ]
    after = change["view"]
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
    assert not table.view["undo"]["possible"]
    assert table.code("redo") == "bad_request", "a lesson has no redo"


def test_hints_come_one_after_the_other_until_the_next_move() -> None:
    puzzle = json.loads((ROOT / "web" / "scenarios" / "last-king.json").read_text("utf-8"))
    table = LessonTable(puzzle)
    ids = [table.do("scenario_hint")["scenario"]["hint"]["id"] for _ in range(3)]
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
    assert strict.view["yielding"]["error"]["code"] == "scenario_not_allowed"


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
    table.ok("place", table="learn", position=SCENARIO["position"])
    assert table.view["revision"] > before and "scenario" not in table.view
    table.ok("scenario", table="learn", scenario=SCENARIO)
    assert table.code("move", move="yield", revision=before) == "stale_intent"
    assert table.code("give_up") == "bad_request"


def test_a_scenario_gives_its_whole_log_where_the_moves_are_others() -> None:
    """Undo and a new beginning change the past; a move adds to it."""
    table = LessonTable()
    assert "log" not in table.opened
    assert "log" not in table.change("move", move="yield", log=True)
    table.change("move", move="discard 2H", log=True)
    assert [entry["ply"] for entry in table.change("undo", log=True)["log"]] == [1]
    assert table.change("restart", log=True)["log"] == []
    assert table.change("view", log=True)["log"] == []


def test_in_a_scenario_only_its_player_looks() -> None:
    table = LessonTable()
    for verb, request in (("move", {"move": "yield"}), ("undo", {}), ("restart", {})):
        change = table.change(verb, **request)
        assert (change["view"]["viewer"], change["covered"], change["recap"]) == (1, False, [])
    assert table.code("reveal") == table.code("cover") == "bad_request"


# A board in somebody's page comes back on another engine


def test_an_opened_position_comes_back_with_the_moves_made_on_it() -> None:
    table = Table()
    opened = table.ok("place", position=teaching(), table="board")
    assert opened["view"]["moves"] == []
    move = "play 4D"
    moved = table.ok("move", move=move, revision=opened["view"]["revision"], table="board")
    assert moved["view"]["moves"] == [move]
    again = Table().ok("place", position=teaching(), moves=moved["view"]["moves"], table="board")
    assert again["view"]["observation"] == moved["view"]["observation"]
    assert again["view"]["moves"] == [move] and again["entries"] == []


def test_a_recorded_game_comes_back_with_the_moves_made_beside_it() -> None:
    record = recorded(6)
    table = Table()
    opened = table.ok("replay", record=record.to_url(), ply=2, table="board")["view"]
    move = str(legal_moves(record.state(2))[-1])
    moved = table.ok("move", move=move, revision=opened["revision"], table="board")["view"]
    assert moved["moves"] == [move]
    again = Table().ok("replay", record=record.to_url(), ply=2, moves=[move], table="board")
    assert again["view"]["observation"] == moved["observation"] and again["plies"] == 6


def test_moves_that_can_not_be_made_leave_what_was_on_the_table() -> None:
    table = Table()
    before = table.ok("place", position=teaching(), table="board")["view"]
    wrong = table.answer(do="place", position=teaching(), moves=["play KH"], table="board")
    assert wrong["error"]["code"] == "card_not_in_hand"
    assert table.ok("view", table="board")["view"] == before
