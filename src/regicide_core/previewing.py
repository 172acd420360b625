"""`preview`: what a move would do, as far as the seat at turn may know."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from .cards import Cards, Suit, total
from .draws import draw_order
from .fight import damage_of, has_suit
from .legal import check, hand_at_turn, yield_helps
from .moves import Discard, Flip, Move, Next, Play, Yield
from .observation import Observation, observe
from .result import Medal, medal_for
from .state import State
from .validation import expect
from .value import Value
from .view import Hidden, Phase


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
    needs_flip: bool = False  # solo: it can't, and draws nothing unseen: only a Jester can save it
    stuck: bool | None = False  # will whoever is next have nothing they can do (P8)? None: as above
    medal: Medal | None = None  # solo: what a win is still worth afterwards


class _After(Value):
    """What there is after a move, as far as the seat that makes it may know."""

    hand: Cards  # of that seat, without the cards that the move draws
    drawn: tuple[Hidden, ...]  # by that seat
    sizes: tuple[int, ...]  # of all hands, with the cards that the move draws
    tavern: int  # cards left in it
    flips_left: int
    yielded: tuple[int, ...]
    attack: int

    @property
    def can_flip(self) -> bool:
        """F5: a flip that draws nothing saves nobody."""
        return self.flips_left > 0 and self.tavern > 0


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
            return _jester(seen, cards) if cards[0].is_jester else _attack(seen, cards)
        case Yield():
            return _yield(seen)
        case Discard(cards):
            stuck = _is_stuck(seen, _next_seat(seen), _after(seen, _without(seen, cards)))
            return _plain(seen, value=total(cards)).replace(stuck=stuck)
        case Flip():
            return _flip(seen)
        case Next(seat):
            return _plain(seen).replace(stuck=_is_stuck(seen, seat, _after(seen)))


def _plain(seen: Observation, value: int = 0) -> Preview:
    return Preview(
        value=value,
        draws=(0,) * seen.players,
        enemy_left=seen.health_left,
        attack=seen.attack,
        medal=_medal(seen, 0),
    )


def _without(seen: Observation, cards: Cards) -> Cards:
    """The hand at turn after these cards have left it."""
    return tuple(card for card in hand_at_turn(seen) if card not in cards)


def _jester(seen: Observation, cards: Cards) -> Preview:
    """E3, J1: no attack, no blow; Spades already there may begin to shield."""
    attack = _attack_behind(seen, _spades_on_table(seen))
    after = _after(seen, _without(seen, cards), yielded=_others_yielded(seen), attack=attack)
    seats = range(1, seen.players + 1)
    return Preview(
        draws=(0,) * seen.players,
        shield=_spades_on_table(seen) - seen.shield,
        immunity_cancelled=seen.immunity is not None,
        enemy_left=seen.health_left,
        attack=attack,
        stuck=all(_is_stuck(seen, seat, after) for seat in seats),  # J2: anybody may be named
        medal=_medal(seen, 0),
    )


def _spades_on_table(seen: Observation) -> int:
    return sum(total(cards) for cards in seen.table if has_suit(cards, Suit.SPADES))


def _attack_behind(seen: Observation, shield: int) -> int:
    return 0 if seen.enemy is None else max(0, seen.rules.attack_of(seen.enemy) - shield)


def _others_yielded(seen: Observation) -> tuple[int, ...]:
    """P6: a card played clears the player's own flag."""
    return tuple(seat for seat in seen.yielded if seat != seen.seat)


def _attack(seen: Observation, cards: Cards) -> Preview:
    immune = seen.immunity
    value = total(cards)

    def works(suit: Suit) -> bool:
        return suit is not immune and has_suit(cards, suit)

    hand = _without(seen, cards)
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
    attack = _attack_behind(seen, seen.shield + shield)
    after = _after(seen, hand, drawn, healed, yielded=_others_yielded(seen), attack=attack)
    if left <= 0:
        # The next enemy strikes with something: no royal's attack is 0 before shields.
        after = after.replace(tavern=after.tavern + (left == 0), attack=1)  # M2
        wins = not seen.castle
        return common.replace(wins=wins, stuck=not wins and _is_stuck(seen, seen.seat, after))
    return _struck(seen, common, after)


