"""One judgement of discards: what one tap chooses, what bots give up and what the coach advises."""

from __future__ import annotations

import pytest

from regicide_core import Card, Discard, Observation, Phase, observe, suggested_discard
from regicide_core.bots import Coach, Knight, Sight, Squire
from regicide_core.cards import Rank
from tests.support.bot_games import decisions
from tests.support.positions import position

PLAYERS = (1, 2, 3, 4)
DEALS = ("oak", "elm", "ash", "fir", "yew", "bay")


def struck(players: int) -> list[Sight]:
    """Sights of seats that have a choice of discards."""
    return [
        sight
        for seed in DEALS
        for table, sight, _, _ in decisions(Squire, players, seed)
        if table.state.phase is Phase.SUFFER
        and sum(isinstance(move, Discard) for move in sight.moves) > 1
    ]


def has_odd_king(seen: Observation) -> bool:
    """Whether the bots' weights hold a King of the hand for cheap, which the suggestion doesn't."""
    return seen.players == 4 and any(card.rank is Rank.KING for card in seen.hand)


@pytest.mark.parametrize("players", PLAYERS)
def test_one_tap_chooses_what_a_knight_would_give_up(players: int) -> None:
    sights = [each for each in struck(players) if not has_odd_king(each.observation)]
    assert len(sights) > 20
    for sight in sights:
        assert suggested_discard(sight.observation) == Knight().choose(sight)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_coach_rarely_prefers_another_discard_and_says_what_that_keeps(players: int) -> None:
    sights = struck(players)[::3][:16]
    others = 0
    for sight in sights:
        coach = Coach(sight, "coach")
        for _ in range(15):
            coach.step(8)
        hint = coach.hint()
        suggested = suggested_discard(sight.observation)
        assert suggested is not None and isinstance(hint.best.move, Discard)
        assert hint.moves[0].estimate == hint.best and hint.discard == hint.best.move.cards
        assert len({each.estimate.move for each in hint.moves}) == len(hint.moves)
        if set(hint.best.move.cards) == set(suggested.cards):
            assert hint.keeps == () and not hint.costs_more
        else:
            others += 1
            assert set(hint.keeps) == set(suggested.cards) - set(hint.best.move.cards)
    assert others <= len(sights) // 4


@pytest.mark.parametrize(
    ("table", "hand", "better", "kept", "costs_more"),
    [("6S", "6C.7H.9H", "9H", "6C 7H", False), ("9S", "6C.8D.2S", "8D", "6C", True)],
)
def test_the_coach_prefers_a_discard_that_is_clearly_better(
    table: str, hand: str, better: str, kept: str, costs_more: bool
) -> None:
    """The last King has 12 health left: the Six of Clubs kills it, for its damage is doubled."""
    state = position(
        enemy="KH",
        damage=28,
        castle="-",
        table=table,
        hands=hand,
        phase="suffer",
        rules="enemy_attack:-5",
        flips=2,
    )
    coach = Coach(Sight(observe(state, 1)), "coach")
    for _ in range(30):
        coach.step(8)
    hint = coach.hint()
    assert str(hint.best.move) == f"discard {better}"
    assert hint.keeps == tuple(Card(text) for text in kept.split())
    assert hint.costs_more is costs_more
    assert hint.to_json()["discard"] == [better]
