"""A table at which bots may sit, hints are given, and a game is analysed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

from game import Game, players_of
from game_table import Table, VerbFunction
from request_fields import Request, StaleIntent, number_of, text_of

from regicide_core import IllegalMove, parse_move, wish

if TYPE_CHECKING:
    import protocol
    from partners import Job
    from protocol import Envelope


class Jobs:
    """The running jobs by their numbers; each is about one position of one table."""

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

    def get(self, request: Request, table: Table) -> Job:
        """The job of a request, if the job's position is still on the table."""
        number = number_of(request, "job")
        job, owner, revision = self._running.get(number, (None, None, 0))
        if job is None or owner is not table or revision != table.revision:
            self._running.pop(number, None)
            raise StaleIntent("stale_intent", str(number), now=table.revision)
        return job

    def drop(self, request: Request) -> None:
        self._running.pop(number_of(request, "job"), None)


class PartneredTable(Table):
    """The usual kind of table: for games of people and bots."""

    def __init__(self, revision: int = 0, jobs: Jobs | None = None) -> None:
        super().__init__(revision)
        self.jobs = jobs or Jobs()

    def verbs(self) -> dict[str, VerbFunction]:
        return super().verbs() | {
            "seat": self.seat,
            "assist": self.assist,
            "bots_wish": self.bots_wish,
            "bot_move": self.bot_move,
            "think_move": self.think_move,
            "think_hint": self.think_hint,
            "think_analysis": self.think_analysis,
            "guest_sight": self.guest_sight,
            "guest_move": self.guest_move,
            "slice": self.slice,
            "hint": self.hint,
            "analysis": self.analysis,
            "forget": self.forget,
        }

    def seat(self, request: Request) -> Envelope:
        """Give a seat to a bot, or with "" to a person."""
        game = self._fresh(request)
        seat = number_of(request, "seat")
        if not 1 <= seat <= game.record.players:
            raise IllegalMove("no_such_seat", seat)
        bots = (*game.bots[: seat - 1], text_of(request, "bot"), *game.bots[seat:])
        game.bots = players_of(bots, game.record.players)
        return self._changed(request)

    def assist(self, request: Request) -> Envelope:
        """Mark the game as assisted, before a hint is given. The revision stays the same."""
        self._fresh(request).assisted = True
        return self._kept(request)

    def bots_wish(self, request: Request) -> Envelope:
        """After a Jester, every bot but the one at turn says whether it would like to go next."""
        game = self._fresh(request)
        import partners

        wishes = []
        for seat, name in enumerate(game.bots, start=1):
            if not partners.is_ours(name) or seat == game.state.seat:
                continue
            sight = partners.sight_at(game.record, seat, game.wishes)
            bot = partners.bot_at(game.record, name, seat)
            wishes.append(wish(game.state, seat, bot.wish(sight)))
        return self._said(request, game, wishes)

    # Thinking

    def think_move(self, request: Request) -> Envelope:
        """Begin to think about the move of the bot at turn."""
        game = self._running(request)
        import partners

        seat = self._bot_at_turn(game)
        sight = partners.sight_at(game.record, seat, game.wishes)
        return self._begun(partners.MoveJob(partners.bot_at(game.record, game.bot, seat), sight))

    def think_hint(self, request: Request) -> Envelope:
        """Begin to think about a person's move; `mind` is the move the person has in mind."""
        game = self._running(request)
        import partners

        seat = game.state.seat
        # A hint is for the player who sees the hand at turn, and never without the mark.
        if game.bot or self._viewer().seat != seat or not game.assisted:
            raise IllegalMove("hand_hidden", seat)
        mind = request.get("mind")
        sight = partners.sight_at(game.record, seat, game.wishes)
        seed = partners.bot_seed(game.record, 0)
        job = partners.HintJob(sight, seed, None if mind is None else parse_move(str(mind)))
        return self._begun(job)

    def think_analysis(self, request: Request) -> Envelope:
        """Begin to judge every decision of a finished game."""
        game = self._fresh(request)
        if not game.is_over:
            raise IllegalMove("analysis_not_now", "")
        import partners

        return self._begun(partners.AnalysisJob(game.record, "analysis"))

    def guest_sight(self, request: Request) -> Envelope:
        """What a seat may know, as text for the guest who plays it. The page never gets it."""
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

    def guest_move(self, request: Request) -> Envelope:
        """Take the move a guest has chosen, as a job that is done; refused unless legal."""
        game = self._running(request)
        import partners

        seat = self._bot_at_turn(game)
        sight = partners.sight_at(game.record, seat, game.wishes)
        return self._begun(partners.GuestMove(parse_move(text_of(request, "move")), sight))

    def bot_move(self, request: Request) -> Envelope:
        """Make the move that a bot has chosen, and say in a few facts what the move did."""
        game = self._fresh(request)
        import partners

        job = self.jobs.get(request, self)
        if not isinstance(job, partners.MoveJob | partners.GuestMove):
            raise IllegalMove("not_a_move", str(request["job"]))
        before = game.state
        envelope = self._make(request, game, job.move)
        answer = cast("protocol.BotChange", envelope["ok"])
        answer["line"] = {
            "seat": before.seat,
            "enemy": before.enemy and before.enemy.text,
            "facts": partners.facts_json(game.events[-1]),
        }
        return envelope

    def slice(self, request: Request) -> Envelope:
        """Think on about a job, for so many rollouts."""
        job = self.jobs.get(request, self)
        job.step(number_of(request, "rollouts"))
        return {"ok": job.progress()}

    def hint(self, request: Request) -> Envelope:
        """What a hint's job has found by now."""
        import partners

        job = self.jobs.get(request, self)
        if not isinstance(job, partners.HintJob):
            raise IllegalMove("hand_hidden", str(request["job"]))
        return {"ok": job.found()}

    def analysis(self, request: Request) -> Envelope:
        """What an analysis's job has judged by now."""
        import partners

        job = self.jobs.get(request, self)
        if not isinstance(job, partners.AnalysisJob):
            raise IllegalMove("analysis_not_now", str(request["job"]))
        return {"ok": job.found()}

    def forget(self, request: Request) -> Envelope:
        self.jobs.drop(request)
        return {"ok": {}}

    def _running(self, request: Request) -> Game:
        game = self._fresh(request)
        if game.is_over:
            raise IllegalMove("game_over", "")
        return game

    def _bot_at_turn(self, game: Game) -> int:
        if not game.bot:
            raise IllegalMove("hand_hidden", game.state.seat)
        return game.state.seat

    def _begun(self, job: Job) -> Envelope:
        answer: protocol.Job = {"job": self.jobs.add(job, self), "done": job.done}
        return {"ok": answer}
