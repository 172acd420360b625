"""Who looks at a table, when the device is passed, and what one answer then shows."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regicide_core import legal_moves, new_game
from tests.support.bridge_table import CHOOSING, Table, as_engine_made, teaching

PEOPLE = [("",) * players for players in (2, 3, 4)]
ONE = [("",), ("", "knight"), ("knight", ""), ("squire", "", "knight"), ("", "knight", "knight")]
MIXED = [("", "", "knight"), ("", "knight", ""), ("knight", "", ""), ("", "knight", "", "squire")]
BOTS = [("knight",), ("knight", "squire"), ("squire",) * 4]


def deal(bots: tuple[str, ...], **request: Any) -> tuple[Table, dict[str, Any]]:
    table = Table()
    return table, table.new(len(bots), bots=list(bots), **request)


def first_move(table: Table) -> str:
    """The first legal move: it never gives up anything of much interest."""
    return str(legal_moves(table.game.state)[0])


def go_on(table: Table, **request: Any) -> dict[str, Any]:
    """One move, whoever is at turn; a person reveals their hand first."""
    if not table.game.bot:
        table.ok("reveal", **request)
        return table.move(first_move(table), **request)
    job = table.fresh("think_move")
    if not job["done"]:
        table.ok("slice", job=job["job"], rollouts=1)
    return table.fresh("bot_move", job=job["job"], **request)


def looks(change: dict[str, Any]) -> tuple[int, bool]:
    return change["view"]["viewer"], change["covered"]


def is_consistent(change: dict[str, Any]) -> bool:
    """Covered or over or not: the view is that of who looks, and only a cover has a recap."""
    view = change["view"]
    yours = view["viewer"] == view["observation"]["seat"] and not view["over"]
    shown = [seat for seat, hand in enumerate(view["observation"]["hands"], 1) if any(hand)]
    return (
        view["your_turn"] == yours
        and (view["yielding"] is not None) == yours
        and set(shown) <= {view["viewer"]}
        and (not change["covered"] or view["viewer"] == 0)
        and (change["covered"] or change["recap"] == [])
    )


# Who looks, by who plays


def expected(bots: tuple[str, ...], seat: int, holder: int) -> tuple[int, bool]:
    """Who looks at a running game, when that seat is at turn and that one has the device."""
    people = [at for at, bot in enumerate(bots, start=1) if not bot]
    if not people:
        return 0, False
    if len(people) == 1:
        return people[0], False
    if bots[seat - 1]:
        return 0, False
    return (seat, False) if holder == seat else (0, True)


@pytest.mark.parametrize("bots", [*PEOPLE, *ONE, *MIXED, *BOTS], ids=",".join)
def test_who_looks_during_a_whole_game(bots: tuple[str, ...]) -> None:
    """Nobody sees another's hand; the device is passed only where another person is at turn."""
    table, change = deal(bots)
    assert looks(change) == expected(bots, table.seat, 0)
    for _ in range(60):
        assert is_consistent(change)
        if change["view"]["over"]:
            break
        seat = table.seat
        holder = 0 if bots[seat - 1] else seat
        if change["covered"]:
            assert looks(table.ok("view")) == (0, True), "until the device is passed"
            assert looks(table.reveal()) == (seat, False)
        last = table.view["viewer"]
        change = go_on(table)
        if not change["view"]["over"]:
            assert looks(change) == expected(bots, table.seat, holder)
        else:
            assert looks(change) == (last, False), "whoever looked goes on looking"


@pytest.mark.parametrize("bots", [("",), ("", "knight")])
def test_the_only_person_looks_at_once_and_never_passes_the_device(bots: tuple[str, ...]) -> None:
    table, change = deal(bots)
    for again in (change, table.ok("cover"), table.reveal(), table.ok("load", save=table.save)):
        assert looks(again) == (1, False)


@pytest.mark.parametrize("bots", PEOPLE)
def test_several_find_their_game_covered(bots: tuple[str, ...]) -> None:
    table, change = deal(bots, first=2)
    assert looks(change) == (0, True) and change["view"]["observation"]["seat"] == 2
    assert looks(table.reveal()) == (2, False)
    assert looks(table.ok("load", save=table.save)) == (0, True), "after a restart too"


# Passing the device


