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

from asking import JSON, text_of, told_error
from game_table import Table
from partnered_table import Jobs, PartneredTable

from regicide_core import NotationError, RegicideError


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
            answer = {"error": told_error(error)}
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            # A request with a field missing or of the wrong kind: the page's mistake, not a move's.
            answer = {"error": {"kind": "Request", "code": "bad_request", "where": repr(error)}}
        return json.dumps(answer, ensure_ascii=False)

    def _answer(self, request: object, text: str) -> JSON:
        if not isinstance(request, dict):
            raise NotationError("bad_request", str(text)[:80])
        name = text_of(request, "table", "")
        if request.get("do") == "close":
            self.tables.pop(name, None)
            return {"ok": {}}
        if request.get("do") == "companion":  # a real table, of which the page keeps the entries
            from companion_table import companion

            return companion(request)
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
        here = self.tables.get(name) or PartneredTable(jobs=self.jobs)
        if verb == "scenario" and name:  # the usual table is for games that are kept
            from scenario_table import ScenarioTable

            return ScenarioTable(here.revision)
        if verb in ("new", "load", "place", "replay") and not isinstance(here, PartneredTable):
            return PartneredTable(here.revision, self.jobs)
        return here


handle = Bridge().handle
