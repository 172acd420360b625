"""The command line: positions, moves, records, scenarios, a terminal game, the bots' arena."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from .. import (
    ENGINE,
    Record,
    RegicideError,
    Rules,
    State,
    apply,
    legal_moves,
    load_scenario,
    new_game,
    parse_move,
    parse_position,
    parse_record,
    perft,
    result,
)
from .arena import add_arena
from .error_words import in_words
from .game import play_game, table_lines
from .scenario import scenario_lines

_STDIN: Final = "or - to read it from standard input"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 if it went well, 1 with a message if the input was bad."""
    arguments = _parser().parse_args(argv)
    try:
        arguments.run(arguments)
    except RegicideError as error:
        rule = f" (rule {error.rule})" if error.rule else ""
        print(f"regicide_core: {error}{rule}\n  {in_words(error)}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"regicide_core: {error}", file=sys.stderr)
        return 1
    except (EOFError, KeyboardInterrupt):
        print()
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m regicide_core",
        description="Play Regicide, look at positions and recorded games, let bots compete.",
        epilog="Run COMMAND --help to read more about a command.",
    )
    parser.add_argument("--version", action="version", version=ENGINE, help="print the version")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", title="commands")

    def add(name: str, about: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=about, description=f"{about.capitalize()}.")

    play = add("play", "play a game in the terminal")
    _add_setup(play)
    play.add_argument("--record", type=Path, metavar="FILE", help="save the finished game there")
    play.set_defaults(run=_play)

    deal = add("deal", "deal a game and print its position")
    _add_setup(deal)
    deal.set_defaults(run=lambda options: print(_dealt(options).state()))

    show = add("show", "show a position as a table")
    _add_position(show)
    show.set_defaults(run=_show)

    legal = add("legal", "list the legal moves of a position")
    _add_position(legal)
    legal.set_defaults(run=_legal)

    moves = add("apply", "make moves, and print what they do and the position afterwards")
    _add_position(moves)
    moves.add_argument("moves", nargs="+", metavar="MOVE", help="a move, such as 'play 3C 3S'")
    moves.set_defaults(run=_apply)

    replay = add("replay", "print a recorded game move by move")
    replay.add_argument("file", type=Path, metavar="FILE", help=f"a record as JSON, {_STDIN}")
    replay.set_defaults(run=_replay)

    scenario = add("scenario", "check a lesson or a puzzle, and play its lines")
    scenario.add_argument("file", type=Path, metavar="FILE", help=f"a scenario as JSON, {_STDIN}")
    scenario.set_defaults(run=_scenario)

    add_arena(add("arena", "let bots play many games, and print how many they won"))

    nodes = add("perft", "count the move sequences of each length, to compare engines")
    _add_position(nodes)
    nodes.add_argument("depth", type=int, metavar="DEPTH", help="the greatest length to count")
    nodes.set_defaults(run=_perft)
    return parser


def _add_position(command: argparse.ArgumentParser) -> None:
    about = f"a position as one line of text in quotes, {_STDIN}"
    command.add_argument("position", metavar="POSITION", help=about)


def _add_setup(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--players", type=int, default=1, metavar="N", help="number of players, 1 to 4; default 1"
    )
    command.add_argument(
        "--seed", default="1", help="which deal: letters, digits, - and _; default 1"
    )
    command.add_argument(
        "--first", type=int, default=1, metavar="SEAT", help="the seat that starts; default 1"
    )
    command.add_argument(
        "--rules", default="standard", help="options, such as standard+hand_limit:7"
    )


def _dealt(options: argparse.Namespace) -> Record:
    rules = Rules.parse(options.rules)
    new_game(options.players, options.seed, rules=rules, first=options.first)
    return Record(options.players, options.seed, rules, options.first)


def _position(options: argparse.Namespace) -> State:
    text = sys.stdin.read() if options.position == "-" else options.position
    return parse_position(text)


def _show(options: argparse.Namespace) -> None:
    print("\n".join(table_lines(_position(options))))


def _legal(options: argparse.Namespace) -> None:
    for move in legal_moves(_position(options)):
        print(move)


def _apply(options: argparse.Namespace) -> None:
    state = _position(options)
    for text in options.moves:
        state, events = apply(state, parse_move(text))
        print(f"> {parse_move(text)}")
        for event in events:
            print(f"  {event}")
    print(state)


def _perft(options: argparse.Namespace) -> None:
    state = _position(options)
    for depth in range(1, options.depth + 1):
        print(f"{depth} {perft(state, depth)}", flush=True)


def _text(file: Path) -> str:
    return sys.stdin.read() if str(file) == "-" else file.read_text("utf-8")


def _scenario(options: argparse.Namespace) -> None:
    print("\n".join(scenario_lines(load_scenario(_text(options.file)))))


def _replay(options: argparse.Namespace) -> None:
    record = parse_record(_text(options.file))
    print(record.state(0))
    for move, (state, events) in zip(record.moves, record.steps(), strict=True):
        print(f"> {move}")
        for event in events:
            print(f"  {event}")
        print(state)
    print(record.outcome() or "not finished")


def _play(options: argparse.Namespace) -> None:
    record = play_game(_dealt(options))
    if options.record:
        options.record.write_text(f"{record}\n", "utf-8")
    end = result(record.state())
    if end is not None:
        print(f"{end}: {end.beaten} of 12 royals beaten")
