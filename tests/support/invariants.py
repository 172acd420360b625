"""Checks that must hold in every position of every game, for tests and the million-move bench."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from itertools import combinations
from typing import TypeVar

from regicide_core import (
    DECK,
    Blow,
    Cards,
    Chance,
    Discard,
    Event,
    Flip,
    IllegalMove,
    Move,
    Next,
    Phase,
    Play,
    Preview,
    Record,
    Rules,
    SoloYield,
    State,
    Yield,
    apply,
    check,
    event_from_json,
    legal_moves,
    observation_from_json,
    observe,
    parse_event,
    parse_move,
    parse_observation,
    parse_position,
    parse_record,
    position_from_json,
    position_to_json,
    preview,
    record_from_json,
    record_from_url,
    result,
)
from regicide_core.cards import JESTERS, ROYAL_RANKS, SUITED, in_order, total
from regicide_core.events import (
    Damaged,
    Defeated,
    Drew,
    Healed,
    ImmunityCancelled,
    PowerBlocked,
    Shielded,
    Struck,
    Won,
)

T = TypeVar("T")
Step = tuple[State, tuple[Event, ...]]


def random_table(rng: random.Random) -> tuple[int, Rules, int]:
    """A random number of players, random rules that allow it, and a first seat."""
    players = rng.randint(1, 4)
    usual = {1: 8, 2: 7, 3: 6, 4: 5}[players]
    rules = Rules(
        redeal_without_diamond=rng.random() < 0.2,
        solo_yield=rng.choice(list(SoloYield)),
        no_yielding=rng.random() < 0.1,
        open_discard=rng.random() < 0.3,
        hand_limit=rng.choice((None, *range(usual - 2, usual + 3))),
        jesters=rng.choice((None, 0, 1, 2)),
        solo_flips=rng.choice((0, 1, 2)),
        enemy_health=rng.choice((0, 0, rng.randint(-10, 10))),
        enemy_attack=rng.choice((0, 0, -5, rng.randint(-5, 5))),
    )
    while rules.jesters_for(players) + rules.flips_for(players) > 2:
        rules = rules.replace(jesters=rng.choice((None, 0, 1, 2)))
    return players, rules, rng.randint(1, players)


def late_game(state: State, rng: random.Random) -> State:
    """Turn a fresh deal into a late position: only the last few enemies are left."""
    row = (*((state.enemy,) if state.enemy else ()), *state.castle)
    left = rng.randint(1, 5)
    beaten, castle = list(row[:-left]), row[-left:]
    rng.shuffle(beaten)
    known = rng.randint(0, 2)
    pile = [*beaten[known:], *state.tavern]
    rng.shuffle(pile)
    cut = rng.randint(0, len(pile))
    return state.replace(
        enemy=castle[0],
        castle=castle[1:],
        tavern=(*beaten[:known], *pile[:cut]),
        discard=tuple(pile[cut:]),
        known=known,
    )


def careful_move(state: State, rng: random.Random) -> Move:
    """A sensible move: kill, else do damage without dying, and discard as little as possible."""
    moves = legal_moves(state)

    def merit(move: Move) -> float:
        seen = preview(state, move)
        if isinstance(move, Discard):
            return -float(seen.value)
        alive = 0 if seen.survives is False else 20 if seen.survives is None else 40
        kill = {Blow.EXACT: 100, Blow.OVER: 60}.get(seen.blow, 0) if seen.blow else 0
        grows = 2 * sum(seen.draws) + seen.shield + seen.healed / 2 + seen.damage / 2
        return alive + kill + grows - (30 if isinstance(move, Flip) else 0)

    return max(moves, key=lambda move: (merit(move), rng.random()))


# Cards


def places(state: State) -> list[Cards]:
    """Every pile of a position."""
    enemy: Cards = () if state.enemy is None else (state.enemy,)
    return [*state.hands, *state.table, state.castle, state.tavern, state.discard, enemy]


def check_cards_conserved(state: State) -> None:
    """Every card of the game is in exactly one place; hands are sorted and within the limit."""
    cards = [card for pile in places(state) for card in pile]
    game = SUITED + JESTERS[: state.rules.jesters_for(state.players)]
    assert sorted(cards) == sorted(game), state
    for hand in state.hands:
        assert len(hand) <= state.hand_limit and hand == in_order(hand), state


def shuffle_hidden(state: State, seat: int, rng: random.Random) -> State:
    """A position that looks the same to a seat, with all cards it can't see dealt again.

    Piles keep their sizes. Known royals stay, as do the top of the discard pile (or all of an open
    pile) and the ranks of the Castle.
    """
    face_up = len(state.discard) if state.rules.open_discard else min(1, len(state.discard))
    pool = [card for owner, hand in enumerate(state.hands, 1) if owner != seat for card in hand]
    pool += [*state.tavern[state.known :], *state.discard[face_up:]]
    rng.shuffle(pool)
    take = iter(pool)

    def dealt(cards: Cards) -> Cards:
        return tuple(next(take) for _ in cards)

    castle: Cards = ()
    for rank in ROYAL_RANKS:
        same = [card for card in state.castle if card.rank is rank]
        rng.shuffle(same)
        castle += tuple(same)
    return state.replace(
        castle=castle,
        hands=tuple(
            hand if owner == seat else in_order(dealt(hand))
            for owner, hand in enumerate(state.hands, 1)
        ),
        tavern=state.tavern[: state.known] + dealt(state.tavern[state.known :]),
        discard=state.discard[:face_up] + dealt(state.discard[face_up:]),
        chance=Chance(f"other{rng.random()}".replace(".", "_")),
    )


def check_hidden_is_hidden(state: State, rng: random.Random) -> None:
    """Neither a seat's view nor a preview depends on cards that are hidden from it."""
    for seat in range(state.players + 1):  # 0: an onlooker
        other = shuffle_hidden(state, seat, rng)
        assert observe(other, seat) == observe(state, seat), (state, seat)
    other = shuffle_hidden(state, state.seat, rng)
    for move in legal_moves(state)[:12]:
        assert preview(other, move) == preview(state, move), (state, move)


