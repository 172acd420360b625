"""Records: a game as setup and moves, folded to any ply."""

import json

import pytest

from regicide_core import (
    ENGINE,
    Flip,
    Record,
    RecordError,
    Rules,
    Yield,
    apply,
    legal_moves,
    new_game,
    parse_move,
    parse_record,
    record_from_json,
    record_from_url,
)
from tests.support.positions import position

START = position(enemy="JC", hands="X1.3D.TC/4S.9H", tavern="5C.6C")
GAME = Record.of_position(START, seats=("Ann", "Béla")).then(
    *map(parse_move, ["play X1", "next 1", "play 3D", "discard TC", "play 4S"])
)
WON = Record.of_position(position(enemy="KD", hands="KC", castle="-")).then(parse_move("play KC"))
LOST = Record.of_position(position(enemy="JC", hands="2H/3H")).then(Yield())


def dealt(players: int, moves: int) -> Record:
    """A seeded game, the first legal move each time."""
    record = Record(players, f"seed{players}")
    state = record.state()
    for _ in range(moves):
        if state.is_over:
            break
        move = legal_moves(state)[0]
        state, _ = apply(state, move)
        record = record.then(move)
    return record


RECORDS = {
    "fresh": Record(2, "tea"),
    "first": Record(3, "tea", first=2, seats=("Ann", "Bob", "")),
    "rules": Record(1, "tea", rules=Rules(hand_limit=9, enemy_attack=-1, solo_flips=1)),
    "given up": Record(1, "tea").then(Flip()).given_up(),
    "names": Record(2, "tea", seats=("a.b~c%d e", "Ünï 王 \N{BLACK SPADE SUIT}")),
    "position": GAME,
    "won": WON,
    "lost": LOST,
    "one": dealt(1, 20),
    "two": dealt(2, 20),
    "three": dealt(3, 20),
    "four": dealt(4, 20),
    "engine": Record(2, "tea", engine="0.0.1-old ~ 100%"),
}
EACH = pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)


@EACH
def test_a_record_reads_back_from_json_text_and_url(record: Record) -> None:
    assert record_from_json(record.to_json()) == record
    assert parse_record(str(record)) == record
    assert record_from_url(record.to_url()) == record


@EACH
def test_the_url_needs_no_quoting(record: Record) -> None:
    safe = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~%")
    assert set(record.to_url()) <= safe


def test_a_lone_player_without_a_name_reads_back_from_a_url() -> None:
    record = Record(1, "tea", seats=("",))
    assert record_from_url(record.to_url()) == record


def test_the_json_of_a_dealt_record() -> None:
    assert Record(2, "tea", first=2, seats=("Ann", "Bob")).then(Yield()).to_json() == {
        "format": 2,
        "engine": ENGINE,
        "rules": "standard",
        "players": 2,
        "seats": ["Ann", "Bob"],
        "seed": "tea",
        "first": 2,
        "start": None,
        "moves": ["yield"],
        "result": None,
    }


def test_the_json_of_a_record_from_a_position() -> None:
    assert GAME.to_json() == {
        "format": 2,
        "engine": ENGINE,
        "rules": "standard+partial",
        "players": 2,
        "seats": ["Ann", "Béla"],
        "seed": None,
        "first": 1,
        "start": str(START),
        "moves": ["play X1", "next 1", "play 3D", "discard TC", "play 4S"],
        "result": None,
    }


def test_the_text_is_the_json_and_keeps_letters_as_they_are() -> None:
    assert json.loads(str(GAME)) == GAME.to_json()
    assert "Béla" in str(GAME)


def test_the_compact_url() -> None:
    record = Record(2, "tea", seats=("a b", "c.d"))
    assert record.to_url() == f"2~{ENGINE}~standard~2~a%2520b.c%252Ed~tea~1~~~"
    url = GAME.to_url()
    assert url.startswith(
        f"2~{ENGINE}~standard%2Bpartial~2~Ann.B%25C3%25A9la~~1~players%3D2%20seat"
    )
    assert url.endswith("~pX1.n1.p3D.dTC.p4S~")
    assert WON.to_url().endswith("~pKC~won%20gold")
    assert RECORDS["given up"].to_url().endswith("~f~gave_up")
    assert LOST.to_url().endswith("~y~lost%20F4")


@pytest.mark.parametrize("ply", range(6))
def test_a_record_folds_to_any_ply(ply: int) -> None:
    state = START
    for move in GAME.moves[:ply]:
        state, _ = apply(state, move)
    assert GAME.state(ply) == state
    assert GAME.upto(ply).state() == state
    assert GAME.upto(ply).moves == GAME.moves[:ply]


def test_a_record_folds_to_its_end_unless_told_otherwise() -> None:
    assert GAME.state() == GAME.state(5)
    assert Record(3, "tea", first=2).state() == new_game(3, "tea", first=2)
    changed = Rules(hand_limit=9)
    assert Record(1, "tea", changed).state() == new_game(1, "tea", rules=changed)


def test_each_step_has_its_position_and_its_events() -> None:
    steps = list(GAME.steps())
    assert [state for state, _ in steps] == [GAME.state(ply) for ply in range(1, 6)]
    assert [len(events) for _, events in steps] == [2, 2, 5, 2, 4]
    assert [str(event) for event in steps[1][1]] == [
        "next_chosen seat=1 chosen=1",
        "turn_began seat=1",
    ]
    assert list(GAME.steps(2)) == steps[:2]


def test_a_record_from_a_position_takes_its_setup_from_it() -> None:
    start = position(enemy="JC", hands="2C/3C", seat=2, rules="hand_limit:6")
    record = Record.of_position(start)
    assert (record.players, record.rules, record.first) == (2, start.rules, 2)
    assert (record.seed, record.seats, record.start) == (None, (), start)


def test_undo_is_a_shorter_record_and_takes_giving_up_back() -> None:
    given_up = GAME.given_up()
    assert (given_up.gave_up, given_up.upto(5)) == (True, GAME)
    assert GAME.upto(0) == Record.of_position(START, ("Ann", "Béla"))


@pytest.mark.rule("F5", "L3", "W1")
def test_the_outcome_of_a_record() -> None:
    assert Record(2, "tea").outcome() is None
    assert Record(2, "tea").given_up().outcome() == "gave_up"
    assert WON.outcome() == "won gold"
    assert LOST.outcome() == "lost F4"
    company = Record.of_position(position(enemy="KD", hands="KC/2C", castle="-"))
    assert company.then(parse_move("play KC")).outcome() == "won"


def test_a_game_that_ended_cannot_be_given_up() -> None:
    with pytest.raises(RecordError) as caught:
        LOST.given_up()
    assert caught.value.code == "record_result"


def test_a_record_written_with_less_white_space_reads_the_same() -> None:
    text = json.dumps(GAME.to_json(), separators=(",", ":"), sort_keys=True)
    assert parse_record(text) == GAME


def test_names_may_be_forty_characters_long() -> None:
    assert Record(1, "tea", seats=("n" * 40,)).seats == ("n" * 40,)
