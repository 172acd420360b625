"""Lessons: following the marks finishes every lesson, and wrong moves show what they do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.support.catalogue import LOCALES, messages
from e2e.support.fitting import layout_faults
from e2e.support.keyboard import assert_focused, press, tab_to
from e2e.support.lessons import (
    COURSE,
    NAMES,
    expect_step,
    make_moves,
    open_lesson,
    outcome,
    scenario,
    tutor_text,
)
from e2e.support.motion import make_move, wait_for_motion
from e2e.support.table import BOOT_MS, PHONE, Table
from regicide_core import parse_move

SAYS = messages("en")
MARKED = ".hand .marked, .buttons .marked, .choose .marked"


def tap_marked(table: Table) -> None:
    """Tap the next marked card or button; a question is answered with yes."""
    mark = table.page.locator(MARKED).first
    what = mark.evaluate("mark => mark.dataset.card ?? mark.dataset.do ?? 'next'")
    mark.tap()
    if what == "flip":
        table.tap("yes")
    if table.card(what).count():
        expect(table.card(what)).to_have_attribute("aria-pressed", "true")


def press_marked(table: Table) -> None:
    mark = table.page.locator(MARKED).first
    card, do, key = mark.evaluate(
        "mark => [mark.dataset.card, mark.dataset.do, mark.getAttribute('aria-keyshortcuts')]"
    )
    if card:
        press(table, key)
        expect(table.card(card)).to_have_attribute("aria-pressed", "true")
    elif do:
        press(table, {"confirm": "c", "yield": "y", "flip": "f"}[do])
        if do == "flip":
            expect(table.find("yes")).to_be_visible()
            tab_to(table, "yes")
            press(table, "Enter")
    else:
        for _ in range(20):
            if table.page.evaluate("document.activeElement.matches('.marked')"):
                break
            press(table, "Tab")
        press(table, "Enter")


def follow(table: Table, name: str, act: Callable[[Table], None], ask: Callable[[], None]) -> None:
    """Do what is marked until the lesson is over; where nothing is marked, ask to be shown."""
    moves = scenario(name)["solution"]
    for step, move in enumerate(moves, start=1):
        expect_step(table, step, len(moves))
        expect(table.page.locator(f"{MARKED}, [data-do=show]").first).to_be_visible()
        expect(table.find("suggest")).to_have_count(0)  # the lesson may want another
        if table.find("show").count():
            ask()
        cards = move.split()[1:] if move.startswith(("play", "discard")) else []
        for _ in range(len(cards) + 1):  # one more for the button
            act(table)
    expect(outcome(table)).to_have_attribute("data-outcome", "reached")


def test_tapping_what_is_marked_finishes_every_lesson(table: Table) -> None:
    open_lesson(table, NAMES[0])
    for name in COURSE["lessons"]:
        expect(table.page.locator(".lesson")).to_be_visible()
        follow(table, name, tap_marked, lambda: table.tap("show"))
        table.tap("next")
    for name in COURSE["puzzles"]:  # puzzles mark nothing
        expect(table.page.locator(".lesson")).to_have_attribute("aria-label", title(table, name))
        make_moves(table, scenario(name)["solution"])
        expect(outcome(table)).to_have_attribute("data-outcome", "reached")
        table.tap("finish" if name == NAMES[-1] else "next")
    table.go("learn")
    expect(table.page.locator(".learn .mark")).to_have_count(len(NAMES))


def title(table: Table, name: str) -> str:
    found: str = table.page.evaluate(
        """async (name) => {
            const text = await (await fetch("i18n/learn/en.ftl")).text();
            return text.match(new RegExp(`^lesson-title-${name} = (.*)$`, "m"))[1];
        }""",
        name,
    )
    return found


def test_every_lesson_by_keyboard_alone(table: Table) -> None:
    def ask() -> None:
        tab_to(table, "show")
        press(table, "Enter")

    tab_to(table, "learn")
    press(table, "Enter")
    expect(table.page.locator(".learn, .lesson")).to_be_visible()
    if table.page.locator(".learn").count():
        open_lesson(table, NAMES[0])
    for name in COURSE["lessons"]:
        expect(table.page.locator(".lesson")).to_be_visible()
        follow(table, name, press_marked, ask)
        assert_focused(table)
        tab_to(table, "next")
        press(table, "Enter")


@pytest.mark.parametrize("kind", ["lessons", "puzzles"])
def test_every_losing_line_shows_its_outcome_and_can_be_retried(table: Table, kind: str) -> None:
    for name in COURSE[kind]:
        for line in scenario(name)["losing"]:
            open_lesson(table, name)
            make_moves(table, line["moves"])
            expect(outcome(table)).to_have_attribute("data-outcome", "failed")
            expect(table.page.locator(".ending .recap li").first).to_be_visible()
            assert "lesson-" not in tutor_text(table).inner_text()
            table.tap("again")
            expect(outcome(table)).to_have_count(0)
        if kind == "puzzles":
            make_moves(table, line["moves"][-1:])
            table.tap("restart")
            table.tap("hint")
            expect(table.page.get_by_test_id("hint")).to_be_visible()


def test_a_wrong_move_is_explained_and_then_the_right_one_is_marked(table: Table) -> None:
    open_lesson(table, "attack")
    table.play("TS")
    expect_step(table, 2, 2)
    expect(table.page.locator(MARKED)).to_have_count(0)
    table.play("7D")
    expect(tutor_text(table)).to_have_text("7 damage: the Jack still has 3 health. Hit harder.")
    expect(table.page.locator(".ending .recap li")).to_have_text(
        ["You play 7♦\ufe0e, attack 7.", "7 damage; 3 health left."]
    )
    table.tap("again")
    expect(table.page.locator(MARKED)).to_have_attribute("data-card", "TD")
    table.play("TD")
    table.tap("replay")
    expect_step(table, 1, 2)


def test_the_step_is_announced_with_the_names_of_the_cards(table: Table) -> None:
    open_lesson(table, "attack")
    status = table.page.locator(".tutor [role=status]")
    expect(status.locator(".visually-hidden")).to_contain_text("Tap Ten of Spades, then Play.")
    status.evaluate("node => { window.region = node; }")
    table.play("TS")
    expect(status.locator(".visually-hidden")).to_contain_text("10 health left")
    assert status.evaluate("node => node === window.region"), "a new region would not be read out"


def test_a_beginner_sees_what_a_card_does(table: Table) -> None:
    table.page.emulate_media(reduced_motion="no-preference")
    open_lesson(table, "attack")
    wait_for_motion(table)
    shown = make_move(table, parse_move("play TS"))
    assert "TS" in shown["faces"] and shown["end"] > 0


def test_touching_the_enemys_seal_explains_its_immunity(table: Table) -> None:
    table.new_game(1, "tea")
    enemy = str(table.seen()["enemy"])
    table.page.locator(".seal").tap()
    suit = {"C": "Clubs", "D": "Diamonds", "H": "Hearts", "S": "Spades"}[enemy[1]]
    table.expect_notice(f"{suit} do nothing here: the enemy is immune")


def test_a_lesson_does_not_change_the_game_on_the_table(table: Table) -> None:
    table.new_game(1, "tea")
    before = table.seen()
    open_lesson(table, "solo")
    table.make("flip")
    table.go("table")
    assert table.seen() == before


def test_the_browsers_back_button_leads_from_a_lesson_to_the_list(table: Table) -> None:
    """A known fault: it led to the lesson before."""
    table.page.evaluate("() => { location.hash = 'learn'; }")
    table.page.locator("[data-lesson=attack]").tap()
    expect(table.page.locator(".lesson")).to_be_visible()
    for _ in range(2):
        shown = table.page.locator(".lesson").get_attribute("aria-label") or ""
        table.tap("skip")
        expect(table.page.locator(".lesson")).not_to_have_attribute("aria-label", shown)
    table.page.go_back()
    expect(table.page.locator("[data-lesson=attack]")).to_be_visible()
    table.page.go_back()
    expect(table.page.locator(".home")).to_be_visible()


def test_back_from_the_list_of_lessons_does_not_return_to_the_lesson(table: Table) -> None:
    table.tap("lesson")
    expect(table.page.locator(".lesson")).to_be_visible()
    table.tap("leave")
    expect(table.page.locator("[data-lesson=attack]")).to_be_visible()
    table.page.go_back()
    expect(table.page.locator(".home")).to_be_visible()


ARRANGEMENT = """() => {
  const parts = [".bar", ".enemy", ".piles", ".played", ".hand-area", ".hand-area .buttons"];
  return parts.map((part) => document.querySelector(part).getBoundingClientRect().toJSON());
}"""


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 640), (390, 844), (1440, 900)])
def test_a_lesson_is_laid_out_like_a_game(table: Table, width: int, height: int) -> None:
    """The enemy, the piles, the played cards and the hand are where a game has them; the tutor
    takes its room from the height of the board only."""
    table.page.set_viewport_size({"width": width, "height": height})
    table.new_game(1, "tea")
    game = table.page.evaluate(ARRANGEMENT)
    open_lesson(table, "spades")
    lesson = table.page.evaluate(ARRANGEMENT)
    if width < 1100:  # a wide game has the log at its side
        assert [(box["x"], box["width"]) for box in lesson] == [
            (box["x"], box["width"]) for box in game
        ]
    order = sorted(range(len(game)), key=lambda at: (game[at]["y"], game[at]["x"]))
    assert sorted(range(len(game)), key=lambda at: (lesson[at]["y"], lesson[at]["x"])) == order
    assert lesson[-1]["bottom"] == game[-1]["bottom"]  # where the thumb is


@pytest.mark.parametrize("locale", LOCALES)
def test_every_lesson_fits_a_small_phone(table: Table, locale: str) -> None:
    found = {}
    with table.choosing("locale", locale):
        for name in NAMES:
            table.page.set_viewport_size({"width": 320, "height": 568})
            open_lesson(table, name)
            if faults := layout_faults(table.page):
                found[name, "at first"] = faults
            table.page.set_viewport_size(PHONE)
            make_moves(table, scenario(name)["solution"][:1])
            table.page.set_viewport_size({"width": 320, "height": 568})
            if faults := layout_faults(table.page):
                found[name, "after a move"] = faults
        table.page.set_viewport_size(PHONE)
    assert found == {}


def test_an_unknown_lesson_leads_to_the_list(table: Table) -> None:
    table.page.evaluate("() => { location.hash = 'learn/alchemy'; }")
    expect(table.page.locator(".learn")).to_contain_text("There is no lesson with that name.")


def test_a_newcomer_plays_at_once_a_dead_engine_is_replaced_and_progress_is_kept(
    visit: Callable[..., Table],
) -> None:
    table = visit()
    table.page.clock.install()
    table.open()
    table.page.get_by_role("button", name="First time?").tap()
    expect(table.page.locator(".hand .marked")).to_have_attribute(
        "data-card", "TS", timeout=BOOT_MS
    )
    follow(table, "attack", tap_marked, lambda: table.tap("show"))
    table.tap("skip")
    expect(table.page.locator(".lesson")).to_have_attribute("aria-label", "Taking a hit")
    table.play("4D")
    expect_step(table, 2, 2)
    table.page.workers[0].evaluate("self.close()")
    table.card("5D").tap()
    table.page.clock.run_for(12_000)  # until the silent worker counts as dead
    expect_step(table, 1, 2, within=BOOT_MS)  # the lesson is back, from its beginning
    table.page.evaluate("() => { location.hash = 'home'; }")
    table.page.reload()  # the list needs no engine
    expect(table.find("learn")).not_to_contain_text("First time?")
    table.tap("learn")
    expect(table.page.locator(".learn .progress").first).to_contain_text("1 of 13 done")
    expect(table.find("begin")).to_contain_text("Taking a hit")


def test_retry_inside_a_lesson_brings_it_back_after_a_restart_that_failed(
    visit: Callable[..., Table],
) -> None:
    table = visit()
    page = table.page
    page.clock.install()
    table.open()
    page.evaluate("() => { location.hash = 'learn/suffer'; }")
    table.play("4D")
    expect_step(table, 2, 2)
    page.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page.workers[0].evaluate("self.close()")
    table.card("5D").tap()
    page.clock.run_for(12_000)  # until the silent worker counts as dead
    failed = page.get_by_role("alert")
    expect(failed).to_contain_text(SAYS["engine-failed"], timeout=BOOT_MS)
    page.unroute("**/pyodide.asm.wasm")
    failed.locator("[data-do=retry]").tap()
    expect_step(table, 1, 2, within=BOOT_MS)
    table.play("4D")
    expect_step(table, 2, 2)
