"""A table at which bots may sit, hints are given, and a game is looked back at."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from asking import JSON, StaleIntent, number_of, text_of
from game import Game, players_of
from game_table import Table

from regicide_core import IllegalMove, Move, parse_move, wish

if TYPE_CHECKING:
    from partners import Job


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
        number = number_of(request, "job")
        job, owner, revision = self._running.get(number, (None, None, 0))
        if job is None or owner is not table or revision != table.revision:
            self._running.pop(number, None)
            raise StaleIntent("stale_intent", str(number), now=table.revision)
        return job

    def drop(self, request: JSON) -> None:
        self._running.pop(number_of(request, "job"), None)


class PartneredTable(Table):
    """The usual kind of table."""

    def __init__(self, revision: int = 0, jobs: Jobs | None = None) -> None:
        super().__init__(revision)
        self.jobs = jobs or Jobs()

    def verbs(self) -> dict[str, Callable[[JSON], JSON]]:
        return super().verbs() | {
            "seat": self.seat,
            "assist": self.assist,
            "bots_wish": self.bots_wish,
            "sight": self.sight,
            "think": self.think,
            "slice": self.slice,
            "thought": self.thought,
            "forget": self.forget,
        }

    def seat(self, request: JSON) -> JSON:
        """Another plays a seat from now on: a bot, or with "" a person."""
        game = self._fresh(request)
        viewer = self._viewer(request)
        seat = number_of(request, "seat")
        if not 1 <= seat <= game.record.players:
            raise IllegalMove("no_such_seat", seat)
        bots = (*game.bots[: seat - 1], text_of(request, "bot"), *game.bots[seat:])
        game.bots = players_of(bots, game.record.players)
        return self._changed(viewer, ())

    def assist(self, request: JSON) -> JSON:
        """Mark the game as assisted: a hint will be given. The position stays, and its revision."""
        game = self._fresh(request)
        viewer = self._viewer(request)
        game.assisted = True
        return self._kept(viewer, ())

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

        seat = number_of(request, "seat")
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
        job = self._job(text_of(request, "about"), game, request)
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
            return partners.GuestMove(parse_move(text_of(request, "move")), sight)
        if about != "move":
            raise ValueError(about)
        return partners.MoveJob(partners.bot_at(game.record, game.bot, seat), sight)

    def move(self, request: JSON) -> JSON:
        """A person's move as it is asked for, or the one a bot has come to, with what it did."""
        if "job" not in request:
            return super().move(request)
        import partners

        before = self._fresh(request).state
        answer = super().move(request)
        ok = answer["ok"]
        assert isinstance(ok, dict)
        facts = partners.told(self._table().events[-1])
        ok["told"] = {
            "seat": before.seat,
            "enemy": before.enemy and before.enemy.text,
            "facts": facts,
        }
        return answer

    def _move_of(self, request: JSON) -> Move:
        if "job" not in request:
            return super()._move_of(request)
        import partners

        job = self.jobs.get(request, self)
        if not isinstance(job, partners.MoveJob | partners.GuestMove):
            raise IllegalMove("not_a_move", str(request["job"]))
        return job.move

    def slice(self, request: JSON) -> JSON:
        """So many rollouts more."""
        job = self.jobs.get(request, self)
        job.step(number_of(request, "rollouts"))
        return {"ok": {"done": job.done} | job.progress()}

    def thought(self, request: JSON) -> JSON:
        """What the job has come to so far; of a bot's move nothing before it is made."""
        return {"ok": self.jobs.get(request, self).result()}

    def forget(self, request: JSON) -> JSON:
        self.jobs.drop(request)
        return {"ok": {}}
