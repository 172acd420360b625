"""What most verbs of `build.py` need first: an environment, the wheel, the site, a browser."""

from __future__ import annotations

from pathlib import Path

from tools.browser import browser
from tools.environment import node, node_modules, python_with, variables
from tools.paths import CACHE, shown
from tools.site.build import build_site, types_of_packages
from tools.stages import Stages
from tools.wheel import build_wheel


def make_environment(stages: Stages, *locks: str) -> Path:
    """The Python of a virtual environment with the packages of these lock files."""
    return stages.make("environment", lambda: python_with(*locks), shown)


def make_site(stages: Stages, python: Path) -> Path:
    """The folder of the site, brought up to date."""
    found = stages.make("node", node, shown)
    packages = stages.make("node_modules", lambda: node_modules(found), shown)
    stages.make("types", lambda: types_of_packages(packages), shown)
    return stages.make("site", lambda: build_site(python, found, packages), shown)


def build_all(stages: Stages) -> dict[str, str]:
    """Build wheel and site; returns variables that tell tests where these and Node are."""
    python = make_environment(stages, "dev")
    wheel = stages.make("wheel", lambda: build_wheel(python, CACHE / "wheel"), shown)
    site = make_site(stages, python)
    return variables(REGICIDE_WHEEL=wheel, REGICIDE_NODE=node(), REGICIDE_SITE=site)


def find_browser(stages: Stages, python: Path) -> dict[str, str]:
    """The environment variable with a browser's path; `python` must have Playwright."""
    found = stages.make("browser", lambda: browser(python), shown)
    return {"REGICIDE_BROWSER": str(found)}
