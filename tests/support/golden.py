"""Golden transcripts: whole games that a person can read, replayed and compared by the tests.

A transcript holds its own moves. `python3 build.py golden` replays them and rewrites the rest. For
a missing transcript, a greedy player first looks for a suitable game with seeds 1, 2, 3 …
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from regicide_core import (
    STANDARD,
    Discard,
    Move,
    Phase,
    Rules,
    SoloYield,
    State,
    Wish,
    apply,
    legal_moves,
    new_game,
    parse_move,
    result,
    wish,
)
from regicide_core.cards import total

FOLDER = Path(__file__).parents[1] / "golden"


@dataclass(frozen=True)
class Game:
    """A transcript: its file name, its first line, and texts that the game must contain."""

    name: str
    title: str
    players: int
    wants: tuple[str, ...]
    rules: Rules = STANDARD
    first: int = 1
    depth: int = 1  # how many plays the greedy player looks ahead

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


GAMES = (
    Game(
        "solo_win_with_flips",
        "A lone player wins, and flips a Jester on the way",
        1,
        ("flipped", "won medal=", "exact=yes", "exact=no"),
        depth=2,
    ),
    Game(
        "solo_loss_by_f4",
        "A lone player flips both Jesters, yields once by an option, and can't pay in the end",
        1,
        ("flips=2", "yielded", "rule=F4"),
        rules=Rules(solo_yield=SoloYield.ONCE),
    ),
    Game(
        "solo_loss_by_p8",
        "A lone player comes to a turn without a card, and has no Jester left to flip",
        1,
        ("flips=2", "exact=yes", "rule=P8"),
    ),
    Game(
        "loss_by_p8",
        "Two players come to a turn with neither a card nor the right to yield",
        2,
        ("yielded", "exact=yes", "rule=P8"),
        first=2,
    ),
    Game(
        "two_players_win",
        "Two players win",
        2,
        ("yielded", "exact=yes", "exact=no", "power_blocked", "healed", "won"),
    ),
    Game(
        "three_players_jester",
        "Three players win; the Jester's player hears the others and names who goes next",
        3,
        ("immunity_cancelled", "next_chosen", "wished", "won"),
        first=3,
    ),
    Game(
        "four_players_win",
        "Four players win with two Jesters, one of them against Spades already on the table",
        4,
        ("immunity_cancelled enemy=JS\n   shielded", "wished", "won"),
    ),
    Game(
        "four_players_hard",
        "Four players lose a harder game: smaller hands, one Jester, stronger enemies",
        4,
        ("yielded", "next_chosen", "exact=yes", "rule=F4"),
        rules=Rules(hand_limit=4, jesters=1, enemy_health=2, enemy_attack=1, open_discard=True),
        first=4,
    ),
)


def transcript(game: Game, seed: str, steps: list[str]) -> str:
    """The text of a game from its seed and its steps: moves, and wishes in between."""
    state = new_game(game.players, seed, rules=game.rules, first=game.first)
    lines = [
        f"# {game.title}",
        f"players {game.players}",
        f"seed {seed}",
        f"first {game.first}",
        f"rules {game.rules}",
        f"= {state}",
    ]
    for number, step in enumerate(steps, start=1):
        lines += ["", f"{number}. {step}"]
        match step.split():
            case ["wish", seat, what]:
                lines.append(f"   {wish(state, int(seat), Wish(what))}")
            case _:
                state, events = apply(state, parse_move(step))
                lines += [f"   {event}" for event in events]
                lines.append(f"= {state}")
    return "\n".join([*lines, "", f"result {result(state)}", ""])


def stored(text: str) -> tuple[str, list[str]]:
    """The seed and the steps in the text of a transcript."""
    lines = text.splitlines()
    seed = next(line for line in lines if line.startswith("seed ")).removeprefix("seed ")
    steps = [line.partition(". ")[2] for line in lines if line[:1].isdigit()]
    return seed, steps


def replayed(game: Game) -> str:
    """The transcript as today's engine writes it from the stored moves."""
    return transcript(game, *stored(game.path.read_text("utf-8")))


# The greedy player may see every card, because it only has to find a game worth reading.


def worth(state: State) -> float:
    """How good a position looks for the players."""
    if state.is_over:
        return 1e6 if state.phase is Phase.WON else -1e6
    cards = sum(len(hand) + 0.4 * total(hand) for hand in state.hands)
    fight = 0.8 * state.damage + 2 * min(state.shield, state.attack + state.shield)
    ahead = 60 * (12 - len(state.castle)) + 1.5 * min(len(state.tavern), 12)
    return ahead + fight + 3 * cards - 25 * state.flips


def choices(state: State) -> list[Move]:
    """The moves worth considering; of the discards only the cheapest."""
    moves = list(legal_moves(state))
    if state.phase is not Phase.SUFFER:
        return moves
    discards = [move for move in moves if isinstance(move, Discard)]
    discards.sort(key=lambda move: (total(move.cards), len(move.cards)))
    return [*discards[:6], *(move for move in moves if not isinstance(move, Discard))]


def best_worth(state: State, depth: int) -> float:
    if state.is_over or (depth == 0 and state.phase is not Phase.SUFFER):
        return worth(state)
    rest = depth - (state.phase is not Phase.SUFFER)
    return max(best_worth(apply(state, move)[0], rest) for move in choices(state))


def best_move(state: State, depth: int) -> Move:
    return max(choices(state), key=lambda move: best_worth(apply(state, move)[0], depth - 1))


def wishes(state: State, choice: Move) -> Iterator[str]:
    """T2: the seat that will be named is keen, the seat at turn would rather not go again."""
    for seat in range(1, state.players + 1):
        keen = choice == parse_move(f"next {seat}")
        what = Wish.KEEN if keen else Wish.RELUCTANT if seat == state.seat else Wish.NEUTRAL
        yield f"wish {seat} {what}"


def find_game(game: Game) -> str:
    """The first game of the greedy player that contains everything the transcript must show."""
    for seed in count(1):
        state = new_game(game.players, seed, rules=game.rules, first=game.first)
        steps: list[str] = []
        while not state.is_over:
            choice = best_move(state, game.depth)
            if state.phase is Phase.CHOOSE:
                steps += wishes(state, choice)
            steps.append(str(choice))
            state, _ = apply(state, choice)
        text = transcript(game, str(seed), steps)
        if all(want in text for want in game.wants):
            return text
    raise AssertionError("seeds never end")


def main(arguments: list[str]) -> int:
    if arguments != ["--write"]:
        print("usage: python -m tests.support.golden --write", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        if not game.path.exists():
            print(f"looking for {game.name} …", file=sys.stderr)
        text = replayed(game) if game.path.exists() else find_game(game)
        changed = not game.path.exists() or game.path.read_text("utf-8") != text
        game.path.write_text(text, "utf-8")
        print(f"{'changed' if changed else 'same   '} {game.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
