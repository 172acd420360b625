"""A table with a scenario on it: a lesson or a puzzle, the site's or another page's."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from game import Game
from game_table import Table, VerbFunction
from request_fields import Request, refusal_of, texts_of
from viewer import Viewer

from regicide_core import (
    Attempt,
    IllegalMove,
    Record,
    ScenarioError,
    parse_move,
    scenario_from_json,
)

if TYPE_CHECKING:
    import protocol
    from protocol import Envelope


class ScenarioTable(Table):
    """A player's attempt at a scenario, in which the engine moves the partners."""

    attempt: Attempt
    hints = 0  # how many were asked for since the last move

    def verbs(self) -> dict[str, VerbFunction]:
        kept = ("hello", "view", "select", "move", "undo", "wish")
        verbs = super().verbs()
        return {name: verbs[name] for name in kept} | {
            "scenario": self.scenario,
            "restart": self.restart,
            "scenario_hint": self.scenario_hint,
        }

    def scenario(self, request: Request) -> Envelope:
        """Begin an attempt at a scenario; one that makes no sense is refused."""
        attempt = Attempt.of(scenario_from_json(request.get("scenario")))
        for move in texts_of(request, "moves"):
            attempt = attempt.then(parse_move(move))
        return self._put_attempt(request, attempt, 0)

    def restart(self, request: Request) -> Envelope:
        """Begin the attempt again."""
        self._fresh(request)
        return self._put_attempt(request, Attempt.of(self.attempt.scenario), 0)

    def move(self, request: Request) -> Envelope:
        """Make the player's move and the partners' moves that follow it."""
        self._fresh(request)
        known = len(self.attempt.deeds)
        attempt = self.attempt.then(parse_move(str(request["move"])))
        return self._put_attempt(request, attempt, known, whole=False)

    def undo(self, request: Request) -> Envelope:
        """Take back the player's last move, with the partners' moves that followed it."""
        self._fresh(request)
        if not self.attempt.moves:
            raise IllegalMove("nothing_to_undo", "")
        before = self.attempt.back()
        return self._put_attempt(request, before, len(before.deeds))

    def scenario_hint(self, request: Request) -> Envelope:
        """Show the next hint of the scenario's author."""
        self._fresh(request)
        self.hints += 1
        return {"ok": self._change(request)}

    def select(self, request: Request) -> Envelope:
        chosen = self._selection(self._fresh(request), request)
        chosen["cheaper"] = False  # a dearer discard may be the lesson: don't advise against it
        if chosen["move"] and not self.attempt.scenario.allows(parse_move(chosen["move"])):
            chosen |= {"move": None, "why_not": "scenario_not_allowed", "preview": None}
        return {"ok": chosen}

    def _put_attempt(
        self, request: Request, attempt: Attempt, known: int, *, whole: bool = True
    ) -> Envelope:
        """Put the attempt on the table; its moves after the `known` ones are news."""
        self.attempt = attempt
        self.hints = 0
        deeds = attempt.deeds
        start = attempt.scenario.start
        self.game = Game(
            Record.of_position(start).then(*(deed.move for deed in deeds)),
            [start, *(deed.state for deed in deeds)],
            [deed.events for deed in deeds],
        )
        return self._changed(request, known, whole=whole)

    def _viewer(self) -> Viewer:
        return Viewer(self.attempt.scenario.seat)

    def _view(self, viewer: int) -> protocol.View:
        attempt = self.attempt
        view = super()._view(viewer)
        if view["yielding"] is not None and not attempt.scenario.allows(parse_move("yield")):
            view["yielding"] = _not_allowed("yield")
        if view["flip"] is not None and not attempt.scenario.allows(parse_move("flip")):
            view["flip"] = _not_allowed("flip")
        view["undo"] = {"possible": bool(attempt.moves), "assists": False}
        view["moves"] = [str(move) for move in attempt.moves]
        view["scenario"] = {
            "name": attempt.scenario.name,
            "kind": cast("protocol.ScenarioKind", attempt.scenario.kind),
            "seat": attempt.scenario.seat,
            "outcome": cast("protocol.ScenarioOutcome", attempt.outcome),
            "step": attempt.step,
            "steps": len(attempt.scenario.steps),
            "hints": len(attempt.scenario.hints),
            "say": cast("protocol.ScenarioMessage | None", attempt.say()),
            "suggestion": str(attempt.suggestion) if attempt.suggestion else None,
            "shows": attempt.shows,
            "hint": cast("protocol.ScenarioMessage | None", attempt.hint(self.hints)),
        }
        return view


def _not_allowed(move: str) -> protocol.Choice:
    return {"legal": False, "error": refusal_of(ScenarioError("scenario_not_allowed", move))}
