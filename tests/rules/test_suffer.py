"""Step 4: the enemy strikes, the player pays (F1–F6)."""

import pytest

from regicide_core import legal_moves
from tests.support.positions import after, changes, events, legal, position, refusal


@pytest.mark.rule("F1", "Q5")
def test_an_enemy_still_up_strikes_the_player_who_played() -> None:
    state = position(enemy="QC", hands="2D/3H.TD.5D", seat=2)
    assert events(state, "play 3H") == [
        "played seat=2 cards=3H value=3",
        "healed amount=0",
        "damaged amount=3 doubled=no left=27",
        "struck seat=2 amount=15",
    ]
    struck = after(state, "play 3H")
    assert (struck.seat, struck.phase) == (2, "suffer")


@pytest.mark.rule("F1", "K1")
def test_the_blow_is_the_attack_less_the_shields() -> None:
    state = position(enemy="QC", hands="3H.TD.5D", table="4S/5S", damage=9)
    assert events(state, "play 3H")[-1] == "struck seat=1 amount=6"


@pytest.mark.rule("F1")
def test_damage_does_not_weaken_the_blow() -> None:
    state = position(enemy="JC", hands="3H.TD", damage=16)
    assert events(state, "play 3H")[-1] == "struck seat=1 amount=10"


@pytest.mark.rule("F2")
def test_every_set_that_reaches_the_number_without_a_card_too_many_is_legal() -> None:
    state = position(enemy="JC", hands="2H.3C.5D.TD/4C", phase="suffer")
    assert legal(state) == [
        "discard 2H 3C 5D",
        "discard TD",
        "discard 2H TD",
        "discard 3C TD",
        "discard 2H 3C TD",
        "discard 5D TD",
        "discard 2H 5D TD",
        "discard 3C 5D TD",
    ]


@pytest.mark.rule("F2")
def test_the_number_must_be_reached() -> None:
    state = position(enemy="JC", hands="4C.5D.AC", phase="suffer", flips=2)
    assert refusal(state, "discard 4C 5D") == "discard_short"
    assert changes(state, "discard 4C 5D AC")["discard"] == "AC.5D.4C"


@pytest.mark.rule("F2")
def test_one_short_of_the_number_is_not_enough() -> None:
    state = position(enemy="JC", hands="9C.TD", phase="suffer")
    assert refusal(state, "discard 9C") == "discard_short"


@pytest.mark.rule("F2")
def test_more_than_the_number_may_be_paid_with_the_last_card() -> None:
    state = position(enemy="JC", hands="9C.KD", phase="suffer", flips=2)
    assert legal(state) == ["discard KD", "discard 9C KD"]


@pytest.mark.rule("F2")
@pytest.mark.parametrize("cards", ["TD 2H", "2H TD 3C", "TD 2H 3C", "3C 7C 2H"])
def test_no_card_follows_once_the_number_is_reached(cards: str) -> None:
    state = position(enemy="JC", hands="2H.3C.7C.TD", phase="suffer")
    assert refusal(state, f"discard {cards}") == "discard_stops_at_the_number"


@pytest.mark.rule("F2")
@pytest.mark.parametrize("cards", ["2H 3C TD", "3C 2H TD", "2H TD", "TD", "7C 3C", "3C 7C"])
def test_a_discard_is_legal_when_every_beginning_falls_short(cards: str) -> None:
    state = position(enemy="JC", hands="2H.3C.7C.TD/2C", phase="suffer")
    assert events(state, f"discard {cards}") == [
        f"discarded seat=1 cards={cards.replace(' ', '.')}",
        "turn_began seat=2",
    ]


@pytest.mark.rule("F2")
def test_cards_are_laid_face_up_in_the_order_given_the_last_on_top() -> None:
    state = position(enemy="JC", hands="2H.3C.TD/2C", phase="suffer", discard="9S")
    assert changes(state, "discard 3C 2H TD") == {
        "seat": "2",
        "phase": "play",
        "hands": "-/2C",
        "discard": "TD.2H.3C.9S",
    }


@pytest.mark.rule("F2", "P1")
@pytest.mark.parametrize(
    ("card", "value"),
    [*((f"{number}D", number) for number in range(2, 10)), ("AD", 1), ("TD", 10), ("JD", 10)],
)
def test_a_discarded_card_counts_its_value(card: str, value: int) -> None:
    table = {
        10: "-",
        9: "AS",
        8: "2S",
        7: "3S",
        6: "4S",
        5: "5S",
        4: "6S",
        3: "7S",
        2: "8S",
        1: "9S",
    }
    pays = position(enemy="JC", hands=card, phase="suffer", table=table[value])
    assert legal(pays)[0] == f"discard {card}"
    if value < 10:
        short = position(enemy="JC", hands=f"{card}.KD", phase="suffer", table=table[value + 1])
        assert legal(short)[0] == "discard KD"