def check_observation(state: State, seat: int) -> None:
    """T1, T3, T4: a seat sees exactly the public cards and its own hand."""
    seen = observe(state, seat)
    assert seen.hand == (state.hands[seat - 1] if seat else ())
    assert [len(hand) for hand in seen.hands] == [len(hand) for hand in state.hands]
    others = [card for owner, hand in enumerate(seen.hands, 1) if owner != seat for card in hand]
    assert not any(others) and not any(seen.castle)
    assert seen.tavern[: state.known] == state.tavern[: state.known]
    assert all(card is not None and card.is_royal for card in seen.tavern[: state.known])
    assert seen.tavern[state.known :] == (None,) * (len(state.tavern) - state.known)
    shown = len(state.discard) if state.rules.open_discard else 1
    assert seen.discard[:shown] == state.discard[:shown]
    assert seen.discard[shown:] == (None,) * max(0, len(state.discard) - shown)
    assert (seen.enemy, seen.damage, seen.table) == (state.enemy, state.damage, state.table)
    assert result(seen) == result(state)


# Moves


def refused(state: State, move: Move) -> bool:
    """Whether `apply` and `check` both refuse the move."""
    verdicts = []
    for judge in (apply, check):
        try:
            judge(state, move)
        except IllegalMove as error:
            assert error.rule, error
            verdicts.append(True)
        else:
            verdicts.append(False)
    assert verdicts[0] is verdicts[1], (state, move)
    return verdicts[0]


def some_of(rng: random.Random, items: Iterable[T], most: int) -> list[T]:
    every = list(items)
    return every if len(every) <= most else rng.sample(every, most)


