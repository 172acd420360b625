"""Serves the built site and opens a page of a phone's size, for benches in a browser."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

from playwright.sync_api import Page, sync_playwright

from e2e.support.table import PHONE
from tools.browser import FLAGS, browser
from tools.paths import DIST, ROOT
from tools.serve import site_server


@contextmanager
def phone_page(**options: Any) -> Iterator[tuple[Page, str]]:
    """An empty page and the address of the site."""
    site = ROOT / os.environ.get("REGICIDE_SITE", str(DIST))
    with site_server({"/": site}) as server, sync_playwright() as playwright:
        Thread(target=server.serve_forever, daemon=True).start()
        chromium = playwright.chromium.launch(executable_path=browser(), args=list(FLAGS))
        page = chromium.new_page(viewport=PHONE, has_touch=True, locale="en-GB", **options)
        yield page, f"http://127.0.0.1:{server.server_port}/"
        chromium.close()
        server.shutdown()
