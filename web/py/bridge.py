"""The bridge: the one function through which the page asks the engine, JSON text to JSON text.

It holds the games on its tables and shows the page what one viewer may know of one. It adds no
rule: every number and every code comes from `regicide_core`. A request is `{"do": verb, …}`;
protocol.py declares all of them. `table` names another table than the usual one, which is the only
one whose games are saved. See docs/BRIDGE.md.
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
    """Answers requests; each is for one of its tables, usually the one without a name."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.jobs = Jobs()

    def handle(self, text: str) -> str:
        """One request to its answer; never raises."""
        try:
            answer = self._answer(json.loads(text), text)
        except RegicideError as error:
            answer = {"error": refusal_of(error)}
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            # A request with a field missing or of the wrong kind: the page's mistake, not a move's.
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
        if asked == "companion":  # a real table, of which the page keeps the entries
            from companion_table import companion

            return {"ok": companion(request)}
        table = self._table_for(name, asked)
        verb = table.verbs().get(asked)
        if verb is None:
            raise NotationError("bad_request", str(text)[:80])
        answer = verb(request)
        if table.game is not None:
            self.tables[name] = table
        if name:  # a lesson's, an analysis's, a replay's or another page's: nothing to keep
            answer.pop("save", None)
            answer.pop("summary", None)
        return answer

    def _table_for(self, name: str, verb: str) -> Table:
        """The table of that name, or a new one in its place for what the old one can't hold."""
        here = self.tables.get(name) or PartneredTable(jobs=self.jobs)
        if verb == "scenario" and name:  # the usual table is for games that are kept
            from scenario_table import ScenarioTable

            return ScenarioTable(here.revision)
        opens = verb in ("new", "load", "place", "replay", "watch")
        if opens and not isinstance(here, PartneredTable):
            return PartneredTable(here.revision, self.jobs)
        return here


handle = Bridge().handle
