"""Step 3: damage, defeat, the next enemy (M1–M6)."""

import pytest

from tests.support.positions import after, changes, events, legal, position


@pytest.mark.rule("M1")
def test_damage_adds_up_over_the_plays_of_a_fight() -> None:
    state = position(enemy="KC", hands="7D.KD", table="9H", damage=9)
    assert events(state, "play 7D")[1:] == [
        "damaged amount=7 doubled=no left=24",
        "struck seat=1 amount=20",
    ]
    assert after(state, "play 7D").damage == 16


@pytest.mark.rule("M1", "E1")
@pytest.mark.parametrize(("enemy", "health"), [("JC", 20), ("QC", 30), ("KC", 40)])
def test_an_enemy_stands_until_damage_reaches_its_health(enemy: str, health: int) -> None:
    one_short = position(enemy=enemy, hands="5D.KS", damage=health - 6, castle="JH")
    assert "damaged amount=5 doubled=no left=1" in events(one_short, "play 5D")
    assert str(after(one_short, "play 5D").enemy) == enemy
    enough = position(enemy=enemy, hands="5D.KS", damage=health - 5, castle="JH")
    assert "damaged amount=5 doubled=no left=0" in events(enough, "play 5D")
    assert str(after(enough, "play 5D").enemy) == "JH"


@pytest.mark.rule("M2", "T4")
def test_exact_kill_puts_the_royal_on_the_tavern() -> None:
    state = position(
        enemy="JC", hands="5H.9C", damage=15, table="7D/8S", tavern="2C.3C", castle="JH.JD"
    )
    assert changes(state, "play 5H") == {
        "enemy": "JH",
        "damage": "0",
        "table": "-",
        "castle": "JD",
        "hands": "9C",
        "tavern": "JC.2C.3C",
        "discard": "5H.8S.7D",
        "known": "1",
    }


@pytest.mark.rule("M2")
def test_overkill_puts_the_royal_on_the_discard_pile() -> None:
    state = position(
        enemy="JC", hands="6H.9C", damage=15, table="7D/8S", tavern="2C.3C", castle="JH.JD"
    )
    assert changes(state, "play 6H") == {
        "enemy": "JH",
        "damage": "0",
        "table": "-",
        "castle": "JD",
        "hands": "9C",
        "discard": "6H.8S.7D.JC",
    }


@pytest.mark.rule("M2")
def test_an_exact_kill_is_told_apart_from_an_overkill() -> None:
    exact = position(enemy="JC", hands="5D.9C", damage=15, castle="JH")
    assert events(exact, "play 5D") == [
        "played seat=1 cards=5D value=5",
        "damaged amount=5 doubled=no left=0",
        "defeated enemy=JC exact=yes",
        "enemy_revealed enemy=JH",
        "turn_began seat=1",
    ]
    over = position(enemy="JC", hands="5D.9C", damage=16, castle="JH")
    assert events(over, "play 5D") == [
        "played seat=1 cards=5D value=5",
        "damaged amount=5 doubled=no left=0",
        "defeated enemy=JC exact=no",
        "enemy_revealed enemy=JH",
        "turn_began seat=1",
    ]


@pytest.mark.rule("M2", "C1")
def test_doubled_damage_can_be_exact() -> None:
    state = position(enemy="JD", hands="TC.9C", castle="JH")
    assert "defeated enemy=JD exact=yes" in events(state, "play TC")


@pytest.mark.rule("M2", "T4")
def test_two_exact_kills_lie_on_the_tavern_last_one_on_top() -> None:
    state = position(enemy="JC", hands="TS.TC.9C", damage=10, tavern="2C", castle="JS.JH")
    second = after(state, "play TS", "play TC")
    assert [str(card) for card in second.tavern] == ["JS", "JC", "2C"]
    assert second.known == 2


@pytest.mark.rule("M3")
def test_every_card_of_the_fight_goes_to_the_discard_pile_in_the_order_played() -> None:
    state = position(
        enemy="QC",
        hands="5C.2D",
        table="3D.3S/X1/AH.7D",
        damage=29,
        discard="4C",
        castle="KH",
    )
    killed = after(state, "play 5C")
    assert [str(card) for card in killed.discard] == [
        *["5C", "7D", "AH", "X1", "3S", "3D", "QC"],
        "4C",
    ]
    assert killed.table == ()


