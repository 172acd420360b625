"""Setting up a game: from a seed, or from an explicit deal (S1–S7)."""

from __future__ import annotations

from typing import cast

from .cards import JESTERS, NUMBERS, ROYAL_RANKS, ROYALS, Cards, Suit, as_cards, in_order
from .chance import SEED_LENGTH, Chance
from .errors import SetupError
from .fight import has_suit
from .rules import STANDARD, Rules
from .state import State
from .validation import expect, is_number
from .view import Phase


def new_game(players: int, seed: str | int, *, rules: Rules = STANDARD, first: int = 1) -> State:
    """A fresh deal. The same arguments give the same deal for ever.

    >>> state = new_game(players=2, seed="tea")
    >>> print(state.enemy, *state.hand)
    JC AC 2D 3C 3H 4C 5D 6D
    """
    _check_table(players, rules, first)
    # Chance refuses what is neither text nor a number, and a number too long for a seed.
    short = type(seed) is int and abs(seed) < 10**SEED_LENGTH
    chance = Chance(str(seed) if short else cast(str, seed))
    castle: Cards = ()
    for rank in reversed(ROYAL_RANKS):  # S1: Kings, Queens on top, Jacks on top of those
        shuffled, chance = chance.shuffle(tuple(card for card in ROYALS if card.rank is rank))
        castle = shuffled + castle
    tavern, chance = chance.shuffle(tavern_cards(players, rules))
    state = deal(players, castle, tavern, rules=rules, first=first, chance=chance)
    if rules.redeal_without_diamond:  # S7
        while not any(has_suit(hand, Suit.DIAMONDS) for hand in state.hands):
            tavern, chance = chance.shuffle(tavern)
            state = deal(players, castle, tavern, rules=rules, first=first, chance=chance)
    return state


def deal(
    players: int,
    castle: Cards,
    tavern: Cards,
    *,
    rules: Rules = STANDARD,
    first: int = 1,
    chance: Chance | None = None,
) -> State:
    """A game from stacked piles, top first; hands are dealt off the Tavern, one card a round.

    >>> state = deal(2, castle=DECK[42:], tavern=DECK[2:42])
    >>> print(*state.hand)
    AC AH 2C 2H 3C 3H 4C
    """
    _check_table(players, rules, first)
    castle, tavern = as_cards(castle), as_cards(tavern)
    if chance is not None:
        expect(Chance, chance)
    if set(castle) != set(ROYALS) or len(castle) != len(ROYALS) or _out_of_order(castle):
        raise SetupError("castle_wrong_cards", ".".join(map(str, castle)))
    if in_order(tavern) != tavern_cards(players, rules):
        raise SetupError("tavern_wrong_cards", ".".join(map(str, tavern)))
    dealt = players * rules.hand_limit_for(players)
    return State(
        rules=rules,
        seat=first,
        phase=Phase.PLAY,
        enemy=castle[0],
        damage=0,
        table=(),
        castle=castle[1:],
        hands=tuple(in_order(tavern[seat:dealt:players]) for seat in range(players)),  # S4
        tavern=tavern[dealt:],
        discard=(),
        yielded=(),
        flips=0,
        chance=chance,
    )


def tavern_cards(players: int, rules: Rules) -> Cards:
    """S2: what is shuffled into the Tavern, in canonical order."""
    return JESTERS[: rules.jesters_for(players)] + NUMBERS


def _check_table(players: int, rules: Rules, first: int) -> None:
    expect(Rules, rules).check_for(players)
    if not is_number(first) or first not in range(1, players + 1):
        raise SetupError("first_seat_range", first)


def _out_of_order(castle: Cards) -> bool:
    ranks = [ROYAL_RANKS.index(card.rank) for card in castle]
    return ranks != sorted(ranks)
