"""Fixtures of all browser tests: the built site on a server, and the browser."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from e2e.support.tables import booted, table, visit  # noqa: F401 -- fixtures
from tools.browser import FLAGS, browser
from tools.environment import node, node_modules
from tools.paths import CACHE, ROOT
from tools.serve import site_server
from tools.site.build import build_site

PREFIX = "/some/where/regicide/"  # the site must work in any folder
SOURCES = "/sources/"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Take a screenshot of the shared page when a test fails; Playwright takes those of others."""
    report = yield
    shared = getattr(item, "funcargs", {}).get("table")
    if report.when == "call" and report.failed and shared is not None:
        shared.page.screenshot(path=CACHE / "e2e" / f"{item.name}.png")
    return report


@pytest.fixture(scope="session")
def dist() -> Path:
    """The site that `build.py` has built, or one built here when pytest runs alone."""
    if given := os.environ.get("REGICIDE_SITE"):
        return ROOT / given
    found = node()
    return build_site(Path(sys.executable), found, node_modules(found))


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The URL of the site, served on a free port."""
    # The site bundles its modules, so the sources are served beside it for tests of single modules.
    with site_server({PREFIX: dist, SOURCES: ROOT / "web"}) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}{PREFIX}"
        server.shutdown()
        thread.join()


@pytest.fixture(scope="session")
def base_url(site: str) -> str:
    """The address that `page.goto("")` opens; replaces the plugin's fixture, which warns here."""
    return site


@pytest.fixture(scope="session")
def sources(site: str) -> str:
    """The URL of the unbundled sources, on the same origin as the site."""
    return site.removesuffix(PREFIX) + SOURCES


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": str(browser()), "args": list(FLAGS)}
