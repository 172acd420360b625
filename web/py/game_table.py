"""A table: a game comes onto it, is shown as one viewer may know it, and changes."""

from __future__ import annotations

import json
from collections.abc import Callable

from asking import JSON, StaleIntent, list_of, number_of, text_of, told_error
from game import Game, beaten, enemy_of, outcome, reveals

from regicide_core import (
    ENGINE,
    Card,
    Event,
    IllegalMove,
    Move,
    Phase,
    Record,
    RecordError,
    RegicideError,
    Rules,
    State,
    Wish,
    apply,
    legal_moves,
    observe,
    parse_move,
    parse_position,
    parse_record,
    preview,
    record_from_json,
    record_from_url,
    select,
    suggested_discard,
    tally,
    wish,
)
from regicide_core.events import Defeated, Discarded, Drew, Flipped, Healed, Played


class Table:
    """A table and the game on it, one at a time; `revision` names its position."""

    def __init__(self, revision: int = 0) -> None:
        self.game: Game | None = None
        self.revision = revision

    def verbs(self) -> dict[str, Callable[[JSON], JSON]]:
        return {
            "hello": lambda _: {"ok": {"engine": ENGINE}},
            "new": self.new,
            "load": self.load,
            "place": self.place,
            "replay": self.replay,
            "view": self.view,
            "select": self.select,
            "move": self.move,
            "undo": self.undo,
            "wish": self.wish,
            "give_up": self.give_up,
            "log": self.log,
            "export": self.export,
        }

    # A game comes onto the table

    def new(self, request: JSON) -> JSON:
        record = Record(
            players=number_of(request, "players"),
            seed=str(request["seed"]),
            rules=Rules.from_json(request.get("rules") or {}),
            first=number_of(request, "first", 1),
            seats=tuple(str(name) for name in list_of(request, "seats")),
        )
        return self._put(Game.of(record, bots=request.get("bots", ())))

    def load(self, request: JSON) -> JSON:
        """A saved game; a damaged save is refused with a code and changes nothing."""
        try:
            save = json.loads(str(request["save"]))
            record = record_from_json(save["record"])
            assisted = save["assisted"]
            bots = save.get("bots", ())
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, RegicideError):
                raise
            raise RecordError("record_not_text", repr(error)) from error
        return self._put(Game.of(record, assisted=assisted is True, bots=bots))

    def place(self, request: JSON) -> JSON:
        """A game that begins from a position, given as a line of notation."""
        start = parse_position(text_of(request, "position"))
        seats = tuple(str(name) for name in list_of(request, "seats"))
        return self._put(Game.of(Record.of_position(start, seats)))

    def replay(self, request: JSON) -> JSON:
        """A recorded game, as JSON text or in its URL form, as it stood after so many moves."""
        text = text_of(request, "record").strip()
        record = parse_record(text) if text.startswith("{") else record_from_url(text)
        ply = number_of(request, "ply", 0)
        game = Game.of(record if ply == len(record.moves) else record.upto(ply))
        happened = game.events[-1] if game.events else ()
        return self._put(game, happened, plies=len(record.moves))

    # What a viewer may know

    def view(self, request: JSON) -> JSON:
        return {"ok": self._view(self._viewer(request))}

    def log(self, request: JSON) -> JSON:
        """Every move and its events, as the viewer may know them."""
        game = self._table()
        viewer = self._viewer(request)
        entries = [
            {
                "ply": ply,
                "seat": before.seat,
                "move": str(move),
                "events": _events_json(before, events, viewer),
            }
            for ply, (before, move, events) in enumerate(
                zip(game.states, game.record.moves, game.events, strict=False), start=1
            )
        ]
        return {"ok": {"first": game.states[0].seat, "entries": entries}}

    def select(self, request: JSON) -> JSON:
        """What the chosen cards are, what they would do, what may join them."""
        game = self._fresh(request)
        state = game.state
        chosen = select(state, tuple(Card(str(card)) for card in list_of(request, "cards")))
        least = suggested_discard(state) if chosen.move else None
        return {
            "ok": {
                "cards": [card.text for card in chosen.cards],
                "move": chosen.move and str(chosen.move),
                "why_not": chosen.why_not,
                "joinable": [card.text for card in chosen.joinable],
                "refused": {card.text: code for card, code in chosen.refused},
                "total": chosen.total,
                "needed": chosen.needed,
                "cheaper": least is not None and select(state, least.cards).total < chosen.total,
                "preview": chosen.move and vars(preview(state, chosen.move)),
            }
        }

    def export(self, _: JSON) -> JSON:
        """The whole record, once the game is over: replay, share link, bug report."""
        game = self._table()
        if not game.is_over:
            raise IllegalMove("export_not_now", "")
        return {"ok": {"record": game.record.to_json(), "url": game.record.to_url()}}

    # The game changes

    def move(self, request: JSON) -> JSON:
        game = self._fresh(request)
        viewer = self._viewer(request)
        if game.record.gave_up:
            raise IllegalMove("game_over", str(request["move"]))
        move = self._move_of(request)
        state, events = apply(game.state, move)
        game.record = game.record.then(move)
        game.states.append(state)
        game.events.append(events)
        game.wishes = {} if state.phase is Phase.CHOOSE else None
        return self._changed(viewer, events)

    def undo(self, request: JSON) -> JSON:
        """Back to a person's last decision; past something newly seen the game is assisted."""
        game = self._fresh(request)
        viewer = self._viewer(request)
        ply = game.undone
        if game.record.gave_up:
            game.record = game.record.replace(gave_up=False)
        elif ply is None:
            raise IllegalMove("nothing_to_undo", "")
        else:
            game.assisted = game.assisted or reveals(game.events[ply:])
            game.record = game.record.upto(ply)
            del game.states[ply + 1 :]
            del game.events[ply:]
        game.wishes = {} if game.state.phase is Phase.CHOOSE else None
        return self._changed(viewer, ())

    def wish(self, request: JSON) -> JSON:
        game = self._fresh(request)
        viewer = self._viewer(request)
        said = wish(game.state, number_of(request, "seat"), Wish(str(request["wish"])))
        game.wishes = (game.wishes or {}) | {said.seat: said.wish}
        return {"ok": self._view(viewer) | {"events": [said.to_json()]}}

    def give_up(self, request: JSON) -> JSON:
        game = self._fresh(request)
        viewer = self._viewer(request)
        if game.is_over:
            raise IllegalMove("game_over", "")
        game.record = game.record.given_up()
        return self._changed(viewer, ())

    # Parts of the above

    def _move_of(self, request: JSON) -> Move:
        return parse_move(str(request["move"]))

    def _table(self) -> Game:
        if self.game is None:
            raise StaleIntent("no_game", "")
        return self.game

    def _fresh(self, request: JSON) -> Game:
        """The game, if the request was made for the position that is on the table."""
        if request["revision"] != self.revision:
            raise StaleIntent("stale_intent", str(request["revision"]), now=self.revision)
        return self._table()

    def _viewer(self, request: JSON) -> int:
        """Who looks: a seat, or 0. Read before anything changes."""
        viewer = number_of(request, "viewer")
        observe(self._table().state, viewer)  # refuses a seat that isn't there
        return viewer

    def _put(self, game: Game, events: tuple[Event, ...] = (), **more: int) -> JSON:
        self.game = game
        game.wishes = {} if game.state.phase is Phase.CHOOSE else None
        return self._changed(0, events, **more)

    def _changed(self, viewer: int, events: tuple[Event, ...], **more: object) -> JSON:
        self.revision += 1
        return self._kept(viewer, events, **more)

    def _kept(self, viewer: int, events: tuple[Event, ...], **more: object) -> JSON:
        game = self._table()
        return {
            "ok": self._view(viewer)
            | {"events": _events_json(game.states[-2:][0], events, viewer), **more},
            "save": json.dumps(
                {"record": game.record.to_json(), "assisted": game.assisted, "bots": game.bots}
            ),
            "summary": self._summary(),
        }

    def _summary(self) -> JSON:
        game = self._table()
        return {
            "players": game.record.players,
            "seats": list(game.record.seats),
            "bots": list(game.bots),
            "rules": str(game.record.rules),
            "assisted": game.assisted,
            "ply": len(game.record.moves),
            "enemy": game.state.enemy and game.state.enemy.text,
            "beaten": beaten(game.state),
            "result": outcome(game),
        }

    def _view(self, viewer: int) -> JSON:
        """Everything the page draws, for a seat or for an onlooker (0)."""
        game = self._table()
        state = game.state
        seen = observe(state, viewer)
        yours = viewer == state.seat and not game.is_over
        moves = legal_moves(state) if yours else ()
        suggestion = suggested_discard(state) if yours else None
        ply = game.undone
        return {
            "revision": self.revision,
            "ply": len(game.record.moves),
            "viewer": viewer,
            "observation": seen.to_json(),
            "names": list(game.record.seats),
            "bots": list(game.bots),
            "rules": game.record.rules.to_json(),
            "standard": game.record.rules.is_standard,
            "over": game.is_over,
            "enemy": enemy_of(state),
            "beaten": beaten(state),
            "hand_limit": state.hand_limit,
            "flips_left": state.flips_left,
            "your_turn": yours,
            "yield": _choice(state, "yield") if yours else None,
            "flip": _choice(state, "flip") if yours else None,
            "next": [move.seat for move in moves if hasattr(move, "seat")],
            "suggestion": suggestion and [card.text for card in suggestion.cards],
            "wishes": game.wishes,
            "undo": {
                "possible": ply is not None or game.record.gave_up,
                "assists": ply is not None
                and not game.record.gave_up
                and not game.assisted
                and reveals(game.events[ply:]),
            },
            "assisted": game.assisted,
            "result": outcome(game),
            "tally": vars(tally(event for events in game.events for event in events)),
        }


def _choice(state: State, text: str) -> JSON:
    """Whether a move without cards is legal, and what it would do or why not."""
    try:
        return {"legal": True, "preview": vars(preview(state, parse_move(text)))}
    except IllegalMove as error:
        return {"legal": False, "error": told_error(error)}


def _events_json(before: State, events: tuple[Event, ...], viewer: int) -> list[JSON]:
    tavern, discard = len(before.tavern), len(before.discard)
    fight = sum(len(play) for play in before.table)
    shown = []
    for event in events:
        match event:
            case Played(_, cards, _):
                fight += len(cards)
            case Healed(amount):
                tavern, discard = tavern + amount, discard - amount
            case Drew():
                tavern -= 1
            case Defeated(_, exact):
                tavern, discard = tavern + exact, discard + fight + (not exact)
                fight = 0
            case Discarded(_, cards) | Flipped(_, cards, _):
                discard += len(cards)
        written = event.seen_by(viewer).to_json()
        if isinstance(event, Healed | Drew | Defeated | Discarded | Flipped):
            written["piles"] = {"tavern": tavern, "discard": discard}
        shown.append(written)
    return shown
