"""The fight with the current enemy: immunity, shields, attack, health (E1–E3, K1, J1)."""

from __future__ import annotations

from .cards import Card, Cards, Suit, total
from .rules import Rules

Plays = tuple[Cards, ...]


class Fight:
    """What can be read off a fight; states, observations and drafts of a move share it."""

    __slots__ = ()

    rules: Rules
    enemy: Card | None  # None once the last King has fallen
    damage: int  # taken by the enemy
    table: Plays  # played against the enemy, oldest first

    @property
    def immunity(self) -> Suit | None:
        """The suit whose power the enemy ignores (E2); None once a Jester lies there (E3)."""
        if self.enemy is None or any(cards[0].is_jester for cards in self.table):
            return None
        return self.enemy.suit

    @property
    def shield(self) -> int:
        """K1: what all Spade plays in this fight take off the enemy's attack.

        Read off the table each time, so a Jester lets the Spades already there shield too (J1),
        each for its whole play.
        """
        if self.immunity is Suit.SPADES:
            return 0
        return sum(total(cards) for cards in self.table if has_suit(cards, Suit.SPADES))

    @property
    def attack(self) -> int:
        """What the enemy strikes for: its attack less the shields, never below 0 (F1, K1)."""
        return 0 if self.enemy is None else max(0, self.rules.attack_of(self.enemy) - self.shield)

    @property
    def health_left(self) -> int:
        """What is left of the enemy's health (M1)."""
        return 0 if self.enemy is None else self.rules.health_of(self.enemy) - self.damage


def has_suit(cards: Cards, suit: Suit) -> bool:
    for card in cards:  # a plain loop: this is asked several times in every move
        if card.suit is suit:
            return True
    return False


def damage_of(cards: Cards, immune: Suit | None) -> int:
    """M1: the play's attack value, doubled by Clubs unless the enemy is immune to them (C1)."""
    doubled = immune is not Suit.CLUBS and has_suit(cards, Suit.CLUBS)
    return total(cards) * 2 if doubled else total(cards)
