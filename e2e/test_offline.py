"""After one visit the game needs no network: a service worker has stored every file, unharmed."""

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
    CACHED,
    CACHED_TEXT,
    DAMAGE,
    WRONG,
    Visitor,
    build_of,
    listed_files,
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
    """The page of a first visit, open until the whole site was stored."""
    return visitor.first_visit()


@pytest.fixture
def offline(visited: Table, host: Host) -> Iterator[Table]:
    """The visited page, while the host answers nothing."""
    host.offline = True
    host.requested.clear()
    yield visited
    host.offline = False


def test_home_says_that_the_game_needs_no_network(visited: Table) -> None:
    visited.go("home")
    expect(visited.page.get_by_test_id("kept")).to_contain_text("Ready to play offline")


def test_a_first_visit_keeps_exactly_the_built_files(visited: Table, dist: Path) -> None:
    page = visited.page
    kept = page.evaluate(CACHED)
    own = f"regicide:{PREFIX}:{build_of(dist)}"
    assert {name for name in kept if name.startswith("regicide:")} == {own}
    paths = ["" if file["path"] == "index.html" else file["path"] for file in listed_files(dist)]
    assert kept[own] == sorted(visited.url + path for path in [*paths, "files.json"])
    assert page.evaluate(WRONG, listed_files(dist)) == []


@pytest.mark.usefixtures("visited")
def test_a_first_visit_fetches_the_large_files_once(host: Host) -> None:
    large = [file["path"] for file in listed_files(host.site) if file["size"] > 1_000_000]
    assert len(large) > 2
    assert {path: host.count(path) for path in large} == dict.fromkeys(large, 1)


def test_the_page_of_the_first_visit_works_without_the_network(offline: Table) -> None:
    for locale in LOCALES:
        offline.set_choice("locale", locale)
        expect(offline.page.locator("h1")).to_have_text(messages(locale)["settings-title"])


def test_offline_the_page_starts_and_a_whole_game_is_played(offline: Table, host: Host) -> None:
    offline.reload()
    followed = Following(offline, SOLO)
    followed.play()
    assert offline.numbers() == followed.numbers()
    # The browser may look for a new version; nothing else was requested.
    assert set(host.requested) <= {"service-worker.js"}


@pytest.mark.parametrize("screen", ["rules", "learn", "about", "device", "saved", "new"])
def test_offline_every_screen_opens(offline: Table, screen: str) -> None:
    offline.page.goto(f"{offline.url}?from=bookmark#{screen}")
    offline.page.reload()
    expect(offline.page.locator("main.page:not([aria-busy])")).to_be_visible()
    title = {"saved": "saved-title", "new": "do-new"}.get(screen, f"{screen}-title")
    expect(offline.page.locator("h1")).to_have_text(messages("en")[title])
    alerts = offline.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))
    expect(alerts).to_have_count(0)


def test_offline_the_tutorial_works(offline: Table) -> None:
    page = offline.page.context.new_page()
    page.goto(f"{offline.url}tutorial.html?lang=fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    play_clubs(page)
    page.close()


def test_offline_all_languages_are_there(offline: Table) -> None:
    for locale in LOCALES:
        offline.set_choice("locale", locale)
        expect(offline.page.locator("h1")).to_have_text(messages(locale)["settings-title"])


def test_requests_outside_the_site_go_to_the_network(visited: Table, host: Host) -> None:
    visited.page.evaluate("fetch('another-site/index.html').catch(() => null)")
    assert host.count("another-site/index.html") == 1


@pytest.mark.parametrize("text", ["settings-language = Spoilt", "", None])
def test_a_damaged_file_is_never_served_but_fetched_again(
    visited: Table, host: Host, text: str | None
) -> None:
    page = visited.page
    right = (host.site / "i18n" / "hu.ftl").read_text("utf-8")
    ask = "() => fetch('i18n/hu.ftl').then((answer) => answer.text(), () => null)"
    page.evaluate(DAMAGE, ["i18n/hu.ftl", text])
    stop_service_worker(page)  # a running one checks each file once
    host.offline = True
    assert page.evaluate(ask) in (None, right)  # the browser itself may have another copy
    host.offline = False
    assert page.evaluate(ask) == right
    assert page.evaluate(CACHED_TEXT, "i18n/hu.ftl") == right


def test_a_damaged_engine_is_fetched_again_and_starts(visited: Table, host: Host) -> None:
    page = visited.page
    page.evaluate(DAMAGE, ["pyodide/pyodide.asm.wasm", "not wasm"])
    visited.reload()
    assert page.evaluate(WRONG, listed_files(host.site)) == []


def test_caches_of_other_sites_on_the_origin_are_left_alone(visited: Table) -> None:
    visited.page.evaluate(
        "caches.open('another site').then((cache) => cache.put('./x', new Response('x')))"
    )
    visited.reload()
    assert "another site" in visited.page.evaluate(CACHED)


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
