"""When something fails, the page says what, offers a way on, and loses nothing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Route, expect

from e2e.support.catalogue import messages
from e2e.support.games import Following, golden
from e2e.support.table import BOOT_MS, Table

SOLO = golden("solo_win_with_flips")
TWO = golden("two_players_win")
SAYS = messages("en")
WASM = "**/pyodide.asm.wasm"


def expect_failure(table: Table, message: str) -> None:
    failed = table.page.get_by_role("alert")
    expect(failed).to_contain_text(SAYS["engine-failed"], timeout=BOOT_MS)
    expect(failed).to_contain_text(SAYS[message])


def test_an_engine_that_cannot_be_fetched_is_tried_again(visit: Callable[..., Table]) -> None:
    table = visit()
    table.page.route(WASM, lambda route: route.abort())
    table.page.goto(table.url)
    expect_failure(table, "why-runtime_download")
    table.tap("rules")  # the rest of the page still works
    expect(table.page.locator("h1")).to_have_text("Rules")
    table.tap("back")

    table.page.unroute(WASM)
    table.tap("retry")
    table.wait_until_ready()
    Following(table, SOLO).deal()


def test_a_screen_that_fails_to_load_is_tried_again(visit: Callable[..., Table]) -> None:
    table = visit()
    table.page.route(WASM, lambda route: route.abort())  # this test needs no engine
    table.page.route("**/i18n/about/*.ftl", lambda route: route.abort())
    table.page.goto(table.url)
    table.tap("about")
    expect(table.page.locator("h1")).to_have_text(SAYS["screen-missing"])
    assert table.focused() not in ("body", "html")
    table.page.unroute("**/i18n/about/*.ftl")
    table.tap("again")
    expect(table.page.locator("h1")).to_have_text(SAYS["about-title"])
    expect(table.page.locator("main")).to_contain_text(SAYS["about-unofficial"])


def test_a_game_asked_for_before_the_engine_fails_is_not_left_waiting(
    visit: Callable[..., Table],
) -> None:
    table = visit()
    waiting: list[Route] = []
    table.page.route(WASM, lambda route: waiting.append(route))
    with table.page.expect_request(WASM):
        table.page.goto(table.url)
    table.tap("solo")
    expect(table.page.locator(".notice")).to_have_text(SAYS["queued"])
    table.page.route(WASM, lambda route: route.abort())  # for the next boot path, too
    while waiting:
        waiting.pop().abort()
    expect_failure(table, "why-runtime_download")
    expect(table.page.locator(".notice")).not_to_have_text(SAYS["queued"])


def test_an_engine_that_hangs_is_given_up_after_a_while(visit: Callable[..., Table]) -> None:
    table = visit()
    page = table.page
    waiting: list[Route] = []
    page.clock.install()
    page.route(WASM, lambda route: waiting.append(route))
    with page.expect_request(WASM):
        page.goto(table.url)
    expect(page.locator(".engine")).to_contain_text(SAYS["engine-download"])
    with page.expect_request(WASM):  # the next boot path tries
        page.clock.run_for(40_000)
    expect(page.locator(".engine")).to_contain_text(SAYS["engine-download"])
    page.clock.run_for(40_000)
    expect_failure(table, "why-time_limit")
    for route in waiting:
        route.abort()


def test_an_old_browser_is_told_so(visit: Callable[..., Table]) -> None:
    table = visit()
    table.page.add_init_script("delete WebAssembly.instantiateStreaming;")
    table.page.goto(table.url)
    expect_failure(table, "why-unsupported_browser")


def test_a_dead_worker_is_replaced_and_the_game_is_back(visit: Callable[..., Table]) -> None:
    table = visit()
    page = table.page
    page.clock.install()
    table.open()
    followed = Following(table, TWO, ("Ada", "Béla"))
    followed.deal()
    for step in TWO.steps[:3]:
        followed.make(step)
    followed.reveal()

    page.workers[0].evaluate("self.close()")
    table.card("8C").tap()
    page.clock.run_for(12_000)
    expect(page.locator(".engine")).to_contain_text(SAYS["engine-restarting"])
    expect(page.locator(".engine")).to_have_count(0, timeout=BOOT_MS)
    expect(page.locator("body")).to_contain_text(SAYS["engine-restored"])
    followed.covered, followed.viewer = True, 0
    followed.check()
    followed.make(TWO.steps[3])


def test_a_game_that_went_on_in_another_tab_is_not_overwritten(table: Table) -> None:
    followed = Following(table, SOLO)
    followed.deal()
    other = Table(table.page.context.new_page(), table.url)
    other.page.goto(table.page.url)
    other.expect_seen(followed.expected())
    table.page.bring_to_front()
    followed.make("play AD 8C")

    other.page.bring_to_front()
    other.play("4S")
    warning = other.page.locator(".warning")
    expect(warning).to_contain_text(SAYS["why-changed_elsewhere"])
    other.tap("newest")
    expect(warning).to_have_count(0)
    Following(other, SOLO).follow("play AD 8C")
    other.page.close()
    followed.make("discard 4S 6D")


def test_two_quick_taps_on_play_make_one_move(table: Table) -> None:
    followed = Following(table, SOLO)
    followed.deal()
    table.choose_cards("AD", "8C")
    table.find("confirm").evaluate("button => { button.click(); button.click(); }")
    followed.follow("play AD 8C")
    expect(table.page.locator(".preview .story li")).to_have_count(1)
    table.tap("log")
    expect(table.page.locator(".log li")).to_have_count(1)


def test_a_tap_meant_for_the_previous_position_is_refused_with_a_notice(table: Table) -> None:
    followed = Following(table, SOLO)
    followed.deal()
    table.choose_cards("AD", "8C")
    table.page.evaluate(
        """() => {
            document.querySelector("[data-do=confirm]").click();
            document.querySelector('[data-card="8C"]').click();
        }"""
    )
    followed.follow("play AD 8C")
    table.expect_notice(SAYS["why-stale_intent"])


def test_a_bad_seed_is_refused_with_a_message(table: Table) -> None:
    table.tap("new")
    table.page.locator("input[name=seed]").fill("no seed at all!")
    table.tap("start")
    expect(table.page.get_by_role("alert")).to_have_text(SAYS["why-bad_seed"])
    table.page.locator("input[name=seed]").fill("a-good_one")
    expect(table.page.get_by_role("alert")).to_have_text("")
    table.tap("start")
    expect(table.page.locator(".hand")).to_be_visible()


def test_too_many_jesters_are_refused_with_a_message(table: Table) -> None:
    table.tap("new")
    table.page.locator("summary").tap()
    table.page.locator("select[name=jesters]").select_option(label="2")
    table.tap("start")
    expect(table.page.get_by_role("alert")).to_have_text(SAYS["why-too_many_jesters"])
    table.page.locator("input[name=players][value='2']").check()  # forgets the options
    table.page.locator("input[name=players][value='1']").check()


def test_an_unknown_address_leads_home(table: Table) -> None:
    table.page.evaluate("location.hash = 'nowhere'")
    expect(table.page.locator(".home")).to_be_visible()
