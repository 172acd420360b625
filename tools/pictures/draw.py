"""Draws the pictures listed in the manifest: icons from icon.svg, and screenshots of the site.

    python3 build.py pictures

The pictures are committed, so a build needs no browser. Each icon holds the hash of the icon.svg
that it was made from, and a test compares the two.
"""

from __future__ import annotations

import base64
import hashlib
import os
from pathlib import Path
from threading import Thread
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tools.browser import FLAGS, browser
from tools.paths import DIST, ROOT
from tools.pictures.png import signed
from tools.serve import site_server

WEB: Final = ROOT / "web"
DRAWING: Final = WEB / "icon.svg"

# File -> size in pixels, share of that size the drawing fills, whether to fill the background.
# A system may crop a maskable icon to a circle four fifths as wide; the drawing fits inside it.
# iOS rounds the corners itself, so its icon must fill the whole square.
ICONS: Final = {
    "icons/icon-192.png": (192, 1.0, False),
    "icons/icon-512.png": (512, 1.0, False),
    "icons/maskable-512.png": (512, 1.0, True),
    "icons/apple-touch-icon.png": (180, 1.0, True),
}

DRAW: Final = """async ([drawing, size, share, filled]) => {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const context = canvas.getContext("2d");
  if (filled) { // the colour of the drawing's edge, halfway along its top
    context.drawImage(image, 0, 0, size, size);
    const [red, green, blue] = context.getImageData(size / 2, 2, 1, 1).data;
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect(0, 0, size, size);
  }
  const edge = (size * (1 - share)) / 2;
  context.drawImage(image, edge, edge, size * share, size * share);
  return canvas.toDataURL("image/png").split(",")[1];
}"""

NARROW: Final[ViewportSize] = {"width": 360, "height": 640}
WIDE: Final[ViewportSize] = {"width": 1024, "height": 640}
READY_MS: Final = 120_000


def draw_icons(page: Page) -> None:
    """Draw every icon from icon.svg."""
    drawing = DRAWING.read_bytes()
    address = "data:image/svg+xml;base64," + base64.b64encode(drawing).decode()
    for name, (size, share, filled) in ICONS.items():
        drawn = base64.b64decode(page.evaluate(DRAW, [address, size, share, filled]))
        target = WEB / name
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(signed(drawn, hashlib.sha256(drawing).hexdigest()))


def take_screenshots(browser: Browser, site: str) -> None:
    """Take the home screen and a table, in the sizes listed in the manifest."""
    for name, size in (("home", NARROW), ("table", NARROW), ("wide", WIDE)):
        context = browser.new_context(
            viewport=size, locale="en-GB", color_scheme="dark", reduced_motion="reduce"
        )
        page = context.new_page()
        page.goto(site)
        page.locator(".home").wait_for()
        page.wait_for_function(
            "() => !document.querySelector('.engine')", timeout=READY_MS
        )  # the progress bar must not be in the picture
        if name != "home":
            _start_game(page)
        target = WEB / "screenshots" / f"{name}.png"
        target.parent.mkdir(exist_ok=True)
        page.screenshot(path=target)
        context.close()


def _start_game(page: Page) -> None:
    page.locator("[data-do=new]").click()
    page.locator("input[name=seed]").fill("picture")
    page.locator("[data-do=start]").click()
    card = page.locator(".hand [data-card]").nth(2)
    card.click()
    page.locator("[data-testid=preview]").wait_for()


def main() -> None:
    site = Path(os.environ.get("REGICIDE_SITE", DIST))
    with site_server({"/": ROOT / site}) as server, sync_playwright() as playwright:
        Thread(target=server.serve_forever, daemon=True).start()
        chromium = playwright.chromium.launch(executable_path=str(browser()), args=list(FLAGS))
        draw_icons(chromium.new_page())
        take_screenshots(chromium, f"http://127.0.0.1:{server.server_port}/")
        chromium.close()
        server.shutdown()


if __name__ == "__main__":
    main()
