"""The analysis of a game: chances, mistakes outside the noise, luck apart from play."""

from __future__ import annotations

import json

import pytest

from regicide_core import Record, Rules, SoloYield, parse_move
from regicide_core.bots import Analysis, Judgement, Knight
from tests.support.bot_games import decisions
from tests.support.positions import position


def analysed(record: Record, rollouts: int = 80, slices: int = 16) -> Analysis:
    analysis = Analysis(record, "a", rollouts)
    while not analysis.done:
        analysis.step(slices)
    return analysis


CLEAR = position(enemy="KC", damage=30, hands="TH.2D.3C/4C.5C", castle="-", tavern="9C.8C")


def judged(*moves: str) -> tuple[Judgement, ...]:
    record = Record.of_position(CLEAR).then(*map(parse_move, moves))
    return analysed(record).judgements()


def test_giving_a_won_game_away_is_a_mistake() -> None:
    first, *_ = judged("yield")
    assert first.mistake
    assert (str(first.best), first.motives[0]) == ("play TH", "wins")
    assert first.loss > 3 * first.loss_error > 0
    assert first.chance > 0.9


def test_the_right_move_is_no_mistake() -> None:
    (only,) = judged("play TH")
    assert (only.mistake, only.loss) == (False, 0.0)
    assert only.best == only.move
    assert abs(only.luck) < 0.1


def test_a_forced_move_is_never_a_mistake() -> None:
    start = position(enemy="JC", hands="TC/3D.9H", phase="suffer", tavern="9C")
    record = Record.of_position(start).then(parse_move("discard TC"))
    (forced,) = analysed(record, 16).judgements()
    assert (forced.mistake, forced.loss, forced.loss_error) == (False, 0.0, 0.0)


def test_luck_and_play_make_up_the_whole_way_from_the_first_chance_to_the_end() -> None:
    record = Record(2, "whole")
    for _, _, _, move in decisions(Knight, 2, "whole"):
        record = record.then(move)
    analysis = analysed(record, 8, 50)
    first = analysis.judgements()[0].chance
    result = float(record.outcome() == "won")
    assert result - first == pytest.approx(analysis.luck() + analysis.play())
    assert analysis.play() <= 0
    assert len(analysis.judgements()) == analysis.total == len(record.moves)
    assert [judgement.ply for judgement in analysis.judgements()] == list(range(analysis.total))
    assert json.dumps([judgement.to_json() for judgement in analysis.judgements()])


def test_an_analysis_can_be_looked_at_and_left_at_any_time() -> None:
    record = Record(2, "tea").then(parse_move("yield"))
    analysis = Analysis(record, "a", 16)
    assert (analysis.judged, analysis.total, analysis.judgements()) == (0, 1, ())
    analysis.step(3)
    assert not analysis.done
    analysis.step(1000)
    assert analysis.done
    assert analysis.judgements()[0].luck == 0.0, "the game isn't over: nobody knows yet"
    assert analysis.luck() == 0.0


def test_slices_of_any_size_judge_alike() -> None:
    once = Rules(solo_yield=SoloYield.ONCE)
    record = Record(1, "slices", once).then(parse_move("yield"))
    one, other = analysed(record, 32, 1), analysed(record, 32, 1000)
    assert one.judgements() == other.judgements()


def test_knights_make_few_mistakes_that_stand_out() -> None:
    """False alarms are rare: a mistake is named only outside the noise."""
    record = Record(2, "calm")
    for _, _, _, move in decisions(Knight, 2, "calm"):
        record = record.then(move)
    judgements = analysed(record, 40, 40).judgements()
    assert sum(judgement.mistake for judgement in judgements) <= len(judgements) // 10
