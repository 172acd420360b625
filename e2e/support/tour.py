"""Shows every screen of the site, one after the other, on the shared page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from playwright.sync_api import FilePayload, expect

from e2e.support import companion
from e2e.support.games import golden
from e2e.support.lessons import make_moves, open_lesson
from e2e.support.saves import DELETE_ALL, on_database, open_game, open_replay, record_of, save_game
from e2e.support.table import Table
from regicide_core import Record, Rules, parse_position

SOLO = golden("solo_win_with_flips")
FOUR = golden("four_players_win")
LONG = ("Maximiliana von Hohenstein-Wildenburg", "Ferenc", "Íñigo", "Александра")

# Each play loses, and no Jester is left to flip.
DEADLY = (
    "players=1 seat=1 phase=play enemy=JC damage=5 table=- castle=QC hands=2H.3S tavern=-"
    " discard=9C yielded=- flips=2 rules=standard+partial chance=tea.0"
)

BOTS = tuple("" if seat == 1 else "champion" for seat in range(1, 5))

# In the game of four, a Jester has been played after JESTER steps; step PASSING ends a turn.
JESTER = next(at for at, step in enumerate(FOUR.steps) if step.startswith("wish"))
PASSING = 1
# The first step with a shield, which adds a line to the enemy's panel.
SHIELDED = next(at for at in range(len(SOLO.steps)) if record_of(SOLO, at).state().shield)
# A bot chooses who goes next; everybody else is a person, and is asked for a wish.
CHOOSER = record_of(FOUR, JESTER).state().seat
WISHING = tuple("knight" if seat == CHOOSER else "" for seat in range(1, 5))
# How many royals had fallen in each of the given-up games that the statistics show.
FALLEN = (0, 2, 3, 3, 4, 4, 4, 5, 5, 7, 8, 10, 11)


def save_games(table: Table) -> None:
    """Replace the saved games with those that the screens need."""
    on_database(table, DELETE_ALL)
    generous = Record(1, "a", Rules(hand_limit=10, enemy_attack=2))
    save_game(table, record_of(SOLO, 0), game="play", updated=1_000)
    save_game(table, record_of(SOLO, 1), game="suffer", updated=2_000)
    save_game(table, generous, game="ten", updated=3_000, assisted=True)
    save_game(table, record_of(FOUR, PASSING, LONG), game="four", updated=4_000)
    save_game(table, record_of(FOUR, JESTER, LONG), game="choose", updated=5_000)
    save_game(table, record_of(SOLO), game="won", updated=6_000, assisted=True)
    save_game(table, record_of(SOLO, 20).given_up(), game="gave-up", updated=7_000)
    save_game(table, record_of(FOUR, PASSING, LONG), game="bots", updated=8_000, bots=BOTS)
    save_game(table, record_of(FOUR, JESTER, LONG), game="wishes", updated=9_000, bots=WISHING)
    save_game(table, record_of(FOUR, 0, LONG), game="trouble", updated=10_000, bots=("lost",) * 4)
    save_game(table, record_of(FOUR, 2).given_up(), game="short", updated=11_000)
    save_game(table, record_of(SOLO, SHIELDED), game="shield", updated=12_000)
    save_game(table, record_of(FOUR, None, LONG), game="four-won", updated=13_000)


def show_screens(table: Table, wanted: Sequence[str] = ()) -> Iterator[str]:
    """Show every screen, or those whose names begin like this; yields each name once shown."""
    save_games(table)
    for name, show in SCREENS.items():
        if wanted and not name.startswith(tuple(wanted)):
            continue
        show(table)
        table.settle()
        yield name
        if table.page.get_by_role("dialog").count():
            table.page.keyboard.press("Escape")
            expect(table.page.get_by_role("dialog")).to_have_count(0)


def _home(table: Table) -> None:
    table.go("about")
    table.go("home")
    expect(table.find("continue")).to_be_visible()


def stopped_after(beaten: int) -> Record:
    """A solo game, given up after this many royals had fallen."""
    records = (record_of(SOLO, at) for at in range(len(SOLO.steps)))
    return next(record for record in records if _fallen(record) == beaten).given_up()


def _fallen(record: Record) -> int:
    state = record.state()
    return 12 - len(state.castle) - (state.enemy is not None)


def _statistics(table: Table) -> None:
    """Statistics after some weeks of play; deletes the games of other screens."""
    on_database(table, DELETE_ALL)
    for at, beaten in enumerate(FALLEN):
        save_game(table, stopped_after(beaten), game=f"daily-2026-02-{at + 1:02}", updated=at)
    won = ("solo_win_with_flips", "two_players_win", "three_players_jester", "four_players_win")
    lost = ("solo_loss_by_p8", "loss_by_p8", "four_players_hard")
    for at, name in enumerate((*lost, *won)):
        save_game(table, record_of(golden(name)), game=name, updated=100 + at)
    for at, beaten in enumerate((1, 4, 6)):
        save_game(table, stopped_after(beaten), game=f"helped-{at}", assisted=True)
    save_game(table, record_of(SOLO), game="helped", assisted=True)
    save_game(table, record_of(FOUR), game="watched", bots=("champion",) * 4)
    table.go("about")
    table.go("statistics")
    expect(table.page.get_by_test_id("apart")).to_be_visible()


def _no_statistics(table: Table) -> None:
    on_database(table, DELETE_ALL)
    table.go("about")
    table.go("statistics")
    expect(table.page.locator(".none")).to_be_visible()


def _nothing(table: Table) -> None:
    """The list without games; must be the last screen, since it deletes every game."""
    on_database(table, DELETE_ALL)
    table.go("about")
    table.go("saved")
    expect(table.page.locator(".none")).to_be_visible()


def _new(players: int) -> Callable[[Table], None]:
    def show(table: Table) -> None:
        table.go("new")
        table.page.locator(f"input[name=players][value='{players}']").check()
        if not table.page.locator("details[open]").count():
            table.page.locator("summary").tap()
        expect(table.page.locator("select[name=hand_limit]")).to_be_visible()

    return show


def _page(screen: str) -> Callable[[Table], None]:
    return lambda table: table.go(screen)


def _saved(table: Table) -> None:
    table.go("about")
    table.go("saved")
    expect(table.page.locator("[data-game]")).to_have_count(13)


def _game(game: str, *cards: str) -> Callable[[Table], None]:
    def show(table: Table) -> None:
        open_game(table, game)
        if table.find("reveal").count():
            table.reveal()
        table.choose_cards(*cards)

    return show


def _ten(table: Table) -> None:
    open_game(table, "ten")
    table.page.locator(".hand [data-card]").first.tap()
    expect(table.page.locator(".hand .chosen")).to_have_count(1)


def _cover(table: Table) -> None:
    """The cover between two players, with a recap of the last turn."""
    open_game(table, "four")
    table.reveal()
    table.make(FOUR.steps[PASSING])
    expect(table.find("reveal")).to_be_visible()


def _wishes(table: Table) -> None:
    _game("choose")(table)
    table.wish(1, "reluctant")
    table.wish(3, "keen")


def _refused(table: Table) -> None:
    _game("play", "AD", "8C")(table)
    table.card("4S").tap()
    expect(table.page.locator(".rule-button")).to_be_visible()


def _dialog(opener: str, game: str = "suffer") -> Callable[[Table], None]:
    def show(table: Table) -> None:
        _game(game)(table)
        table.tap(opener)
        expect(table.page.get_by_role("dialog")).to_be_visible()

    return show


def _log(table: Table) -> None:
    _dialog("log", "won")(table)
    expect(table.page.locator(".log li").first).to_be_visible()


def _give_up(table: Table) -> None:
    _dialog("menu")(table)
    table.tap("give-up")
    expect(table.find("yes")).to_be_visible()


def _losing(table: Table) -> None:
    """A play that loses the game is chosen."""
    save_game(table, Record.of_position(parse_position(DEADLY)), game="losing")
    _game("losing", "2H")(table)
    expect(table.page.locator(".losing")).to_be_visible()


def _lose(table: Table) -> None:
    _losing(table)
    table.tap("confirm")
    expect(table.find("yes")).to_be_visible()


def _redo(table: Table) -> None:
    save_game(table, record_of(SOLO, 1), game="undone")
    _dialog("undo", "undone")(table)
    table.tap("yes")
    expect(table.find("redo")).to_be_visible()


def _restart(table: Table) -> None:
    _dialog("menu")(table)
    table.tap("restart")
    expect(table.find("yes")).to_be_visible()


def _delete(table: Table) -> None:
    _saved(table)
    table.find("delete").first.tap()
    expect(table.find("yes")).to_be_visible()


def _bots(table: Table) -> None:
    """The question before a bot's wheel is run; it is never run here, so any bytes will do."""
    table.go("bots")
    wheel: FilePayload = {"name": "my_bot-1.0-py3-none-any.whl", "mimeType": "", "buffer": b"x"}
    table.page.locator("input[name=wheel]").set_input_files(wheel)
    expect(table.find("run-bot")).to_be_visible()


