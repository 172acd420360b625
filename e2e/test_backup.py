"""Everything in one file and back: nothing is lost, and a bad file changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Route, expect

from e2e.support.catalogue import messages
from e2e.support.games import golden
from e2e.support.saves import (
    DAMAGE,
    FORGET,
    on_database,
    open_game,
    read_save,
    record_of,
    save_game,
)
from e2e.support.table import Table

SOLO = golden("solo_win_with_flips")
TWO = golden("two_players_win")
SAYS = messages("en")
NO_DATABASE = """Object.defineProperty(globalThis, "indexedDB", {
  get() { throw new DOMException("refused", "SecurityError"); },
});"""


def exported(table: Table) -> dict[str, Any]:
    table.go("device")
    with table.page.expect_download() as download:
        table.tap("export")
    expect(table.page.locator(".notice")).to_have_text(SAYS["backup-exported"])
    assert download.value.suggested_filename.startswith("regicide-")
    found: dict[str, Any] = json.loads(download.value.path().read_text("utf-8"))
    return found


def brought(table: Table, backup: object) -> str:
    """Take a file in; what the page says of it."""
    text = backup if isinstance(backup, str) else json.dumps(backup)
    table.go("home")
    table.go("device")
    said = table.page.locator(".notice")
    expect(said).to_have_text("")
    file = FilePayload(name="backup.json", mimeType="application/json", buffer=text.encode())
    table.page.locator("input[name=backup]").set_input_files(files=[file])
    expect(said).not_to_have_text("")
    return said.inner_text()


def expect_kept(table: Table, *games: str) -> None:
    """The games in the list, newest first."""
    table.go("home")
    table.go("saved")
    shown = table.page.locator("[data-game]")
    expect(shown).to_have_count(len(games))
    assert shown.evaluate_all("games => games.map((game) => game.dataset.game)") == list(games)


def test_what_is_exported_comes_back_in_an_empty_browser(table: Table) -> None:
    save_game(table, record_of(SOLO, 5), game="solo", updated=2)
    save_game(table, record_of(TWO, 3, ("Ada", "Béla")), game="two", updated=1)
    backup = exported(table)
    assert (backup["regicide"], backup["version"]) == ("backup", 1)
    on_database(table, FORGET)
    expect_kept(table)

    assert "2 games added" in brought(table, backup)
    expect_kept(table, "solo", "two")
    open_game(table, "solo")
    assert table.seen()["phase"] == str(record_of(SOLO, 5).state().phase)


def test_a_backup_taken_in_twice_adds_nothing(table: Table) -> None:
    save_game(table, record_of(SOLO, 5), game="solo")
    backup = exported(table)
    said = brought(table, backup)
    assert "No new game" in said and "1 game was here already" in said
    expect_kept(table, "solo")


def test_the_game_that_is_further_on_stays(table: Table) -> None:
    save_game(table, record_of(SOLO, 5), game="solo")
    earlier = exported(table)
    save_game(table, record_of(SOLO, 9), game="solo")
    later = exported(table)
    further = read_save(table, "solo")

    assert "here already" in brought(table, earlier)
    assert read_save(table, "solo") == further  # not thrown back
    save_game(table, record_of(SOLO, 5), game="solo")
    assert "1 game was further on" in brought(table, later)
    assert read_save(table, "solo") == further
    expect_kept(table, "solo")


def test_a_game_that_went_two_ways_is_kept_both_ways(table: Table) -> None:
    record = record_of(SOLO, 4)
    save_game(table, record, game="solo")
    backup = exported(table)
    save_game(table, record.upto(0), game="solo")
    other = json.loads(read_save(table, "solo"))
    other["record"]["moves"] = ["yield"]
    on_database(table, DAMAGE, id="solo", save=json.dumps(other))

    for said in ("gone another way", "here already"):
        assert said in brought(table, backup)
        table.go("saved")
        expect(table.page.locator("[data-game]")).to_have_count(2)
    assert json.loads(read_save(table, "solo")) == other


def spoilt(change: Callable[[dict[str, Any]], object]) -> Callable[[dict[str, Any]], object]:
    def spoil(backup: dict[str, Any]) -> object:
        change(backup)
        return backup

    return spoil


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda _: "", "why-backup_unreadable"),
        (lambda backup: json.dumps(backup)[:-20], "why-backup_unreadable"),
        (lambda _: ["a", "list"], "why-backup_unreadable"),
        (lambda _: {"games": []}, "why-backup_unreadable"),
        (spoilt(lambda backup: backup.update(version=2)), "why-backup_newer"),
        (spoilt(lambda backup: backup.update(version="1")), "why-backup_damaged"),
        (spoilt(lambda backup: backup.pop("games")), "why-backup_damaged"),
        (spoilt(lambda backup: backup.update(settings=[])), "why-backup_damaged"),
        (spoilt(lambda backup: backup["games"][1].pop("save")), "why-backup_damaged"),
        (spoilt(lambda backup: backup["games"][1].update(id="")), "why-backup_damaged"),
        (spoilt(lambda backup: backup["games"][1].update(summary={})), "why-backup_damaged"),
        (
            spoilt(lambda backup: backup["games"][1]["summary"].update(seats="Ada")),
            "why-backup_damaged",
        ),
        (
            spoilt(lambda backup: backup["games"][1]["summary"].update(enemy="<b>")),
            "why-backup_damaged",
        ),
    ],
)
def test_a_bad_file_is_refused_in_words_and_changes_nothing(
    table: Table, spoil: Callable[[dict[str, Any]], object], says: str
) -> None:
    summary = {"players": 1, "seats": [""], "enemy": "JS", "beaten": 0, "ply": 0, "result": None}
    game = {"updated": 1, "save": "{}", "summary": summary}
    backup = {
        "regicide": "backup",
        "version": 1,
        "games": [{"id": "one", **game}, {"id": "two", **game, "summary": dict(summary)}],
        "settings": {"settings": {"locale": "fr"}},
    }
    save_game(table, record_of(SOLO, 5), game="here")
    assert brought(table, spoil(backup)) == SAYS[says]
    expect_kept(table, "here")


def test_settings_that_were_made_here_stay(table: Table) -> None:
    with table.choosing("theme", "dark"):
        backup = exported(table)
        assert backup["settings"]["settings"]["theme"] == "dark"
        assert "last" not in backup["settings"]
    backup["settings"] |= {"progress": {"first": "done"}, "last": "nobody's"}
    brought(table, backup)
    again = exported(table)
    assert again["settings"]["settings"]["theme"] == "auto"
    assert again["settings"]["progress"] == {"first": "done"}


def test_where_nothing_is_stored_a_backup_says_so(table: Table) -> None:
    other = table.page.context.new_page()
    other.add_init_script(NO_DATABASE)
    other.route("**/backup-worker.js", without_database)
    blocked = Table(other, table.url)
    other.goto(table.url)
    blocked.go("device")
    expect(other.get_by_test_id("storage")).to_contain_text(SAYS["storage-blocked"])
    blocked.tap("export")
    expect(other.locator(".notice")).to_have_text(SAYS["why-backup_no_storage"])
    other.close()


def without_database(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=f"{NO_DATABASE}\n{answer.text()}")
