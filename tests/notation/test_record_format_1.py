"""Records of format 1, in which a lone player's `standard` let them yield once (Q1).

The fixture was written by the last engine of format 1. `positions` and `later_positions` are that
engine's hashes of the game so far and of the game with the moves in `later`; see `hash_of`.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import NamedTuple, cast

import pytest

from regicide_core import (
    STANDARD,
    Record,
    RecordError,
    Rules,
    SoloYield,
    legal_moves,
    parse_move,
    parse_record,
    record_from_json,
    record_from_url,
    result,
)
from regicide_core.record import FORMAT

FIXTURE = Path(__file__).parents[1] / "golden" / "records_of_format_1.json"


class Old(NamedTuple):
    """A record of format 1, and what its engine made of it."""

    record: dict[str, object]  # its JSON
    url: str
    positions: str
    later: list[str]  # moves that its engine played on
    later_result: str | None
    later_positions: str


RECORDS = {name: Old(**fields) for name, fields in json.loads(FIXTURE.read_text("utf-8")).items()}
EACH = pytest.mark.parametrize("old", RECORDS.values(), ids=RECORDS)
ONCE = Rules(solo_yield=SoloYield.ONCE)


def hash_of(record: Record) -> str:
    """Of every position, move and event. The rules are left out: their text differs by format."""

    def line(position: object) -> str:
        return " ".join(part for part in str(position).split() if not part.startswith("rules="))

    digest = hashlib.sha256(f"{line(record.state(0))}\n".encode())
    for move, (state, events) in zip(record.moves, record.steps(), strict=True):
        for fact in (move, *events, line(state)):
            digest.update(f"{fact}\n".encode())
    return digest.hexdigest()


def test_the_fixture_is_of_format_1_and_has_yields_alone() -> None:
    assert {old.record["format"] for old in RECORDS.values()} == {1}
    assert {old.url[:2] for old in RECORDS.values()} == {"1~"}
    alone = [old for old in RECORDS.values() if old.record["players"] == 1]
    assert any("yield" in cast("list[str]", old.record["moves"]) for old in alone)
    assert any("yield" in old.later for old in alone)
    assert any(old.record["start"] for old in alone)


@EACH
def test_it_reads_alike_from_json_text_and_url(old: Old) -> None:
    record = record_from_json(old.record)
    assert parse_record(json.dumps(old.record)) == record
    assert record_from_url(old.url) == record
    assert record.outcome() == old.record["result"]


@EACH
def test_it_folds_to_the_positions_of_its_own_engine(old: Old) -> None:
    assert hash_of(record_from_json(old.record)) == old.positions


@EACH
def test_it_plays_on_as_with_its_own_engine(old: Old) -> None:
    record = record_from_json(old.record).then(*map(parse_move, old.later))
    assert hash_of(record) == old.later_positions
    assert record.outcome() == old.later_result


@EACH
def test_written_anew_it_is_of_format_2_and_reads_as_the_same_game(old: Old) -> None:
    record = record_from_json(old.record)
    assert (record.to_json()["format"], record.to_url()[:2]) == (2, "2~")
    assert record_from_json(record.to_json()) == record
    assert record_from_url(record.to_url()) == record


@pytest.mark.rule("Q1")
@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("solo", "standard+solo_yield:once"),
        ("solo_over", "standard+solo_yield:once"),
        ("solo_from_a_position", "standard+solo_yield:once+partial"),
        ("solo_harder", "standard+solo_yield:once+enemy_attack:1"),
        ("solo_free", "standard+solo_yield:free+hand_limit:9"),
        ("solo_never", "standard"),
        ("two_players", "standard"),
        ("two_players_on", "standard+hand_limit:8"),
        ("two_players_from_a_position", "standard+partial"),
    ],
)
def test_alone_its_rules_say_that_yielding_once_was_meant(name: str, text: str) -> None:
    record = record_from_json(RECORDS[name].record)
    assert record.to_json()["rules"] == text
    assert record.state(0).rules == record.rules


def test_in_company_its_standard_game_is_a_standard_game() -> None:
    record = record_from_json(RECORDS["two_players"].record)
    assert record.rules == STANDARD
    end = result(record.state())
    assert end is not None and end.standard


@pytest.mark.rule("Q1")
def test_alone_its_standard_game_is_one_with_an_option_now() -> None:
    record = record_from_json(RECORDS["solo_over"].record)
    assert record.rules == ONCE
    end = result(record.state())
    assert end is not None and not end.standard


@pytest.mark.rule("Q1")
def test_in_company_an_option_without_effect_is_dropped() -> None:
    data = RECORDS["two_players"].record | {"rules": "standard+solo_yield:once"}
    assert record_from_json(data).rules == STANDARD


@pytest.mark.rule("Q1", "P6")
def test_alone_a_yield_is_legal_in_it_and_not_in_the_same_record_of_format_2() -> None:
    old = RECORDS["solo"].record
    assert "yield" in map(str, legal_moves(record_from_json(old).state(2)))
    with pytest.raises(RecordError) as caught:
        record_from_json(old | {"format": FORMAT})
    assert (caught.value.code, caught.value.where) == (
        "record_illegal_move",
        "yield_never_alone: yield",
    )


@pytest.mark.rule("Q1")
def test_a_start_may_have_its_fields_in_any_order() -> None:
    old = RECORDS["solo_from_a_position"].record
    start = "  ".join(reversed(cast("str", old["start"]).split()))
    assert record_from_json(old | {"start": start}) == record_from_json(old)


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"rules": 3}, "rules=3"),
        ({"rules": None}, "rules=None"),
        ({"rules": "hard"}, "bad_rules: hard"),
        ({"start": 5}, "start=5"),
        ({"start": "players=1"}, "missing_field: rules"),
        ({"start": "players=1 rules"}, "bad_field: rules"),
    ],
)
def test_a_damaged_one_is_refused_as_a_newer_one_is(fields: dict[str, object], where: str) -> None:
    old = RECORDS["solo_from_a_position"].record
    for form in (1, FORMAT):
        with pytest.raises(RecordError) as caught:
            record_from_json(old | fields | {"format": form})
        assert (caught.value.code, caught.value.where) == ("record_field", where)
