"""The plain terminal game of `python -m regicide_core play`: one screen, moves typed as text."""

from __future__ import annotations

from .. import (
    Discard,
    Flip,
    Observation,
    Phase,
    Play,
    Preview,
    Record,
    RegicideError,
    State,
    Yield,
    legal_moves,
    observe,
    parse_move,
    preview,
)
from .error_words import in_words

HELP = """\
  3D 3S    play or discard these cards     yield   play nothing
  next 2   after a Jester: who goes next   flip    solo: flip a Jester
  moves    list the legal moves            undo    take back a move
  quit     give up                         help    this list
A: Ace, T: ten, X1 X2: Jesters; C D H S: Clubs, Diamonds, Hearts, Spades."""
LISTED = 40


def play_game(record: Record) -> Record:
    """Ask for moves until the game ends or is given up; the record of it."""
    print(HELP)
    state = record.state()
    shown_to = state.seat
    while not state.is_over:
        if state.seat != shown_to:
            input(f"\nSeat {state.seat}, your turn. Press Enter when nobody else is looking. ")
            shown_to = state.seat
        print()
        print("\n".join(table_lines(observe(state, state.seat))))
        words = input(f"seat {state.seat}, {_task(state)}> ").split()
        match words:
            case ["quit"]:
                return record.given_up()
            case ["undo"]:
                record = record.upto(max(0, len(record.moves) - 1))
            case ["moves"]:
                _list_moves(state)
            case ["help"] | []:
                print(HELP)
            case _:
                record = _try(record, state, " ".join(words))
        state = record.state()
    print()
    print("\n".join(table_lines(state)))
    return record


def _try(record: Record, state: State, text: str) -> Record:
    """The record with the typed move, or as it was with a word on what is wrong."""
    verb = "discard" if state.phase is Phase.SUFFER else "play"
    known_verbs = ("play", "discard", "next", "yield", "flip")
    try:
        move = parse_move(text if text.lower().startswith(known_verbs) else f"{verb} {text}")
        print(f"  {move}: {_summary(preview(state, move))}")
    except RegicideError as error:
        print(f"  no: {in_words(error)}" + (f" (rule {error.rule})" if error.rule else ""))
        return record
    longer = record.then(move)
    *_, (_, events) = longer.steps()
    for event in events:
        print(f"  {event.seen_by(state.seat)}")
    return longer


def table_lines(view: State | Observation) -> list[str]:
    """The table in a few lines of plain text."""
    enemy = "none" if view.enemy is None else str(view.enemy)
    immune = f"immune to {view.immunity.name.title()}" if view.immunity else "not immune"
    lines = [
        f"Enemy   {enemy}: health {view.health_left}, attack {view.attack}, {immune}",
        f"Castle  {len(view.castle)} to come   Tavern {_pile(view.tavern, view.known)}"
        f"   Discard {_pile(view.discard, 1)}",
        f"Table   {'  '.join(' '.join(map(str, cards)) for cards in view.table) or '-'}",
    ]
    for seat, hand in enumerate(view.hands, start=1):
        turn = ">" if seat == view.seat else " "
        cards = " ".join("?" if card is None else str(card) for card in hand) or "-"
        yielded = "   yielded" if seat in view.yielded else ""
        lines.append(f"Seat {seat} {turn} {cards}{yielded}")
    if view.players == 1:
        lines.append(f"Jesters left to flip: {view.flips_left}")
    if view.is_over:
        lines.append(f"{view.phase}{f' by {view.lost_by}' if view.lost_by else ''}")
    return lines


def _pile(cards: tuple[object, ...], seen: int) -> str:
    top = " ".join(str(card) for card in cards[:seen])
    return f"{len(cards)} ({top} on top)" if top else str(len(cards))


def _task(state: State) -> str:
    match state.phase:
        case Phase.SUFFER:
            return f"discard cards worth at least {state.attack}"
        case Phase.CHOOSE:
            return "choose who goes next"
        case _:
            return "play"


def _list_moves(state: State) -> None:
    moves = legal_moves(state)
    for move in moves[:LISTED]:
        match move:
            case Play() | Yield() | Flip():
                print(f"  {move}: {_summary(preview(state, move))}")
            case Discard(cards):
                print(f"  {move}: {sum(card.value for card in cards)}")
            case _:
                print(f"  {move}")
    if len(moves) > LISTED:
        print(f"  and {len(moves) - LISTED} more")


def _summary(seen: Preview) -> str:
    parts = []
    if seen.blow is not None:
        parts.append(f"damage {seen.damage} ({seen.blow}), enemy left {seen.enemy_left}")
    if seen.healed:
        parts.append(f"heal {seen.healed}")
    if any(seen.draws):
        parts.append(f"draw {'/'.join(map(str, seen.draws))}")
    if seen.shield:
        parts.append(f"shield {seen.shield}")
    if seen.must_discard:
        fate = {True: "", False: ", which loses", None: ", if the drawn cards allow it"}[
            seen.survives
        ]
        parts.append(f"then discard {seen.must_discard}{fate}")
    if seen.stuck:
        parts.append("then there is nothing left to play, which loses")
    return "; ".join(parts) or "nothing more"