@pytest.mark.rule("F2", "P1")
def test_a_jester_pays_nothing_but_may_be_thrown_in_before_the_number_is_reached() -> None:
    state = position(enemy="JC", hands="X1.TD/2C", phase="suffer")
    assert legal(state) == ["discard TD", "discard X1 TD"]
    assert refusal(state, "discard X1") == "discard_short"
    assert refusal(state, "discard TD X1") == "discard_stops_at_the_number"


@pytest.mark.rule("F2")
def test_a_card_that_is_not_held_cannot_be_discarded() -> None:
    state = position(enemy="JC", hands="2H.TD/KC", phase="suffer")
    assert refusal(state, "discard KC") == "card_not_in_hand"


@pytest.mark.rule("F2")
def test_no_card_is_discarded_twice() -> None:
    state = position(enemy="JC", hands="5D.TD/KC", phase="suffer")
    assert refusal(state, "discard 5D 5D") == "card_given_twice"


@pytest.mark.rule("F2")
def test_every_hand_pays_in_exactly_the_sets_that_some_order_allows() -> None:
    state = position(enemy="QC", hands="X1.AC.2C.4D.5H.9S.JD.KD", phase="suffer", table="AS")
    needed = 14
    hand = state.hands[0]
    subsets = [
        tuple(card for place, card in enumerate(hand) if mask >> place & 1)
        for mask in range(1, 1 << len(hand))
    ]
    allowed = {
        cards
        for cards in subsets
        if sum(card.value for card in cards) >= needed
        and sum(card.value for card in cards) - max(card.value for card in cards) < needed
    }
    listed = [tuple(move.cards) for move in legal_moves(state) if hasattr(move, "cards")]
    assert (set(listed), len(listed)) == (allowed, len(allowed))


@pytest.mark.rule("F3")
def test_at_attack_zero_nothing_is_discarded() -> None:
    state = position(enemy="JC", hands="3H.TD/2C", table="TS", damage=10)
    assert events(state, "play 3H")[-2:] == [
        "damaged amount=3 doubled=no left=7",
        "turn_began seat=2",
    ]
    assert after(state, "play 3H").discard == ()


@pytest.mark.rule("F3", "K1")
def test_shields_over_the_attack_are_the_same_as_attack_zero() -> None:
    state = position(enemy="JC", hands="2H.TD/2C", table="9S/8S", damage=17)
    assert changes(state, "play 2H") == {
        "seat": "2",
        "damage": "19",
        "table": "9S/8S/2H",
        "hands": "TD/2C",
    }


@pytest.mark.rule("F3", "F4")
def test_at_attack_zero_an_empty_hand_survives() -> None:
    state = position(enemy="JC", hands="3H/2C", table="TS", damage=10)
    assert changes(state, "play 3H") == {
        "seat": "2",
        "damage": "13",
        "table": "TS/3H",
        "hands": "-/2C",
    }


@pytest.mark.rule("F3")
def test_ending_with_an_empty_hand_is_fine() -> None:
    state = position(enemy="JC", hands="4C.6D/2C", phase="suffer")
    paid = after(state, "discard 4C 6D")
    assert (paid.hands[0], paid.phase, paid.seat) == ((), "play", 2)


@pytest.mark.rule("F4")
def test_a_hand_that_cannot_reach_the_number_loses_for_all() -> None:
    state = position(enemy="JC", hands="3H.9D/TC.KC")
    assert events(state, "play 3H") == [
        "played seat=1 cards=3H value=3",
        "healed amount=0",
        "damaged amount=3 doubled=no left=17",
        "struck seat=1 amount=10",
        "lost seat=1 rule=F4",
    ]
    assert changes(state, "play 3H") == {
        "phase": "lost",
        "damage": "3",
        "table": "3H",
        "hands": "9D/TC.KC",
        "by": "F4",
    }


@pytest.mark.rule("F4")
def test_a_hand_that_just_reaches_the_number_lives() -> None:
    state = position(enemy="JC", hands="3H.9D.AD/TC.KC")
    assert legal(after(state, "play 3H")) == ["discard AD 9D"]


@pytest.mark.rule("F4")
def test_only_the_struck_players_hand_counts() -> None:
    state = position(enemy="JC", hands="KH/3H.9D", seat=2)
    assert after(state, "play 3H").lost_by == "F4"


@pytest.mark.rule("F6")
@pytest.mark.parametrize(
    ("hands", "seat", "following"),
    [
        ("TC", 1, 1),
        ("TC/2C", 1, 2),
        ("2C/TC", 2, 1),
        ("2C/TC/3C", 2, 3),
        ("2C/3C/TC", 3, 1),
        ("2C/3C/TC/4C", 3, 4),
        ("2C/3C/4C/TC", 4, 1),
    ],
)
def test_then_the_next_player_clockwise_starts(hands: str, seat: int, following: int) -> None:
    state = position(enemy="JD", hands=hands, seat=seat, phase="suffer")
    assert events(state, "discard TC") == [
        f"discarded seat={seat} cards=TC",
        f"turn_began seat={following}",
    ]
    paid = after(state, "discard TC")
    assert (paid.seat, paid.phase) == (following, "play")
