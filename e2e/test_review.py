"""The review of a finished game is a board: each decision has its position and can be played."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from e2e.support.catalogue import LOCALES
from e2e.support.games import golden
from e2e.support.saves import open_game, open_replay, read_save, record_of, save_game
from e2e.support.table import PHONE, Table
from regicide_core import Record, parse_move, parse_position

SOLO = golden("solo_win_with_flips")
SIZES = ((320, 568), (390, 844), (1440, 900))

# The last King could be beaten at once, but yields: a mistake that nobody can miss.
MISTAKE = (
    "players=2 seat=1 phase=play enemy=KC damage=30 table=- castle=- "
    "hands=TH.2D.3C.4S.9C/4C.5C.8H.9H tavern=9D.8C "
    "discard=- yielded=- flips=0 rules=standard+partial chance=-"
)
# Nothing can be won from here.
HOPELESS = (
    "players=1 seat=1 phase=play enemy=KC damage=0 table=- castle=KH hands=2C.3C.4D "
    "tavern=- discard=- yielded=- flips=2 rules=standard+partial chance=-"
)


def finished(position: str, *moves: str) -> Record:
    """A game from a position, given up after the moves unless they have ended it."""
    record = Record.of_position(parse_position(position)).then(*map(parse_move, moves))
    return record if record.outcome() else record.given_up()


games = count(1)


def save_one_more(table: Table, record: Record, bots: tuple[str, ...] = ()) -> str:
    """Save a game under an id of its own: the page remembers the review of the last one."""
    game = f"reviewed-{next(games)}"
    save_game(table, record, game=game, bots=bots)
    return game


def review(table: Table, record: Record, bots: tuple[str, ...] = ()) -> Page:
    """Save a finished game, and open its review; returns its page once all is judged."""
    game = save_one_more(table, record, bots)
    table.go("about")
    table.page.evaluate("game => { location.hash = `analysis/${game}`; }", game)
    await_review(table)
    return table.page


def await_review(table: Table) -> None:
    expect(table.page.get_by_test_id("plot")).to_be_visible(timeout=60_000)
    expect(table.find("stop-analysis")).to_have_count(0, timeout=60_000)
    expect(table.page.get_by_test_id("here")).to_be_visible()


def expect_decision(page: Page, ply: int) -> None:
    expect(page.get_by_test_id("here")).to_have_attribute("data-ply", str(ply))


# The board


def test_a_decision_shows_its_position_and_the_move_played(table: Table) -> None:
    record = record_of(SOLO, 4).given_up()
    page = review(table, record)
    for ply in range(4):
        expect_decision(page, ply)
        state = record.upto(ply).state()
        assert state.enemy is not None
        expect(page.locator(".portrait [data-place]")).to_have_attribute(
            "data-place", state.enemy.text
        )
        held = page.locator(".position .hand .card").evaluate_all(
            "cards => cards.map((card) => card.dataset.place)"
        )
        assert sorted(held) == sorted(card.text for card in state.hands[0])
        played = page.locator(".position .hand .chosen").evaluate_all(
            "cards => cards.map((card) => card.dataset.place)"
        )
        assert sorted(played) == sorted(str(record.moves[ply]).split()[1:])
        expect(page.get_by_test_id("remark")).to_contain_text(f"{ply + 1} · You:")
        table.tap("next")
    expect_decision(page, 4)
    expect(page.get_by_test_id("remark")).to_contain_text("You gave up")
    expect(table.find("next")).to_have_attribute("aria-disabled", "true")
    expect(table.find("play-on")).to_have_attribute("aria-disabled", "true")


def test_plot_list_and_turning_points_lead_to_the_position(table: Table) -> None:
    page = review(table, finished(MISTAKE, "yield", "discard TH 9C 2D", "play 9H"))
    page.locator(".turning [data-do=decision]").first.tap()
    expect_decision(page, 0)
    expect(page.locator(".turning [aria-current=true]")).to_have_count(1)
    page.locator("summary").tap()
    page.get_by_test_id("decisions").locator("[data-do=decision]").nth(2).tap()
    expect_decision(page, 2)
    expect(page.get_by_test_id("remark")).to_be_in_viewport()
    area = page.locator(".surface")
    area.scroll_into_view_if_needed()
    box = area.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 3 + 2, box["y"] + box["height"] / 2)
    expect_decision(page, 1)


def test_the_keyboard_moves_through_the_decisions(table: Table) -> None:
    page = review(table, record_of(SOLO, 3).given_up())
    for key, ply in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", 3),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect_decision(page, ply)
    expect(page.locator("#announcements")).to_contain_text("1 · You: ")
    slider = page.locator("input[name=ply]")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect_decision(page, 1)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^2 · You: "))


def test_a_mistake_names_the_better_move_its_reason_and_its_price(table: Table) -> None:
    page = review(table, finished(MISTAKE, "yield", "discard TH 9C 2D"))
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text(
        re.compile(r"A mistake of about \d+ points: .+\. Better: play 10♥")
    )
    expect(verdict).to_contain_text("it wins the game")
    expect(page.locator(".position .hand .hinted")).to_have_attribute("data-place", "TH")
    table.tap("next")
    expect_decision(page, 1)
    table.tap("next-turn")
    expect_decision(page, 0)


# Known faults


def test_luck_and_play_add_up_and_are_told_by_the_same_numbers(table: Table) -> None:
    """There was "Luck +35" above "no big strokes of luck"."""
    page = review(table, record_of(golden("loss_by_p8")))
    luck, play = (
        int(page.get_by_test_id(name).inner_text().replace("−", "-")) for name in ("luck", "play")
    )
    start = int(re.sub(r"\D", "", page.locator(".sums dd").first.inner_text()))
    assert start + luck + play == 0, "a defeat"
    story = page.get_by_test_id("story")
    tendency = "good" if luck >= 10 else "bad" if luck <= -10 else "even"
    expect(story).to_have_attribute("data-tendency", tendency)
    if tendency != "even":
        expect(story).to_contain_text(f"about {abs(luck)} points")
    assert ("No clear mistakes." in story.inner_text()) is (play == 0)


def test_a_lost_position_reads_as_lost(table: Table) -> None:
    page = review(table, finished(HOPELESS, "play 2C"))
    expect(page.get_by_test_id("remark")).to_contain_text("As good as lost")
    expect(page.get_by_test_id("remark")).not_to_contain_text("Better")
    expect(page.locator(".turning")).to_have_count(0)
    expect(page.get_by_test_id("story")).to_contain_text("From decision 1 on")
    page.locator("summary").tap()
    expect(page.get_by_test_id("decisions").locator("tbody td").last).to_have_text("lost")


def test_the_one_person_at_the_table_is_called_you(table: Table) -> None:
    page = review(table, finished(MISTAKE, "yield", "discard TH 9C 2D"), bots=("", "knight"))
    expect(page.get_by_test_id("remark")).to_contain_text("1 · You: yield")
    page.locator("summary").tap()
    expect(page.get_by_test_id("decisions")).not_to_contain_text("Player 1")
    page = review(table, record_of(SOLO, 2, ("Ada",)).given_up())
    expect(page.get_by_test_id("remark")).to_contain_text("1 · You:")


CAPTION = """() => [...document.querySelectorAll("figcaption span")].map((each) => {
  const { top, bottom, left, right } = each.getBoundingClientRect();
  const line = parseFloat(getComputedStyle(each).lineHeight);
  return { lines: Math.round((bottom - top) / line), left, right };
})"""


@pytest.mark.parametrize("locale", LOCALES)
def test_the_caption_of_the_plot_stays_on_one_line(table: Table, locale: str) -> None:
    with table.choosing("locale", locale):
        page = review(table, record_of(SOLO, 2).given_up())
        page.set_viewport_size({"width": 320, "height": 568})
        start, end = page.evaluate(CAPTION)
        page.set_viewport_size(PHONE)
        assert (start["lines"], end["lines"]) == (1, 1)
        assert 0 <= start["left"] < start["right"] < end["left"] < end["right"] <= 320


def from_saved(table: Table, _: str) -> str:
    table.go("saved")
    table.find("analyse").first.tap()
    return "saved"


def from_replay(table: Table, game: str) -> str:
    open_replay(table, game, ply=1)
    table.tap("analyse")
    return f"replay/{game}"


def from_result(table: Table, game: str) -> str:
    open_game(table, game)
    table.tap("analyse")
    return f"table/{game}"


@pytest.mark.parametrize("come", [from_saved, from_replay, from_result])
def test_the_browsers_back_button_leads_where_the_review_was_opened(
    table: Table, come: Callable[[Table, str], str]
) -> None:
    game = save_one_more(table, record_of(SOLO, 2).given_up())
    table.go("about")
    origin = come(table, game)
    await_review(table)
    table.page.keyboard.press("Home")
    expect_decision(table.page, 0)
    table.tap("next")
    expect_decision(table.page, 1)
    table.page.go_back()
    expect(table.page).to_have_url(f"{table.url}#{origin}")


def test_a_game_that_went_on_after_an_undo_is_reviewed_anew(table: Table) -> None:
    game = save_one_more(table, record_of(SOLO, 3).given_up())
    open_game(table, game)
    table.tap("analyse")
    await_review(table)
    table.tap("back")
    table.tap("undo")
    table.make(SOLO.steps[3])
    expect(table.page.locator(".table-screen")).to_have_attribute("data-ply", "4")
    table.tap("menu")
    table.tap("give-up")
    table.tap("yes")
    table.tap("analyse")
    await_review(table)
    table.page.locator("summary").tap()
    expect(table.page.get_by_test_id("decisions").locator("tbody tr")).to_have_count(4)


# Playing on


def test_a_decision_can_be_played_again_as_practice(table: Table) -> None:
    page = review(table, finished(MISTAKE, "yield", "discard TH 9C 2D"), bots=("", "knight"))
    game = page.url.split("/")[-1]
    kept = read_save(table, game)
    table.tap("play-on")
    expect(page.locator(".table-screen")).to_have_attribute("data-ply", "0")
    expect(page.locator(".bar .mark").first).to_have_text("practice")
    assert game not in page.url
    table.play("TH")
    expect(page.get_by_test_id("result")).to_have_attribute("data-outcome", "won")
    expect(page.get_by_test_id("result")).to_contain_text("Practice")
    assert read_save(table, game) == kept, "the finished game stays as it was"
    table.go("saved")
    expect(page.locator(".saved")).to_contain_text("practice · Victory!")
    table.go("statistics")
    expect(page.locator("[data-testid=apart]")).to_contain_text("Practice")
    expect(page.locator("[data-testid=figures] dd").nth(2)).to_have_text("0")  # games won


def test_playing_on_leads_back_to_the_review(table: Table) -> None:
    page = review(table, record_of(SOLO, 3).given_up())
    table.tap("next")
    expect_decision(page, 1)
    table.tap("play-on")
    expect(page.locator(".table-screen")).to_have_attribute("data-ply", "1")
    page.go_back()
    expect_decision(page, 1)


def test_the_position_takes_no_moves(table: Table) -> None:
    page = review(table, record_of(SOLO, 3).given_up())
    assert page.locator(".position .hand button").count() == 0
    page.keyboard.press("1")
    page.keyboard.press("c")
    expect_decision(page, 0)


# Layout

BOXES = """() => Object.fromEntries([...document.querySelectorAll(
  ".plot, .travel, .remark, .position, .board, .piles, .hand, .play-on")].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [each.classList[0], [x, y + scrollY, width, height]];
}))"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_board_stays_in_its_place_from_decision_to_decision(
    table: Table, width: int, height: int
) -> None:
    page = review(table, finished(MISTAKE, "yield", "discard TH 9C 2D", "play 9H"))
    page.set_viewport_size({"width": width, "height": height})
    try:
        boxes = []
        for ply in (1, 2, 3):
            boxes.append(page.evaluate(BOXES))
            page.keyboard.press("ArrowRight")
            expect_decision(page, ply)
    finally:
        page.set_viewport_size(PHONE)
    for one in boxes[1:]:
        for name, box in one.items():
            if name == "hand":
                continue  # as wide as its cards
            assert all(abs(a - b) <= 2 for a, b in zip(box, boxes[0][name], strict=True)), name
    plot, board = boxes[0]["plot"], boxes[0]["position"]
    beside = width > 1000
    assert (board[0] >= plot[0] + plot[2]) is beside, "beside the plot on a wide screen"
    assert (board[1] >= plot[1] + plot[3]) is not beside, "below it on a phone"
