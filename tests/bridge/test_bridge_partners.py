"""The bridge's partners: bots at the table, hints, analyses; nothing hidden in any answer."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import partners
import protocol
import pytest
from game import REVEALING

from regicide_core import Event, Record, new_game, observe
from regicide_core.bots import Motive, sight_of
from regicide_core.facts import FACTS as FACTS_CODES
from tests.support.bridge_table import (
    CARD,
    CHOOSING,
    SEED,
    Table,
    cards_in,
    check_declared,
    teaching,
)

SHIELDING = (
    "players=1 seat=1 phase=play enemy=JH damage=0 table=- castle=QH hands=9S.2C.3C "
    "tavern=8C.7C discard=- yielded=- flips=2 rules=standard+partial chance=-"
)


@pytest.fixture
def table() -> Table:
    return Table()


def bot_table(*bots: str, **request: object) -> Table:
    it = Table()
    it.new(len(bots), bots=list(bots), **request)
    return it


def think(it: Table, about: str = "move", rollouts: int = 16, **request: Any) -> int:
    """Begin a job and let it have a slice."""
    job = it.fresh(f"think_{about}", **request)
    if not job["done"]:
        it.ok("slice", job=job["job"], rollouts=rollouts)
    number: int = job["job"]
    return number


def hint(it: Table, mind: str | None = None, rollouts: int = 16) -> dict[str, Any]:
    return it.ok("hint", job=think(it, "hint", rollouts, mind=mind))


def bot_moves(it: Table) -> dict[str, Any]:
    return it.fresh("bot_move", job=think(it))


def hidden_from(it: Table, viewer: int) -> set[str]:
    state = it.game.state
    seen = set(CARD.findall(str(observe(state, viewer))))
    return set(CARD.findall(str(state))) - seen


# Seats


def test_who_plays_is_shown_and_saved_and_comes_back() -> None:
    it = bot_table("", "knight", "champion")
    assert it.ok("view")["view"]["bots"] == ["", "knight", "champion"]
    other = Table()
    assert other.ok("load", save=it.save)["view"]["bots"] == ["", "knight", "champion"]
    assert other.save == it.save


def test_a_save_from_before_there_were_bots_has_none(table: Table) -> None:
    table.new(2)
    save = json.loads(table.save)
    del save["bots"]
    assert table.ok("load", save=json.dumps(save))["view"]["bots"] == ["", ""]


@pytest.mark.parametrize("bots", [["knight"], ["", 1], "xx", ["", "x" * 41], ["", None]])
def test_bots_that_can_not_be_are_refused(table: Table, bots: object) -> None:
    table.new(2)
    assert table.refusal("new", players=2, seed="x", bots=bots) == "record_seats"
    save = json.loads(table.save) | {"bots": bots}
    assert table.refusal("load", save=json.dumps(save)) == "record_seats"


def test_a_person_takes_over_a_seat() -> None:
    it = bot_table("brute", "")
    assert it.fresh("seat", seat=1, bot="")["view"]["bots"] == ["", ""]
    assert it.fresh("seat", seat=2, bot="knight")["view"]["bots"] == ["", "knight"]
    assert it.refusal("seat", seat=3, bot="", revision=it.revision) == "no_such_seat"
    assert it.refusal("seat", seat=1, bot="", revision=0) == "stale_intent"
    assert it.refusal("seat", seat=1, bot="x" * 41, revision=it.revision) == "record_seats"


# Moves


@pytest.mark.parametrize("level", ["squire", "knight", "champion"])
def test_bots_play_a_whole_game_and_tell_what_they_do(level: str) -> None:
    it = bot_table(level, level, seed="tea")
    for _ in range(400):
        if it.view["over"]:
            break
        if it.view["observation"]["phase"] == "choose":
            it.fresh("bots_wish")
        seat, enemy = it.seat, it.view["enemy"]["card"]
        change = bot_moves(it)
        (entry,) = change["entries"]
        assert (entry["seat"], entry["enemy"]) == (seat, enemy) and entry["facts"]
        assert {fact["code"] for fact in entry["facts"]} <= set(FACTS_CODES)
        assert (change["view"]["viewer"], change["covered"]) == (0, False)
    assert it.view["over"] and it.view["result"]["outcome"] in ("won", "lost")


def test_the_same_bot_makes_the_same_move_after_a_reload() -> None:
    it = bot_table("champion", "squire")
    other = Table()
    other.ok("load", save=it.save)
    assert bot_moves(it)["entries"] == bot_moves(other)["entries"]


def test_a_bot_s_move_is_in_no_answer_before_it_is_made() -> None:
    it = bot_table("champion", "")
    job = it.fresh("think_move")
    answers = [job, it.ok("slice", job=job["job"], rollouts=8)]
    assert not cards_in(answers)
    assert it.refusal("hint", job=job["job"]) == "hand_hidden"
    assert it.refusal("analysis", job=job["job"]) == "analysis_not_now"


def test_what_a_bot_does_shows_no_more_than_the_rules_allow() -> None:
    it = bot_table("", "knight", "squire", seed="x")
    for _ in range(30):
        if it.game.is_over:
            break
        if it.seat == 1:
            it.move(str(sight_of(it.game.record, 1).moves[0]))
            continue
        change = bot_moves(it)
        assert change["view"]["viewer"] == 1
        assert not hidden_from(it, 1) & cards_in(change["view"]["observation"])
        (entry,) = change["entries"]
        drawn = [event for event in entry["events"] if event["type"] == "drew"]
        assert all(event["card"] is None for event in drawn if event["seat"] != 1)


def test_a_bot_does_not_move_for_a_person() -> None:
    it = bot_table("", "knight")
    assert it.refusal("think_move", revision=it.revision) == "hand_hidden"
    assert it.refusal("guest_move", move="yield", revision=it.revision) == "hand_hidden"


def test_an_unknown_bot_is_refused() -> None:
    it = bot_table("brute", "")
    assert it.refusal("think_move", revision=it.revision) == "no_such_bot"


def test_a_thought_for_another_position_is_stale() -> None:
    it = bot_table("knight", "knight")
    job = think(it)
    it.fresh("bot_move", job=job)
    assert it.refusal("bot_move", job=job, revision=it.revision) == "stale_intent"
    assert it.refusal("bot_move", job=job, revision=it.revision - 1) == "stale_intent"
    assert it.refusal("slice", job=job, rollouts=8) == "stale_intent"
    assert it.refusal("hint", job=99) == "stale_intent"
    assert it.refusal("analysis", job=99) == "stale_intent"


def test_after_a_hint_the_suggested_discard_is_the_coachs(table: Table) -> None:
    """The Six of Clubs would kill the last King next; it is the cheapest discard, too."""
    fields = {"enemy": "KH", "damage": 28, "castle": "-", "table": "9S", "hands": "6C.8D.2S"}
    rules = "standard+enemy_attack:-5+partial"
    table.begin(teaching(**fields, phase="suffer", flips=2, rules=rules, tavern="-", discard="-"))
    assert table.view["suggestion"] == ["6C"]
    assert table.fresh("select", cards=["8D"])["cheaper"]
    table.fresh("assist")
    found = hint(table, rollouts=240)
    assert (found["discard"], found["keeps"], found["costs_more"]) == (["8D"], ["6C"], True)
    assert table.ok("view")["view"]["suggestion"] == ["8D"]
    assert not table.fresh("select", cards=["8D"])["cheaper"]
    table.move("discard 8D")
    assert table.fresh("undo")["view"]["suggestion"] == ["6C"], "the advice was about a moment"


def test_a_hint_is_not_made_as_a_move() -> None:
    it = bot_table("", "knight")
    it.fresh("assist")
    job = think(it, "hint", mind=None)
    assert it.refusal("bot_move", job=job, revision=it.revision) == "not_a_move"


def test_a_forgotten_job_is_gone() -> None:
    it = bot_table("champion")
    job = think(it)
    assert it.ok("forget", job=job) == {}
    assert it.refusal("slice", job=job, rollouts=1) == "stale_intent"
    assert it.refusal("bot_move", job=job, revision=it.revision) == "stale_intent"


def test_nobody_thinks_when_the_game_is_over() -> None:
    it = bot_table("knight")
    it.fresh("give_up")
    for verb in ("think_move", "think_hint", "guest_move"):
        assert it.refusal(verb, revision=it.revision, mind=None, move="yield") == "game_over"


@pytest.mark.parametrize("job", ["1", 1.5, True, None])
def test_a_job_is_named_by_its_number(job: object) -> None:
    it = bot_table("knight")
    for verb in ("slice", "hint", "analysis", "forget", "bot_move"):
        assert it.refusal(verb, job=job, rollouts=1, revision=it.revision) == "bad_request"
    number = think(it)
    for rollouts in ("8", None, 1.5):
        assert it.refusal("slice", job=number, rollouts=rollouts) == "bad_request"


# Wishes


def choosing(*bots: str) -> Table:
    it = Table()
    it.begin(CHOOSING, bots)
    it.move("play X1")
    return it


def test_bots_wish_after_a_jester_but_for_the_one_who_chooses() -> None:
    it = choosing("", "knight", "squire")
    heard = it.fresh("bots_wish")
    assert [event["seat"] for event in heard["said"]] == [2, 3]
    assert set(heard["view"]["wishes"]) == {"2", "3"}


def test_bots_do_not_wish_at_other_times() -> None:
    it = bot_table("", "knight")
    assert it.refusal("bots_wish", revision=it.revision) == "wish_not_now"


def test_a_bot_that_chooses_hears_a_keen_person() -> None:
    it = choosing("knight", "", "")
    it.fresh("wish", seat=3, wish="keen")
    change = bot_moves(it)
    assert change["view"]["observation"]["seat"] == 3
    fact = change["entries"][0]["facts"][0]
    assert (fact["code"], fact["seat"]) == ("next_chosen", 3)


# Taking back


def test_undo_goes_back_to_the_person_s_last_decision() -> None:
    it = bot_table("", "knight", "knight")
    while it.seat == 1:
        it.move(str(sight_of(it.game.record, 1).moves[0]))
    decisions = len(it.game.events)
    while it.seat != 1:
        bot_moves(it)
    assert len(it.game.events) > decisions
    view = it.fresh("undo")["view"]
    assert (view["ply"], view["observation"]["seat"]) == (decisions - 1, 1)


def test_there_is_nothing_to_take_back_before_a_person_has_moved() -> None:
    it = bot_table("knight", "")
    while it.seat != 2:
        bot_moves(it)
    assert not it.view["undo"]["possible"]
    assert it.refusal("undo", revision=it.revision) == "nothing_to_undo"


def play_until(it: Table, wanted: Callable[[list[tuple[Event, ...]]], bool]) -> None:
    """A person and a bot go on until what was done since the person's move is as wanted."""
    before = 0
    while not it.game.is_over:
        if it.seat == 1:
            before = len(it.game.events)
            it.move(str(sight_of(it.game.record, 1).moves[0]))
        else:
            bot_moves(it)
        made = it.game.events[before:]
        if len(made) > 1 and wanted(made):
            return
    pytest.fail("it never came to that")


