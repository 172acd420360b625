"""The bridge: JSON text in, JSON text out. The only Python written for the browser.

It holds the games on its tables, and shows the page what one viewer may know of one. It adds no
rule: every number and every code comes from `regicide_core`.

A request is `{"do": name, …}`, an answer `{"ok": …}` or `{"error": {kind, code, where, rule,
numbers}}`. `table` names another table than the usual one. Where the usual table's game changed,
the answer also has `save` (what brings the game back, for the storage only: it holds the seed) and
`summary` (what a list of saved games shows). See docs/BRIDGE.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from regicide_core import (
    ENGINE,
    Card,
    Event,
    IllegalMove,
    Move,
    NotationError,
    Phase,
    Record,
    RecordError,
    RegicideError,
    Rules,
    ScenarioError,
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
    result,
    select,
    suggested_discard,
    tally,
    wish,
)

if TYPE_CHECKING:
    from partners import Job

    from regicide_core import Attempt

JSON = dict[str, object]
LONGEST_NAME = 40

# What a move shows somebody for the first time; undoing past it makes the game assisted.
REVEALING = ("drew", "enemy_revealed")


class StaleIntent(RegicideError):
    """A request made for a position that is no longer on the table."""


@dataclass
class Game:
    """The game on the table: its record, the position after each ply, what each move did."""

    record: Record
    states: list[State]
    events: list[tuple[Event, ...]]
    assisted: bool = False  # a hint was given, or a move taken back after seeing something new
    bots: tuple[str, ...] = ()  # who plays each seat: a bot's name, "" for a person
    wishes: dict[int, str] | None = None  # seat -> wish, while a Jester's player chooses (T2)

    @classmethod
    def of(cls, record: Record, *, assisted: bool = False, bots: object = ()) -> Game:
        states = [record.state(0)]
        events = []
        for state, happened in record.steps():
            states.append(state)
            events.append(happened)
        return cls(record, states, events, assisted, _bots(bots, record.players))

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def is_over(self) -> bool:
        return self.state.is_over or self.record.gave_up

    @property
    def bot(self) -> str:
        """Who plays the seat at turn; "" for a person."""
        return self.bots[self.state.seat - 1]

    @property
    def undone(self) -> int | None:
        """The ply to which an undo goes: a person's last decision, or one move if all are bots."""
        plies = range(len(self.events) - 1, -1, -1)
        if all(self.bots):
            return next(iter(plies), None)
        return next((ply for ply in plies if not self.bots[self.states[ply].seat - 1]), None)


class Bridge:
    """Answers requests; each is for one of its tables, usually the one without a name."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.jobs = Jobs()

    def handle(self, text: str) -> str:
        """One request to its answer; never raises."""
        try:
            answer = self._answer(json.loads(text), text)
        except RegicideError as error:
            answer = {"error": _error(error)}
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            # A request with a field missing or of the wrong kind: the page's mistake, not a move's.
            answer = {"error": {"kind": "Request", "code": "bad_request", "where": repr(error)}}
        return json.dumps(answer, ensure_ascii=False)

    def _answer(self, request: object, text: str) -> JSON:
        if not isinstance(request, dict):
            raise NotationError("bad_request", str(text)[:80])
        name = _text(request, "table", "")
        if request.get("do") == "close":
            self.tables.pop(name, None)
            return {"ok": {}}
        table = self._table_for(name, str(request.get("do")))
        verb = table.verbs().get(str(request.get("do")))
        if verb is None:
            raise NotationError("bad_request", str(text)[:80])
        answer = verb(request)
        if table.game is not None:
            self.tables[name] = table
        # A table with a name is for a lesson, an analysis or another page's board: nothing to keep.
        return {key: answer[key] for key in answer if not name or key not in ("save", "summary")}

    def _table_for(self, name: str, verb: str) -> Table:
        """The table of that name, or a new one in its place for what the old one can't hold."""
        here = self.tables.get(name) or Table(jobs=self.jobs)
        if verb == "scenario" and name:  # the usual table is for games that are kept
            return ScenarioTable(here.revision, self.jobs)
        if verb in ("new", "load", "place", "replay") and isinstance(here, ScenarioTable):
            return Table(here.revision, self.jobs)
        return here


