"""Moves: their text, their canonical order, what is no move."""

import pytest

from regicide_core import Card, Discard, Flip, Move, Next, NotationError, Play, Yield, parse_move


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in text.split())


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("play 3C 3D 3S", Play(cards("3C 3D 3S"))),
        ("play X1", Play(cards("X1"))),
        ("discard TD 2H", Discard(cards("TD 2H"))),
        ("next 1", Next(1)),
        ("next 4", Next(4)),
        ("yield", Yield()),
        ("flip", Flip()),
    ],
)
def test_a_move_reads_back_from_its_text(text: str, move: Move) -> None:
    assert parse_move(text) == move
    assert str(move) == text


def test_a_play_is_kept_in_canonical_order() -> None:
    move = parse_move("play 3s 3D 3c")
    assert move == Play(cards("3C 3D 3S"))
    assert str(move) == "play 3C 3D 3S"
    assert str(Play(cards("KC AS"))) == "play AS KC"


@pytest.mark.rule("F2")
def test_a_discard_is_kept_in_the_order_given() -> None:
    assert str(parse_move("discard TD 2H AC")) == "discard TD 2H AC"
    assert Discard(cards("TD 2H")) != Discard(cards("2H TD"))


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("  PLAY   10h ", "play TH"),
        ("Yield", "yield"),
        ("FLIP", "flip"),
        ("Next 2", "next 2"),
        ("DISCARD ah", "discard AH"),
    ],
)
def test_case_and_spaces_do_not_matter(text: str, canonical: str) -> None:
    assert str(parse_move(text)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "discard",
        "next",
        "next 0",
        "next 10",
        "next 12",
        "next -1",
        "next two",
        "next ~",
        "next 1 2",
        "yield 1",
        "flip 3C",
        "pass",
        "3C",
        "p3C",
    ],
)
def test_no_other_text_is_a_move(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert (caught.value.code, caught.value.where) == ("bad_move", text)


@pytest.mark.parametrize(("text", "where"), [("play 3C 3X", "3X"), ("discard yield", "yield")])
def test_a_bad_card_in_a_move_is_named(text: str, where: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert (caught.value.code, caught.value.where) == ("bad_card", where)


@pytest.mark.parametrize("thing", [None, 3, Yield()])
def test_a_move_is_read_from_text_alone(thing: object) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(thing)  # type: ignore[arg-type]
    assert caught.value.code == "not_text"


@pytest.mark.parametrize("kind", [Play, Discard])
@pytest.mark.parametrize("thing", ["3C", ("3C",), None, Card("3C"), {Card("3C")}, (Card("3C"), 3)])
def test_a_move_is_made_of_cards_alone(kind: type[Play] | type[Discard], thing: object) -> None:
    with pytest.raises(NotationError) as caught:
        kind(thing)  # type: ignore[arg-type]
    assert caught.value.code == "bad_card"


@pytest.mark.parametrize("kind", [Play, Discard])
def test_a_list_of_cards_will_do(kind: type[Play] | type[Discard]) -> None:
    made = kind([Card("3C"), Card("3D")])  # type: ignore[arg-type]
    assert made.cards == (Card("3C"), Card("3D"))
    assert hash(made) == hash(kind((Card("3C"), Card("3D"))))
