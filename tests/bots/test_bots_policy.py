"""The one-ply policy: what it scores is legal, and it finds what any player would."""

from __future__ import annotations

import random

import pytest

from regicide_core import Rules, State, apply, legal_moves, new_game, observe, parse_move
from regicide_core.bots import Knight, Sight
from regicide_core.bots.dealing import outline
from regicide_core.bots.levels import policy_for
from regicide_core.bots.policy import VALUE, Policy, play_out
from regicide_core.bots.weights import TERMS, weights_for
from regicide_core.search.masks import CARDS
from regicide_core.search.state import (
    CHOOSE,
    FLIP,
    LOST,
    PLAY,
    SUFFER,
    WON,
    move_of,
    random_deal,
    random_healer,
    search_move,
    search_state,
)
from tests.support.positions import position


def knight(state: State) -> str:
    return str(Knight().choose(Sight(observe(state, state.seat))))


def test_the_last_king_is_killed_when_he_can_be() -> None:
    state = position(enemy="KC", damage=30, hands="TH.5D.3S.2C/4C.5C", castle="-", tavern="9C")
    assert knight(state) == "play TH"


def test_an_exact_kill_is_better_than_one_that_wastes() -> None:
    state = position(enemy="JD", damage=12, hands="8H.9H.TS.4D/4C.5C.6C", tavern="9C.8C.7C")
    assert knight(state) == "play 8H"


def test_a_play_that_cannot_be_survived_is_left_alone() -> None:
    """The Spade leaves 12 in hand against 2; the Ten of Clubs leaves 10 against 20."""
    state = position(enemy="KD", hands="TC.8S.2H/4C.5C.6C", tavern="9C.3C", rules="enemy_attack:-5")
    assert knight(state) == "play 8S"


def test_the_cheapest_cards_are_given_up() -> None:
    state = position(enemy="JC", hands="2C.8C.TD.TC.KD/4C", phase="suffer")
    assert knight(state) in ("discard 2C 8C", "discard TC")


def test_a_lone_knight_flips_when_the_hand_cannot_pay() -> None:
    state = position(enemy="KC", hands="2C.3C", phase="suffer", tavern="9C.8C.7C")
    assert knight(state) == "flip"
    assert knight(position(enemy="KC", hands="2C", tavern="9C.8C.7C")) == "flip"


def test_with_nothing_in_hand_a_lone_knight_does_what_he_may() -> None:
    assert knight(position(enemy="JC", hands="-", tavern="9C.8C.7C")) == "flip"


def test_after_a_jester_the_largest_hand_goes_next_and_oneself_before_others() -> None:
    state = position(enemy="JC", hands="2C/3C.4C/4D.5C", table="X1", phase="choose")
    assert knight(state) == "next 2"
    state = position(enemy="JC", hands="2C.9C/3C/4C.5C", table="X1", phase="choose")
    assert knight(state) == "next 1"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_legal_play_is_scored_and_the_best_discard_is_the_cheapest(players: int) -> None:
    policy = policy_for(players)
    rng = random.Random(players)
    heal = random_healer(rng.random)
    for _ in range(12):
        state = random_deal(players, rng.random, Rules())
        while moves := state.moves():
            if state.phase == PLAY:
                scored = [move for _, move in policy.scores(state)]
                idle = {0} if players == 1 and not state.attack else set()
                assert {*scored} | idle == {*moves} - {FLIP} | idle
            elif state.phase == SUFFER:
                hand, needed = state.hands[state.seat], state.attack
                paid = [move & CARDS for move in moves if move != FLIP]
                found = policy.discard(hand, needed)
                if not paid:
                    assert found == FLIP
                else:
                    assert found in paid
                    listed = {mask: score for score, mask in policy.discards(state)}
                    assert listed[found] == max(listed.values())
                    assert all(lean(mask, needed) for mask in listed)
            state.step(moves[int(rng.random() * len(moves))], heal)


def lean(mask: int, needed: int) -> bool:
    """Does the set hold no card in vain?"""
    bits = [bit for bit in VALUE if bit & mask]
    total = sum(VALUE[bit] for bit in bits)
    return all(total - VALUE[bit] < needed for bit in bits)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_outline_scores_as_the_whole_position_does(players: int) -> None:
    """What the policy reads is public: blank cards in the hidden places make no difference."""
    policy = policy_for(players)
    state = new_game(players, "outline")
    rng = random.Random(players)
    compared = 0
    while moves := legal_moves(state):
        whole = search_state(state)
        whole.tavern = [0] * (len(whole.tavern) - state.known) + whole.tavern[
            len(whole.tavern) - state.known :
        ]
        blank = outline(Sight(observe(state, state.seat)))
        if whole.phase == PLAY:
            assert policy.scores(whole) == policy.scores(blank)
            compared += 1
        move = move_of(blank.phase, policy.choose(blank)) if rng.random() < 0.9 else moves[0]
        state, _ = apply(state, move)
    assert compared > 5


def test_a_rollout_ends_and_forgetting_what_was_worked_out_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ends = []
    for limit in (40_000, 3):
        monkeypatch.setattr("regicide_core.bots.policy._CACHE_LIMIT", limit)
        policy = Policy(weights_for(2))
        uniform = random.Random(4).random
        state = random_deal(2, uniform)
        play_out(state, policy, uniform)
        ends.append((state.phase, state.castle, state.hands))
    assert ends[0] == ends[1]
    assert ends[0][0] in (WON, LOST)


@pytest.mark.parametrize("text", ["play 3C 3D", "yield", "flip", "next 2", "discard 2H TC"])
def test_a_move_goes_to_its_search_form_and_back(text: str) -> None:
    phase = {"next": CHOOSE, "discard": SUFFER}.get(text.split()[0], PLAY)
    assert str(move_of(phase, search_move(parse_move(text)))) == text


def test_the_table_of_weights_is_whole() -> None:
    assert all(len(column) == 4 for column in TERMS.values())
    assert weights_for(2)["cost"] == TERMS["cost"][1]
    with pytest.raises(IndexError):
        weights_for(5)


def test_a_jester_is_scored_by_what_it_spares() -> None:
    """J2: at a table of four the enemy's strike is skipped and its immunity falls."""
    state = position(enemy="KS", hands="X1.9S.TS.3S.2S/2C/3C/4C", tavern="9C")
    policy = policy_for(4)
    scores = {mask: score for score, mask in policy.scores(search_state(state))}
    jester = scores[1]
    weights = weights_for(4)
    held = 9 + 10 + 3 + 2
    expected = -weights["cost"] * weights["X"] + weights["jester_attack"] * 20
    assert jester == pytest.approx(expected + weights["jester_immune"] * held)
    assert parse_move("play X1") in legal_moves(state)
