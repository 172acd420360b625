"""Why a move is good: named reasons, each a fact of the position and the move's preview."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum

from ..cards import Cards, Rank, Suit, total
from ..fight import damage_of, has_suit
from ..moves import Discard, Flip, Move, Next, Play, Yield
from ..plays import plays_of
from ..previewing import Blow, Preview, preview
from ..value import Value
from ..view import Phase
from ..wish import Wish
from .sight import Sight

LOW_TAVERN = 10  # cards: below that, a heal is for the Tavern's sake
MUCH_DRAWN = 3  # cards for the whole table
MUCH_SAVED = 4  # points of the enemy's attack


class Motive(StrEnum):
    """Why a move is good. The most telling comes first: a hint names the first ones that hold.

    >>> [str(motive) for motive in Motive][:3]
    ['wins', 'only_move', 'exact_kill']
    """

    WINS = "wins"  # the last enemy falls
    ONLY_MOVE = "only_move"
    EXACT_KILL = "exact_kill"  # cards: the royal, which goes on the Tavern (M2)
    KILL = "kill"  # cards: the royal
    STAYS_ALIVE = "stays_alive"  # amount: the attack that can be paid; most moves may be the end
    NEEDS_FLIP = "needs_flip"  # amount: an attack that only a flip can help to pay
    CANNOT_PAY = "cannot_pay"  # a flip, because the hand can't pay; amount: the attack
    NEW_HAND = "new_hand"  # any other flip
    FOLLOWS_WISH = "follows_wish"  # a keen seat goes next
    STRONGEST_NEXT = "strongest_next"  # the largest hand goes next
    GOES_ON = "goes_on"  # the same seat goes next
    CANCELS_IMMUNITY = "cancels_immunity"  # suit
    SAVES_HAND = "saves_hand"  # amount: the attack that the shield leaves
    SETS_UP_EXACT = "sets_up_exact"  # left: health; cards: a play that would then kill exactly
    REFILLS_TABLE = "refills_table"  # amount: cards
    HEALS_TAVERN = "heals_tavern"  # amount: cards; left: in the Tavern before
    KEEPS_SPADES_FOR_KING = "keeps_spades_for_king"  # cards: the best of them; amount: its shield
    KEEPS_DIAMONDS = "keeps_diamonds"  # cards: the best of them
    KEEPS_COMPANION = "keeps_companion"  # cards: an Ace
    LOSES_LEAST = "loses_least"  # the cheapest discard; amount: its total, left: the attack
    SAVES_CARDS = "saves_cards"  # a yield
    WEAKENS = "weakens"  # plain damage: amount; left: health


class Reason(Value):
    """One reason for a move, or against it. What its code doesn't need is empty or 0.

    >>> reason: Reason = reasons_of(Table(new_game(2, "tea")).at_turn, Yield())[0]
    >>> reason.code, reason.cards, reason.amount
    (<Motive.SAVES_CARDS: 'saves_cards'>, (), 0)
    """

    code: StrEnum
    cards: Cards = ()
    amount: int = 0
    left: int = 0
    suit: Suit | None = None
    seat: int = 0

    def to_json(self) -> dict[str, object]:
        return vars(self) | {
            "code": str(self.code),
            "cards": [card.text for card in self.cards],
            "suit": self.suit and str(self.suit),
        }


# A reason that says nothing new beside one of these.
IMPLIED: dict[Motive, tuple[Motive, ...]] = {
    Motive.ONLY_MOVE: (Motive.WINS, Motive.CANNOT_PAY),
    Motive.KILL: (Motive.WINS, Motive.EXACT_KILL),
    Motive.EXACT_KILL: (Motive.WINS,),
    Motive.GOES_ON: (Motive.FOLLOWS_WISH, Motive.STRONGEST_NEXT),
    Motive.STRONGEST_NEXT: (Motive.FOLLOWS_WISH,),
    Motive.SAVES_HAND: (Motive.STAYS_ALIVE,),
}
# Reasons that are given only where there is no other.
PLAIN = (Motive.LOSES_LEAST, Motive.SAVES_CARDS, Motive.WEAKENS)


def reasons_of(sight: Sight, move: Move) -> tuple[Reason, ...]:
    """Every reason that holds for a legal move of this seat's turn, the most telling first.

    >>> reasons_of(Table(new_game(2, "tea")).at_turn, Yield())[0].amount
    0
    """
    held = {reason.code: reason for reason in _reasons(sight, move)}
    return tuple(held[motive] for motive in Motive if motive in held)


def motives_of(sight: Sight, move: Move) -> tuple[Motive, ...]:
    """The codes of `reasons_of`.

    >>> motives_of(Table(new_game(2, "tea")).at_turn, Yield())
    (<Motive.SAVES_CARDS: 'saves_cards'>,)
    """
    return tuple(Motive(reason.code) for reason in reasons_of(sight, move))


def telling(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """The reasons without those that say nothing new beside the others; never none of some.

    >>> table = Table(new_game(2, "tea"))
    >>> len(telling(reasons_of(table.at_turn, Yield())))
    1
    """
    given = tuple(reasons)
    codes = {reason.code for reason in given}
    kept = [
        reason
        for reason in given
        if reason.code not in PLAIN and codes.isdisjoint(IMPLIED.get(Motive(reason.code), ()))
    ]
    if kept and kept[0].code is Motive.ONLY_MOVE:
        return (kept[0],)
    return tuple(kept) or given[:1]


def _reasons(sight: Sight, move: Move) -> Iterator[Reason]:
    table = sight.observation
    if len(sight.moves) == 1:
        yield Reason(Motive.ONLY_MOVE)
    seen = preview(table, move)
    match move:
        case Play(cards) if cards[0].is_jester:
            if seen.immunity_cancelled:
                yield Reason(Motive.CANCELS_IMMUNITY, suit=table.immunity)
            else:
                yield Reason(Motive.WEAKENS, left=seen.enemy_left)
        case Play(cards):
            yield from _of_play(sight, cards, seen)
        case Yield():
            yield Reason(Motive.SAVES_CARDS)
            yield from _of_survival(sight, seen)
        case Discard(cards):
            yield from _of_discard(sight, cards)
        case Flip():
            if table.phase is Phase.SUFFER and total(table.hand) < table.attack:
                yield Reason(Motive.CANNOT_PAY, amount=table.attack)
            else:
                yield Reason(Motive.NEW_HAND)
        case Next(seat):
            yield from _of_next(sight, seat)


def _of_survival(sight: Sight, seen: Preview) -> Iterator[Reason]:
    if seen.needs_flip:
        yield Reason(Motive.NEEDS_FLIP, amount=seen.must_discard)
    elif is_safe(seen) and _others_may_die(sight):
        yield Reason(Motive.STAYS_ALIVE, amount=seen.must_discard)


def _of_play(sight: Sight, cards: Cards, seen: Preview) -> Iterator[Reason]:
    table = sight.observation
    enemy = () if table.enemy is None else (table.enemy,)
    if seen.wins:
        yield Reason(Motive.WINS)
    if seen.blow is Blow.EXACT:
        yield Reason(Motive.EXACT_KILL, enemy)
    if seen.blow is not Blow.UNDER:
        yield Reason(Motive.KILL, enemy)
        yield from _kept_reasons(sight, cards, _other_kills(sight, cards, seen.blow))
    else:
        yield from _of_survival(sight, seen)
        if seen.shield and table.attack - seen.attack >= min(MUCH_SAVED, table.attack) > 0:
            yield Reason(Motive.SAVES_HAND, amount=seen.attack)
        if follow := _exact_follow(sight, cards, seen):
            yield Reason(Motive.SETS_UP_EXACT, follow, left=seen.enemy_left)
        yield Reason(Motive.WEAKENS, amount=seen.damage, left=seen.enemy_left)
    if sum(seen.draws) >= MUCH_DRAWN:
        yield Reason(Motive.REFILLS_TABLE, amount=sum(seen.draws))
    if seen.healed and len(table.tavern) <= LOW_TAVERN:
        yield Reason(Motive.HEALS_TAVERN, amount=seen.healed, left=len(table.tavern))


def _other_kills(sight: Sight, cards: Cards, blow: Blow | None) -> list[Cards]:
    """The other plays that would kill alike: a play that kills exactly is spared none but such."""
    return [
        move.cards
        for move in sight.moves
        if isinstance(move, Play)
        and set(move.cards) != set(cards)
        and preview(sight.observation, move).blow is blow
    ]


def _exact_follow(sight: Sight, cards: Cards, seen: Preview) -> Cards:
    """The smallest play that would kill exactly and that the hand can keep when it pays."""
    table = sight.observation
    left = tuple(card for card in table.hand if card not in cards)
    spare = total(left) - seen.must_discard
    exact = [
        play.cards
        for play in plays_of(left)
        if damage_of(play.cards, table.immunity) == seen.enemy_left and total(play.cards) <= spare
    ]
    return min(exact, key=lambda play: (len(play), total(play)), default=())


def _of_discard(sight: Sight, cards: Cards) -> Iterator[Reason]:
    """What is kept, where another set of no higher total would have given it away."""
    others = [move.cards for move in sight.moves if isinstance(move, Discard)]
    others = [
        other for other in others if set(other) != set(cards) and total(other) <= total(cards)
    ]
    yield from _kept_reasons(sight, cards, others)
    yield Reason(Motive.LOSES_LEAST, amount=total(cards), left=sight.observation.attack)


def _kept_reasons(sight: Sight, cards: Cards, others: list[Cards]) -> Iterator[Reason]:
    """The valuable cards that some of the others would have spent, and these cards don't."""
    table = sight.observation
    kings = table.castle or (table.enemy is not None and table.enemy.rank is Rank.KING)
    if kings and (spades := _kept(cards, others, Suit.SPADES)):
        yield Reason(Motive.KEEPS_SPADES_FOR_KING, spades, amount=total(spades))
    if diamonds := _kept(cards, others, Suit.DIAMONDS):
        yield Reason(Motive.KEEPS_DIAMONDS, diamonds)
    aces = [card for other in others for card in other if card.rank is Rank.ACE]
    if aces and all(card.rank is not Rank.ACE for card in cards):
        yield Reason(Motive.KEEPS_COMPANION, (aces[0],))


