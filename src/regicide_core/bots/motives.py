"""Why a move is good: a few named motives, each a fact of the position and the move's preview."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from ..cards import Cards, Rank, Suit, total
from ..fight import damage_of, has_suit
from ..moves import Discard, Flip, Move, Next, Play, Yield
from ..plays import plays_of
from ..previewing import Blow, Preview, preview
from ..wish import Wish
from .sight import Sight

LOW_TAVERN = 10  # cards: below that, a heal is for the Tavern's sake
MUCH_DRAWN = 3  # cards for the whole table
MUCH_SAVED = 4  # points of the enemy's attack


class Motive(StrEnum):
    """Why a move is good. The most telling comes first: a hint names the first that holds.

    >>> [str(motive) for motive in Motive][:3]
    ['wins', 'only_move', 'exact_kill']
    """

    WINS = "wins"  # the last enemy falls
    ONLY_MOVE = "only_move"
    EXACT_KILL = "exact_kill"  # the royal goes on the Tavern (M2)
    KILL = "kill"
    STAYS_ALIVE = "stays_alive"  # another move of the kind might be the end
    NEW_HAND = "new_hand"  # a flip
    FOLLOWS_WISH = "follows_wish"  # a keen seat goes next
    STRONGEST_NEXT = "strongest_next"  # the largest hand goes next
    GOES_ON = "goes_on"  # the same seat goes next
    CANCELS_IMMUNITY = "cancels_immunity"
    SAVES_HAND = "saves_hand"  # a shield, so that less must be discarded
    SETS_UP_EXACT = "sets_up_exact"  # a card left in hand would kill exactly
    REFILLS_TABLE = "refills_table"
    HEALS_TAVERN = "heals_tavern"
    KEEPS_SPADES_FOR_KING = "keeps_spades_for_king"
    KEEPS_DIAMONDS = "keeps_diamonds"
    KEEPS_COMPANION = "keeps_companion"  # an Ace
    LOSES_LEAST = "loses_least"  # the cheapest discard
    SAVES_CARDS = "saves_cards"  # a yield
    WEAKENS = "weakens"  # plain damage


def motives_of(sight: Sight, move: Move) -> tuple[Motive, ...]:
    """Every motive that holds for a legal move of this seat's turn, the most telling first.

    >>> motives_of(Table(new_game(2, "tea")).at_turn, Yield())
    (<Motive.SAVES_CARDS: 'saves_cards'>,)
    """
    held = set(_motives(sight, move))
    return tuple(motive for motive in Motive if motive in held)


def _motives(sight: Sight, move: Move) -> Iterator[Motive]:
    moves = sight.moves
    if len(moves) == 1:
        yield Motive.ONLY_MOVE
    seen = preview(sight.observation, move)
    match move:
        case Play(cards) if cards[0].is_jester:
            yield Motive.CANCELS_IMMUNITY if seen.immunity_cancelled else Motive.WEAKENS
        case Play(cards):
            yield from _of_play(sight, cards, seen)
        case Yield():
            yield Motive.SAVES_CARDS
            if _is_safe(seen) and _others_may_die(sight):
                yield Motive.STAYS_ALIVE
        case Discard(cards):
            yield from _of_discard(sight, cards)
        case Flip():
            yield Motive.NEW_HAND
        case Next(seat):
            yield from _of_next(sight, seat)


def _of_play(sight: Sight, cards: Cards, seen: Preview) -> Iterator[Motive]:
    table = sight.observation
    if seen.wins:
        yield Motive.WINS
    if seen.blow is Blow.EXACT:
        yield Motive.EXACT_KILL
    if seen.blow is not Blow.UNDER:
        yield Motive.KILL
    else:
        if _is_safe(seen) and _others_may_die(sight):
            yield Motive.STAYS_ALIVE
        if seen.shield and table.attack - seen.attack >= min(MUCH_SAVED, table.attack) > 0:
            yield Motive.SAVES_HAND
        left = tuple(card for card in table.hand if card not in cards)
        if any(damage_of(play.cards, table.immunity) == seen.enemy_left for play in plays_of(left)):
            yield Motive.SETS_UP_EXACT
        yield Motive.WEAKENS
    if sum(seen.draws) >= MUCH_DRAWN:
        yield Motive.REFILLS_TABLE
    if seen.healed and len(table.tavern) <= LOW_TAVERN:
        yield Motive.HEALS_TAVERN


def _of_discard(sight: Sight, cards: Cards) -> Iterator[Motive]:
    """What is kept, where another set of no higher total would have given it away."""
    table = sight.observation
    others = [move.cards for move in sight.moves if isinstance(move, Discard)]
    others = [
        other for other in others if set(other) != set(cards) and total(other) <= total(cards)
    ]
    kings = table.castle or (table.enemy is not None and table.enemy.rank is Rank.KING)
    if kings and _kept(cards, others, Suit.SPADES):
        yield Motive.KEEPS_SPADES_FOR_KING
    if _kept(cards, others, Suit.DIAMONDS):
        yield Motive.KEEPS_DIAMONDS
    if not _aces(cards) and any(_aces(other) for other in others):
        yield Motive.KEEPS_COMPANION
    yield Motive.LOSES_LEAST


def _kept(cards: Cards, others: list[Cards], suit: Suit) -> bool:
    return not has_suit(cards, suit) and any(has_suit(other, suit) for other in others)


def _aces(cards: Cards) -> bool:
    return any(card.rank is Rank.ACE for card in cards)


def _of_next(sight: Sight, seat: int) -> Iterator[Motive]:
    table = sight.observation
    if sight.wishes.get(seat) == Wish.KEEN:
        yield Motive.FOLLOWS_WISH
    sizes = [len(hand) for hand in table.hands]
    yield Motive.GOES_ON if seat == table.seat else Motive.STRONGEST_NEXT
    if sizes[seat - 1] == max(sizes):
        yield Motive.STRONGEST_NEXT


def _others_may_die(sight: Sight) -> bool:
    """Are at least half of the moves not sure to be survived?"""
    outcomes = [
        _is_safe(preview(sight.observation, other))
        for other in sight.moves
        if type(other) is not Flip
    ]
    return outcomes.count(True) * 2 <= len(outcomes)


def _is_safe(seen: Preview) -> bool:
    """F4, P8: is the game sure to go on after the move?"""
    return seen.survives is True and seen.stuck is False
