"""Choosing cards one by one: what a selection is, and what may still join it."""

from __future__ import annotations

from .cards import Card, Cards, as_cards, total
from .discards import discards_of, why_not_a_discard
from .errors import IllegalMove
from .keeping import cost_of
from .legal import hand_at_turn
from .moves import Discard, Play
from .plays import plays_of, why_not_a_play
from .validation import expect
from .value import Value
from .view import Phase, View


class Selection(Value):
    """Cards chosen from the hand whose turn it is, in that order, for step 1 or step 4.

    >>> chosen: Selection = select(new_game(2, "tea"), (Card("3C"),))
    >>> print(*chosen.joinable, chosen.refused[0])
    AC 3H (Card('2D'), 'mixed_ranks')
    """

    cards: Cards
    move: Play | Discard | None  # what they are, once they are a legal move
    why_not: str | None  # else the code of what is wrong or missing
    joinable: Cards  # cards of the hand that may still be added
    refused: tuple[tuple[Card, str], ...]  # the others, each with the code that keeps it out
    total: int
    needed: int  # step 4: what must be reached (F2); 0 in step 1


def select(view: View, cards: Cards) -> Selection:
    """The selection of these cards; in step 4 their order is the order of discarding.

    >>> print(select(new_game(2, "tea"), (Card("3H"), Card("3C"))).move)
    play 3C 3H
    """
    hand = hand_at_turn(expect(View, view))
    cards = as_cards(cards)
    if strangers := [card for card in cards if card not in hand]:
        raise IllegalMove("card_not_in_hand", strangers[0])
    rest = tuple(card for card in hand if card not in cards)
    if view.is_over:
        raise IllegalMove("game_over", view.phase)
    match view.phase:
        case Phase.PLAY:
            return _for_play(hand, cards, rest)
        case Phase.SUFFER:
            return _for_discard(cards, rest, view.attack)
        case _:
            raise IllegalMove("play_not_now", view.phase)


def _for_play(hand: Cards, cards: Cards, rest: Cards) -> Selection:
    plays = [set(play.cards) for play in plays_of(hand)]
    joinable = tuple(card for card in rest if any({*cards, card} <= play for play in plays))
    why_not = why_not_a_play(cards)
    return Selection(
        cards=cards,
        move=None if why_not else Play(cards),
        why_not=why_not,
        joinable=joinable,
        refused=tuple(
            (card, str(why_not_a_play((*cards, card)))) for card in rest if card not in joinable
        ),
        total=total(cards),
        needed=0,
    )


def _for_discard(cards: Cards, rest: Cards, needed: int) -> Selection:
    """F2: any card may come next until the number is reached, and none after that."""
    why_not = why_not_a_discard(cards, needed)
    reached = total(cards) >= needed
    return Selection(
        cards=cards,
        move=None if why_not else Discard(cards),
        why_not=why_not,
        joinable=() if reached else rest,
        refused=tuple((card, "discard_stops_at_the_number") for card in rest) if reached else (),
        total=total(cards),
        needed=needed,
    )


def suggested_discard(view: View) -> Discard | None:
    """The discard whose cards are worth least in the hand; None if no discard is legal.

    The bots discard the same cards, and the coach prefers others only if they are clearly better.

    >>> state, _ = apply(new_game(2, "tea"), Yield())
    >>> print(suggested_discard(state))
    discard 3C 3H 4C
    """
    suffers = expect(View, view).phase is Phase.SUFFER
    choices = discards_of(hand_at_turn(view), view.attack) if suffers else ()
    return min(choices, key=lambda move: cost_of(move.cards, view.players), default=None)
