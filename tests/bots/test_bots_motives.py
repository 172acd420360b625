"""Motives and facts: each holds where it should, and where it shouldn't it doesn't."""

from __future__ import annotations

from pathlib import Path

import pytest

from regicide_core import Flip, State, apply, legal_moves, observe, parse_move
from regicide_core.bots import (
    Drawback,
    Knight,
    Motive,
    Reason,
    Sight,
    Squire,
    drawbacks_of,
    facts_of,
    motives_of,
    reasons_of,
)
from regicide_core.bots.motives import telling
from regicide_core.facts import FACTS
from tests.support.bot_games import decisions
from tests.support.positions import after, position


def motives(state: State, move: str, **wishes: str) -> set[str]:
    sight = Sight(observe(state, state.seat))
    wished = {int(seat[1:]): what for seat, what in wishes.items()}
    return {str(motive) for motive in motives_of(sight.wished(wished), parse_move(move))}


FIGHT = position(
    enemy="JD", damage=12, hands="8H.9S.5D.3C.2S/4C.5C", tavern="9C.8C.7C.6C", discard="TD.TH"
)
STRUCK = position(enemy="QC", hands="5S.5D.AC.4C.5H.KD/2C", phase="suffer", rules="enemy_attack:-5")


@pytest.mark.parametrize(
    ("move", "holds", "fails"),
    [
        ("play 8H", {"exact_kill", "kill", "heals_tavern"}, {"weakens", "wins", "refills_table"}),
        ("play 9S", {"kill"}, {"exact_kill", "saves_hand"}),
        ("play 2S", {"weakens", "sets_up_exact"}, {"kill", "saves_hand"}),
        ("play 5D", {"weakens"}, {"refills_table"}),  # the Jack is immune to Diamonds
        ("yield", {"saves_cards"}, {"weakens"}),
    ],
)
def test_motives_of_a_fight(move: str, holds: set[str], fails: set[str]) -> None:
    found = motives(FIGHT, move)
    assert holds <= found
    assert not fails & found


def test_the_last_king_wins() -> None:
    king = position(enemy="KC", damage=30, hands="TH.2C", castle="-")
    assert {"wins", "exact_kill"} <= motives(king, "play TH")
    assert "wins" not in motives(king, "play 2C")


def test_a_shield_saves_the_hand() -> None:
    king = position(enemy="KC", hands="9S.TD.4H/2C", tavern="9C.8C.7C.6C", discard="2D")
    assert "saves_hand" in motives(king, "play 9S")
    assert "refills_table" in motives(king, "play TD")
    assert "saves_hand" not in motives(king, "play TD")
    assert "heals_tavern" in motives(king, "play 4H")


def test_staying_alive_is_named_when_most_moves_may_be_the_end() -> None:
    deadly = position(enemy="KC", hands="9S.9H.2C/2D", tavern="-", yielded="2")
    assert "stays_alive" in motives(deadly, "play 9S")
    assert "stays_alive" not in motives(deadly, "play 2C")
    # Paying for the blow after 2S takes the last card: alone that is the end, too (P8).
    empty = position(enemy="JC", hands="2S.8H", tavern="9C", flips=2)
    assert "stays_alive" not in motives(empty, "play 2S")
    assert "stays_alive" in motives(empty.replace(flips=1), "play 2S")
    safe = position(enemy="JC", hands="9S.9H.9C.9D/2D", tavern="-")
    assert "stays_alive" not in motives(safe, "play 9S")


def test_what_a_discard_keeps() -> None:
    assert {"keeps_spades_for_king", "keeps_diamonds", "loses_least"} <= motives(
        STRUCK, "discard AC 4C 5H"
    )
    assert "keeps_companion" not in motives(STRUCK, "discard AC 4C 5H")
    assert "keeps_companion" in motives(STRUCK, "discard 5D 5H")
    assert "keeps_spades_for_king" not in motives(STRUCK, "discard 5S 5H")
    without = position(enemy="JC", hands="5C.5H.6H/2C", phase="suffer")
    assert motives(without, "discard 5C 5H") == {"loses_least"}


