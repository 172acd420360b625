"""The numbers of a game, counted from its events."""

from regicide_core import Record, Tally, parse_move, tally
from tests.support.positions import position

MOVES = [
    "play 3D",
    "discard TC",
    "play 3S AH",
    "discard 9H",
    "yield",
]


def test_a_game_that_has_only_been_dealt_is_one_turn() -> None:
    assert tally(()) == Tally(turns=1)
    assert repr(tally(())) == (
        "Tally(turns=1, played=0, damage=0, drawn=0, healed=0, shielded=0, discarded=0, yields=0, "
        "flips=0, beaten=0, exact=0)"
    )
    assert Tally().turns == 0


def test_what_happened_is_counted() -> None:
    start = position(
        enemy="JC", hands="3D.TC.KH/3S.AH.9H", tavern="2C.4C.5C", discard="6C", castle="JS"
    )
    record = Record.of_position(start).then(*map(parse_move, MOVES))
    told = [event for _, events in record.steps() for event in events]
    assert tally(told) == Tally(
        turns=3,
        played=3,
        damage=7,
        drawn=3,
        healed=2,
        shielded=4,
        discarded=2,
        yields=1,
    )


def test_kills_and_flips_are_counted() -> None:
    start = position(
        enemy="JD", hands="TC.KC.2H", tavern="2C.3C.9C", castle="JH.JS", rules="enemy_attack:-5"
    )
    moves = ["play TC", "play KC", "flip", "play 9C", "discard 2C 3C"]
    record = Record.of_position(start).then(*map(parse_move, moves))
    told = [event for _, events in record.steps() for event in events]
    assert tally(told) == Tally(
        turns=4,
        played=3,
        damage=78,
        drawn=4,
        discarded=3,
        flips=1,
        beaten=2,
        exact=1,
    )
