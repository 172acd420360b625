"""The story of a finished game: what decided it, its best moment, who did what."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regicide_core import Record, parse_move, tally
from tests.support.bridge_table import Table, teaching
from tests.support.golden import GAMES, stored


def record_of(name: str) -> Record:
    """A golden game as a record."""
    (game,) = (game for game in GAMES if game.name == name)
    seed, steps = stored(game.path.read_text("utf-8"))
    record = Record(game.players, seed, game.rules, game.first)
    return record.then(*(parse_move(step) for step in steps if not step.startswith("wish")))


def view_of(record: Record, bots: tuple[str, ...] = ()) -> dict[str, Any]:
    save = {"record": record.to_json(), "assisted": False, "bots": bots}
    view: dict[str, Any] = Table().ok("load", save=json.dumps(save))["view"]
    return view


def ending_of(name: str, bots: tuple[str, ...] = ()) -> dict[str, Any]:
    ending: dict[str, Any] = view_of(record_of(name), bots)["ending"]
    return ending


def test_a_running_game_has_no_ending() -> None:
    table = Table()
    table.begin(teaching(hands="3S.3D.5C"))
    assert table.view["ending"] is None


def test_a_loss_to_a_hit_tells_how_much_was_missing() -> None:
    """F4"""
    assert ending_of("solo_loss_by_f4")["decider"] == {
        "type": "hit",
        "seat": 1,
        "enemy": "QH",
        "amount": 9,
        "short": 1,  # the Eight of Hearts was left
    }


@pytest.mark.parametrize("name", ["solo_loss_by_p8", "loss_by_p8"])
def test_a_loss_with_nothing_left_to_play_tells_what_the_enemy_had_left(name: str) -> None:
    """P8"""
    record = record_of(name)
    state = record.state()
    assert state.enemy is not None
    assert view_of(record)["ending"]["decider"] == {
        "type": "stuck",
        "seat": state.seat,
        "enemy": state.enemy.text,
        "left": state.health_left,
    }


def test_a_victory_tells_the_last_blow() -> None:
    """W1"""
    record = record_of("two_players_win")
    decider = view_of(record)["ending"]["decider"]
    _, *cards = str(record.moves[-1]).split()
    assert decider["type"] == "blow" and decider["cards"] == cards
    assert decider["enemy"][0] == "K"
    assert decider["damage"] > 0


def test_a_game_that_was_given_up_tells_who_stood_there() -> None:
    record = record_of("two_players_win").upto(3).given_up()
    state = record.state()
    decider = view_of(record)["ending"]["decider"]
    assert decider == {"type": "gave_up", "enemy": str(state.enemy), "left": state.health_left}


def test_each_seats_part_adds_up_to_the_numbers_of_the_game() -> None:
    record = record_of("four_players_win")
    parts = view_of(record)["ending"]["parts"]
    numbers = tally(event for _, events in record.steps() for event in events)
    assert [part["seat"] for part in parts] == [1, 2, 3, 4]
    for name in ("played", "damage", "beaten", "exact"):
        assert sum(part[name] for part in parts) == getattr(numbers, name)


def test_a_solo_game_has_no_parts() -> None:
    assert ending_of("solo_win_with_flips")["parts"] == []


# The best moment


def best_of(position: str, *moves: str) -> dict[str, Any]:
    """The best moment of a game that is given up after these moves from a position."""
    table = Table()
    table.begin(position)
    for move in moves:
        table.move(move)
    best: dict[str, Any] = table.fresh("give_up")["view"]["ending"]["best"]
    return best


def test_the_best_moment_is_an_exact_kill_of_a_king() -> None:
    best = best_of(teaching(enemy="KC", damage=30, table="TD/9D/9H/2D", hands="TS.TH"), "play TS")
    assert best["kind"] == "exact"
    assert (best["enemy"], best["cards"], best["amount"], best["ply"]) == ("KC", ["TS"], 10, 1)


def test_an_escape_that_takes_the_last_cards_is_a_best_moment() -> None:
    best = best_of(teaching(enemy="JC", hands="3C.TH"), "play 3C", "discard TH")
    assert best == {
        "kind": "escape",
        "ply": 2,
        "seat": 1,
        "enemy": "JC",
        "cards": ["TH"],
        "amount": 10,
        "spare": 0,
    }


def test_otherwise_the_best_moment_is_the_hardest_blow() -> None:
    best = best_of(
        teaching(enemy="QD", hands="3C.7C.9H.9S.4D"), "play 3C", "discard 9H 9S", "play 7C"
    )
    assert (best["kind"], best["cards"], best["amount"]) == ("damage", ["7C"], 14)


def test_the_best_moment_is_a_persons_unless_only_bots_play() -> None:
    record = record_of("two_players_win")
    seats = {view_of(record, bots)["ending"]["best"]["seat"] for bots in [("", "squire")]}
    assert seats == {1}
    assert view_of(record, ("squire", "squire"))["ending"]["best"] is not None


# Whether somebody has played a game


def test_a_deal_is_played_once_a_person_has_moved() -> None:
    record = Record(2, "tea", first=2)
    first, *_ = record_of("two_players_win").moves

    def is_played(record: Record, bots: tuple[str, ...]) -> bool:
        save = {"record": record.to_json(), "assisted": False, "bots": bots}
        played: bool = Table().answer(do="load", save=json.dumps(save))["summary"]["played"]
        return played

    started = Record(2, record_of("two_players_win").seed, first=1).then(first)
    assert not is_played(record, ("", ""))
    assert is_played(started, ("", ""))
    assert not is_played(started, ("squire", ""))  # only the bot has moved
    assert is_played(started, ("squire", "squire"))  # nobody else will
    assert is_played(record.given_up(), ("", ""))
