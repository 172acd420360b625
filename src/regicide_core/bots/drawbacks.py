"""Why a move is worse than another: what it would lose, as named facts of the two previews."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from ..cards import Card, Cards, Rank, Suit, total
from ..moves import Discard, Flip, Move, Play
from ..previewing import Blow, Preview, preview
from .motives import Reason, is_safe
from .sight import Sight

PAYS_MORE = 3  # points of attack
DRAWS_LESS = 2  # cards
HITS_LESS = 3  # points of damage


class Drawback(StrEnum):
    """What a move loses, compared with a better one. The most telling comes first.

    >>> [str(drawback) for drawback in Drawback][:2]
    ['loses', 'needs_flip']
    """

    LOSES = "loses"  # F4, P8
    NEEDS_FLIP = "needs_flip"  # amount: an attack that only a flip can help to pay
    MAY_LOSE = "may_lose"  # amount: an attack that only cards still to be drawn can pay
    NO_KILL = "no_kill"  # left: the enemy's health
    NOT_EXACT = "not_exact"  # cards: the royal that then goes to the discard pile (M3)
    PAYS_MORE = "pays_more"  # amount: the attack
    USES_UP = "uses_up"  # cards: what the better move keeps
    DRAWS_LESS = "draws_less"  # amount: cards
    GIVES_MORE = "gives_more"  # a discard; amount: its total
    HITS_LESS = "hits_less"  # left: the enemy's health
    SPENDS_FLIP = "spends_flip"  # a Jester


def drawbacks_of(sight: Sight, best: Move, other: Move) -> tuple[Reason, ...]:
    """What the other move loses, the most telling first; empty if no single fact says it.

    >>> sight = Table(new_game(2, "tea")).at_turn
    >>> [str(reason.code) for reason in drawbacks_of(sight, parse_move("play AC 6D"), Yield())]
    ['draws_less', 'hits_less']
    """
    table = sight.observation
    seen, worse = preview(table, best), preview(table, other)
    held = {
        reason.code: reason
        for reason in (
            *_of_survival(seen, worse),
            *_of_the_enemy(sight, seen, worse),
            *_of_the_cards(best, other, seen, worse),
        )
    }
    return tuple(held[drawback] for drawback in Drawback if drawback in held)


def _of_survival(seen: Preview, worse: Preview) -> Iterator[Reason]:
    if seen.survives is not False and not seen.stuck and _loses(worse):
        yield Reason(Drawback.LOSES)
    elif is_safe(seen) and worse.needs_flip:
        yield Reason(Drawback.NEEDS_FLIP, amount=worse.must_discard)
    elif is_safe(seen) and worse.survives is None:
        yield Reason(Drawback.MAY_LOSE, amount=worse.must_discard)
    if worse.must_discard - seen.must_discard >= PAYS_MORE:
        yield Reason(Drawback.PAYS_MORE, amount=worse.must_discard)


def _loses(seen: Preview) -> bool:
    return seen.survives is False or seen.stuck is True


def _of_the_enemy(sight: Sight, seen: Preview, worse: Preview) -> Iterator[Reason]:
    kills = seen.blow in (Blow.EXACT, Blow.OVER)
    if kills and worse.blow not in (Blow.EXACT, Blow.OVER):
        yield Reason(Drawback.NO_KILL, left=worse.enemy_left)
    elif not kills and worse.enemy_left - seen.enemy_left >= HITS_LESS:
        yield Reason(Drawback.HITS_LESS, left=worse.enemy_left)
    enemy = sight.observation.enemy
    if seen.blow is Blow.EXACT and worse.blow is Blow.OVER and enemy is not None:
        yield Reason(Drawback.NOT_EXACT, (enemy,))


def _of_the_cards(best: Move, other: Move, seen: Preview, worse: Preview) -> Iterator[Reason]:
    if isinstance(other, Flip) and not isinstance(best, Flip):
        yield Reason(Drawback.SPENDS_FLIP)
        return
    if valuable := tuple(card for card in _cards(other) if _is_spared(card, _cards(best))):
        yield Reason(Drawback.USES_UP, valuable)
    if sum(seen.draws) - sum(worse.draws) >= DRAWS_LESS:
        yield Reason(Drawback.DRAWS_LESS, amount=sum(worse.draws))
    if (
        isinstance(best, Discard)
        and isinstance(other, Discard)
        and total(other.cards) > total(best.cards)
    ):
        yield Reason(Drawback.GIVES_MORE, amount=total(other.cards))


def _is_spared(card: Card, cards: Cards) -> bool:
    """Whether a card is valuable, and these cards spend neither it nor a better one of its suit."""
    if card.is_royal or card.is_jester or card.rank is Rank.ACE:
        return card not in cards
    if card.suit not in (Suit.DIAMONDS, Suit.SPADES):
        return False
    return all(spent.suit is not card.suit or spent.value < card.value for spent in cards)


def _cards(move: Move) -> Cards:
    return move.cards if isinstance(move, Play | Discard) else ()
