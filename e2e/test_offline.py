"""After one visit the game needs no network: a service worker has it all, whole and right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.support.catalogue import messages
from e2e.support.embedding import play_clubs
from e2e.support.games import Following, golden
from e2e.support.host import PREFIX, Host, run_host
from e2e.support.table import BOOT_MS, Table
from e2e.support.visitors import (
    KEPT,
    LIES,
    SPOIL,
    WRONG,
    Visitor,
    build_of,
    listed,
    stop_service_worker,
)

SOLO = golden("solo_win_with_flips")
LOCALES = ("ru", "hu", "ca", "fr", "en")


@pytest.fixture(scope="module")
def host(dist: Path) -> Iterator[Host]:
    with run_host(dist) as host:
        yield host


@pytest.fixture(scope="module")
def visitor(browser: Browser, host: Host) -> Iterator[Visitor]:
    visitor = Visitor(browser, host)
    yield visitor
    visitor.context.close()


@pytest.fixture(scope="module")
def visited(visitor: Visitor) -> Table:
    """The page of a first visit, which has stayed until the site was kept."""
    return visitor.first_visit()


@pytest.fixture
def in_the_dark(visited: Table, host: Host) -> Iterator[Table]:
    """The host is gone."""
    host.dark = True
    host.asked.clear()
    yield visited
    host.dark = False


def test_home_says_that_the_game_needs_no_network(visited: Table) -> None:
    visited.go("home")
    expect(visited.page.get_by_test_id("kept")).to_contain_text("Ready to play without internet")


def test_a_first_visit_keeps_exactly_the_built_files(visited: Table, dist: Path) -> None:
    page = visited.page
    kept = page.evaluate(KEPT)
    own = f"regicide:{PREFIX}:{build_of(dist)}"
    assert {name for name in kept if name.startswith("regicide:")} == {own}
    paths = ["" if file["path"] == "index.html" else file["path"] for file in listed(dist)]
    assert kept[own] == sorted(visited.url + path for path in [*paths, "files.json"])
    assert page.evaluate(WRONG, listed(dist)) == []


@pytest.mark.usefixtures("visited")
def test_a_first_visit_fetches_the_large_files_once(host: Host) -> None:
    large = [file["path"] for file in listed(host.site) if file["size"] > 1_000_000]
    assert len(large) > 2
    assert {path: host.count(path) for path in large} == dict.fromkeys(large, 1)


def test_the_first_page_itself_can_do_without_the_network(in_the_dark: Table) -> None:
    for locale in LOCALES:
        in_the_dark.set_choice("locale", locale)
        expect(in_the_dark.page.locator("h1")).to_have_text(messages(locale)["settings-title"])


def test_offline_the_page_starts_and_a_whole_game_is_played(in_the_dark: Table, host: Host) -> None:
    in_the_dark.reload()
    followed = Following(in_the_dark, SOLO)
    followed.play()
    assert in_the_dark.numbers() == followed.numbers()
    # The browser may look for a new version; nothing else was even tried.
    assert set(host.asked) <= {"service-worker.js"}


@pytest.mark.parametrize("screen", ["rules", "learn", "about", "device", "saved", "new"])
def test_offline_every_screen_comes(in_the_dark: Table, screen: str) -> None:
    in_the_dark.page.goto(f"{in_the_dark.url}?from=bookmark#{screen}")
    in_the_dark.page.reload()
    expect(in_the_dark.page.locator("main.page:not([aria-busy])")).to_be_visible()
    title = {"saved": "saved-title", "new": "do-new"}.get(screen, f"{screen}-title")
    expect(in_the_dark.page.locator("h1")).to_have_text(messages("en")[title])
    alerts = in_the_dark.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))
    expect(alerts).to_have_count(0)


def test_offline_the_tutorial_is_played(in_the_dark: Table) -> None:
    page = in_the_dark.page.context.new_page()
    page.goto(f"{in_the_dark.url}tutorial.html?lang=fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    play_clubs(page)
    page.close()


def test_offline_all_languages_come(in_the_dark: Table) -> None:
    for locale in LOCALES:
        in_the_dark.set_choice("locale", locale)
        expect(in_the_dark.page.locator("h1")).to_have_text(messages(locale)["settings-title"])


def test_what_is_not_of_the_site_is_left_to_the_network(visited: Table, host: Host) -> None:
    visited.page.evaluate("fetch('another-site/index.html').catch(() => null)")
    assert host.count("another-site/index.html") == 1


@pytest.mark.parametrize("text", ["settings-language = Spoilt", "", None])
def test_a_spoilt_file_is_never_served_but_mended(
    visited: Table, host: Host, text: str | None
) -> None:
    page = visited.page
    right = (host.site / "i18n" / "hu.ftl").read_text("utf-8")
    ask = "() => fetch('i18n/hu.ftl').then((answer) => answer.text(), () => null)"
    page.evaluate(SPOIL, ["i18n/hu.ftl", text])
    stop_service_worker(page)  # it trusts what it has looked at; the next one looks again
    host.dark = True
    assert page.evaluate(ask) in (None, right)  # the browser itself may have another copy
    host.dark = False
    assert page.evaluate(ask) == right
    assert page.evaluate(LIES, "i18n/hu.ftl") == right


def test_a_spoilt_engine_is_mended_and_starts(visited: Table, host: Host) -> None:
    page = visited.page
    page.evaluate(SPOIL, ["pyodide/pyodide.asm.wasm", "not wasm"])
    visited.reload()
    assert page.evaluate(WRONG, listed(host.site)) == []


def test_other_sites_of_the_origin_keep_what_is_theirs(visited: Table) -> None:
    visited.page.evaluate(
        "caches.open('another site').then((cache) => cache.put('./x', new Response('x')))"
    )
    visited.reload()
    assert "another site" in visited.page.evaluate(KEPT)


def test_without_room_for_a_copy_the_game_is_played_online(browser: Browser, host: Host) -> None:
    visitor = Visitor(browser, host)
    page = visitor.context.new_page()
    devtools = visitor.context.new_cdp_session(page)
    origin = host.url.removesuffix(PREFIX)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 3_000_000})
    table = Table(page, host.url)
    table.open()
    table.go("device")
    says = messages("en")["offline-failed"]
    expect(page.get_by_test_id("offline")).to_contain_text(says, timeout=BOOT_MS)
    followed = Following(table, SOLO)
    followed.deal()
    followed.make(SOLO.steps[0])
    visitor.context.close()
