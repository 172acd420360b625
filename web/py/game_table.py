"""A table: opens games, shows them as one viewer may know them, and changes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from drama import royals_of_game
from game import Game
from request_fields import Request, StaleIntent, list_of, number_of, text_of, texts_of
from viewer import Hands, Viewer, viewer_of
from wire import (
    choice_json,
    enemy_json,
    events_json,
    facts_json,
    fallen_json,
    preview_json,
    tally_json,
)

from regicide_core import (
    ENGINE,
    Card,
    Discard,
    IllegalMove,
    Move,
    Next,
    Observation,
    Record,
    Rules,
    State,
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

STORY = 12  # moves: more than any player misses between two turns of their own, but for Jesters


class Table:
    """A table and the game on it. Every new position on the table has a new `revision`."""

    def __init__(self, revision: int = 0) -> None:
        self.game: Game | None = None
        self.revision = revision
        self.holder = 0  # the seat whose player has the device and sees the table; 0: nobody
        self.mover = 0  # the seat whose player has just moved and not passed the device on yet
        self.hands: Hands = "private"
        # What the coach advised to discard, and the revision that it was about.
        self.advised: tuple[int, Discard] | None = None
        self.opening_ply = 0  # how many moves the game had when it was opened
        self.recorded: Game | None = None  # the whole recorded game, for `seek`

    def verbs(self) -> dict[str, VerbFunction]:
        return {
            "hello": self.hello,
            "new": self.new,
            "load": self.load,
            "place": self.place,
            "replay": self.replay,
            "watch": self.watch,
            "play_on": self.play_on,
            "seek": self.seek,
            "view": self.view,
            "reveal": self.reveal,
            "cover": self.cover,
            "select": self.select,
            "move": self.move,
            "undo": self.undo,
            "redo": self.redo,
            "restart": self.restart,
            "wish": self.wish,
            "give_up": self.give_up,
        }

    def hello(self, _: Request) -> Envelope:
        answer: protocol.Hello = {"engine": ENGINE}
        return {"ok": answer}

    # Opening games

    def new(self, request: Request) -> Envelope:
        record = Record(
            players=number_of(request, "players"),
            seed=str(request["seed"]),
            rules=Rules.from_json(request.get("rules") or {}),
            first=number_of(request, "first", 1),
            seats=texts_of(request, "seats"),
        )
        return self._put_game(request, Game.of(record, bots=request.get("bots", ())))

    def load(self, request: Request) -> Envelope:
        """Open a saved game. A damaged save is refused and changes nothing."""
        return self._put_game(request, Game.of_save(str(request["save"])))

    def place(self, request: Request) -> Envelope:
        """Start a game from a position in notation (docs/NOTATION.md)."""
        start = parse_position(text_of(request, "position"))
        record = Record.of_position(start, texts_of(request, "seats"))
        return self._put_game(request, Game.of(record), hands="open")

    def replay(self, request: Request) -> Envelope:
        """Show a recorded game (JSON text, or its URL form) after `ply` moves."""
        text = text_of(request, "record").strip()
        record = parse_record(text) if text.startswith("{") else record_from_url(text)
        ply = number_of(request, "ply", 0)
        record.upto(ply)  # refuses a ply that isn't there
        return self._go_to(request, Game.of(record), ply, hands="open")

    def watch(self, request: Request) -> Envelope:
        """Show a finished saved game after `ply` moves; its log shows every card."""
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

    def play_on(self, request: Request) -> Envelope:
        """Start a practice game from a finished saved game, as it was after `ply` moves."""
        finished = Game.of_save(str(request["save"]))
        ply = number_of(request, "ply")
        finished.record.upto(ply)  # refuses a ply that isn't there
        return self._put_game(request, finished.play_on(ply))

    def seek(self, request: Request) -> Envelope:
        """Show the recorded game after `ply` moves."""
        if self.recorded is None:
            raise StaleIntent("no_game", "")
        ply = number_of(request, "ply")
        self.recorded.record.upto(ply)  # refuses a ply that isn't there
        return self._go_to(request, self.recorded, ply, self.hands)

    def _go_to(self, request: Request, recorded: Game, ply: int, hands: Hands) -> Envelope:
        """Show a recorded game after `ply` moves."""
        since_ply = max(ply - 1, 0)  # send the last move's events too: the page animates them
        envelope = self._put_game(request, recorded.upto(ply), hands=hands, since_ply=since_ply)
        self.recorded = recorded
        answer = cast("protocol.RecordedChange", envelope["ok"])
        answer["plies"] = len(recorded.events)
        return envelope

    def _put_game(
        self, request: Request, game: Game, hands: Hands = "private", since_ply: int | None = None
    ) -> Envelope:
        """Put a game on the table, and make the request's moves.

        The answer's entries are the moves after the first `since_ply`; without it, there are none.
        """
        opening_ply = len(game.events)
        for move in texts_of(request, "moves"):
            game.make(parse_move(move))
        self.game = game
        self.opening_ply = opening_ply
        self.recorded = None
        self.hands = hands
        self.mover = 0
        # A finished game of several people shows the hand of the player whose turn it was.
        self.holder = game.state.seat if game.is_over and hands == "private" else 0
        if since_ply is None:
            since_ply = len(game.events)
        return self._answer_new_position(request, since_ply, full_log=True)

    # Showing the game

    def view(self, request: Request) -> Envelope:
        return {"ok": self._change(request, full_log=True)}

    def reveal(self, request: Request) -> Envelope:
        """Show the hand of the player whose turn it is, who has taken the device."""
        if self._viewer().covered:
            self.holder = self._current_game().state.seat
            self.mover = 0
        return {"ok": self._change(request, full_log=True)}

    def cover(self, request: Request) -> Envelope:
        """Hide the hand while nobody holds the device, unless the game is over."""
        if not self._current_game().is_over:
            self.holder = self.mover = 0
        return {"ok": self._change(request, full_log=True)}

    def select(self, request: Request) -> Envelope:
        return {"ok": self._selection(self._game_for(request), request)}

    def _selection(self, game: Game, request: Request) -> protocol.Selection:
        """The move that the chosen cards make, its effect, and which cards can be added.

        Computed from what the viewer may know, so nobody can choose from a hidden hand.
        """
        observation = observe(game.state, self._viewer().seat)
        cards = tuple(Card(str(card)) for card in list_of(request, "cards"))
        chosen = select(observation, cards)
        cheapest = self._suggested_discard(observation) if chosen.move else None
        return {
            "cards": [card.text for card in chosen.cards],
            "move": str(chosen.move) if chosen.move else None,
            "why_not": chosen.why_not,
            "joinable": [card.text for card in chosen.joinable],
            "refused": {card.text: code for card, code in chosen.refused},
            "total": chosen.total,
            "needed": chosen.needed,
            "over": max(0, chosen.total - chosen.needed) if chosen.needed else 0,
            "cheaper": cheapest is not None
            and select(observation, cheapest.cards).total < chosen.total,
            "preview": preview_json(observation, chosen.move) if chosen.move else None,
        }

    def _suggested_discard(self, position: State | Observation) -> Discard | None:
        """What "choose for me" takes: the coach's advice, if there was any, else the engine's."""
        if self.advised is not None and self.advised[0] == self.revision:
            return self.advised[1]
        return suggested_discard(position)

    # Changing the game

    def move(self, request: Request) -> Envelope:
        game = self._game_for(request)
        text = str(request["move"])
        if game.record.gave_up:
            raise IllegalMove("game_over", text)
        return self._make_move(request, game, parse_move(text))

    def _make_move(self, request: Request, game: Game, move: Move) -> Envelope:
        seat = game.state.seat
        game.make(move)
        if not game.bots[seat - 1]:
            self.mover = seat
        return self._answer_new_position(request, len(game.events) - 1)

    def undo(self, request: Request) -> Envelope:
        """Undo giving up, or else a person's last move.

        If that move or a later one showed a new card, the game is marked as assisted.
        """
        game = self._game_for(request)
        was_over = game.is_over
        game.undo()
        if was_over and self.hands == "private" and len(game.people) > 1:
            self.holder = 0  # somebody else may have the device, to look at the result
        return self._answer_new_position(request, full_log=True)

    def redo(self, request: Request) -> Envelope:
        """Put back what the last undo took back, if no move was made since then."""
        game = self._game_for(request)
        since_ply = len(game.events)
        game.redo()
        return self._answer_new_position(request, since_ply)

    def give_up(self, request: Request) -> Envelope:
        game = self._game_for(request)
        if game.is_over:
            raise IllegalMove("game_over", "")
        game.give_up()
        return self._answer_new_position(request)

    def restart(self, request: Request) -> Envelope:
        """Start the same deal again: the same players, bots and rules, as a new game."""
        game = self._game_for(request)
        return self._put_game(request, Game.of(game.record.upto(0), bots=game.bots), self.hands)

    def wish(self, request: Request) -> Envelope:
        game = self._game_for(request)
        event = wish(game.state, number_of(request, "seat"), Wish(str(request["wish"])))
        return self._add_wishes(request, game, [event])

    def _add_wishes(self, request: Request, game: Game, wishes: list[Wished]) -> Envelope:
        for event in wishes:
            game.wishes = (game.wishes or {}) | {event.seat: event.wish}
        answer = cast("protocol.WishChange", self._change(request))
        answer["said"] = [cast("protocol.GameEvent", event.to_json()) for event in wishes]
        return {"ok": answer}

    # The game of a request, and the answer

    def _current_game(self) -> Game:
        if self.game is None:
            raise StaleIntent("no_game", "")
        return self.game

    def _game_for(self, request: Request) -> Game:
        """The game; refuses a request that was made for an earlier position."""
        if request["revision"] != self.revision:
            raise StaleIntent("stale_intent", str(request["revision"]), now=self.revision)
        return self._current_game()

    def _viewer(self) -> Viewer:
        """Who sees the table now."""
        return viewer_of(self._current_game(), self.hands, self.holder)

    def _answer_new_position(
        self, request: Request, since_ply: int | None = None, *, full_log: bool = False
    ) -> Envelope:
        """Raise the revision, and answer with the change, the save and the summary."""
        self.revision += 1
        return self._answer_and_save(request, since_ply, full_log=full_log)

    def _answer_and_save(
        self, request: Request, since_ply: int | None = None, *, full_log: bool = False
    ) -> Envelope:
        """Answer with the change, and with the save and the summary for the worker to store."""
        game = self._current_game()
        change = self._change(request, since_ply, full_log=full_log)
        return {"ok": change, "save": game.save(), "summary": game.summary()}

    def _change(
        self, request: Request, since_ply: int | None = None, *, full_log: bool = False
    ) -> protocol.Change:
        """The table as its current viewer may know it.

        The entries are the moves after the first `since_ply`; None: no entries. A request with
        `log` also gets the whole log if the page can't complete it from the entries: after a change
        of viewer, or if the caller says so with `full_log`. Then the story is sent, too.
        """
        game = self._current_game()
        viewer = self._viewer()
        full_log = full_log or viewer.seat != self.holder
        self.holder = viewer.seat
        plies = range(len(game.events))
        recap: list[protocol.GameEvent] = []
        if viewer.covered:
            since = game.last_decision(game.state.seat)
            recap = [event for ply in plies[since:] for event in self._events(game, ply, 0)]
        change: protocol.Change = {
            "view": self._view(viewer.seat),
            "entries": []
            if since_ply is None
            else [self._entry(game, ply, viewer.seat) for ply in plies[since_ply:]],
            "covered": viewer.covered,
            "recap": recap,
        }
        if full_log:
            change["story"] = [self._entry(game, ply, viewer.seat) for ply in plies[-STORY:]]
            if request.get("log"):
                change["log"] = [self._entry(game, ply, viewer.seat) for ply in plies]
        return change

    def _other_mover(self, game: Game) -> int:
        """The seat whose move an undo takes back; 0 if its player has the device now."""
        ply = game.undo_ply
        if ply is None or len(game.people) < 2 or self.hands != "private" or game.record.gave_up:
            return 0
        seat = game.states[ply].seat
        return 0 if seat in (self.holder, self.mover) or game.bots[seat - 1] else seat

    def _entry(self, game: Game, ply: int, viewer: int | None) -> protocol.LogEntry:
        """The log entry of the move after the first `ply` moves; viewer None sees every card."""
        before, events = game.states[ply], game.events[ply]
        return {
            "ply": ply + 1,
            "seat": before.seat,
            "move": str(game.record.moves[ply]),
            "events": self._events(game, ply, viewer),
            "enemy": before.enemy and before.enemy.text,
            "facts": facts_json(events),
            "fallen": fallen_json(before, events),
        }

    def _events(self, game: Game, ply: int, viewer: int | None) -> list[protocol.GameEvent]:
        return events_json(game.states[ply], game.events[ply], viewer)

    def _view(self, viewer: int) -> protocol.View:
        """Everything the page draws, as the viewer's seat or an onlooker (0) may know it."""
        game = self._current_game()
        state = game.state
        is_your_turn = viewer == state.seat and not game.is_over and self.hands != "watched"
        moves = legal_moves(state) if is_your_turn else ()
        suggestion = self._suggested_discard(state) if is_your_turn else None
        events = [event for move_events in game.events for event in move_events]
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
            "royals": royals_of_game(state, viewer, events),
            "hand_limit": state.hand_limit,
            "flips_left": state.flips_left,
            "your_turn": is_your_turn,
            "yielding": choice_json(state, "yield") if is_your_turn else None,
            "flip": choice_json(state, "flip") if is_your_turn else None,
            "next": [move.seat for move in moves if isinstance(move, Next)],
            "suggestion": [card.text for card in suggestion.cards] if suggestion else None,
            "wishes": cast("dict[str, protocol.WishWord] | None", game.wishes),
            "undo": {
                "possible": game.undo_ply is not None or game.record.gave_up,
                "assists": game.undo_assists,
                "other": self._other_mover(game),
                "ends": game.state.is_over,
            },
            "redo": bool(game.undone),
            "assisted": game.assisted,
            "practice": game.practice,
            "result": game.result(),
            "tally": tally_json(tally(events)),
            "ending": self._ending(),
            "deal": (game.record.seed or "") if game.is_over else "",
        }
        if self.hands == "open":
            view["moves"] = [str(move) for move in game.record.moves[self.opening_ply :]]
        return view

    def _ending(self) -> protocol.Ending | None:
        """The story of the game, once it is over."""
        game = self._current_game()
        if not game.is_over:
            return None
        from ending import ending_of

        return ending_of(game)
