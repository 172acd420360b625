"""A new version is installed in the background, offered, and never mixed with the old one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.support.catalogue import messages
from e2e.support.games import Following, golden
from e2e.support.host import PREFIX, Host, next_build, run_host
from e2e.support.table import BOOT_MS, Table
from e2e.support.visitors import (
    CACHED,
    DAMAGE,
    WRONG,
    Visitor,
    build_of,
    expect_build,
    expect_kept,
    listed_files,
    look_for_update,
    running_build,
    stop_service_worker,
)

SOLO = golden("solo_win_with_flips")
SAYS = messages("en")
WASM = "pyodide/pyodide.asm.wasm"


def change_shell(site: Path) -> None:
    """Change texts, code and a style of the site."""
    english = site / "i18n" / "en.ftl"
    text = english.read_text("utf-8")
    english.write_text(text.replace(SAYS["tagline"], "The second edition."), "utf-8")
    for name in ("main.js", "engine/worker.js", "style/base.css"):
        file = site / name
        file.write_text(file.read_text("utf-8") + "\n/* second */\n", "utf-8")


@pytest.fixture(scope="module")
def second(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The build after this one."""
    return next_build(dist, tmp_path_factory.mktemp("second") / "site", change_shell)


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    with run_host(dist) as host:
        yield host


@pytest.fixture
def visitor(browser: Browser, host: Host) -> Iterator[Visitor]:
    visitor = Visitor(browser, host)
    yield visitor
    visitor.context.close()


def expect_offer(page: Page) -> None:
    """Look for the new version, and expect that home offers it."""
    look_for_update(page)
    expect(page.locator(".home .offer")).to_contain_text(SAYS["update-ready"])


def expect_only(page: Page, site: Path) -> None:
    """Check that page and files are of this build, and that no other build is stored."""
    assert running_build(page) == build_of(site)
    assert page.evaluate(WRONG, listed_files(site)) == []
    own = [name for name in page.evaluate(CACHED) if name.startswith("regicide:")]
    assert own == [f"regicide:{PREFIX}:{build_of(site)}"]


def test_a_new_version_waits_during_a_game_and_is_used_between_games(
    visitor: Visitor, host: Host, dist: Path, second: Path
) -> None:
    table = visitor.first_visit()
    page = table.page
    followed = Following(table, SOLO)
    followed.deal()
    host.site = second
    look_for_update(page)
    # At the table nothing is offered, and the game continues in the old version.
    expect(page.locator(".offer")).to_have_count(0)
    for _ in followed.steps(3):
        pass
    table.tap("menu")
    expect(table.find("update")).to_contain_text(SAYS["update-keeps-game"])
    table.tap("close")
    assert running_build(page) == build_of(dist)
    assert page.evaluate(WRONG, listed_files(dist)) == []

    table.go("home")
    host.requested.clear()
    table.tap("update")
    expect_build(page, second)
    table.wait_until_ready()
    expect(page.locator(".tagline")).to_have_text("The second edition.")
    expect_only(page, second)
    assert host.count(WASM) == 0

    # The game was saved by the old version and continues in the new one.
    table.tap("continue")
    followed.check()
    for step in SOLO.steps[3:5]:
        followed.make(step)


def test_an_update_fetches_only_what_has_changed(
    visitor: Visitor, host: Host, dist: Path, second: Path
) -> None:
    table = visitor.first_visit()
    host.site = second
    host.requested.clear()
    look_for_update(table.page)
    before = {file["path"]: file["sha256"] for file in listed_files(dist)}
    after = {file["path"]: file["sha256"] for file in listed_files(second)}
    changed = {path for path in after if before[path] != after[path]}
    asked = {path or "index.html" for path in host.requested}
    assert asked - {"service-worker.js"} == changed
    assert {"main.js", "index.html", "i18n/en.ftl"} <= changed

    # At the next start no game is open, so the new version is used without a question.
    table.page.close()
    host.offline = True
    again = Table(visitor.context.new_page(), host.url)
    again.page.goto(host.url)
    expect_build(again.page, second)
    expect_only(again.page, second)


