"""The bridge's partners: bots at the table, hints, analyses; nothing hidden in any answer."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import partners
import pytest
from game import REVEALING

from regicide_core import Event, Record, new_game, observe, parse_position
from regicide_core.bots import Motive, sight_of
from regicide_core.bots.facts import FACTS as FACTS_CODES
from tests.bridge.test_bridge import CARD, CHOOSING, SEED, Table, table, teaching  # noqa: F401 -- a fixture


def bot_table(*bots: str, **request: object) -> Table:
    it = Table()
    it.new(len(bots), bots=list(bots), **request)
    return it


def think(it: Table, about: str = "move", rollouts: int = 16, **request: object) -> int:
    """Begin a job and let it have a slice."""
    job = it.ok("think", about=about, revision=it.revision, **request)
    if not job["done"]:
        it.ok("slice", job=job["job"], rollouts=rollouts)
    number: int = job["job"]
    return number


def bot_moves(it: Table, viewer: int = 0) -> dict[str, Any]:
    return it.ok("move", job=think(it), revision=it.revision, viewer=viewer)


def hidden_from(it: Table, viewer: int) -> set[str]:
    state = it.bridge.game.state
    seen = set(CARD.findall(str(observe(state, viewer))))
    return set(CARD.findall(str(state))) - seen


# Seats


def test_who_plays_is_shown_and_saved_and_comes_back() -> None:
    it = bot_table("", "knight", "champion")
    assert it.ok("view", viewer=1)["bots"] == ["", "knight", "champion"]
    other = Table()
    assert other.ok("load", save=it.save)["bots"] == ["", "knight", "champion"]
    assert other.save == it.save


def test_a_save_from_before_there_were_bots_has_none(table: Table) -> None:  # noqa: F811
    table.new(2)
    save = json.loads(table.save)
    del save["bots"]
    assert table.ok("load", save=json.dumps(save))["bots"] == ["", ""]


@pytest.mark.parametrize("bots", [["knight"], ["", 1], "xx", ["", "x" * 41], ["", None]])
def test_bots_that_can_not_be_are_refused(table: Table, bots: object) -> None:  # noqa: F811
    table.new(2)
    assert table.refusal("new", players=2, seed="x", bots=bots) == "record_seats"
    save = json.loads(table.save) | {"bots": bots}
    assert table.refusal("load", save=json.dumps(save)) == "record_seats"


def test_a_person_takes_over_a_seat() -> None:
    it = bot_table("brute", "")
    assert it.fresh("seat", seat=1, bot="", viewer=2)["bots"] == ["", ""]
    assert it.fresh("seat", seat=2, bot="knight", viewer=1)["bots"] == ["", "knight"]
    assert it.refusal("seat", seat=3, bot="", revision=it.revision, viewer=1) == "no_such_seat"
    assert it.refusal("seat", seat=1, bot="", revision=0, viewer=1) == "stale_intent"


# Moves


@pytest.mark.parametrize("level", ["squire", "knight", "champion"])
def test_bots_play_a_whole_game_and_tell_what_they_do(level: str) -> None:
    it = bot_table(level, level, seed="tea")
    view: dict[str, Any] = {"over": False}
    for _ in range(400):
        if view["over"]:
            break
        if view.get("observation", {}).get("phase") == "choose":
            it.fresh("bots_wish", viewer=0)
        view = bot_moves(it)
        assert view["told"]["facts"]
        assert {fact["code"] for fact in view["told"]["facts"]} <= set(FACTS_CODES)
    assert view["over"] and view["result"]["outcome"] in ("won", "lost")


def test_the_same_bot_makes_the_same_move_after_a_reload() -> None:
    it = bot_table("champion", "squire")
    other = Table()
    other.ok("load", save=it.save)
    assert bot_moves(it)["told"] == bot_moves(other)["told"]


def test_a_bot_s_move_is_in_no_answer_before_it_is_made() -> None:
    it = bot_table("champion", "")
    job = it.ok("think", about="move", revision=it.revision)
    answers = [job, it.ok("slice", job=job["job"], rollouts=8), it.ok("thought", job=job["job"])]
    assert not CARD.findall(json.dumps(answers))


def test_what_a_bot_does_shows_no_more_than_the_rules_allow() -> None:
    it = bot_table("", "knight", "squire", seed="x")
    for _ in range(30):
        if it.bridge.game.is_over:
            break
        if it.seat == 1:
            it.move(str(it.bridge.game.record and sight_of(it.bridge.game.record, 1).moves[0]))
            continue
        view = bot_moves(it, viewer=1)
        assert not hidden_from(it, 1) & set(CARD.findall(json.dumps(view["observation"])))
        drawn = [event for event in view["events"] if event["type"] == "drew"]
        assert all(event["card"] is None for event in drawn if event["seat"] != 1)


def test_a_bot_does_not_move_for_a_person() -> None:
    it = bot_table("", "knight")
    assert it.refusal("think", about="move", revision=it.revision) == "hand_hidden"
    assert it.refusal("think", about="guest", move="yield", revision=it.revision) == "hand_hidden"


def test_an_unknown_bot_is_refused() -> None:
    it = bot_table("brute", "")
    assert it.refusal("think", about="move", revision=it.revision) == "no_such_bot"


def test_a_thought_for_another_position_is_stale() -> None:
    it = bot_table("knight", "knight")
    job = think(it)
    it.ok("move", job=job, revision=it.revision, viewer=0)
    assert it.refusal("move", job=job, revision=it.revision, viewer=0) == "stale_intent"
    assert it.refusal("slice", job=job, rollouts=8) == "stale_intent"
    assert it.refusal("thought", job=99) == "stale_intent"


def test_a_hint_is_not_made_as_a_move() -> None:
    it = bot_table("", "knight")
    it.fresh("assist", viewer=1)
    job = think(it, "hint", viewer=1)
    assert it.refusal("move", job=job, revision=it.revision, viewer=1) == "not_a_move"


def test_a_forgotten_job_is_gone() -> None:
    it = bot_table("champion")
    job = think(it)
    assert it.ok("forget", job=job) == {}
    assert it.refusal("thought", job=job) == "stale_intent"


def test_nobody_thinks_when_the_game_is_over() -> None:
    it = bot_table("knight")
    it.fresh("give_up")
    assert it.refusal("think", about="move", revision=it.revision) == "game_over"


@pytest.mark.parametrize("about", ["dance", 1, None])
def test_a_thought_about_nothing_is_refused(about: object) -> None:
    it = bot_table("knight")
    assert it.refusal("think", about=about, revision=it.revision) == "bad_request"


# Wishes


def choosing(*bots: str) -> Table:
    it = Table()
    record = Record.of_position(parse_position(CHOOSING)).to_json()
    save = {"record": record, "assisted": False, "bots": bots}
    it.ok("load", save=json.dumps(save))
    it.move("play X1")
    return it


def test_bots_wish_after_a_jester_but_for_the_one_who_chooses() -> None:
    it = choosing("", "knight", "squire")
    view = it.fresh("bots_wish", viewer=1)
    assert [event["seat"] for event in view["events"]] == [2, 3]
    assert set(view["wishes"]) == {"2", "3"}


def test_bots_do_not_wish_at_other_times() -> None:
    it = bot_table("", "knight")
    assert it.refusal("bots_wish", revision=it.revision, viewer=1) == "wish_not_now"


def test_a_bot_that_chooses_hears_a_keen_person() -> None:
    it = choosing("knight", "", "")
    it.fresh("wish", seat=3, wish="keen", viewer=0)
    view = bot_moves(it)
    assert view["observation"]["seat"] == 3
    assert view["told"]["facts"][0] | {"code": "next_chosen", "seat": 3} == view["told"]["facts"][0]


# Taking back


def test_undo_goes_back_to_the_person_s_last_decision() -> None:
    it = bot_table("", "knight", "knight")
    while it.seat == 1:
        it.move(str(sight_of(it.bridge.game.record, 1).moves[0]))
    decisions = len(it.bridge.game.events)
    while it.seat != 1:
        bot_moves(it)
    assert len(it.bridge.game.events) > decisions
    view = it.fresh("undo")
    assert (view["ply"], view["observation"]["seat"]) == (decisions - 1, 1)


def test_there_is_nothing_to_take_back_before_a_person_has_moved() -> None:
    it = bot_table("knight", "")
    while it.seat != 2:
        bot_moves(it)
    assert not it.ok("view", viewer=2)["undo"]["possible"]
    assert it.refusal("undo", revision=it.revision, viewer=2) == "nothing_to_undo"


def play_until(it: Table, wanted: Callable[[list[tuple[Event, ...]]], bool]) -> None:
    """A person and a bot go on until what was done since the person's move is as wanted."""
    before = 0
    while not it.bridge.game.is_over:
        if it.seat == 1:
            before = len(it.bridge.game.events)
            it.move(str(sight_of(it.bridge.game.record, 1).moves[0]))
        else:
            bot_moves(it)
        made = it.bridge.game.events[before:]
        if len(made) > 1 and wanted(made):
            return
    pytest.fail("it never came to that")


