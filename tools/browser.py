"""Finds a browser for the tests in e2e/: the system's or Playwright's, else installs one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

# Only browsers based on Chromium: Playwright can't drive a stock Firefox.
NAMES: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
)

# The tests run without a window and sometimes as root. They also count requests, so the browser
# must send none of its own.
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

_PRINT_PATH: Final = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def browser(python: Path | str = sys.executable) -> Path:
    """The path of a Chromium that runs on this machine. `python` must have Playwright."""
    if given := os.environ.get("REGICIDE_BROWSER"):
        return Path(given)
    attempts: tuple[Callable[[], Path | None], ...] = (
        _find_in_system,
        lambda: _find_playwright_chromium(python),
        lambda: _install_playwright_chromium(python),
        _install_with_apt,
    )
    for attempt in attempts:
        if found := attempt():
            return found
    raise FileNotFoundError(
        "no browser to test in: install Chromium or Chrome, or set REGICIDE_BROWSER to one"
    )


def _find_in_system() -> Path | None:
    return next((Path(found) for name in NAMES if (found := shutil.which(name))), None)


def _find_playwright_chromium(python: Path | str) -> Path | None:
    done = subprocess.run([python, "-c", _PRINT_PATH], capture_output=True, text=True, check=False)
    path = Path(done.stdout.strip() or ".")
    return path if path.is_file() else None


def _install_playwright_chromium(python: Path | str) -> Path | None:
    print("   no Chromium here: asking Playwright for one", flush=True)
    command = [python, "-m", "playwright", "install", "chromium"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        return None
    found = _find_playwright_chromium(python)
    return found if found and _starts(found) else None


def _install_with_apt() -> Path | None:
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    print("   Playwright's Chromium does not run here: apt-get install chromium", flush=True)
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for words in ("update", "install -y chromium"):
        command = [apt, "-qq", *words.split()]
        subprocess.run(command, env=quiet, capture_output=True, check=False)
    return _find_in_system()


def _starts(path: Path) -> bool:
    """A downloaded browser may lack libraries that only the system's packages bring."""
    try:
        command = [str(path), "--version"]
        return subprocess.run(command, capture_output=True, check=False, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False
