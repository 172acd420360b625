"""Chance: shuffles that follow from a seed and a count, the same for ever."""

import random

import pytest

from regicide_core import DECK, Chance, NotationError, new_game


def test_a_shuffle_is_the_same_for_ever() -> None:
    shuffled, chance = Chance("seed").shuffle(DECK[2:14])
    assert " ".join(map(str, shuffled)) == "2H 3H AH 3C 2C AC 3S 2D 3D 2S AD AS"
    assert chance == Chance("seed", 1)


def test_a_shuffle_is_fisher_yates_over_the_generator_named_by_its_text() -> None:
    uniform = random.Random("tea.7").random
    pile = list(DECK)
    for last in range(53, 0, -1):
        pick = int(uniform() * (last + 1))
        pile[last], pile[pick] = pile[pick], pile[last]
    assert Chance("tea", 7).shuffle(DECK) == (tuple(pile), Chance("tea", 8))


@pytest.mark.parametrize("size", [0, 1])
def test_a_pile_of_none_or_one_stays_as_it_is(size: int) -> None:
    assert Chance("seed", 2).shuffle(DECK[:size]) == (DECK[:size], Chance("seed", 3))


def test_a_shuffle_keeps_every_card() -> None:
    shuffled, _ = Chance("seed").shuffle(DECK)
    assert shuffled != DECK
    assert tuple(sorted(shuffled)) == DECK


def test_another_seed_or_count_shuffles_otherwise() -> None:
    orders = {Chance(seed, count).shuffle(DECK)[0] for seed in ("a", "b") for count in (0, 1)}
    assert len(orders) == 4


def test_a_deal_is_the_same_for_ever() -> None:
    state = new_game(2, "regicide")
    assert str(state) == (
        "players=2 seat=1 phase=play enemy=JD damage=0 table=- "
        "castle=JH.JC.JS.QH.QD.QS.QC.KD.KH.KC.KS "
        "hands=2S.3H.6S.7S.8H.9C.TH/AC.2D.7C.8C.8D.8S.TD "
        "tavern=5D.3C.4S.4D.2H.4C.6H.4H.5S.2C.TC.6D.7D.7H.5C.5H.AD.9D.TS.3D.9H.3S.AH.6C.AS.9S "
        "discard=- yielded=- flips=0 rules=standard chance=regicide.4"
    )


def test_a_number_is_a_seed_as_its_text() -> None:
    assert new_game(1, 42) == new_game(1, "42")
    assert str(new_game(1, -5).chance) == "-5.4"


def test_a_large_number_is_a_seed_too() -> None:
    assert new_game(1, 1_700_000_000) == new_game(1, "1700000000")


@pytest.mark.parametrize("text", ["seed.0", "a.12", "-_-.3", "Ünïcode7.99999999", "x" * 64 + ".1"])
def test_a_chance_reads_back_from_its_text(text: str) -> None:
    assert str(Chance.parse(text)) == text


def test_a_fresh_chance_has_shuffled_nothing() -> None:
    assert (Chance("tea").shuffles, str(Chance("tea"))) == (0, "tea.0")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "seed",
        "seed.",
        "seed.x",
        "seed.-1",
        "seed.1.5x",
        "seed.²",
        "seed.1234567890",
        "seed.123456789",
    ],
)
def test_a_bad_chance_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Chance.parse(text)
    assert (caught.value.code, caught.value.where) == ("bad_chance", text)


@pytest.mark.parametrize("seed", ["", "a b", "a.b", "a/b", "x" * 65, "é~", None, 5])
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(NotationError) as caught:
        Chance(seed)  # type: ignore[arg-type]
    assert (caught.value.code, caught.value.where) == ("bad_seed", str(seed))


@pytest.mark.parametrize("shuffles", [-1, True, 1.0, "1", None])
def test_a_bad_count_is_refused(shuffles: object) -> None:
    with pytest.raises(NotationError) as caught:
        Chance("seed", shuffles)  # type: ignore[arg-type]
    assert (caught.value.code, caught.value.where) == ("bad_chance", str(shuffles))


def test_a_chance_is_read_from_text_alone() -> None:
    with pytest.raises(NotationError) as caught:
        Chance.parse(3)  # type: ignore[arg-type]
    assert (caught.value.code, caught.value.where) == ("not_text", "3")


@pytest.mark.parametrize("seed", [True, 1.5, None, b"x"])
def test_a_deal_needs_a_seed_of_text_or_a_number(seed: object) -> None:
    with pytest.raises(NotationError) as caught:
        new_game(2, seed)  # type: ignore[arg-type]
    assert (caught.value.code, caught.value.where) == ("bad_seed", str(seed))
