"""`preview` against `apply`, for every legal move of many positions, and blind to hidden cards."""

import random
from collections.abc import Iterator

import pytest

from regicide_core import (
    Blow,
    Chance,
    Discard,
    Event,
    Flip,
    Medal,
    Move,
    Phase,
    Play,
    Preview,
    Rules,
    State,
    apply,
    legal_moves,
    new_game,
    observe,
    preview,
)
from regicide_core.cards import in_order
from regicide_core.events import (
    Damaged,
    Defeated,
    Drew,
    Healed,
    ImmunityCancelled,
    Lost,
    Played,
    PowerBlocked,
    Shielded,
    Struck,
    Won,
)
from tests.support.invariants import ends_stuck

STANDARD = Rules()
EASY = Rules(enemy_health=-10, enemy_attack=-5)
TABLES = {
    f"{players} {name}": (players, rules, castle)
    for players in (1, 2, 3, 4)
    for name, rules, castle in (
        ("standard", STANDARD, 12),
        ("easy", EASY.replace(hand_limit={1: 10, 2: 9, 3: 8, 4: 7}[players]), 12),
        ("last two", EASY.replace(partial=True, open_discard=True), 2),
        (
            "odd",
            Rules(jesters=2, solo_flips=0, hand_limit={1: 6, 2: 5, 3: 4, 4: 3}[players]),
            12,
        ),
    )
}
EVERY_TABLE = pytest.mark.parametrize(("players", "rules", "castle"), TABLES.values(), ids=TABLES)


def positions(players: int, rules: Rules, castle: int, games: int) -> Iterator[State]:
    """Every position of some games, played at random, but for a kill and not for a loss."""
    for game in range(games):
        dice = random.Random(f"{players}{rules}{game}")
        state = new_game(players, f"preview{game}", rules=rules)
        if castle < 12:
            state = state.replace(enemy=state.castle[-castle], castle=state.castle[-castle + 1 :])
            if game % 2:  # Hearts must come before Diamonds
                state = state.replace(tavern=(), discard=state.tavern)
        while not state.is_over:
            yield state
            moves = list(legal_moves(state))
            dice.shuffle(moves)
            state, _ = apply(state, min(moves, key=lambda move: hopes(preview(state, move))))


def hopes(foresight: Preview) -> int:
    """A kill first, a certain loss last."""
    if foresight.survives is False:
        return 2
    return 1 if foresight.blow in (None, Blow.UNDER) else 0


def happened(kind: type[Event], field: str, events: tuple[Event, ...], default: object) -> object:
    """The field of the only event of that kind, or the default if there is none."""
    found = [getattr(event, field) for event in events if type(event) is kind]
    assert len(found) <= 1
    return found[0] if found else default


def told(state: State, move: Move) -> Preview:
    """What `apply` does, as a preview; `survives` is what came of it in this very deal."""
    now, events = apply(state, move)
    blow = None
    if isinstance(move, Play) and not move.cards[0].is_jester:
        exact = happened(Defeated, "exact", events, None)
        blow = {None: Blow.UNDER, True: Blow.EXACT, False: Blow.OVER}[exact]  # type: ignore[index]
    beaten = blow in (Blow.EXACT, Blow.OVER)
    suffering = now.phase is Phase.SUFFER
    drawers = [event.seat for event in events if isinstance(event, Drew)]
    value = happened(Played, "value", events, 0)
    return Preview(
        value=sum(card.value for card in move.cards) if isinstance(move, Discard) else value,  # type: ignore[arg-type]
        blow=blow,
        damage=happened(Damaged, "amount", events, 0),  # type: ignore[arg-type]
        doubled=happened(Damaged, "doubled", events, False),  # type: ignore[arg-type]
        healed=happened(Healed, "amount", events, 0),  # type: ignore[arg-type]
        draws=tuple(drawers.count(seat) for seat in range(1, state.players + 1)),
        shield=happened(Shielded, "amount", events, 0),  # type: ignore[arg-type]
        blocked=happened(PowerBlocked, "suit", events, None),  # type: ignore[arg-type]
        immunity_cancelled=happened(ImmunityCancelled, "enemy", events, None) is not None,
        enemy_left=0 if beaten else now.health_left,
        attack=0 if beaten else now.attack,
        wins=any(isinstance(event, Won) for event in events),
        must_discard=now.attack
        if suffering
        else happened(Struck, "amount", events, state.attack if now.lost_by == "F4" else 0),  # type: ignore[arg-type]
        survives=happened(Lost, "rule", events, None) != "F4"
        and (not suffering or any(isinstance(each, Discard) for each in legal_moves(now))),
        medal=tuple(Medal)[now.flips] if state.players == 1 else None,
    )