def test_who_goes_next() -> None:
    state = position(enemy="JC", hands="2C/3C.4C/5C", table="X1", phase="choose")
    assert motives(state, "next 2") == {"strongest_next"}
    assert motives(state, "next 1") == {"goes_on"}
    assert "follows_wish" in motives(state, "next 3", s3="keen")
    assert "follows_wish" not in motives(state, "next 3", s3="neutral")


def test_jesters_and_the_only_move() -> None:
    state = position(enemy="JC", hands="X1.2C/3C/4C", tavern="9C")
    assert "cancels_immunity" in motives(state, "play X1")
    again = position(enemy="JC", hands="X2.2C/3C/4C", table="X1", tavern="9C")
    assert motives(again, "play X2") == {"weakens"}
    lone = position(enemy="JC", hands="2C.3C", tavern="9C.8C")
    assert motives(lone, "flip") == {"new_hand"}
    weak = position(enemy="JC", hands="2C.3C", tavern="9C.8C", phase="suffer")
    assert motives(weak, "flip") == {"only_move", "cannot_pay"}
    only = position(enemy="JC", hands="TC/2C", phase="suffer")
    assert motives(only, "discard TC") == {"only_move", "loses_least"}


def test_every_move_of_whole_games_has_a_motive_in_order() -> None:
    order = list(Motive)
    for players in (1, 3):
        for _, sight, _, move in decisions(Squire, players, "why"):
            found = motives_of(sight, move)
            assert found
            assert [order.index(motive) for motive in found] == sorted(map(order.index, found))


# Reasons: motives with their cards and numbers


def as_text(reasons: tuple[Reason, ...]) -> list[str]:
    """Each reason as its code with what it says: `sets_up_exact cards=2S left=3`."""
    texts = []
    for reason in reasons:
        fields = reason.to_json()
        fields["cards"] = " ".join(card.text for card in reason.cards)
        code = str(fields.pop("code"))
        told = [f"{name}={value}" for name, value in fields.items() if value]
        texts.append(" ".join([code, *told]))
    return texts


def reasons(state: State, move: str) -> list[str]:
    return as_text(reasons_of(Sight(observe(state, state.seat)), parse_move(move)))


SPADES = position(enemy="JH", damage=4, hands="9S.TD.7C.9C.3C/2C", tavern="9H.8C.7H.6C")
PAYING = position(enemy="QC", hands="5S.5D.AC.4C.5H.KD/2C", phase="suffer", rules="enemy_attack:-5")
LONE = position(enemy="KC", hands="9S.2C.3D", tavern="9C.8C.7C.6C")
GIVE_NEXT = position(enemy="JC", hands="2C/3C.4C/5C", table="X1", phase="choose")


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (position(enemy="KC", damage=30, hands="TH.2C", castle="-"), "play TH", "wins"),
        (position(enemy="JC", hands="TC/2C", phase="suffer"), "discard TC", "only_move"),
        (FIGHT, "play 8H", "exact_kill cards=JD"),
        (FIGHT, "play 9S", "kill cards=JD"),
        (
            position(enemy="KC", hands="9S.9H.2C/2D", yielded="2"),
            "play 9S",
            "stays_alive amount=11",
        ),
        (LONE, "play 9S", "needs_flip amount=11"),
        (
            position(enemy="JC", hands="2C", tavern="9C", phase="suffer"),
            "flip",
            "cannot_pay amount=10",
        ),
        (position(enemy="JC", hands="2C.3C", tavern="9C"), "flip", "new_hand"),
        (GIVE_NEXT, "next 2", "strongest_next seat=2"),
        (GIVE_NEXT, "next 1", "goes_on seat=1"),
        (position(enemy="JC", hands="X1.2C/3C/4C"), "play X1", "cancels_immunity suit=C"),
        (SPADES, "play 9S", "saves_hand amount=1"),
        (SPADES, "play 7C", "sets_up_exact cards=2S left=2"),
        (SPADES, "play TD", "refills_table amount=4"),
        (FIGHT, "play 8H", "heals_tavern amount=2 left=4"),
        (PAYING, "discard AC 4C 5H", "keeps_spades_for_king cards=5S amount=5"),
        (PAYING, "discard AC 4C 5H", "keeps_diamonds cards=5D"),
        (PAYING, "discard 5D 5H", "keeps_companion cards=AC"),
        (PAYING, "discard 5D 5H", "loses_least amount=10 left=10"),
        (FIGHT, "yield", "saves_cards"),
        (FIGHT, "play 3C", "weakens amount=6 left=2"),
    ],
)
def test_a_reason_says_which_cards_and_how_much(state: State, move: str, reason: str) -> None:
    found = reasons(state, move)
    if reason.startswith("sets_up"):
        found = reasons(position(enemy="JH", damage=4, hands="7C.2S.TC/2D"), move)
    assert reason in found