def test_undo_past_what_a_bot_has_shown_assists() -> None:
    it = bot_table("", "knight", seed="tea")
    play_until(it, lambda made: any(event.code == "drew" for event in made[-1]))
    assert it.ok("view", viewer=1)["undo"]["assists"]
    assert it.fresh("undo", viewer=1)["assisted"]


def test_undo_past_any_move_of_a_bot_assists() -> None:
    """Its cards were nobody's business before, also where nobody drew any."""
    it = bot_table("", "knight", seed="tea")
    play_until(it, lambda made: all(e.code not in REVEALING for events in made for e in events))
    assert it.ok("view", viewer=1)["undo"]["assists"]
    assert it.fresh("undo", viewer=1)["assisted"]


def test_where_all_are_bots_one_move_is_taken_back() -> None:
    it = bot_table("knight", "knight")
    bot_moves(it)
    bot_moves(it)
    assert it.fresh("undo", viewer=0)["ply"] == 1


# Hints


def test_a_hint_needs_the_mark_and_the_hand() -> None:
    it = bot_table("", "knight")
    assert it.refusal("think", about="hint", revision=it.revision, viewer=1) == "hand_hidden"
    assert it.fresh("assist", viewer=1)["assisted"]
    assert json.loads(it.save)["assisted"]
    assert it.refusal("think", about="hint", revision=it.revision, viewer=0) == "hand_hidden"
    job = think(it, "hint", viewer=1)
    hint = it.ok("thought", job=job)
    assert 0 <= hint["best"]["chance"] <= 1 and hint["motives"]
    assert set(hint["motives"]) <= set(Motive)


