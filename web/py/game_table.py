"""A table: a game comes onto it, is shown as one viewer may know it, and changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from game import Game
from request_fields import Request, StaleIntent, list_of, number_of, text_of, texts_of
from viewer import Hands, Viewer, viewer_of
from wire import choice_json, enemy_json, events_json, preview_json, tally_json

from regicide_core import (
    ENGINE,
    Card,
    IllegalMove,
    Move,
    Next,
    Record,
    Rules,
    Wish,
    legal_moves,
    observe,
    parse_move,
    parse_position,
    parse_record,
    record_from_url,
    select,
    suggested_discard,
    tally,
    wish,
)
from regicide_core.events import Wished

if TYPE_CHECKING:
    import protocol
    from protocol import Envelope

VerbFunction = Callable[[Request], "Envelope"]


class Table:
    """A table and the game on it. `revision` changes with the position on the table."""

    def __init__(self, revision: int = 0) -> None:
        self.game: Game | None = None
        self.revision = revision
        self.holder = 0  # the seat whose player has the device and looks; 0: nobody
        self.hands: Hands = "held"
        self.opened = 0  # how many moves the game had when it came onto the table
        self.recorded: Game | None = None  # the whole game of which `seek` shows a position

    def verbs(self) -> dict[str, VerbFunction]:
        return {
            "hello": self.hello,
            "new": self.new,
            "load": self.load,
            "place": self.place,
            "replay": self.replay,
            "watch": self.watch,
            "seek": self.seek,
            "view": self.view,
            "reveal": self.reveal,
            "cover": self.cover,
            "select": self.select,
            "move": self.move,
            "undo": self.undo,
            "wish": self.wish,
            "give_up": self.give_up,
        }

    def hello(self, _: Request) -> Envelope:
        answer: protocol.Hello = {"engine": ENGINE}
        return {"ok": answer}

    # A game comes onto the table

    def new(self, request: Request) -> Envelope:
        record = Record(
            players=number_of(request, "players"),
            seed=str(request["seed"]),
            rules=Rules.from_json(request.get("rules") or {}),
            first=number_of(request, "first", 1),
            seats=texts_of(request, "seats"),
        )
        return self._put(request, Game.of(record, bots=request.get("bots", ())))

    def load(self, request: Request) -> Envelope:
        """Put a saved game on the table; a damaged save is refused and changes nothing."""
        return self._put(request, Game.of_save(str(request["save"])))

    def place(self, request: Request) -> Envelope:
        """Begin a game at a position, given as a line of notation."""
        start = parse_position(text_of(request, "position"))
        record = Record.of_position(start, texts_of(request, "seats"))
        return self._put(request, Game.of(record), hands="open")

    def replay(self, request: Request) -> Envelope:
        """Show a recorded game (JSON text, or its URL form) after so many moves."""
        text = text_of(request, "record").strip()
        record = parse_record(text) if text.startswith("{") else record_from_url(text)
        ply = number_of(request, "ply", 0)
        record.upto(ply)  # refuses a ply that isn't there
        return self._go_to(request, Game.of(record), ply, hands="open")

    def watch(self, request: Request) -> Envelope:
        """Show a saved game that is over, with all cards that were drawn, after so many moves."""
        game = Game.of_save(str(request["save"]))
        if not game.is_over:
            raise IllegalMove("export_not_now", "")
        ply = min(number_of(request, "ply"), len(game.events))
        change = self._go_to(request, game, ply, hands="watched")["ok"]
        people = game.people
        answer = cast("protocol.Replay", change)
        answer["moves"] = [self._entry(game, ply, None) for ply in range(len(game.events))]
        answer["you"] = people[0] if len(people) == 1 else 0
        return {"ok": answer}

    def seek(self, request: Request) -> Envelope:
        """Show another position of the recorded game: the one after so many moves."""
        if self.recorded is None:
            raise StaleIntent("no_game", "")
        ply = number_of(request, "ply")
        self.recorded.record.upto(ply)  # refuses a ply that isn't there
        return self._go_to(request, self.recorded, ply, self.hands)

    def _go_to(self, request: Request, recorded: Game, ply: int, hands: Hands) -> Envelope:
        """Show a recorded game after so many moves."""
        known = max(ply - 1, 0)  # the last move counts as news: the page plays its events
        envelope = self._put(request, recorded.upto(ply), hands=hands, known=known)
        self.recorded = recorded
        answer = cast("protocol.RecordedChange", envelope["ok"])
        answer["plies"] = len(recorded.events)
        return envelope

    def _put(
        self, request: Request, game: Game, hands: Hands = "held", known: int | None = None
    ) -> Envelope:
        """Put a game on the table; its moves after the `known` ones are news, usually none."""
        opened = len(game.events)
        for move in texts_of(request, "moves"):
            game.make(parse_move(move))
        self.game = game
        self.opened = opened
        self.recorded = None
        self.hands = hands
        # A finished game of several people opens with the hand whose turn it was.
        self.holder = game.state.seat if game.is_over and hands == "held" else 0
        return self._changed(request, len(game.events) if known is None else known, whole=True)

    # What a viewer may know

    def view(self, request: Request) -> Envelope:
        return {"ok": self._change(request, whole=True)}

    def reveal(self, request: Request) -> Envelope:
        """The device has been passed to the player at turn."""
        if self._viewer().covered:
            self.holder = self._table().state.seat
        return {"ok": self._change(request, whole=True)}

    def cover(self, request: Request) -> Envelope:
        """The device was left alone: while a game of several people runs, no hand stays shown."""
        if not self._table().is_over:
            self.holder = 0
        return {"ok": self._change(request, whole=True)}

    def select(self, request: Request) -> Envelope:
        return {"ok": self._selection(self._fresh(request), request)}

    def _selection(self, game: Game, request: Request) -> protocol.Selection:
        """What the chosen cards are, what they would do, what may join them.

        Answered from what the viewer may know: nobody chooses from a hand that is covered.
        """
        seen = observe(game.state, self._viewer().seat)
        chosen = select(seen, tuple(Card(str(card)) for card in list_of(request, "cards")))
        least = suggested_discard(seen) if chosen.move else None
        return {
            "cards": [card.text for card in chosen.cards],
            "move": str(chosen.move) if chosen.move else None,
            "why_not": chosen.why_not,
            "joinable": [card.text for card in chosen.joinable],
            "refused": {card.text: code for card, code in chosen.refused},
            "total": chosen.total,
            "needed": chosen.needed,
            "cheaper": least is not None and select(seen, least.cards).total < chosen.total,
            "preview": preview_json(seen, chosen.move) if chosen.move else None,
        }

    # The game changes

    def move(self, request: Request) -> Envelope:
        game = self._fresh(request)
        text = str(request["move"])
        if game.record.gave_up:
            raise IllegalMove("game_over", text)
        return self._make(request, game, parse_move(text))

    def _make(self, request: Request, game: Game, move: Move) -> Envelope:
        game.make(move)
        return self._changed(request, len(game.events) - 1)

    def undo(self, request: Request) -> Envelope:
        """Go back to a person's last decision; if a card was shown since, the game is assisted."""
        game = self._fresh(request)
        ply = game.undone
        was_over = game.is_over
        if game.record.gave_up:
            game.record = game.record.replace(gave_up=False)
        elif ply is None:
            raise IllegalMove("nothing_to_undo", "")
        else:
            game.assisted = game.assisted or game.undo_assists
            game.record = game.record.upto(ply)
            del game.states[ply + 1 :]
            del game.events[ply:]
        game.ask_for_wishes()
        if was_over and self.hands == "held" and len(game.people) > 1:
            self.holder = 0  # another player may have taken the device to look at the result
        return self._changed(request, whole=True)

    def give_up(self, request: Request) -> Envelope:
        game = self._fresh(request)
        if game.is_over:
            raise IllegalMove("game_over", "")
        game.record = game.record.given_up()
        return self._changed(request)

    def wish(self, request: Request) -> Envelope:
        game = self._fresh(request)
        said = wish(game.state, number_of(request, "seat"), Wish(str(request["wish"])))
        return self._said(request, game, [said])

    def _said(self, request: Request, game: Game, wishes: list[Wished]) -> Envelope:
        for each in wishes:
            game.wishes = (game.wishes or {}) | {each.seat: each.wish}
        answer = cast("protocol.WishChange", self._change(request))
        answer["said"] = [cast("protocol.GameEvent", each.to_json()) for each in wishes]
        return {"ok": answer}

    # Parts of the above

    def _table(self) -> Game:
        if self.game is None:
            raise StaleIntent("no_game", "")
        return self.game

    def _fresh(self, request: Request) -> Game:
        """The game, if the request was made for the position that is on the table."""
        if request["revision"] != self.revision:
            raise StaleIntent("stale_intent", str(request["revision"]), now=self.revision)
        return self._table()

    def _viewer(self) -> Viewer:
        """Who looks now."""
        return viewer_of(self._table(), self.hands, self.holder)

    def _changed(
        self, request: Request, known: int | None = None, *, whole: bool = False
    ) -> Envelope:
        """Answer with the new position; the moves after the `known` ones are news, None: none."""
        self.revision += 1
        return self._kept(request, known, whole=whole)

    def _kept(self, request: Request, known: int | None = None, *, whole: bool = False) -> Envelope:
        """The answer together with what the worker stores."""
        game = self._table()
        change = self._change(request, known, whole=whole)
        return {"ok": change, "save": game.save(), "summary": game.summary()}

    def _change(
        self, request: Request, known: int | None = None, *, whole: bool = False
    ) -> protocol.Change:
        """The table as whoever looks now may know it.

        A request with `log` gets all moves too, if the page can't know them from earlier answers:
        when another viewer looks, or when the moves are other ones (`whole`).
        """
        game = self._table()
        viewer = self._viewer()
        whole = whole or viewer.seat != self.holder
        self.holder = viewer.seat
        plies = range(len(game.events))
        recap: list[protocol.GameEvent] = []
        if viewer.covered:
            since = game.last_decision(game.state.seat)
            recap = [event for ply in plies[since:] for event in self._events(game, ply, 0)]
        change: protocol.Change = {
            "view": self._view(viewer.seat),
            "entries": []
            if known is None
            else [self._entry(game, ply, viewer.seat) for ply in plies[known:]],
            "covered": viewer.covered,
            "recap": recap,
        }
        if request.get("log") and whole:
            change["log"] = [self._entry(game, ply, viewer.seat) for ply in plies]
        return change

    def _entry(self, game: Game, ply: int, viewer: int | None) -> protocol.LogEntry:
        """The move that was made after `ply` others; viewer None: with all cards open."""
        return {
            "ply": ply + 1,
            "seat": game.states[ply].seat,
            "move": str(game.record.moves[ply]),
            "events": self._events(game, ply, viewer),
        }

    def _events(self, game: Game, ply: int, viewer: int | None) -> list[protocol.GameEvent]:
        return events_json(game.states[ply], game.events[ply], viewer)

    def _view(self, viewer: int) -> protocol.View:
        """Everything the page draws, as a seat or an onlooker (0) may know it."""
        game = self._table()
        state = game.state
        yours = viewer == state.seat and not game.is_over and self.hands != "watched"
        moves = legal_moves(state) if yours else ()
        suggestion = suggested_discard(state) if yours else None
        view: protocol.View = {
            "revision": self.revision,
            "ply": len(game.record.moves),
            "viewer": viewer,
            "observation": cast("protocol.Observation", observe(state, viewer).to_json()),
            "names": list(game.record.seats),
            "bots": list(game.bots),
            "rules": cast("protocol.RuleSettings", game.record.rules.to_json()),
            "standard": game.record.rules.is_standard,
            "over": game.is_over,
            "enemy": enemy_json(state),
            "beaten": game.beaten,
            "hand_limit": state.hand_limit,
            "flips_left": state.flips_left,
            "your_turn": yours,
            "yielding": choice_json(state, "yield") if yours else None,
            "flip": choice_json(state, "flip") if yours else None,
            "next": [move.seat for move in moves if isinstance(move, Next)],
            "suggestion": [card.text for card in suggestion.cards] if suggestion else None,
            "wishes": cast("dict[str, protocol.WishWord] | None", game.wishes),
            "undo": {
                "possible": game.undone is not None or game.record.gave_up,
                "assists": game.undo_assists,
            },
            "assisted": game.assisted,
            "result": game.result(),
            "tally": tally_json(tally(event for events in game.events for event in events)),
            "deal": (game.record.seed or "") if game.is_over else "",
        }
        if self.hands == "open":
            view["moves"] = [str(move) for move in game.record.moves[self.opened :]]
        return view
