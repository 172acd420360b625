"""What a move did, in a few facts: codes and numbers for one line of text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .cards import Card, Suit, total
from .events import (
    Damaged,
    Defeated,
    Discarded,
    Drew,
    Event,
    Flipped,
    Healed,
    ImmunityCancelled,
    Lost,
    NextChosen,
    PowerBlocked,
    Shielded,
    Won,
    Yielded,
)
from .value import Value


class Fact(Value):
    """One thing worth saying of a move. Numbers that its code doesn't need are 0.

    >>> Fact("damaged", amount=7, left=13).left
    13
    """

    code: str
    amount: int = 0
    left: int = 0  # the enemy's health or attack afterwards
    seat: int = 0
    card: Card | None = None
    suit: Suit | None = None

    def to_json(self) -> dict[str, object]:
        fields = {name: getattr(self, name) for name in self.field_names}
        return fields | {"card": self.card and self.card.text, "suit": self.suit and str(self.suit)}


# The most telling first.
FACTS: Final = (
    "won",
    "lost",
    "defeated_exact",  # card: the royal, now on the Tavern
    "defeated",  # card
    "flipped",  # amount: cards drawn
    "immunity_cancelled",  # card: the enemy
    "next_chosen",  # seat
    "shielded",  # amount, left: the enemy's attack now
    "healed",  # amount
    "drew",  # amount: all seats together
    "blocked",  # suit: its power had no effect, because the enemy is immune
    "damaged",  # amount, left: the enemy's health now
    "yielded",
    "paid",  # amount: cards given up, left: their total
)


def facts_of(events: Iterable[Event]) -> tuple[Fact, ...]:
    """The facts of one move, the most telling first; never empty for a move's events.

    >>> _, events = apply(new_game(2, "tea"), parse_move("play AC 6D"))
    >>> [(fact.code, fact.amount) for fact in facts_of(events)]
    [('drew', 2), ('blocked', 0), ('damaged', 7)]
    """
    facts = [fact for event in events if (fact := _fact(event)) is not None]
    drawn = sum(fact.amount for fact in facts if fact.code == "drew")
    told: dict[str, Fact] = {}
    for fact in facts:
        told.setdefault(fact.code, fact)
    if "drew" in told:
        told["drew"] = Fact("drew", drawn)
    if "flipped" in told:  # the new hand is part of it
        told["flipped"] = Fact("flipped", drawn, seat=told["flipped"].seat)
        told.pop("drew", None)
    if "defeated" in told or "defeated_exact" in told:
        told.pop("damaged", None)
    return tuple(told[code] for code in FACTS if code in told)


def _fact(event: Event) -> Fact | None:
    match event:
        case Damaged(amount, _, left):
            return Fact("damaged", amount, left)
        case Defeated(enemy, exact):
            return Fact("defeated_exact" if exact else "defeated", card=enemy)
        case Shielded(amount, attack):
            return Fact("shielded", amount, attack)
        case Healed(amount) if amount:
            return Fact("healed", amount)
        case Drew(seat):
            return Fact("drew", 1, seat=seat)
        case PowerBlocked(suit):
            return Fact("blocked", suit=suit)
        case ImmunityCancelled(enemy):
            return Fact("immunity_cancelled", card=enemy)
        case NextChosen(_, chosen):
            return Fact("next_chosen", seat=chosen)
        case Yielded(seat):
            return Fact("yielded", seat=seat)
        case Discarded(seat, cards):
            return Fact("paid", len(cards), total(cards), seat=seat)
        case Flipped(seat):
            return Fact("flipped", seat=seat)
        case Won():
            return Fact("won")
        case Lost(seat):
            return Fact("lost", seat=seat)
    return None
