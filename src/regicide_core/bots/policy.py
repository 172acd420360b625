"""The one-ply policy: a score for every move from what the seat at turn may know.

It reads the search state of a seat's own determinization, and of that only what is public or in
the seat's own hand: sizes, the enemy, whether a royal lies on top of the Tavern, the next rank.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..cards import DECK, ROYALS
from ..search.masks import (
    CARDS,
    CLUBS,
    DIAMONDS,
    HEARTS,
    PLAYS,
    SPADES,
    SUIT_FLAGS,
    bits_of,
    discards,
    plays,
    worth,
)
from ..search.state import CHOOSE, FLIP, FOES, PLAY, YIELD, SearchState, random_healer
from .weights import Weights

VALUE: Final = {1 << card.index: card.value for card in DECK}
SUIT: Final = {1 << card.index: 0 if card.suit is None else SUIT_FLAGS[card.suit] for card in DECK}
ROYAL_SET: Final = sum(1 << card.index for card in ROYALS)

ROYAL_DRAWN: Final = 6  # what a royal drawn from the top adds to the hand, beyond a usual draw
LAST_KING: Final = 1000.0
DESPAIR: Final = -48.0  # flip when no play scores more
_CACHE_LIMIT: Final = 40_000
_DEAR: Final = 1 << 90  # more than any set costs

# mask, value, damage, flags of the suits that work, score so far, cards used
Option = tuple[int, int, int, int, float, int]


class Hand:
    """What a hand can do against an enemy, as far as that is the same in each fight."""

    __slots__ = ("damages", "options", "worth")

    def __init__(self, options: list[Option], worth: int) -> None:
        self.options = options
        self.worth = worth
        self.damages = {option[2] for option in options}


class Policy:
    """The weights made ready for one number of players."""

    __slots__ = ("_discards", "_hands", "_plays", "_prices", "_terms", "keep", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = w = weights
        self.keep = {
            1 << card.index: weights[card.rank] + (weights[card.suit] if card.suit else 0.0)
            for card in DECK
        }
        # A card's price stands above the set it is in, so that sums and minima do both at once.
        # Nothing is free: so the cheapest set holds no card in vain.
        self._prices = {
            bit: (VALUE[bit], (max(1, round(keep * 100)) << len(DECK)) + bit)
            for bit, keep in self.keep.items()
        }
        self._plays = {immune: self._against(immune) for immune in (0, *SUIT_FLAGS.values())}
        self._hands: dict[int, Hand] = {}
        self._discards: dict[int, int] = {}
        self._terms = (
            w["heal"],
            w["heal_low"],
            w["draw"] - w["draw_waste"],
            w["draw_others"] - w["draw_waste"],
            w["kill"],
            w["damage"],
            w["exact"],
            w["exact_attack"],
            w["low_kill"],
            w["shield"],
            w["shield_left"] / 10,
            w["suffer"],
            w["lethal"],
            w["low"],
            w["low_at"],
            w["setup"],
            w["per_draw"],
            w["next"],
            w["next_base"],
            w["next_card"],
        )

    def _against(self, immune: int) -> dict[int, Option]:
        """Every play there is, against an enemy immune to this suit."""
        cost, waste, keep = self.weights["cost"], self.weights["draw_waste"], self.keep
        made = {}
        for mask, (value, flags) in PLAYS.items():
            suits = flags & ~immune
            score = -cost * sum(keep[bit] for bit in bits_of(mask))
            if suits & DIAMONDS:
                score += waste * value
            damage = value * 2 if suits & CLUBS else value
            made[mask] = mask, value, damage, suits, score, mask.bit_count()
        return made

    def hand(self, cards: int, immune: int) -> Hand:
        """The plays of a hand; worked out once."""
        key = cards << 4 | immune
        found = self._hands.get(key)
        if found is None:
            if len(self._hands) > _CACHE_LIMIT:
                self._hands.clear()
            known = self._plays[immune]
            found = Hand([known[mask] for mask in plays(cards)], worth(cards))
            self._hands[key] = found
        return found

    def scores(self, state: SearchState) -> list[tuple[float, int]]:
        """Step 1: each play, and the yield if it is legal, with its score."""
        # fmt: off
        (
            HEAL, HEAL_LOW, DRAW, OTHERS, KILL, DAMAGE, EXACT, EXACT_ATTACK, LOW_KILL, SHIELD,
            SHIELD_LEFT, SUFFER, LETHAL, LOW, LOW_AT, SETUP, PER_DRAW, NEXT, NEXT_BASE, NEXT_CARD,
        ) = self._terms
        # fmt: on
        seat = state.seat
        hands = state.hands
        cards = hands[seat]
        immune = state.immune
        attack = state.base_attack
        if immune != SPADES:
            attack -= state.spades
            if attack < 0:
                attack = 0
        hand = self.hand(cards, immune)
        total = hand.worth
        damages = hand.damages
        left = state.health - state.damage
        tavern = len(state.tavern)
        players = state.players
        threat = 0.0
        if players > 1:
            following = hands[seat + 1 if seat + 1 < players else 0].bit_count()
            threat = NEXT_BASE - NEXT_CARD * following
        scored: list[tuple[float, int]] = []
        for mask, value, damage, suits, score, used in hand.options:
            if not value:
                scored.append((score + self._jester(cards, immune, attack), mask))
                continue
            rest: float = total - value  # what the hand will be worth, by estimate
            stock = tavern
            passed = 0  # cards that the next player draws
            if suits & HEARTS:
                pile = state.discard.bit_count()
                healed = value if value < pile else pile
                score += HEAL * healed
                if tavern < 20:
                    score += HEAL_LOW * healed * (1 - tavern / 20)
                stock += healed
            if suits & DIAMONDS:
                room = state.limit - cards.bit_count() + used
                if players == 1:
                    own = value if value < room else room
                    if stock < own:
                        own = stock
                else:
                    own, others, passed = _shares(value, stock, room, state)
                    score += OTHERS * others
                score += DRAW * own
                rest += PER_DRAW * own
                if own and tavern and state.tavern[-1] & ROYAL_SET:
                    rest += ROYAL_DRAWN
            remaining = left - damage
            if remaining > 0:
                score += DAMAGE * damage
                strike = attack
                if suits & SPADES:
                    strike = attack - value if attack > value else 0
                    score += (attack - strike) * (SHIELD + SHIELD_LEFT * remaining)
                spare = rest - strike
                score += SUFFER * strike
                if spare < 0:
                    score += LETHAL
                if spare < LOW_AT:
                    score += LOW * (LOW_AT - spare)
                if remaining in damages and _apart(hand.options, remaining, mask):
                    score += SETUP
                if players > 1:
                    danger = threat + strike - NEXT_CARD * passed
                    if danger > 0:
                        score += NEXT * danger
            else:
                score += KILL + DAMAGE * left
                if not remaining:
                    score += EXACT + EXACT_ATTACK * state.base_attack
                if not state.castle:
                    score += LAST_KING
                else:
                    coming = FOES[state.castle[-1]][1] + state.attack_bonus
                    if coming > rest:
                        score += LOW_KILL * (coming - rest)
            scored.append((score, mask))
        # Alone and unharmed, a yield changes nothing and could go on for ever (Q1, Q2).
        if state.may_yield() and (players > 1 or attack or not scored):
            score = self.weights["yield"] + SUFFER * attack
            if total < attack:
                score += LETHAL
            if total - attack < LOW_AT:
                score += LOW * (LOW_AT - total + attack)
            if players > 1 and threat + attack > 0:
                score += NEXT * (threat + attack)
            scored.append((score, YIELD))
        return scored

    def _jester(self, cards: int, immune: int, attack: int) -> float:
        """What a Jester is for: the enemy's strike is skipped, its immunity falls."""
        held = sum(VALUE[bit] for bit in bits_of(cards) if SUIT[bit] & immune)
        return self.weights["jester_attack"] * attack + self.weights["jester_immune"] * held

    def discard(self, hand: int, needed: int) -> int:
        """Step 4: the legal set that is cheapest to lose, or FLIP if none pays."""
        key = hand << 6 | needed
        found = self._discards.get(key)
        if found is None:
            if len(self._discards) > _CACHE_LIMIT:
                self._discards.clear()
            found = self._discards[key] = self._cheapest(hand, needed)
        return found

    def _cheapest(self, hand: int, needed: int) -> int:
        """Cards ascending, as in discards.py; of the sets that come to the same, the cheapest."""
        prices = self._prices
        short = {0: 0}
        best = _DEAR
        for bit in bits_of(hand):
            value, price = prices[bit]
            for paid, so_far in list(short.items()):
                now = so_far + price
                if now < best:
                    paid += value
                    if paid >= needed:
                        best = now
                    elif now < short.get(paid, _DEAR):
                        short[paid] = now
        return FLIP if best == _DEAR else best & CARDS

    def discards(self, state: SearchState) -> list[tuple[float, int]]:
        """Step 4: the legal sets that hold no card in vain, with their score."""
        hand = state.hands[state.seat]
        needed = state.attack
        prices = self._prices
        scored = []
        for coded in discards(hand, needed):
            bits = bits_of(coded & CARDS)
            total = sum([VALUE[bit] for bit in bits])
            if any(total - VALUE[bit] >= needed for bit in bits):
                continue
            price = sum([prices[bit][1] for bit in bits]) >> len(DECK)
            scored.append((-price / 100, coded & CARDS))
        return scored

    def choose(self, state: SearchState) -> int:
        """The move of the highest score."""
        if state.phase == PLAY:
            scored = self.scores(state)
            if not scored:
                return FLIP
            score, move = max(scored)
            return FLIP if score < DESPAIR and state.flips_left else move
        if state.phase == CHOOSE:
            return self.successor(state)
        return self.discard(state.hands[state.seat], state.attack)

    def successor(self, state: SearchState) -> int:
        """After a Jester: the largest hand goes next, ties to oneself."""
        sizes = [hand.bit_count() for hand in state.hands]
        most = max(sizes)
        return state.seat if sizes[state.seat] == most else sizes.index(most)


