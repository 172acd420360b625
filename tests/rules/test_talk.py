"""Talk and what may be seen (T1–T4, J3)."""

from functools import partial

import pytest

from regicide_core import (
    Card,
    IllegalMove,
    Observation,
    State,
    Wish,
    apply,
    legal_moves,
    new_game,
    observe,
    parse_move,
    wish,
)
from regicide_core.events import Wished
from tests.support.positions import after, position

shown = partial(
    position,
    enemy="QS",
    hands="2C.3C/4C/5C.6C",
    seat=2,
    damage=7,
    table="3S/4D",
    castle="QD.KC",
    tavern="7C.8C.9C",
    discard="2D.3D.5D",
    yielded="1.3",
)


@pytest.mark.rule("T1")
def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    seen = observe(shown(), 3)
    assert seen.hands == ((None, None), (None,), (Card("5C"), Card("6C")))
    assert seen.hand == (Card("5C"), Card("6C"))


@pytest.mark.rule("T1", "T3")
def test_an_observation_in_full() -> None:
    assert str(observe(shown(), 1)) == (
        "players=3 seat=2 phase=play enemy=QS damage=7 table=3S/4D castle=?.? hands=2C.3C/?/?.? "
        "tavern=?.?.? discard=2D.?.? yielded=1.3 flips=0 rules=standard+partial viewer=1"
    )


@pytest.mark.rule("T1")
def test_everybody_sees_the_enemy_the_table_and_who_yielded() -> None:
    state = shown()
    for viewer in (1, 2, 3):
        seen = observe(state, viewer)
        assert (seen.enemy, seen.damage, seen.table) == (state.enemy, 7, state.table)
        assert (seen.attack, seen.shield, seen.immunity) == (15, 0, "S")
        assert (seen.health_left, seen.yielded, seen.seat) == (23, (1, 3), 2)
        assert (seen.players, seen.hand_limit, seen.phase) == (3, 6, "play")


@pytest.mark.rule("T1")
def test_everybody_sees_the_sizes_of_the_piles() -> None:
    seen = observe(shown(), 2)
    assert [len(pile) for pile in (seen.castle, seen.tavern, seen.discard)] == [2, 3, 3]


@pytest.mark.rule("T1")
def test_nobody_sees_the_tavern_the_castle_or_the_chance_to_come() -> None:
    seen = observe(new_game(2, "secret"), 1)
    assert set(seen.castle) == set(seen.tavern) == {None}
    assert not hasattr(seen, "chance")
    assert "secret" not in str(seen)


@pytest.mark.rule("T1")
def test_the_moves_of_another_seat_are_not_told_to_an_observer() -> None:
    seen = observe(shown(), 1)
    with pytest.raises(IllegalMove) as caught:
        legal_moves(seen)
    assert (caught.value.code, caught.value.where, caught.value.rule) == (
        "hand_hidden",
        "seat 2",
        "T1",
    )


@pytest.mark.rule("T1")
@pytest.mark.parametrize("phase", ["play", "suffer"])
def test_the_seat_at_turn_knows_its_own_moves(phase: str) -> None:
    state = position(enemy="JC", hands="TC.3C/4C", phase=phase)
    assert legal_moves(observe(state, 1)) == legal_moves(state)


@pytest.mark.rule("T1", "J2")
def test_everybody_knows_which_seats_may_be_chosen() -> None:
    state = after(position(enemy="JC", hands="X1.3C/4C"), "play X1")
    assert legal_moves(observe(state, 2)) == legal_moves(state)


def told(state: State, move: str, seat: int) -> list[str]:
    _, events = apply(state, parse_move(move))
    return [str(event.seen_by(seat)) for event in events]


@pytest.mark.rule("T1", "D1")
def test_a_drawn_card_is_told_to_the_one_who_drew_it_alone() -> None:
    state = position(enemy="JC", hands="3D.TD/TH/TS", tavern="7C.8C.9C")
    drew = [[event for event in told(state, "play 3D", seat) if "drew" in event] for seat in (1, 3)]
    assert drew == [
        ["drew seat=1 card=7C", "drew seat=2 card=?", "drew seat=3 card=?"],
        ["drew seat=1 card=?", "drew seat=2 card=?", "drew seat=3 card=9C"],
    ]


@pytest.mark.rule("T1")
def test_all_other_events_are_told_to_everybody_alike() -> None:
    state = position(enemy="JC", hands="3S.TD/TH")
    assert told(state, "play 3S", 1) == told(state, "play 3S", 2)
    assert len(told(state, "play 3S", 2)) == 4


@pytest.mark.rule("T2", "J3")
@pytest.mark.parametrize("what", ["keen", "neutral", "reluctant"])
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_after_a_jester_any_seat_may_say_whether_it_would_go_next(seat: int, what: str) -> None:
    state = after(position(enemy="JC", hands="X1.3C/4C/5C"), "play X1")
    said = wish(state, seat, Wish(what))
    assert said == Wished(seat, what)
    assert str(said) == f"wished seat={seat} wish={what}"
    assert wish(observe(state, 2), seat, Wish(what)) == said