def test_who_goes_next_may_follow_a_wish() -> None:
    sight = Sight(observe(GIVE_NEXT, 1)).wished({3: "keen"})
    assert as_text(reasons_of(sight, parse_move("next 3")))[0] == "follows_wish seat=3"


def test_a_card_that_must_pay_sets_up_no_exact_kill() -> None:
    """2♠ would kill a Jack at 2 exactly, but with 7♣ gone the hand needs it to pay for 10."""
    assert "sets_up_exact" not in " ".join(
        reasons(position(enemy="JH", damage=4, hands="7C.2S.8C/2D"), "play 7C")
    )


def test_a_kill_spares_the_valuable_cards_of_other_kills() -> None:
    jack = position(enemy="JH", damage=12, hands="TS.9D.9C.AD.8H/2C")
    assert reasons(jack, "play 9C")[1:] == [
        "keeps_spades_for_king cards=TS amount=10",
        "keeps_diamonds cards=9D",
        "keeps_companion cards=AD",
    ]


def test_a_hint_leaves_out_what_says_nothing_new() -> None:
    def told(state: State, move: str) -> list[str]:
        found = reasons_of(Sight(observe(state, state.seat)), parse_move(move))
        return [str(reason.code) for reason in telling(found)]

    assert told(FIGHT, "play 8H")[0] == "exact_kill"
    assert "kill" not in told(FIGHT, "play 8H")
    assert told(FIGHT, "yield") == ["saves_cards"]
    assert told(position(enemy="JC", hands="TC/2C", phase="suffer"), "discard TC") == ["only_move"]
    weak = position(enemy="JC", hands="2C", tavern="9C", phase="suffer")
    assert told(weak, "flip") == ["cannot_pay"]
    assert "loses_least" not in told(PAYING, "discard 5D 5H")


# Drawbacks: what another move would lose

TWO_WAYS = position(enemy="JH", damage=12, hands="8C.9S.5C.4D.X1/2C", tavern="9H.8H.7H")
SHORT = position(enemy="QC", hands="9S.8H.7H/2C", tavern="9H.8C.7C")


@pytest.mark.parametrize(
    ("state", "best", "other", "drawback"),
    [
        (position(enemy="KC", hands="TS.9H.8H/2C"), "play TS", "play 8H", "loses"),
        (
            position(enemy="JC", hands="7S.2C.3H", tavern="9C.8C"),
            "play 7S",
            "play 3H",
            "needs_flip amount=10",
        ),
        (
            position(enemy="QC", hands="9S.8D.5H/2C", tavern="9H.8C"),
            "play 9S",
            "play 8D",
            "may_lose amount=15",
        ),
        (TWO_WAYS, "play 9S", "play 4D", "no_kill left=4"),
        (
            position(enemy="JH", damage=12, hands="8D.9S.TC/2C"),
            "play 8D",
            "play 9S",
            "not_exact cards=JH",
        ),
        (SHORT, "play 9S", "play 7H", "pays_more amount=15"),
        (TWO_WAYS, "play 8C", "play X1", "uses_up cards=X1"),
        (SPADES, "play TD", "play 9C", "draws_less"),
        (PAYING, "discard 5D 5H", "discard KD", "gives_more amount=20"),
        (SPADES, "play 7C", "play 3C", "hits_less left=10"),
        (position(enemy="JC", hands="2C.3C", tavern="9C"), "play 3C", "flip", "spends_flip"),
    ],
)
def test_a_drawback_says_what_the_other_move_would_lose(
    state: State, best: str, other: str, drawback: str
) -> None:
    sight = Sight(observe(state, state.seat))
    found = drawbacks_of(sight, parse_move(best), parse_move(other))
    assert drawback in as_text(found)