def _kept(cards: Cards, others: list[Cards], suit: Suit) -> Cards:
    """The best card of the suit that another set gives away, if this set has none of the suit."""
    if has_suit(cards, suit):
        return ()
    given = [card for other in others for card in other if card.suit is suit]
    return (max(given, key=lambda card: card.value),) if given else ()


def _of_next(sight: Sight, seat: int) -> Iterator[Reason]:
    table = sight.observation
    if sight.wishes.get(seat) == Wish.KEEN:
        yield Reason(Motive.FOLLOWS_WISH, seat=seat)
    sizes = [len(hand) for hand in table.hands]
    if seat == table.seat:
        yield Reason(Motive.GOES_ON, seat=seat)
    if seat != table.seat or sizes[seat - 1] == max(sizes):
        yield Reason(Motive.STRONGEST_NEXT, seat=seat)


def _others_may_die(sight: Sight) -> bool:
    """Are at least half of the moves not sure to be survived?"""
    outcomes = [
        is_safe(preview(sight.observation, other))
        for other in sight.moves
        if type(other) is not Flip
    ]
    return outcomes.count(True) * 2 <= len(outcomes)


def is_safe(seen: Preview) -> bool:
    """F4, P8: is the game sure to go on after the move?"""
    return seen.survives is True and seen.stuck is False