def test_undo_past_what_a_bot_has_shown_assists() -> None:
    it = bot_table("", "knight", seed="tea")
    play_until(it, lambda made: any(event.code == "drew" for event in made[-1]))
    assert it.view["undo"]["assists"]
    assert it.fresh("undo")["view"]["assisted"]


def test_undo_past_any_move_of_a_bot_assists() -> None:
    """Its cards were nobody's business before, also where nobody drew any."""
    it = bot_table("", "knight", seed="tea")
    play_until(it, lambda made: all(e.code not in REVEALING for events in made for e in events))
    assert it.view["undo"]["assists"]
    assert it.fresh("undo")["view"]["assisted"]


def test_where_all_are_bots_one_move_is_taken_back() -> None:
    it = bot_table("knight", "knight")
    bot_moves(it)
    bot_moves(it)
    assert it.fresh("undo")["view"]["ply"] == 1


# Hints


def test_a_hint_needs_the_mark_and_the_hand() -> None:
    it = bot_table("", "knight")
    assert it.refusal("think_hint", revision=it.revision, mind=None) == "hand_hidden"
    assert it.fresh("assist")["view"]["assisted"]
    assert json.loads(it.save)["assisted"]
    found = hint(it)
    assert 0 <= found["best"]["chance"] <= 1 and found["reasons"]
    assert {reason["code"] for reason in found["reasons"]} <= set(Motive)


