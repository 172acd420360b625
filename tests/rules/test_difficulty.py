"""Difficulty: hand limit, Jesters, flips, enemies, yielding; and the other options of `Rules`."""

import pytest

from regicide_core import Rules, SetupError, new_game, result
from tests.support.positions import after, events, legal, position, refusal

LIMITS = {1: 8, 2: 7, 3: 6, 4: 5}


@pytest.mark.rule("S3")
@pytest.mark.parametrize("players", LIMITS)
@pytest.mark.parametrize("change", [-2, -1, 0, 1, 2])
def test_the_hand_limit_may_be_two_more_or_fewer(players: int, change: int) -> None:
    limit = LIMITS[players] + change
    state = new_game(players, "limit", rules=Rules(hand_limit=limit))
    assert state.hand_limit == limit
    assert [len(hand) for hand in state.hands] == [limit] * players


@pytest.mark.parametrize("players", LIMITS)
@pytest.mark.parametrize("change", [-3, 3])
def test_the_hand_limit_may_not_be_three_more_or_fewer(players: int, change: int) -> None:
    usual = LIMITS[players]
    with pytest.raises(SetupError) as caught:
        new_game(players, "limit", rules=Rules(hand_limit=usual + change))
    assert (caught.value.code, caught.value.where) == ("hand_limit_range", str(usual + change))
    assert caught.value.numbers == {"low": usual - 2, "high": usual + 2}


@pytest.mark.rule("D1")
@pytest.mark.parametrize(("limit", "size"), [(6, 6), (8, 8), (10, 10)])
def test_a_draw_stops_at_the_changed_hand_limit(limit: int, size: int) -> None:
    tavern = "2C.3C.4C.5C.6C.7C.8C.9C.TC.2S.3S"
    rules = f"hand_limit:{limit}"
    state = position(enemy="KS", hands="TD.KD", tavern=tavern, rules=rules)
    assert len(after(state, "play TD").hands[0]) == size


@pytest.mark.rule("L1")
def test_a_flip_draws_up_to_the_changed_hand_limit() -> None:
    state = position(enemy="JC", hands="2H", tavern="2C.3C.4C.5C.6C.7C.8C", rules="hand_limit:6")
    assert len(after(state, "flip").hands[0]) == 6


@pytest.mark.rule("S2", "S3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("jesters", [0, 1, 2])
def test_no_one_or_two_jesters_may_be_in_the_tavern(players: int, jesters: int) -> None:
    state = new_game(players, "jesters", rules=Rules(jesters=jesters))
    cards = [*state.tavern, *(card for hand in state.hands for card in hand)]
    assert sorted(str(card) for card in cards if card.is_jester) == ["X1", "X2"][:jesters]
    assert len(cards) == 40 + jesters


@pytest.mark.rule("S5")
@pytest.mark.parametrize(("jesters", "flips"), [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)])
def test_alone_two_jesters_are_shared_between_tavern_and_flips(jesters: int, flips: int) -> None:
    state = new_game(1, "shared", rules=Rules(jesters=jesters, solo_flips=flips))
    assert state.flips_left == flips
    assert len(state.tavern) + len(state.hands[0]) == 40 + jesters


@pytest.mark.rule("S5")
@pytest.mark.parametrize(("jesters", "flips"), [(1, 2), (2, 1), (2, 2)])
def test_alone_there_are_no_more_than_two_jesters(jesters: int, flips: int) -> None:
    with pytest.raises(SetupError) as caught:
        new_game(1, "three", rules=Rules(jesters=jesters, solo_flips=flips))
    assert caught.value.code == "too_many_jesters"


@pytest.mark.rule("S5")
def test_in_company_unused_solo_flips_take_no_jester_away() -> None:
    assert new_game(2, "two", rules=Rules(jesters=2)).flips_left == 0


@pytest.mark.rule("J2", "E3")
def test_alone_a_jester_in_the_tavern_is_played_and_the_player_goes_next() -> None:
    state = position(enemy="JC", hands="X1.5C.TC", rules="jesters:1+solo_flips:1")
    played = after(state, "play X1")
    assert legal(played) == ["next 1"]
    assert after(played, "next 1", "play 5C").damage == 10


