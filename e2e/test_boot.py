"""The page and its Python start from the site's own folder alone, by one of three boot paths."""

from __future__ import annotations

import base64
import io
import re
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from e2e.support.catalogue import messages
from e2e.support.games import Following, Recorded, golden
from e2e.support.lessons import open_lesson
from e2e.support.snapshots import (
    damage_snapshot,
    expect_starts,
    open_with_snapshot,
    snapshot_entries,
)
from e2e.support.table import BOOT_MS, Table
from e2e.support.tables import phone
from tools.site.first_visit import first_visit
from tools.site.shell_size import weigh

# A game of five steps.
SHORT = ("flip", "flip", "play AH", "discard AD 2C 2S 3S 5H", "play 8H")
QUICK = Recorded("quick", 1, "boot102", SHORT)
LONG = ("solo_win_with_flips", "four_players_win", "three_players_jester")
SAYS = messages("en")
FAST = "**/python_fast.bin*"
TINY = "tiny-0.1-py3-none-any.whl"

# Plays games through the bridge in a separate worker; returns a digest of all answers.
DIGEST = """async ([path, games]) => {
  const worker = new Worker("engine/worker.js", { type: "module", name: path });
  const answers = [];
  let waiting = null;
  let started = "";
  await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.type === "path") started = data.path;
      if (data.type === "failed") reject(new Error(data.where));
      if (data.stage === "ready") resolve();
      if (data.type === "answer") waiting(data);
    };
  });
  const ask = (message) => new Promise((resolve) => {
    waiting = resolve;
    worker.postMessage({ id: 1, ...message });
  });
  for (const { players, seed, first, rules, moves } of games) {
    const setup = { do: "new", players, seed, first, rules, seats: [] };
    let { ok, error } = await ask({ type: "call", request: setup });
    for (const move of moves) {
      if (error) throw new Error(JSON.stringify(error));
      answers.push(ok);
      const request = { do: "move", move, revision: ok.view.revision };
      ({ ok, error } = await ask({ type: "call", request }));
    }
    answers.push(ok ?? error);
  }
  worker.terminate();
  const bytes = new TextEncoder().encode(JSON.stringify(answers));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [started, answers.length, Array.from(digest, (byte) => byte.toString(16)).join()];
}"""

# Starts Python twice from one snapshot, from the sources and in the page, where it can be asked.
START_TWICE = """async ([base, file, text]) => {
  const [{ makeSnapshot }, { PATHS }, { createMeter }, { hookBrowser }, site, python, packages,
    kept] = await Promise.all(["runtime", "boot/paths", "boot/download-meter",
      "boot/pyodide-hooks", "boot/site", "boot/python", "boot/packages", "boot/snapshot"]
      .map((name) => import(`${base}engine/${name}.js`)));
  const made = await makeSnapshot();
  const manifest = await site.readManifest();
  const start = async () => {
    const hooks = hookBrowser(createMeter(() => {}));
    const scripts = python.fetchScripts();
    hooks.compileEarly(`${base}pyodide/pyodide.asm.wasm`);
    const given = { manifest, scripts, hooks, kept: kept.findSnapshot(), onPython() {} };
    const { pyodide } = await PATHS.instant(given);
    hooks.unhook();
    return pyodide;
  };
  const ask = (pyodide) => pyodide.runPython(
    "import random; f'{random.random()} {random.Random(7).random()} {hash(str(random))}'");
  const [one, two] = [await start(), await start()];
  const asked = [ask(one), ask(two)];
  await packages.widenLibrary(two, manifest);
  await packages.installBytes(two, file, Uint8Array.from(atob(text), (each) => each.charCodeAt(0)));
  return [made, asked, two.runPython("import tiny; tiny.NAME")];
}"""

INSTALL = """async ([path, file, text]) => {
  const worker = new Worker("engine/worker.js", { type: "module", name: path });
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const answer = await new Promise((resolve) => {
    worker.onmessage = ({ data }) => {
      if (data.type === "answer" || data.type === "failed") resolve(data);
    };
    worker.postMessage({ id: 1, type: "install", file, bytes });
  });
  worker.terminate();
  return answer;
}"""


def origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def test_the_engine_starts_without_errors_or_requests_to_other_hosts(
    page: Page, site: str, dist: Path
) -> None:
    requests: list[str] = []
    complaints: list[str] = []

    def note_request(request: Request) -> None:
        if not request.service_worker:
            requests.append(request.url)

    page.context.on("request", note_request)
    page.on("console", lambda line: complaints.append(f"{line.type}: {line.text}"))
    page.on("pageerror", lambda error: complaints.append(str(error)))

    table = Table(page, site)
    page.goto(site)
    expect(page.locator(".engine")).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => {})")
    menu = page.locator(".home .menu").bounding_box()
    table.wait_until_ready()

    assert page.locator(".home .menu").bounding_box() == menu  # nothing jumps
    assert complaints == []
    assert {origin(url) for url in requests} == {origin(site)}
    # The worker's requests are included, or the line above would prove little.
    asked = [urlsplit(url).path.removeprefix(urlsplit(site).path) for url in requests]
    assert "pyodide/pyodide.asm.wasm" in asked and "pyodide/python_fast.bin" in asked
    # The page requests no file that the build's first-visit size leaves out.
    counted = {path for path, _ in first_visit(dist, weigh(dist))}
    assert {path or "index.html" for path in asked} - counted <= {"i18n/en.ftl"}


@pytest.fixture(scope="module")
def with_snapshot(browser: Browser, site: str) -> Iterator[Table]:
    """A page that stayed open after its first start until the snapshot was stored."""
    context = phone(browser)
    table = Table(context.new_page(), site)
    open_with_snapshot(table)
    yield table
    context.close()


def open_with_path(table: Table, path: str) -> Table:
    """Open the site again with this boot path forced."""
    there = Table(table.page, f"{table.url}?boot={path}")
    there.open()
    return there


@pytest.mark.parametrize("path", ["instant", "fast", "plain"])
def test_each_path_plays_a_game_and_has_bots_and_lessons(with_snapshot: Table, path: str) -> None:
    table = open_with_path(with_snapshot, path)
    followed = Following(table, QUICK)
    followed.play()
    assert followed.state.is_over
    table.new_game(1, "tea", bots=("knight",))  # the modules for bots are loaded late
    table.page.wait_for_function("() => document.querySelector('.table-screen').dataset.ply > 0")
    open_lesson(table, "attack")
    expect_starts(table, (path, ""))


def test_every_path_gives_exactly_the_same_answers(with_snapshot: Table) -> None:
    games: list[dict[str, Any]] = [
        {
            "players": game.players,
            "seed": game.seed,
            "first": game.first,
            "rules": game.settings(),
            "moves": [step for step in game.steps if not step.startswith("wish")],
        }
        for game in map(golden, LONG)
    ]
    page = with_snapshot.page
    page.goto(with_snapshot.url)
    paths = ("instant", "fast", "plain")
    results = [page.evaluate(DIGEST, [path, games]) for path in paths]
    assert [path for path, _, _ in results] == [*paths]
    assert results[0][1] == sum(len(game["moves"]) + 1 for game in games)
    assert len({digest for _, _, digest in results}) == 1


def test_two_games_from_one_snapshot_get_different_deals(with_snapshot: Table) -> None:
    hands = []
    for _ in range(2):
        table = Table(with_snapshot.page, with_snapshot.url)
        table.open()
        table.tap("solo")
        expect(table.page.locator(".hand [data-card]").first).to_be_visible()
        hands.append(table.seen()["hand"])
        expect_starts(table, ("instant", ""))
    assert hands[0] != hands[1]


def test_a_damaged_snapshot_is_dropped_for_the_fast_path(browser: Browser, site: str) -> None:
    context = phone(browser)
    table = Table(context.new_page(), site)
    open_with_snapshot(table)
    damage_snapshot(table.page)
    table.open()
    expect_starts(table, ("instant", "runtime_start"), ("fast", ""))
    assert snapshot_entries(table.page) == ["snapshot-failures"]
    Following(table, QUICK).deal()
    context.close()


