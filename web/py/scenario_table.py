"""A table for a scenario: a lesson or a puzzle, from this site or from a page that embeds it."""

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
    """A player's attempt at a scenario. The engine makes the partners' moves."""

    attempt: Attempt
    hints = 0  # how many hints the player has asked for since the last move

    def verbs(self) -> dict[str, VerbFunction]:
        inherited = ("hello", "view", "select", "move", "undo", "wish")
        verbs = super().verbs()
        return {name: verbs[name] for name in inherited} | {
            "scenario": self.scenario,
            "restart": self.restart,
            "scenario_hint": self.scenario_hint,
        }

    def scenario(self, request: Request) -> Envelope:
        """Start an attempt at a scenario; an invalid scenario is refused."""
        attempt = Attempt.of(scenario_from_json(request.get("scenario")))
        for move in texts_of(request, "moves"):
            attempt = attempt.then(parse_move(move))
        return self._put_attempt(request, attempt, 0)

    def restart(self, request: Request) -> Envelope:
        """Start the scenario again from the beginning."""
        self._game_for(request)
        return self._put_attempt(request, Attempt.of(self.attempt.scenario), 0)

    def move(self, request: Request) -> Envelope:
        """Make the player's move and the partners' moves that follow it."""
        self._game_for(request)
        since_ply = len(self.attempt.deeds)
        attempt = self.attempt.then(parse_move(str(request["move"])))
        return self._put_attempt(request, attempt, since_ply, full_log=False)

    def undo(self, request: Request) -> Envelope:
        """Undo the player's last move and the partners' moves that followed it."""
        self._game_for(request)
        if not self.attempt.moves:
            raise IllegalMove("nothing_to_undo", "")
        before = self.attempt.back()
        return self._put_attempt(request, before, len(before.deeds))

    def scenario_hint(self, request: Request) -> Envelope:
        """Show the next hint of the scenario's author."""
        self._game_for(request)
        self.hints += 1
        return {"ok": self._change(request)}

    def select(self, request: Request) -> Envelope:
        chosen = self._selection(self._game_for(request), request)
        chosen["cheaper"] = False  # no advice: the lesson may want a larger discard than necessary
        if chosen["move"] and not self.attempt.scenario.allows(parse_move(chosen["move"])):
            chosen |= {"move": None, "why_not": "scenario_not_allowed", "preview": None}
        return {"ok": chosen}

    def _put_attempt(
        self, request: Request, attempt: Attempt, since_ply: int, *, full_log: bool = True
    ) -> Envelope:
        """Put the attempt on the table; the answer's entries are the moves after `since_ply`."""
        self.attempt = attempt
        self.hints = 0
        deeds = attempt.deeds
        start = attempt.scenario.start
        self.game = Game(
            Record.of_position(start).then(*(deed.move for deed in deeds)),
            [start, *(deed.state for deed in deeds)],
            [deed.events for deed in deeds],
        )
        return self._answer_new_position(request, since_ply, full_log=full_log)

    def _viewer(self) -> Viewer:
        return Viewer(self.attempt.scenario.seat)

    def _view(self, viewer: int) -> protocol.View:
        attempt = self.attempt
        view = super()._view(viewer)
        if view["yielding"] is not None and not attempt.scenario.allows(parse_move("yield")):
            view["yielding"] = _not_allowed("yield")
        if view["flip"] is not None and not attempt.scenario.allows(parse_move("flip")):
            view["flip"] = _not_allowed("flip")
        view["undo"] = {
            "possible": bool(attempt.moves),
            "assists": False,
            "other": 0,
            "ends": False,
        }
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
