"""Visitors whose browser stores the site with a service worker, over several visits."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.support.host import Host
from e2e.support.table import BOOT_MS, Table, in_time
from e2e.support.tables import phone

# The URLs in each cache.
CACHED: Final = """async () => {
  const kept = {};
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    kept[name] = requests.map(({ url }) => url).sort();
  }
  return kept;
}"""

# The files of a list that the page can't fetch, or whose content has the wrong hash.
WRONG: Final = """async (files) => {
  const wrong = [];
  for (const { path, sha256 } of files) {
    const answer = await fetch(path === "index.html" ? "./" : path).catch(() => null);
    const body = answer?.ok ? await answer.arrayBuffer() : new ArrayBuffer(0);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
    const hex = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    if (hex !== sha256) wrong.push(path);
  }
  return wrong;
}"""

# Looks for a new version; resolves when there is none, or when its installation has ended.
UPDATE: Final = """async () => {
  const { installing } = await (await navigator.serviceWorker.getRegistration()).update();
  if (installing) await new Promise((then) => installing.addEventListener("statechange", then));
}"""

# The cached text of a path, or null.
CACHED_TEXT: Final = """async (path) => {
  const own = (await caches.keys()).filter((name) => name.startsWith("regicide:"));
  const answer = await (await caches.open(own[0])).match(new URL(path, location.href));
  return answer ? answer.text() : null;
}"""

# Replaces a file in the caches by a text, or deletes it.
DAMAGE: Final = """async ([path, text]) => {
  for (const name of await caches.keys()) {
    if (!name.startsWith("regicide:")) continue;
    const cache = await caches.open(name);
    const url = new URL(path, location.href);
    if (text === null) await cache.delete(url);
    else await cache.put(url, new Response(text, { headers: { "content-type": "text/plain" } }));
  }
}"""


class Visitor:
    """A fresh browser that visits the site several times."""

    def __init__(self, browser: Browser, host: Host, **more: Any) -> None:
        usual = {"service_workers": "allow", "reduced_motion": "reduce"}
        self.context: BrowserContext = phone(browser, **usual | more)
        self.host = host

    def open_tab(self) -> Table:
        """Open the site in a new tab and wait until it is ready to play."""
        table = Table(self.context.new_page(), self.host.url)
        table.open()
        return table

    def first_visit(self) -> Table:
        """Open the site and stay until the service worker has stored it and controls the page."""
        table = self.open_tab()
        expect_kept(table.page)
        return table


def expect_kept(page: Page) -> None:
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=BOOT_MS)


def listed_files(site: Path) -> list[dict[str, Any]]:
    """The files in a site's list."""
    found: list[dict[str, Any]] = json.loads((site / "files.json").read_text("utf-8"))["files"]
    return found


def build_of(site: Path) -> str:
    found: str = json.loads((site / "version.json").read_text("utf-8"))["build"]
    return found


def running_build(page: Page) -> str:
    """The build that this page comes from."""
    return page.locator("meta[name=build]").get_attribute("content") or ""


def stop_service_worker(page: Page) -> None:
    """Stop the service worker, as the browser does when it is idle."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("ServiceWorker.enable")
    devtools.send("ServiceWorker.stopAllWorkers")
    devtools.detach()


def look_for_update(page: Page) -> None:
    """Look for a new version, as the page does once an hour, and wait until it is installed."""
    page.evaluate(in_time(UPDATE))


def expect_build(page: Page, site: Path) -> None:
    """Wait until the page is of this build and its engine is ready."""
    expect(page.locator(f'meta[name=build][content="{build_of(site)}"]')).to_be_attached(
        timeout=BOOT_MS
    )