@pytest.mark.rule("T2")
def test_a_wish_has_three_values_and_no_more() -> None:
    assert [str(what) for what in Wish] == ["keen", "neutral", "reluctant"]


@pytest.mark.rule("J3", "T2")
@pytest.mark.parametrize("moves", [(), ("play X1", "next 2")])
def test_before_the_jester_and_once_the_next_turn_began_no_wish_is_allowed(
    moves: tuple[str, ...],
) -> None:
    state = after(position(enemy="JC", hands="X1.3C/4C/5C"), *moves)
    with pytest.raises(IllegalMove) as caught:
        wish(state, 3, Wish.KEEN)
    assert (caught.value.code, caught.value.rule) == ("wish_not_now", "J3")


@pytest.mark.rule("T3")
def test_only_the_top_card_of_the_discard_pile_is_visible() -> None:
    assert observe(shown(), 1).discard == (Card("2D"), None, None)


@pytest.mark.rule("T3")
def test_with_an_open_discard_pile_all_of_it_is_visible() -> None:
    state = shown(rules="open_discard")
    assert observe(state, 1).discard == state.discard


@pytest.mark.rule("T3")
@pytest.mark.parametrize("rules", ["", "open_discard"])
def test_an_empty_discard_pile_shows_nothing(rules: str) -> None:
    assert observe(shown(discard="-", rules=rules), 1).discard == ()


@pytest.mark.rule("T4", "M2")
def test_a_royal_defeated_exactly_is_known_to_lie_on_the_tavern() -> None:
    state = position(enemy="JC", hands="5H.9C/2C", damage=15, tavern="7C.8C", castle="JH")
    for viewer in (1, 2):
        assert observe(after(state, "play 5H"), viewer).tavern == (Card("JC"), None, None)


@pytest.mark.rule("T4", "M2")
def test_an_overkilled_royal_is_not_on_the_tavern() -> None:
    state = position(enemy="JC", hands="6H.9C/2C", damage=15, tavern="7C.8C", castle="JH")
    killed = after(state, "play 6H")
    assert (killed.known, observe(killed, 1).tavern) == (0, (None, None))


@pytest.mark.rule("T4")
def test_a_known_royal_is_unknown_once_drawn() -> None:
    state = position(enemy="QC", hands="AD.KD/2C", tavern="JC.JD.7C", known=2, table="AS", damage=1)
    seen = observe(after(state, "play AD"), 2)
    assert seen.tavern == (Card("JD"), None)
    assert seen.hands[0] == (None, None)


@pytest.mark.rule("T4")
def test_a_draw_past_the_known_royals_leaves_none_known() -> None:
    state = position(enemy="QC", hands="3D.KD/2C", tavern="JC.7C.8C.9C", known=1)
    drawn = after(state, "play 3D")
    assert (drawn.known, observe(drawn, 1).tavern) == (0, (None,))


@pytest.mark.rule("T4", "H1")
def test_cards_healed_under_the_tavern_are_unseen() -> None:
    state = position(enemy="QC", hands="2H.KD/2C", tavern="JC", known=1, discard="JD.3C")
    healed = after(state, "play 2H")
    assert [str(card) for card in healed.tavern] == ["JC", "JD", "3C"]
    assert observe(healed, 1).tavern == (Card("JC"), None, None)


@pytest.mark.rule("T4", "H1")
def test_cards_healed_under_an_empty_tavern_are_unseen() -> None:
    state = position(enemy="QC", hands="2H.KD/2C", discard="JD.3C")
    assert observe(after(state, "play 2H"), 1).tavern == (None, None)


@pytest.mark.rule("T1")
def test_an_observation_is_the_same_whatever_is_hidden() -> None:
    one = shown()
    other = shown(
        hands="2C.3C/9C/7C.5D",
        tavern="4C.6C.8C",
        discard="2D.5C.3D",
        castle="KC.QD",
    )
    assert observe(one, 1) == observe(other, 1)
    assert isinstance(observe(one, 1), Observation)
    assert observe(one, 2) != observe(other, 2)


@pytest.mark.rule("T1")
def test_an_onlooker_sees_no_hand_at_all() -> None:
    seen = observe(shown(), 0)
    assert seen.hands == ((None, None), (None,), (None, None))
    assert (seen.viewer, seen.hand) == (0, ())
    assert (seen.discard, seen.yielded) == ((Card("2D"), None, None), (1, 3))


@pytest.mark.rule("T1")
@pytest.mark.parametrize("seat", [4, -1])
def test_there_is_no_observer_without_a_seat(seat: int) -> None:
    with pytest.raises(IllegalMove) as caught:
        observe(shown(), seat)
    assert (caught.value.code, caught.value.where) == ("no_such_seat", str(seat))