def test_nobody_gets_a_hint_about_a_hand_that_is_covered() -> None:
    it = bot_table("", "", "knight")
    it.fresh("assist")
    assert it.ok("view")["covered"]
    assert it.refusal("think_hint", revision=it.revision, mind=None) == "hand_hidden"
    it.reveal()
    assert hint(it)["best"]


def test_the_mark_leaves_the_position_as_it_was() -> None:
    """A move on its way while a hint is asked for is not lost."""
    it = bot_table("", "knight")
    before = it.revision
    assert it.fresh("assist")["view"]["revision"] == before
    move = str(sight_of(it.game.record, 1).moves[0])
    assert it.ok("move", move=move, revision=before)["view"]["assisted"]


def test_a_closed_table_s_thought_is_over() -> None:
    it = Table()
    position = str(new_game(players=1, seed="tea"))
    revision = it.ok("place", position=position, table="board")["view"]["revision"]
    seen = {"revision": revision, "table": "board"}
    it.ok("assist", **seen)
    job = it.ok("think_hint", mind=None, **seen)["job"]
    assert not it.ok("slice", job=job, rollouts=1, table="board")["done"]
    it.ok("close", table="board")
    assert it.refusal("slice", job=job, rollouts=1, table="board") == "stale_intent"


def test_a_hint_weighs_the_move_in_mind() -> None:
    it = bot_table("")
    it.fresh("assist")
    assert hint(it, mind="flip", rollouts=24)["yours"]["move"] == "flip"
    assert it.refusal("think_hint", mind="dance", revision=it.revision) == "bad_move"


