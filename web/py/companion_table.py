"""Adds up a fight for people who play with real cards.

The page keeps a list of entries, `enemy JC` for a royal turned up and `play 3C 3D` for cards
played against it, and sends the whole list each time. The engine plays the entries one by one in a
position that holds only what is known: the enemy, the cards on the table, the royals to come. Hands
and piles stay with the players.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from request_fields import Request, list_of
from wire import enemy_json

from regicide_core import (
    DECK,
    Card,
    Cards,
    IllegalMove,
    NotationError,
    Phase,
    Play,
    Preview,
    Rank,
    Rules,
    State,
    Suit,
    apply,
    parse_move,
    preview,
    select,
)

if TYPE_CHECKING:
    import protocol

RULES = Rules(partial=True)
COURT = (Rank.JACK, Rank.QUEEN, Rank.KING)  # S1: in this order
MOST = 600  # entries: more than any game has, and quick to play through


@dataclass
class Fights:
    """All fights so far, as the entries tell them."""

    castle: list[Card] = field(default_factory=lambda: [card for card in DECK if card.is_royal])
    # The beaten royals in their order, and how each fell.
    beaten: list[protocol.BeatenRoyal] = field(default_factory=list)
    fight: State | None = None  # None: the next royal has to be turned up, or all are beaten
    last: protocol.CompanionPlay | None = None  # what the last entry did, if it was a play

    @property
    def due(self) -> list[Card]:
        """S1: the royals of which one is turned up next."""
        if self.fight is not None or not self.castle:
            return []
        rank = min((card.rank for card in self.castle), key=COURT.index)
        return [card for card in self.castle if card.rank is rank]

    @property
    def deck(self) -> Cards:
        """What a hand may hold: numbers, one Jester at a time, royals once they are beaten (M6)."""
        jesters = [card for card in DECK if card.is_jester]
        spare = [card for card in jesters if card not in self.table] or jesters[-1:]
        enemy = self.fight and self.fight.enemy
        hidden = {*jesters, *self.castle, enemy} - {spare[0]}
        return tuple(card for card in DECK if card not in hidden)

    @property
    def table(self) -> Cards:
        return tuple(card for play in self.fight.table for card in play) if self.fight else ()

    def enter(self, entry: str) -> None:
        kind, _, rest = entry.partition(" ")
        if kind == "enemy":
            self.turn_up(Card(rest))
        else:
            move = parse_move(entry)
            if not isinstance(move, Play):
                raise IllegalMove("not_a_move", entry)
            self.play(move)

    def turn_up(self, royal: Card) -> None:
        if royal not in self.due:
            raise IllegalMove("royal_not_due", royal)
        self.castle.remove(royal)
        self.fight = self._position(royal)
        self.last = None

    def play(self, move: Play) -> None:
        before = self.before(move.cards)
        self.last = play_json(before, move)
        after, events = apply(before, move)
        fallen = next((event for event in events if event.code == "defeated"), None)
        if fallen is None:
            assert before.enemy is not None, "a play was legal"
            self.fight = self._position(before.enemy, after.damage, after.table)
        else:
            self.beaten.append({"card": str(before.enemy), "exact": self.last["blow"] == "exact"})
            self.fight = None

    def before(self, hand: Cards) -> State:
        """The position with these cards in hand; a card that can't be in a hand is refused."""
        if self.fight is None:
            raise IllegalMove("play_not_now", "")
        if again := [card for card in hand if card in self.table]:
            raise IllegalMove("card_given_twice", again[0])
        if strangers := [card for card in hand if card not in self.deck]:
            raise IllegalMove("card_not_in_hand", strangers[0])
        return self.fight.replace(hands=(hand, ()))

    def _position(self, enemy: Card, damage: int = 0, table: tuple[Cards, ...] = ()) -> State:
        return State(
            rules=RULES,
            seat=1,
            phase=Phase.PLAY,
            enemy=enemy,
            damage=damage,
            table=table,
            castle=tuple(self.castle),
            hands=((), ()),
            tavern=(),
            discard=(),
            yielded=(),
            flips=0,
            chance=None,
        )


def companion(request: Request) -> protocol.CompanionView:
    """How the fight stands after all entries, and what the chosen cards would do to it."""
    entries = list_of(request, "entries")
    if len(entries) > MOST:
        raise NotationError("bad_request", len(entries))
    fights = Fights()
    for entry in entries:
        if not isinstance(entry, str):
            raise NotationError("not_text", entry)
        fights.enter(entry)
    chosen = tuple(Card(str(card)) for card in list_of(request, "cards"))
    return _view(fights, chosen)


def _view(fights: Fights, chosen: Cards) -> protocol.CompanionView:
    fight = fights.fight
    return {
        "won": fight is None and not fights.castle,
        "due": [card.text for card in fights.due],
        "beaten": fights.beaten,
        "last": fights.last,
        "table": [[card.text for card in play] for play in fight.table] if fight else [],
        "deck": [card.text for card in fights.deck],
        "enemy": enemy_json(fight) if fight else None,
        "selection": _selection(fights, chosen),
    }


def _selection(fights: Fights, cards: Cards) -> protocol.CompanionSelection | None:
    """What the chosen cards are, what they would do, and why others can't join them."""
    if fights.fight is None:
        if cards:
            raise IllegalMove("play_not_now", cards[0])
        return None
    fights.before(cards)  # refuses cards that nobody can hold
    # Anybody might hold any card that does not lie on the table.
    held = fights.before(tuple(card for card in fights.deck if card not in fights.table))
    chosen = select(held, cards)
    lying = dict.fromkeys((card.text for card in fights.table), "card_given_twice")
    return {
        "cards": [card.text for card in chosen.cards],
        "move": str(chosen.move) if chosen.move else None,
        "why_not": chosen.why_not,
        "refused": lying | {card.text: code for card, code in chosen.refused},
        "play": play_json(held, chosen.move) if isinstance(chosen.move, Play) else None,
    }


def play_json(fight: State, move: Play) -> protocol.CompanionPlay:
    """What a play does. The piles are not known: for Hearts and Diamonds it says the most."""
    seen = preview(fight, move)
    return {
        "cards": [card.text for card in move.cards],
        "enemy": str(fight.enemy),
        "value": seen.value,
        "blow": cast("protocol.Blow | None", seen.blow),
        "damage": seen.damage,
        "doubled": seen.doubled,
        "heal": _power(seen, move, Suit.HEARTS),
        "draw": _power(seen, move, Suit.DIAMONDS),
        "shield": seen.shield,
        "blocked": seen.blocked,
        "immunity_cancelled": seen.immunity_cancelled,
        "enemy_left": seen.enemy_left,
        "attack": seen.attack,
        "wins": seen.wins,
    }


def _power(seen: Preview, move: Play, suit: Suit) -> int:
    """H1, D1: a suit's power works for the whole attack value, unless the enemy is immune (E2)."""
    works = seen.blocked is not suit and any(card.suit is suit for card in move.cards)
    return seen.value if works else 0
