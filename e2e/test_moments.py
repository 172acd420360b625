"""Great moments: each has a word, never in the way; and the strip of the twelve royals."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.support.motion import wait_for_motion
from e2e.support.saves import open_game, save_game
from e2e.support.table import Table, in_time
from regicide_core import Record, parse_position


def position(**fields: object) -> Record:
    usual: dict[str, object] = {
        "players": 1,
        "seat": 1,
        "phase": "play",
        "enemy": "JC",
        "damage": 17,
        "table": "9S",
        "castle": "JS.JH.QC.QD.QH.QS.KC.KD.KH.KS",
        "hands": "3S.4D.5C.9D.7H",
        "tavern": "2H.2C.4H.6D.8C",
        "discard": "9C.8S",
        "yielded": "-",
        "flips": 0,
        "rules": "standard+partial",
        "chance": "tea.0",
    }
    text = " ".join(f"{name}={value}" for name, value in (usual | fields).items())
    return Record.of_position(parse_position(text))


EXACT = position()
ESCAPE = position(phase="suffer", damage=4, table="4D", hands="5C.6H.2S")
LAST_QUEENS = "KC.KD.KH.KS"

# A position, the move as the cards to choose and the button to press, and the moment's words.
MOMENTS = {
    "exact": (EXACT, "3S", "confirm", ["Exact!The Jack of Clubs joins you"]),
    "queens": (
        position(damage=15, castle=f"QC.QH.{LAST_QUEENS}"),
        *("9D", "confirm", ["The Queens arriveQueen of Clubs"]),
    ),
    "kings": (
        position(enemy="QD", damage=25, castle=LAST_QUEENS, hands="5C.3S"),
        *("5C", "confirm", ["The Kings arriveKing of Clubs"]),
    ),
    "exact kill, then kings": (
        position(enemy="QD", damage=20, castle=LAST_QUEENS, hands="5C.3S"),
        *(
            "5C",
            "confirm",
            ["Exact!The Queen of Diamonds joins you", "The Kings arriveKing of Clubs"],
        ),
    ),
    "escape": (ESCAPE, "5C 6H", "confirm", ["By a hair!"]),
    "jester": (
        position(players=3, damage=9, castle="QS.KH", hands="X1.3S/4D.5D/5C.6C", tavern="2H"),
        *("X1", "confirm", ["Jester!The Jack of Clubs is no longer immune."]),
    ),
    "flip": (position(damage=0, table="-"), "", "flip", ["A fresh hand!"]),
    "won": (
        position(enemy="KS", damage=33, castle="-", hands="9D.3D"),
        *("9D", "confirm", ["The last King falls!The Castle is free"]),
    ),
    "lost": (
        position(enemy="KH", damage=3, table="3D", castle="KS", hands="TC.2D", flips=2),
        *("2D", "confirm", ["All is lost"]),
    ),
}

# Notes every word that appears, and what moves when the first one does.
WATCH = """() => {
  const seen = { words: [], begun: null };
  window.moments = seen;
  new MutationObserver((changes) => {
    for (const host of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!host.matches?.(".moment-host")) continue;
      seen.words.push(...[...host.querySelectorAll(".banner")].map((each) => each.textContent));
      seen.hidden = host.ariaHidden;
      const overlay = document.querySelector(".overlay");
      seen.begun = Boolean(overlay?.getAnimations({ subtree: true })
        .some(({ startTime }) => startTime !== null));
      seen.moving = host.getAnimations({ subtree: true }).length;
      const { opacity, visibility } = getComputedStyle(host.querySelector(".banner"));
      seen.readable = visibility === "visible" && Number(opacity) === 1;
    }
  }).observe(document.body, { childList: true });
}"""

# Makes the move with a click, and resolves as soon as the moment's word is on the page.
TO_THE_WORD = in_time("""() => new Promise((done) => {
  new MutationObserver((_, watch) => {
    if (!document.querySelector(".moment-host")) return;
    watch.disconnect();
    done();
  }).observe(document.body, { childList: true });
  document.querySelector("[data-do=confirm]").click();
})""")


@pytest.fixture
def moving(table: Table) -> Table:
    """A table with animations."""
    table.page.emulate_media(reduced_motion="no-preference")
    return table


def open_record(table: Table, record: Record, bots: tuple[str, ...] = ()) -> None:
    save_game(table, record, bots=bots)
    open_game(table)
    if table.find("reveal").count():
        table.reveal()
    table.page.wait_for_function("() => performance.getEntriesByName('moments').length > 0")


def make(table: Table, cards: str, button: str) -> dict[str, Any]:
    """Make the move; returns what was seen of its moments once they are over."""
    if cards:
        table.choose_cards(*cards.split())
        table.settle()
    if button == "flip":
        table.tap("flip")
    table.page.evaluate(WATCH)
    table.tap("yes" if button == "flip" else button)
    table.page.wait_for_function("() => moments.words.length")
    table.page.wait_for_selector(".moment-host", state="detached")
    seen: dict[str, Any] = table.page.evaluate("() => moments")
    return seen


@pytest.mark.parametrize("name", MOMENTS)
def test_a_great_moment_has_its_word(moving: Table, name: str) -> None:
    record, cards, button, words = MOMENTS[name]
    open_record(moving, record)
    wait_for_motion(moving)
    seen = make(moving, cards, button)
    assert seen["words"] == words
    assert seen["begun"], "the cards move before anything is done for the moment"
    assert seen["hidden"] == "true"


def test_an_ordinary_move_has_no_moment(moving: Table) -> None:
    open_record(moving, position(damage=0))
    moving.choose_cards("4D")
    moving.settle()
    moving.page.evaluate(WATCH)
    moving.tap("confirm")
    expect(moving.page.get_by_test_id("health")).to_have_text("16")
    assert moving.page.evaluate("() => moments.words") == []


def test_a_tap_during_a_moment_ends_it_and_counts(moving: Table) -> None:
    open_record(moving, EXACT)
    wait_for_motion(moving)
    moving.choose_cards("3S")
    moving.settle()
    moving.page.evaluate(TO_THE_WORD)
    moving.page.locator(".hand [data-card='4D']").dispatch_event("pointerdown", {"button": 0})
    assert moving.page.locator(".moment-host").count() == 0
    moving.page.locator(".hand [data-card='4D']").tap()
    expect(moving.page.locator(".hand .chosen")).to_have_attribute("data-card", "4D")


def test_a_key_during_a_moment_ends_it_and_counts(moving: Table) -> None:
    open_record(moving, EXACT)
    wait_for_motion(moving)
    moving.choose_cards("3S")
    moving.settle()
    moving.page.evaluate(TO_THE_WORD)
    moving.page.keyboard.press("1")
    assert moving.page.locator(".moment-host").count() == 0
    expect(moving.page.locator(".hand .chosen")).to_have_count(1)


@pytest.mark.parametrize("name", ["exact", "exact kill, then kings", "escape", "lost"])
def test_with_reduced_motion_the_word_is_readable_and_nothing_moves(
    table: Table, name: str
) -> None:
    record, cards, button, words = MOMENTS[name]
    open_record(table, record)
    seen = make(table, cards, button)
    assert seen["words"] == words[-1:], "of two, the greater one"
    assert seen["readable"]
    assert seen["moving"] == 0


@pytest.mark.parametrize("name", ["exact", "won"])
def test_a_screen_reader_hears_the_word_once(table: Table, name: str) -> None:
    record, cards, button, words = MOMENTS[name]
    open_record(table, record)
    make(table, cards, button)
    heard = table.page.locator("#announcements")
    word = {"exact": "Exact!", "won": "The last King falls!"}[name]
    expect(heard.locator("p").first).to_have_text(word)
    expect(heard.locator(".moment-word")).to_have_count(1)
    assert heard.inner_text().count(word) == 1
    assert words[0].startswith(word)


@pytest.mark.parametrize("locale", ["en", "ru", "hu", "ca", "fr"])
def test_the_longest_words_fit_on_a_small_phone(table: Table, locale: str) -> None:
    with table.choosing("locale", locale):
        table.page.set_viewport_size({"width": 320, "height": 568})
        for name in ("exact kill, then kings", "won"):
            record, cards, _, _ = MOMENTS[name]
            open_record(table, record)
            table.choose_cards(*cards.split())
            table.page.evaluate(TO_THE_WORD)
            sizes = table.page.evaluate(
                """() => [...document.querySelectorAll(".banner, .banner > *")]
                  .map(({ scrollWidth, clientWidth, offsetWidth }) =>
                    [scrollWidth <= (clientWidth || offsetWidth), offsetWidth <= 332])"""
            )
            assert all(all(each) for each in sizes), sizes
            table.page.keyboard.press("Shift")


# Who is struck

STRUCK = in_time("""what => new Promise((done) => {
  new MutationObserver((_, watch) => {
    const hit = document.querySelector(".overlay :is(.hit, .hit-seat)");
    if (!hit) return;
    watch.disconnect();
    const { left, top, width, height } = hit.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const place = [...document.querySelectorAll(".hand, .seats li")].find((each) => {
      const box = each.getBoundingClientRect();
      return box.left < x && x < box.right && box.top < y && y < box.bottom;
    });
    done([hit.textContent, place?.dataset.place ?? (place ? "hand" : "nowhere")]);
  }).observe(document.querySelector("#app"), { childList: true, subtree: true });
  document.querySelector(what).click();
})""")


def test_the_amount_of_a_hit_floats_over_the_hand_that_pays(moving: Table) -> None:
    open_record(moving, position(damage=0, table="-"))
    wait_for_motion(moving)
    moving.choose_cards("4D")
    moving.settle()
    assert moving.page.evaluate(STRUCK, "[data-do=confirm]") == ["−10", "hand"]


def test_the_amount_of_a_hit_floats_over_the_seat_of_the_bot_that_pays(moving: Table) -> None:
    record = position(
        players=2,
        phase="suffer",
        enemy="KS",
        damage=0,
        table="AH",
        castle="-",
        hands="TH.TC.2S/TD.9D.8D.7D",
        tavern="2D.3D",
        discard="4D",
    )
    open_record(moving, record, bots=("", "squire"))
    wait_for_motion(moving)
    moving.choose_cards("TH", "TC")
    moving.settle()
    assert moving.page.evaluate(STRUCK, "[data-do=confirm]") == ["−20", "seat-2"]


# The strip of the twelve royals

FATES = """() => [...document.querySelectorAll(".bar .crest")].map(({ dataset }) =>
  `${dataset.fate} ${dataset.crest}`.trim())"""


def test_the_strip_shows_who_has_fallen_who_is_free_and_who_is_to_come(table: Table) -> None:
    save_game(table, EXACT, assisted=True)
    open_game(table)
    table.page.wait_for_function("() => performance.getEntriesByName('moments').length > 0")
    castle = ["castle"] * 9
    assert table.page.evaluate(FATES) == ["fallen JD", "enemy JC", "castle", *castle]
    make(table, "3S", "confirm")
    assert table.page.evaluate(FATES) == ["fallen JD", "freed JC", "enemy JS", *castle]
    expect(table.find("royals")).to_have_accessible_name("2 of 12 royals beaten")
    table.tap("undo")
    expect(table.page.locator(".bar .crest").nth(1)).to_have_attribute("data-fate", "enemy")


def test_a_tap_on_the_strip_lists_the_royals(table: Table) -> None:
    open_record(table, EXACT)
    table.tap("royals")
    dialog = table.page.get_by_role("dialog", name="The twelve royals")
    lines = dialog.get_by_role("listitem")
    expect(lines).to_have_count(12)
    expect(lines.nth(0)).to_contain_text("Jack of Diamonds")
    expect(lines.nth(0)).to_contain_text("fallen")
    expect(lines.nth(1)).to_contain_text("the current enemy")
    expect(lines.nth(2)).to_have_text("J Jack still in the Castle")
    table.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(table.find("royals")).to_be_focused()


BAR = """() => {
  const box = (each) => each.getBoundingClientRect();
  const all = [...document.querySelectorAll(".bar > button, .bar .royals, .bar .mark")];
  const overlap = all.flatMap((one, at) => all.slice(at + 1).filter((two) => {
    const [a, b] = [box(one), box(two)];
    return a.left < b.right - 1 && b.left < a.right - 1
      && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  }).map((two) => `${one.className || one.dataset.do} ${two.className || two.dataset.do}`));
  return { overlap, height: box(document.querySelector(".bar")).height,
    crests: [...document.querySelectorAll(".bar .crest")].map((each) => box(each).width),
    width: document.documentElement.scrollWidth <= innerWidth };
}"""


@pytest.mark.parametrize(
    "size",
    [(320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (1440, 900)],
    ids=lambda size: f"{size[0]}x{size[1]}",
)
@pytest.mark.parametrize("hand", ["right", "left"])
def test_the_bar_has_room_for_the_strip_and_every_mark(
    table: Table, size: tuple[int, int], hand: str
) -> None:
    with table.choosing("hand", hand):
        table.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
        save_game(table, EXACT, game="daily-2026-02-03", assisted=True)
        open_game(table, game="daily-2026-02-03")
        expect(table.find("royals")).to_be_visible()
        bar = table.page.evaluate(BAR)
        assert bar["overlap"] == []
        assert bar["height"] <= 48, "as high as its buttons"
        assert bar["width"]
        assert len(bar["crests"]) == 12
        assert min(bar["crests"]) >= 12
