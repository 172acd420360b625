"""Fixtures for tables. Python takes seconds to start, so most tests share one page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from e2e.support.saves import DELETE_ALL, on_database
from e2e.support.table import PHONE, Table

expect.set_options(timeout=10_000)  # a busy machine is slow

REFUSED = "Service Worker registration blocked by Playwright"


@dataclass
class Witness:
    """Records the requests of a page and the errors and warnings in its console."""

    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._note_message)
        page.context.on("request", lambda request: self.requests.append(request.url))

    def _note_message(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != REFUSED:
            self.complaints.append(message.text)

    def hosts(self) -> set[str]:
        """The hosts of all requests."""
        return {urlsplit(url).netloc for url in self.requests}


@dataclass
class Booted:
    """A page on which the engine has started."""

    table: Table
    witness: Witness


def phone(browser: Browser, **more: Any) -> BrowserContext:
    """A fresh browser context with a phone's size and a touch screen."""
    usual: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "locale": "en-GB"}
    # A service worker would hide requests from the tests that look at them.
    usual["service_workers"] = "block"
    context = browser.new_context(**usual | more)
    context.set_default_timeout(10_000)
    return context


@pytest.fixture(scope="session")
def booted(browser: Browser, site: str) -> Iterator[Booted]:
    """The page that all tests of this process share."""
    context = phone(browser)
    page = context.new_page()
    witness = Witness()
    witness.watch(page)
    table = Table(page, site)
    table.open()
    yield Booted(table, witness)
    context.close()


@pytest.fixture
def table(booted: Booted) -> Iterator[Table]:
    """The shared page on its home screen, without saved games; fails if the page logs an error."""
    page = booted.table.page
    page.set_viewport_size(PHONE)
    # Only the tests of animations need them; elsewhere every tap would wait for the cards to stop.
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    on_database(booted.table, DELETE_ALL)
    booted.table.go("about")
    booted.table.go("home")
    booted.witness.complaints.clear()
    yield booted.table
    if booted.table.has_bots:
        booted.table.seat_people()
    assert booted.witness.complaints == []
    assert booted.witness.hosts() == {urlsplit(booted.table.url).netloc}


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Callable[..., Table]]:
    """Opens a page in a fresh browser, for tests that would break the shared page."""
    contexts: list[BrowserContext] = []

    def open_table(**more: Any) -> Table:
        context = phone(browser, **more)
        contexts.append(context)
        return Table(context.new_page(), site)

    yield open_table
    for context in contexts:
        context.close()
