"""A table with bots, hints and game analysis."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from game import Game, checked_bots
from game_table import Table, VerbFunction
from request_fields import Request, StaleIntent, number_of, text_of

from regicide_core import Card, Discard, IllegalMove, parse_move, wish

if TYPE_CHECKING:
    import protocol
    from partners import Job
    from protocol import Envelope


class Jobs:
    """The running jobs by number. Each job is about one position of one table."""

    def __init__(self) -> None:
        self._last_number = 0
        self._running: dict[int, tuple[Job, Table, int]] = {}  # job, table, the table's revision

    def add(self, job: Job, table: Table) -> int:
        """Add a job and return its number; forget the jobs about earlier positions."""
        self._last_number += 1
        self._running = {
            number: (running, owner, revision)
            for number, (running, owner, revision) in self._running.items()
            if revision == owner.revision
        }
        self._running[self._last_number] = (job, table, table.revision)
        return self._last_number

    def get(self, request: Request, table: Table) -> Job:
        """The job that a request names; refused if its position is no longer on the table."""
        number = number_of(request, "job")
        job, owner, revision = self._running.get(number, (None, None, 0))
        if job is None or owner is not table or revision != table.revision:
            self._running.pop(number, None)
            raise StaleIntent("stale_intent", str(number), now=table.revision)
        return job

    def drop(self, request: Request) -> None:
        self._running.pop(number_of(request, "job"), None)


class PartneredTable(Table):
    """A table for games of people and bots: the unnamed table, and every one without a scenario."""

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
        """Let a bot play a seat, or a person if the name is ""."""
        game = self._game_for(request)
        seat = number_of(request, "seat")
        if not 1 <= seat <= game.record.players:
            raise IllegalMove("no_such_seat", seat)
        bots = (*game.bots[: seat - 1], text_of(request, "bot"), *game.bots[seat:])
        game.bots = checked_bots(bots, game.record.players)
        game.undone.clear()  # an undo has taken back moves by who played the seats then
        return self._answer_new_position(request)

    def assist(self, request: Request) -> Envelope:
        """Mark the game as assisted, as a hint needs it. The revision stays the same."""
        self._game_for(request).assisted = True
        return self._answer_and_save(request)

    def bots_wish(self, request: Request) -> Envelope:
        """After a Jester, let the other built-in bots say how much they want to go next (T2)."""
        game = self._game_for(request)
        import partners

        wishes = []
        for seat, name in enumerate(game.bots, start=1):
            if not partners.is_built_in(name) or seat == game.state.seat:
                continue
            sight = partners.sight_at(game.record, seat, game.wishes)
            bot = partners.bot_at(game.record, name, seat)
            wishes.append(wish(game.state, seat, bot.wish(sight)))
        return self._add_wishes(request, game, wishes)

    # Thinking

    def think_move(self, request: Request) -> Envelope:
        """Start the job that chooses the move of the bot whose turn it is."""
        game = self._game_in_play(request)
        import partners

        seat = self._bot_at_turn(game)
        sight = partners.sight_at(game.record, seat, game.wishes)
        return self._start_job(
            partners.MoveJob(partners.bot_at(game.record, game.bot, seat), sight)
        )

    def think_hint(self, request: Request) -> Envelope:
        """Start the job that finds a hint; `mind` is the move that the player has in mind."""
        game = self._game_in_play(request)
        import partners

        seat = game.state.seat
        # Only the player whose turn it is and who sees the hand gets a hint, in an assisted game.
        if game.bot or self._viewer().seat != seat or not game.assisted:
            raise IllegalMove("hand_hidden", seat)
        mind = request.get("mind")
        sight = partners.sight_at(game.record, seat, game.wishes)
        seed = partners.bot_seed(game.record, 0)
        job = partners.HintJob(sight, seed, None if mind is None else parse_move(str(mind)))
        return self._start_job(job)

    def think_analysis(self, request: Request) -> Envelope:
        """Start the job that judges every decision of a finished game."""
        game = self._game_for(request)
        if not game.is_over:
            raise IllegalMove("analysis_not_now", "")
        import partners

        return self._start_job(partners.AnalysisJob(game.record, "analysis"))

    def guest_sight(self, request: Request) -> Envelope:
        """What a seat may know, as text for the guest bot that plays it; never sent to the page."""
        game = self._game_for(request)
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
        """Add a guest bot's move as a finished job; an illegal move is refused."""
        game = self._game_in_play(request)
        import partners

        seat = self._bot_at_turn(game)
        sight = partners.sight_at(game.record, seat, game.wishes)
        return self._start_job(partners.GuestMove(parse_move(text_of(request, "move")), sight))

    def bot_move(self, request: Request) -> Envelope:
        """Make the move that a bot's job has chosen."""
        game = self._game_for(request)
        import partners

        job = self.jobs.get(request, self)
        if not isinstance(job, partners.MoveJob | partners.GuestMove):
            raise IllegalMove("not_a_move", str(request["job"]))
        return self._make_move(request, game, job.move)

    def slice(self, request: Request) -> Envelope:
        """Continue a job for a number of rollouts."""
        job = self.jobs.get(request, self)
        job.step(number_of(request, "rollouts"))
        return {"ok": job.progress()}

    def hint(self, request: Request) -> Envelope:
        """The hint that a job has found so far."""
        import partners

        job = self.jobs.get(request, self)
        if not isinstance(job, partners.HintJob):
            raise IllegalMove("hand_hidden", str(request["job"]))
        found = job.result()
        if found["discard"] is not None:
            self.advised = (self.revision, Discard(tuple(Card(card) for card in found["discard"])))
        return {"ok": found}

    def analysis(self, request: Request) -> Envelope:
        """The part of an analysis that a job has finished so far."""
        import partners

        job = self.jobs.get(request, self)
        if not isinstance(job, partners.AnalysisJob):
            raise IllegalMove("analysis_not_now", str(request["job"]))
        return {"ok": job.result()}

    def forget(self, request: Request) -> Envelope:
        self.jobs.drop(request)
        return {"ok": {}}

    def _game_in_play(self, request: Request) -> Game:
        game = self._game_for(request)
        if game.is_over:
            raise IllegalMove("game_over", "")
        return game

    def _bot_at_turn(self, game: Game) -> int:
        if not game.bot:
            raise IllegalMove("hand_hidden", game.state.seat)
        return game.state.seat

    def _start_job(self, job: Job) -> Envelope:
        answer: protocol.Job = {"job": self.jobs.add(job, self), "done": job.done}
        return {"ok": answer}
