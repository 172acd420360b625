"""Edges that only a mutant showed: each of these tests kills one that nothing else noticed."""

from __future__ import annotations

import pytest

from regicide_core import (
    Blow,
    Card,
    Event,
    Next,
    NotationError,
    Observation,
    Phase,
    PositionError,
    Preview,
    Rank,
    Record,
    Rules,
    SoloYield,
    Suit,
    new_game,
    observe,
    parse_position,
    parse_record,
    preview,
)
from regicide_core.moves import Play, parse_move
from regicide_core.validation import LARGEST, is_number
from regicide_core.value import trusted


def test_the_names_of_ranks_suits_and_choices_are_their_letters_and_words() -> None:
    assert "".join(Rank) == "XA23456789TJQK"
    assert "".join(Suit) == "CDHS"
    assert list(SoloYield) == ["never", "once", "free"]
    assert list(Blow) == ["under", "exact", "over"]
    assert list(Phase) == ["play", "suffer", "choose", "won", "lost"]


@pytest.mark.parametrize("text", ["2ſ", "ⅹ1", "K♠", "２C"])
def test_a_letter_that_only_looks_like_one_of_ours_is_no_card(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        Card(text)
    assert refusal.value.code == "bad_card"


def test_only_a_royal_has_attack_and_health() -> None:
    for ask in (Rules().attack_of, Rules().health_of):
        with pytest.raises(PositionError) as refusal:
            ask(Card("2C"))
        assert (refusal.value.code, refusal.value.where) == ("enemy_not_royal", "2C")


def test_a_seed_may_be_a_number_of_64_digits() -> None:
    assert str(new_game(1, 10**64 - 1).chance) == "9" * 64 + ".4"


def test_a_play_before_an_empty_tavern_is_death_although_a_flip_is_left() -> None:
    state = parse_position(
        "players=1 seat=1 phase=play enemy=KC damage=0 table=- castle=- hands=2C.3S tavern=- "
        "discard=9C yielded=- flips=1 rules=standard+partial chance=-"
    )
    assert preview(state, parse_move("play 2C")).survives is False
    assert preview(state.replace(tavern=(Card("9H"),)), parse_move("play 2C")).survives is None


def test_a_number_is_refused_from_the_largest_on_on_both_sides() -> None:
    assert [is_number(number) for number in (LARGEST, LARGEST - 1)] == [False, True]
    assert [is_number(number) for number in (-LARGEST, 1 - LARGEST)] == [False, True]


def test_an_observation_knows_of_no_royal_unless_it_is_told() -> None:
    seen = observe(new_game(2, "known"), 1)
    told = {name: getattr(seen, name) for name in seen.field_names}
    assert (
        Observation(**{name: told[name] for name in told if name not in ("known", "lost_by")})
        == seen
    )


def test_a_preview_says_nothing_unless_it_is_told() -> None:
    assert [getattr(Preview(), name) for name in Preview.field_names] == [
        *(0, None, 0, False, 0, (), 0, None, False, 0, 0, False, 0, True, False, False, None),
    ]


def test_the_code_of_an_event_is_none_of_its_fields() -> None:
    assert Event.field_names == ()
    assert "code" not in Event().__dict__


def test_a_trusted_value_still_has_all_its_fields() -> None:
    with pytest.raises(ValueError, match="zip"):
        trusted(Next)


def test_what_parts_a_url_is_quoted_twice_in_a_name() -> None:
    assert Record(1, "a", seats=("~.%",)).to_url().split("~")[4] == "%257E%252E%2525"


def test_what_parts_a_url_is_quoted_in_the_engine() -> None:
    record = Record(1, "a", engine="0~1")
    assert record.to_url().split("~")[1] == "0%7E1"
    assert parse_record(str(record)).engine == "0~1"


def test_a_jester_played_alone_keeps_the_medal_that_the_flips_left() -> None:
    rules = Rules(jesters=1, solo_flips=1, partial=True)
    line = (
        f"players=1 seat=1 phase=play enemy=JS damage=0 table=- castle=QH hands=X1.2C tavern=- "
        f"discard=- yielded=- flips=FLIPS rules={rules} chance=-"
    )
    for flips, medal in enumerate(["gold", "silver"]):
        state = parse_position(line.replace("FLIPS", str(flips)))
        assert preview(state, parse_move("play X1")).medal == medal


def test_values_of_different_kinds_are_simply_not_equal() -> None:
    assert (Play(()) == Next(1)) is False
    assert (Next(1) == 1) is False
    assert (Next(1) != 1) is True