@pytest.mark.rule("L1", "S5")
@pytest.mark.parametrize("flips", [0, 1, 2])
def test_there_are_as_many_solo_flips_as_the_rules_give(flips: int) -> None:
    tavern = "2C.3C.4C.5C.6C.7C.8C.9C.TC.2S.3S.4S.5S.6S.7S.8S.9S"
    state = position(enemy="KC", hands="2H", tavern=tavern, rules=f"solo_flips:{flips}")
    used = after(state, *["flip"] * flips)
    assert (used.flips, used.flips_left) == (flips, 0)
    assert refusal(used, "flip") == "flips_used_up"


@pytest.mark.rule("F5", "F4")
def test_without_solo_flips_a_short_hand_loses_at_once() -> None:
    state = position(enemy="JC", hands="2H.3H", rules="solo_flips:0")
    assert after(state, "play 2H").lost_by == "F4"


@pytest.mark.rule("E1", "M1")
@pytest.mark.parametrize("change", [-10, -1, 1, 10])
@pytest.mark.parametrize(("enemy", "usual"), [("JC", 20), ("QC", 30), ("KC", 40)])
def test_enemies_may_have_more_or_less_health(enemy: str, usual: int, change: int) -> None:
    rules = f"enemy_health:{change}"
    state = position(enemy=enemy, hands="5H.KD", damage=usual + change - 5, rules=rules)
    assert state.health_left == 5
    assert f"defeated enemy={enemy} exact=yes" in events(state, "play 5H")


@pytest.mark.rule("E1", "F1")
@pytest.mark.parametrize("change", [-5, -1, 1, 5])
@pytest.mark.parametrize(("enemy", "usual"), [("JC", 10), ("QC", 15), ("KC", 20)])
def test_enemies_may_strike_harder_or_softer(enemy: str, usual: int, change: int) -> None:
    state = position(enemy=enemy, hands="5H.KD.TD", rules=f"enemy_attack:{change}")
    assert state.attack == usual + change
    assert events(state, "play 5H")[-1] == f"struck seat=1 amount={usual + change}"


@pytest.mark.rule("P6")
@pytest.mark.parametrize("hands", ["2C", "2C/3C", "2C/3C/4C", "2C/3C/4C/5C"])
def test_yielding_may_be_off(hands: str) -> None:
    state = position(enemy="JC", hands=hands, rules="no_yielding")
    assert "yield" not in legal(state)
    assert refusal(state, "yield") == "yield_off"


@pytest.mark.rule("P8", "P7")
def test_with_yielding_off_an_empty_hand_is_lost() -> None:
    state = position(enemy="JC", hands="2H/-", rules="no_yielding", table="TS", damage=10)
    assert events(state, "play 2H")[-2:] == ["turn_began seat=2", "lost seat=2 rule=P8"]


def test_with_yielding_off_free_solo_yielding_is_off_too() -> None:
    state = position(enemy="JC", hands="2H", rules="solo_yield:free+no_yielding")
    assert refusal(state, "yield") == "yield_off"


@pytest.mark.parametrize(
    "rules",
    [
        Rules(redeal_without_diamond=True),
        Rules(open_discard=True),
        Rules(hand_limit=6),
        Rules(enemy_attack=1),
        Rules(enemy_health=-1),
        Rules(no_yielding=True),
        Rules(jesters=2),
    ],
    ids=str,
)
def test_the_result_shows_that_a_game_was_not_standard(rules: Rules) -> None:
    state = new_game(2, "changed", rules=rules)
    while not state.is_over:
        state = after(state, legal(state)[0])
    end = result(state)
    assert end is not None
    assert end.standard is False
    assert rules.is_standard is False


def test_the_defaults_are_the_standard_game() -> None:
    assert Rules().is_standard is True
    assert Rules(solo_flips=2, enemy_health=0, hand_limit=None).is_standard is True
