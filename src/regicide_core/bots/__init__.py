"""Bots: partners that see what their seat may see, hints, and the review of a game.

`docs/BOTS.md` says how they are used and how to write one. The examples in docstrings assume
`from regicide_core import *` and `from regicide_core.bots import *`.

>>> list(LEVELS), GROUP
(['squire', 'knight', 'champion'], 'regicide_core.bots')
>>> "no_such_bot" in BOT_CODES
True
"""

from ..facts import Fact, facts_of
from .analysis import Analysis, Judgement, Story
from .coach import Alternative, Coach, Hint
from .drawbacks import Drawback, drawbacks_of
from .host import Table, seen_by, sight_of, sights_of
from .levels import Bot, Champion, Knight, Squire
from .memory import Memory
from .motives import Motive, Reason, motives_of, reasons_of
from .registry import BOT_CODES, GROUP, LEVELS, BotError, load_installed, make, names, register
from .sight import Sight
from .thinking import Aim, Duel, Estimate, Thought, run

__all__ = [
    "BOT_CODES",
    "GROUP",
    "LEVELS",
    "Aim",
    "Alternative",
    "Analysis",
    "Bot",
    "BotError",
    "Champion",
    "Coach",
    "Drawback",
    "Duel",
    "Estimate",
    "Fact",
    "Hint",
    "Judgement",
    "Knight",
    "Memory",
    "Motive",
    "Reason",
    "Sight",
    "Squire",
    "Story",
    "Table",
    "Thought",
    "drawbacks_of",
    "facts_of",
    "load_installed",
    "make",
    "motives_of",
    "names",
    "reasons_of",
    "register",
    "run",
    "seen_by",
    "sight_of",
    "sights_of",
]