@pytest.mark.rule("M3", "Q8")
def test_jesters_played_against_it_go_to_the_discard_pile_too() -> None:
    state = position(enemy="JC", hands="5C.2D", table="X2/X1", damage=10, castle="JH")
    assert [str(card) for card in after(state, "play 5C").discard] == ["5C", "X1", "X2"]


@pytest.mark.rule("M4")
def test_the_same_player_begins_a_new_turn_without_suffering() -> None:
    state = position(enemy="JC", hands="2D/TH.3H/4H", seat=2, damage=10, castle="JH")
    killed = after(state, "play TH")
    assert (killed.seat, killed.phase) == (2, "play")
    assert legal(killed) == ["play 3H", "yield"]


@pytest.mark.rule("M4", "S1")
def test_the_next_castle_card_is_turned_up_unhurt() -> None:
    state = position(enemy="JC", hands="TH.3H", damage=10, castle="QD.KS")
    killed = after(state, "play TH")
    assert (str(killed.enemy), killed.damage, killed.health_left) == ("QD", 0, 30)
    assert [str(card) for card in killed.castle] == ["KS"]


@pytest.mark.rule("M4")
def test_excess_damage_is_not_carried_over() -> None:
    state = position(enemy="JD", hands="KC.3H", castle="JH")
    assert after(state, "play KC").damage == 0


@pytest.mark.rule("M4", "W1")
def test_with_no_castle_card_left_the_players_win() -> None:
    state = position(enemy="KD", hands="KC.3H/4H", castle="-", tavern="2C")
    assert events(state, "play KC") == [
        "played seat=1 cards=KC value=20",
        "damaged amount=40 doubled=yes left=0",
        "defeated enemy=KD exact=yes",
        "won medal=?",
    ]
    assert changes(state, "play KC") == {
        "phase": "won",
        "enemy": "-",
        "hands": "3H/4H",
        "tavern": "KD.2C",
        "discard": "KC",
        "known": "1",
    }


@pytest.mark.rule("M5")
def test_a_royal_on_the_tavern_is_not_drawn_by_the_play_that_killed_it() -> None:
    state = position(enemy="JC", hands="5D.9C", damage=15, tavern="-", castle="JH")
    killed = after(state, "play 5D")
    assert [str(card) for card in killed.hands[0]] == ["9C"]
    assert [str(card) for card in killed.tavern] == ["JC"]


@pytest.mark.rule("M5")
def test_the_cards_below_are_drawn_by_the_killing_play() -> None:
    state = position(enemy="JC", hands="5D.9C", damage=15, tavern="2S.3S.4S.5S.6S.7S", castle="JH")
    killed = after(state, "play 5D")
    assert [str(card) for card in killed.hands[0]] == ["2S", "3S", "4S", "5S", "6S", "9C"]
    assert [str(card) for card in killed.tavern] == ["JC", "7S"]


@pytest.mark.rule("M5")
def test_the_royal_is_the_first_card_of_the_next_draw() -> None:
    state = position(enemy="JC", hands="5D.2D.9C", damage=15, tavern="-", castle="JH")
    assert events(state, "play 5D", "play 2D")[1] == "drew seat=1 card=JC"


@pytest.mark.rule("M6", "P1")
@pytest.mark.parametrize(("royal", "value"), [("JD", 10), ("QD", 15), ("KD", 20)])
def test_a_royal_in_hand_attacks_with_its_value_and_power(royal: str, value: int) -> None:
    tavern = "2C.3C.4C.5C.6C.7C.8C.9C"
    state = position(enemy="KS", hands=f"{royal}.KH", tavern=tavern)
    drawn = after(state, f"play {royal}")
    assert drawn.damage == value
    assert len(drawn.hands[0]) == 8


@pytest.mark.rule("M6", "K1")
def test_a_king_of_spades_in_hand_shields_twenty() -> None:
    state = position(enemy="KC", hands="KS.2C/3C")
    assert events(state, "play KS")[1] == "shielded amount=20 attack=0"


@pytest.mark.rule("M6", "F2")
@pytest.mark.parametrize(("royal", "enemy"), [("JD", "JC"), ("QD", "QC"), ("KD", "KC")])
def test_a_royal_in_hand_pays_its_value(royal: str, enemy: str) -> None:
    state = position(enemy=enemy, hands=f"{royal}.AC", phase="suffer")
    assert legal(state)[:2] == [f"discard {royal}", f"discard AC {royal}"]