def test_the_mark_leaves_the_position_as_it_was() -> None:
    """A move on its way while a hint is asked for is not lost."""
    it = bot_table("", "knight")
    before = it.revision
    assert it.fresh("assist", viewer=1)["revision"] == before
    move = str(sight_of(it.bridge.game.record, 1).moves[0])
    assert it.ok("move", move=move, revision=before, viewer=1)["assisted"]


def test_a_closed_table_s_thought_is_over() -> None:
    it = Table()
    position = str(new_game(players=1, seed="tea"))
    revision = it.ok("place", position=position, table="board")["revision"]
    seen = {"revision": revision, "viewer": 1, "table": "board"}
    it.ok("assist", **seen)
    job = it.ok("think", about="hint", **seen)["job"]
    assert not it.ok("slice", job=job, rollouts=1, table="board")["done"]
    it.ok("close", table="board")
    assert it.refusal("slice", job=job, rollouts=1, table="board") == "stale_intent"


def test_a_hint_weighs_the_move_in_mind() -> None:
    it = bot_table("")
    it.fresh("assist", viewer=1)
    job = think(it, "hint", rollouts=24, viewer=1, mind="yield")
    assert it.ok("thought", job=job)["yours"]["move"] == "yield"


def test_a_hint_names_only_cards_that_the_seat_can_see() -> None:
    it = bot_table("", "", "knight")
    it.fresh("assist", viewer=1)
    hint = it.ok("thought", job=think(it, "hint", viewer=1))
    assert not hidden_from(it, 1) & set(CARD.findall(json.dumps(hint)))