def _paused(table: Table) -> None:
    open_game(table, "bots")
    if not table.find("pause").count():
        table.decide()
    table.tap("pause")
    expect(table.find("pause")).to_have_attribute("aria-pressed", "true")


def _asked(table: Table) -> None:
    open_game(table, "wishes")
    expect(table.find("wished")).to_be_visible()


def _trouble(table: Table) -> None:
    open_game(table, "trouble")
    expect(table.page.get_by_test_id("trouble")).to_be_visible()


def _hint(game: str) -> Callable[[Table], None]:
    """A hint, with the first card of the hand chosen, so that the coach rates that choice, too."""

    def show(table: Table) -> None:
        _game(game)(table)
        if table.page.locator(".hand [data-card]").count():
            table.page.locator(".hand [data-card]").first.tap()
            expect(table.page.locator(".hand .chosen")).to_have_count(1)
        table.tap("hint")
        if table.page.get_by_role("dialog").count():
            table.tap("yes")
        expect(table.page.get_by_test_id("hint")).to_be_visible()

    return show


def _analysis(table: Table) -> None:
    table.go("about")
    table.go("saved")
    row = table.page.locator(".saved li").filter(has=table.page.locator("[data-game=short]"))
    row.locator("[data-do=analyse]").tap()
    expect(table.page.get_by_test_id("plot")).to_be_visible(timeout=60_000)
    expect(table.find("stop-analysis")).to_have_count(0, timeout=60_000)