def test_a_move_has_no_drawback_beside_itself() -> None:
    sight = Sight(observe(FIGHT, 1))
    assert drawbacks_of(sight, parse_move("play 9S"), parse_move("play 9S")) == ()


def test_a_lower_card_of_the_same_suit_is_not_said_to_be_used_up() -> None:
    sight = Sight(observe(position(enemy="JC", hands="3S.2S.9C.8C/2C"), 1))
    assert as_text(drawbacks_of(sight, parse_move("play 3S"), parse_move("play 2S"))) == []


def test_every_code_has_a_position() -> None:
    """Each reason and each drawback appears in a case above."""
    source = Path(__file__).read_text("utf-8")
    missing = [code for code in (*Motive, *Drawback) if f'"{code}' not in source]
    assert missing == []


def facts(state: State, *moves: str) -> list[str]:
    before = after(state, *moves[:-1])
    _, events = apply(before, parse_move(moves[-1]))
    return [
        " ".join(f"{name}={value}" for name, value in fact.to_json().items() if value)
        for fact in facts_of(events)
    ]


def test_a_move_in_a_few_facts() -> None:
    queen = position(enemy="QC", damage=17, hands="9S.4D.TC/2C", tavern="9C.8C", discard="2D")
    assert facts(queen, "play 9S") == [
        "code=shielded amount=9 left=6",
        "code=damaged amount=9 left=4",
    ]
    assert facts(queen, "play 4D") == ["code=drew amount=2", "code=damaged amount=4 left=9"]
    assert facts(queen, "yield") == ["code=yielded seat=1"]
    assert facts(queen, "yield", "discard 9S TC") == ["code=paid amount=2 left=19 seat=1"]
    assert facts(FIGHT, "play 8H") == ["code=defeated_exact card=JD", "code=healed amount=2"]
    assert facts(FIGHT, "play 9S")[0] == "code=defeated card=JD"
    immune = position(enemy="QC", hands="7C.TH.9S/2C", tavern="8C")
    assert facts(immune, "play 7C") == [
        "code=blocked suit=C",
        "code=damaged amount=7 left=23",
    ]


def test_the_facts_of_jesters_flips_and_ends() -> None:
    state = position(enemy="JC", hands="X1.2C/3C/4C", tavern="9C")
    assert facts(state, "play X1") == ["code=immunity_cancelled card=JC"]
    assert facts(state, "play X1", "next 2") == ["code=next_chosen seat=2"]
    lone = position(enemy="JC", hands="2C.3C", tavern="9C.8C")
    assert facts(lone, "flip") == ["code=flipped amount=2 seat=1"]
    king = position(enemy="KC", damage=30, hands="TH.2C", castle="-")
    assert facts(king, "play TH")[0] == "code=won"
    doomed = position(enemy="KC", hands="2C/3C")
    assert facts(doomed, "play 2C")[0] == "code=lost seat=1"


def test_every_move_of_a_game_can_be_told_in_known_codes() -> None:
    for players in (1, 3):
        for table, _, _, move in decisions(Knight, players, "tell"):
            _, events = apply(table.state, move)
            told = facts_of(events)
            assert told or table.state.phase == "play"
            assert all(fact.code in FACTS for fact in told)
    assert Flip() in legal_moves(position(enemy="JC", hands="2C"))
