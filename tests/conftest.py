"""Shared by all tests: the marker for the rules of docs/RULES.md, and the built site."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tools.environment import node, node_modules
from tools.paths import ROOT
from tools.site.build import build_site


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of docs/RULES.md the test is about")


@pytest.fixture(scope="session")
def dist() -> Path:
    """The site that `build.py` has built, or one built here when pytest runs alone."""
    if given := os.environ.get("REGICIDE_SITE"):
        return ROOT / given
    found = node()
    return build_site(Path(sys.executable), found, node_modules(found))