class Jobs:
    """What is thought about, by number; each for a position of a table."""

    def __init__(self) -> None:
        self._last = 0
        self._running: dict[int, tuple[Job, Table, int]] = {}

    def add(self, job: Job, table: Table) -> int:
        self._last += 1
        self._running = {
            number: entry
            for number, entry in self._running.items()
            if entry[2] == entry[1].revision
        }
        self._running[self._last] = (job, table, table.revision)
        return self._last

    def get(self, request: JSON, table: Table) -> Job:
        """The job, if the position it is about is still on its table."""
        number = _number(request, "job")
        job, owner, revision = self._running.get(number, (None, None, 0))
        if job is None or owner is not table or revision != table.revision:
            self._running.pop(number, None)
            raise StaleIntent("stale_intent", str(number), now=table.revision)
        return job

    def drop(self, request: JSON) -> None:
        self._running.pop(_number(request, "job"), None)


class Table:
    """A table and the game on it, one at a time; `revision` names its position."""

    def __init__(self, revision: int = 0, jobs: Jobs | None = None) -> None:
        self.game: Game | None = None
        self.revision = revision
        self.jobs = jobs or Jobs()

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
            "seat": self.seat,
            "assist": self.assist,
            "bots_wish": self.bots_wish,
            "sight": self.sight,
            "think": self.think,
            "slice": self.slice,
            "thought": self.thought,
            "forget": self.forget,
        }

    # A game comes onto the table

    def new(self, request: JSON) -> JSON:
        record = Record(
            players=_number(request, "players"),
            seed=str(request["seed"]),
            rules=Rules.from_json(request.get("rules") or {}),
            first=_number(request, "first", 1),
            seats=tuple(str(name) for name in _list(request, "seats")),
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
        start = parse_position(_text(request, "position"))
        seats = tuple(str(name) for name in _list(request, "seats"))
        return self._put(Game.of(Record.of_position(start, seats)))

    def replay(self, request: JSON) -> JSON:
        """A recorded game, as JSON text or in its URL form, as it stood after so many moves."""
        text = _text(request, "record").strip()
        record = parse_record(text) if text.startswith("{") else record_from_url(text)
        ply = _number(request, "ply", 0)
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
                "events": [event.seen_by(viewer).to_json() for event in events],
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
        chosen = select(state, tuple(Card(str(card)) for card in _list(request, "cards")))
        return {
            "ok": {
                "cards": [card.text for card in chosen.cards],
                "move": chosen.move and str(chosen.move),
                "why_not": chosen.why_not,
                "joinable": [card.text for card in chosen.joinable],
                "refused": {card.text: code for card, code in chosen.refused},
                "total": chosen.total,
                "needed": chosen.needed,
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
        move = self._decided(request) if "job" in request else parse_move(str(request["move"]))
        seat, enemy = game.state.seat, game.state.enemy
        state, events = apply(game.state, move)
        game.record = game.record.then(move)
        game.states.append(state)
        game.events.append(events)
        game.wishes = {} if state.phase is Phase.CHOOSE else None
        if "job" not in request:
            return self._changed(viewer, events)
        import partners

        told = {"seat": seat, "enemy": enemy and enemy.text, "facts": partners.told(events)}
        return self._changed(viewer, events, told=told)

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
            game.assisted = game.assisted or _reveals(game.events[ply:])
            game.record = game.record.upto(ply)
            del game.states[ply + 1 :]
            del game.events[ply:]
        game.wishes = {} if game.state.phase is Phase.CHOOSE else None
        return self._changed(viewer, ())

    def wish(self, request: JSON) -> JSON:
        game = self._fresh(request)
        viewer = self._viewer(request)
        said = wish(game.state, _number(request, "seat"), Wish(str(request["wish"])))
        game.wishes = (game.wishes or {}) | {said.seat: said.wish}
        return {"ok": self._view(viewer) | {"events": [said.to_json()]}}

    def give_up(self, request: JSON) -> JSON:
        game = self._fresh(request)
        viewer = self._viewer(request)
        if game.is_over:
            raise IllegalMove("game_over", "")
        game.record = game.record.given_up()
        return self._changed(viewer, ())

    # Partners: bots, hints, analyses

    def seat(self, request: JSON) -> JSON:
        """Another plays a seat from now on: a bot, or with "" a person."""
        game = self._fresh(request)
        viewer = self._viewer(request)
        seat = _number(request, "seat")
        if not 1 <= seat <= game.record.players:
            raise IllegalMove("no_such_seat", seat)
        bots = (*game.bots[: seat - 1], _text(request, "bot"), *game.bots[seat:])
        game.bots = _bots(bots, game.record.players)
        return self._changed(viewer, ())

    def assist(self, request: JSON) -> JSON:
        """Mark the game as assisted: a hint will be given."""
        game = self._fresh(request)
        viewer = self._viewer(request)
        game.assisted = True
        return self._changed(viewer, ())

    def bots_wish(self, request: JSON) -> JSON:
        """After a Jester: every bot but the one at turn says whether it would like to go next."""
        game = self._fresh(request)
        viewer = self._viewer(request)
        import partners

        events = []
        for seat, name in enumerate(game.bots, start=1):
            if not partners.is_ours(name) or seat == game.state.seat:
                continue
            sight = partners.sight_at(game.record, seat, game.wishes)
            bot = partners.bot_at(game.record, name, seat)
            events.append(wish(game.state, seat, bot.wish(sight)))
        for said in events:
            game.wishes = (game.wishes or {}) | {said.seat: said.wish}
        return {"ok": self._view(viewer) | {"events": [said.to_json() for said in events]}}

    def sight(self, request: JSON) -> JSON:
        """A seat's sight as text, for the guest who plays it: like a save, not for the page."""
        game = self._fresh(request)
        import partners

        seat = _number(request, "seat")
        name = game.bots[seat - 1] if 1 <= seat <= game.record.players else ""
        if not name:
            raise IllegalMove("hand_hidden", seat)
        sight = partners.sight_at(game.record, seat, game.wishes)
        seed = partners.bot_seed(game.record, seat)
        sent = {"bot": name, "sight": partners.sight_to_json(sight, seed)}
        return {"ok": {}, "sight": json.dumps(sent)}

    def think(self, request: JSON) -> JSON:
        """Begin a job: a bot's move, a guest's move, a hint, an analysis."""
        game = self._fresh(request)
        job = self._job(_text(request, "about"), game, request)
        number = self.jobs.add(job, self)
        return {"ok": {"job": number, "done": job.done} | job.progress()}

    def _job(self, about: str, game: Game, request: JSON) -> Job:
        import partners

        seat = game.state.seat
        if about == "analysis":
            if not game.is_over:
                raise IllegalMove("analysis_not_now", "")
            return partners.AnalysisJob(game.record, "analysis")
        if game.is_over:
            raise IllegalMove("game_over", about)
        sight = partners.sight_at(game.record, seat, game.wishes)
        if about == "hint":
            # Asked for at the device, so by whoever sees this hand; and never without the mark.
            if game.bot or self._viewer(request) != seat or not game.assisted:
                raise IllegalMove("hand_hidden", seat)
            mind = request.get("mind")
            seed = partners.bot_seed(game.record, 0)
            return partners.HintJob(sight, seed, None if mind is None else parse_move(str(mind)))
        if not game.bot:
            raise IllegalMove("hand_hidden", seat)
        if about == "guest":
            return partners.GuestMove(parse_move(_text(request, "move")), sight)
        if about != "move":
            raise ValueError(about)
        return partners.MoveJob(partners.bot_at(game.record, game.bot, seat), sight)

    def _decided(self, request: JSON) -> Move:
        """The move that a bot has come to."""
        import partners

        job = self.jobs.get(request, self)
        if not isinstance(job, partners.MoveJob | partners.GuestMove):
            raise IllegalMove("not_a_move", str(request["job"]))
        return job.move

    def slice(self, request: JSON) -> JSON:
        """So many rollouts more."""
        job = self.jobs.get(request, self)
        job.step(_number(request, "rollouts"))
        return {"ok": {"done": job.done} | job.progress()}

    def thought(self, request: JSON) -> JSON:
        """What the job has come to so far; of a bot's move nothing before it is made."""
        return {"ok": self.jobs.get(request, self).result()}

    def forget(self, request: JSON) -> JSON:
        self.jobs.drop(request)
        return {"ok": {}}

    # Parts of the above

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
        viewer = _number(request, "viewer")
        observe(self._table().state, viewer)  # refuses a seat that isn't there
        return viewer

    def _put(self, game: Game, events: tuple[Event, ...] = (), **more: int) -> JSON:
        self.game = game
        game.wishes = {} if game.state.phase is Phase.CHOOSE else None
        return self._changed(0, events, **more)

    def _changed(self, viewer: int, events: tuple[Event, ...], **more: object) -> JSON:
        self.revision += 1
        game = self._table()
        return {
            "ok": self._view(viewer)
            | {"events": [event.seen_by(viewer).to_json() for event in events], **more},
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
            "ply": len(game.record.moves),
            "enemy": game.state.enemy and game.state.enemy.text,
            "beaten": _beaten(game.state),
            "result": _result(game),
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
            "enemy": state.enemy
            and {
                "card": state.enemy.text,
                "attack": state.attack,
                "base_attack": state.rules.attack_of(state.enemy),
                "shield": state.shield,
                "health": state.rules.health_of(state.enemy),
                "health_left": state.health_left,
                "immune": state.immunity,
                "immunity_cancelled": state.immunity is None,
            },
            "beaten": _beaten(state),
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
                and _reveals(game.events[ply:]),
            },
            "assisted": game.assisted,
            "result": _result(game),
            "tally": vars(tally(event for events in game.events for event in events)),
        }


class ScenarioTable(Table):
    """A table with a scenario on it: a player's try, in which the engine moves the partners."""

    attempt: Attempt
    hints = 0  # asked for since the last move

    def verbs(self) -> dict[str, Callable[[JSON], JSON]]:
        kept = ("hello", "view", "select", "move", "undo", "wish", "log")
        verbs = super().verbs()
        return {name: verbs[name] for name in kept} | {
            "scenario": self.scenario,
            "restart": self.restart,
            "hint": self.hint,
        }

    def scenario(self, request: JSON) -> JSON:
        from regicide_core import Attempt, scenario_from_json

        return self._try(Attempt.of(scenario_from_json(request.get("scenario"))), 0)

    def restart(self, request: JSON) -> JSON:
        self._fresh(request)
        return self._try(type(self.attempt).of(self.attempt.scenario), 0)

    def move(self, request: JSON) -> JSON:
        self._fresh(request)
        made = len(self.attempt.deeds)
        return self._try(self.attempt.then(parse_move(str(request["move"]))), made)

    def undo(self, request: JSON) -> JSON:
        """The player's last move back, with all that followed it."""
        self._fresh(request)
        if not self.attempt.moves:
            raise IllegalMove("nothing_to_undo", "")
        before = self.attempt.back()
        return self._try(before, len(before.deeds))

    def hint(self, request: JSON) -> JSON:
        self._fresh(request)
        self.hints += 1
        return {"ok": self._view(self.attempt.scenario.seat)}

    def select(self, request: JSON) -> JSON:
        answer = super().select(request)
        chosen = answer["ok"]
        assert isinstance(chosen, dict)
        if chosen["move"] and not self.attempt.scenario.allows(parse_move(chosen["move"])):
            chosen |= {"move": None, "why_not": "scenario_not_allowed", "preview": None}
        return answer

    def _try(self, attempt: Attempt, known: int) -> JSON:
        """The try as it is now; deeds after the `known` ones are news."""
        self.attempt = attempt
        self.hints = 0
        deeds = attempt.deeds
        start = attempt.scenario.start
        self.game = Game(
            Record.of_position(start).then(*(deed.move for deed in deeds)),
            [start, *(deed.state for deed in deeds)],
            [deed.events for deed in deeds],
        )
        self.game.wishes = {} if self.game.state.phase is Phase.CHOOSE else None
        news = tuple(event for deed in deeds[known:] for event in deed.events)
        return self._changed(attempt.scenario.seat, news)

    def _viewer(self, request: JSON) -> int:
        return self.attempt.scenario.seat

    def _view(self, viewer: int) -> JSON:
        attempt = self.attempt
        view = super()._view(viewer)
        for name in ("yield", "flip"):
            if view[name] is not None and not attempt.scenario.allows(parse_move(name)):
                refused = ScenarioError("scenario_not_allowed", name)
                view[name] = {"legal": False, "error": _error(refused)}
        return view | {
            "undo": {"possible": bool(attempt.moves), "assists": False},
            "scenario": {
                "name": attempt.scenario.name,
                "kind": attempt.scenario.kind,
                "seat": attempt.scenario.seat,
                "outcome": attempt.outcome,
                "step": attempt.step,
                "steps": len(attempt.scenario.steps),
                "hints": len(attempt.scenario.hints),
                "say": attempt.say(),
                "suggestion": attempt.suggestion and str(attempt.suggestion),
                "shows": attempt.shows,
                "hint": attempt.hint(self.hints),
            },
        }


def _choice(state: State, text: str) -> JSON:
    """Whether a move without cards is legal, and what it would do or why not."""
    try:
        return {"legal": True, "preview": vars(preview(state, parse_move(text)))}
    except IllegalMove as error:
        return {"legal": False, "error": _error(error)}


def _result(game: Game) -> JSON | None:
    end = result(game.state)
    if end is None:
        return {"outcome": "gave_up"} if game.record.gave_up else None
    return {"outcome": "won" if end.won else "lost", "rule": end.rule, "medal": end.medal}


def _beaten(state: State) -> int:
    return 12 - len(state.castle) - (state.enemy is not None)


def _reveals(moves: list[tuple[Event, ...]]) -> bool:
    """Did these moves show somebody something?"""
    return any(event.code in REVEALING for events in moves for event in events)


def _bots(names: object, players: int) -> tuple[str, ...]:
    """A name for every seat, "" for a person; none given: all are persons."""
    if not isinstance(names, list | tuple) or len(names) not in (0, players):
        raise RecordError("record_seats", repr(names)[:80])
    if not all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in names):
        raise RecordError("record_seats", repr(names)[:80])
    return tuple(names) or ("",) * players


def _error(error: RegicideError) -> JSON:
    return {
        "kind": type(error).__name__,
        "code": error.code,
        "where": error.where,
        "rule": error.rule,
        "numbers": error.numbers,
    }


def _number(request: JSON, name: str, default: int | None = None) -> int:
    value = request.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{name} must be a whole number, not {value!r}")
    return value


def _text(request: JSON, name: str, default: str | None = None) -> str:
    value = request.get(name, default)
    if not isinstance(value, str):
        raise TypeError(f"{name} must be text, not {value!r}")
    return value


def _list(request: JSON, name: str) -> list[object]:
    value = request.get(name, [])
    if not isinstance(value, list):
        raise TypeError(f"{name} must be a list, not {value!r}")
    return value


handle = Bridge().handle