def _yield(seen: Observation) -> Preview:
    yielded = tuple(sorted({*seen.yielded, seen.seat}))
    return _struck(seen, _plain(seen), _after(seen, hand_at_turn(seen), yielded=yielded))


def _flip(seen: Observation) -> Preview:
    """L1: a whole new hand, mostly unseen."""
    drawn = _draw(seen, 0, seen.hand_limit, 0)
    flipped = _plain(seen).replace(draws=_per_seat(seen, drawn), medal=_medal(seen, 1))
    after = _after(seen, (), drawn, flips=1)
    if seen.phase is Phase.SUFFER:
        return _struck(seen, flipped, after)
    return flipped.replace(stuck=_is_stuck(seen, seen.seat, after))


# What comes of it


def _after(
    seen: Observation,
    hand: Cards | None = None,
    drawn: Sequence[int] = (),
    healed: int = 0,
    *,
    flips: int = 0,
    yielded: tuple[int, ...] | None = None,
    attack: int | None = None,
) -> _After:
    """`hand`: what the seat at turn still has; without it, no hand has changed."""
    tops = seen.tavern + (None,) * healed  # healed cards come after the Tavern's own, unseen
    sizes = [len(cards) for cards in seen.hands]
    if hand is not None:
        sizes[seen.seat - 1] = len(hand)
    return _After(
        hand=hand or (),
        drawn=tuple(card for seat, card in zip(drawn, tops, strict=False) if seat == seen.seat),
        sizes=tuple(size + drawn.count(seat) for seat, size in enumerate(sizes, start=1)),
        tavern=len(tops) - len(drawn),
        flips_left=seen.flips_left - flips,
        yielded=seen.yielded if yielded is None else yielded,
        attack=seen.attack if attack is None else attack,
    )


def _struck(seen: Observation, foreseen: Preview, after: _After) -> Preview:
    """Step 4, and whether the turn after it can be played."""
    survives = _survives(after)
    return foreseen.replace(
        attack=after.attack,
        must_discard=after.attack,
        survives=survives,
        needs_flip=survives is None and None not in after.drawn,
        stuck=survives is not False and _next_is_stuck(seen, after),
    )


def _survives(after: _After) -> bool | None:
    """Can the hand and the draws pay?

    True or False where the seen cards settle it; a flip that draws (F5) or an unseen draw may save.
    """
    if total(_known(after)) >= after.attack:
        return True
    return None if after.can_flip or None in after.drawn else False


def _known(after: _After) -> Cards:
    return (*after.hand, *(card for card in after.drawn if card is not None))


def _next_is_stuck(seen: Observation, after: _After) -> bool | None:
    """P8: will the next seat have nothing it can do, whichever cards pay for the blow?"""
    if seen.players > 1 or not after.attack:
        return _is_stuck(seen, _next_seat(seen), after)
    paid = after.replace(sizes=(0,))
    if not _is_stuck(seen, 1, paid) or _keeps_a_card(after):
        return False
    return None if None in after.drawn else True


def _next_seat(seen: Observation) -> int:
    """F6."""
    return seen.seat % seen.players + 1


def _keeps_a_card(after: _After) -> bool:
    """Can the seen cards pay so that a card is left?"""
    known = _known(after)
    spare = 0 if None in after.drawn else min((card.value for card in known), default=0)
    return total(known) - spare >= after.attack


def _is_stuck(seen: Observation, seat: int, after: _After) -> bool:
    """P8, Q2: as `legal.is_stuck`, but a flip that draws nothing is nothing to do."""
    if after.sizes[seat - 1] or after.can_flip:
        return False
    return not yield_helps(seen, seat, after.yielded, after.attack)


def _draw(seen: Observation, own_hand: int, amount: int, healed: int) -> list[int]:
    sizes = [len(hand) for hand in seen.hands]
    sizes[seen.seat - 1] = own_hand
    return draw_order(sizes, seen.hand_limit, seen.seat, amount, len(seen.tavern) + healed)


def _per_seat(seen: Observation, drawn: list[int]) -> tuple[int, ...]:
    return tuple(drawn.count(seat) for seat in range(1, seen.players + 1))


def _medal(seen: Observation, more_flips: int) -> Medal | None:
    return medal_for(seen.flips + more_flips) if seen.players == 1 else None
