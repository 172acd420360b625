"""`Rules`: text, JSON, and what fits which table."""

import pytest

from regicide_core import STANDARD, Card, NotationError, Rules, SetupError, SoloYield

ALL_CHANGED = Rules(
    redeal_without_diamond=True,
    solo_yield=SoloYield.FREE,
    no_yielding=True,
    open_discard=True,
    hand_limit=7,
    jesters=1,
    solo_flips=0,
    enemy_health=-10,
    enemy_attack=5,
    partial=True,
)
ALL_CHANGED_TEXT = (
    "standard+redeal_without_diamond+solo_yield:free+no_yielding+open_discard+hand_limit:7"
    "+jesters:1+solo_flips:0+enemy_health:-10+enemy_attack:5+partial"
)


def test_the_standard_rules() -> None:
    assert STANDARD.to_json() == {
        "redeal_without_diamond": False,
        "solo_yield": "never",
        "no_yielding": False,
        "open_discard": False,
        "hand_limit": None,
        "jesters": None,
        "solo_flips": 2,
        "enemy_health": 0,
        "enemy_attack": 0,
        "partial": False,
    }


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (STANDARD, "standard"),
        (
            Rules(hand_limit=7, redeal_without_diamond=True),
            "standard+redeal_without_diamond+hand_limit:7",
        ),
        (Rules(jesters=0), "standard+jesters:0"),
        (Rules(solo_yield=SoloYield.ONCE), "standard+solo_yield:once"),
        (Rules(enemy_attack=-5, enemy_health=10), "standard+enemy_health:10+enemy_attack:-5"),
        (ALL_CHANGED, ALL_CHANGED_TEXT),
    ],
)
def test_rules_read_back_from_their_text_and_their_json(rules: Rules, text: str) -> None:
    assert str(rules) == text
    assert Rules.parse(text) == rules
    assert Rules.from_json(rules.to_json()) == rules


def test_all_fields_in_json() -> None:
    assert ALL_CHANGED.to_json() == {
        "redeal_without_diamond": True,
        "solo_yield": "free",
        "no_yielding": True,
        "open_discard": True,
        "hand_limit": 7,
        "jesters": 1,
        "solo_flips": 0,
        "enemy_health": -10,
        "enemy_attack": 5,
        "partial": True,
    }


def test_changed_fields_are_read_in_any_order() -> None:
    parts = ALL_CHANGED_TEXT.split("+")
    assert Rules.parse("+".join([parts[0], *reversed(parts[1:])])) == ALL_CHANGED


@pytest.mark.rule("Q1")
def test_the_standard_may_be_spelt_out() -> None:
    assert Rules.parse("standard+solo_yield:never") == STANDARD
    assert str(Rules.parse("standard+solo_yield:never")) == "standard"


def test_fields_left_out_of_json_keep_their_default() -> None:
    assert Rules.from_json({}) == STANDARD
    assert Rules.from_json({"jesters": 2}) == Rules(jesters=2)


def test_a_choice_may_be_given_as_its_word() -> None:
    rules = Rules(solo_yield="free")  # type: ignore[arg-type]
    assert rules.solo_yield is SoloYield.FREE


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("", "bad_rules", ""),
        ("hard", "bad_rules", "hard"),
        ("Standard", "bad_rules", "Standard"),
        ("standard+", "unknown_field", ""),
        ("standard+magic", "unknown_field", "magic"),
        ("standard+partial+partial", "repeated_field", "partial"),
        ("standard+partial:1", "bad_flag", "partial:1"),
        ("standard+no_yielding:yes", "bad_flag", "no_yielding:yes"),
        ("standard+open_discard:", "bad_flag", "open_discard:"),
        ("standard+redeal_without_diamond:True", "bad_flag", "redeal_without_diamond:True"),
        ("standard+hand_limit", "bad_number", "hand_limit:True"),
        ("standard+hand_limit:seven", "bad_number", "hand_limit:seven"),
        ("standard+jesters:None", "bad_number", "jesters:None"),
        ("standard+jesters:-", "bad_number", "jesters:-"),
        ("standard+solo_flips:--1", "bad_number", "solo_flips:--1"),
        ("standard+enemy_health:²", "bad_number", "enemy_health:²"),
        ("standard+enemy_attack:1.0", "bad_number", "enemy_attack:1.0"),
        ("standard+enemy_attack:123456789", "bad_number", "enemy_attack:123456789"),
        ("standard+solo_yield", "bad_choice", "solo_yield:True"),
        ("standard+solo_yield:twice", "bad_choice", "solo_yield:twice"),
    ],
)
def test_bad_text_is_refused(text: str, code: str, where: str) -> None:
    with pytest.raises(NotationError) as caught:
        Rules.parse(text)
    assert (caught.value.code, caught.value.where) == (code, where)


@pytest.mark.parametrize(
    ("setting", "low", "high"),
    [
        ("jesters", 0, 2),
        ("solo_flips", 0, 2),
        ("enemy_health", -10, 10),
        ("enemy_attack", -5, 5),
    ],
)
def test_settings_have_a_range(setting: str, low: int, high: int) -> None:
    for number in (low, high):
        assert Rules.from_json({setting: number}).to_json()[setting] == number
    for number in (low - 1, high + 1):
        with pytest.raises(SetupError) as caught:
            Rules.from_json({setting: number})
        assert (caught.value.code, caught.value.where) == (f"{setting}_range", str(number))
        assert caught.value.numbers == {"low": low, "high": high}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (None, "not_json"),
        ([], "not_json"),
        ("standard", "not_json"),
        ({"magic": 1}, "unknown_field"),
        ({7: 1}, "unknown_field"),
        ({"partial": 1}, "bad_flag"),
        ({"partial": None}, "bad_flag"),
        ({"hand_limit": True}, "bad_number"),
        ({"hand_limit": "7"}, "bad_number"),
        ({"solo_flips": None}, "bad_number"),
        ({"enemy_health": None}, "bad_number"),
        ({"enemy_attack": 1.5}, "bad_number"),
        ({"solo_yield": None}, "bad_choice"),
        ({"solo_yield": []}, "bad_choice"),
    ],
)
def test_bad_json_is_refused(data: object, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        Rules.from_json(data)
    assert caught.value.code == code


@pytest.mark.parametrize("thing", [None, 3, STANDARD])
def test_rules_are_read_from_text_alone(thing: object) -> None:
    with pytest.raises(NotationError) as caught:
        Rules.parse(thing)  # type: ignore[arg-type]
    assert (caught.value.code, caught.value.where) == ("not_text", str(thing))


@pytest.mark.parametrize("players", [0, 5, -1])
def test_there_are_one_to_four_players(players: int) -> None:
    with pytest.raises(SetupError) as caught:
        STANDARD.check_for(players)
    assert (caught.value.code, caught.value.where) == ("players_range", str(players))


@pytest.mark.rule("S3", "S5")
def test_what_follows_from_the_number_of_players() -> None:
    sizes = [
        (STANDARD.jesters_for(n), STANDARD.hand_limit_for(n), STANDARD.flips_for(n))
        for n in (1, 2, 3, 4)
    ]
    assert sizes == [(0, 8, 2), (0, 7, 0), (1, 6, 0), (2, 5, 0)]


@pytest.mark.rule("E1")
def test_changed_enemies() -> None:
    rules = Rules(enemy_attack=3, enemy_health=-4)
    enemies = [Card(text) for text in ("JC", "QD", "KS")]
    assert [rules.attack_of(enemy) for enemy in enemies] == [13, 18, 23]
    assert [rules.health_of(enemy) for enemy in enemies] == [16, 26, 36]
