"""`Rules`: the options and difficulty settings of a game, and what follows from them."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from .cards import Card, Rank
from .errors import NotationError, PositionError, SetupError, shown
from .validation import digits_or_text, expect, is_number
from .value import Value

# S3: players -> (Jesters in the Tavern, hand limit).
TABLE_SIZES: Final[dict[int, tuple[int, int]]] = {1: (0, 8), 2: (0, 7), 3: (1, 6), 4: (2, 5)}

# E1: rank -> (attack, health).
ENEMIES: Final[dict[Rank, tuple[int, int]]] = {
    Rank.JACK: (10, 20),
    Rank.QUEEN: (15, 30),
    Rank.KING: (20, 40),
}

HAND_LIMIT_SPREAD: Final = 2
ENEMY_HEALTH_SPREAD: Final = 10
ENEMY_ATTACK_SPREAD: Final = 5


class SoloYield(StrEnum):
    """Q1: may the player of a solo game yield?

    >>> str(Rules(solo_yield=SoloYield.FREE))
    'standard+solo_yield:free'
    """

    NEVER = "never"  # P6 taken literally
    ONCE = "once"  # not twice in a row
    FREE = "free"


class Preset(StrEnum):
    """A difficulty that sets the options all at once.

    >>> preset_rules(Preset.STANDARD, players=1) == Rules()
    True
    """

    EASIER = "easier"
    STANDARD = "standard"
    HARDER = "harder"


class Rules(Value):
    """A game's rules; the defaults are the standard game.

    >>> print(Rules(hand_limit=6, open_discard=True))
    standard+open_discard+hand_limit:6
    """

    redeal_without_diamond: bool = False  # S7
    solo_yield: SoloYield = SoloYield.NEVER  # Q1
    no_yielding: bool = False  # difficulty: nobody may yield
    open_discard: bool = False  # T3: the whole discard pile may be looked through
    hand_limit: int | None = None  # difficulty: None is S3's, else within 2 of it
    jesters: int | None = None  # difficulty: Jesters in the Tavern, None is S3's
    solo_flips: int = 2  # difficulty: Jesters beside the Tavern (S5)
    enemy_health: int = 0  # difficulty: added to each enemy's health
    enemy_attack: int = 0  # difficulty: added to each enemy's attack
    partial: bool = False  # a teaching position: cards may be left out of the game

    def _check(self) -> None:
        for name in FIELD_NAMES:
            _check_kind(name, getattr(self, name))
        _within("jesters_range", self.jesters, 0, 2)
        _within("solo_flips_range", self.solo_flips, 0, 2)
        _within("enemy_health_range", self.enemy_health, -ENEMY_HEALTH_SPREAD, ENEMY_HEALTH_SPREAD)
        _within("enemy_attack_range", self.enemy_attack, -ENEMY_ATTACK_SPREAD, ENEMY_ATTACK_SPREAD)
        self.__dict__["solo_yield"] = SoloYield(self.solo_yield)

    def check_for(self, players: int) -> None:
        """Refuse a player count outside 1–4, and settings that don't fit it (S3, S5)."""
        usual = _table_size(players)[1]
        _within(
            "hand_limit_range",
            self.hand_limit,
            usual - HAND_LIMIT_SPREAD,
            usual + HAND_LIMIT_SPREAD,
        )
        if self.jesters_for(players) + self.flips_for(players) > 2:
            raise SetupError("too_many_jesters", self)

    def hand_limit_for(self, players: int) -> int:
        """S3: how many cards a hand may hold."""
        return _table_size(players)[1] if self.hand_limit is None else self.hand_limit

    def jesters_for(self, players: int) -> int:
        """S3: how many Jesters are shuffled into the Tavern."""
        return _table_size(players)[0] if self.jesters is None else self.jesters

    def flips_for(self, players: int) -> int:
        """S5: how many Jesters lie beside the Tavern."""
        return self.solo_flips if players == 1 else 0

    def attack_of(self, enemy: Card) -> int:
        """E1: an enemy's attack before shields."""
        return _enemy(enemy)[0] + self.enemy_attack

    def health_of(self, enemy: Card) -> int:
        """E1: an enemy's health before damage."""
        return _enemy(enemy)[1] + self.enemy_health

    @property
    def is_standard(self) -> bool:
        return self == STANDARD

    def __str__(self) -> str:
        """`standard`, or `standard+` and the changed fields: `standard+hand_limit:7`."""
        changed = [
            name if value is True else f"{name}:{value}"
            for name in FIELD_NAMES
            if (value := getattr(self, name)) != getattr(STANDARD, name)
        ]
        return "+".join(["standard", *changed])

    def to_json(self) -> dict[str, object]:
        """All fields by name."""
        return {name: getattr(self, name) for name in FIELD_NAMES} | {
            "solo_yield": str(self.solo_yield)
        }

    @classmethod
    def from_json(cls, data: object) -> Rules:
        """The rules with the given fields; those left out keep their default."""
        if not isinstance(data, dict):
            raise NotationError("not_json", data)
        for name in data:
            if name not in FIELD_NAMES:
                raise NotationError("unknown_field", name)
        return cls(**data)

    @classmethod
    def parse(cls, text: str) -> Rules:
        """The rules that print as `text`."""
        if not isinstance(text, str):
            raise NotationError("not_text", text)
        preset, *changes = text.split("+")
        if preset != "standard":
            raise NotationError("bad_rules", preset)
        settings: dict[str, bool | int | str] = {}
        for change in changes:
            name, colon, value = change.partition(":")
            if name in settings:
                raise NotationError("repeated_field", name)
            settings[name] = digits_or_text(value) if colon else True
        return cls.from_json(settings)


def preset_rules(preset: Preset, players: int) -> Rules:
    """The rules of a preset difficulty for this number of players.

    >>> print(preset_rules(Preset.EASIER, players=1))
    standard+hand_limit:9
    """
    match preset:
        case Preset.EASIER:
            return Rules(hand_limit=_table_size(players)[1] + 1)
        case Preset.HARDER:
            return Rules(enemy_health=5, enemy_attack=1)
        case _:
            return Rules()


FIELD_NAMES: Final = Rules.field_names
_FLAGS: Final = ("redeal_without_diamond", "no_yielding", "open_discard", "partial")
_MAY_BE_NONE: Final = ("hand_limit", "jesters")


def _table_size(players: int) -> tuple[int, int]:
    if not is_number(players) or players not in TABLE_SIZES:
        raise SetupError("players_range", players)
    return TABLE_SIZES[players]


def _enemy(card: Card) -> tuple[int, int]:
    if not expect(Card, card).is_royal:
        raise PositionError("enemy_not_royal", card)
    return ENEMIES[card.rank]


def _within(code: str, number: int | None, low: int, high: int) -> None:
    if number is not None and not low <= number <= high:
        raise SetupError(code, number, low=low, high=high)


def _check_kind(name: str, value: object) -> None:
    if name in _FLAGS:
        if not isinstance(value, bool):
            raise NotationError("bad_flag", f"{name}:{shown(value)}")
    elif name == "solo_yield":
        if not isinstance(value, str) or value not in list(SoloYield):
            raise NotationError("bad_choice", f"{name}:{shown(value)}")
    elif value is None and name in _MAY_BE_NONE:
        return
    elif not is_number(value):
        raise NotationError("bad_number", f"{name}:{shown(value)}")


STANDARD: Final = Rules()
