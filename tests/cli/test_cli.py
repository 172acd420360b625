"""The command line, run as a person runs it."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from regicide_core import apply, legal_moves, new_game, parse_move, parse_record, perft
from regicide_core.cli import main

LINE = str(new_game(2, "tea"))


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """The lines a command prints when it goes well."""
    assert main(arguments) == 0
    return capsys.readouterr().out.splitlines()


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_deal_prints_the_position_of_a_fresh_deal(capsys: pytest.CaptureFixture[str]) -> None:
    printed = run(capsys, "deal", "--players", "2", "--seed", "tea")
    assert printed == [LINE]


def test_deal_takes_rules_and_the_first_seat(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--players", "3", "--first", "2", "--rules", "standard+hand_limit:7"]
    (line,) = run(capsys, "deal", *options)
    assert "seat=2" in line.split()
    assert "rules=standard+hand_limit:7" in line.split()


def test_show_prints_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    state = new_game(2, "tea")
    printed = run(capsys, "show", LINE)
    assert printed[0].startswith(f"Enemy   {state.enemy}: health 20, attack 10, immune to ")
    assert printed[3] == "Seat 1 > " + " ".join(map(str, state.hands[0]))


def test_a_position_may_come_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, LINE)
    assert run(capsys, "legal", "-") == [str(move) for move in legal_moves(new_game(2, "tea"))]


def test_apply_prints_the_events_and_the_position_after_them(
    capsys: pytest.CaptureFixture[str],
) -> None:
    after, events = apply(new_game(2, "tea"), parse_move("yield"))
    printed = run(capsys, "apply", LINE, "yield")
    assert printed == ["> yield", *(f"  {event}" for event in events), str(after)]


def test_perft_counts_each_depth(capsys: pytest.CaptureFixture[str]) -> None:
    state = new_game(2, "tea")
    printed = run(capsys, "perft", LINE, "2")
    assert printed == [f"1 {perft(state, 1)}", f"2 {perft(state, 2)}"]


def test_a_game_is_played_recorded_and_replayed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    typed(monkeypatch, "help", "moves", "3D 4D 5D", "yield", "undo", "yield", "moves", "quit")
    printed = run(capsys, "play", "--players", "2", "--seed", "tea", "--record", str(file))
    assert any("  no: " in line and "(rule P" in line for line in printed)
    record = parse_record(file.read_text("utf-8"))
    assert (record.outcome(), [str(move) for move in record.moves]) == ("gave_up", ["yield"])
    replayed = run(capsys, "replay", str(file))
    assert replayed[0] == LINE
    assert replayed[-1] == "gave_up"


def test_a_game_can_be_played_to_its_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = new_game(1, "tea")
    moves = []
    while legal := legal_moves(state):
        moves.append(str(legal[0]).removeprefix("play ").removeprefix("discard "))
        state, _ = apply(state, legal[0])
    typed(monkeypatch, *moves)
    printed = run(capsys, "play", "--seed", "tea")
    assert printed[-1].startswith(f"lost {state.lost_by}: ")


def test_nobody_sees_another_hand_and_the_device_is_passed_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    state, _ = apply(new_game(2, "tea"), parse_move("yield"))
    discard = str(legal_moves(state)[0]).removeprefix("discard ")
    typed(monkeypatch, "yield", discard, "", "quit")
    text = "\n".join(run(capsys, "play", "--players", "2", "--seed", "tea"))
    before, passed, after = text.partition("Seat 2, your turn.")
    assert passed
    assert " ".join(map(str, state.hands[1])) not in before
    assert " ".join(map(str, state.hands[1])) in after


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["show", "players=2"], "missing_field: rules"),
        (["deal", "--players", "7"], "players_range: 7"),
        (["deal", "--seed", "no way"], "bad_seed: no way"),
        (["apply", LINE, "flip"], "flip_not_alone: flip (rule S5)"),
        (["apply", LINE, "jump"], "bad_move: jump"),
        (["replay", "nowhere.json"], "nowhere.json"),
    ],
)
def test_bad_input_is_answered_with_a_code_and_no_traceback(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    assert main(arguments) == 1
    said = capsys.readouterr()
    assert complaint in said.err
    assert not said.out


def test_a_record_that_is_damaged_is_not_replayed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({"format": 99}), "utf-8")
    assert main(["replay", str(file)]) == 1
    assert "record_newer" in capsys.readouterr().err


def test_the_end_of_input_ends_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch)
    assert main(["play"]) == 1
    assert "Traceback" not in capsys.readouterr().err
