"""Events: text, JSON, and what each seat may know of one."""

import copy
import pickle

import pytest

from regicide_core import Card, Event, NotationError, Suit, event_from_json, parse_event
from regicide_core.events import (
    EVENTS,
    Damaged,
    Defeated,
    Discarded,
    Drew,
    EnemyRevealed,
    Flipped,
    Healed,
    ImmunityCancelled,
    Lost,
    NextChosen,
    Played,
    PowerBlocked,
    Shielded,
    Struck,
    TurnBegan,
    Wished,
    Won,
    Yielded,
)

THREES = (Card("3D"), Card("3S"))
JACK = Card("JS")
SAMPLES: list[tuple[Event, str, dict[str, object]]] = [
    (TurnBegan(2), "turn_began seat=2", {"type": "turn_began", "seat": 2}),
    (
        Played(1, THREES, 6),
        "played seat=1 cards=3D.3S value=6",
        {"type": "played", "seat": 1, "cards": ["3D", "3S"], "value": 6},
    ),
    (Yielded(4), "yielded seat=4", {"type": "yielded", "seat": 4}),
    (PowerBlocked(Suit.CLUBS), "power_blocked suit=C", {"type": "power_blocked", "suit": "C"}),
    (Healed(0), "healed amount=0", {"type": "healed", "amount": 0}),
    (Drew(1, JACK), "drew seat=1 card=JS", {"type": "drew", "seat": 1, "card": "JS"}),
    (Drew(1, None), "drew seat=1 card=?", {"type": "drew", "seat": 1, "card": None}),
    (
        Shielded(9, 0),
        "shielded amount=9 attack=0",
        {"type": "shielded", "amount": 9, "attack": 0},
    ),
    (
        ImmunityCancelled(JACK),
        "immunity_cancelled enemy=JS",
        {"type": "immunity_cancelled", "enemy": "JS"},
    ),
    (
        Damaged(18, True, 2),
        "damaged amount=18 doubled=yes left=2",
        {"type": "damaged", "amount": 18, "doubled": True, "left": 2},
    ),
    (
        Defeated(JACK, False),
        "defeated enemy=JS exact=no",
        {"type": "defeated", "enemy": "JS", "exact": False},
    ),
    (EnemyRevealed(JACK), "enemy_revealed enemy=JS", {"type": "enemy_revealed", "enemy": "JS"}),
    (Struck(3, 10), "struck seat=3 amount=10", {"type": "struck", "seat": 3, "amount": 10}),
    (
        Discarded(1, (Card("2H"),)),
        "discarded seat=1 cards=2H",
        {"type": "discarded", "seat": 1, "cards": ["2H"]},
    ),
    (
        NextChosen(1, 3),
        "next_chosen seat=1 chosen=3",
        {"type": "next_chosen", "seat": 1, "chosen": 3},
    ),
    (
        Flipped(1, (), 2),
        "flipped seat=1 cards=- flips=2",
        {"type": "flipped", "seat": 1, "cards": [], "flips": 2},
    ),
    (
        Wished(2, "keen"),
        "wished seat=2 wish=keen",
        {"type": "wished", "seat": 2, "wish": "keen"},
    ),
    (Won("gold"), "won medal=gold", {"type": "won", "medal": "gold"}),
    (Won(None), "won medal=?", {"type": "won", "medal": None}),
    (Lost(2, "P8"), "lost seat=2 rule=P8", {"type": "lost", "seat": 2, "rule": "P8"}),
]
BY_TEXT = pytest.mark.parametrize(("event", "text"), [(event, text) for event, text, _ in SAMPLES])
BY_JSON = pytest.mark.parametrize(("event", "data"), [(event, data) for event, _, data in SAMPLES])


@BY_TEXT
def test_an_event_reads_back_from_its_text(event: Event, text: str) -> None:
    assert str(event) == text
    assert parse_event(text) == event
    assert type(parse_event(text)) is type(event)


@BY_JSON
def test_an_event_reads_back_from_its_json(event: Event, data: object) -> None:
    assert event.to_json() == data
    assert event_from_json(data) == event
    assert type(event_from_json(data)) is type(event)


@BY_TEXT
def test_an_event_is_a_value(event: Event, text: str) -> None:
    assert hash(parse_event(text)) == hash(event)
    for twin in (copy.copy(event), copy.deepcopy(event), pickle.loads(pickle.dumps(event))):
        assert twin == event
    for name in event.field_names:
        with pytest.raises(AttributeError):
            setattr(event, name, None)


def test_there_is_a_sample_of_every_event() -> None:
    assert {type(event) for event, _, _ in SAMPLES} == set(EVENTS.values())
    assert {text.split()[0] for _, text, _ in SAMPLES} == set(EVENTS)