def two() -> Table:
    """Two people; the first has the device, and yields without harm: the blow is shielded off."""
    table = Table()
    table.begin(teaching(players=2, table="TS", damage=0, enemy="JH", hands="3S.4D/5C.KD"))
    return table


def test_a_move_after_which_another_is_at_turn_covers_the_hand() -> None:
    table = two()
    assert looks(table.ok("view")) == (1, False)
    change = table.move("yield")
    assert looks(change) == (0, True) and table.seat == 2
    assert looks(table.reveal()) == (2, False)
    assert table.view["observation"]["hands"] == [[None, None], ["5C", "KD"]]


def test_a_move_after_which_the_same_player_goes_on_covers_nothing() -> None:
    table = Table()
    table.begin(teaching(players=2, hands="3S.4D.5C/KD"))
    change = table.move("yield")
    assert table.view["observation"]["phase"] == "suffer" and looks(change) == (1, False)


def test_a_hand_that_is_left_alone_is_covered_and_revealed_again() -> None:
    table = two()
    revision = table.revision
    covered = table.ok("cover")
    assert looks(covered) == (0, True) == looks(table.ok("cover"))
    assert covered["view"]["observation"]["hands"] == [[None, None], [None, None]]
    assert looks(table.reveal()) == (1, False) == looks(table.reveal())
    assert table.revision == revision, "the position is the same"


def test_covering_and_revealing_change_nothing_of_the_game_and_save_nothing() -> None:
    table = two()
    for verb in ("cover", "reveal", "view"):
        before = str(table.game)
        assert set(table.answer(do=verb)) == {"ok"}
        assert str(table.game) == before


def test_while_a_bot_is_at_turn_there_is_nothing_to_reveal() -> None:
    table, change = deal(("knight", "", ""))
    assert looks(change) == (0, False) == looks(table.reveal()) == looks(table.ok("cover"))


def test_a_person_s_turn_after_a_bot_s_is_covered_even_if_they_moved_before_it() -> None:
    table = Table()
    table.begin(
        teaching(players=3, table="TS", enemy="JH", hands="3S.2D/5C/KD.4C"), ("", "knight", "")
    )
    assert looks(table.move("yield")) == (0, False)
    change = go_on(table)
    while table.game.bot:
        change = go_on(table)
    assert looks(change) == (0, True) and table.seat == 3


def test_a_wish_shows_the_table_to_whoever_looks_already() -> None:
    table = Table()
    table.begin(CHOOSING)
    table.move("play X1")
    assert looks(table.fresh("wish", seat=2, wish="keen")) == (1, False)
    table.ok("cover")
    assert looks(table.fresh("wish", seat=3, wish="keen")) == (0, True)


def test_a_jester_s_player_keeps_the_device_until_another_goes_next() -> None:
    """J2"""
    table = Table()
    table.begin(CHOOSING)
    assert looks(table.move("play X1")) == (1, False)
    assert looks(table.move("next 3")) == (0, True)
    table.fresh("undo")
    table.reveal()
    assert looks(table.move("next 1")) == (1, False)


# A seat is taken over


def test_when_a_second_person_sits_down_the_device_is_passed() -> None:
    table, _ = deal(("", "knight"), first=2)
    assert looks(table.ok("view")) == (1, False)
    assert looks(table.fresh("seat", seat=2, bot="")) == (0, True)


def test_when_a_second_person_sits_down_the_one_at_turn_looks_on() -> None:
    table, _ = deal(("", "knight"))
    assert looks(table.fresh("seat", seat=2, bot="")) == (1, False)


def test_when_all_others_are_bots_the_last_person_looks() -> None:
    table, change = deal(("", ""))
    assert change["covered"]
    assert looks(table.fresh("seat", seat=1, bot="knight")) == (2, False)


# Taking back


def test_undo_of_another_s_move_covers_the_hand() -> None:
    table = two()
    table.move("yield")
    table.reveal()
    change = table.fresh("undo")
    assert looks(change) == (0, True) and table.seat == 1 and change["recap"] == []


def test_undo_of_one_s_own_move_covers_nothing() -> None:
    table = Table()
    table.begin(teaching(players=2, hands="3S.4D.5C/KD"))
    table.move("yield")
    assert looks(table.fresh("undo")) == (1, False)


