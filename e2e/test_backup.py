"""Backups: games and settings go into a file and come back, and a bad file changes nothing."""

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
    DELETE_ALL,
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


def export_backup(table: Table) -> dict[str, Any]:
    table.go("device")
    with table.page.expect_download() as download:
        table.tap("export")
    expect(table.page.locator(".notice")).to_have_text(SAYS["backup-exported"])
    assert download.value.suggested_filename.startswith("regicide-")
    found: dict[str, Any] = json.loads(download.value.path().read_text("utf-8"))
    return found


def import_backup(table: Table, backup: object) -> str:
    """Import a backup file; returns what the page says about it."""
    text = backup if isinstance(backup, str) else json.dumps(backup)
    table.go("home")
    table.go("device")
    said = table.page.locator(".notice")
    expect(said).to_have_text("")
    file = FilePayload(name="backup.json", mimeType="application/json", buffer=text.encode())
    table.page.locator("input[name=backup]").set_input_files(files=[file])
    expect(said).not_to_have_text("")
    return said.inner_text()


def expect_games(table: Table, *games: str) -> None:
    """Check the games in the list, newest first."""
    table.go("home")
    table.go("saved")
    shown = table.page.locator("[data-game]")
    expect(shown).to_have_count(len(games))
    assert shown.evaluate_all("games => games.map((game) => game.dataset.game)") == list(games)


def test_an_exported_backup_restores_the_games_in_an_empty_browser(table: Table) -> None:
    save_game(table, record_of(SOLO, 5), game="solo", updated=2)
    save_game(table, record_of(TWO, 3, ("Ada", "Béla")), game="two", updated=1)
    backup = export_backup(table)
    assert (backup["regicide"], backup["version"]) == ("backup", 1)
    on_database(table, DELETE_ALL)
    expect_games(table)

    assert "2 games added" in import_backup(table, backup)
    expect_games(table, "solo", "two")
    open_game(table, "solo")
    assert table.seen()["phase"] == str(record_of(SOLO, 5).state().phase)


def test_a_backup_imported_twice_adds_nothing(table: Table) -> None:
    save_game(table, record_of(SOLO, 5), game="solo")
    backup = export_backup(table)
    said = import_backup(table, backup)
    assert "No new game" in said and "1 game was already here" in said
    expect_games(table, "solo")


def test_of_two_versions_of_a_game_the_longer_one_stays(table: Table) -> None:
    save_game(table, record_of(SOLO, 5), game="solo")
    earlier = export_backup(table)
    save_game(table, record_of(SOLO, 9), game="solo")
    later = export_backup(table)
    further = read_save(table, "solo")

    assert "already here" in import_backup(table, earlier)
    assert read_save(table, "solo") == further  # not replaced by the earlier one
    save_game(table, record_of(SOLO, 5), game="solo")
    assert "1 game was further along" in import_backup(table, later)
    assert read_save(table, "solo") == further
    expect_games(table, "solo")


def test_a_game_that_continued_in_two_ways_is_kept_twice(table: Table) -> None:
    record = record_of(SOLO, 4)
    save_game(table, record, game="solo")
    backup = export_backup(table)
    save_game(table, record.upto(0), game="solo")
    other = json.loads(read_save(table, "solo"))
    other["record"]["moves"] = ["play TD"]
    on_database(table, DAMAGE, id="solo", save=json.dumps(other))

    for said in ("been played differently here", "already here"):
        assert said in import_backup(table, backup)
        table.go("saved")
        expect(table.page.locator("[data-game]")).to_have_count(2)
    assert json.loads(read_save(table, "solo")) == other


def damaged_by(change: Callable[[dict[str, Any]], object]) -> Callable[[dict[str, Any]], object]:
    def damage(backup: dict[str, Any]) -> object:
        change(backup)
        return backup

    return damage


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda _: "", "why-backup_unreadable"),
        (lambda backup: json.dumps(backup)[:-20], "why-backup_unreadable"),
        (lambda _: ["a", "list"], "why-backup_unreadable"),
        (lambda _: {"games": []}, "why-backup_unreadable"),
        (damaged_by(lambda backup: backup.update(version=2)), "why-backup_newer"),
        (damaged_by(lambda backup: backup.update(version="1")), "why-backup_damaged"),
        (damaged_by(lambda backup: backup.pop("games")), "why-backup_damaged"),
        (damaged_by(lambda backup: backup.update(settings=[])), "why-backup_damaged"),
        (damaged_by(lambda backup: backup["games"][1].pop("save")), "why-backup_damaged"),
        (damaged_by(lambda backup: backup["games"][1].update(id="")), "why-backup_damaged"),
        (damaged_by(lambda backup: backup["games"][1].update(summary={})), "why-backup_damaged"),
        (
            damaged_by(lambda backup: backup["games"][1]["summary"].update(seats="Ada")),
            "why-backup_damaged",
        ),
        (
            damaged_by(lambda backup: backup["games"][1]["summary"].update(enemy="<b>")),
            "why-backup_damaged",
        ),
    ],
)
def test_a_bad_file_is_refused_with_a_message_and_changes_nothing(
    table: Table, damage: Callable[[dict[str, Any]], object], says: str
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
    assert import_backup(table, damage(backup)) == SAYS[says]
    expect_games(table, "here")


def test_an_import_does_not_change_the_settings_of_this_browser(table: Table) -> None:
    with table.choosing("theme", "dark"):
        backup = export_backup(table)
        assert backup["settings"]["settings"]["theme"] == "dark"
        assert "last" not in backup["settings"]
    backup["settings"] |= {"progress": {"first": "done"}, "last": "nobody's"}
    import_backup(table, backup)
    again = export_backup(table)
    assert again["settings"]["settings"]["theme"] == "auto"
    assert again["settings"]["progress"] == {"first": "done"}


def test_without_storage_an_export_says_that_nothing_is_stored(table: Table) -> None:
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
