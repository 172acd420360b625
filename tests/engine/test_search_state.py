"""The search state plays the same game as `apply`, move by move, over random games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from regicide_core import Rules, SoloYield, State, apply, legal_moves, new_game
from regicide_core.search.masks import cards_of, mask_of
from regicide_core.search.state import (
    PHASES,
    Healer,
    SearchState,
    move_of,
    random_deal,
    random_healer,
    search_state,
)

VARIANTS = {
    1: [
        Rules(),
        Rules(solo_yield=SoloYield.FREE, solo_flips=0),
        Rules(solo_yield=SoloYield.ONCE, hand_limit=10),
        Rules(jesters=2, solo_flips=0, enemy_attack=-5),
        Rules(solo_yield=SoloYield.FREE, jesters=1, solo_flips=1, enemy_attack=-5, hand_limit=6),
    ],
    2: [Rules(), Rules(no_yielding=True, enemy_health=-10), Rules(jesters=2, enemy_attack=5)],
    3: [Rules(), Rules(hand_limit=8, enemy_attack=-5, enemy_health=-10), Rules(jesters=0)],
    4: [Rules(), Rules(hand_limit=7, enemy_health=-10), Rules(hand_limit=3, no_yielding=True)],
}
CELLS = [(players, rules) for players, variants in VARIANTS.items() for rules in variants]


def healer_of(before: State) -> Healer:
    """H1 as `apply` does it from this state: the shuffle that its chance gives."""

    def heal(pile: int, amount: int) -> list[int]:
        assert pile == mask_of(before.discard)
        assert before.chance is not None
        shuffled, _ = before.chance.shuffle(before.discard)
        return [1 << card.index for card in shuffled[:amount]]

    return heal


def fields_of(search: SearchState) -> dict[str, object]:
    over = PHASES[search.phase] in ("won", "lost")
    # A finished game is only its piles: nobody strikes any more.
    skipped = {"immune", "base_attack", "health"} if over else set()
    return {name: getattr(search, name) for name in SearchState.__slots__ if name not in skipped}


@pytest.mark.parametrize(("players", "rules"), CELLS, ids=lambda value: str(value))
def test_search_agrees_with_apply_on_every_move_of_random_games(players: int, rules: Rules) -> None:
    rng = random.Random(f"{players} {rules}")
    for game in range(60):
        state = new_game(players, f"d{game}", rules=rules, first=game % players + 1)
        search = search_state(state)
        while moves := legal_moves(state):
            fast = {move_of(search.phase, move): move for move in search.moves()}
            assert set(fast) == set(moves)
            assert len(fast) == len(search.moves())
            move = rng.choice(moves)
            search.step(fast[move], healer_of(state))
            state, _ = apply(state, move)
            assert fields_of(search) == fields_of(search_state(state)), str(move)
        assert not search.moves()


def test_a_random_deal_holds_every_card_once_in_its_place() -> None:
    uniform = random.Random(7).random
    for players, rules in CELLS:
        search = random_deal(players, uniform, rules)
        model = search_state(new_game(players, "model", rules=rules))
        assert all(hand.bit_count() == model.limit for hand in search.hands)
        assert sum(search.hands) + sum(search.tavern) == sum(model.hands) + sum(model.tavern)
        ranks = [cards_of(bit)[0].rank for bit in (search.enemy, *reversed(search.castle))]
        assert ranks == ["J"] * 4 + ["Q"] * 4 + ["K"] * 4
        same_for_every_deal = {"players", "limit", "flips_left", "base_attack", "health", "damage"}
        for name in same_for_every_deal:
            assert getattr(search, name) == getattr(model, name)


def test_random_deals_and_heals_reach_every_card() -> None:
    uniform = random.Random(3).random
    tops = Counter(random_deal(2, uniform).tavern[-1] for _ in range(2000))
    assert len(tops) == 40
    pile = mask_of(cards_of((1 << 30) - 1)[10:16])
    firsts = Counter(tuple(random_healer(uniform)(pile, 2)) for _ in range(3000))
    assert len(firsts) == 6 * 5
    assert min(firsts.values()) > 50


def test_a_copy_goes_its_own_way() -> None:
    search = search_state(new_game(3, "copy"))
    before = fields_of(search.copy())
    twin = search.copy()
    heal = random_healer(random.Random(1).random)
    while moves := twin.moves():
        twin.step(moves[0], heal)
    assert fields_of(search) == before
    assert fields_of(twin) != before
