"""Games between bots, and other positions that a seat can't tell from the true one."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from regicide_core import STANDARD, Move, Rules, State, apply, new_game
from regicide_core.bots import Bot, Champion, Knight, Sight, Squire, Table
from regicide_core.bots.dealing import Dealer
from regicide_core.bots.match import hear_wishes
from regicide_core.search.masks import cards_of, mask_of
from regicide_core.search.state import SearchState

Maker = Callable[[str], Bot]
MAKERS: dict[str, Maker] = {
    "squire": Squire,
    "knight": Knight,
    "champion": lambda seed: Champion(seed, rollouts=3),
}


def decisions(
    make: Maker, players: int, seed: str, rules: Rules = STANDARD
) -> Iterator[tuple[Table, Sight, Bot, Move]]:
    """Play a whole game; yields every decision before its move is made."""
    table = Table(new_game(players, seed, rules=rules))
    bots = [make(f"{seed}.{seat}") for seat in range(players)]
    while not table.state.is_over:
        bot = bots[table.state.seat - 1]
        sight = hear_wishes(table, bots)
        move = bot.choose(sight)
        yield table, sight, bot, move
        table.then(*apply(table.state, move))


def redealt(state: State, sight: Sight, rng: random.Random) -> State:
    """The position with all cards hidden from the seat dealt again, as its memory allows."""
    search = Dealer(sight, rng.random).deal()
    return state.replace(
        castle=_pile(search.castle),
        hands=tuple(cards_of(hand) for hand in search.hands),
        tavern=_pile(search.tavern),
        discard=_discard(state, sight, search, rng),
        chance=None,
    )


def _pile(bits: list[int]) -> tuple[object, ...]:
    return tuple(cards_of(bit)[0] for bit in reversed(bits))


def _discard(
    state: State, sight: Sight, search: SearchState, rng: random.Random
) -> tuple[object, ...]:
    """The discard pile with its visible cards in place and the others shuffled."""
    showing = tuple(card for card in sight.observation.discard if card is not None)
    hidden = list(cards_of(search.discard & ~mask_of(showing)))
    rng.shuffle(hidden)
    assert len(showing) + len(hidden) == len(state.discard)
    return (*showing, *hidden)