def test_nobody_gets_a_hint_for_a_bot() -> None:
    it = bot_table("knight", "")
    it.fresh("assist", viewer=2)
    assert it.refusal("think", about="hint", revision=it.revision, viewer=1) == "hand_hidden"


# Analyses


def test_a_finished_game_is_analysed_in_slices() -> None:
    it = bot_table("knight", seed="tea")
    while not it.bridge.game.is_over:
        bot_moves(it)
    begun = it.ok("think", about="analysis", revision=it.revision)
    assert (begun["judged"], begun["done"]) == (0, False)
    progress = it.ok("slice", job=begun["job"], rollouts=500)
    assert 0 < progress["judged"] <= progress["total"] == begun["total"]
    found = it.ok("thought", job=begun["job"])
    assert len(found["judgements"]) == progress["judged"]
    assert {"ply", "seat", "move", "chance", "mistake", "luck"} <= set(found["judgements"][0])


def test_a_running_game_is_not_analysed() -> None:
    it = bot_table("")
    assert it.refusal("think", about="analysis", revision=it.revision) == "analysis_not_now"


# Guests


def test_a_guest_gets_its_seat_s_sight_and_nothing_else() -> None:
    it = bot_table("brute", "", "", seed=SEED)
    answer = json.loads(it.tables.handle(json.dumps({"do": "sight", "seat": 1, "revision": 1})))
    assert not CARD.findall(json.dumps(answer["ok"])), "the page gets this part"
    sent = answer["sight"]
    assert SEED not in sent
    assert not hidden_from(it, 1) & set(CARD.findall(sent))
    sight = partners.sight_from_json(json.loads(sent)["sight"])
    true = sight_of(it.bridge.game.record, 1)
    assert (sight.observation, sight.memory) == (true.observation, true.memory)
    assert sight.moves == true.moves


def test_a_sight_comes_over_whole_in_the_middle_of_a_game() -> None:
    it = bot_table("knight", "knight", "knight", seed="tea")
    for _ in range(25):
        bot_moves(it)
    for seat in (1, 2, 3):
        true = sight_of(it.bridge.game.record, seat)
        sent = json.loads(json.dumps(partners.sight_to_json(true, "")))
        sight = partners.sight_from_json(sent)
        assert (sight.observation, sight.memory) == (true.observation, true.memory)


def test_a_person_s_sight_is_given_to_nobody() -> None:
    it = bot_table("", "brute")
    assert it.refusal("sight", seat=1, revision=it.revision) == "hand_hidden"
    assert it.refusal("sight", seat=9, revision=it.revision) == "hand_hidden"


def test_a_guest_s_move_is_made_if_it_is_legal() -> None:
    it = bot_table("brute", "")
    move = str(sight_of(it.bridge.game.record, 1).moves[0])
    view = it.ok("move", job=think(it, "guest", move=move), revision=it.revision, viewer=0)
    assert view["ply"] == 1


@pytest.mark.parametrize(
    ("move", "code"),
    [("flip", "flip_not_alone"), ("dance", "bad_move"), ("next 2", "next_not_now")],
)
def test_a_guest_s_illegal_move_is_refused(move: str, code: str) -> None:
    it = bot_table("brute", "")
    assert it.refusal("think", about="guest", move=move, revision=it.revision) == code


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
