"""A table with a scenario on it: a lesson, a puzzle, another page's position."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from game import Game
from game_table import Table, VerbFunction
from request_fields import Request, refusal_of
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
    hints = 0  # asked for since the last move

    def verbs(self) -> dict[str, VerbFunction]:
        kept = ("hello", "view", "select", "move", "undo", "wish")
        verbs = super().verbs()
        return {name: verbs[name] for name in kept} | {
            "scenario": self.scenario,
            "restart": self.restart,
            "scenario_hint": self.scenario_hint,
        }

    def scenario(self, request: Request) -> Envelope:
        return self._try(request, Attempt.of(scenario_from_json(request.get("scenario"))), 0)

    def restart(self, request: Request) -> Envelope:
        self._fresh(request)
        return self._try(request, Attempt.of(self.attempt.scenario), 0)

    def move(self, request: Request) -> Envelope:
        self._fresh(request)
        made = len(self.attempt.deeds)
        return self._try(request, self.attempt.then(parse_move(str(request["move"]))), made)

    def undo(self, request: Request) -> Envelope:
        """The player's last move back, with all that followed it."""
        self._fresh(request)
        if not self.attempt.moves:
            raise IllegalMove("nothing_to_undo", "")
        before = self.attempt.back()
        return self._try(request, before, len(before.deeds))

    def scenario_hint(self, request: Request) -> Envelope:
        self._fresh(request)
        self.hints += 1
        return {"ok": self._change(request)}

    def select(self, request: Request) -> Envelope:
        chosen = self._selection(self._fresh(request), request)
        chosen["cheaper"] = False  # it may be wiser to keep a card, and that is what is learnt
        if chosen["move"] and not self.attempt.scenario.allows(parse_move(chosen["move"])):
            chosen |= {"move": None, "why_not": "scenario_not_allowed", "preview": None}
        return {"ok": chosen}

    def _try(self, request: Request, attempt: Attempt, known: int) -> Envelope:
        """The attempt as it is now; the moves after the `known` ones are news."""
        self.attempt = attempt
        self.hints = 0
        deeds = attempt.deeds
        start = attempt.scenario.start
        self.game = Game(
            Record.of_position(start).then(*(deed.move for deed in deeds)),
            [start, *(deed.state for deed in deeds)],
            [deed.events for deed in deeds],
        )
        return self._changed(request, known, whole=True)

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
