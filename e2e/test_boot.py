"""The page starts, and Python in it, from the site's own folder alone, by one of three paths."""

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
from e2e.support.snapshots import expect_starts, kept, open_with_snapshot, spoil
from e2e.support.table import BOOT_MS, Table
from e2e.support.tables import phone
from tools.site.first_visit import first_visit
from tools.site.shell_size import weigh

# From the deal to the end in five steps.
SHORT = ("flip", "flip", "play AH", "discard AD 2C 2S 3S 5H", "play 8H")
QUICK = Recorded("quick", 1, "boot102", SHORT)
LONG = ("solo_win_with_flips", "four_players_win", "three_players_jester")
SAYS = messages("en")
FAST = "**/python_fast.bin*"
TINY = "tiny-0.1-py3-none-any.whl"

# Plays games by the bridge in a worker of the test's own; a digest of every answer.
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

# Two starts from one snapshot in the page itself, by the sources, where Python can be asked.
TWICE = """async ([base, file, text]) => {
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


def test_the_engine_starts_without_a_complaint_or_a_request_to_another_host(
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

    assert page.locator(".home .menu").bounding_box() == menu  # nothing jumps under a finger
    assert complaints == []
    assert {origin(url) for url in requests} == {origin(site)}
    # The worker's requests are among them, or the line above would say little.
    asked = [urlsplit(url).path.removeprefix(urlsplit(site).path) for url in requests]
    assert "pyodide/pyodide.asm.wasm" in asked and "pyodide/python_fast.bin" in asked
    # Nothing that the build doesn't count; what the service worker keeps comes behind it.
    counted = {path for path, _ in first_visit(dist, weigh(dist))}
    assert {path or "index.html" for path in asked} - counted <= {"i18n/en.ftl"}


@pytest.fixture(scope="module")
def left_alone(browser: Browser, site: str) -> Iterator[Table]:
    """A page that was left alone after its first start: the snapshot is there."""
    context = phone(browser)
    table = Table(context.new_page(), site)
    open_with_snapshot(table)
    yield table
    context.close()


def forced(table: Table, path: str) -> Table:
    """The same browser, on a path by its name."""
    there = Table(table.page, f"{table.url}?boot={path}")
    there.open()
    return there


@pytest.mark.parametrize("path", ["instant", "fast", "plain"])
def test_each_path_plays_a_game_and_has_bots_and_lessons(left_alone: Table, path: str) -> None:
    table = forced(left_alone, path)
    followed = Following(table, QUICK)
    followed.play()
    assert followed.state.is_over
    table.new_game(1, "tea", bots=("knight",))  # what bots need comes late, from memory or a zip
    table.page.wait_for_function("() => document.querySelector('.table-screen').dataset.ply > 0")
    open_lesson(table, "attack")
    expect_starts(table, (path, ""))


def test_every_path_gives_the_same_answers_to_the_last_letter(left_alone: Table) -> None:
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
    page = left_alone.page
    page.goto(left_alone.url)
    paths = ("instant", "fast", "plain")
    told = [page.evaluate(DIGEST, [path, games]) for path in paths]
    assert [path for path, _, _ in told] == [*paths]
    assert told[0][1] == sum(len(game["moves"]) + 1 for game in games)
    assert len({digest for _, _, digest in told}) == 1


def test_two_games_from_one_snapshot_are_two_deals(left_alone: Table) -> None:
    hands = []
    for _ in range(2):
        table = Table(left_alone.page, left_alone.url)
        table.open()
        table.tap("solo")
        expect(table.page.locator(".hand [data-card]").first).to_be_visible()
        hands.append(table.seen()["hand"])
        expect_starts(table, ("instant", ""))
    assert hands[0] != hands[1]


def test_a_spoilt_snapshot_goes_and_the_fast_path_takes_over(browser: Browser, site: str) -> None:
    context = phone(browser)
    table = Table(context.new_page(), site)
    open_with_snapshot(table)
    spoil(table.page)
    table.open()
    expect_starts(table, ("instant", "runtime_start"), ("fast", ""))
    assert kept(table.page) == ["snapshot-failures"]
    Following(table, QUICK).deal()
    context.close()


def test_a_path_that_stalls_hands_over_and_the_game_that_waits_is_dealt(
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
    table.tap("rules")  # the page answers while Python is on its way
    expect(page.locator("h1")).to_have_text(SAYS["rules-title"])
    page.clock.run_for(35_000)
    page.clock.resume()
    page.locator(".table-screen").wait_for(timeout=BOOT_MS)
    expect_starts(table, ("fast", "time_limit"), ("plain", ""))
    for route in held:
        route.abort()


def test_a_forced_path_has_no_other_behind_it(visit: Callable[..., Table]) -> None:
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


def test_an_unknown_path_is_no_path(visit: Callable[..., Table]) -> None:
    table = visit()
    forced(table, "nonsense")
    expect_starts(table, ("fast", ""))


def test_micropip_installs_a_wheel_of_the_players(left_alone: Table) -> None:
    """Which needs the whole standard library: the trimmed one is widened first."""
    left_alone.page.goto(f"{left_alone.url}version.json")
    answer = left_alone.page.evaluate(INSTALL, ["fast", TINY, tiny_wheel()])
    assert answer.get("ok") == {}, answer
    spoilt = left_alone.page.evaluate(INSTALL, ["instant", TINY, "AAAA"])
    assert spoilt["error"]["code"] == "engine_install"


def test_chance_differs_between_two_starts_from_one_snapshot(
    page: Page, site: str, sources: str, dist: Path
) -> None:
    """And what was left out of the snapshot can be imported after it."""
    # The sources lie apart from what the build makes; here they are one site.
    wanted = re.compile(f"^{re.escape(sources)}(pyodide|wheels|runtime.json)")
    page.route(
        wanted,
        lambda route: route.fulfill(
            path=dist / route.request.url.removeprefix(sources).partition("?")[0]
        ),
    )
    page.goto(f"{site}version.json")
    made, asked, name = page.evaluate(TWICE, [sources, TINY, tiny_wheel()])
    assert made and name == "tiny"
    (one, fixed, hashed), (two, fixed_too, hashed_too) = (words.split() for words in asked)
    assert one != two
    assert fixed == fixed_too
    assert hashed == hashed_too  # the hash seed is the snapshot's: nothing may depend on it


def tiny_wheel() -> str:
    """A wheel of one module, that wants more than the engine does; as text for the page."""
    info = "tiny-0.1.dist-info"
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as wheel:
        source = 'import argparse, email.message, importlib.metadata, statistics\nNAME = "tiny"\n'
        wheel.writestr("tiny.py", source)
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: tiny\nVersion: 0.1\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", "")
    return base64.b64encode(buffer.getvalue()).decode()