def _replay(game: str, ply: int) -> Callable[[Table], None]:
    return lambda table: open_replay(table, game, ply)


def _not_replayed(table: Table) -> None:
    table.go("replay/play")
    expect(table.find("continue")).to_be_visible()


def _lesson(name: str, *moves: str, until: str = ".hand") -> Callable[[Table], None]:
    """A lesson after some moves, once an element is shown."""

    def show(table: Table) -> None:
        open_lesson(table, name)
        make_moves(table, list(moves))
        expect(table.page.locator(until)).to_be_visible()

    return show


def _puzzle(table: Table) -> None:
    _lesson("friend-on-top", "play 2D", until=".hand-area:not(:has([data-phase=play]))")(table)
    table.tap("hint")
    expect(table.page.get_by_test_id("hint")).to_be_visible()


def _companion(*entries: str, then: str = ".royals") -> Callable[[Table], None]:
    """The companion screen after some entries: see `companion.enter`."""

    def show(table: Table) -> None:
        companion.begin(table)
        for entry in entries:
            companion.enter(table, entry)
        expect(table.page.locator(then)).to_be_visible()

    return show


SCREENS: dict[str, Callable[[Table], None]] = {
    "home": _home,
    "new": _new(1),
    "new for four": _new(4),
    "saved": _saved,
    "delete": _delete,
    "settings": _page("settings"),
    "rules": _page("rules"),
    "about": _page("about"),
    "device": _page("device"),
    "learn": _page("learn"),
    "lesson": _lesson("combos"),
    "lesson of three": _lesson("jester", "play X1", until=".choose"),
    "full hand": _lesson("diamonds", "play 5D", until=".hand [data-card]:nth-of-type(8)"),
    "failed": _lesson("exact", "play 9H", until=".ending"),
    "reached": _lesson("clubs", "play 2C", "play 4C", until=".ending"),
    "puzzle": _puzzle,
    "play": _game("play"),
    "chosen": _game("play", "AD", "8C"),
    "immune": _game("play", "4S"),
    "refused": _refused,
    "suffer": _game("suffer"),
    "suffer chosen": _game("suffer", "4S", "6D"),
    "shield": _game("shield"),
    "ten cards": _ten,
    "four seats": _game("four"),
    "choose": _wishes,
    "cover": _cover,
    "won": _game("won"),
    "given up": _game("gave-up"),
    "menu": _dialog("menu"),
    "log": _log,
    "help": _dialog("help", "play"),
    "flip": _dialog("flip"),
    "take back": _dialog("undo"),
    "give up": _give_up,
    "losing": _losing,
    "lose": _lose,
    "redo": _redo,
    "restart": _restart,
    "bots": _bots,
    "paused": _paused,
    "asked": _asked,
    "trouble": _trouble,
    "hint": _hint("ten"),
    "hint at a strike": _hint("suffer"),
    "hint of four": _hint("four"),
    "hint who goes on": _hint("choose"),
    "analysis": _analysis,
    "replay": _replay("won", SHIELDED),
    "replay of four": _replay("four-won", 40),
    "replay ended": _replay("won", len(SOLO.steps)),
    "replay refused": _not_replayed,
    "companion": _companion(),
    "companion fight": _companion("JC", "4S", "3H 3D", "AD 8C …", then=".pick .plus"),
    "companion told": _companion("JS", "7S", "TD", "3C 7C …", then=".rule-button"),
    "companion played": _companion("JD", "4S", "5H", then=".now"),
    "companion next": _companion("JH", "TS", "5C"),
    "statistics": _statistics,
    "statistics of nothing": _no_statistics,
    "nothing saved": _nothing,
}
