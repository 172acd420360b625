"""Does the arithmetic of a fight for people who play with real cards.

The page keeps a list of entries, such as `enemy JC` for the royal that was turned up and
`play 3C 3D` for cards played against it, and sends the whole list each time. The engine plays the
entries one by one, in a position that holds only what is known: the enemy, the cards on the table
and the royals that are left. Only the players know the hands and the piles.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from drama import royals_json
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
ROYAL_RANKS = (Rank.JACK, Rank.QUEEN, Rank.KING)  # S1: the order of the enemies
MAX_ENTRIES = 600  # more than any game has, and still quick to play through


@dataclass
class Fights:
    """All fights so far, rebuilt from the entries."""

    castle: list[Card] = field(default_factory=lambda: [card for card in DECK if card.is_royal])
    # The beaten royals in order, and whether each was an exact kill.
    beaten: list[protocol.BeatenRoyal] = field(default_factory=list)
    fight: State | None = None  # None between two fights, and after the last
    last: protocol.CompanionPlay | None = None  # the effect of the last entry, if it was a play

    @property
    def due(self) -> list[Card]:
        """S1: the royals that may be turned up next."""
        if self.fight is not None or not self.castle:
            return []
        rank = min((card.rank for card in self.castle), key=ROYAL_RANKS.index)
        return [card for card in self.castle if card.rank is rank]

    @property
    def deck(self) -> Cards:
        """The cards that a player may hold: numbers, one Jester, and beaten royals (M6)."""
        jesters = [card for card in DECK if card.is_jester]
        jester = next((card for card in jesters if card not in self.table), jesters[-1])
        enemy = self.fight and self.fight.enemy
        excluded = {*jesters, *self.castle, enemy} - {jester}
        return tuple(card for card in DECK if card not in excluded)

    @property
    def table(self) -> Cards:
        return tuple(card for play in self.fight.table for card in play) if self.fight else ()

    def enter(self, entry: str) -> None:
        kind, _, royal = entry.partition(" ")
        if kind == "enemy":
            self.turn_up(Card(royal))
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
        before = self.position_with(move.cards)
        self.last = play_json(before, move)
        after, events = apply(before, move)
        if all(event.code != "defeated" for event in events):
            assert before.enemy is not None, "a play is only legal against an enemy"
            self.fight = self._position(before.enemy, after.damage, after.table)
        else:
            self.beaten.append({"card": str(before.enemy), "exact": self.last["blow"] == "exact"})
            self.fight = None

    def position_with(self, hand: Cards) -> State:
        """The fight's position with these cards in hand; refuses cards that nobody can hold."""
        if self.fight is None:
            raise IllegalMove("play_not_now", "")
        if on_table := [card for card in hand if card in self.table]:
            raise IllegalMove("card_given_twice", on_table[0])
        if not_in_deck := [card for card in hand if card not in self.deck]:
            raise IllegalMove("card_not_in_hand", not_in_deck[0])
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
    """The state of the fight after all entries, and what the chosen cards would do."""
    entries = list_of(request, "entries")
    if len(entries) > MAX_ENTRIES:
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
    fates = [(Card(royal["card"]), royal["exact"]) for royal in fights.beaten]
    return {
        "won": fight is None and not fights.castle,
        "due": [card.text for card in fights.due],
        "beaten": fights.beaten,
        "royals": royals_json(fates, fight.enemy if fight else None, fights.castle),
        "last": fights.last,
        "table": [[card.text for card in play] for play in fight.table] if fight else [],
        "deck": [card.text for card in fights.deck],
        "enemy": enemy_json(fight) if fight else None,
        "selection": _selection(fights, chosen),
    }


def _selection(fights: Fights, cards: Cards) -> protocol.CompanionSelection | None:
    """The move that the chosen cards make, its effect, and why other cards can't be added."""
    if fights.fight is None:
        if cards:
            raise IllegalMove("play_not_now", cards[0])
        return None
    fights.position_with(cards)  # refuses cards that nobody can hold
    # The engine doesn't know who holds which card: choose from all cards that are not on the table.
    position = fights.position_with(tuple(card for card in fights.deck if card not in fights.table))
    chosen = select(position, cards)
    on_table = dict.fromkeys((card.text for card in fights.table), "card_given_twice")
    return {
        "cards": [card.text for card in chosen.cards],
        "move": str(chosen.move) if chosen.move else None,
        "why_not": chosen.why_not,
        "refused": on_table | {card.text: code for card, code in chosen.refused},
        "play": play_json(position, chosen.move) if isinstance(chosen.move, Play) else None,
    }


def play_json(fight: State, move: Play) -> protocol.CompanionPlay:
    """What a play does. As the piles are unknown, Hearts and Diamonds give the maximum."""
    effect = preview(fight, move)
    return {
        "cards": [card.text for card in move.cards],
        "enemy": str(fight.enemy),
        "value": effect.value,
        "blow": cast("protocol.Blow | None", effect.blow),
        "damage": effect.damage,
        "doubled": effect.doubled,
        "heal": _power(effect, move, Suit.HEARTS),
        "draw": _power(effect, move, Suit.DIAMONDS),
        "shield": effect.shield,
        "blocked": effect.blocked,
        "immunity_cancelled": effect.immunity_cancelled,
        "enemy_left": effect.enemy_left,
        "attack": effect.attack,
        "wins": effect.wins,
    }


def _power(effect: Preview, move: Play, suit: Suit) -> int:
    """H1, D1: a suit's power uses the whole attack value, unless the enemy is immune (E2)."""
    takes_effect = effect.blocked is not suit and any(card.suit is suit for card in move.cards)
    return effect.value if takes_effect else 0
