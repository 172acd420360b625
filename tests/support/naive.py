"""A second, naive engine, written from docs/RULES.md alone: position lines in, position lines out.

It shares no code with `regicide_core`: cards are two-letter strings, a position is a dict of the
line's fields, and legality is found by trying every subset of the hand. It is slow
and short, and there to be compared with.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

RANKS = "XA23456789TJQK"
SUITS = "12CDHS"
WORTH = dict(zip(RANKS, (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 15, 20), strict=True))  # P1
ATTACK_HEALTH = {"J": (10, 20), "Q": (15, 30), "K": (20, 40)}  # E1
HAND_LIMITS = {1: 8, 2: 7, 3: 6, 4: 5}  # S3

Position = dict[str, Any]


def read(line: str) -> Position:
    """A position line as a dict; rules become a dict too."""
    pos: Position = dict(pair.split("=") for pair in line.split())
    for name in ("players", "seat", "damage", "flips"):
        pos[name] = int(pos[name])
    pos["known"] = int(pos.get("known", 0))
    for name in ("castle", "tavern", "discard"):
        pos[name] = _group(pos[name])
    pos["hands"] = [_group(hand) for hand in pos["hands"].split("/")]
    pos["table"] = [] if pos["table"] == "-" else [_group(p) for p in pos["table"].split("/")]
    pos["yielded"] = {int(seat) for seat in _group(pos["yielded"])}
    settings = [part.partition(":") for part in pos["rules"].split("+")[1:]]
    pos["options"] = {name: value for name, _, value in settings}
    pos.setdefault("by", None)
    return pos


def write(pos: Position) -> str:
    """The line of a position."""
    fields = {
        **{name: pos[name] for name in ("players", "seat", "phase", "enemy", "damage")},
        "table": "/".join(".".join(play) for play in pos["table"]) or "-",
        "castle": ".".join(pos["castle"]) or "-",
        "hands": "/".join(".".join(hand) or "-" for hand in pos["hands"]),
        "tavern": ".".join(pos["tavern"]) or "-",
        "discard": ".".join(pos["discard"]) or "-",
        "yielded": ".".join(map(str, sorted(pos["yielded"]))) or "-",
        **{name: pos[name] for name in ("flips", "rules", "chance")},
    }
    if pos["known"]:
        fields["known"] = pos["known"]
    if pos["by"]:
        fields["by"] = pos["by"]
    return " ".join(f"{name}={value}" for name, value in fields.items())


def _group(text: str) -> list[str]:
    return [] if text == "-" else text.split(".")


def worth(cards: list[str]) -> int:
    return sum(WORTH[card[0]] for card in cards)


def ordered(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (RANKS.index(card[0]), SUITS.index(card[1])))


def suits(cards: list[str]) -> set[str]:
    return {card[1] for card in cards}


def option(pos: Position, name: str, default: int) -> int:
    return int(pos["options"].get(name, default))


def immune(pos: Position) -> str:
    """E2, E3: the suit without effect, or "" once a Jester was played."""
    jester = any(play[0][0] == "X" for play in pos["table"])
    return "" if jester else str(pos["enemy"][1])


def attack(pos: Position) -> int:
    """F1, K1, J1."""
    if immune(pos) == "S":
        shields = 0
    else:
        shields = sum(worth(play) for play in pos["table"] if "S" in suits(play))
    strength = ATTACK_HEALTH[pos["enemy"][0]][0] + option(pos, "enemy_attack", 0)
    return max(0, strength - shields)


def flips_left(pos: Position) -> int:
    return option(pos, "solo_flips", 2) - int(pos["flips"]) if pos["players"] == 1 else 0


def may_yield(pos: Position) -> bool:
    """P6, Q1."""
    if "no_yielding" in pos["options"]:
        return False
    if pos["players"] == 1:
        custom = pos["options"].get("solo_yield", "never")
        return custom == "free" or (custom == "once" and not pos["yielded"])
    others = set(range(1, pos["players"] + 1)) - {pos["seat"]}
    return not others <= pos["yielded"]


def is_play(cards: list[str]) -> bool:
    """P1-P5."""
    ranks = [card[0] for card in cards]
    if len(cards) == 1:
        return True
    if "X" in ranks:
        return False
    if "A" in ranks:
        return len(cards) == 2
    return len(set(ranks)) == 1 and ranks[0] in "2345" and worth(cards) <= 10


def is_discard(cards: list[str], needed: int) -> bool:
    """F2: in some order every proper beginning falls short and the whole does not."""
    return worth(cards) >= needed and any(worth(cards) - WORTH[last[0]] < needed for last in cards)


def subsets(cards: list[str], most: int) -> Iterator[list[str]]:
    for size in range(1, min(most, len(cards)) + 1):
        for some in combinations(cards, size):
            yield list(some)


def moves(pos: Position) -> set[str]:
    """Every legal move's text."""
    hand = pos["hands"][pos["seat"] - 1]
    found: set[str] = set()
    if pos["phase"] == "choose":
        found = {f"next {seat + 1}" for seat in range(pos["players"])}
    if pos["phase"] == "play":
        found = {"play " + " ".join(some) for some in subsets(hand, 4) if is_play(some)}
        found |= {"yield"} if may_yield(pos) else set()
    if pos["phase"] == "suffer":
        needed = attack(pos)
        found = {
            "discard " + " ".join(some)
            for some in subsets(hand, len(hand))
            if is_discard(some, needed)
        }
    if pos["phase"] in ("play", "suffer") and flips_left(pos) > 0:
        found |= {"flip"}
    return found


