"""The levels: legal and deterministic in every game, stronger one by one."""

from __future__ import annotations

import pytest

from regicide_core import Record, Rules, SoloYield, State, Wish, check, observe
from regicide_core.bots import Bot, BotError, Champion, Knight, Sight, Squire
from regicide_core.bots.match import play_match
from tests.support.bot_games import MAKERS, decisions
from tests.support.positions import position

TABLES = [
    (1, Rules()),
    (1, Rules(solo_yield=SoloYield.FREE, solo_flips=0)),
    (1, Rules(jesters=2, solo_flips=0, enemy_attack=-5)),
    (1, Rules(solo_yield=SoloYield.ONCE, hand_limit=10, enemy_health=10)),
    (2, Rules(no_yielding=True, enemy_health=-10)),
    (2, Rules(jesters=2, open_discard=True)),
    (3, Rules(hand_limit=8, enemy_attack=5)),
    (4, Rules(hand_limit=3, no_yielding=True)),
    (4, Rules()),
]


@pytest.mark.parametrize("level", MAKERS)
@pytest.mark.parametrize(("players", "rules"), TABLES, ids=str)
def test_a_bot_plays_whole_games_of_legal_moves(level: str, players: int, rules: Rules) -> None:
    for game in range(1 if level == "champion" else 4):
        for _, sight, _, move in decisions(MAKERS[level], players, f"legal-{game}", rules):
            check(sight.observation, move)


@pytest.mark.parametrize("level", MAKERS)
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    games = [
        [str(move) for _, _, _, move in decisions(MAKERS[level], 3, "twice")] for _ in range(2)
    ]
    assert games[0] == games[1]


def test_another_seed_makes_another_squire() -> None:
    def game(name: str) -> list[str]:
        makers = {"a": lambda seed: Squire(seed + name)}
        return [str(move) for _, _, _, move in decisions(makers["a"], 1, "deal")]

    assert game("x") != game("y")


def wins(level: str, games: int) -> int:
    won = 0
    for game in range(games):
        *_, (table, *_) = decisions(MAKERS[level], 2, f"strength-{game}")
        # the last decision's position is one move before the end: look at the end itself
        won += len(table.state.castle) == 0 and table.state.phase == "won"
    return won


def test_a_knight_is_the_better_squire() -> None:
    assert wins("knight", 40) > wins("squire", 40) + 4


def wish_of(state: State, seat: int) -> Wish:
    return Knight().wish(Sight(observe(state, seat)))


@pytest.mark.rule("T2")
def test_a_bot_wishes_by_its_own_hand() -> None:
    state = position(
        enemy="JC",
        damage=12,
        hands="2C/8H.9S.TC.TS/2H/8D.3C",
        table="X1",
        phase="choose",
        tavern="9C",
    )
    assert wish_of(state, 2) is Wish.KEEN  # the Eight kills, and the rest can face a King
    assert wish_of(state, 4) is Wish.NEUTRAL  # here it kills, too, but leaves a Three
    assert wish_of(state, 3) is Wish.RELUCTANT  # the Two can't pay
    state = position(enemy="KD", hands="2C/9S.9C.8C.TC.4C/3C", table="X1", phase="choose")
    assert wish_of(state, 2) is Wish.NEUTRAL
    assert Bot().wish(Sight(observe(state, 2))) is Wish.NEUTRAL


@pytest.mark.rule("T2")
def test_a_wish_is_heard_after_a_jester() -> None:
    state = position(enemy="JC", hands="2C.3C.4C/5C/6C.7C", table="X1", phase="choose")
    sight = Sight(observe(state, 1))
    assert str(Knight().choose(sight)) == "next 1"
    assert str(Knight().choose(sight.wished({2: "keen"}))) == "next 2"
    assert str(Squire().choose(sight.wished({2: "keen", 3: "keen"}))) == "next 3"
    assert str(Knight().choose(sight.wished({2: "reluctant", 3: "neutral"}))) == "next 1"


def test_a_bare_bot_has_no_move_and_no_search() -> None:
    sight = Sight(observe(position(enemy="JC", hands="2C/3C"), 1))
    with pytest.raises(NotImplementedError):
        Bot().choose(sight)
    assert Knight().think(sight) is None


def test_a_match_is_the_record_of_its_moves() -> None:
    ticks = iter(range(100_000))
    match = play_match(
        Record(2, "match"), [Knight("a"), Squire("b")], lambda: float(next(ticks)), lambda: 0.0
    )
    assert match.record.outcome() in ("won", "lost F4", "lost P8")
    assert match.won == (match.record.outcome() == "won")
    assert match.beaten == 12 or not match.won
    assert (match.slowest, match.waited) == (1.0, 0.0)
    assert 0 < match.decisions <= len(match.record.moves)
    assert match.seconds == len(match.record.moves)


class Crash(Bot):
    def choose(self, sight: Sight) -> object:  # type: ignore[override]
        raise ZeroDivisionError


class Cheat(Bot):
    def choose(self, sight: Sight) -> object:  # type: ignore[override]
        return "play KC"


class Mute(Knight):
    def wish(self, sight: Sight) -> Wish:
        return "whatever"  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("bot", "code"),
    [(Crash(), "bot_failed"), (Cheat(), "bot_illegal_move")],
    ids=["crash", "cheat"],
)
def test_a_bot_that_fails_is_told_of(bot: Bot, code: str) -> None:
    with pytest.raises(BotError) as caught:
        play_match(Record(2, "tea"), [Knight(), bot], lambda: 0.0, lambda: 0.0)
    assert caught.value.code == code
    assert caught.value.where.startswith("seat 2: ")


def test_a_bot_that_wishes_nonsense_is_told_of() -> None:
    start = position(enemy="JC", hands="X1.2C/3C/4C", tavern="9C")

    class Jester(Knight):
        def choose(self, sight: Sight) -> object:  # type: ignore[override]
            return sight.moves[0]

    bots = [Jester(), Mute(), Knight()]
    with pytest.raises(BotError) as caught:
        play_match(Record.of_position(start), bots, lambda: 0.0, lambda: 0.0)
    assert (caught.value.code, caught.value.where[:6]) == ("bot_failed", "seat 2")


def test_a_champion_needs_a_clock_for_seconds() -> None:
    sight = Sight(observe(position(enemy="JC", hands="2C.3C/3D"), 1))
    with pytest.raises(TypeError):
        Champion(seconds=1.0).choose(sight)
