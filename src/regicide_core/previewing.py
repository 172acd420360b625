"""`preview`: what a move would do, as far as the seat at turn may know."""

from __future__ import annotations

from enum import StrEnum

from .cards import Cards, Suit, total
from .draws import draw_order
from .fight import damage_of, has_suit
from .legal import check, hand_at_turn
from .moves import Discard, Flip, Move, Next, Play, Yield
from .observation import Observation, observe
from .result import Medal, medal_for
from .state import State
from .validation import expect
from .value import Value
from .view import Phase


class Blow(StrEnum):
    """How a play's damage compares with the health left (M2).

    >>> preview(new_game(2, "tea"), parse_move("play 4C")).blow
    <Blow.UNDER: 'under'>
    """

    UNDER = "under"
    EXACT = "exact"
    OVER = "over"


class Preview(Value):
    """A move's consequences in numbers. What depends on a hidden card is None.

    >>> ahead: Preview = preview(new_game(2, "tea"), parse_move("play AC 6D"))
    >>> ahead.damage, ahead.draws, ahead.enemy_left, ahead.must_discard, ahead.survives
    (7, (2, 0), 13, 10, True)
    """

    value: int = 0  # attack value of a play, or total of a discard
    blow: Blow | None = None  # plays other than a Jester
    damage: int = 0
    doubled: bool = False
    healed: int = 0
    draws: tuple[int, ...] = ()  # cards drawn by each seat, seat 1 first
    shield: int = 0  # shield gained
    blocked: Suit | None = None  # the suit whose power does nothing (E2)
    immunity_cancelled: bool = False  # by this move: a second Jester cancels nothing more
    enemy_left: int = 0  # health after the move
    attack: int = 0  # the enemy's attack after the move
    wins: bool = False
    must_discard: int = 0  # what the seat must then pay
    survives: bool | None = True  # can its hand pay that? None: depends on cards not seen yet
    medal: Medal | None = None  # solo: what a win is still worth afterwards


def preview(view: State | Observation, move: Move) -> Preview:
    """What the move would do; an illegal one raises `IllegalMove`, as `apply` does.

    A state is first reduced to what the seat at turn may know, so nothing hidden can be used.

    >>> preview(new_game(2, "tea"), parse_move("play 4C")).damage
    4
    """
    seen = observe(view, view.seat) if isinstance(view, State) else expect(Observation, view)
    check(seen, move)
    match move:
        case Play(cards):
            return _jester(seen) if cards[0].is_jester else _attack(seen, cards)
        case Yield():
            return _yield(seen)
        case Discard(cards):
            return _plain(seen, value=total(cards))
        case Flip():
            return _flip(seen)
        case Next():
            return _plain(seen)


def _plain(seen: Observation, value: int = 0) -> Preview:
    return Preview(
        value=value,
        draws=(0,) * seen.players,
        enemy_left=seen.health_left,
        attack=seen.attack,
        medal=_medal(seen, 0),
    )


def _jester(seen: Observation) -> Preview:
    """E3, J1: no attack, no blow; Spades already there may begin to shield."""
    attack = _attack_behind(seen, _spades_on_table(seen))
    return Preview(
        draws=(0,) * seen.players,
        shield=_spades_on_table(seen) - seen.shield,
        immunity_cancelled=seen.immunity is not None,
        enemy_left=seen.health_left,
        attack=attack,
        medal=_medal(seen, 0),
    )


def _spades_on_table(seen: Observation) -> int:
    return sum(total(cards) for cards in seen.table if has_suit(cards, Suit.SPADES))


def _attack_behind(seen: Observation, shield: int) -> int:
    return 0 if seen.enemy is None else max(0, seen.rules.attack_of(seen.enemy) - shield)


def _attack(seen: Observation, cards: Cards) -> Preview:
    immune = seen.immunity
    value = total(cards)

    def works(suit: Suit) -> bool:
        return suit is not immune and has_suit(cards, suit)

    hand = tuple(card for card in hand_at_turn(seen) if card not in cards)
    healed = min(value, len(seen.discard)) if works(Suit.HEARTS) else 0
    drawn = _draw(seen, len(hand), value if works(Suit.DIAMONDS) else 0, healed)
    damage = damage_of(cards, immune)
    left = seen.health_left - damage
    shield = value if works(Suit.SPADES) else 0
    common = Preview(
        value=value,
        blow=Blow.EXACT if left == 0 else Blow.OVER if left < 0 else Blow.UNDER,
        damage=damage,
        doubled=damage > value,
        healed=healed,
        draws=_per_seat(seen, drawn),
        shield=shield,
        blocked=immune if immune is not None and has_suit(cards, immune) else None,
        enemy_left=max(0, left),
        medal=_medal(seen, 0),
    )
    if left <= 0:
        return common.replace(wins=not seen.castle)
    attack = _attack_behind(seen, seen.shield + shield)
    may_flip = seen.flips_left > 0 and len(seen.tavern) + healed > len(drawn)
    survives = _survives(seen, hand, drawn, attack, may_flip=may_flip)
    return common.replace(attack=attack, must_discard=attack, survives=survives)


def _yield(seen: Observation) -> Preview:
    may_flip = seen.flips_left > 0 and bool(seen.tavern)
    survives = _survives(seen, hand_at_turn(seen), [], seen.attack, may_flip=may_flip)
    return _plain(seen).replace(must_discard=seen.attack, survives=survives)


def _survives(
    seen: Observation, hand: Cards, drawn: list[int], attack: int, *, may_flip: bool
) -> bool | None:
    """Can the hand and the draws pay?

    True or False where the seen cards settle it; a flip that draws (F5) or an unseen draw may save.
    """
    tops = seen.tavern + (None,) * len(drawn)  # healed cards come after the Tavern's own, unseen
    own = [card for seat, card in zip(drawn, tops, strict=False) if seat == seen.seat]
    if total(hand) + sum(card.value for card in own if card is not None) >= attack:
        return True
    return None if may_flip or None in own else False


def _flip(seen: Observation) -> Preview:
    """L1: a whole new hand, mostly unseen."""
    drawn = _draw(seen, 0, seen.hand_limit, 0)
    after = _plain(seen).replace(draws=_per_seat(seen, drawn), medal=_medal(seen, 1))
    if seen.phase is not Phase.SUFFER:
        return after
    may_flip = seen.flips_left > 1 and len(seen.tavern) > len(drawn)
    survives = _survives(seen, (), drawn, seen.attack, may_flip=may_flip)
    return after.replace(must_discard=seen.attack, survives=survives)


def _draw(seen: Observation, own_hand: int, amount: int, healed: int) -> list[int]:
    sizes = [len(hand) for hand in seen.hands]
    sizes[seen.seat - 1] = own_hand
    return draw_order(sizes, seen.hand_limit, seen.seat, amount, len(seen.tavern) + healed)


def _per_seat(seen: Observation, drawn: list[int]) -> tuple[int, ...]:
    return tuple(drawn.count(seat) for seat in range(1, seen.players + 1))


def _medal(seen: Observation, more_flips: int) -> Medal | None:
    return medal_for(seen.flips + more_flips) if seen.players == 1 else None