def test_a_hint_names_only_cards_that_the_seat_can_see() -> None:
    it = bot_table("", "", "knight")
    it.fresh("assist")
    it.reveal()
    assert not hidden_from(it, 1) & cards_in(hint(it))


def test_nobody_gets_a_hint_for_a_bot() -> None:
    it = bot_table("knight", "")
    it.fresh("assist")
    assert it.refusal("think_hint", revision=it.revision, mind=None) == "hand_hidden"


# Analyses


def test_a_finished_game_is_analysed_in_slices() -> None:
    it = bot_table("knight", seed="tea")
    while not it.game.is_over:
        bot_moves(it)
    begun = it.fresh("think_analysis")
    assert begun["done"] is False
    start = it.ok("slice", job=begun["job"], rollouts=0)
    assert start["judged"] == 0
    progress = it.ok("slice", job=begun["job"], rollouts=500)
    assert 0 < progress["judged"] <= progress["total"] == start["total"]
    found = it.ok("analysis", job=begun["job"])
    assert len(found["judgements"]) == found["judged"] == progress["judged"]
    assert {"ply", "seat", "move", "chance", "mistake", "luck"} <= set(found["judgements"][0])
    assert it.refusal("hint", job=begun["job"]) == "hand_hidden"


def test_a_hint_says_why_and_what_the_next_best_move_would_lose() -> None:
    it = Table()
    it.begin(SHIELDING)
    it.fresh("assist")
    found = hint(it, rollouts=160)
    assert found["best"]["move"] == found["moves"][0]["move"] == "play 9S"
    assert found["reasons"][0] == {
        "code": "stays_alive",
        "cards": [],
        "amount": 1,
        "left": 0,
        "suit": None,
        "seat": 0,
    }
    assert found["moves"][0]["drawbacks"] == []
    assert found["moves"][1]["drawbacks"], "what any other move would lose"
    assert found["lost"], "no game can be won with so few cards"


def test_the_analysis_tells_luck_and_play_once() -> None:
    it = bot_table("knight", seed="tea")
    while not it.game.is_over:
        bot_moves(it)
    begun = it.fresh("think_analysis")
    assert it.ok("analysis", job=begun["job"])["story"] is None
    it.ok("slice", job=begun["job"], rollouts=500)
    story = it.ok("analysis", job=begun["job"])["story"]
    assert story["start"] + story["luck"] + story["play"] == story["end"]


# Practice


def lost_game(*bots: str) -> Table:
    it = bot_table(*bots, seed="tea")
    for _ in range(3):
        if not it.game.bot:
            it.move(str(sight_of(it.game.record, it.seat).moves[0]))
        else:
            bot_moves(it)
    it.fresh("give_up")
    return it


