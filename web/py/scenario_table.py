"""A table with a scenario on it: a lesson, a puzzle, another page's position."""

from __future__ import annotations

from collections.abc import Callable

from asking import JSON, told_error
from game import Game
from game_table import Table

from regicide_core import (
    Attempt,
    IllegalMove,
    Phase,
    Record,
    ScenarioError,
    parse_move,
    scenario_from_json,
)


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
        chosen["cheaper"] = False  # it may be wiser to keep a card, and that is what is learnt
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
                view[name] = {"legal": False, "error": told_error(refused)}
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
