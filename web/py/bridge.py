"""The bridge between page and engine: one function, `handle`, that answers JSON with JSON.

The bridge keeps the games on its tables, and tells the page only what one viewer may know of a
game. It contains no rules: every number and every code comes from `regicide_core`. A request is
`{"do": verb, …}`; protocol.py declares all requests. A request may name a `table`; without a name
it is about the unnamed table, the only one whose games are saved. See docs/BRIDGE.md.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from game_table import Table
from partnered_table import Jobs, PartneredTable
from request_fields import refusal_of, text_of

from regicide_core import NotationError, RegicideError

if TYPE_CHECKING:
    from protocol import Envelope


class Bridge:
    """Answers requests, each on one of its tables."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.jobs = Jobs()

    def handle(self, text: str) -> str:
        """Answer a request. Never raises an error, even if the request makes no sense."""
        try:
            answer = self._answer(json.loads(text), text)
        except RegicideError as error:
            answer = {"error": refusal_of(error)}
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            # A field is missing or has the wrong type: a bug of the page, not a player's mistake.
            answer = {
                "error": {
                    "kind": "Request",
                    "code": "bad_request",
                    "where": repr(error),
                    "rule": None,
                    "numbers": {},
                }
            }
        return json.dumps(answer, ensure_ascii=False)

    def _answer(self, request: object, text: str) -> Envelope:
        if not isinstance(request, dict):
            raise NotationError("bad_request", str(text)[:80])
        name = text_of(request, "table", "")
        verb = str(request.get("do"))
        if verb == "close":
            self.tables.pop(name, None)
            return {"ok": {}}
        if verb == "companion":  # needs no table: the page sends all entries each time
            from companion_table import companion

            return {"ok": companion(request)}
        table = self._table_for(name, verb)
        carry_out = table.verbs().get(verb)
        if carry_out is None:
            raise NotationError("bad_request", str(text)[:80])
        answer = carry_out(request)
        if table.game is not None:
            self.tables[name] = table
        if name:  # lessons, analyses, replays and embedded boards are not saved
            answer.pop("save", None)
            answer.pop("summary", None)
        return answer

    def _table_for(self, name: str, verb: str) -> Table:
        """The table of that name; a new one if there is none, or if it is of the wrong kind."""
        table = self.tables.get(name) or PartneredTable(jobs=self.jobs)
        if verb == "scenario" and name:  # never on the unnamed table, whose games are saved
            from scenario_table import ScenarioTable

            return ScenarioTable(table.revision)
        opens_game = verb in ("new", "load", "place", "replay", "watch", "play_on")
        if opens_game and not isinstance(table, PartneredTable):
            return PartneredTable(table.revision, self.jobs)
        return table


handle = Bridge().handle