def test_a_page_that_stays_open_looks_for_a_new_version_every_hour(
    visitor: Visitor, host: Host, second: Path
) -> None:
    page = visitor.context.new_page()
    page.clock.install()
    table = Table(page, host.url)
    table.open()
    expect_kept(page)
    host.site = second
    page.clock.fast_forward("01:00:01")
    offered = page.locator(".home .offer")
    expect(offered).to_contain_text(SAYS["update-ready"], timeout=BOOT_MS)
    table.tap("later")
    expect(page.locator(".offer")).to_have_count(0)


def test_a_broken_deploy_changes_nothing(
    visitor: Visitor, host: Host, dist: Path, second: Path, tmp_path: Path
) -> None:
    table = visitor.first_visit()
    page = table.page

    broken = next_build(dist, tmp_path / "broken", change_shell)
    (broken / "main.js").write_text("throw new Error();", "utf-8")  # not the listed content
    missing = next_build(dist, tmp_path / "missing", lambda site: (site / "x.js").touch())
    (missing / "x.js").unlink()
    mute = next_build(dist, tmp_path / "mute", change_shell)
    (mute / "service-worker.js").write_text("this is no script", "utf-8")
    for site in (broken, missing, mute):
        host.site = site
        page.evaluate(
            "() => navigator.serviceWorker.getRegistration().then((found) => found.update())"
            ".catch(() => {})"
        )
        expect_settled(page)
        expect(page.locator(".offer")).to_have_count(0)

    host.site, host.broken_file = second, "main.js"  # and a download that breaks off in the middle
    look_for_update(page)
    expect_settled(page)
    page.reload()
    expect_build(page, dist)
    assert page.evaluate(WRONG, listed_files(dist)) == []

    host.broken_file = None
    expect_offer(page)
    table.tap("update")
    expect_build(page, second)
    expect_only(page, second)


def expect_settled(page: Page) -> None:
    """Wait until no new version is installing or waiting."""
    page.wait_for_function(
        """() => navigator.serviceWorker.getRegistration().then(
            ({ installing, waiting, active }) => !installing && !waiting && Boolean(active))""",
        timeout=BOOT_MS,
    )


def test_a_game_in_another_tab_delays_an_update(
    visitor: Visitor, host: Host, dist: Path, second: Path
) -> None:
    idle = visitor.first_visit()
    playing = visitor.open_tab()
    followed = Following(playing, SOLO)
    followed.deal()
    host.site = second
    idle.page.bring_to_front()
    expect_offer(idle.page)
    idle.tap("update")
    expect(idle.page.locator(".offer")).to_contain_text(SAYS["update-elsewhere"])
    playing.page.bring_to_front()
    followed.make(SOLO.steps[0])
    assert {running_build(tab.page) for tab in (idle, playing)} == {build_of(dist)}
    assert playing.page.evaluate(WRONG, listed_files(dist)) == []

    # Once the table is left, the update is used in both tabs.
    playing.go("home")
    idle.page.bring_to_front()
    idle.tap("update")
    for tab in (idle, playing):
        expect_build(tab.page, second)
        expect_only(tab.page, second)
    idle.page.close()
    playing.wait_until_ready()
    playing.tap("continue")
    followed.check()


def test_a_build_that_can_no_longer_be_repaired_is_replaced(
    visitor: Visitor, host: Host, dist: Path, second: Path
) -> None:
    """The cache of the old build was emptied, and the host already has the next build."""
    table = visitor.first_visit()
    page = table.page
    host.site = second
    for file in [*listed_files(dist), {"path": "files.json"}]:
        path = "./" if file["path"] == "index.html" else file["path"]
        page.evaluate(DAMAGE, [path, None])
    stop_service_worker(page)
    page.reload()
    expect_build(page, second)
    assert page.evaluate(WRONG, listed_files(second)) == []
