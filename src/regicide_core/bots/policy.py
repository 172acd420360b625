"""The one-ply policy: a score for every move from what the seat at turn may know.

It reads the search state of a seat's own determinization, and of that only what is public or in
the seat's own hand: sizes, the enemy, whether a royal lies on top of the Tavern, the next rank.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .._masks import (
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
)
from .._search import CHOOSE, FLIP, FOES, PLAY, YIELD, SearchState, random_healer
from ..cards import DECK, ROYALS, Rank
from .weights import Weights

VALUE: Final = {1 << card.index: card.value for card in DECK}
SUIT: Final = {1 << card.index: 0 if card.suit is None else SUIT_FLAGS[card.suit] for card in DECK}
ROYAL_SET: Final = sum(1 << card.index for card in ROYALS)
_ACES: Final = sum(1 << card.index for card in DECK if card.rank is Rank.ACE)

ROYAL_DRAWN: Final = 6  # what a royal drawn from the top adds to the hand, beyond a usual draw
LAST_KING: Final = 1000.0
DESPAIR: Final = -48.0  # flip when no play scores more
_CACHE_LIMIT: Final = 40_000

# mask, value, damage, flags of the suits that work, static score, value left in hand, cards played,
# damages a card left (with an Ace or not) could do, as bits
Option = tuple[int, int, int, int, float, float, int, int]


class Policy:
    """The weights made ready for one number of players."""

    __slots__ = (
        "_discards",
        "_options",
        "_terms",
        "keep",
        "weights",
    )

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.keep = {
            1 << card.index: weights[card.rank] + (weights[card.suit] if card.suit else 0.0)
            for card in DECK
        }
        self._options: dict[int, tuple[tuple[Option, ...], int]] = {}
        self._discards: dict[int, int] = {}
        w = weights
        self._terms = (
            w["heal"],
            w["heal_low"],
            w["draw"],
            w["draw_others"],
            w["draw_waste"],
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

    def options_of(self, state: SearchState) -> tuple[Option, ...]:
        """The plays of the seat at turn."""
        return self.options(state.hands[state.seat], state.immune)[0]

    def options(self, hand: int, immune: int) -> tuple[tuple[Option, ...], int]:
        """Every play of the hand with what is the same in each fight, and the hand's value."""
        found = self._options.get(hand << 4 | immune)
        if found is None:
            if len(self._options) > _CACHE_LIMIT:
                self._options.clear()
            found = self._options[hand << 4 | immune] = self._make(hand, immune)
        return found

    def _make(self, hand: int, immune: int) -> tuple[tuple[Option, ...], int]:
        cost = self.weights["cost"]
        waste = self.weights["draw_waste"]
        keep = self.keep
        clubs = CLUBS & ~immune
        cards = bits_of(hand)
        worth = sum([VALUE[bit] for bit in cards])
        single = [
            (bit, 1 << (VALUE[bit] * 2 if SUIT[bit] & clubs else VALUE[bit])) for bit in cards
        ]
        for ace in bits_of(hand & _ACES):
            for bit in cards:
                if bit != ace and SUIT[bit]:
                    both = VALUE[bit] + 1
                    doubled = (SUIT[bit] | SUIT[ace]) & clubs
                    single.append((bit | ace, 1 << (both * 2 if doubled else both)))
        made: list[Option] = []
        for mask in plays(hand):
            value, suits = PLAYS[mask]
            suits &= ~immune
            static = -cost * sum([keep[bit] for bit in bits_of(mask)])
            if suits & DIAMONDS:
                static += waste * value
            damages = 0
            for used, damage in single:
                if not used & mask:
                    damages |= damage
            made.append(
                (
                    mask,
                    value,
                    value * 2 if suits & CLUBS else value,
                    suits,
                    static,
                    worth - value,
                    mask.bit_count(),
                    damages,
                )
            )
        return tuple(made), worth

    def scores(self, state: SearchState) -> list[tuple[float, int]]:
        """Step 1: each play, and the yield if it is legal, with its score."""
        (
            HEAL,
            HEAL_LOW,
            DRAW,
            OTHERS,
            WASTE,
            KILL,
            DAMAGE,
            EXACT,
            EXACT_ATTACK,
            LOW_KILL,
            SHIELD,
            SHIELD_LEFT,
            SUFFER,
            LETHAL,
            LOW,
            LOW_AT,
            SETUP,
            PER_DRAW,
            NEXT,
            NEXT_BASE,
            NEXT_CARD,
        ) = self._terms
        seat = state.seat
        hands = state.hands
        hand = hands[seat]
        immune = state.immune
        attack = state.base_attack
        if immune != SPADES:
            attack -= state.spades
            if attack < 0:
                attack = 0
        options, worth = self.options(hand, immune)
        left = state.health - state.damage
        tavern = len(state.tavern)
        pile = state.discard.bit_count()
        limit = state.limit
        held = hand.bit_count()
        players = state.players
        heal = HEAL + (HEAL_LOW * (1 - tavern / 20) if tavern < 20 else 0.0)
        royal_on_top = tavern and state.tavern[-1] & ROYAL_SET
        coming = (FOES[state.castle[-1]][1] + state.attack_bonus) if state.castle else 0
        if players > 1:
            following = hands[seat + 1 if seat + 1 < players else 0].bit_count()
            threat = NEXT_BASE - NEXT_CARD * following
        scored: list[tuple[float, int]] = []
        for mask, value, damage, suits, score, rest, used, damages in options:
            if not value:  # a Jester
                score += self.weights["jester_attack"] * attack
                if immune:
                    score += self.weights["jester_immune"] * sum(
                        [VALUE[bit] for bit in bits_of(hand) if SUIT[bit] & immune]
                    )
                scored.append((score, mask))
                continue
            stock = tavern
            passed = 0  # cards that the next player draws
            if suits & HEARTS:
                healed = value if value < pile else pile
                score += heal * healed
                stock += healed
            if suits & DIAMONDS:
                room = limit - held + used
                if players == 1:
                    own = value if value < room else room
                    if stock < own:
                        own = stock
                    score += (DRAW - WASTE) * own
                else:
                    own, others, passed = _shares(value, stock, room, state)
                    score += (DRAW - WASTE) * own + (OTHERS - WASTE) * others
                rest += PER_DRAW * own
                if own and royal_on_top:
                    rest += ROYAL_DRAWN
            remaining = left - damage
            if remaining <= 0:
                score += KILL + DAMAGE * left
                if not remaining:
                    score += EXACT + EXACT_ATTACK * state.base_attack
                if not coming:
                    score += LAST_KING
                elif coming > rest:
                    score += LOW_KILL * (coming - rest)
            else:
                score += DAMAGE * damage
                strike = attack
                if suits & SPADES:
                    strike = attack - value if attack > value else 0
                    score += (attack - strike) * (SHIELD + SHIELD_LEFT * remaining)
                score += SUFFER * strike
                if rest < strike:
                    score += LETHAL
                if rest - strike < LOW_AT:
                    score += LOW * (LOW_AT - rest + strike)
                if remaining < 43 and damages >> remaining & 1:
                    score += SETUP
                if players > 1:
                    danger = threat + strike - NEXT_CARD * passed
                    if danger > 0:
                        score += NEXT * danger
            scored.append((score, mask))
        if state.may_yield():
            score = self.weights["yield"] + SUFFER * attack
            if worth < attack:
                score += LETHAL
            if worth - attack < LOW_AT:
                score += LOW * (LOW_AT - worth + attack)
            if players > 1 and threat + attack > 0:
                score += NEXT * (threat + attack)
            scored.append((score, YIELD))
        return scored

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
        """Cards ascending, as in discards.py; of the sets that fall short by the same, the best."""
        keep = self.keep
        short: dict[int, tuple[float, int]] = {0: (0.0, 0)}
        best = (1e9, FLIP)
        for bit in bits_of(hand):
            value, cost = VALUE[bit], keep[bit]
            for paid, (price, mask) in list(short.items()):
                total = paid + value
                now = (price + cost, mask | bit)
                if total >= needed:
                    if now < best:
                        best = now
                elif total not in short or now < short[total]:
                    short[total] = now
        return best[1]

    def discards(self, state: SearchState) -> list[tuple[float, int]]:
        """Step 4: the legal sets that hold no card in vain, with their score."""
        hand = state.hands[state.seat]
        needed = state.attack
        keep = self.keep
        scored = []
        for coded in discards(hand, needed):
            bits = bits_of(coded & CARDS)
            total = sum([VALUE[bit] for bit in bits])
            if any(total - VALUE[bit] >= needed and keep[bit] >= 0 for bit in bits):
                continue
            scored.append((-sum([keep[bit] for bit in bits]), coded & CARDS))
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
