"""What a seat remembers: public events and its own hand, never wrong, enough to deal by."""

from __future__ import annotations

import random

import pytest

from regicide_core import (
    Record,
    Rules,
    State,
    apply,
    check_position,
    legal_moves,
    new_game,
    observe,
    parse_move,
)
from regicide_core.bots import Knight, Memory, Sight, Squire, Table, seen_by, sight_of, sights_of
from regicide_core.bots.dealing import Dealer
from regicide_core.search.masks import cards_of, mask_of
from tests.support.bot_games import decisions, redealt
from tests.support.positions import after, position


def check_true(memory: Memory, state: State) -> None:
    """The true position is one of those that the memory allows."""
    first = {bit: cell for cell, cards in enumerate(memory.unseen) for bit in bits(cards)}
    tavern = list(state.tavern)
    assert tuple(1 << card.index for card in tavern[: state.known]) == memory.royals
    del tavern[: state.known]
    for cell, amount in memory.tavern:
        for card in tavern[:amount]:
            bit = 1 << card.index
            assert first.get(bit, 0) <= cell
            assert bit in first or bit & memory.unmet
        del tavern[:amount]
    assert not tavern
    for seat, hand in enumerate(state.hands, start=1):
        if seat != memory.seat:
            held = mask_of(hand)
            assert memory.held[seat - 1] & ~held == 0
            assert len(hand) == memory.held[seat - 1].bit_count() + len(memory.drawn[seat - 1])
    assert memory.pile & ~mask_of(state.discard) == 0
    assert memory.pile.bit_count() + memory.buried == len(state.discard)
    assert mask_of(state.castle) & ~memory.unmet == 0
    assert memory.castle == len(state.castle)
    assert memory.table == sum(mask_of(cards) for cards in state.table)


def bits(mask: int) -> list[int]:
    return [1 << card.index for card in cards_of(mask)]


VARIANTS = [
    (1, Rules()),
    (1, Rules(jesters=2, solo_flips=0)),
    (2, Rules()),
    (2, Rules(open_discard=True)),
    (3, Rules(hand_limit=8)),
    (3, Rules(open_discard=True)),
    (4, Rules()),
]


@pytest.mark.parametrize(("players", "rules"), VARIANTS, ids=str)
def test_the_memory_never_lies_and_a_redeal_always_fits_it(players: int, rules: Rules) -> None:
    rng = random.Random(f"{players} {rules}")
    for game in range(6):
        for table, *_ in decisions(Knight, players, f"true-{game}", rules):
            for seat, sight in enumerate(table.sights):
                check_true(sight.memory, table.state)
                if rng.random() < 0.2:
                    other = redealt(table.state, sight, rng)
                    assert observe(other, seat) == sight.observation
                    check_true(sight.memory, other)
                    if seat == other.seat:  # another's hand might be dealt too weak to go on
                        check_position(other)


@pytest.mark.parametrize("players", [1, 3])
def test_a_record_gives_back_the_memory_that_was_kept_move_by_move(players: int) -> None:
    record = Record(players, "again")
    for table, _, _, move in decisions(Squire, players, "again"):
        for seat in range(players + 1):
            if len(record.moves) % 9 == 0:
                assert sight_of(record, seat).memory == table.sights[seat].memory
        record = record.then(move)
    last = Table.of(record)
    assert [sight.memory for sight in last.sights] == [
        sight_of(record, seat).memory for seat in range(players + 1)
    ]
    everything = list(sights_of(record, 1))
    assert len(everything) == len(record.moves) + 1
    assert sight_of(record, 1, 3).memory == everything[3].memory


def remembered(start: State, seat: int, *moves: str) -> Memory:
    sight = Sight(observe(start, seat))
    for text in moves:
        move = parse_move(text)
        start, events = apply(start, move)
        sight = sight.after(seen_by(events, seat), observe(start, seat))
    return sight.memory


def names(mask: int) -> str:
    return " ".join(map(str, cards_of(mask)))


