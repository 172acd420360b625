"""A contact sheet: every screen at four sizes, in light and dark, in two languages, on one page.

    python3 build.py shots [SCREEN …]    # all screens, or those whose names begin like this

Writes .cache/shots/index.html. `--locales`, `--sizes` and `--schemes` take other pictures:
`--locales en,ru,hu,ca,fr --sizes 320x568,844x390 --schemes light`. With `--docs` it takes the
pictures of the README instead.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from threading import Thread
from typing import Final, Literal

from playwright.sync_api import Browser, Page, sync_playwright

from e2e.support.table import PHONE, Table
from e2e.support.tour import show_screens
from tools.browser import FLAGS, browser
from tools.paths import CACHE, DIST, ROOT, shown
from tools.serve import site_server

SHEET: Final = CACHE / "shots"
README_PICTURES: Final = ROOT / "docs" / "shots"
SIZES: Final = "360x640,844x390,768x1024,1440x900"
SCHEMES: Final = "light,dark"
LOCALES: Final = "en,ru"
THUMB: Final = 220  # px, the height of a picture on the sheet
QUALITY: Final = 72  # of a JPEG
LARGEST: Final = 60_000  # bytes of a picture in the README

# The pictures of the README: screen, size, scheme.
IN_README: Final = (
    ("home", (360, 640), "dark"),
    ("chosen", (360, 640), "light"),
    ("suffer chosen", (844, 390), "dark"),
    ("four seats", (1440, 900), "light"),
    ("won", (360, 640), "dark"),
)

# Shows all cards and a back on one page; `grey` removes the colours.
DECK: Final = """grey => {
  const suits = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
  const kind = (rank) => ({ A: "ace", J: "royal", Q: "royal", K: "royal" })[rank] ?? "number";
  const art = new URL("art/deck.svg", document.baseURI).href;
  const page = document.createElement("main");
  page.className = "page";
  page.style.cssText = "display: flex; flex-wrap: wrap; gap: 8px; max-inline-size: none;"
    + "--card-width: 100px; --card-height: 140px;" + (grey ? "filter: grayscale(1);" : "");
  const put = (classes, name, rank, sign) => {
    const card = document.createElement("span");
    card.className = `card ${classes}`;
    card.innerHTML = `<svg class="face"><use href="${art}#${name}"></use></svg>`
      + `<span class="index"><span class="rank">${rank}</span>${sign}</span>`;
    page.append(card);
  };
  for (const [suit, name] of Object.entries(suits)) {
    const sign = document.querySelector(`.card.${name} .sign`)?.outerHTML ?? "";
    for (const rank of "A23456789TJQK") {
      put(`${name} ${kind(rank)}`, rank + suit, rank === "T" ? "10" : rank, sign);
    }
    for (const rank of "JQK") put(`${name} royal corrupted`, rank + suit, rank, sign);
  }
  put("jester", "X", "", "");
  put("back", "back", "", "");
  document.body.replaceChildren(page);
}"""
DRAWN: Final = """() => [...document.querySelectorAll('.face use')]
  .every((use) => !use.checkVisibility() || use.getBBox().width > 0)"""


@contextmanager
def browser_on_site() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of the site on a server."""
    site = Path(os.environ.get("REGICIDE_SITE", DIST))
    with site_server({"/": ROOT / site}) as server, sync_playwright() as playwright:
        Thread(target=server.serve_forever, daemon=True).start()
        chromium = playwright.chromium.launch(executable_path=str(browser()), args=list(FLAGS))
        yield chromium, f"http://127.0.0.1:{server.server_port}/"
        chromium.close()
        server.shutdown()


