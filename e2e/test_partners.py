"""Bots at the table: whole games, pace, undo, wishes, hints, and the analysis of a game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.support.games import golden
from e2e.support.saves import open_game, read_save, record_of, save_and_open, save_game
from e2e.support.table import Table, in_time
from regicide_core import Record, parse_position

SHORT = golden("loss_by_p8")

CHOOSING = (
    "players=3 seat=1 phase=choose enemy=JS damage=0 table=X1 castle=QH hands=3S/4D/5C "
    "tavern=2H.2C discard=9C.8C yielded=- flips=0 rules=standard+partial chance=-"
)

# Records long tasks of the page's own thread from now on.
WATCH = """() => {
  globalThis.longTasks = [];
  globalThis.watching?.disconnect();
  globalThis.watching = new PerformanceObserver((list) => {
    for (const task of list.getEntries()) globalThis.longTasks.push(task.duration);
  });
  globalThis.watching.observe({ type: "longtask" });
}"""

# Chooses the first card; returns how long it took until it was shown as chosen.
CHOOSE = in_time("""() => new Promise((resolve) => {
  const from = performance.now();
  new MutationObserver((_, observer) => {
    if (!document.querySelector(".hand .chosen")) return;
    observer.disconnect();
    resolve(performance.now() - from);
  }).observe(document.body, { subtree: true, attributes: true, childList: true });
  document.querySelector(".hand [data-card]").click();
})""")


def test_a_person_and_three_bots_play_a_whole_game(table: Table) -> None:
    page = table.page
    with table.choosing("pace", "fast"):
        table.new_game(4, "tea", bots=("", "squire", "knight", "knight"))
        names = page.locator(".seats .name").all_inner_texts()
        assert names == ["Player 1", "Squire", "Knight 3", "Knight 4"]
        said: set[str] = set()
        while table.decide(said):
            assert not page.locator("[data-do=reveal]").count(), "one person needs no cover"
        assert table.seen()["outcome"] in ("won", "lost")
        speakers = {line.split(":")[0] for line in said}
        assert speakers == {"You", "Squire", "Knight 3", "Knight 4"}, said
        table.tap("again")
        expect(page.locator(".result")).to_have_count(0)
        assert page.locator(".seats .name").all_inner_texts() == names


def test_the_hand_stays_visible_while_bots_move(table: Table) -> None:
    page = table.page
    with table.choosing("pace", "slow"):
        table.new_game(2, "tea", bots=("champion", ""))
        expect(table.find("hurry")).to_be_visible()
        assert page.locator(".hand [data-card]").count() == 7
        page.locator(".hand [data-card]").first.tap()
        table.expect_notice("It’s Champion’s turn")
        table.tap("pause")
        expect(page.get_by_test_id("step")).to_contain_text("Paused")
        table.find("hurry").tap(force=True)  # disabled, and says why
        expect(table.find("hurry")).to_have_attribute("aria-disabled", "true")
        assert table.ply == 0
        table.tap("pause")
        table.tap("hurry")
        page.wait_for_function("() => document.querySelector('.table-screen').dataset.ply !== '0'")
        expect(page.get_by_test_id("told")).to_contain_text("Champion:")


def test_undo_returns_to_the_persons_decision_and_a_reload_restores_the_bots(
    table: Table,
) -> None:
    with table.choosing("pace", "fast"):
        table.new_game(2, "tea", bots=("", "knight"))
        made: list[int] = []
        while not made or table.ply == made[-1] + 1:  # until a bot has moved in between
            made.append(table.ply)
            assert table.decide()
            table.page.wait_for_function(
                "() => document.querySelector('.hand-area:not(.partners) [data-do=confirm]')"
            )
        table.tap("undo")
        if table.find("yes").count():
            table.tap("yes")
        table.page.wait_for_function(
            "ply => document.querySelector('.table-screen').dataset.ply === ply", arg=str(made[-1])
        )
        table.reload()
        table.tap("continue")
        expect(table.page.locator(".hand-area")).to_be_visible()
        assert table.page.locator(".seats .name").all_inner_texts() == ["Player 1", "Knight"]
        assert table.decide()


def test_a_game_of_bots_only_can_be_watched(table: Table) -> None:
    with table.choosing("pace", "fast"):
        table.new_game(1, "tea", bots=("knight",))
        expect(table.page.locator(".result")).to_be_visible(timeout=60_000)
        assert not table.page.locator(".mark").count(), "nobody was helped"


def test_people_are_asked_for_wishes_before_a_bot_chooses(table: Table) -> None:
    record = Record.of_position(parse_position(CHOOSING))
    with table.choosing("pace", "fast"):
        save_and_open(table, record, bots=("knight", "squire", ""))
        expect(table.find("wished")).to_be_visible()
        keen = table.page.locator(".wishes button").first
        keen.tap()
        expect(keen).to_have_attribute("aria-pressed", "true")
        table.tap("wished")
        expect(table.page.locator(".seats li").nth(2)).to_have_attribute("aria-current", "true")
        expect(table.find("yield")).to_be_visible()


def test_the_seat_of_a_missing_bot_can_be_taken_over(table: Table) -> None:
    save_game(table, Record(2, "tea"), bots=("brute", ""))
    with table.choosing("pace", "fast"):
        open_game(table)
        expect(table.page.get_by_test_id("trouble")).to_have_attribute("data-code", "no_such_bot")
        table.tap("knight")
        table.page.wait_for_function(
            "() => document.querySelector('.table-screen').dataset.ply > 0"
        )
        assert '"knight"' in read_save(table, "kept")


def test_the_hand_stays_visible_when_a_wish_is_asked_for(table: Table) -> None:
    record = Record.of_position(parse_position(CHOOSING))
    with table.choosing("pace", "fast"):
        save_and_open(table, record, bots=("knight", "squire", ""))
        expect(table.find("wished")).to_be_visible()
        expect(table.page.locator(".peek")).to_have_text(re.compile("Five of Clubs"))
        save_and_open(table, record, bots=("", "squire", "knight"))
        expect(table.page.locator("[data-next]").first).to_be_visible()
        expect(table.page.locator(".peek")).to_have_text(re.compile("Three of Spades"))


def test_a_bot_can_be_replaced(table: Table) -> None:
    page = table.page
    with table.choosing("pace", "slow"):
        table.new_game(2, "tea", bots=("", "knight"))
        # The buttons ignore the second of two quick taps that were meant for a bot.
        expect(page.locator(".after-bots .buttons")).to_have_css("animation-name", "deaf")
        table.tap("menu")
        table.tap("replace")
        page.locator("select[name=replace-2]").select_option("champion")
        expect(page.get_by_role("dialog")).to_have_count(0)
        table.tap("menu")
        table.tap("replace")
        expect(page.locator("select[name=replace-2]")).to_have_value("champion")
        page.locator("select[name=replace-2]").select_option("")
        expect(page.get_by_role("dialog")).to_have_count(0)
        table.tap("menu")
        expect(table.find("replace")).to_have_count(0)
        table.tap("close")


# The coach


def test_a_hint_asks_first_marks_cards_and_gives_a_reason(table: Table) -> None:
    page = table.page
    table.new_game(2, "tea", bots=("", "knight"))
    page.locator(".hand [data-card]").first.tap()
    expect(page.locator(".hand .chosen")).to_have_count(1)
    table.tap("hint")
    expect(page.get_by_role("dialog")).to_contain_text("assisted")
    table.tap("yes")
    hint = page.get_by_test_id("hint")
    expect(hint).to_contain_text(re.compile(r"about \d+% to win"))
    expect(page.locator(".mark")).to_have_text("assisted")
    move = (hint.get_attribute("data-move") or "").split()
    if move[0] == "play":
        hinted = page.locator(".hand .hinted").evaluate_all(
            "cards => cards.map((card) => card.dataset.card)"
        )
        assert sorted(hinted) == sorted(move[1:])
        table.tap("take-hint")
        expect(page.locator(".hand .chosen")).to_have_count(len(move) - 1)
        expect(table.find("confirm")).to_be_focused()
    assert page.locator("[data-reason]").inner_text()
    table.tap("drop-hint")
    expect(hint).to_have_count(0)
    table.tap("hint")  # the game is already assisted: no second question
    expect(page.get_by_test_id("coach-thinking")).to_be_visible()
    table.tap("stop-hint")
    expect(page.get_by_test_id("coach-thinking")).to_have_count(0)


def test_a_hint_rates_the_players_choice(table: Table) -> None:
    page = table.page
    save_and_open(table, Record(1, "tea"), assisted=True)
    table.tap("hint")
    hint = page.get_by_test_id("hint")
    expect(hint).to_be_visible()
    best = (hint.get_attribute("data-move") or "").split()
    other = page.locator(".hand [data-card]").evaluate_all(
        "cards => cards.map((card) => card.dataset.card)"
    )
    for card in other:
        if card in best:
            continue
        table.choose_cards(card)
        if page.get_by_test_id("yours").count():
            verdict = page.get_by_test_id("yours").get_attribute("data-verdict")
            assert ("%" in page.get_by_test_id("yours").inner_text()) is (verdict != "unsure")
            return
        page.locator(".hand .chosen").tap()
        expect(page.locator(".hand .chosen")).to_have_count(0)
    raise AssertionError("the coach has rated no other card")


def test_a_wide_gap_is_never_called_as_good(table: Table, sources: str) -> None:
    """Compares two chances with their standard errors: the best move's and another move's."""
    said = table.page.evaluate(
        """async ([module, ...pairs]) => {
            const { compare } = await import(module);
            const estimate = ([chance, error]) => ({ chance, error });
            return pairs.map(([best, other]) => compare(estimate(best), estimate(other)));
        }""",
        [
            f"{sources}bots/estimates.js",
            ((0.71, 0.03), (0.33, 0.2)),  # the other was tried in few deals only
            ((0.71, 0.03), (0.33, 0.04)),
            ((0.71, 0.03), (0.60, 0.05)),
            ((0.71, 0.03), (0.69, 0.04)),
            ((0.71, 0.01), (0.68, 0.01)),  # certain, but too small to matter
            ((0.50, 0.03), (0.48, 0.20)),
        ],
    )
    assert said == ["unsure", "worse", "unsure", "close", "close", "unsure"]


def test_a_chance_is_shown_only_as_exactly_as_it_is_known(table: Table, sources: str) -> None:
    """In hints and in the analysis alike; a finished game is certain."""
    said = table.page.evaluate(
        """async ([module, ...chances]) => {
            const { percent } = await import(module);
            return chances.map(([chance, error]) => percent({ chance, error }));
        }""",
        [
            f"{sources}bots/estimates.js",
            (0.724, 0.055),  # sixty trial games: rounded to 5 %
            (0.724, 0.03),
            (0.724, 0.02),
            (0.999, 0.02),  # a running game is never certain
            (0.001, 0.02),
            (1, 0),  # won
            (0, 0),
        ],
    )
    assert said == [70, 70, 72, 99, 1, 100, 0]


def test_the_page_stays_responsive_while_the_coach_thinks(table: Table) -> None:
    """One of four tries must be quick; if thinking blocked the page, all would be slow."""
    page = table.page
    save_and_open(table, Record(1, "tea"), assisted=True)
    waits, tasks = [], []
    for _ in range(4):
        table.tap("hint")
        expect(page.get_by_test_id("coach-thinking")).to_be_visible()
        page.evaluate(WATCH)
        waits.append(page.evaluate(CHOOSE))
        expect(page.get_by_test_id("hint")).to_be_visible()
        tasks.append(max(page.evaluate("() => globalThis.longTasks"), default=0))
        table.tap("drop-hint")
        page.locator(".hand .chosen").tap()
        expect(page.locator(".hand .chosen")).to_have_count(0)
    assert min(waits) <= 200, waits
    assert min(tasks) <= 50, tasks


# Hurries a bot; returns how long it took until its move was shown.
HURRY = in_time("""() => new Promise((resolve) => {
  const table = document.querySelector(".table-screen");
  const { ply } = table.dataset;
  const from = performance.now();
  new MutationObserver((_, observer) => {
    if (table.dataset.ply === ply) return;
    observer.disconnect();
    resolve(performance.now() - from);
  }).observe(table, { attributes: true });
  document.querySelector("[data-do=hurry]").click();
})""")


def test_a_champion_can_be_hurried_at_once(table: Table) -> None:
    """A Champion thinks for a second; one of five tries must end within 200 ms."""
    with table.choosing("pace", "slow"):
        table.new_game(1, "tea", bots=("champion",))
        expect(table.find("hurry")).to_be_visible()
        table.page.evaluate(HURRY)  # not counted: the bots are still loading
        waits = [table.page.evaluate(HURRY) for _ in range(5)]
        assert min(waits) <= 200, waits


# The analysis of a game


def test_a_saved_game_can_be_analysed(table: Table) -> None:
    page = table.page
    save_game(table, record_of(SHORT, 3).given_up(), game="short", updated=2)
    save_game(table, record_of(SHORT), game="long", updated=1)
    table.go("about")
    table.go("saved")
    table.find("analyse").nth(1).tap()
    expect(page.get_by_test_id("judged")).to_be_visible()
    table.tap("stop-analysis")
    expect(page.get_by_test_id("stopped")).to_be_visible()
    table.tap("go-on-analysis")
    expect(page.get_by_test_id("judged")).to_be_visible()
    table.tap("stop-analysis")
    expect(page.get_by_test_id("stopped")).to_be_visible()
    table.tap("back")
    table.find("analyse").first.tap()
    expect(page.locator(".plot")).to_be_visible(timeout=60_000)
    expect(page.get_by_test_id("judged")).to_have_count(0, timeout=60_000)
    expect(page.get_by_test_id("stopped")).to_have_count(0)
    points = page.locator(".plot polyline").get_attribute("points")
    assert points is not None and points.count(",") == 3
    page.locator("summary").tap()
    expect(page.get_by_test_id("decisions").locator("tbody tr")).to_have_count(3)
    expect(page.get_by_test_id("luck")).to_have_text(re.compile(r"^([+−]\d+|0)$"))
    table.tap("back")
    expect(table.find("analyse")).to_have_count(2)


def test_the_analysis_rounds_chances_like_a_hint(table: Table) -> None:
    """Chances from few trial games are rounded and marked as rough."""
    save_and_open(table, record_of(SHORT, 4).given_up())
    table.tap("analyse")
    page = table.page
    expect(table.find("stop-analysis")).to_have_count(0, timeout=60_000)
    page.locator("summary").tap()
    texts = page.get_by_test_id("decisions").locator("tbody td:last-child").all_inner_texts()
    chances = [int(found[1]) for text in texts if (found := re.fullmatch(r"≈\s(\d+)%", text))]
    assert len(chances) + texts.count("lost") == len(texts) == 4
    assert [chance for chance in chances if 10 < chance < 90 and chance % 5] == []
    expect(page.get_by_test_id("plot")).to_have_accessible_name(re.compile("about "))
    expect(page.get_by_test_id("story")).to_contain_text("Luck")
    expect(page.locator("main")).to_contain_text("a hint in the same position may differ")


def test_a_finished_game_leads_to_its_analysis(table: Table) -> None:
    save_and_open(table, record_of(SHORT, 2).given_up())
    table.tap("analyse")
    expect(table.page.get_by_test_id("plot")).to_be_visible(timeout=60_000)
    table.tap("back")
    expect(table.page.locator(".result")).to_be_visible()
