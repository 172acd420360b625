"""Thinking in slices: budgets, early stops, estimates, gold, duels."""

from __future__ import annotations

import pytest

from regicide_core import Flip, Play, Record, State, new_game, observe, parse_move
from regicide_core.bots import Aim, Champion, Coach, Duel, Sight, Table, Thought, run
from regicide_core.bots.levels import policy_for
from tests.support.positions import position


def sight(state: State) -> Sight:
    return Sight(observe(state, state.seat))


def thought_of(state: State, seed: str = "t", aim: Aim = Aim.WIN) -> Thought:
    return Thought(sight(state), policy_for(state.players), seed, aim)


DEAL = new_game(2, "think")
FORCED = position(enemy="JC", hands="TC.4H/3D", phase="suffer", rules="enemy_attack:4")
CLEAR = position(enemy="KC", damage=30, hands="TH.2C.3C/4C.5C", castle="-", tavern="9C")
LONE = position(enemy="KC", hands="2C.3D.4H", tavern="9C.8C.7C.6C.5C", discard="TC.TD")


def test_a_thought_has_a_move_from_the_first_moment_on() -> None:
    thought = thought_of(DEAL)
    assert thought.rollouts == 0
    assert thought.best() in sight(DEAL).moves
    assert all(estimate.visits == 0 for estimate in thought.estimates())


def test_it_runs_exactly_as_long_as_it_is_told() -> None:
    thought = thought_of(DEAL)
    thought.step(1)
    assert thought.rollouts == 1
    thought.step(7)
    assert thought.rollouts == sum(estimate.visits for estimate in thought.estimates()) == 8


def test_the_same_seed_and_budget_give_the_same_thought_in_slices_of_any_size() -> None:
    one, other = thought_of(DEAL), thought_of(DEAL)
    one.step(30)
    for part in (1, 9, 20):
        other.step(part)
    assert one.estimates() == other.estimates()
    assert thought_of(DEAL, "other seed").estimates() == thought_of(DEAL).estimates()  # priors


def test_the_best_comes_first_and_chances_are_chances() -> None:
    thought = thought_of(DEAL)
    thought.step(60)
    estimates = thought.estimates()
    assert estimates[0].move == thought.best()
    assert [e.visits for e in estimates] == sorted((e.visits for e in estimates), reverse=True)
    assert all(0 < e.chance < 1 and 0 < e.error < 0.5 for e in estimates)
    assert estimates[0].to_json()["move"] == str(thought.best())


def test_a_forced_move_needs_no_thought() -> None:
    thought = thought_of(FORCED)
    assert thought.settled
    assert run(thought, rollouts=100).rollouts == 0
    assert str(thought.best()) == "discard 4H TC"
    ticks = iter(range(10))
    assert run(thought_of(FORCED), seconds=5, clock=lambda: next(ticks)).rollouts == 0


def test_thinking_stops_when_the_leader_cannot_be_overtaken() -> None:
    thought = run(thought_of(CLEAR), rollouts=400)
    assert str(thought.best()) == "play TH"
    assert thought.rollouts < 390
    assert thought.estimates()[0].chance > 0.9
    assert not thought_of(CLEAR).safe(1)


def test_a_budget_of_rollouts_is_kept() -> None:
    assert run(thought_of(DEAL), rollouts=20).rollouts <= 20


def test_a_clock_ends_the_thinking() -> None:
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.1
        return now

    thought = run(thought_of(DEAL), seconds=0.55, clock=clock)
    assert 8 <= thought.rollouts <= 48
    with pytest.raises(TypeError):
        run(thought_of(DEAL))
    with pytest.raises(TypeError):
        run(thought_of(DEAL), seconds=1.0)


def test_a_clear_lead_ends_the_thinking_before_the_clock_does() -> None:
    ticks = iter(range(1000))
    thought = run(thought_of(CLEAR), seconds=20, clock=lambda: float(next(ticks)))
    assert thought.rollouts < 20 * 8


