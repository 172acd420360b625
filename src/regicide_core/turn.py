"""`apply`: one move, carried out step by step as the rules have it."""

from __future__ import annotations

from .cards import Card, Cards, Suit, in_order, total
from .chance import Chance
from .draws import draw_order
from .events import (
    Damaged,
    Defeated,
    Discarded,
    Drew,
    EnemyRevealed,
    Event,
    Flipped,
    Healed,
    ImmunityCancelled,
    Lost,
    NextChosen,
    Played,
    PowerBlocked,
    Shielded,
    Struck,
    TurnBegan,
    Won,
    Yielded,
)
from .fight import Plays, damage_of, has_suit
from .legal import check, is_stuck
from .moves import Discard, Flip, Move, Next, Play, Yield
from .result import medal_for
from .state import State
from .validation import expect
from .value import trusted
from .view import Phase, View


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The position after the move, and what happened; an illegal move raises `IllegalMove`.

    >>> state, events = apply(new_game(2, "tea"), Yield())
    >>> state.phase, str(events[-1])
    (<Phase.SUFFER: 'suffer'>, 'struck seat=1 amount=10')
    """
    check(expect(State, state), move)
    draft = Draft(state)
    match move:
        case Play(cards):
            draft.play(cards)
        case Yield():
            draft.yield_()
        case Discard(cards):
            draft.pay(cards)
        case Next(seat):
            draft.choose(seat)
        case Flip():
            draft.flip()
    return draft.state(), tuple(draft.events)


class Draft(View):
    """A position being changed by one move. Piles stay tuples; only the names are rebound."""

    __slots__ = (
        "castle",
        "chance",
        "damage",
        "discard",
        "enemy",
        "events",
        "flips",
        "hands",
        "known",
        "lost_by",
        "phase",
        "rules",
        "seat",
        "table",
        "tavern",
        "yielded",
    )

    castle: Cards
    chance: Chance | None
    discard: Cards
    hands: tuple[Cards, ...]
    tavern: Cards
    table: Plays

    def __init__(self, state: State) -> None:
        self.rules = state.rules
        self.seat = state.seat
        self.phase = state.phase
        self.enemy = state.enemy
        self.damage = state.damage
        self.table = state.table
        self.castle = state.castle
        self.hands = state.hands
        self.tavern = state.tavern
        self.discard = state.discard
        self.yielded = state.yielded
        self.flips = state.flips
        self.chance = state.chance
        self.known = state.known
        self.lost_by = state.lost_by
        self.events: list[Event] = []

    def state(self) -> State:
        return trusted(
            State,
            self.rules,
            self.seat,
            self.phase,
            self.enemy,
            self.damage,
            self.table,
            self.castle,
            self.hands,
            self.tavern,
            self.discard,
            self.yielded,
            self.flips,
            self.chance,
            self.known,
            self.lost_by,
        )

    # Step 1

    def begin_turn(self, seat: int) -> None:
        """Step 1 of a seat's turn; it loses at once if there is nothing it can do (P8)."""
        self.seat = seat
        self.phase = Phase.PLAY
        self.events.append(TurnBegan(seat))
        if is_stuck(self):
            self.lose("P8")

    def play(self, cards: Cards) -> None:
        self.leave_hand(cards)
        self.table = (*self.table, cards)
        self.yielded = tuple(seat for seat in self.yielded if seat != self.seat)  # P6
        self.events.append(Played(self.seat, cards, total(cards)))
        if cards[0].is_jester:
            self.cancel_immunity()
        else:
            self.resolve_powers(cards)
            self.deal_damage(cards)

    def cancel_immunity(self) -> None:
        """E3, J1, J2: the Jester lies on the table already; steps 3 and 4 are skipped."""
        enemy = self.enemy_up()
        if sum(cards[0].is_jester for cards in self.table) == 1:  # a second one has nothing to do
            self.events.append(ImmunityCancelled(enemy))
            if enemy.suit is Suit.SPADES and self.shield:
                self.events.append(Shielded(self.shield, self.attack))
        self.phase = Phase.CHOOSE

    def choose(self, seat: int) -> None:
        """J2: anybody, themselves included."""
        self.events.append(NextChosen(self.seat, seat))
        self.begin_turn(seat)

    def yield_(self) -> None:
        self.yielded = tuple(sorted({*self.yielded, self.seat}))
        self.events.append(Yielded(self.seat))
        self.strike()

    # Step 2

    def resolve_powers(self, cards: Cards) -> None:
        """Each suit present once, for the whole attack value: Hearts, Diamonds, Clubs, Spades."""
        value = total(cards)
        immune = self.immunity
        if immune is not None and has_suit(cards, immune):
            self.events.append(PowerBlocked(immune))  # E2
        if immune is not Suit.HEARTS and has_suit(cards, Suit.HEARTS):
            self.heal(value)
        if immune is not Suit.DIAMONDS and has_suit(cards, Suit.DIAMONDS):  # D2: after Hearts
            self.draw(value)
        if immune is not Suit.SPADES and has_suit(cards, Suit.SPADES):
            self.events.append(Shielded(value, self.attack))  # K1: Fight.shield reads the table

    def heal(self, value: int) -> None:
        """H1: from the shuffled discard pile, unseen, under the Tavern."""
        pile = self.discard
        if pile and self.chance is not None:
            pile, self.chance = self.chance.shuffle(pile)
        healed = pile[:value]
        self.tavern += healed
        self.discard = pile[len(healed) :]
        self.events.append(Healed(len(healed)))

    def draw(self, amount: int) -> None:
        """D1: round the table from the seat at turn."""
        sizes = [len(hand) for hand in self.hands]
        order = draw_order(sizes, self.hand_limit, self.seat, amount, len(self.tavern))
        drawn: list[list[Card]] = [[] for _ in self.hands]
        for seat, card in zip(order, self.tavern, strict=False):
            drawn[seat - 1].append(card)
            self.events.append(Drew(seat, card))
        self.tavern = self.tavern[len(order) :]
        self.known = max(0, self.known - len(order))
        self.hands = tuple(
            in_order([*hand, *new]) if new else hand
            for hand, new in zip(self.hands, drawn, strict=True)
        )

    # Step 3

    def deal_damage(self, cards: Cards) -> None:
        """M1: damage, then the enemy falls (M2) or strikes (F1)."""
        amount = damage_of(cards, self.immunity)
        self.damage += amount
        left = self.health_left
        self.events.append(Damaged(amount, amount > total(cards), max(0, left)))
        if left > 0:
            self.strike()
        else:
            self.defeat(exact=left == 0)

    def defeat(self, *, exact: bool) -> None:
        """M2–M4: the royal leaves, the table is cleared, the next enemy is turned up."""
        enemy = self.enemy_up()
        self.events.append(Defeated(enemy, exact))
        if exact:
            self.tavern = (enemy, *self.tavern)
            self.known += 1  # T4
        else:
            self.discard = (enemy, *self.discard)
        for cards in self.table:
            self.bury(cards)
        self.table = ()
        self.damage = 0
        if not self.castle:
            self.enemy = None
            self.phase = Phase.WON
            self.events.append(Won(medal_for(self.flips) if self.players == 1 else None))
            return
        self.enemy, *rest = self.castle
        self.castle = tuple(rest)
        self.events.append(EnemyRevealed(self.enemy))
        self.begin_turn(self.seat)

    # Step 4

    def strike(self) -> None:
        """F1: the enemy strikes the seat at turn; F3: with nothing, play passes on."""
        amount = self.attack
        if amount == 0:
            self.begin_turn(self.seat % self.players + 1)  # F6
            return
        self.events.append(Struck(self.seat, amount))
        self.phase = Phase.SUFFER
        self.fall_if_helpless()

    def fall_if_helpless(self) -> None:
        """F4: lost when the whole hand falls short, unless a solo flip is left (F5)."""
        if total(self.hands[self.seat - 1]) < self.attack and not self.flips_left:
            self.lose("F4")

    def pay(self, cards: Cards) -> None:
        self.leave_hand(cards)
        self.bury(cards)
        self.events.append(Discarded(self.seat, cards))
        self.begin_turn(self.seat % self.players + 1)  # F6

    def flip(self) -> None:
        """L1: at the start of step 1 or step 4 (L2), which then goes on."""
        hand = self.hands[self.seat - 1]
        self.flips += 1
        self.leave_hand(hand)
        self.bury(hand)
        self.events.append(Flipped(self.seat, hand, self.flips))
        self.draw(self.hand_limit)
        if self.phase is Phase.SUFFER:
            self.fall_if_helpless()
        elif is_stuck(self):
            self.lose("P8")

    # Parts of the above

    def lose(self, rule: str) -> None:
        self.phase = Phase.LOST
        self.lost_by = rule
        self.events.append(Lost(self.seat, rule))

    def leave_hand(self, cards: Cards) -> None:
        hands = list(self.hands)
        hands[self.seat - 1] = tuple(card for card in hands[self.seat - 1] if card not in cards)
        self.hands = tuple(hands)

    def bury(self, cards: Cards) -> None:
        """Onto the discard pile, the last card on top."""
        self.discard = cards[::-1] + self.discard

    def enemy_up(self) -> Card:
        assert self.enemy is not None, "legality was checked: the game is not over"
        return self.enemy