def unlisted_moves(state: State, rng: random.Random, most: int) -> list[Move]:
    """Illegal moves: cards that don't go together, cards of others, moves of other phases."""
    listed = set(legal_moves(state))
    sets = {frozenset(move.cards) for move in listed if isinstance(move, Discard)}
    hand = state.hand
    groups = [group for size in (2, 3, 4) for group in combinations(hand, size)]
    plays = [
        Play(cards) for cards in some_of(rng, [(), *((card,) for card in hand), *groups], most)
    ]
    foreign = rng.choice([card for card in DECK if card not in hand])
    held = some_of(rng, hand, 1)
    plays += [Play((foreign,)), Play((foreign, *held)), Play((*held, *held))]
    subsets = [group for size in range(len(hand) + 1) for group in combinations(hand, size)]
    discards = [Discard(cards) for cards in some_of(rng, subsets, most)]
    discards += [Discard((foreign,)), Discard((*hand, foreign)), Discard((*held, *held))]
    others: list[Move] = [Yield(), Flip(), *(Next(seat) for seat in range(6))]
    moves: list[Move] = [move for move in (*plays, *others) if move not in listed]
    moves += [move for move in discards if frozenset(move.cards) not in sets or _given_twice(move)]
    return moves


def _given_twice(move: Discard) -> bool:
    return len(set(move.cards)) < len(move.cards)


def check_moves(state: State, rng: random.Random, most: int = 40) -> None:
    """The list of legal moves is right: listed moves can be applied, others are refused."""
    moves = legal_moves(state)
    assert len(set(moves)) == len(moves), state
    assert bool(moves) is not state.is_over, state
    assert moves == legal_moves(observe(state, state.seat)), state
    for move in some_of(rng, moves, most):
        after, events = apply(state, move)
        assert events, (state, move)
        check_cards_conserved(after)
        check_preview(state, move, (after, events))
    for move in unlisted_moves(state, rng, most):
        assert refused(state, move), (state, move)
    if state.phase is Phase.SUFFER:
        check_discard_orders(state, rng)


def check_discard_orders(state: State, rng: random.Random) -> None:
    """F2: an order is legal exactly when it reaches the number with its last card."""
    for move in some_of(rng, legal_moves(state), 5):
        if isinstance(move, Discard):
            order = tuple(rng.sample(move.cards, len(move.cards)))
            stops = [total(order[:size]) >= state.attack for size in range(1, len(order) + 1)]
            assert refused(state, Discard(order)) is (stops.index(True) + 1 < len(order))


def check_preview(state: State, move: Move, step: Step) -> None:
    """A preview has the numbers of the later events, or None where they can't be known."""
    seen = preview(state, move)
    after, events = step
    draws = [event.seat for event in events if isinstance(event, Drew)]
    assert seen.draws == tuple(draws.count(seat) for seat in range(1, state.players + 1))
    assert seen.healed == sum(event.amount for event in events if isinstance(event, Healed))
    assert seen.immunity_cancelled is any(isinstance(event, ImmunityCancelled) for event in events)
    assert seen.shield == sum(event.amount for event in events if isinstance(event, Shielded))
    blocked = {event.suit for event in events if isinstance(event, PowerBlocked)}
    assert blocked == ({seen.blocked} if seen.blocked else set())
    hits = [event for event in events if isinstance(event, Damaged)]
    assert (seen.damage, seen.doubled) == (
        (hits[0].amount, hits[0].doubled) if hits else (0, False)
    )
    kills = [event for event in events if isinstance(event, Defeated)]
    under = [Blow.UNDER] if hits else [None]
    assert [seen.blow] == ([Blow.EXACT if kill.exact else Blow.OVER for kill in kills] or under)
    assert seen.wins is any(isinstance(event, Won) for event in events)
    if not kills:
        assert (seen.enemy_left, seen.attack) == (after.health_left, after.attack)
    _check_foreseen_blow(seen, state, move, step)
    _check_foreseen_standstill(seen, state, move, step)


