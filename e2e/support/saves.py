"""Puts saved games into the site's database, so that a test can start at any position."""

from __future__ import annotations

import importlib.util
import json
import sys
from functools import cache
from types import ModuleType
from typing import Final

from playwright.sync_api import expect

from e2e.support.games import Following, Recorded
from e2e.support.table import Table
from regicide_core import Phase, Record, parse_move
from tools.paths import ROOT

# Runs a function on the site's database: "games" has the rows of the list, "saves" the games.
DATABASE: Final = """(work, args) => new Promise((resolve, reject) => {
  const open = indexedDB.open(`regicide ${location.pathname}`);
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const tx = open.result.transaction(["games", "saves", "settings"], "readwrite");
    tx.oncomplete = () => { open.result.close(); resolve(); };
    tx.onabort = () => reject(tx.error);
    work(tx.objectStore("games"), tx.objectStore("saves"), args, tx.objectStore("settings"));
  };
})"""
PUT: Final = """(games, saves, { id, updated, summary, save }) => {
  games.put({ id, updated, summary, counter: 1 });
  saves.put(save, id);
}"""
DAMAGE: Final = """(games, saves, { id, save }) => { saves.put(save, id); }"""
DELETE_ALL: Final = """(games, saves, _, settings) => {
  games.clear(); saves.clear(); settings.delete("deleted");
}"""
READ: Final = """id => new Promise((resolve, reject) => {
  const open = indexedDB.open(`regicide ${location.pathname}`);
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const asked = open.result.transaction("saves").objectStore("saves").get(id);
    asked.onsuccess = () => { open.result.close(); resolve(asked.result); };
  };
})"""


def on_database(table: Table, work: str, **args: object) -> None:
    table.page.evaluate(f"args => ({DATABASE})({work}, args)", args)


def read_save(table: Table, game: str) -> str:
    """The stored save of a game."""
    found: str = table.page.evaluate(READ, game)
    return found


@cache
def bridge() -> ModuleType:
    """The bridge that the browser runs; it knows the format of a save."""
    sys.path.append(str(ROOT / "web" / "py"))  # the bridge imports modules from here
    spec = importlib.util.spec_from_file_location("bridge", ROOT / "web" / "py" / "bridge.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["bridge"] = module  # dataclasses look up their module here
    spec.loader.exec_module(module)
    return module


def record_of(game: Recorded, upto: int | None = None, names: tuple[str, ...] = ()) -> Record:
    """The first steps of a recorded game, as a record."""
    moves = [parse_move(step) for step in game.steps[:upto] if not step.startswith("wish")]
    record = Record(game.players, game.seed, game.rules, game.first, seats=names)
    return record.then(*moves)


def save_game(
    table: Table,
    record: Record,
    *,
    game: str = "kept",
    updated: int = 1,
    assisted: bool = False,
    bots: tuple[str, ...] = (),
    played: bool = True,
) -> None:
    """Put a saved game into the browser, as if it had been played there.

    A deal without a move counts as played, too, so that it is listed; `played=False` is for others.
    """
    save = json.dumps({"record": record.to_json(), "assisted": assisted, "bots": bots})
    request = json.dumps({"do": "load", "save": save})
    answer = json.loads(bridge().Bridge().handle(request))
    summary = answer["summary"] | ({"played": True} if played else {})
    on_database(table, PUT, id=game, updated=updated, summary=summary, save=answer["save"])


def open_game(table: Table, game: str = "kept") -> None:
    """Open a saved game from the list."""
    table.go("about")
    table.go("saved")
    table.page.locator(f"[data-game='{game}']").tap()
    expect(table.page.locator(".table-screen :is(.hand-area, .cover, .result)")).to_be_visible()


def open_replay(table: Table, game: str = "kept", ply: int = 0) -> None:
    """Open the replay of a finished game at a move."""
    table.go("about")
    table.page.evaluate("game => { location.hash = `replay/${game}`; }", game)
    if not ply:
        expect(table.page.locator(".replay")).to_have_attribute("data-ply", "0")
        return
    table.page.locator("input[name=ply]").fill(str(ply))
    expect(table.page.locator(".replay")).to_have_attribute("data-ply", str(ply))


def save_and_open(
    table: Table, record: Record, *, assisted: bool = False, bots: tuple[str, ...] = ()
) -> None:
    """Save a game and open it."""
    save_game(table, record, assisted=assisted, bots=bots)
    open_game(table)


def open_at_step(table: Table, game: Recorded, upto: int, names: tuple[str, ...] = ()) -> Following:
    """Open a recorded game at a later step, and follow it from there."""
    following = Following(table, game, names)
    for step in game.steps[:upto]:
        following.advance(step)
    save_and_open(table, record_of(game, upto, names))
    alone = game.players == 1 or following.state.is_over
    following.covered, following.viewer = not alone, following.state.seat if alone else 0
    following.check()
    return following


def step_to(game: Recorded, phase: Phase, least: int = 0) -> int:
    """How many steps lead to the first position of this phase."""
    reached = (at for at in range(least, len(game.steps)) if _phase(game, at) is phase)
    return next(reached)


def _phase(game: Recorded, upto: int) -> Phase:
    return record_of(game, upto).state().phase