def test_healed_cards_are_known_to_lie_below_and_come_up_last() -> None:
    """H1: everybody saw the pile; which of it went under the Tavern nobody did."""
    start = position(
        enemy="JC",
        hands="5H.2C.TC",
        tavern="9C",
        discard="3C.4C.6C",
        chance="tea.1",
        rules="open_discard",
    )
    memory = remembered(start, 1, "play 5H")
    assert memory.tavern == ((0, 1), (1, 3))
    assert names(memory.unseen[1]) == "3C 4C 6C"
    assert (memory.pile, memory.buried) == (0, 0)


def test_what_a_heal_leaves_is_known_only_by_its_number_and_its_top() -> None:
    start = position(enemy="JC", hands="2H.TC/5C.6C", tavern="9C", discard="3C.4C.6D.7D")
    before = remembered(start, 1)
    assert (names(before.pile), before.buried) == ("3C", 3)
    memory = remembered(start, 1, "play 2H")
    assert memory.tavern == ((0, 1), (1, 2))
    assert (names(memory.pile), memory.buried) == ("6D", 1)


def test_a_royal_on_the_tavern_is_known_in_the_hand_that_draws_it() -> None:
    """T4, and a careful partner sees who takes it."""
    start = position(
        enemy="JC",
        damage=10,
        hands="TH.2D.9S/5C.6C",
        tavern="9C.8C",
        castle="QH.QS",
    )
    known = remembered(start, 2, "play TH")
    assert [names(bit) for bit in known.royals] == ["JC"]
    drawn = remembered(start, 2, "play TH", "play 2D")
    assert names(drawn.held[0]) == "JC"
    assert drawn.royals == ()
    assert remembered(start, 1, "play TH", "play 2D").held == (0, 0)


def test_a_card_seen_from_another_hand_came_from_the_earliest_cell_it_can_have() -> None:
    memory = Memory.of(observe(new_game(2, "tea"), 1))
    assert memory.drawn == ((), (0,) * 7)
    state = new_game(2, "tea")
    record = Record(2, "tea").then(legal_moves(state)[0])
    _, events = apply(state, legal_moves(state)[0])
    assert sight_of(record, 2).memory.drawn[0] == (0,) * (7 - len(events[0].cards))  # type: ignore[attr-defined]


def test_somebody_who_comes_late_deals_what_may_be() -> None:
    """A record that begins from a position: nothing is remembered, everything still fits."""
    rng = random.Random(5)
    for game in range(4):
        for ply, (table, *_) in enumerate(decisions(Squire, 3, f"late-{game}")):
            if ply % 7 == 6:
                late = Sight(observe(table.state, table.state.seat))
                assert (
                    observe(redealt(table.state, late, rng), table.state.seat) == late.observation
                )


def test_a_teaching_position_leaves_cards_out() -> None:
    start = position(enemy="KC", hands="3D.4S/5C.6C", tavern="9C.8C", castle="KH", discard="2D")
    sight = Sight(observe(start, 1))
    uniform = random.Random(1).random
    for _ in range(20):
        dealt = Dealer(sight, uniform).deal()
        assert [len(bits(hand)) for hand in dealt.hands] == [2, 2]
        assert (len(dealt.tavern), len(dealt.castle)) == (2, 1)
        assert names(dealt.castle[0])[0] == "K"
        assert not any(cards_of(bit)[0].is_royal for bit in dealt.tavern)


def test_every_hidden_card_can_be_dealt_to_every_place_it_may_lie_in() -> None:
    table = Table(new_game(2, "spread"))
    dealer = Dealer(table.at_turn, random.Random(2).random)
    tops, hands = set(), 0
    for _ in range(1500):
        dealt = dealer.deal()
        tops.add(dealt.tavern[-1])
        hands |= dealt.hands[1]
    assert len(tops) == 40 - 7
    assert hands == sum(tops)


def test_after_a_healed_batch_is_reached_only_its_cards_are_drawn() -> None:
    start = position(
        enemy="KC",
        hands="5H.TD.2C.3C.4C.6C.7C.8C",
        tavern="-",
        discard="3S.4S.6S.7S.8S",
        chance="tea.1",
        rules="open_discard",
    )
    after_heal = after(start, "play 5H")
    memory = remembered(start, 1, "play 5H")
    dealer = Dealer(Sight(observe(after_heal, 1), memory), random.Random(2).random)
    for _ in range(10):
        assert names(sum(dealer.deal().tavern)) == "3S 4S 6S 7S 8S"
