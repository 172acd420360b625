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
    assert (str(first.best), first.reasons[0].code) == ("play TH", "wins")
    assert first.drawbacks[0].code == "loses"
    assert not first.agreed
    assert first.loss > 3 * first.loss_error > 0
    assert first.chance > 0.9


def test_the_right_move_is_no_mistake() -> None:
    (only,) = judged("play TH")
    assert (only.mistake, only.loss) == (False, 0.0)
    assert only.best == only.move
    assert only.agreed and not only.lost
    assert only.drawbacks == ()
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


def test_the_story_adds_up_and_names_luck_and_play_by_the_same_numbers() -> None:
    record = Record(2, "whole")
    for _, _, _, move in decisions(Knight, 2, "whole"):
        record = record.then(move)
    story = analysed(record, 8, 50).story()
    assert story is not None
    assert story.start + story.luck + story.play == story.end
    assert story.end in (0, 100)
    assert (story.play < 0) is (story.mistakes > 0)
    assert story.tendency == (
        "good" if story.luck >= 10 else "bad" if story.luck <= -10 else "even"
    )


def test_the_story_of_a_mistake_blames_the_decision() -> None:
    record = Record.of_position(CLEAR).then(parse_move("yield"))
    story = analysed(record).story()
    assert story is not None
    assert (story.mistakes, story.tendency) == (1, "even")
    assert story.play <= -20
    assert story.start + story.luck + story.play == story.end < 80, "nobody knows the end yet"


def test_without_a_judgement_there_is_no_story() -> None:
    assert Analysis(Record(2, "tea").then(parse_move("yield")), "a", 16).story() is None


HOPELESS = position(enemy="KC", hands="2C.3C.4D/2D", castle="KH", tavern="-", yielded="2")


def test_a_lost_position_reads_as_lost_and_has_no_better_move() -> None:
    record = Record.of_position(HOPELESS).then(parse_move("play 2C"))
    analysis = analysed(record, 160)
    (judgement,) = analysis.judgements()
    assert (judgement.lost, judgement.mistake, judgement.stroke) == (True, False, False)
    story = analysis.story()
    assert story is not None
    assert (story.lost_from, story.mistakes, story.tendency) == (0, 0, "even")
    assert analysed(Record.of_position(CLEAR).then(parse_move("play TH"))).story().lost_from is None  # type: ignore[union-attr]


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
