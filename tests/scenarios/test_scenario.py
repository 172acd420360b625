"""Scenarios: what their files may say, what a player's try does, every way to get one wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regicide_core import (
    Attempt,
    IllegalMove,
    Outcome,
    Phase,
    Scenario,
    ScenarioError,
    load_scenario,
    parse_event,
    parse_move,
    parse_position,
    scenario_from_json,
)
from regicide_core.cli import main
from regicide_core.errors import SCENARIO_CODES
from regicide_core.scenario.goals import Story, read_goal

DOCS = Path(__file__).parents[2] / "docs" / "SCENARIOS.md"
ALONE = (
    "players=1 seat=1 phase=play enemy=JS damage=11 table=9H/2D castle=QC hands=4H.5C.9D "
    "tavern=2S.3C discard=- yielded=- flips=2 rules=standard+solo_yield:once+partial chance=-"
)
PAIR = (
    "players=2 seat=1 phase=play enemy=JS damage=0 table=- castle=QC hands=4H.9H.5D/8C.7H.6D "
    "tavern=2S.3C discard=- yielded=- flips=0 rules=standard+partial chance=-"
)
LEAST: dict[str, Any] = {
    "format": 1,
    "name": "least",
    "position": ALONE,
    "goal": "exact_kill",
    "solution": ["play 9D"],
}


def scenario(**fields: object) -> Scenario:
    return scenario_from_json({**LEAST, **fields})


def tried(of: Scenario, *moves: str) -> Attempt:
    attempt = Attempt.of(of)
    for move in moves:
        attempt = attempt.then(parse_move(move))
    return attempt


def goal(data: object, *events: str, position: str = ALONE, closed: bool = False) -> bool | None:
    happened = tuple(parse_event(event) for event in events)
    return read_goal(data, "goal")(Story(1, parse_position(position), happened, closed))


# A whole file


def test_the_example_of_the_docs_is_a_scenario_and_ends_as_it_says() -> None:
    (text,) = re.findall(r"```json\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    example = load_scenario(text)
    assert tried(example, "play 9D").outcome is Outcome.REACHED
    assert tried(example, "play 5C").say() == {"text": {"": "Clubs double: one too many."}}


def test_the_docs_list_every_code_and_every_field() -> None:
    text = DOCS.read_text("utf-8")
    assert set(re.findall(r"^\| `(scenario_\w+)` \|", text, re.MULTILINE)) == SCENARIO_CODES
    fields = re.findall(r"^\| `(\w+)` \| (yes)? ?\|", text, re.MULTILINE)
    assert {name for name, _ in fields} == {*LEAST, *(set(WHOLE) - set(LEAST))}
    assert {name for name, needed in fields if needed} == set(LEAST)


WHOLE: dict[str, Any] = {
    **LEAST,
    "kind": "lesson",
    "seat": 1,
    "allowed": ["play", "yield", "discard 4H 5C 9D"],
    "partners": [{"seat": 1, "when": "alive", "moves": ["yield"]}],
    "say": "task",
    "steps": [{"say": {"id": "one", "args": {"left": "move.left"}}, "goal": "exact_kill"}],
    "hints": [{"text": {"en": "Count."}}],
    "losing": [{"moves": ["play 4H"], "say": "too-little"}],
    "replies": [{"when": {"event": "yielded"}, "say": {"text": "No."}}],
    "done": {"id": "done", "args": {"exact": "event.defeated.exact"}},
}


def test_a_scenario_may_have_every_field() -> None:
    whole = scenario_from_json(WHOLE)
    assert Attempt.of(whole).say() == {"id": "one", "args": {"left": 0}}
    assert tried(whole, "play 9D").say() == {"id": "done", "args": {"exact": True}}
    assert tried(whole, "play 4H").say() == {"id": "too-little", "args": {}}
    assert tried(whole, "yield").say() == {"text": {"": "No."}}
    assert Attempt.of(whole).hint(1) == Attempt.of(whole).hint(7) == {"text": {"en": "Count."}}


# Every error


def line(**fields: object) -> Callable[[], object]:
    return lambda: scenario(**fields)


WRONG: list[tuple[str, str, Callable[[], object]]] = [
    ("scenario_not_text", "Expecting value", lambda: load_scenario("nonsense")),
    ("scenario_not_text", "the JSON object must be str", lambda: load_scenario(3)),  # type: ignore[arg-type]
    ("scenario_not_text", "[]", lambda: load_scenario("[]")),
    ("scenario_newer", "2", line(format=2)),
    ("scenario_field", "format=0", line(format=0)),
    ("scenario_field", "format=1.0", line(format=1.0)),
    ("scenario_field", "gaol", line(gaol=1)),
    ("scenario_field", "name=No Name", line(name="No Name")),
    ("scenario_field", "name=", line(name="")),
    ("scenario_field", f"name={'a' * 41}", line(name="a" * 41)),
    ("scenario_field", "kind=exam", line(kind="exam")),
    ("scenario_field", "seat=2", line(seat=2)),
    ("scenario_field", "solution", line(solution=[])),
    ("scenario_field", "solution", line(solution="play 9D")),
    ("scenario_field", "steps", line(steps=[{"say": "a"}, {"say": "b"}])),
    ("scenario_field", "steps[0].show", line(steps=[{"say": "a", "show": 1}])),
    ("scenario_field", "steps[0]", line(steps=["say"])),
    ("scenario_field", "losing[0].moves", line(losing=[{"say": "a"}])),
    ("scenario_field", "partners[0].seat=3", line(partners=[{"seat": 3, "moves": []}])),
    ("scenario_position", "unknown_field", line(position="chess")),
    ("scenario_position", "not_text", line(position=3)),
    ("scenario_position", "damage_too_high", line(position=ALONE.replace("=11", "=20"))),
    ("scenario_goal", "goal.checkmate", line(goal="checkmate")),
    ("scenario_goal", "goal", line(goal=7)),
    ("scenario_goal", "goal", line(goal={"win": None, "survive": 1})),
    ("scenario_goal", "goal.all", line(goal={"all": []})),
    ("scenario_goal", "goal.all[1].any[0].x", line(goal={"all": ["win", {"any": ["x"]}]})),
    ("scenario_goal", "goal.win", line(goal={"win": 3})),
    ("scenario_goal", "goal.survive", line(goal={"survive": 0})),
    ("scenario_goal", "goal.draw_at_least", line(goal="draw_at_least")),
    ("scenario_goal", "goal.attack_at_most", line(goal={"attack_at_most": -1})),
    ("scenario_goal", "goal.holds: bad_card", line(goal={"holds": ["1Z"]})),
    ("scenario_goal", "goal.holds", line(goal={"holds": []})),
    ("scenario_goal", "goal.event", line(goal={"event": "fainted"})),
    ("scenario_goal", "goal.medal", line(goal={"medal": "tin"})),
    ("scenario_goal", "goal.within", line(goal={"within": {"turns": 1}})),
    ("scenario_goal", "goal.within.turns", line(goal={"within": {"turns": 0, "goal": "win"}})),
    ("scenario_message", "say", line(say=3)),
    ("scenario_message", "say", line(say="Two words")),
    ("scenario_message", "say", line(say={"text": ""})),
    ("scenario_message", "say", line(say={"text": "x" * 401})),
    ("scenario_message", "say.args", line(say={"id": "a", "args": []})),
    ("scenario_message", "say.args.n", line(say={"id": "a", "args": {"n": "wisdom"}})),
    ("scenario_message", "say.args.n", line(say={"id": "a", "args": {"n": "move.wisdom"}})),
    ("scenario_message", "say.args.n", line(say={"id": "a", "args": {"n": "event.drew.wit"}})),
    (
        "scenario_message",
        "event.lost.rule",
        line(done={"id": "a", "args": {"n": "event.lost.rule"}}),
    ),
    ("scenario_message", "top", line(say={"id": "a", "args": {"n": "top"}})),
    ("scenario_message", "move.value", line(say={"id": "a", "args": {"n": "move.value"}})),
    ("scenario_move", "solution[0]: bad_move", line(solution=["castle"])),
    ("scenario_move", "solution[0]: card_not_in_hand", line(solution=["play 8D"])),
    ("scenario_move", "solution[1]: scenario_over", line(solution=["play 9D", "yield"])),
    ("scenario_move", "losing[0].moves[0]: ", line(losing=[{"moves": ["next 1"]}])),
    ("scenario_move", "solution[0]: scenario_not_allowed", line(allowed=["yield"])),
    ("scenario_move", "", lambda: Attempt.of(scenario()).back()),
    ("scenario_solution", "failed", line(goal={"exact_kill": "JS"}, solution=["play 5C"])),
    ("scenario_solution", "open", line(goal="win")),
    ("scenario_solution", "reached", line(goal="alive")),
    ("scenario_losing", "losing[0]: open", line(losing=[{"moves": ["yield"]}])),
    ("scenario_not_allowed", "yield", lambda: tried(scenario(allowed=["play"]), "yield")),
    ("scenario_over", "yield", lambda: tried(scenario(), "play 9D", "yield")),
]


@pytest.mark.parametrize(("code", "where", "call"), WRONG)
def test_what_is_wrong_is_said_with_its_place(
    code: str, where: str, call: Callable[[], object]
) -> None:
    with pytest.raises(ScenarioError) as caught:
        call()
    assert caught.value.code == code
    assert caught.value.where.startswith(where)


def test_every_code_is_provoked() -> None:
    assert {code for code, _, _ in WRONG} == SCENARIO_CODES


@pytest.mark.parametrize("name", LEAST)
def test_a_field_that_must_be_there_is_missed(name: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        scenario_from_json({key: value for key, value in LEAST.items() if key != name})
    assert (caught.value.code, caught.value.where) == ("scenario_field", name)


def test_a_position_that_is_over_is_none() -> None:
    over = ALONE.replace(
        "phase=play enemy=JS damage=11 table=9H/2D castle=QC",
        "phase=won enemy=- damage=0 table=- castle=-",
    )
    with pytest.raises(ScenarioError, match="scenario_position: won"):
        scenario(position=over)


# Goals

DREW = ("drew seat=1 card=2S", "drew seat=2 card=?", "drew seat=1 card=3C")
HIT = "damaged amount=9 doubled=no left=4"
TURN = "turn_began seat=1"
EXACT = "defeated enemy=JS exact=yes"
OVER = "defeated enemy=JS exact=no"
LOST = "lost seat=1 rule=F4"


@pytest.mark.parametrize(
    ("wanted", "events", "verdict"),
    [
        ("win", [], None),
        ("win", ["won medal=gold"], True),
        ({"win_within": 2}, [TURN], None),
        ({"win_within": 2}, [TURN, TURN], False),
        ({"win_within": 2}, [TURN, "won medal=gold"], True),
        ("exact_kill", [], None),
        ("exact_kill", [OVER], None),
        ("exact_kill", [OVER, EXACT], True),
        ({"exact_kill": "JS"}, [OVER], False),
        ({"exact_kill": "JS"}, [EXACT], True),
        ({"exact_kill": "QC"}, [EXACT], None),
        ({"beaten_at_least": 2}, [OVER], None),
        ({"beaten_at_least": 2}, [OVER, EXACT], True),
        ("survive", [HIT], None),
        ("survive", [TURN], True),
        ({"survive": 2}, [TURN], None),
        ({"survive": 2}, [TURN, LOST], False),
        ({"damage_at_least": 9}, [HIT], True),
        ({"damage_at_least": 10}, [HIT], None),
        ({"draw_at_least": 3}, DREW, True),
        ({"draw_at_least": 4}, DREW, None),
        ({"heal_at_least": 4}, ["healed amount=4"], True),
        (
            {"shield_at_least": 9},
            ["shielded amount=4 attack=6", "shielded amount=5 attack=1"],
            True,
        ),
        ({"attack_at_most": 10}, [], True),
        ({"attack_at_most": 9}, [], None),
        ({"hand_at_least": 3}, [], True),
        ({"hand_at_least": 4}, [], None),
        ({"holds": ["4H", "9D"]}, [], True),
        ({"holds": ["4H", "2S"]}, [], None),
        ({"keep": ["4H"]}, [], True),
        ({"keep": ["2S"]}, [], False),
        ({"played": ["4H"]}, ["played seat=1 cards=4H value=4"], True),
        ({"played": ["4H"]}, ["played seat=2 cards=4H value=4"], None),
        ({"discarded": ["4H"]}, ["discarded seat=1 cards=2S.4H"], True),
        ({"drew": ["3C"]}, DREW, True),
        ({"drew": ["4C"]}, DREW, None),
        ({"event": "yielded"}, ["yielded seat=1"], True),
        ({"event": "yielded"}, [HIT], None),
        ({"medal": "gold"}, ["won medal=gold"], True),
        ({"medal": "gold"}, ["won medal=silver"], False),
        ({"medal": "gold"}, [], None),
        ("alive", [HIT], True),
        ("alive", [LOST], False),
        ("no_flip", ["flipped seat=1 cards=- flips=1"], False),
        ("no_yield", ["yielded seat=1"], False),
        ({"all": ["alive", "win"]}, [], None),
        ({"all": ["alive", "win"]}, [LOST], False),
        ({"all": ["alive", "survive"]}, [TURN], True),
        ({"any": ["win", "survive"]}, [TURN], True),
        ({"any": ["win", {"keep": ["2S"]}]}, [], None),
        ({"any": [{"keep": ["2S"]}, {"keep": ["3S"]}]}, [], False),
        ({"not": "alive"}, [], False),
        ({"not": "alive"}, [LOST], True),
        ({"not": "win"}, [], None),
        ({"within": {"turns": 1, "goal": "exact_kill"}}, [HIT], None),
        ({"within": {"turns": 1, "goal": "exact_kill"}}, [EXACT, TURN], True),
        ({"within": {"turns": 1, "goal": "exact_kill"}}, [HIT, TURN], False),
    ],
)
def test_a_goal_is_reached_failed_or_open(
    wanted: object, events: list[str], verdict: bool | None
) -> None:
    assert goal(wanted, *events) is verdict


def test_what_is_open_has_failed_when_the_game_ends_or_the_move_is_judged_by_itself() -> None:
    lost = (
        "players=1 seat=1 phase=lost enemy=JS damage=0 table=- castle=- hands=- tavern=- discard=- "
        "yielded=1 flips=2 rules=standard+partial chance=- by=P8"
    )
    assert goal("exact_kill", position=lost) is False
    assert goal({"not": "exact_kill"}, position=lost) is True
    assert goal({"not": {"event": "drew"}}, HIT, closed=True) is True


# A try


def test_a_try_never_changes_and_goes_back_one_move_of_the_player() -> None:
    first = Attempt.of(scenario(position=PAIR, goal={"damage_at_least": 8}, solution=["play 9H"]))
    second = first.then(parse_move("play 4H")).then(parse_move("discard 9H 5D"))
    assert [str(deed.move) for deed in second.deeds] == [
        "play 4H",
        "discard 9H 5D",
        "yield",
        "discard 7H 8C",
    ]
    assert second.last == second.deeds[1:]
    assert second.back() == first.then(parse_move("play 4H"))
    assert second.back().back() == first
    assert first.deeds == ()


def test_partners_follow_the_first_rule_that_fits_and_has_a_legal_move() -> None:
    rules = [
        {"seat": 1, "moves": ["yield"]},
        {"seat": 2, "when": {"event": "yielded"}, "moves": ["play 6D"]},
        {"moves": ["play 2H", "play 7H", "discard 8C 6D"]},
    ]
    solution = ["play 4H", "discard 9H 5D"]
    of = scenario(position=PAIR, goal={"survive": 2}, partners=rules, solution=solution)
    played = Attempt.of(of)
    made = played.then(parse_move("play 4H")).then(parse_move("discard 9H 5D"))
    assert [str(deed.move) for deed in made.deeds[2:]] == ["play 7H", "discard 8C 6D"]
    made = played.then(parse_move("yield")).then(parse_move("discard 9H 5D"))
    assert str(made.deeds[2].move) == "play 6D"


def test_a_partner_who_is_at_turn_moves_before_the_player() -> None:
    of = scenario(position=PAIR, seat=2, goal={"damage_at_least": 7}, solution=["play 7H"])
    assert [str(deed.move) for deed in Attempt.of(of).deeds] == ["yield", "discard 4H 9H"]
    assert Attempt.of(of).state.seat == 2


def test_only_what_is_allowed_may_be_played_and_the_rules_come_first() -> None:
    of = scenario(allowed=["play 9D", "flip"])
    with pytest.raises(ScenarioError, match="scenario_not_allowed"):
        tried(of, "play 4H")
    with pytest.raises(IllegalMove, match="flips_used_up"):
        tried(of, "flip")


def test_a_step_is_passed_by_its_move_in_any_order_or_by_its_goal() -> None:
    steps = [{"say": "one"}, {"say": "two"}]
    of = scenario(position=PAIR, goal="survive", steps=steps, solution=["play 4H", "discard 9H 5D"])
    assert tried(of, "play 4H", "discard 5D 9H").outcome is Outcome.REACHED
    failed = tried(of, "play 5D")
    assert (failed.outcome, failed.step, failed.suggestion) == (Outcome.FAILED, 0, None)
    free = scenario(
        position=PAIR,
        goal="survive",
        steps=[{"say": "one", "goal": {"event": "struck"}, "show": False}, {"say": "two"}],
        solution=["play 4H", "discard 9H 5D"],
    )
    passed = tried(free, "yield")
    assert (passed.outcome, passed.step) == (Outcome.OPEN, 1)
    assert (Attempt.of(free).shows, passed.shows) == (False, True)
    assert str(Attempt.of(free).suggestion) == "play 4H"


def test_a_lesson_may_end_with_what_the_partner_does() -> None:
    of = scenario(
        position=PAIR,
        goal={"damage_at_least": 20},
        steps=[{"say": "one"}, {"say": "two"}],
        partners=[{"moves": ["play 8C"]}],
        solution=["play 4H", "discard 9H 5D"],
    )
    assert tried(of, "play 4H", "discard 9H 5D").outcome is Outcome.REACHED


def test_a_lesson_whose_last_step_misses_the_goal_has_failed() -> None:
    steps = [{"say": "one", "goal": {"event": "damaged"}}]
    of = scenario(goal="exact_kill", steps=steps)
    assert tried(of, "play 4H").outcome is Outcome.FAILED


def test_facts_are_the_engines_numbers() -> None:
    facts = [
        *("enemy", "immune", "health", "health_left", "damage", "attack", "base_attack", "shield"),
        *("hand", "hand_limit", "hand_total", "tavern", "discard", "castle", "flips_left"),
        *("discard_cards", "combo_limit", "move.cards", "move.value", "move.damage", "move.healed"),
        *("move.drawn", "move.shield", "move.left", "move.pay", "move.attack", "move.medal"),
    ]
    args = {fact.replace(".", "_"): fact for fact in facts}
    of = scenario(steps=[{"say": {"id": "facts", "args": args}}])
    said = Attempt.of(of).say()
    assert said is not None and said["args"] == {
        "enemy": {"cards": ["JS"]},
        "immune": {"suit": "S"},
        **{"health": 20, "health_left": 9, "damage": 11, "attack": 10, "base_attack": 10},
        **{"shield": 0, "hand": 3, "hand_limit": 8, "hand_total": 18, "tavern": 2, "discard": 0},
        **{"castle": 1, "flips_left": 0, "discard_cards": {"cards": []}, "combo_limit": 10},
        "move_cards": {"cards": ["9D"]},
        **{"move_value": 9, "move_damage": 9, "move_healed": 0, "move_drawn": 2},
        **{"move_shield": 0, "move_left": 0, "move_pay": 0, "move_attack": 0},
        "move_medal": {"medal": "bronze"},
    }
    assert set(facts) <= set(re.findall(r"`([\w.]+)`", DOCS.read_text("utf-8")))


# The command line


def test_the_command_plays_every_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(WHOLE), "utf-8")
    assert main(["scenario", str(file)]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "lesson least, seat 1"
    assert printed.count("> seat 1: play 9D") == 1
    assert printed.count("> seat 1: play 4H") == 1
    assert [line for line in printed if line in list(Outcome)] == ["reached", "failed"]
    assert "  (one left=0)" in printed


def test_the_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({**LEAST, "goal": "checkmate"}), "utf-8")
    assert main(["scenario", str(file)]) == 1
    said = capsys.readouterr().err
    assert said.startswith("regicide_core: scenario_goal: goal.checkmate\n  there is no such goal")


def test_a_try_of_a_won_game_shows_it() -> None:
    last = ALONE.replace("castle=QC", "castle=-")
    of = scenario(position=last, goal="win")
    assert tried(of, "play 9D").state.phase is Phase.WON
