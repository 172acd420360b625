"""The bridge: the one function through which the page asks the engine, JSON text to JSON text.

The bridge holds the games on its tables and shows the page what one viewer may know of a game. It
adds no rule: every number and every code comes from `regicide_core`. A request is
`{"do": verb, …}`; protocol.py declares all of them. A request may name a `table`; the table without
a name is the usual one, and only its games are saved. See docs/BRIDGE.md.
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
    """Answers requests; each request is for one of the bridge's tables."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.jobs = Jobs()

    def handle(self, text: str) -> str:
        """The answer to a request; whatever the request is, no error is raised."""
        try:
            answer = self._answer(json.loads(text), text)
        except RegicideError as error:
            answer = {"error": refusal_of(error)}
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            # A field is missing or of the wrong kind: the page's mistake, not a player's.
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
        asked = str(request.get("do"))
        if asked == "close":
            self.tables.pop(name, None)
            return {"ok": {}}
        if asked == "companion":  # about a real table, whose entries the page keeps
            from companion_table import companion

            return {"ok": companion(request)}
        table = self._table_for(name, asked)
        verb = table.verbs().get(asked)
        if verb is None:
            raise NotationError("bad_request", str(text)[:80])
        answer = verb(request)
        if table.game is not None:
            self.tables[name] = table
        if name:  # a lesson, an analysis, a replay or another page's game: not stored
            answer.pop("save", None)
            answer.pop("summary", None)
        return answer

    def _table_for(self, name: str, verb: str) -> Table:
        """The table of that name; a new table if the present one is of the wrong kind."""
        here = self.tables.get(name) or PartneredTable(jobs=self.jobs)
        if verb == "scenario" and name:  # never on the usual table, whose games are saved
            from scenario_table import ScenarioTable

            return ScenarioTable(here.revision)
        opens = verb in ("new", "load", "place", "replay", "watch")
        if opens and not isinstance(here, PartneredTable):
            return PartneredTable(here.revision, self.jobs)
        return here


handle = Bridge().handle