def test_after_a_stalled_path_the_next_one_deals_the_waiting_game(
    visit: Callable[..., Table],
) -> None:
    table = visit()
    page = table.page
    held: list[Route] = []
    page.clock.install()
    page.route(FAST, lambda route: held.append(route))
    with page.expect_request(FAST):
        page.goto(table.url)
    table.tap("solo")
    expect(page.locator(".notice")).to_have_text(SAYS["queued"])
    table.tap("rules")  # the page works while Python is still loading
    expect(page.locator("h1")).to_have_text(SAYS["rules-title"])
    page.clock.run_for(35_000)
    page.clock.resume()
    page.locator(".table-screen").wait_for(timeout=BOOT_MS)
    expect_starts(table, ("fast", "time_limit"), ("plain", ""))
    for route in held:
        route.abort()


def test_a_path_forced_by_the_address_has_no_fallback(visit: Callable[..., Table]) -> None:
    table = visit()
    table.page.goto(f"{table.url}?boot=instant")
    expect(table.page.get_by_role("alert")).to_contain_text(
        SAYS["why-no_snapshot"], timeout=BOOT_MS
    )


def test_the_diagnostics_can_be_copied(visit: Callable[..., Table]) -> None:
    table = visit(permissions=["clipboard-read", "clipboard-write"])
    table.page.goto(f"{table.url}#diagnostics")
    table.tap("copy")
    expect(table.page.locator(".notice")).to_have_text(SAYS["diagnostics-copied"])
    copied = table.page.evaluate("() => navigator.clipboard.readText()")
    assert copied.startswith("regicide ") and "\nstart 1: " in copied and "\nbrowser: " in copied


def test_an_unknown_path_in_the_address_is_ignored(visit: Callable[..., Table]) -> None:
    table = visit()
    open_with_path(table, "nonsense")
    expect_starts(table, ("fast", ""))


def test_micropip_installs_a_visitors_wheel(with_snapshot: Table) -> None:
    """micropip needs the whole standard library, so the trimmed one is completed first."""
    with_snapshot.page.goto(f"{with_snapshot.url}version.json")
    answer = with_snapshot.page.evaluate(INSTALL, ["fast", TINY, tiny_wheel()])
    assert answer.get("ok") == {}, answer
    spoilt = with_snapshot.page.evaluate(INSTALL, ["instant", TINY, "AAAA"])
    assert spoilt["error"]["code"] == "engine_install"


def test_random_numbers_differ_between_two_starts_from_one_snapshot(
    page: Page, site: str, sources: str, dist: Path
) -> None:
    """Modules that are not in the snapshot can be imported, too."""
    # Serve built files at the address of the sources, so that both look like one site.
    wanted = re.compile(f"^{re.escape(sources)}(pyodide|wheels|runtime.json)")
    page.route(
        wanted,
        lambda route: route.fulfill(
            path=dist / route.request.url.removeprefix(sources).partition("?")[0]
        ),
    )
    page.goto(f"{site}version.json")
    made, asked, name = page.evaluate(START_TWICE, [sources, TINY, tiny_wheel()])
    assert made and name == "tiny"
    (one, fixed, hashed), (two, fixed_too, hashed_too) = (words.split() for words in asked)
    assert one != two
    assert fixed == fixed_too
    assert hashed == hashed_too  # the snapshot contains Python's hash seed


def tiny_wheel() -> str:
    """A wheel, as base64 text, whose module imports more of the library than the engine does."""
    info = "tiny-0.1.dist-info"
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as wheel:
        source = 'import argparse, email.message, importlib.metadata, statistics\nNAME = "tiny"\n'
        wheel.writestr("tiny.py", source)
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: tiny\nVersion: 0.1\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", "")
    return base64.b64encode(buffer.getvalue()).decode()
