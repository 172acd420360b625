"""Which moves are legal, and why another is not."""

from __future__ import annotations

from typing import cast

from .cards import Cards
from .discards import discards_of, why_not_a_discard
from .errors import IllegalMove
from .moves import Discard, Flip, Move, Next, Play, Yield
from .plays import plays_of, why_not_a_play
from .rules import Rules, SoloYield
from .validation import expect, is_number
from .view import Phase, View

_PHASES: dict[type[Move], tuple[str, tuple[Phase, ...]]] = {
    Play: ("play_not_now", (Phase.PLAY,)),
    Yield: ("yield_not_now", (Phase.PLAY,)),
    Discard: ("discard_not_now", (Phase.SUFFER,)),
    Next: ("next_not_now", (Phase.CHOOSE,)),
    Flip: ("flip_not_now", (Phase.PLAY, Phase.SUFFER)),  # L2
}


_YIELD, _FLIP = Yield(), Flip()


def legal_moves(view: View) -> tuple[Move, ...]:
    """Every legal move, each once; empty only when the game is over.

    >>> moves = legal_moves(new_game(2, "tea"))
    >>> print(*moves[6:9], sep=", ")
    play 6D, play 3C 3H, play AC 2D
    """
    match expect(View, view).phase:
        case Phase.PLAY:
            moves: tuple[Move, ...] = plays_of(hand_at_turn(view))
            if why_not_yield(view.rules, view.players, view.seat, view.yielded) is None:
                moves = (*moves, _YIELD)
        case Phase.SUFFER:
            moves = discards_of(hand_at_turn(view), view.attack)
        case Phase.CHOOSE:
            return tuple(Next(seat) for seat in range(1, view.players + 1))
        case _:
            return ()
    return (*moves, _FLIP) if view.flips_left else moves


def check(view: View, move: Move) -> None:
    """Raise `IllegalMove` with the reason, unless the move is legal.

    >>> check(new_game(2, "tea"), parse_move("play 2D 3C"))
    Traceback (most recent call last):
    regicide_core.errors.IllegalMove: mixed_ranks: play 2D 3C
    """
    if type(move) not in _PHASES:
        raise IllegalMove("not_a_move", move)
    if expect(View, view).is_over:
        raise IllegalMove("game_over", move)
    not_now, phases = _PHASES[type(move)]
    if view.phase not in phases:
        raise IllegalMove(not_now, move)
    code = _why_not(view, move)
    if code is not None:
        raise IllegalMove(code, move)


def _why_not(view: View, move: Move) -> str | None:
    match move:
        case Play(cards):
            return _why_not_held(view, cards) or why_not_a_play(cards)
        case Discard(cards):
            return _why_not_held(view, cards) or why_not_a_discard(cards, view.attack)
        case Yield():
            return why_not_yield(view.rules, view.players, view.seat, view.yielded)
        case Next(seat):
            return None if has_seat(view, seat) else "no_such_seat"
        case Flip():
            if view.players > 1:
                return "flip_not_alone"  # S5
            return None if view.flips_left else "flips_used_up"


def has_seat(view: View, seat: int) -> bool:
    return is_number(seat) and 1 <= seat <= view.players


def _why_not_held(view: View, cards: Cards) -> str | None:
    hand = hand_at_turn(view)
    return None if all(card in hand for card in cards) else "card_not_in_hand"


def why_not_yield(rules: Rules, players: int, seat: int, yielded: tuple[int, ...]) -> str | None:
    """P6, Q1: the code of what keeps a seat from yielding, or None if it may."""
    if rules.no_yielding:
        return "yield_off"
    if players > 1:
        others = len(yielded) - (seat in yielded)
        return "yield_all_others_yielded" if others == players - 1 else None
    if rules.solo_yield is SoloYield.NEVER:
        return "yield_never_alone"
    return "yield_twice_alone" if yielded and rules.solo_yield is SoloYield.ONCE else None


def is_stuck(view: View) -> bool:
    """P8: the seat at turn can neither play nor yield nor flip.

    Q2: nor is a lone player's yield a way out when it changes nothing.
    """
    if view.hands[view.seat - 1] or view.flips_left:
        return False
    return not yield_helps(view, view.seat, view.yielded, view.attack)


def yield_helps(view: View, seat: int, yielded: tuple[int, ...], attack: int) -> bool:
    """P6, Q2: may the seat yield, and does that change anything?"""
    if why_not_yield(view.rules, view.players, seat, yielded) is not None:
        return False
    return view.players > 1 or view.rules.solo_yield is not SoloYield.FREE or attack > 0


def hand_at_turn(view: View) -> Cards:
    """The hand of the seat at turn; refused where the view doesn't show it (T1)."""
    hand = view.hands[view.seat - 1]
    if None in hand:
        raise IllegalMove("hand_hidden", f"seat {view.seat}")
    return cast(Cards, hand)
