"""Records that are damaged, or newer than this engine."""

import json

import pytest

from regicide_core import (
    Flip,
    IllegalMove,
    Record,
    RecordError,
    RegicideError,
    SetupError,
    Yield,
    parse_record,
    record_from_json,
    record_from_url,
)
from tests.support.positions import position

RECORD = Record(2, "tea", seats=("Ann", "Bob")).then(Yield())
START = Record.of_position(position(enemy="JC", hands="TC/3C")).then(Yield())


def code_of(data: object) -> tuple[str, str]:
    with pytest.raises(RegicideError) as caught:
        record_from_json(data)
    assert type(caught.value) is RecordError
    return caught.value.code, caught.value.where


@pytest.mark.parametrize(
    ("fields", "code", "where"),
    [
        ({"format": None}, "record_field", "format=None"),
        ({"format": "1"}, "record_field", "format=1"),
        ({"format": True}, "record_field", "format=True"),
        ({"format": 0}, "record_field", "format=0"),
        ({"format": 3}, "record_newer", "3"),
        ({"magic": 1}, "record_field", "magic"),
        ({"engine": None}, "record_field", "engine=None"),
        ({"rules": 3}, "record_field", "rules=3"),
        ({"rules": "hard"}, "record_field", "bad_rules: hard"),
        ({"rules": "standard+jesters:3"}, "record_field", "jesters_range: 3 low=0 high=2"),
        ({"players": "2"}, "record_field", "players=2"),
        ({"players": True}, "record_field", "players=True"),
        ({"players": 5, "seats": []}, "record_field", "players_range: 5"),
        ({"seats": "Ann"}, "record_field", "seats=Ann"),
        ({"seats": [1, 2]}, "record_field", "seats=[1, 2]"),
        ({"seats": ["Ann"]}, "record_seats", "('Ann',)"),
        ({"seats": ["Ann", "Bob", "Cy"]}, "record_seats", "('Ann', 'Bob', 'Cy')"),
        ({"seats": ["Ann", "x" * 41]}, "record_seats", "x" * 41),
        ({"seats": ["Ann", "B\nb"]}, "record_seats", "B\nb"),
        ({"seed": None}, "record_field", "seed"),
        ({"seed": 5}, "record_field", "seed=5"),
        ({"seed": "a b"}, "record_field", "bad_seed: a b"),
        ({"first": None}, "record_field", "first=None"),
        ({"first": 3}, "record_field", "first_seat_range: 3"),
        ({"start": 5}, "record_field", "start=5"),
        ({"start": str(START.start)}, "record_field", "seed"),
        ({"start": "players=2"}, "record_field", "missing_field: rules"),
        ({"moves": None}, "record_field", "moves=None"),
        ({"moves": "yield"}, "record_field", "moves=yield"),
        ({"moves": [1]}, "record_field", "moves=[1]"),
        ({"moves": ["stay"]}, "record_field", "bad_move: stay"),
        ({"moves": ["flip"]}, "record_illegal_move", "flip_not_alone: flip"),
        ({"result": "won"}, "record_result", "won"),
        ({"result": ["won"]}, "record_result", "['won']"),
    ],
)
def test_a_damaged_record_is_refused(fields: dict[str, object], code: str, where: str) -> None:
    assert code_of({**RECORD.to_json(), **fields}) == (code, where)


@pytest.mark.parametrize(
    "name", ["format", "engine", "rules", "players", "seats", "first", "moves"]
)
def test_a_record_without_one_of_its_fields_is_refused(name: str) -> None:
    data = RECORD.to_json()
    del data[name]
    assert code_of(data) == ("record_field", f"{name}=None")


@pytest.mark.parametrize(
    "fields",
    [
        {"first": 2},
        {"rules": "standard"},
    ],
    ids=str,
)
def test_a_start_that_does_not_fit_its_setup_is_refused(fields: dict[str, object]) -> None:
    assert code_of({**START.to_json(), **fields}) == ("record_field", "start")


def test_more_players_than_the_start_has_are_refused() -> None:
    assert code_of({**START.to_json(), "players": 3}) == ("record_field", "start")


def test_a_start_that_cannot_be_is_refused() -> None:
    start = str(START.start).replace("3C", "TC")
    assert code_of({**START.to_json(), "start": start}) == ("record_field", "card_twice: TC")


def test_an_illegal_move_is_told_with_its_ply() -> None:
    with pytest.raises(RecordError) as caught:
        RECORD.then(Flip()).state()
    assert (caught.value.code, caught.value.where) == (
        "record_illegal_move",
        "flip_not_alone: flip",
    )
    assert caught.value.numbers == {"ply": 2}
    assert isinstance(caught.value.__cause__, IllegalMove)


def test_a_newer_record_says_what_is_readable() -> None:
    with pytest.raises(RecordError) as caught:
        record_from_json({"format": 7})
    assert (caught.value.code, caught.value.where) == ("record_newer", "7")
    assert caught.value.numbers == {"readable": 2}