def open_table(chromium: Browser, site: str) -> Table:
    context = chromium.new_context(
        viewport=PHONE,
        has_touch=True,
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(20_000)
    table = Table(context.new_page(), site)
    table.open()
    return table


def resize(page: Page, size: tuple[int, int], scheme: str) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    dark: Literal["dark", "light"] = "dark" if scheme == "dark" else "light"
    page.emulate_media(color_scheme=dark, reduced_motion="reduce")
    page.wait_for_function(DRAWN)


def take_all(
    wanted: list[str], locales: list[str], sizes: list[tuple[int, int]], schemes: list[str]
) -> dict[str, list[str]]:
    """Take all pictures; returns their file names by screen, in the order of the sheet."""
    taken: dict[str, list[str]] = {}
    SHEET.mkdir(parents=True, exist_ok=True)
    with browser_on_site() as (chromium, site):
        table = open_table(chromium, site)
        for locale in locales:
            table.set_choice("locale", locale)
            for screen in show_screens(table, wanted):
                print(f"{locale} {screen}", flush=True)
                for size in sizes:
                    for scheme in schemes:
                        resize(table.page, size, scheme)
                        name = f"{screen} {locale} {size[0]}x{size[1]} {scheme}.jpg"
                        name = name.replace(" ", "-")
                        table.page.screenshot(path=SHEET / name, type="jpeg", quality=QUALITY)
                        taken.setdefault(screen, []).append(name)
                resize(table.page, (PHONE["width"], PHONE["height"]), "light")
        for name, grey in (("deck", False), ("deck in grey", True)):
            table.go("rules")  # this page shows the sign of every suit
            table.page.wait_for_function(DRAWN)
            table.page.evaluate(DECK, grey)
            resize(table.page, (1780, 780), "light")
            picture = f"{name.replace(' ', '-')}.jpg"
            table.page.screenshot(path=SHEET / picture, type="jpeg", quality=QUALITY)
            taken[name] = [picture]
            table.page.reload()
    return taken


def sheet(taken: dict[str, list[str]]) -> str:
    """The HTML page that shows all pictures."""
    groups = "\n".join(
        f'<section id="{escape(screen)}"><h2>{escape(screen)}</h2>\n'
        + "\n".join(
            f'<a href="{name}" title="{name}"><img src="{name}" height="{THUMB}" loading="lazy"'
            f' alt="{name}"></a>'
            for name in names
        )
        + "</section>"
        for screen, names in taken.items()
    )
    links = " ".join(f'<a href="#{escape(each)}">{escape(each)}</a>' for each in taken)
    return (
        '<!doctype html><meta charset="utf-8"><title>Regicide, every screen</title>'
        "<style>body{font:16px system-ui;background:#777;color:#fff;margin:16px}"
        "a{color:#fff}img{margin:2px;background:#999}</style>\n"
        f"<nav>{links}</nav>\n{groups}\n"
    )


def small_jpeg(page: Page) -> bytes:
    """A JPEG that is small enough for the README."""
    for quality in range(QUALITY, 0, -8):
        taken = page.screenshot(type="jpeg", quality=quality)
        if len(taken) < LARGEST:
            break
    return taken


def take_readme_pictures() -> None:
    """Take the pictures of the README."""
    README_PICTURES.mkdir(parents=True, exist_ok=True)
    with browser_on_site() as (chromium, site):
        table = open_table(chromium, site)
        for screen in show_screens(table, [screen for screen, *_ in IN_README]):
            for name, size, scheme in IN_README:
                if name == screen:
                    resize(table.page, size, scheme)
                    path = README_PICTURES / f"{name.replace(' ', '-')}.jpg"
                    path.write_bytes(small_jpeg(table.page))
            resize(table.page, (PHONE["width"], PHONE["height"]), "light")


def _size(text: str) -> tuple[int, int]:
    width, height = text.split("x")
    return int(width), int(height)


def main(arguments: list[str]) -> None:
    parser = ArgumentParser(prog="build.py shots", description=__doc__)
    parser.add_argument("screens", nargs="*", metavar="SCREEN")
    parser.add_argument("--docs", action="store_true")
    parser.add_argument("--locales", default=LOCALES)
    parser.add_argument("--sizes", default=SIZES)
    parser.add_argument("--schemes", default=SCHEMES)
    options = parser.parse_args(arguments)
    if options.docs:
        take_readme_pictures()
        return
    sizes = [_size(each) for each in options.sizes.split(",")]
    taken = take_all(options.screens, options.locales.split(","), sizes, options.schemes.split(","))
    (SHEET / "index.html").write_text(sheet(taken), "utf-8")
    print(f"{sum(map(len, taken.values()))} pictures: {shown(SHEET / 'index.html')}")


if __name__ == "__main__":
    main(sys.argv[1:])
