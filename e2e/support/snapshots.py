"""Looks for, waits for and damages the memory snapshot of the instant start."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.support.table import BOOT_MS, Table

# The kind of each entry in the snapshot's cache.
ENTRIES = """async () => {
  const cache = await caches.open(`regicide-snapshot:${location.pathname}`);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname.split("/").at(-2));
}"""

# Resolves when the snapshot has been stored.
AWAIT_SNAPSHOT = """(patience) => new Promise((resolve, reject) => {
  const end = Date.now() + patience;
  const look = async () => {
    const cache = await caches.open(`regicide-snapshot:${location.pathname}`);
    const keys = await cache.keys();
    if (keys.some(({ url }) => url.includes("/snapshot/"))) resolve();
    else if (Date.now() > end) reject(new Error("no snapshot was made"));
    else setTimeout(look, 100);
  };
  look();
})"""

DAMAGE = """async () => {
  const cache = await caches.open(`regicide-snapshot:${location.pathname}`);
  const key = (await cache.keys()).find(({ url }) => url.includes("/snapshot/"));
  const found = await cache.match(key);
  const bytes = new Uint8Array(await found.arrayBuffer());
  bytes.fill(7, 5_000_000, 5_000_100);
  await cache.put(key, new Response(bytes, { headers: found.headers }));
}"""


def open_with_snapshot(table: Table) -> None:
    """Visit for the first time, and stay until the snapshot is stored."""
    table.open()
    table.page.set_default_timeout(BOOT_MS)
    table.page.evaluate(AWAIT_SNAPSHOT, BOOT_MS)


def snapshot_entries(page: Page) -> list[str]:
    found: list[str] = page.evaluate(ENTRIES)
    return found


def damage_snapshot(page: Page) -> None:
    page.evaluate(DAMAGE)


def expect_starts(table: Table, *starts: tuple[str, str]) -> None:
    """Check the starts in the diagnostics panel: each has a path and why it failed, or ""."""
    table.go("about")
    table.tap("diagnostics")
    listed = table.page.locator(".starts li")
    expect(listed).to_have_count(len(starts))
    for at, (path, error) in enumerate(starts):
        expect(listed.nth(at)).to_have_attribute("data-path", path)
        expect(listed.nth(at)).to_have_attribute("data-failed", error)