def may_still_come(state: State, move: Move) -> bool:
    """Whether a card that the seat hasn't seen can still reach its hand and pay."""
    now, events = apply(state, move)
    own = [
        place
        for place, event in enumerate(event for event in events if isinstance(event, Drew))
        if event.seat == state.seat
    ]
    return any(place >= state.known for place in own) or now.flips_left > 0


@EVERY_TABLE
def test_every_number_is_what_apply_does(players: int, rules: Rules, castle: int) -> None:
    checked = 0
    for state in positions(players, rules, castle, games=10):
        for move in legal_moves(state):
            foresight = preview(state, move)
            deed = told(state, move)
            assert (
                foresight.replace(survives=deed.survives, needs_flip=False, stuck=False) == deed
            ), f"{state!r} {move}"
            checked += 1
    assert checked > 150


def can_be_saved(state: State) -> bool:
    """Whether the struck seat can pay in this very deal, if need be after its flips (F5)."""
    moves = legal_moves(state)
    if state.phase is not Phase.SUFFER or any(isinstance(move, Discard) for move in moves):
        return state.lost_by != "F4"
    return can_be_saved(apply(state, Flip())[0])


@pytest.mark.rule("F4", "F5")
@EVERY_TABLE
def test_certain_survival_and_certain_death_come_true(
    players: int, rules: Rules, castle: int
) -> None:
    for state in positions(players, rules, castle, games=8):
        for move in legal_moves(state):
            match preview(state, move).survives:
                case True:
                    assert told(state, move).survives, f"{state!r} {move}"
                case False:
                    assert not can_be_saved(apply(state, move)[0]), f"{state!r} {move}"
                case None:
                    assert may_still_come(state, move), f"{state!r} {move}"


@pytest.mark.rule("P8", "Q1", "Q2")
@EVERY_TABLE
def test_having_nothing_to_do_comes_true_and_only_where_it_was_foreseen(
    players: int, rules: Rules, castle: int
) -> None:
    for state in positions(players, rules, castle, games=8):
        for move in legal_moves(state):
            now = apply(state, move)[0]
            match preview(state, move).stuck:
                case True:
                    assert ends_stuck(now) or not can_be_saved(now), f"{state!r} {move}"
                case False:
                    assert not ends_stuck(now), f"{state!r} {move}"
                case None:
                    assert may_still_come(state, move), f"{state!r} {move}"


def with_other_hidden_cards(state: State, dice: random.Random) -> State:
    """The same to the seat at turn, with everything that it can't see changed."""
    open_discard = len(state.discard) if state.rules.open_discard else 1
    pool = [
        *(card for seat, hand in enumerate(state.hands, 1) if seat != state.seat for card in hand),
        *state.tavern[state.known :],
        *state.discard[open_discard:],
    ]
    dice.shuffle(pool)
    castle = list(state.castle)
    dice.shuffle(castle)
    hands = tuple(
        hand if seat == state.seat else in_order([pool.pop() for _ in hand])
        for seat, hand in enumerate(state.hands, 1)
    )
    rest = state.tavern[state.known :]
    return state.replace(
        hands=hands,
        tavern=state.tavern[: state.known] + tuple(pool.pop() for _ in rest),
        discard=state.discard[:open_discard] + tuple(pool),
        castle=tuple(castle),
        chance=Chance("otherwise", dice.randrange(1000)),
    )


@pytest.mark.rule("T1", "T3", "T4")
@EVERY_TABLE
def test_no_hidden_card_changes_a_preview(players: int, rules: Rules, castle: int) -> None:
    dice = random.Random("hidden")
    for state in positions(players, rules, castle, games=5):
        other = with_other_hidden_cards(state, dice)
        assert observe(other, state.seat) == observe(state, state.seat)
        for move in legal_moves(state):
            assert preview(other, move) == preview(state, move)


def test_the_positions_show_every_kind_of_outcome() -> None:
    found = {
        (foresight.blow, foresight.survives, foresight.wins, foresight.stuck)
        for players, rules, castle in TABLES.values()
        for state in positions(players, rules, castle, games=6)
        for foresight in (preview(state, move) for move in legal_moves(state))
    }
    assert {stuck for _, _, _, stuck in found} == {True, False, None}
    seen = {outcome[:3] for outcome in found}
    for outcome in (True, False, None):
        assert (Blow.UNDER, outcome, False) in seen
        assert (None, outcome, False) in seen
    for blow in (Blow.EXACT, Blow.OVER):
        assert {(blow, True, False), (blow, True, True)} <= seen
