"""What a careful player remembers: made of a seat's own observations and events, nothing else.

Cards out of sight are kept with the *cell* they may lie in. Cell 0 is the Tavern as dealt. Each
heal (H1) makes a new cell under the Tavern, from a discard pile that everybody saw grow; what it
leaves behind may go into the next one. So a card that came to the pile before heal 2 lies in cell 2
or later, or is still in the pile, and everybody can tell which cell the Tavern's next card is from.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..cards import JESTERS, NUMBERS, ROYALS
from ..events import (
    Defeated,
    Discarded,
    Drew,
    EnemyRevealed,
    Event,
    Flipped,
    Healed,
    Played,
)
from ..observation import Observation
from ..search.masks import bits_of, mask_of
from ..value import Value

Group = tuple[int, int]  # a cell, and how many cards


class Memory(Value):
    """What a seat knows of the game so far. Sets of cards are masks, as in search/masks.py.

    >>> memory: Memory = Table(new_game(2, "tea")).at_turn.memory
    >>> memory.seat, memory.castle, memory.tavern
    (1, 11, ((0, 26),))
    """

    seat: int  # whose memory; 0: an onlooker's
    unseen: tuple[int, ...]  # cards out of sight, by the first cell they may lie in
    unmet: int  # royals that may still be in the Castle
    castle: int  # how many cards it holds
    royals: tuple[int, ...]  # known on the Tavern (T4), top first
    tavern: tuple[Group, ...]  # what lies under them, top first
    held: tuple[int, ...]  # per seat: cards that others are known to hold
    drawn: tuple[tuple[int, ...], ...]  # per seat: the cells of its other cards, ascending
    pile: int  # cards known to be in the discard pile
    buried: int  # how many more it holds
    table: int
    spare: int  # cards that a teaching position leaves out of the game

    @classmethod
    def of(cls, seen: Observation) -> Memory:
        """The memory of somebody who has just come to the table."""
        royals = mask_of(tuple(card for card in seen.tavern if card is not None))
        pile = mask_of(tuple(card for card in seen.discard if card is not None))
        table = sum(mask_of(cards) for cards in seen.table)
        enemy = 0 if seen.enemy is None else 1 << seen.enemy.index
        open_cards = royals | pile | table | enemy | mask_of(seen.hand)
        jesters = JESTERS[: seen.rules.jesters_for(seen.players)]
        unmet = mask_of(ROYALS) & ~open_cards
        unseen = mask_of(jesters + NUMBERS) & ~open_cards
        hidden = [
            0 if owner == seen.viewer else len(hand)
            for owner, hand in enumerate(seen.hands, start=1)
        ]
        below = len(seen.tavern) - seen.known
        buried = seen.discard.count(None)
        places = sum(hidden) + below + buried + len(seen.castle)
        return cls(
            seat=seen.viewer,
            unseen=(unseen,),
            unmet=unmet,
            castle=len(seen.castle),
            royals=tuple(1 << card.index for card in seen.tavern if card is not None),
            tavern=((0, below),) if below else (),
            held=(0,) * seen.players,
            drawn=tuple((0,) * size for size in hidden),
            pile=pile,
            buried=buried,
            table=table,
            spare=max(0, (unseen | unmet).bit_count() - places),
        )

    def after(self, events: Iterable[Event], seen: Observation) -> Memory:
        """The memory after a move: its events as this seat may know them, and the view then."""
        notes = _Notes(self)
        for event in events:
            notes.take(event)
        return notes.memory(seen)


class _Notes:
    """A memory being changed."""

    def __init__(self, memory: Memory) -> None:
        self.seat = memory.seat
        self.unseen = list(memory.unseen)
        self.unmet = memory.unmet
        self.castle = memory.castle
        self.royals = list(memory.royals)
        self.tavern = list(memory.tavern)
        self.held = list(memory.held)
        self.drawn = [list(cells) for cells in memory.drawn]
        self.pile = memory.pile
        self.buried = memory.buried
        self.table = memory.table
        self.spare = memory.spare

    def take(self, event: Event) -> None:
        match event:
            case Played(seat, cards):
                self.leave(seat, mask_of(cards))
                self.table |= mask_of(cards)
            case Discarded(seat, cards) | Flipped(seat, cards):
                self.leave(seat, mask_of(cards))
                self.pile |= mask_of(cards)
            case Healed(amount):
                self.heal(amount)
            case Drew(seat, card):
                self.draw(seat, 0 if card is None else 1 << card.index)
            case Defeated(enemy, exact):
                bit = 1 << enemy.index
                if exact:
                    self.royals.insert(0, bit)
                else:
                    self.pile |= bit
                self.pile |= self.table
                self.table = 0
            case EnemyRevealed(enemy):
                self.castle -= 1
                self.locate(1 << enemy.index)

    def leave(self, seat: int, cards: int) -> None:
        """Cards of a hand come into sight."""
        if seat == self.seat:
            return
        known = self.held[seat - 1] & cards
        self.held[seat - 1] ^= known
        cells = self.drawn[seat - 1]
        for bit in bits_of(cards ^ known):
            first = self.locate(bit)
            # Take it from the earliest possible cell, so that the other cards still fit somewhere.
            cells.remove(next((cell for cell in cells if cell >= first), cells[-1]))

    def heal(self, amount: int) -> None:
        """H1: the pile's cards are no longer known; some are a new cell under the Tavern."""
        self.buried += self.pile.bit_count() - amount
        self.unseen.append(self.pile)
        self.pile = 0
        if amount:
            self.tavern.append((len(self.unseen) - 1, amount))

    def draw(self, seat: int, bit: int) -> None:
        if self.royals:
            royal = self.royals.pop(0)
            if seat != self.seat:
                self.held[seat - 1] |= royal
            return
        cell, amount = self.tavern[0]
        self.tavern[:1] = [(cell, amount - 1)] if amount > 1 else []
        if seat == self.seat:
            self.locate(bit)
        else:
            self.drawn[seat - 1].append(cell)
            self.drawn[seat - 1].sort()

    def locate(self, bit: int) -> int:
        """A card comes into sight; the first cell it could have been in."""
        self.unmet &= ~bit
        for cell, cards in enumerate(self.unseen):
            if cards & bit:
                self.unseen[cell] ^= bit
                return cell
        return 0

    def memory(self, seen: Observation) -> Memory:
        """T3: what shows of the discard pile is known."""
        showing = mask_of(tuple(card for card in seen.discard if card is not None)) & ~self.pile
        for bit in bits_of(showing):
            self.locate(bit)
            self.buried -= 1
        self.pile |= showing
        return Memory(
            self.seat,
            tuple(self.unseen),
            self.unmet,
            self.castle,
            tuple(self.royals),
            tuple(self.tavern),
            tuple(self.held),
            tuple(tuple(cells) for cells in self.drawn),
            self.pile,
            self.buried,
            self.table,
            self.spare,
        )