def test_undo_from_the_end_of_a_game_of_several_covers_the_hand() -> None:
    """Somebody else may have the device by now."""
    table = two()
    assert looks(table.fresh("give_up")) == (1, False)
    assert looks(table.fresh("undo")) == (0, True)


def test_undo_from_the_end_of_a_game_of_one_person_covers_nothing() -> None:
    table, _ = deal(("", "knight"))
    table.fresh("give_up")
    assert looks(table.fresh("undo")) == (1, False)


def test_an_undo_that_is_refused_leaves_whoever_looks() -> None:
    """The bots lost before a person had moved: nothing can be taken back."""
    table = Table()
    position = teaching(players=3, hands="3S/4D/5C", tavern="-", discard="-", flips=0)
    table.begin(position, ("knight", "", ""))
    while not table.game.is_over:
        go_on(table)
    before = looks(table.ok("view"))
    table.ok("load", save=table.save)
    opened = looks(table.ok("view"))
    assert before == (0, False) and opened == (1, False)
    assert table.refusal("undo", revision=table.revision) == "nothing_to_undo"
    assert looks(table.ok("view")) == opened


# The end


def lost() -> Table:
    """Two people; the second can't pay."""
    table = Table()
    table.begin(teaching(players=2, seat=2, hands="3S.4D/4C.5C", tavern="-", discard="-"))
    return table


def test_after_the_last_move_the_mover_goes_on_looking() -> None:
    table = lost()
    change = table.move("yield")
    assert change["view"]["over"] and looks(change) == (2, False)
    assert looks(table.ok("cover")) == looks(table.reveal()) == (2, False), "all is told by now"


def test_a_finished_game_of_several_opens_with_the_hand_at_turn() -> None:
    table = lost()
    table.move("yield")
    assert looks(table.ok("load", save=table.save)) == (2, False)


def test_a_finished_game_of_one_person_opens_with_that_person_s_hand() -> None:
    table, _ = deal(("", "knight"), first=2)
    table.fresh("give_up")
    assert table.seat == 2 and looks(table.ok("load", save=table.save)) == (1, False)


def test_a_finished_game_of_bots_shows_no_hand() -> None:
    table, _ = deal(("knight", "knight"))
    table.fresh("give_up")
    assert looks(table.ok("load", save=table.save)) == (0, False)


# Tables whose hands lie open


def test_at_an_open_table_whoever_is_at_turn_looks_and_nothing_is_covered() -> None:
    table = Table()
    seen = table.ok("place", position=str(new_game(3, seed="a")), table="board")
    for _ in range(30):
        view = seen["view"]
        if view["over"]:
            break
        assert looks(seen) == (view["observation"]["seat"], False) and is_consistent(seen)
        game = table.tables.tables["board"].game
        assert game is not None
        move = str(legal_moves(game.state)[0])
        mover = view["viewer"]
        seen = table.ok("move", move=move, revision=view["revision"], table="board")
    assert seen["view"]["over"] and looks(seen) == (mover, False)


def test_at_an_open_table_a_game_that_is_over_is_opened_for_an_onlooker() -> None:
    table = lost()
    table.move("yield")
    record = json.dumps(json.loads(table.save)["record"])
    shown = table.ok("replay", record=record, ply=1, table="board")
    assert shown["view"]["over"] and looks(shown) == (0, False)
    assert looks(table.ok("seek", ply=0, table="board")) == (2, False)
    assert looks(table.ok("seek", ply=1, table="board")) == (0, False)
    revision = table.views["board"]["revision"]
    assert looks(table.ok("undo", revision=revision, table="board")) == (2, False)


def test_a_watched_game_is_seen_from_the_seat_at_turn_which_plays_nothing() -> None:
    table = lost()
    table.move("yield")
    shown = table.ok("watch", save=table.save, ply=0, table="replay")
    for ply in (0, 1):
        shown = table.ok("seek", ply=ply, table="replay")
        assert looks(shown) == (2, False)
        assert not shown["view"]["your_turn"] and shown["view"]["yielding"] is None


def test_each_table_has_its_own_viewer() -> None:
    table = two()
    table.ok("place", position=str(new_game(2, seed="a", first=2)), table="board")
    assert table.views["board"]["viewer"] == 2
    assert looks(table.ok("view")) == (1, False)
    table.ok("cover")
    assert looks(table.ok("view", table="board")) == (2, False)


# One answer suffices