def test_the_repr_of_an_event_names_its_fields() -> None:
    assert repr(Drew(1, JACK)) == "Drew(seat=1, card=Card('JS'))"


def test_the_fields_of_an_event_may_come_in_any_order() -> None:
    assert parse_event("struck amount=10 seat=3") == Struck(3, 10)


@pytest.mark.rule("L3", "T2", "W1")
@pytest.mark.parametrize(
    "text",
    [
        *(f"won medal={medal}" for medal in ("gold", "silver", "bronze", "?")),
        *(f"wished seat=1 wish={wish}" for wish in ("keen", "neutral", "reluctant")),
        *(f"lost seat=1 rule={rule}" for rule in ("F4", "P8")),
        *(f"power_blocked suit={suit}" for suit in "CDHS"),
    ],
)
def test_every_choice_of_an_event_reads_back(text: str) -> None:
    assert str(parse_event(text)) == text


@pytest.mark.rule("T1")
def test_only_a_drawn_card_is_hidden_and_only_from_the_others() -> None:
    for event, _, _ in SAMPLES:
        expected = Drew(1, None) if isinstance(event, Drew) else event
        assert event.seen_by(2) == expected
        assert event.seen_by(1) == event
        assert event.seen_by(0) == expected


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("", "bad_event", ""),
        ("  ", "bad_event", "  "),
        ("event", "bad_event", "event"),
        ("drawn seat=1", "bad_event", "drawn"),
        ("yielded", "missing_field", "seat"),
        ("struck", "missing_field", "amount"),
        ("yielded seat=1 seat=2", "repeated_field", "seat"),
        ("yielded type=won", "repeated_field", "type"),
        ("yielded seat=1 magic=2", "unknown_field", "magic"),
        ("yielded seat=1 magic=2 more=3", "unknown_field", "magic"),
        ("yielded seat=x", "bad_number", "x"),
        ("yielded seat", "bad_number", ""),
        ("yielded seat=-1", "bad_number", "-1"),
        ("yielded seat=²", "bad_number", "²"),
        ("yielded seat=123456789", "bad_number", "123456789"),
        ("drew seat=1 card=9X", "bad_card", "9X"),
        ("discarded seat=1 cards=2H..3H", "bad_card", ""),
        ("power_blocked suit=X", "bad_choice", "X"),
        ("wished seat=1 wish=maybe", "bad_choice", "maybe"),
        ("won medal=tin", "bad_choice", "tin"),
        ("lost seat=1 rule=W1", "bad_choice", "W1"),
        ("enemy_revealed enemy=?", "bad_card", "?"),
    ],
)
def test_bad_text_is_refused(text: str, code: str, where: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_event(text)
    assert (caught.value.code, caught.value.where) == (code, where)


def test_a_flag_that_is_neither_yes_nor_no_is_refused_and_named() -> None:
    with pytest.raises(NotationError) as caught:
        parse_event("defeated enemy=JS exact=maybe")
    assert (caught.value.code, caught.value.where) == ("bad_flag", "maybe")


@pytest.mark.parametrize("thing", [None, 3, Yielded(1)])
def test_an_event_is_read_from_text_alone(thing: object) -> None:
    with pytest.raises(NotationError) as caught:
        parse_event(thing)  # type: ignore[arg-type]
    assert caught.value.code == "bad_event"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (None, "not_json"),
        ([], "not_json"),
        ({}, "bad_event"),
        ({"type": ["won"]}, "bad_event"),
        ({"type": "yielded"}, "missing_field"),
        ({"type": "yielded", "seat": 1, "more": 2}, "unknown_field"),
        ({"type": "yielded", "seat": True}, "bad_number"),
        ({"type": "yielded", "seat": "1"}, "bad_number"),
        ({"type": "yielded", "seat": 1.0}, "bad_number"),
        ({"type": "defeated", "enemy": "JS", "exact": 1}, "bad_flag"),
        ({"type": "defeated", "enemy": "JS", "exact": "yes"}, "bad_flag"),
        ({"type": "enemy_revealed", "enemy": None}, "bad_card"),
        ({"type": "enemy_revealed", "enemy": 3}, "bad_card"),
        ({"type": "drew", "seat": 1, "card": 3}, "bad_card"),
        ({"type": "discarded", "seat": 1, "cards": "2H"}, "bad_card"),
        ({"type": "discarded", "seat": 1, "cards": [None]}, "bad_card"),
        ({"type": "power_blocked", "suit": None}, "bad_choice"),
        ({"type": "won", "medal": []}, "bad_choice"),
        ({"type": "lost", "seat": 1, "rule": None}, "bad_choice"),
        ({"type": "wished", "seat": 1, "wish": None}, "bad_choice"),
    ],
)
def test_bad_json_is_refused(data: object, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        event_from_json(data)
    assert caught.value.code == code