def _apart(options: list[Option], damage: int, mask: int) -> bool:
    """Would a play that needs none of these cards do this damage?"""
    for option in options:
        if option[2] == damage and not option[0] & mask:
            return True
    return False


def _shares(value: int, stock: int, room: int, state: SearchState) -> tuple[int, int, int]:
    """D1: how many cards the seat at turn draws, the others, and the next of them."""
    limit = state.limit
    seat = state.seat
    key = (
        min(value, stock),
        room,
        *[limit - hand.bit_count() for hand in state.hands[seat + 1 :] + state.hands[:seat]],
    )
    found = _SHARES.get(key)
    if found is None:
        amount, *rooms = key
        drawn = [0] * len(rooms)
        amount = min(amount, sum(rooms))
        place = 0
        while amount:
            if drawn[place] < rooms[place]:
                drawn[place] += 1
                amount -= 1
            place = (place + 1) % len(rooms)
        found = _SHARES[key] = drawn[0], sum(drawn[1:]), drawn[1]
    return found


_SHARES: dict[tuple[int, ...], tuple[int, int, int]] = {}


def play_out(state: SearchState, policy: Policy, random: Callable[[], float]) -> None:
    """Play the position to its end, every seat by the policy."""
    heal = random_healer(random)
    choose = policy.choose
    while state.phase < 3:
        state.step(choose(state), heal)
