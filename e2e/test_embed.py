"""Tables in a page of another origin: light until one is touched, then all share one engine."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.support.axe import violations
from e2e.support.embedding import Blog, page_html, serve_blog
from e2e.support.table import BOOT_MS
from e2e.support.tables import phone
from regicide_core import State, legal_moves, parse_move, parse_position, record_from_url
from regicide_core.bots import Motive
from tests.support.embedded_tables import TUTORIAL, Table, tables

WITH_POSITION = [table for table in tables(TUTORIAL) if "record" not in table]
TABLES: list[Table] = [
    {"position": table["position"], "facts": table["facts"]} for table in WITH_POSITION
]
ATTACK, SUFFER, CLUBS, EXACT, IMPOSSIBLE = 1, 2, 5, 10, 11
# The same King in the hand and in the castle: valid notation, but an impossible position.
WRONG = TABLES[ATTACK]["position"].replace("hands=2D", "hands=KS")


@pytest.fixture
def blog(browser: Browser, site: str, tmp_path: Path) -> Iterator[Blog]:
    context = phone(browser)
    with serve_blog(context.new_page(), tmp_path, site) as blog:
        yield blog
        context.close()


def test_a_dozen_tables_are_light_do_not_shift_and_share_one_engine(blog: Blog) -> None:
    dozen = [*TABLES[:IMPOSSIBLE], {"position": WRONG}]
    blog.open(page_html(blog.site, dozen))
    expect(blog.page.locator("regicide-table figure")).to_have_count(12)

    # Before the first touch
    assert blog.requests_for("pyodide") == []
    assert sorted({url.rpartition("/")[2] for url in blog.requests_for("/")}) == ["", "embed.js"]
    assert blog.weight() <= 15_000
    assert blog.shifts() == 0
    boxes = blog.boxes()

    # Three are touched
    attack, clubs, exact = blog.touch(ATTACK), blog.touch(CLUBS), blog.touch(EXACT)
    for board in (attack, clubs, exact):
        board.wait()
    assert len(blog.page.workers) == 1
    assert len(blog.requests_for("pyodide.asm.wasm")) == 1
    assert blog.events("ready", f"t{CLUBS}") == [{"facts": TABLES[CLUBS]["facts"]}]

    # Each answers on its own
    attack.play("9H")
    clubs.play("8C")
    exact.play("8H")
    attack.expect_seen(phase="suffer", enemy="JC", health=11, hand=["2D", "4D", "5H", "6S"])
    clubs.expect_seen(phase="suffer", enemy="JH", health=4, attack=10)
    exact.expect_seen(phase="play", enemy="JC", health=20, tavern=6)
    assert [blog.wait_for("move", f"t{number}")["move"] for number in (ATTACK, CLUBS, EXACT)] == [
        "play 9H",
        "play 8C",
        "play 8H",
    ]
    assert blog.events("move", f"t{SUFFER}") == []

    # An impossible position says so, and does not disturb the others
    wrong = blog.touch(IMPOSSIBLE)
    assert blog.wait_for("error", f"t{IMPOSSIBLE}")["code"] == "card_twice"
    expect(wrong.frame.get_by_role("alert")).to_contain_text("in two places")

    # Nothing has moved
    assert blog.shifts() == 0
    assert blog.boxes() == boxes

    # The page can call methods of a table
    assert blog.call(CLUBS, "undo()") == {}
    clubs.expect_seen(phase="play", health=20)
    assert blog.call(CLUBS, "undo()") == "nothing_to_undo"
    loaded = blog.call(CLUBS, f"load({{position: {TABLES[SUFFER]['position']!r}}})")
    assert loaded == {"facts": TABLES[SUFFER]["facts"]}
    clubs.expect_seen(phase="suffer", enemy="JC", health=11)
    assert blog.call(CLUBS, "load({})") == "nothing_asked"
    assert blog.call(EXACT, "reset()") == {}
    exact.expect_seen(phase="play", enemy="JD", health=8)

    # A live board is accessible
    for board in (attack, wrong):
        assert violations(board.frame) == []

    # The board that runs the engine is removed: another takes over, and every game continues
    exact.play("9S")
    exact.expect_seen(enemy="JC", tavern=3)
    with blog.page.expect_event("worker"):
        blog.page.evaluate(f"() => document.getElementById('t{ATTACK}').remove()")
    blog.page.wait_for_function(  # calls are refused until then
        f"() => t{CLUBS}.reset().then(() => true, () => false)", timeout=BOOT_MS
    )
    clubs.wait()
    clubs.play("4D", "6S")
    clubs.expect_seen(phase="play", enemy="JC", hand=["2D", "8D"])
    exact.wait()
    exact.expect_seen(enemy="JC", tavern=3)
    assert blog.call(EXACT, "undo()") == {}
    exact.expect_seen(enemy="JD", health=8)
    assert len(blog.page.workers) == 1

    # Nothing is stored
    assert clubs.frame.evaluate("() => indexedDB.databases()") == []
    assert blog.complaints == []


def test_a_table_is_readable_without_scripts_and_on_paper(
    browser: Browser, site: str, tmp_path: Path
) -> None:
    context = phone(browser, java_script_enabled=False)
    with serve_blog(context.new_page(), tmp_path, site) as blog:
        (tmp_path / "index.html").write_text(page_html(site, TABLES[:2]), "utf-8")
        blog.page.goto(blog.url)
        expect(blog.page.get_by_text("Table number 1, in words.")).to_be_visible()
        context.close()

    context = phone(browser)
    with serve_blog(context.new_page(), tmp_path, site) as blog:
        blog.open(page_html(site, TABLES[:2]))
        blog.page.emulate_media(media="print")
        expect(blog.table(1).get_by_role("figure")).to_be_visible()
        expect(blog.table(1).get_by_role("button")).to_be_hidden()
        assert blog.table(1).locator(".facts").inner_text().split() == [
            *("Health", "20", "/", "20"),
            *("Attack", "10"),
        ]
        context.close()


# Bad attributes, the code of the error, and text that the element shows.
BAD = [
    ({}, "nothing_asked", "nothing to show"),
    ({"position": "checkmate"}, "bad_position", "checkmate"),
    ({"position": TABLES[0]["position"].replace("JC", "J♣")}, "bad_position", "J♣"),
    ({"position": TABLES[0]["position"], "facts": "alert(1)"}, "bad_position", "alert(1)"),
    ({"scenario": "{not json"}, "bad_position", "{not json"),
    ({"record": "x" * 40_000}, "too_large", "nothing to show"),
]


def test_bad_attributes_show_an_error_and_load_nothing(blog: Blog) -> None:
    blog.open(page_html(blog.site, [attributes for attributes, _, _ in BAD]))
    for number, (_, code, words) in enumerate(BAD):
        table = blog.table(number)
        expect(table.get_by_role("status")).to_contain_text(words)
        assert [error["code"] for error in blog.events("error", f"t{number}")] == [code]
        table.get_by_role("button").click(force=True)  # the button is there, and does nothing
        expect(table.locator("iframe")).to_have_count(0)
        # When the author corrects the attributes, the picture appears.
        blog.page.evaluate(
            """([id, position]) => {
              const table = document.getElementById(id);
              for (const name of ["record", "scenario", "facts"]) table.removeAttribute(name);
              table.setAttribute("position", position);
            }""",
            [f"t{number}", TABLES[0]["position"]],
        )
        expect(table.get_by_role("figure")).to_be_visible()
    assert blog.complaints == []


def test_unknown_values_of_attributes_are_ignored(blog: Blog) -> None:
    odd = TABLES[0] | {"lang": "tlh", "theme": "puce", "controls": "🂱 eject"}
    blog.open(page_html(blog.site, [odd]))
    expect(blog.table(0).get_by_role("button")).to_have_text("Play from here")
    assert blog.events("error") == []


def test_an_element_removed_while_loading_leaves_nothing_behind(blog: Blog) -> None:
    blog.open(page_html(blog.site, TABLES[:2]))
    refused = blog.page.evaluate(
        """async () => {
          const table = document.getElementById("t0");
          const code = (asked) => asked.then(() => "done", (error) => error.code);
          const asked = [code(table.load()), code(table.hint())];
          table.remove();
          return Promise.all([...asked, code(table.reset())]);
        }"""
    )
    assert refused == ["removed", "removed", "not_live"]
    # Remove the element when the board's page has loaded, but the engine has not.
    blog.touch(1).frame.wait_for_selector(".engine")
    blog.page.evaluate("() => { window.kept = t1; t1.remove(); }")
    assert blog.page.evaluate("() => kept.undo().catch((error) => error.code)") == "not_live"
    blog.page.evaluate("() => document.querySelector('main').append(kept)")
    expect(blog.table(1).get_by_role("button")).to_have_text("Play from here")
    assert blog.page.frames == [blog.page.main_frame]
    assert blog.complaints == []


def test_a_board_that_can_not_be_loaded_says_so_and_can_be_retried(blog: Blog) -> None:
    blog.page.clock.install()
    blog.page.route("**/board.html*", lambda route: route.abort())
    blog.open(page_html(blog.site, TABLES[:1]))
    blog.table(0).get_by_role("button").click()
    expect(blog.table(0).get_by_role("status")).to_contain_text("Setting up")
    blog.page.clock.fast_forward(61_000)
    expect(blog.table(0).get_by_role("status")).to_contain_text("couldn’t be loaded")
    assert blog.events("error", "t0")[-1]["code"] == "board_unreachable"
    blog.page.unroute("**/board.html*")
    blog.touch(0).frame.wait_for_selector(".table-screen")


# Grants a board's lock only after the board is drawn and has asked for its position.
GRANT_LATE = """
const request = navigator.locks.request.bind(navigator.locks);
navigator.locks.request = async (...args) => {
  const isDrawn = () => document.querySelector("#app h1");
  if (!isDrawn()) {
    await new Promise((resolve) => {
      const look = () => isDrawn() && resolve();
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
  }
  await new Promise((resolve) => setTimeout(resolve));
  window.grantedLate = true;
  return request(...args);
};
"""


def test_a_board_that_asks_before_it_may_run_the_engine_is_answered(blog: Blog) -> None:
    blog.page.add_init_script(GRANT_LATE)
    blog.open(page_html(blog.site, [TABLES[EXACT]]))
    board = blog.touch(0)
    board.wait()
    assert board.frame.evaluate("() => window.grantedLate")


def test_a_table_is_usable_by_keyboard_and_speaks_its_language(blog: Blog) -> None:
    french = TABLES[EXACT] | {"lang": "fr", "theme": "dark"}
    blog.open(page_html(blog.site, [french]))
    figure = blog.table(0).get_by_role("figure")
    assert "Valet de carreau, Vie 8/20, Attaque 10." in (figure.get_attribute("aria-label") or "")
    blog.page.keyboard.press("Tab")
    blog.page.keyboard.press("Enter")
    board = blog.board(0)
    board.frame.wait_for_selector(".table-screen")
    html = board.frame.locator("html")
    assert (html.get_attribute("lang"), html.get_attribute("data-theme")) == ("fr", "dark")
    blog.page.wait_for_function("() => t0.shadowRoot.activeElement?.localName === 'iframe'")
    # The same board in another language, without a new game.
    blog.page.evaluate("() => t0.setAttribute('lang', 'hu')")
    expect(html).to_have_attribute("lang", "hu")


def test_attributes_that_change_together_all_reach_a_live_board(blog: Blog) -> None:
    blog.open(page_html(blog.site, [TABLES[EXACT]]))
    board = blog.touch(0)
    board.wait()
    before = board.frame.locator(".enemy").inner_text()
    blog.page.evaluate(
        """position => {
          t0.setAttribute("theme", "dark");
          t0.removeAttribute("facts");
          t0.setAttribute("position", position);
        }""",
        TABLES[SUFFER]["position"],
    )
    expect(board.frame.locator("html")).to_have_attribute("data-theme", "dark")
    expect(board.frame.locator(".enemy")).not_to_have_text(before)


# Asks for a hint, makes the chosen move as soon as the coach begins to think, and notes the code
# with which the worker then refuses the hint.
MOVE_IN_MID_THOUGHT = """() => {
  const parts = new URLSearchParams(location.hash.slice(1));
  const folder = new URL("board/", location.href).pathname;
  new BroadcastChannel(`regicide board ${folder} ${parts.get("page")}`).onmessage = ({ data }) => {
    if (data.call?.type === "hint") document.querySelector("[data-do=confirm]").click();
    if (data.error) window.refused = data.error.code;
  };
  document.querySelector("[data-do=hint]").click();
}"""


def test_the_coach_gives_hints_where_no_scenario_has_any(blog: Blog) -> None:
    (recorded,) = [table for table in tables(TUTORIAL) if "record" in table]
    game = record_from_url(recorded["record"])
    blog.open(page_html(blog.site, [TABLES[EXACT], recorded | {"lang": "fr"}]))
    assert blog.call(0, "hint()") == "not_live"
    assert len(blog.page.frames) == 1
    exact = blog.touch(0)
    exact.wait()  # this board runs the engine, the other one uses it
    whole = blog.touch(1)
    whole.wait()

    # Asked by the button: marked cards, a reason, and a sentence that is read out
    exact.tap("hint")
    answer = blog.wait_for("hint", "t0")
    hint = checked_hint(answer, parse_position(TABLES[EXACT]["position"]))
    assert (hint["move"], hint["motives"][0]) == ("play 8H", "exact_kill")
    assert hint["chance"] is None  # unknown, because cards are missing
    panel = exact.frame.locator("[aria-live=polite]").get_by_test_id("hint")
    expect(panel).to_contain_text("Coach: play 8♥")
    expect(panel).to_contain_text("an exact kill brings J♦")
    expect(exact.frame.locator(".hand .hinted")).to_have_attribute("data-card", "8H")
    assert violations(exact.frame) == []
    exact.tap("take-hint")
    expect(exact.frame.locator(".hand .chosen")).to_have_attribute("data-card", "8H")
    exact.tap("drop-hint")
    expect(panel).to_have_count(0)

    # Asked by the method, on both boards at once: one engine thinks for both, each in its language
    answer = blog.page.evaluate("() => Promise.all([t0.hint(), t1.hint(), t1.hint()])")
    assert len(blog.page.workers) == 1
    checked_hint(answer[0], parse_position(TABLES[EXACT]["position"]))
    hint = checked_hint(answer[1], game.state(0))
    assert answer[1] == answer[2] == blog.wait_for("hint", "t1")  # one thought for two calls
    assert len(blog.events("hint", "t1")) == 1
    assert 0 < hint["chance"] < 1
    panel = whole.frame.get_by_test_id("hint")
    reason = panel.locator("[data-reason]")
    expect(reason).to_have_attribute("data-reason", hint["motives"][0])
    assert "reason-" not in reason.inner_text(), "the catalogue has the reason's words"
    for shown in re.findall(r"(\d+) %", panel.inner_text()):  # a very rough chance is not shown
        assert abs(int(shown) - hint["chance"] * 100) <= 2.5  # a rough one has steps of five
    assert panel.get_attribute("data-move") == hint["move"]
    assert violations(whole.frame) == []

    # A move removes the hint, also while the coach still thinks
    exact.tap("confirm")
    exact.expect_seen(phase="play", enemy="JC")
    expect(exact.frame.locator(".coach, .hinted")).to_have_count(0)
    assert blog.call(1, "reset()") == {}
    card = whole.seen()["hand"][0]
    whole.frame.locator(f".hand [data-card='{card}']").click()
    expect(whole.frame.locator("[data-do=confirm][aria-disabled=false]")).to_be_visible()
    whole.frame.evaluate(MOVE_IN_MID_THOUGHT)
    whole.frame.wait_for_function("() => window.refused === 'cancelled'")
    assert blog.wait_for("move", "t1")["move"] == f"play {card}"
    expect(whole.frame.locator(".coach, .hinted")).to_have_count(0)
    asked = "() => Promise.all([t1.hint().catch((error) => error.code), t1.undo()])"
    assert blog.page.evaluate(asked) == ["cancelled", {}]
    assert len(blog.events("hint", "t1")) == 1

    # After the end of a game there are no hints
    whole.tap("last")
    whole.expect_seen(outcome="won")
    expect(whole.frame.locator("[data-do=hint]")).to_have_count(0)
    assert blog.call(1, "hint()") == "game_over"

    # Removing the element cancels its hint, and does not disturb the others
    assert blog.call(1, "reset()") == {}
    asked = "() => { setTimeout(() => t1.remove()); return t1.hint().catch((e) => e.code); }"
    assert blog.page.evaluate(asked) == "removed"
    assert blog.call(0, "reset()") == {}
    checked_hint(blog.call(0, "hint()"), parse_position(TABLES[EXACT]["position"]))
    assert blog.events("error") == []
    assert blog.complaints == []


def checked_hint(answer: Any, state: State) -> dict[str, Any]:
    """Check and return the coach's hint for a position: a legal move with known motives."""
    hint: dict[str, Any] = answer["hint"]
    assert list(hint) == ["move", "chance", "motives"]
    assert parse_move(hint["move"]) in legal_moves(state)
    assert hint["motives"] and set(hint["motives"]) <= set(Motive)
    return hint


# A scenario by the author of the page, in two languages, with a hint and a losing line.
SCENARIO = {
    "format": 1,
    "name": "my-own",
    "position": TABLES[EXACT]["position"],
    "goal": {"within": {"turns": 1, "goal": "exact_kill"}},
    "say": {"text": {"en": "Exactly zero, please.", "fr": "Pile à zéro."}},
    "hints": [{"text": {"en": "Not the Nine."}}],
    "solution": ["play 8H"],
    "losing": [{"moves": ["play 9S"], "say": {"text": "One too many."}}],
}


def test_a_scenario_is_a_task_with_a_hint_and_a_goal(blog: Blog) -> None:
    blog.open(
        page_html(
            blog.site,
            [{"scenario": json.dumps(SCENARIO)}, {"scenario": "exact"}, {"scenario": "no-such"}],
        )
    )
    expect(blog.table(0).get_by_role("figure")).to_be_visible()  # it has a position
    board = blog.touch(0)
    board.wait()
    task = board.frame.locator(".task")
    expect(task).to_contain_text("Exactly zero, please.")
    hint = {"hint": {"text": {"en": "Not the Nine."}}}
    assert blog.call(0, "hint()") == blog.wait_for("hint", "t0") == hint
    expect(task).to_contain_text("Not the Nine.")
    board.play("9S")
    assert blog.wait_for("goal", "t0") == {"name": "my-own", "outcome": "failed"}
    expect(task).to_contain_text("One too many.")
    assert blog.call(0, "hint()") == "game_over"
    board.tap("retry")
    board.expect_seen(phase="play", enemy="JD", health=8)
    board.play("8H")
    assert blog.wait_for("goal", "t0", 2)["outcome"] == "reached"
    assert blog.call(0, "reset()") == {}
    board.expect_seen(phase="play", enemy="JD", health=8)
    # The page may call while the move is still being shown.
    blog.table(0).evaluate(
        "table => table.addEventListener('goal', () => { window.again = table.reset(); })"
    )
    board.play("8H")
    assert blog.wait_for("goal", "t0", 3)["outcome"] == "reached"
    assert blog.page.evaluate("() => window.again") == {}
    board.expect_seen(phase="play", enemy="JD", health=8)

    # A scenario of the site, by its name; and a name that doesn't exist
    blog.touch(1).wait()
    expect(blog.board(1).frame.locator(".task")).not_to_be_empty()
    assert "lesson-" not in blog.board(1).frame.locator(".task").inner_text()
    blog.touch(2)
    assert blog.wait_for("error", "t2")["code"] == "scenario_unavailable"
    # The browser logs the 404 of the missing scenario.
    assert [text for text in blog.complaints if "404" not in text] == []
