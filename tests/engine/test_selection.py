"""Choosing cards one by one: `select` and `suggested_discard`."""

import pytest

from regicide_core import (
    Card,
    Discard,
    IllegalMove,
    Play,
    Selection,
    State,
    observe,
    select,
    suggested_discard,
)
from tests.support.positions import after, position


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in text.split())


def refused(**codes: str) -> tuple[tuple[Card, str], ...]:
    return tuple((Card(text.removeprefix("_")), code) for text, code in codes.items())


HAND = position(enemy="JC", hands="X1.AC.2C.2D.2H.3D.KS/4C")
STRUCK = position(enemy="JC", hands="2H.3C.TD/4C", phase="suffer")


@pytest.mark.rule("P1")
def test_with_nothing_selected_every_card_may_be_chosen() -> None:
    assert select(HAND, ()) == Selection(
        cards=(),
        move=None,
        why_not="nothing_played",
        joinable=HAND.hands[0],
        refused=(),
        total=0,
        needed=0,
    )


@pytest.mark.rule("P2", "P3", "P5")
def test_a_number_is_joined_by_its_equals_and_an_ace() -> None:
    assert select(HAND, cards("2D")) == Selection(
        cards=cards("2D"),
        move=Play(cards("2D")),
        why_not=None,
        joinable=cards("AC 2C 2H"),
        refused=refused(X1="jester_not_alone", _3D="mixed_ranks", KS="mixed_ranks"),
        total=2,
        needed=0,
    )


@pytest.mark.rule("P3")
def test_a_pair_is_joined_by_no_ace() -> None:
    selection = select(HAND, cards("2H 2C"))
    assert selection.move == Play(cards("2C 2H"))
    assert (selection.cards, selection.total) == (cards("2H 2C"), 4)
    assert selection.joinable == cards("2D")
    assert selection.refused == refused(
        X1="jester_not_alone", AC="ace_with_many", _3D="mixed_ranks", KS="mixed_ranks"
    )


@pytest.mark.rule("P3", "P5")
def test_an_ace_is_joined_by_any_card_but_a_jester() -> None:
    selection = select(HAND, cards("AC"))
    assert selection.joinable == cards("2C 2D 2H 3D KS")
    assert selection.refused == refused(X1="ace_with_jester")


@pytest.mark.rule("P5")
def test_a_jester_is_joined_by_nothing() -> None:
    selection = select(HAND, cards("X1"))
    assert (selection.move, selection.joinable) == (Play(cards("X1")), ())
    assert dict(selection.refused)[Card("AC")] == "ace_with_jester"
    assert dict(selection.refused)[Card("KS")] == "jester_not_alone"


def test_cards_that_are_no_play_say_why() -> None:
    selection = select(HAND, cards("2C 3D"))
    assert (selection.move, selection.why_not) == (None, "mixed_ranks")
    assert (selection.joinable, selection.total) == ((), 5)
    assert len(selection.refused) == 5


def test_a_combo_at_ten_is_joined_by_no_more_of_its_number() -> None:
    state = position(enemy="JC", hands="5C.5D.5H/4C")
    selection = select(state, cards("5C 5D"))
    assert (selection.move, selection.joinable) == (Play(cards("5C 5D")), ())
    assert selection.refused == refused(_5H="combo_over_10")


@pytest.mark.rule("F2")
def test_in_step_four_any_card_may_join_until_the_number_is_reached() -> None:
    assert select(STRUCK, ()) == Selection(
        cards=(),
        move=None,
        why_not="discard_short",
        joinable=cards("2H 3C TD"),
        refused=(),
        total=0,
        needed=10,
    )
    assert select(STRUCK, cards("3C")) == Selection(
        cards=cards("3C"),
        move=None,
        why_not="discard_short",
        joinable=cards("2H TD"),
        refused=(),
        total=3,
        needed=10,
    )


@pytest.mark.rule("F2")
def test_in_step_four_no_card_joins_once_the_number_is_reached() -> None:
    assert select(STRUCK, cards("3C TD")) == Selection(
        cards=cards("3C TD"),
        move=Discard(cards("3C TD")),
        why_not=None,
        joinable=(),
        refused=refused(_2H="discard_stops_at_the_number"),
        total=13,
        needed=10,
    )


@pytest.mark.rule("F2")
def test_in_step_four_no_card_joins_at_exactly_the_number() -> None:
    selection = select(STRUCK, cards("TD"))
    assert (selection.move, selection.joinable) == (Discard(cards("TD")), ())
    assert [card for card, _ in selection.refused] == [*cards("2H 3C")]


@pytest.mark.rule("F2")
def test_in_step_four_the_order_chosen_is_the_order_of_discarding() -> None:
    selection = select(STRUCK, cards("TD 3C"))
    assert (selection.move, selection.why_not) == (None, "discard_stops_at_the_number")
    assert selection.joinable == ()


def test_only_cards_of_the_hand_at_turn_may_be_selected() -> None:
    with pytest.raises(IllegalMove) as caught:
        select(HAND, cards("2C 4C 5C"))
    assert (caught.value.code, caught.value.where) == ("card_not_in_hand", "4C")


@pytest.mark.parametrize(
    "state", [after(HAND, "play X1"), after(HAND, "play X1", "next 2", "yield")]
)
def test_nothing_is_selected_while_a_seat_is_chosen_or_after_the_end(state: State) -> None:
    code = "game_over" if state.is_over else "play_not_now"
    with pytest.raises(IllegalMove) as caught:
        select(state, ())
    assert (caught.value.code, caught.value.where) == (code, str(state.phase))


@pytest.mark.rule("T1")
def test_the_seat_at_turn_selects_from_what_it_sees() -> None:
    assert select(observe(HAND, 1), cards("2D")) == select(HAND, cards("2D"))
    with pytest.raises(IllegalMove) as caught:
        select(observe(HAND, 2), ())
    assert caught.value.code == "hand_hidden"


@pytest.mark.rule("F2")
@pytest.mark.parametrize(
    ("hand", "best"),
    [
        ("2H.3C.TD", "TD"),
        ("4C.6C.TD", "4C 6C"),  # a Ten of Diamonds is worth more than both
        ("4C.6C.JD.KD", "4C 6C"),
        ("4C.7C.KD", "4C 7C"),
        ("X1.KD", "KD"),
        ("9C.9D.2C", "2C 9C"),
        ("TC.TD", "TC"),  # of equal numbers, the suit that is worth less
    ],
)
def test_the_suggested_discard_gives_up_what_is_worth_least(hand: str, best: str) -> None:
    state = position(enemy="JC", hands=f"{hand}/5C", phase="suffer")
    assert suggested_discard(state) == Discard(cards(best))


def test_four_players_are_not_told_to_give_a_king_away_for_nothing() -> None:
    """The bots' weights hold a King at such a table for cheap."""
    state = position(enemy="JC", hands="KC.TC/5C/4C/3C", phase="suffer")
    assert suggested_discard(state) == Discard(cards("TC"))


def test_there_is_no_suggestion_where_only_a_flip_can_help_or_nothing_is_due() -> None:
    assert suggested_discard(position(enemy="JC", hands="2C", phase="suffer")) is None
    assert suggested_discard(HAND) is None