def after(old: Position, move: str) -> Position:
    """The position after a legal move."""
    pos: Position = {**old, "hands": [list(hand) for hand in old["hands"]]}
    pos.update({name: list(old[name]) for name in ("castle", "tavern", "discard", "table")})
    pos["yielded"] = set(old["yielded"])
    verb, *rest = move.split()
    hand = pos["hands"][pos["seat"] - 1]
    if verb in ("play", "discard"):
        for card in rest:
            hand.remove(card)
    if verb == "play":
        _play(pos, rest)
    elif verb == "yield":
        pos["yielded"].add(pos["seat"])
        _suffer(pos)
    elif verb == "discard":
        pos["discard"][:0] = reversed(rest)
        _pass_on(pos)
    elif verb == "next":
        _begin(pos, int(rest[0]))
    else:
        _flip(pos)
    return pos


def _play(pos: Position, cards: list[str]) -> None:
    pos["yielded"].discard(pos["seat"])
    pos["table"].append(cards)
    if cards[0][0] == "X":
        pos["phase"] = "choose"
        return
    value = worth(cards)
    powers = suits(cards) - {immune(pos)}
    if "H" in powers:
        _shuffle_discard(pos)
        pos["tavern"] += pos["discard"][:value]
        del pos["discard"][:value]
    if "D" in powers:
        _draw(pos, value)
    pos["damage"] += value * (2 if "C" in powers else 1)
    health = ATTACK_HEALTH[pos["enemy"][0]][1] + option(pos, "enemy_health", 0)
    if pos["damage"] < health:
        _suffer(pos)
        return
    if pos["damage"] == health:
        pos["tavern"].insert(0, pos["enemy"])
        pos["known"] += 1
    else:
        pos["discard"].insert(0, pos["enemy"])
    for play in pos["table"]:
        for card in play:
            pos["discard"].insert(0, card)
    pos.update(table=[], damage=0)
    if not pos["castle"]:
        pos.update(enemy="-", phase="won")
        return
    pos["enemy"] = pos["castle"].pop(0)
    _begin(pos, pos["seat"])


def _shuffle_discard(pos: Position) -> None:
    """Fisher-Yates, as in docs/NOTATION.md; without `chance` the pile keeps its order."""
    if pos["chance"] == "-" or not pos["discard"]:
        return
    source = random.Random(pos["chance"])
    pile = pos["discard"]
    for last in reversed(range(1, len(pile))):
        pick = int(source.random() * (last + 1))
        pile[last], pile[pick] = pile[pick], pile[last]
    seed, _, count = pos["chance"].rpartition(".")
    pos["chance"] = f"{seed}.{int(count) + 1}"


def _draw(pos: Position, amount: int) -> None:
    """D1."""
    limit = option(pos, "hand_limit", HAND_LIMITS[pos["players"]])
    seat = pos["seat"] - 1
    while amount and pos["tavern"] and any(len(hand) < limit for hand in pos["hands"]):
        if len(pos["hands"][seat]) < limit:
            pos["hands"][seat] = ordered([*pos["hands"][seat], pos["tavern"].pop(0)])
            pos["known"] = max(0, pos["known"] - 1)
            amount -= 1
        seat = (seat + 1) % pos["players"]


def _flip(pos: Position) -> None:
    """L1."""
    pos["flips"] += 1
    pos["discard"][:0] = reversed(pos["hands"][0])
    pos["hands"] = [[]]
    _draw(pos, 99)
    if pos["phase"] == "suffer":
        _suffer(pos)
    else:
        _begin(pos, 1)


def _suffer(pos: Position) -> None:
    needed = attack(pos)
    if needed == 0:
        _pass_on(pos)
        return
    pos["phase"] = "suffer"
    if worth(pos["hands"][pos["seat"] - 1]) < needed and not flips_left(pos):
        pos.update(phase="lost", by="F4")


def _pass_on(pos: Position) -> None:
    _begin(pos, 1 if pos["seat"] == pos["players"] else pos["seat"] + 1)


def _begin(pos: Position, seat: int) -> None:
    pos.update(seat=seat, phase="play")
    if pos["hands"][seat - 1] or flips_left(pos):
        return
    standstill = pos["players"] == 1 and attack(pos) == 0  # Q2
    endless = pos["options"].get("solo_yield") == "free" and standstill
    if not may_yield(pos) or endless:
        pos.update(phase="lost", by="P8")


def perft(pos: Position, depth: int) -> int:
    """The number of sequences of legal moves; a game that ends earlier counts once."""
    if depth == 0 or pos["phase"] in ("won", "lost"):
        return 1
    if depth == 1:
        return len(moves(pos))
    return sum(perft(after(pos, move), depth - 1) for move in moves(pos))
