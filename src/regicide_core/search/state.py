"""A mutable, bit-masked position for search: the same game as `apply`, many times faster.

A set of cards is an int with bit `card.index` set; the Tavern and the Castle are lists of such
bits, their top last. A move is an int too: in step 1 the mask of the cards played, `YIELD` or
`FLIP`; in step 4 the mask of the cards discarded (their total may stand above it), or `FLIP`;
after a Jester the seat, from 0.

The rules are those of turn.py and legal.py, and a differential test holds this module to them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..cards import JESTERS, NUMBERS, ROYAL_RANKS, ROYALS
from ..moves import Discard, Flip, Move, Next, Play, Yield
from ..rules import ENEMIES, STANDARD, Rules, SoloYield
from ..state import State
from ..view import Phase, View
from .masks import (
    CARDS,
    CLUBS,
    DIAMONDS,
    HEARTS,
    PLAYS,
    SPADES,
    SUIT_FLAGS,
    bits_of,
    cards_of,
    discards,
    mask_of,
    plays,
    worth,
)

YIELD: Final = 0
FLIP: Final = -1

PLAY, SUFFER, CHOOSE, WON, LOST = range(5)
PHASES: Final = (Phase.PLAY, Phase.SUFFER, Phase.CHOOSE, Phase.WON, Phase.LOST)

# bit of a royal -> its suit flag, attack and health.
FOES: Final = {
    1 << card.index: (SUIT_FLAGS[card.suit], *ENEMIES[card.rank])
    for card in ROYALS
    if card.suit is not None
}


Healer = Callable[[int, int], list[int]]  # (discard pile, how many) -> bits, in Tavern order


def random_healer(random: Callable[[], float]) -> Healer:
    """H1 by chance: so many cards of the pile, in random order."""

    def heal(pile: int, amount: int) -> list[int]:
        bits = bits_of(pile)
        healed = []
        for left in range(len(bits), max(0, len(bits) - amount), -1):
            pick = int(random() * left)
            healed.append(bits[pick])
            bits[pick] = bits[left - 1]
        return healed

    return heal


class SearchState:
    """One position, changed in place by `step`; `copy` before trying something."""

    __slots__ = (
        "attack_bonus",
        "base_attack",
        "castle",
        "damage",
        "discard",
        "enemy",
        "flips_left",
        "hands",
        "health",
        "health_bonus",
        "immune",
        "limit",
        "no_yielding",
        "phase",
        "players",
        "seat",
        "solo_yield",
        "spades",
        "table",
        "tavern",
        "yielded",
    )

    players: int
    limit: int  # of a hand
    solo_yield: SoloYield
    no_yielding: bool
    health_bonus: int  # Rules.enemy_health
    attack_bonus: int  # Rules.enemy_attack
    seat: int  # from 0
    phase: int
    enemy: int  # bit; 0 once the last King has fallen
    immune: int  # suit flag; 0 once a Jester lies on the table
    base_attack: int  # before shields
    health: int  # before damage
    damage: int
    spades: int  # total of the plays with a Spade in this fight: shields unless immune
    table: int
    castle: list[int]
    hands: list[int]
    tavern: list[int]
    discard: int
    yielded: int  # bit per seat
    flips_left: int

    def copy(self) -> SearchState:
        twin = SearchState.__new__(SearchState)
        twin.players = self.players
        twin.limit = self.limit
        twin.solo_yield = self.solo_yield
        twin.no_yielding = self.no_yielding
        twin.health_bonus = self.health_bonus
        twin.attack_bonus = self.attack_bonus
        twin.seat = self.seat
        twin.phase = self.phase
        twin.enemy = self.enemy
        twin.immune = self.immune
        twin.base_attack = self.base_attack
        twin.health = self.health
        twin.damage = self.damage
        twin.spades = self.spades
        twin.table = self.table
        twin.castle = self.castle[:]
        twin.hands = self.hands[:]
        twin.tavern = self.tavern[:]
        twin.discard = self.discard
        twin.yielded = self.yielded
        twin.flips_left = self.flips_left
        return twin

    @property
    def attack(self) -> int:
        """What the enemy strikes for (F1, K1, J1)."""
        if self.immune == SPADES:
            return self.base_attack
        return max(0, self.base_attack - self.spades)

    def may_yield(self) -> bool:
        """P6, Q1."""
        if self.no_yielding:
            return False
        if self.players == 1:
            once = self.solo_yield is SoloYield.ONCE
            return not self.yielded if once else self.solo_yield is SoloYield.FREE
        others = ~(1 << self.seat) & ((1 << self.players) - 1)
        return self.yielded & others != others

    def moves(self) -> list[int] | tuple[int, ...]:
        """Every legal move; none only when the game is over."""
        if self.phase == PLAY:
            found = plays(self.hands[self.seat])
            if self.may_yield():
                found += (YIELD,)
            return (*found, FLIP) if self.flips_left else found
        if self.phase == SUFFER:
            paid = discards(self.hands[self.seat], self.attack)
            if self.flips_left:
                paid.append(FLIP)
            return paid
        return _SEATS[self.players] if self.phase == CHOOSE else ()

    def step(self, move: int, heal: Healer) -> None:
        """Make a legal move; `heal` picks the cards that Hearts bring back."""
        if self.phase == CHOOSE:
            self._begin_turn(move)
        elif move == FLIP:
            self._flip()
        elif self.phase == SUFFER:
            mask = move & CARDS
            self.hands[self.seat] ^= mask
            self.discard |= mask
            self._pass_on()
        elif move == YIELD:
            self.yielded |= 1 << self.seat
            self._strike()
        else:
            self._play(move, heal)

    def _begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.phase = PLAY
        if not self.hands[seat] and not self.flips_left:
            self._lose_if_stuck()

    def _lose_if_stuck(self) -> None:
        """P8, Q2, for an empty hand and no flip left."""
        idle = self.players == 1 and self.solo_yield is SoloYield.FREE and self.attack == 0
        if idle or not self.may_yield():
            self.phase = LOST

    def _pass_on(self) -> None:
        seat = self.seat + 1
        self._begin_turn(0 if seat == self.players else seat)

    def _play(self, mask: int, heal: Healer) -> None:
        seat = self.seat
        value, suits = PLAYS[mask]
        self.hands[seat] ^= mask
        self.table |= mask
        self.yielded &= ~(1 << seat)
        if not value:  # a Jester
            self.immune = 0
            self.phase = CHOOSE
            return
        if suits & SPADES:
            self.spades += value
        suits &= ~self.immune
        if suits & HEARTS and self.discard:
            self._heal(value, heal)
        if suits & DIAMONDS:
            self._draw(value)
        self.damage += value * 2 if suits & CLUBS else value
        if self.damage < self.health:
            self._strike()
        else:
            self._defeat()

    def _heal(self, value: int, heal: Healer) -> None:
        healed = heal(self.discard, value)
        for bit in healed:
            self.discard ^= bit
        healed.reverse()
        self.tavern[:0] = healed

    def _draw(self, amount: int) -> None:
        hands = self.hands
        tavern = self.tavern
        limit = self.limit
        room = [limit - hand.bit_count() for hand in hands]
        amount = min(amount, len(tavern), sum(room))
        seat = self.seat
        while amount:
            if room[seat] > 0:
                room[seat] -= 1
                amount -= 1
                hands[seat] |= tavern.pop()
            seat += 1
            if seat == self.players:
                seat = 0

    def _defeat(self) -> None:
        self.discard |= self.table
        if self.damage == self.health:
            self.tavern.append(self.enemy)
        else:
            self.discard |= self.enemy
        self.table = self.damage = self.spades = 0
        if not self.castle:
            self.enemy = 0
            self.phase = WON
            return
        self._face(self.castle.pop())
        self._begin_turn(self.seat)

    def _face(self, enemy: int) -> None:
        """The enemy is turned up (M4)."""
        self.enemy = enemy
        self.immune, attack, health = FOES[enemy]
        self.base_attack = attack + self.attack_bonus
        self.health = health + self.health_bonus

    def _strike(self) -> None:
        attack = self.attack
        if not attack:
            self._pass_on()
            return
        self.phase = SUFFER
        if not self.flips_left and worth(self.hands[self.seat]) < attack:
            self.phase = LOST

    def _flip(self) -> None:
        self.flips_left -= 1
        self.discard |= self.hands[0]
        self.hands[0] = 0
        self._draw(self.limit)
        if self.flips_left:
            return
        if self.phase == SUFFER:
            if worth(self.hands[0]) < self.attack:
                self.phase = LOST
        elif not self.hands[0]:
            self._lose_if_stuck()


# The Castle's ranks from the bottom up (S1), as bits.
_CASTLE: Final = tuple(
    tuple(1 << card.index for card in ROYALS if card.rank is rank) for rank in reversed(ROYAL_RANKS)
)
_TAVERNS: Final = tuple(
    tuple(1 << card.index for card in JESTERS[:jesters] + NUMBERS) for jesters in range(3)
)
_SEATS: Final = tuple(tuple(range(players)) for players in range(5))


def random_deal(players: int, random: Callable[[], float], rules: Rules = STANDARD) -> SearchState:
    """A fresh deal straight for search (S1–S5); `rules` must fit the player count."""
    search = SearchState.__new__(SearchState)
    search.players = players
    search.limit = rules.hand_limit_for(players)
    search.solo_yield = rules.solo_yield
    search.no_yielding = rules.no_yielding
    search.health_bonus = rules.enemy_health
    search.attack_bonus = rules.enemy_attack
    search.seat = search.phase = search.damage = search.spades = search.table = 0
    search.discard = search.yielded = 0
    search.flips_left = rules.flips_for(players)
    search.castle = [bit for rank in _CASTLE for bit in _shuffled(rank, random)]
    search._face(search.castle.pop())
    tavern = _shuffled(_TAVERNS[rules.jesters_for(players)], random)
    dealt = [tavern.pop() for _ in range(players * search.limit)]
    search.hands = [sum(dealt[seat::players]) for seat in range(players)]
    search.tavern = tavern
    return search


def _shuffled(bits: tuple[int, ...], random: Callable[[], float]) -> list[int]:
    order = {bit: random() for bit in bits}
    return sorted(bits, key=order.__getitem__)


def search_state(state: State) -> SearchState:
    """The same position for search."""
    search = public_part(state)
    search.castle = [1 << card.index for card in reversed(state.castle)]
    search.hands = [mask_of(hand) for hand in state.hands]
    search.tavern = [1 << card.index for card in reversed(state.tavern)]
    search.discard = mask_of(state.discard)
    return search


def public_part(view: View) -> SearchState:
    """What lies open of a position; Castle, hands, Tavern and discard pile are left empty."""
    search = SearchState.__new__(SearchState)
    search.players = view.players
    search.limit = view.hand_limit
    search.solo_yield = view.rules.solo_yield
    search.no_yielding = view.rules.no_yielding
    search.health_bonus = view.rules.enemy_health
    search.attack_bonus = view.rules.enemy_attack
    search.seat = view.seat - 1
    search.phase = PHASES.index(view.phase)
    search.enemy = search.immune = search.base_attack = search.health = 0
    if view.enemy is not None:
        search._face(1 << view.enemy.index)
    search.immune = 0 if view.immunity is None else SUIT_FLAGS[view.immunity]
    search.damage = view.damage
    masks = [mask_of(cards) for cards in view.table]
    search.spades = sum(PLAYS[mask][0] for mask in masks if PLAYS[mask][1] & SPADES)
    search.table = sum(masks)
    search.castle, search.hands, search.tavern = [], [0] * view.players, []
    search.discard = 0
    search.yielded = sum(1 << seat - 1 for seat in view.yielded)
    search.flips_left = view.flips_left
    return search


def move_of(phase: int, move: int) -> Move:
    """The public form of a search move made in that phase."""
    if phase == CHOOSE:
        return Next(move + 1)
    if move == FLIP:
        return Flip()
    if phase == SUFFER:
        return Discard(cards_of(move & CARDS))
    return Play(cards_of(move)) if move else Yield()


def search_move(move: Move) -> int:
    """The search form of a move; of a discard without its total."""
    match move:
        case Play(cards) | Discard(cards):
            return mask_of(cards)
        case Yield():
            return YIELD
        case Next(seat):
            return seat - 1
        case Flip():
            return FLIP
