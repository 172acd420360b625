"""What the command line says: every error in words, help for every command and option."""

from __future__ import annotations

import argparse
import re

import pytest

from regicide_core import apply, errors, new_game, parse_move
from regicide_core.bots import BOT_CODES
from regicide_core.cli import main
from regicide_core.cli.commands import _parser
from regicide_core.cli.error_words import WORDS

ENGINE_CODES = {
    *errors.MOVE_CODES,
    *errors.NOTATION_CODES,
    *errors.SETUP_CODES,
    *errors.POSITION_CODES,
    *errors.RECORD_CODES,
    *errors.SCENARIO_CODES,
}
ARENA_CODES = {"arena_numbers", "arena_budget", "arena_seats"}


def commands() -> dict[str, argparse.ArgumentParser]:
    (group,) = (
        action for action in _parser()._actions if isinstance(action, argparse._SubParsersAction)
    )
    return group.choices


def test_every_error_code_is_put_into_words_and_nothing_else() -> None:
    assert WORDS.keys() == ENGINE_CODES | BOT_CODES | ARENA_CODES


@pytest.mark.parametrize("words", WORDS.values())
def test_the_words_are_a_phrase_without_a_full_stop(words: str) -> None:
    assert re.fullmatch(r"[a-zA-Z-].{10,86}[^.]", words)
    assert len(words.split()) >= 4
    assert "_" not in words.replace("digits, - or _", "")


@pytest.mark.parametrize(("name", "command"), commands().items())
def test_every_command_and_option_says_what_it_is_for(
    name: str, command: argparse.ArgumentParser
) -> None:
    assert re.fullmatch(r"[A-Z].+\.", command.description or ""), name
    unexplained = [action.dest for action in command._actions if not action.help]
    assert not unexplained


def test_an_error_is_printed_with_its_code_its_rule_and_its_meaning(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["apply", str(new_game(2, "tea")), "play 2D 3C"]) == 1
    assert capsys.readouterr().err.splitlines() == [
        "regicide_core: mixed_ranks: play 2D 3C (rule P2)",
        f"  {WORDS['mixed_ranks']}",
    ]


def test_a_player_in_the_terminal_reads_words_instead_of_codes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["2D 3C", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    assert main(["play", "--players", "2", "--seed", "tea"]) == 0
    assert f"  no: {WORDS['mixed_ranks']} (rule P2)" in capsys.readouterr().out.splitlines()


def test_a_lost_position_that_is_not_marked_so_is_explained(
    capsys: pytest.CaptureFixture[str],
) -> None:
    after, _ = apply(new_game(2, "tea"), parse_move("yield"))
    assert main(["show", str(after).replace("phase=suffer", "phase=won")]) == 1
    assert WORDS["not_won"] in capsys.readouterr().err