@pytest.mark.parametrize("ply", [-1, 2, 99])
def test_there_is_no_position_before_the_deal_or_after_the_last_move(ply: int) -> None:
    for fold in (RECORD.state, RECORD.upto):
        with pytest.raises(RecordError) as caught:
            fold(ply)
        assert (caught.value.code, caught.value.where) == ("ply_range", str(ply))
        assert caught.value.numbers == {"moves": 1}


@pytest.mark.parametrize("data", [None, [], "text", 3])
def test_a_record_is_an_object(data: object) -> None:
    assert code_of(data) == ("record_not_text", type(data).__name__)


@pytest.mark.parametrize(
    "text", ["", "{", "nonsense", "[" * 100_000, '{"format": ' + "9" * 5000 + "}", "\ud800"]
)
def test_text_that_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    assert caught.value.code == "record_not_text"


@pytest.mark.parametrize("thing", [None, b"{}", {}])
def test_a_record_is_read_from_text_alone(thing: object) -> None:
    for read in (parse_record, record_from_url):
        with pytest.raises(RecordError) as caught:
            read(thing)  # type: ignore[arg-type]
        assert (caught.value.code, caught.value.where) == ("record_not_text", type(thing).__name__)


URL = RECORD.to_url()


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("", "record_not_text"),
        ("2~2~3", "record_not_text"),
        (URL + "~", "record_not_text"),
        (URL.replace("tea", "t%zza"), "record_not_text"),
        (URL.replace("tea", "t%ffa"), "record_not_text"),
        (URL.replace("tea", "tea%4"), "record_not_text"),
        (URL.replace("2~", "3~", 1), "record_newer"),
        ("3~anything", "record_newer"),
        (URL.replace("2~", "x~", 1), "record_field"),
        (URL.replace("2~", "²~", 1), "record_field"),
        (URL.replace("2~", "123456789~", 1), "record_field"),
        (URL.replace("~2~Ann", "~two~Ann"), "record_field"),
        (URL.replace("~y~", "~z~"), "record_field"),
        (URL.replace("~y~", "~p~"), "record_field"),
        (URL.replace("~y~", "~yy~"), "record_field"),
        (URL.replace("~y~", "~p3~"), "record_field"),
        (URL.replace("~y~", "~n12~"), "record_field"),
        (URL.replace("~y~", "~f~"), "record_illegal_move"),
        (URL + "won", "record_result"),
        (URL.replace("Ann", "%2500"), "record_seats"),
    ],
)
def test_a_damaged_url_is_refused(url: str, code: str) -> None:
    assert url != URL
    with pytest.raises(RecordError) as caught:
        record_from_url(url)
    assert caught.value.code == code


@pytest.mark.parametrize(
    "url",
    [
        "x" * 100,
        "~".join(["2", *[""] * 8, "y" * 60 + "%zz" + "y" * 60]),
        "~".join(["2", *[""] * 8, "y" * 60 + "%ff" + "y" * 60]),
    ],
)
def test_of_a_long_damaged_url_the_beginning_is_shown(url: str) -> None:
    with pytest.raises(RecordError) as caught:
        record_from_url(url)
    assert caught.value.where == url.split("~")[-1][:80]


@pytest.mark.parametrize(
    "url", [URL.replace("standard", "standard%"), URL.replace("tea", "tea%  ")]
)
def test_a_broken_quote_in_a_url_is_refused(url: str) -> None:
    with pytest.raises(RecordError):
        record_from_url(url)


@pytest.mark.parametrize(
    ("seats", "where"),
    [
        (("Ann",), "('Ann',)"),
        (["Ann", "Bob"], "['Ann', 'Bob']"),
        (("Ann", 5), "5"),
        (("Ann", "x" * 41), "x" * 41),
        (("Ann", "tab\t"), "tab\t"),
    ],
)
def test_names_that_will_not_do_are_refused(seats: object, where: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record(2, "tea", seats=seats)  # type: ignore[arg-type]
    assert (caught.value.code, caught.value.where) == ("record_seats", where)


def test_a_record_with_both_a_seed_and_a_start_or_neither_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        Record(2)
    assert (caught.value.code, caught.value.where) == ("record_field", "seed")
    with pytest.raises(RecordError) as caught:
        Record(2, "tea", start=START.start)
    assert (caught.value.code, caught.value.where) == ("record_field", "seed")


def test_a_setup_that_cannot_be_dealt_is_told_when_it_is_folded() -> None:
    with pytest.raises(SetupError) as caught:
        Record(5, "tea").state()
    assert caught.value.code == "players_range"


def test_a_record_cut_off_anywhere_is_refused() -> None:
    text = json.dumps(RECORD.to_json())
    for end in range(len(text)):
        with pytest.raises(RecordError):
            parse_record(text[:end])


def test_a_url_cut_off_anywhere_is_refused_or_another_record() -> None:
    for end in range(len(URL)):
        try:
            assert record_from_url(URL[:end]) != RECORD
        except RecordError as error:
            assert error.code.startswith("record_")