def test_for_gold_a_jester_stays_where_it_is() -> None:
    gold = thought_of(LONE, aim=Aim.GOLD)
    assert Flip() not in [estimate.move for estimate in gold.estimates()]
    assert Flip() in [estimate.move for estimate in thought_of(LONE).estimates()]


def test_when_gold_is_lost_the_game_is_not() -> None:
    """L3: with nothing else left the flip is made; and after it a win is a win."""
    stuck = position(enemy="KC", hands="2C.3D", phase="suffer", tavern="9C.8C.7C")
    assert str(Champion("g", rollouts=4, aim="gold").choose(sight(stuck))) == "flip"
    silver = LONE.replace(flips=1)
    assert Flip() in [e.move for e in thought_of(silver, aim=Aim.GOLD).estimates()]


def test_after_a_jester_every_seat_is_thought_of() -> None:
    state = position(enemy="JC", hands="2C.9C/3C/4C.5C", table="X1", phase="choose", tavern="9D.8D")
    thought = thought_of(state)
    thought.step(24)
    assert {str(e.move) for e in thought.estimates()} == {"next 1", "next 2", "next 3"}
    for wishes, expected in (({}, "next 1"), ({2: "keen"}, "next 2")):
        heard = Thought(sight(state).wished(wishes), policy_for(3), "t")
        assert str(heard.best()) == expected, "T2: wishes count before any rollout does"


def test_a_duel_plays_two_moves_from_the_same_deals() -> None:
    thought = thought_of(CLEAR)
    wins, waits = Play((parse_move("play TH").cards[0],)), parse_move("play 2C")  # type: ignore[union-attr]
    duel = Duel(thought, wins, waits)
    assert duel.lead == (0.0, 0.0)
    duel.step(20)
    chance, error = duel.chance
    lead, doubt = duel.lead
    assert chance == pytest.approx(21 / 22)
    assert 0 < error < 0.1
    assert lead == pytest.approx(20 / 22, abs=0.2)
    assert lead > 2 * doubt > 0
    same = Duel(thought, wins, wins)
    same.step(5)
    assert same.lead == (0.0, 0.0)


def test_a_move_left_out_can_be_thought_of_all_the_same() -> None:
    table = Table(new_game(1, "all"))
    thought = thought_of(table.state)
    known = {estimate.move for estimate in thought.estimates()}
    left_out = next(move for move in table.at_turn.moves if move not in known)
    thought.step_move(left_out, 5)
    assert thought.estimate(left_out).visits == 5
    every = Thought(table.at_turn, policy_for(1), "t", all_moves=True)
    assert {e.move for e in every.estimates()} == set(table.at_turn.moves)


def test_the_coach_compares_with_the_move_in_mind() -> None:
    coach = Coach(sight(CLEAR), "c", parse_move("play 2C"))
    for _ in range(12):
        coach.step(9)
    hint = coach.hint()
    assert (str(hint.best.move), hint.reasons[0].code) == ("play TH", "wins")
    assert hint.yours is not None
    assert (str(hint.yours.estimate.move), hint.yours.estimate.visits >= 36) == ("play 2C", True)
    assert hint.worse
    assert hint.rollouts == 108
    said = hint.to_json()
    assert said["yours"] == hint.yours.to_json()
    assert said["reasons"] == [reason.to_json() for reason in hint.reasons]
    assert hint.moves[0].drawbacks == ()
    assert hint.yours.drawbacks[0].code == "loses"


def test_the_coach_finds_nothing_wrong_with_his_own_move() -> None:
    coach = Coach(sight(CLEAR), "c", parse_move("play TH"))
    coach.step(24)
    assert not coach.hint().worse
    alone = Coach(sight(FORCED), "c")
    alone.step(4)
    assert (alone.hint().yours, alone.hint().worse) == (None, False)
    assert alone.hint().to_json()["yours"] is None
    assert alone.hint().reasons[0].code == "only_move"


def test_thinking_follows_a_record_that_begins_late() -> None:
    record = Record.of_position(CLEAR)
    assert str(Champion("x", rollouts=16).choose(Table.of(record).at_turn)) == "play TH"