def _check_foreseen_blow(seen: Preview, state: State, move: Move, step: Step) -> None:
    after, events = step
    struck = [event.amount for event in events if isinstance(event, Struck)]
    if isinstance(move, Play | Yield):
        assert [seen.must_discard] == (struck or [0])
    if seen.survives is True:
        assert after.lost_by != "F4", (state, move)
        assert after.phase is not Phase.SUFFER or can_pay(after), (state, move)
    elif seen.survives is False:
        assert is_doomed(after), (state, move)
    else:
        assert state.players == 1 or any(isinstance(event, Drew) for event in events)


def _check_foreseen_standstill(seen: Preview, state: State, move: Move, step: Step) -> None:
    after, events = step
    if seen.stuck is True:
        assert ends_stuck(after) or is_doomed(after), (state, move)
    elif seen.stuck is False:
        assert not ends_stuck(after), (state, move)
    else:
        assert any(isinstance(event, Drew) for event in events), (state, move)


def ends_stuck(state: State) -> bool:
    """Whether P8 loses the game next, whichever cards are paid; a flip of no card saves nobody."""
    if state.is_over:
        return state.lost_by == "P8"
    moves = legal_moves(state)
    if state.flips_left and state.tavern:
        return False
    match state.phase:
        case Phase.SUFFER:
            moves = tuple(move for move in moves if isinstance(move, Discard))
        case Phase.PLAY:
            free = state.players == 1 and state.rules.solo_yield is SoloYield.FREE
            idle = (Flip, Yield) if free and not state.attack else (Flip,)  # Q2
            if not all(isinstance(move, idle) for move in moves):
                return False
            moves = (Flip(),)
    return bool(moves) and all(ends_stuck(apply(state, move)[0]) for move in moves)


def can_pay(state: State) -> bool:
    return any(isinstance(move, Discard) for move in legal_moves(state))


def is_doomed(state: State) -> bool:
    """Whether the game is lost by F4, or will be after the flips that are left."""
    if state.phase is Phase.SUFFER and not can_pay(state):
        return is_doomed(apply(state, Flip())[0])
    return state.lost_by == "F4"


def check_against_fold(record: Record, state: State) -> None:
    """Applying the record's moves to the deal gives this state."""
    assert record.state() == state
    assert record.outcome() == (None if result(state) is None else str(result(state)))


# Text


def through_json(data: object) -> object:
    return json.loads(json.dumps(data))


def check_position_line(state: State) -> State:
    """Print and parse a position line; returns the parsed position."""
    line = str(state)
    again = parse_position(line)
    assert again == state and hash(again) == hash(state) and str(again) == line
    return again


def check_position_text(state: State) -> State:
    """Print and parse a position, as a line and as JSON; returns the parsed position."""
    assert position_from_json(through_json(position_to_json(state))) == state
    return check_position_line(state)


def check_observation_text(state: State, seat: int) -> None:
    seen = observe(state, seat)
    again = parse_observation(str(seen))
    assert again == seen and hash(again) == hash(seen) and str(again) == str(seen)
    assert observation_from_json(through_json(seen.to_json())) == seen


def check_move_text(move: Move) -> None:
    again = parse_move(str(move))
    assert again == move and hash(again) == hash(move)


def check_event_text(events: Iterable[Event], players: int) -> None:
    """Print and parse events, as text and as JSON, as each seat sees them."""
    for event in events:
        for seen in {event, *(event.seen_by(seat) for seat in range(1, players + 1))}:
            assert parse_event(str(seen)) == seen
            assert event_from_json(through_json(seen.to_json())) == seen


def check_record_text(record: Record) -> Record:
    """Print and parse a record, as JSON text, JSON and URL; returns the parsed record."""
    again = parse_record(str(record))
    assert again == record and hash(again) == hash(record)
    assert record_from_json(through_json(record.to_json())) == record
    assert record_from_url(record.to_url()) == record
    return again
