"""The five kinds of move and their text: `play 3D 3S`, `yield`, `discard 2H`, `next 3`, `flip`."""

from __future__ import annotations

from .cards import Card, Cards, as_cards, in_order
from .errors import NotationError
from .value import Value


class Play(Value):
    """Step 1: one card, a combo, or a card with its companion (P1–P5). Kept in canonical order.

    >>> print(Play((Card("3S"), Card("3C"))))
    play 3C 3S
    """

    cards: Cards

    def _check(self) -> None:
        self.__dict__["cards"] = in_order(as_cards(self.cards))

    def __str__(self) -> str:
        return "play " + " ".join(card.text for card in self.cards)


class Yield(Value):
    """Step 1: play nothing (P6).

    >>> Yield() in legal_moves(new_game(2, "tea"))
    True
    """

    def __str__(self) -> str:
        return "yield"


class Discard(Value):
    """Step 4: the cards given up, in the order given up (F2).

    >>> print(Discard((Card("4C"), Card("6D"))))
    discard 4C 6D
    """

    cards: Cards

    def _check(self) -> None:
        self.__dict__["cards"] = as_cards(self.cards)

    def __str__(self) -> str:
        return "discard " + " ".join(card.text for card in self.cards)


class Next(Value):
    """The seat chosen to go next after a Jester (J2).

    >>> parse_move("next 3") == Next(3)
    True
    """

    seat: int

    def __str__(self) -> str:
        return f"next {self.seat}"


class Flip(Value):
    """Solo: turn one of the two Jesters (L1).

    >>> legal_moves(new_game(1, "tea"))[-1] == Flip()
    True
    """

    def __str__(self) -> str:
        return "flip"


Move = Play | Yield | Discard | Next | Flip


def parse_move(text: str) -> Move:
    """The move that prints as `text`; bad text raises `NotationError`.

    >>> parse_move("play 3C 3S")
    Play(cards=(Card('3C'), Card('3S')))
    """
    if not isinstance(text, str):
        raise NotationError("not_text", text)
    match text.lower().split():
        case ["play", _, *_]:
            return Play(tuple(Card(word) for word in text.split()[1:]))
        case ["discard", _, *_]:
            return Discard(tuple(Card(word) for word in text.split()[1:]))
        case ["next", seat] if len(seat) == 1 and seat in "123456789":
            return Next(int(seat))
        case ["yield"]:
            return Yield()
        case ["flip"]:
            return Flip()
        case _:
            raise NotationError("bad_move", text)