def recap_of(table: Table) -> list[dict[str, Any]]:
    """What all did since the player at turn last decided, as everybody may know it."""
    game = table.game
    seats = [state.seat for state in game.states[:-1]]
    since = max((ply + 1 for ply, seat in enumerate(seats) if seat == table.seat), default=0)
    return [event.seen_by(0).to_json() for events in game.events[since:] for event in events]


@pytest.mark.parametrize("bots", [*PEOPLE, *MIXED], ids=",".join)
def test_a_cover_comes_with_what_all_did_since_that_player_decided(bots: tuple[str, ...]) -> None:
    """T1: as everybody may know it, for anybody may hold the device."""
    table, change = deal(bots)
    covers = 0
    for _ in range(40):
        if change["view"]["over"]:
            break
        if change["covered"]:
            covers += 1
            assert as_engine_made(change["recap"]) == recap_of(table)
            assert all(event.get("card") is None for event in change["recap"])
        change = go_on(table)
    assert covers > 2


def test_a_recap_is_there_again_after_a_restart() -> None:
    table = two()
    recap = table.move("yield")["recap"]
    assert [event["type"] for event in recap] == ["yielded", "turn_began"]
    assert table.ok("load", save=table.save)["recap"] == recap
    assert table.ok("view")["recap"] == recap == table.ok("cover")["recap"]
    assert table.reveal()["recap"] == []


@pytest.mark.parametrize(
    "bots", [("",), ("", ""), ("", "knight"), ("", "", "knight")], ids=",".join
)
def test_the_answer_to_a_move_is_all_that_is_to_be_seen(bots: tuple[str, ...]) -> None:
    """Asking again would show nothing else: neither the table, nor who looks, nor the recap."""
    table, change = deal(bots)
    for _ in range(30):
        again = table.ok("view")
        assert {**change, "entries": []} == {**again, "entries": []} | {
            name: change[name] for name in ("line",) if name in change
        }
        if change["view"]["over"]:
            assert change["view"]["deal"] and change["view"]["result"]
            break
        change = go_on(table)
        assert len(change["entries"]) == 1


# The log


def test_the_whole_log_comes_where_it_is_asked_for_and_not_known_yet() -> None:
    table = two()
    assert "log" not in table.ok("view") and table.ok("view", log=True)["log"] == []
    assert "log" not in table.ok("cover") and table.ok("cover", log=True)["log"] == []
    assert "log" not in table.ok("reveal") and table.ok("reveal", log=True)["log"] == []
    change = table.move("yield", log=True)
    assert change["entries"] == change["log"] and len(change["log"]) == 1, "another looks: nobody"
    assert len(table.ok("reveal", log=True)["log"]) == 1
    assert table.fresh("undo", log=True)["log"] == []
    assert "log" not in table.move("yield"), "who doesn't ask gets none"


def test_a_move_adds_to_the_log_of_whoever_looks_on() -> None:
    table = Table()
    assert table.new(1, log=True)["log"] == []
    log: list[dict[str, Any]] = []
    for _ in range(8):
        if table.view["over"]:
            break
        change = table.move(first_move(table), log=True)
        assert "log" not in change
        log += change["entries"]
    assert log == table.ok("view", log=True)["log"]
    for verb in ("assist", "give_up"):
        if not table.view["over"]:
            assert "log" not in table.fresh(verb, log=True)
    assert table.ok("load", save=table.save, log=True)["log"] == log


@pytest.mark.parametrize("bots", [*PEOPLE, *ONE, *MIXED], ids=",".join)
def test_a_page_that_keeps_the_log_has_the_true_one(bots: tuple[str, ...]) -> None:
    """Whole logs where they come, entries added where not: at every step as if asked for."""
    table, change = deal(bots, log=True)
    log = change["log"]

    def keep(change: dict[str, Any]) -> None:
        nonlocal log
        log = change["log"] if "log" in change else [*log, *change["entries"]]
        assert log == table.ok("view", log=True)["log"]

    for step in range(30):
        if table.view["over"]:
            break
        if not table.game.bot:
            keep(table.ok("reveal", log=True))
            keep(table.move(first_move(table), log=True))
        else:
            keep(go_on(table, log=True))
        if step % 7 == 6 and table.view["undo"]["possible"]:
            keep(table.fresh("undo", log=True))
        if step % 5 == 4:
            keep(table.ok("cover", log=True))