def test_a_practice_game_goes_on_from_a_position_of_a_finished_game() -> None:
    it = lost_game("", "knight")
    before = it.game
    view = it.ok("play_on", save=it.save, ply=2)["view"]
    assert (view["ply"], view["practice"], view["assisted"]) == (2, True, True)
    assert view["bots"] == ["", "knight"] and not view["over"]
    assert it.game.state == before.states[2]
    save = json.loads(it.save)
    assert save["practice"] is True and save["assisted"] is True
    again = Table()
    assert again.ok("load", save=it.save)["view"]["practice"] is True
    assert again.answer(do="load", save=it.save)["summary"]["practice"] is True


def test_an_ordinary_game_is_no_practice() -> None:
    it = lost_game("", "knight")
    assert it.view["practice"] is False
    assert "practice" not in json.loads(it.save)


def test_practice_needs_a_finished_game_and_a_decision_in_it() -> None:
    it = lost_game("", "knight")
    plies = len(it.game.events)
    assert it.refusal("play_on", save=it.save, ply=plies + 1) == "ply_range"
    running = Table()
    running.new(1)
    assert running.refusal("play_on", save=running.save, ply=0) == "analysis_not_now"
    ended = bot_table("knight", seed="tea")
    while not ended.game.is_over:
        bot_moves(ended)
    end = len(ended.game.events)
    assert ended.refusal("play_on", save=ended.save, ply=end) == "game_over"


def test_a_running_game_is_not_analysed() -> None:
    it = bot_table("")
    assert it.refusal("think_analysis", revision=it.revision) == "analysis_not_now"


# Guests


def test_a_guest_gets_its_seat_s_sight_and_nothing_else() -> None:
    it = bot_table("brute", "", "", seed=SEED)
    answer = it.answer(do="guest_sight", seat=1, revision=1)
    assert answer["ok"] == {}, "the page gets this part"
    sent = answer["sight"]
    assert SEED not in sent
    assert not hidden_from(it, 1) & set(CARD.findall(sent))
    sight = partners.sight_from_json(json.loads(sent)["sight"])
    true = sight_of(it.game.record, 1)
    assert (sight.observation, sight.memory) == (true.observation, true.memory)
    assert sight.moves == true.moves


def test_a_sight_comes_over_whole_in_the_middle_of_a_game() -> None:
    it = bot_table("knight", "knight", "knight", seed="tea")
    for _ in range(25):
        bot_moves(it)
    for seat in (1, 2, 3):
        true = sight_of(it.game.record, seat)
        sent = partners.sight_to_json(true, "")
        check_declared(sent, protocol.GuestSight)
        sight = partners.sight_from_json(json.loads(json.dumps(sent)))
        assert (sight.observation, sight.memory) == (true.observation, true.memory)


def test_a_person_s_sight_is_given_to_nobody() -> None:
    it = bot_table("", "brute")
    assert it.refusal("guest_sight", seat=1, revision=it.revision) == "hand_hidden"
    assert it.refusal("guest_sight", seat=9, revision=it.revision) == "hand_hidden"
    assert it.refusal("guest_sight", seat=2, revision=0) == "stale_intent"


def test_a_guest_s_move_is_made_if_it_is_legal() -> None:
    it = bot_table("brute", "")
    move = str(sight_of(it.game.record, 1).moves[0])
    job = it.fresh("guest_move", move=move)
    assert job["done"] and it.ok("slice", job=job["job"], rollouts=8) == {"done": True}
    change = it.fresh("bot_move", job=job["job"])
    assert change["view"]["ply"] == 1 and change["entries"][0]["seat"] == 1
    assert change["entries"][0]["move"] == move


@pytest.mark.parametrize(
    ("move", "code"),
    [("flip", "flip_not_alone"), ("dance", "bad_move"), ("next 2", "next_not_now")],
)
def test_a_guest_s_illegal_move_is_refused(move: str, code: str) -> None:
    it = bot_table("brute", "")
    assert it.refusal("guest_move", move=move, revision=it.revision) == code


def test_a_guest_is_asked_by_text() -> None:
    from regicide_core import Yield
    from regicide_core.bots import Bot, register

    class Lazy(Bot):
        def choose(self, sight: Any) -> Any:
            return Yield() if "yield" in map(str, sight.moves) else None

    register("lazy-guest", Lazy)
    sight = sight_of(Record(2, "tea"), 1)
    asked = json.dumps({"bot": "lazy-guest", "sight": partners.sight_to_json(sight, "s")})
    assert partners.guests.ask("move", asked) == "yield"
    assert partners.guests.ask("wish", asked) == "neutral"
