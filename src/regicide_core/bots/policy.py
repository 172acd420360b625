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
LOW_TAVERN: Final = 20  # cards; below that, healing is worth more
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


class Terms:
    """The weights of the score's terms by name, as the score adds them up."""

    __slots__ = (
        *("heal", "heal_low", "draw", "draw_others", "per_draw"),
        *("damage", "kill", "exact", "exact_attack", "low_kill", "setup"),
        *("shield", "shield_left", "suffer", "lethal", "low", "low_at"),
        *("next", "next_base", "next_card", "stay", "jester_attack", "jester_immune"),
    )

    def __init__(self, weights: Weights) -> None:
        self.heal = weights["heal"]
        self.heal_low = weights["heal_low"]
        self.draw = weights["draw"] - weights["draw_waste"]
        self.draw_others = weights["draw_others"] - weights["draw_waste"]
        self.per_draw = weights["per_draw"]
        self.damage = weights["damage"]
        self.kill = weights["kill"]
        self.exact = weights["exact"]
        self.exact_attack = weights["exact_attack"]
        self.low_kill = weights["low_kill"]
        self.setup = weights["setup"]
        self.shield = weights["shield"]
        self.shield_left = weights["shield_left"] / 10
        self.suffer = weights["suffer"]
        self.lethal = weights["lethal"]
        self.low = weights["low"]
        self.low_at = weights["low_at"]
        self.next = weights["next"]
        self.next_base = weights["next_base"]
        self.next_card = weights["next_card"]
        self.stay = weights["yield"]
        self.jester_attack = weights["jester_attack"]
        self.jester_immune = weights["jester_immune"]


class Policy:
    """The weights made ready for one number of players."""

    __slots__ = ("_discards", "_hands", "_plays", "_prices", "keep", "terms", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.keep = {
            1 << card.index: weights[card.rank] + (weights[card.suit] if card.suit else 0.0)
            for card in DECK
        }
        # The price is in the upper bits and the card in the lower ones, so that one sum or minimum
        # handles both. No price is 0, so the cheapest set has no unnecessary card.
        self._prices = {
            bit: (VALUE[bit], (max(1, round(keep * 100)) << len(DECK)) + bit)
            for bit, keep in self.keep.items()
        }
        self._plays = {immune: self._against(immune) for immune in (0, *SUIT_FLAGS.values())}
        self._hands: dict[int, Hand] = {}
        self._discards: dict[int, int] = {}
        self.terms = Terms(weights)

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

    # The score of a move is a sum of named terms. Each method below takes the score so far and adds
    # its own terms to it, always in the same order: sums of floats depend on the order, and seeded
    # games depend on these sums.

    def scores(self, state: SearchState) -> list[tuple[float, int]]:
        """Step 1: each play, and the yield if it is legal, with its score."""
        terms = self.terms
        cards, immune, players = state.hands[state.seat], state.immune, state.players
        attack = _attack(state)
        threat = self._threat(state) if players > 1 else 0.0
        hand = self.hand(cards, immune)
        options, damages, worth = hand.options, hand.damages, hand.worth
        left, tavern = state.health - state.damage, len(state.tavern)
        low_at = terms.low_at
        scored: list[tuple[float, int]] = []
        for mask, value, damage, suits, score, used in options:
            if not value:
                scored.append((self._jester(score, cards, immune, attack), mask))
                continue
            rest: float = worth - value  # what the hand will be worth, by estimate
            stock = tavern
            passed = 0  # cards that the next player draws
            if suits & HEARTS:
                score, stock = self._hearts(score, value, state)
            if suits & DIAMONDS:
                room = state.limit - cards.bit_count() + used
                score, rest, passed = self._diamonds(score, rest, value, stock, room, state)
            remaining = left - damage
            if remaining <= 0:
                scored.append((self._kill(score, rest, left, remaining, state), mask))
                continue
            score += terms.damage * damage
            strike = attack
            if suits & SPADES:
                strike = attack - value if attack > value else 0
                score += (attack - strike) * (terms.shield + terms.shield_left * remaining)
            spare = rest - strike
            score += terms.suffer * strike
            if spare < 0:
                score += terms.lethal
            if spare < low_at:
                score += terms.low * (low_at - spare)
            if remaining in damages and _apart(options, remaining, mask):
                score += terms.setup
            if players > 1:
                danger = threat + strike - terms.next_card * passed
                if danger > 0:
                    score += terms.next * danger
            scored.append((score, mask))
        # Alone and unharmed, a yield changes nothing and could go on for ever (Q1, Q2).
        if state.may_yield() and (players > 1 or attack or not scored):
            scored.append((self._yield(attack, worth, threat, players), YIELD))
        return scored

    def _threat(self, state: SearchState) -> float:
        """To the next player, before anything is known of a strike: a small hand is in danger."""
        seat = state.seat + 1
        following = state.hands[seat if seat < state.players else 0].bit_count()
        return self.terms.next_base - self.terms.next_card * following

    def _jester(self, score: float, cards: int, immune: int, attack: int) -> float:
        """What a Jester is for: the enemy's strike is skipped, its immunity falls."""
        held = sum(VALUE[bit] for bit in bits_of(cards) if SUIT[bit] & immune)
        return score + (self.terms.jester_attack * attack + self.terms.jester_immune * held)

    def _hearts(self, score: float, value: int, state: SearchState) -> tuple[float, int]:
        """Cards healed, worth more to a low Tavern; and the Tavern's size after that."""
        tavern, pile = len(state.tavern), state.discard.bit_count()
        healed = value if value < pile else pile
        score += self.terms.heal * healed
        if tavern < LOW_TAVERN:
            score += self.terms.heal_low * healed * (1 - tavern / LOW_TAVERN)
        return score, tavern + healed

    def _diamonds(
        self, score: float, rest: float, value: int, stock: int, room: int, state: SearchState
    ) -> tuple[float, float, int]:
        """Cards drawn; also the hand's worth after that, and how many the next player draws."""
        terms = self.terms
        passed = 0
        if state.players == 1:
            own = value if value < room else room
            if stock < own:
                own = stock
        else:
            own, others, passed = _shares(value, stock, room, state)
            score += terms.draw_others * others
        score += terms.draw * own
        rest += terms.per_draw * own
        if own and state.tavern and state.tavern[-1] & ROYAL_SET:
            rest += ROYAL_DRAWN
        return score, rest, passed

    def _kill(
        self, score: float, rest: float, left: int, remaining: int, state: SearchState
    ) -> float:
        """The enemy falls, perhaps exactly; then the hand has to stand up to the next one."""
        terms = self.terms
        score += terms.kill + terms.damage * left
        if not remaining:
            score += terms.exact + terms.exact_attack * state.base_attack
        if not state.castle:
            return score + LAST_KING
        coming = FOES[state.castle[-1]][1] + state.attack_bonus
        if coming > rest:
            score += terms.low_kill * (coming - rest)
        return score

    def _yield(self, attack: int, worth: int, threat: float, players: int) -> float:
        """The enemy strikes with all that it has."""
        terms = self.terms
        score = terms.stay + terms.suffer * attack
        if worth < attack:
            score += terms.lethal
        if worth - attack < terms.low_at:
            score += terms.low * (terms.low_at - worth + attack)
        if players > 1 and threat + attack > 0:
            score += terms.next * (threat + attack)
        return score

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


def _attack(state: SearchState) -> int:
    """What the enemy strikes with now, less the shields that hold against it."""
    if state.immune == SPADES:
        return state.base_attack
    attack = state.base_attack - state.spades
    return attack if attack > 0 else 0


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
