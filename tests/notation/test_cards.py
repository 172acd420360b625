"""Cards: text, order, values, identity."""

import copy
import pickle

import pytest

from regicide_core import DECK, Card, NotationError, Rank, Suit
from regicide_core.cards import JESTERS, NUMBERS, ROYALS, SUITED, VALUES, in_order, total

CANONICAL = ["X1", "X2", *(rank + suit for rank in "A23456789TJQK" for suit in "CDHS")]


def test_the_deck_is_54_cards_in_canonical_order() -> None:
    assert [str(card) for card in DECK] == CANONICAL
    assert [card.index for card in DECK] == list(range(54))


def test_the_deck_falls_into_jesters_numbers_and_royals() -> None:
    assert (len(JESTERS), len(NUMBERS), len(ROYALS)) == (2, 40, 12)
    assert DECK == JESTERS + SUITED == JESTERS + NUMBERS + ROYALS
    assert all(card.is_jester for card in JESTERS)
    assert all(card.is_royal for card in ROYALS)
    assert not any(card.is_jester for card in SUITED)
    assert not any(card.is_royal for card in JESTERS + NUMBERS)


@pytest.mark.rule("P1")
def test_the_values_of_all_ranks() -> None:
    assert [VALUES[rank] for rank in Rank] == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 15, 20]
    assert [card.value for card in DECK] == [VALUES[card.rank] for card in DECK]


@pytest.mark.parametrize("text", CANONICAL)
def test_a_card_reads_back_from_its_text(text: str) -> None:
    card = Card(text)
    assert (str(card), repr(card)) == (text, f"Card('{text}')")
    assert Card(text.lower()) is card
    assert eval(repr(card), {"Card": Card}) is card


@pytest.mark.parametrize(
    ("text", "card"), [("10h", "TH"), ("10C", "TC"), ("tS", "TS"), ("x1", "X1"), ("kD", "KD")]
)
def test_other_spellings_are_read(text: str, card: str) -> None:
    assert Card(text).text == card


@pytest.mark.parametrize(
    "text",
    ["", "1C", "11C", "10", "C3", "3", "3X", "X", "X3", "X0", "3CC", " 3C", "?", "-", "110C"],
)
def test_no_other_text_is_a_card(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Card(text)
    assert (caught.value.code, caught.value.where) == ("bad_card", text)


@pytest.mark.parametrize("thing", [None, 3, Card("3C"), ["3C"], b"3C"])
def test_a_card_is_read_from_text_alone(thing: object) -> None:
    with pytest.raises(NotationError) as caught:
        Card(thing)  # type: ignore[arg-type]
    assert (caught.value.code, caught.value.where) == ("not_text", str(thing))


def test_ranks_and_suits_are_written_as_on_the_cards() -> None:
    assert "".join(Rank) == "XA23456789TJQK"
    assert "".join(Suit) == "CDHS"


def test_a_card_has_rank_and_suit() -> None:
    assert [(card.rank, card.suit) for card in (Card("TH"), Card("AC"), Card("X2"))] == [
        (Rank.TEN, Suit.HEARTS),
        (Rank.ACE, Suit.CLUBS),
        (Rank.JESTER, None),
    ]


def test_a_card_is_the_same_object_each_time() -> None:
    card = Card("3D")
    assert Card("3d") is card
    assert copy.copy(card) is card
    assert copy.deepcopy([card])[0] is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert len({card, Card("3D"), Card("3H")}) == 2


def test_a_card_never_changes() -> None:
    card = Card("3D")
    with pytest.raises(AttributeError, match=r"cannot assign to .value.: a card never changes$"):
        card.value = 9
    with pytest.raises(AttributeError, match=r"cannot delete .text.: a card never changes$"):
        del card.text
    assert (card.value, card.text) == (3, "3D")


def test_cards_sort_by_rank_then_suit() -> None:
    cards = tuple(Card(text) for text in ("KC", "3S", "3C", "AH", "X2", "TD", "3H"))
    assert [str(card) for card in in_order(cards)] == ["X2", "AH", "3C", "3H", "3S", "TD", "KC"]
    assert in_order(list(cards)) == tuple(sorted(cards)) == in_order(cards)
    assert Card("3C") < Card("3D") < Card("4C")
    assert not Card("3C") < Card("3C")


def test_a_total_is_the_sum_of_the_values() -> None:
    assert total(()) == 0
    assert total(tuple(Card(text) for text in ("X1", "AC", "TD", "KS"))) == 31
