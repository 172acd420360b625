"""The page starts, and Python in it, from the site's own folder alone."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Page

from e2e.table import Table


def origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def test_the_engine_starts_without_a_complaint_or_a_request_to_another_host(
    page: Page, site: str
) -> None:
    requests: list[str] = []
    complaints: list[str] = []
    page.context.on("request", lambda request: requests.append(request.url))
    page.on("console", lambda line: complaints.append(f"{line.type}: {line.text}"))
    page.on("pageerror", lambda error: complaints.append(str(error)))

    Table(page, site).open()

    assert complaints == []
    assert {origin(url) for url in requests} == {origin(site)}
    # The worker's requests are among them, or the line above would say little.
    assert any(url.endswith(".wasm") for url in requests)
    assert any("/wheels/regicide_core-" in url for url in requests)
