"""The site as an installed app: installable, offered once, and honest about storage."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.support.catalogue import messages
from e2e.support.games import Following, golden
from e2e.support.host import Host, run_host
from e2e.support.saves import open_game, record_of, save_game
from e2e.support.table import Table
from e2e.support.tables import Booted
from e2e.support.visitors import Visitor

SOLO = golden("solo_win_with_flips")
SAYS = messages("en")

IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)
CHROME_ON_IOS = IPHONE.replace("Version/18.5", "CriOS/140.0.0.0")

# Fires the event that Chromium sends only in a real window.
PROMPT = """() => {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  event.prompt = async () => { window.asked = true; return { outcome: "accepted" }; };
  return !dispatchEvent(event);
}"""
ON_IOS = "Object.defineProperty(navigator, 'standalone', { value: false });"


@pytest.fixture(scope="module")
def host(dist: Path) -> Iterator[Host]:
    with run_host(dist) as host:
        yield host


def finish_a_game(table: Table) -> None:
    """Make the last move of a won game."""
    last = len(SOLO.steps) - 1
    save_game(table, record_of(SOLO, last), game="nearly")
    open_game(table, "nearly")
    table.make(SOLO.steps[last])
    expect(table.page.get_by_test_id("result")).to_be_visible()


def test_the_browser_finds_the_site_installable(browser: Browser, host: Host) -> None:
    visitor = Visitor(browser, host)
    page = visitor.context.new_page()
    page.goto(host.url)
    devtools = visitor.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["url"] == f"{host.url}manifest.webmanifest"
    assert manifest["errors"] == []
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Playwright's windows are private; nothing else may prevent installing.
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
    visitor.context.close()


def test_installing_is_offered_after_the_first_game_and_a_refusal_lasts(
    visit: Callable[..., Table],
) -> None:
    table = visit()
    page = table.page
    table.open()
    assert page.evaluate(PROMPT)  # the browser's own banner is suppressed
    expect(page.locator(".offer")).to_have_count(0)
    finish_a_game(table)
    table.go("home")
    expect(page.locator(".offer")).to_contain_text(SAYS["install-offer"])

    page.reload()
    page.locator(".home").wait_for()
    page.evaluate(PROMPT)
    expect(page.locator(".offer")).to_contain_text(SAYS["install-offer"])
    table.tap("refuse-install")
    expect(page.locator(".offer")).to_have_count(0)
    page.reload()
    page.locator(".home").wait_for()
    page.evaluate(PROMPT)
    table.go("device")  # this screen still offers it
    expect(page.get_by_test_id("install")).to_contain_text(SAYS["install-prompt"])
    table.go("home")
    expect(page.locator(".offer")).to_have_count(0)

    table.go("device")
    table.tap("install")
    page.wait_for_function("() => window.asked === true")
    expect(page.get_by_test_id("install")).to_have_count(0)


@pytest.mark.parametrize(
    ("agent", "shown"), [(IPHONE, True), (CHROME_ON_IOS, False)], ids=["safari", "chrome"]
)
def test_only_safari_on_ios_shows_how_to_install(
    visit: Callable[..., Table], agent: str, shown: bool
) -> None:
    table = visit(user_agent=agent)
    table.page.add_init_script(ON_IOS)
    table.page.goto(table.url)
    table.go("device")
    expect(table.page.get_by_test_id("storage")).to_be_visible()
    hint = table.page.get_by_text(SAYS["install-ios"])
    expect(hint).to_have_count(1 if shown else 0)


def test_the_page_says_honestly_whether_storage_is_permanent(table: Table) -> None:
    table.go("device")
    shown = table.page.get_by_test_id("storage")
    expect(shown).not_to_have_attribute("data-persistent", "null")
    promised = table.page.evaluate("navigator.storage.persisted()")
    expect(shown).to_contain_text(SAYS["storage-stays" if promised else "storage-may-go"])
    expect(shown).to_contain_text("MB")
    if not promised:
        if table.find("persist").count():  # the page may have asked already, after a finished game
            table.tap("persist")
        expect(table.find("persist")).to_have_count(0)
        granted = table.page.evaluate("navigator.storage.persisted()")
        expect(shown).to_contain_text(SAYS["storage-stays" if granted else "storage-refused"])


def test_storage_that_becomes_permanent_is_shown(visit: Callable[..., Table]) -> None:
    table = visit()
    table.page.add_init_script(
        """let granted = false;
        navigator.storage.persisted = async () => granted;
        navigator.storage.persist = async () => (granted = true);"""
    )
    table.page.goto(table.url)
    table.go("device")
    shown = table.page.get_by_test_id("storage")
    expect(shown).to_contain_text(SAYS["storage-may-go"])
    table.tap("persist")
    expect(shown).to_contain_text(SAYS["storage-stays"])
    expect(table.find("persist")).to_have_count(0)


def test_without_a_service_worker_the_game_is_played_online(booted: Booted, table: Table) -> None:
    """The shared page of the tests has none, because service workers are blocked."""
    assert no_worker(table.page)
    table.go("device")
    expect(table.page.get_by_test_id("offline")).to_have_attribute("data-state", "none")
    expect(table.page.get_by_test_id("offline")).to_contain_text(SAYS["offline-none"])
    Following(table, SOLO).deal()
    assert booted.witness.complaints == []


def no_worker(page: Page) -> bool:
    found: bool = page.evaluate("() => navigator.serviceWorker.controller === null")
    return found
