"""Whole games of 1–4 players with all options, move by move: what must hold in every position."""

from __future__ import annotations

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from regicide_core import Move, Record, Rules, SoloYield, apply, legal_moves, new_game, result
from tests.support import naive
from tests.support.hypothesis_profile import PROFILE
from tests.support.invariants import (
    careful_move,
    check_against_fold,
    check_cards_conserved,
    check_event_text,
    check_hidden_is_hidden,
    check_move_text,
    check_moves,
    check_observation,
    check_observation_text,
    check_position_text,
    check_record_text,
    late_game,
    random_table,
)

HAND_LIMITS = {1: 8, 2: 7, 3: 6, 4: 5}


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, Rules, int, str]:
    """Players, rules that fit them, the first seat, and a seed."""
    players = draw(st.integers(1, 4))
    usual = HAND_LIMITS[players]
    flips = draw(st.integers(0, 2))
    most_jesters = 2 - flips if players == 1 else 2
    rules = Rules(
        redeal_without_diamond=draw(st.booleans()),
        solo_yield=draw(st.sampled_from(SoloYield)),
        no_yielding=draw(st.sampled_from((False, False, False, True))),
        open_discard=draw(st.booleans()),
        hand_limit=draw(st.none() | st.integers(usual - 2, usual + 2)),
        jesters=draw(st.none() | st.integers(0, most_jesters)),
        solo_flips=flips,
        enemy_health=draw(st.just(0) | st.integers(-10, 10)),
        enemy_attack=draw(st.just(0) | st.integers(-5, 5)),
    )
    seed = draw(st.text("abcxyz0123456789-_", min_size=1, max_size=12))
    return players, rules, draw(st.integers(1, players)), seed


class WholeGame(RuleBasedStateMachine):
    """Plays on from what was saved and loaded after the move before; game after game."""

    @initialize(table=tables(), late=st.booleans())
    def set_up(self, table: tuple[int, Rules, int, str], late: bool) -> None:
        self.players, self.options, self.first, seed = table
        self.rng = random.Random(seed)
        self.late = late
        self.deal(seed)

    def deal(self, seed: str) -> None:
        self.state = new_game(self.players, seed, rules=self.options, first=self.first)
        self.record = Record(self.players, seed, self.options, self.first)
        if self.late:
            self.state = check_position_text(late_game(self.state, self.rng))
            self.record = Record.of_position(self.state)
        self.record = check_record_text(self.record)
        assert self.record.state() == self.state

    @rule(pick=st.integers(0, 10_000))
    def any_move(self, pick: int) -> None:
        moves = legal_moves(self.state)
        self.move(moves[pick % len(moves)])

    @rule(times=st.integers(1, 4))
    def careful_moves(self, times: int) -> None:
        """Random players die against the first Jack; these get further."""
        for _ in range(times):
            self.move(careful_move(self.state, self.rng))

    def move(self, move: Move) -> None:
        before = naive.read(str(self.state))
        after, events = apply(self.state, move)
        assert naive.write(naive.after(before, str(move))) == str(after)
        check_move_text(move)
        check_event_text(events, after.players)
        self.record = check_record_text(self.record.then(move))
        check_against_fold(self.record, after)
        self.state = check_position_text(after)
        if after.is_over:
            self.every_card_is_somewhere_once()
            self.the_list_of_moves_is_complete_and_right()
            self.each_seat_sees_its_own_and_no_more()
            assert result(after) is not None
            self.deal(f"again{self.rng.randrange(10**9)}")

    @invariant()
    def every_card_is_somewhere_once(self) -> None:
        check_cards_conserved(self.state)

    @invariant()
    def the_list_of_moves_is_complete_and_right(self) -> None:
        assert {str(move) for move in legal_moves(self.state)} == naive.moves(
            naive.read(str(self.state))
        )
        check_moves(self.state, self.rng)

    @invariant()
    def each_seat_sees_its_own_and_no_more(self) -> None:
        for seat in range(self.state.players + 1):  # 0: an onlooker
            check_observation(self.state, seat)
            check_observation_text(self.state, seat)
        check_hidden_is_hidden(self.state, self.rng)


TestWholeGames = WholeGame.TestCase
TestWholeGames.settings = (
    settings(max_examples=60, stateful_step_count=25)
    if PROFILE == "regicide"
    else settings(max_examples=4, stateful_step_count=10)
)


@pytest.mark.parametrize("number", range(12))
def test_a_random_game_holds_in_every_position(number: int) -> None:
    """A few seeded games without Hypothesis: quick, and the first to say that something is off."""
    rng = random.Random(f"short-{number}")
    players, rules, first = random_table(rng)
    players, rules, first = (players, rules, first) if number >= 4 else (number + 1, Rules(), 1)
    game = WholeGame()
    game.set_up((players, rules, first, f"short-{number}"), late=number % 3 == 2)
    for _ in range(12):
        if rng.random() < 0.5:
            game.careful_moves(1)
        else:
            game.any_move(rng.randrange(10_000))
        game.every_card_is_somewhere_once()
        game.the_list_of_moves_is_complete_and_right()
        game.each_seat_sees_its_own_and_no_more()
