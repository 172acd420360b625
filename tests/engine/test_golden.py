"""Golden transcripts are what the engine plays today; `build.py golden` rewrites them."""

from __future__ import annotations

import pytest

from regicide_core import Record, parse_event, parse_move, parse_position
from regicide_core.events import EVENTS
from tests.support.golden import FOLDER, GAMES, Game, replayed, stored

by_name = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def lines(game: Game, mark: str) -> list[str]:
    text = game.path.read_text("utf-8")
    return [line.removeprefix(mark) for line in text.splitlines() if line.startswith(mark)]


@by_name
def test_a_transcript_replays_to_the_letter(game: Game) -> None:
    assert replayed(game) == game.path.read_text("utf-8")


@by_name
def test_a_transcript_shows_what_it_is_there_for(game: Game) -> None:
    text = game.path.read_text("utf-8")
    assert [want for want in game.wants if want not in text] == []


@by_name
def test_every_line_of_a_transcript_parses_back(game: Game) -> None:
    for line in lines(game, "= "):
        assert str(parse_position(line)) == line
    for line in lines(game, "   "):
        assert str(parse_event(line)) == line


@by_name
def test_a_transcript_folds_as_a_record(game: Game) -> None:
    seed, steps = stored(game.path.read_text("utf-8"))
    moves = [parse_move(step) for step in steps if not step.startswith("wish")]
    record = Record(game.players, seed, game.rules, game.first).then(*moves)
    assert [str(state) for state, _ in record.steps()] == lines(game, "= ")[1:]
    assert [record.outcome()] == lines(game, "result ")


def test_every_event_type_is_in_some_transcript() -> None:
    shown = {line.split()[0] for game in GAMES for line in lines(game, "   ")}
    assert shown == set(EVENTS)


def test_every_player_count_has_a_transcript() -> None:
    assert {game.players for game in GAMES} == {1, 2, 3, 4}


def test_no_transcript_is_missing_or_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {game.name for game in GAMES}
