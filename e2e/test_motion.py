"""Animation, sound and vibration: short, never in the way of the next tap, only where wanted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.support.games import Following, golden
from e2e.support.motion import AIMED, make_move, wait_for_motion
from e2e.support.saves import open_game, record_of, save_game
from e2e.support.table import Table, in_time
from regicide_core import Move, Record, State, apply, parse_move, parse_position
from regicide_core.events import EVENTS

GAME = golden("solo_win_with_flips")
NEXT = next(at for at, step in enumerate(golden("four_players_win").steps) if "next" in step)
LONGEST = 250  # ms, one step of an animation
WHOLE = {"full": 1_000, "fast": 600}  # ms, the whole animation of a normal move, by speed
END = 1_500  # ms, the last move of a game with its curtain


# Confirms a move; returns what changes in the page from the first moving frame to the last.
CHANGED = in_time("""() => new Promise((done) => {
  const app = document.querySelector("#app");
  let [moved, changed] = [false, []];
  const moves = (overlay) => overlay.getAnimations({ subtree: true }).some(
    ({ playState }) => playState === "running");
  new MutationObserver((changes, watch) => {
    const overlay = document.querySelector(".overlay");
    if (overlay && moved) {
      changed.push(...changes.map(({ type, target }) => `${type} ${target.className}`));
    }
    if (!overlay && moved) {
      watch.disconnect();
      done(changed);
    }
  }).observe(app, { childList: true, attributes: true, characterData: true, subtree: true });
  const look = () => {
    const overlay = document.querySelector(".overlay");
    moved ||= Boolean(overlay && moves(overlay));
    if (!moved) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  document.querySelector("[data-do=confirm]").click();
})""")

# Clicks an element; returns whose hand or seat the enemy's next hit flashes on.
BLOW = in_time(
    """what => new Promise((done) => {
  new MutationObserver((_, watch) => {
    const flash = document.querySelector(".overlay .flash");
    if (!flash) return;
    watch.disconnect();
    done((AIMED)(flash));
  }).observe(document.querySelector("#app"), { childList: true, subtree: true });
  document.querySelector(what).click();
})""".replace("AIMED", AIMED)
)

# Waits for the ghost of a card; returns the middle of the place where it starts.
START_PLACE = in_time("""card => new Promise((done) => {
  new MutationObserver((_, watch) => {
    const ghost = document.querySelector(`.overlay [data-ghost="${card}"]`);
    const [moved] = ghost?.getAnimations() ?? [];
    if (!moved) return;
    watch.disconnect();
    moved.pause();
    moved.currentTime = 0;
    const { left, top, width, height } = ghost.getBoundingClientRect();
    moved.cancel();
    done([left + width / 2, top + height / 2]);
  }).observe(document.querySelector("#app"), { childList: true, subtree: true });
})""")

# How many overlays and animations are left, not counting the hand closing its gaps.
LEFT = """() => [document.querySelectorAll(".overlay").length,
  document.getAnimations().filter((each) => !(each instanceof CSSTransition)).length]"""

# Makes the hand close its gaps very slowly, until `asUsual` is called.
SLOW_DOWN = """() => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args);
    if (this.matches(".hand .card")) animation.playbackRate = 0.02;
    return animation;
  };
  window.asUsual = () => {
    Element.prototype.animate = animate;
    for (const each of document.getAnimations()) each.playbackRate = 1;
  };
}"""

# A point on a moving card where another card will end up; returns the moving card and the point.
TOUCHED = """() => {
  const cards = [...document.querySelectorAll(".hand [data-card]")].map((card) => {
    const { left, right, top, height } = card.getBoundingClientRect();
    const glides = parseFloat(getComputedStyle(card).translate) || 0;
    return { name: card.dataset.card, left, right, glides, y: top + height / 2 };
  });
  const at = (x, gone) => cards.findLast(({ left, right, glides }) =>
    left - gone * glides + 3 < x && x < right - gone * glides - 3);
  for (const { left, right, y } of cards) {
    for (let x = left; x < right; x += 1) {
      const [now, then] = [at(x, 0), at(x, 1)];
      if (now && then && now !== then) return [now.name, x, y];
    }
  }
}"""

# Confirms a move; returns what still moves in the frame after the table has changed.
STILL = in_time("""() => new Promise((done) => {
  const health = document.querySelector("[data-testid=health]");
  new MutationObserver((_, watch) => {
    watch.disconnect();
    requestAnimationFrame(() => done([document.getAnimations().length,
      document.querySelectorAll(".overlay").length]));
  }).observe(health, { childList: true, characterData: true, subtree: true });
  document.querySelector("[data-do=confirm]").click();
})""")

HEAVY = (
    "players=4 seat=1 phase=play enemy=QC damage=19 table=9C/AC.6C castle=KC.KD"
    " hands=AH.TD.2S/3C/4C.5S/6S tavern=2D.3D.4D.5D.6D.7D.8D.9D.2H.3H.4H.5H.6H.7H.8H.9H"
    " discard=TH.TS.9S.8S.7S.2C.5C.7C.8C.4S.3S.JD yielded=- flips=0 rules=standard+partial"
    " chance=tea.0"
)
RICH = HEAVY.replace("hands=AH.TD.2S", "hands=AH.TD.2S.KS")


@dataclass(frozen=True)
class Case:
    """A move, and what its animation must show: faces, and classes of elements."""

    record: Record
    move: Move
    faces: str = ""
    kinds: str = ""
    backs: int = 0
    written: tuple[str, ...] = ()  # numbers that the overlay shows on the way
    struck: str = ""

    @property
    def cards(self) -> list[str]:
        """The cards that the move names."""
        return str(self.move).split()[1:]

    @property
    def before(self) -> State:
        return self.record.state()


def of_game(name: str, step: int, **seen: Any) -> Case:
    game = golden(name)
    return Case(record_of(game, step), parse_move(game.steps[step]), **seen)


def of_position(position: str, move: str, **seen: Any) -> Case:
    return Case(Record.of_position(parse_position(position)), parse_move(move), **seen)


CASES = {
    "heal, draw, exact kill": of_position(
        HEAVY,
        "play AH TD",
        faces="AH TD 9C AC 6C QC 2D 6D 2H",
        kinds="halo reel bar lost",
        backs=8,
        written=("2", "16", "12", "27", "22", "1"),  # the piles count one by one
    ),
    "overkill": of_game("solo_win_with_flips", 2, faces="5D 5H", kinds="reel bar lost"),
    "blow": of_game("solo_loss_by_f4", 15, faces="6D", struck="hand", kinds="flash reel bar lost"),
    "yield": of_position(RICH, "yield", kinds="flash", struck="hand"),
    "discard": of_game("solo_win_with_flips", 1, faces="4S 6D"),
    "flip": of_game("solo_win_with_flips", 15, faces="X"),
    "jester": of_game("four_players_win", 2, faces="X", kinds="seal reel less"),
    "next": of_game("four_players_win", NEXT),
    "power blocked": of_game("solo_loss_by_f4", 8, faces="AC JH", kinds="seal halo"),
    "device passed": of_game("two_players_win", 20, faces="AS 9D", kinds="less reel", backs=2),
    "win": of_game("solo_win_with_flips", 54, faces="QC", kinds="curtain"),
    "loss": of_game("solo_loss_by_f4", 24, faces="7C", kinds="curtain lost"),
}


@pytest.fixture
def moving(table: Table) -> Table:
    """A table with animations."""
    table.page.emulate_media(reduced_motion="no-preference")
    return table


def open_case(table: Table, case: Case) -> None:
    save_game(table, case.record)
    open_game(table)
    if table.find("reveal").count():
        table.reveal()
    wait_for_motion(table)


def hidden(case: Case) -> set[str]:
    """The cards that the viewer knows neither before nor after the move."""
    before = case.before
    after, _ = apply(before, case.move)
    covered = after.players > 1 and after.seat != before.seat and not after.is_over
    others = [
        card
        for seat, hand in enumerate(after.hands, start=1)
        if covered or seat != before.seat
        for card in hand
    ]
    unknown = {card.text for card in (*others, *after.castle, *after.tavern[after.known :])}
    seen = (*before.hands[before.seat - 1], *before.discard[:1])
    public = {card.text for play in before.table for card in play}
    return unknown - public - {card.text for card in seen}


def test_the_cases_cover_every_event(table: Table, sources: str) -> None:
    shown = {event.code for case in CASES.values() for event in apply(case.before, case.move)[1]}
    assert set(EVENTS) - shown == {"wished"}  # a wish is only announced
    animated = table.page.evaluate(
        "url => import(url).then(({ ANIMATIONS }) => Object.keys(ANIMATIONS))",
        f"{sources}playback/event-animations.js",
    )
    assert set(animated) == set(EVENTS) - {"wished"}


@pytest.mark.parametrize("name", CASES)
def test_a_move_is_animated_and_leaves_nothing_behind(moving: Table, name: str) -> None:
    case = CASES[name]
    open_case(moving, case)
    shown = make_move(moving, case.move)
    assert max(shown["steps"]) <= LONGEST
    assert 0 < shown["end"] <= (END if "curtain" in case.kinds else WHOLE["full"] + LONGEST)
    assert set(case.faces.split()) <= set(shown["faces"])
    assert set(case.kinds.split()) <= set(shown["kinds"])
    assert shown["backs"] >= case.backs
    assert shown["blank"] == []
    assert set(case.written) <= set(shown["written"])
    assert shown["struck"] == [case.struck] * ("flash" in case.kinds)
    assert not set(shown["faces"]) & hidden(case)
    assert shown["inert"]
    assert shown["named"] == 0
    moving.page.wait_for_function(f"() => ({LEFT})().every((left) => left === 0)")


def test_the_last_cards_of_a_game_lie_above_its_curtain(moving: Table) -> None:
    case = CASES["win"]
    open_case(moving, case)
    make_move(moving, case.move, begin=True)
    moving.page.wait_for_selector(
        ".overlay > .curtain:first-child ~ [data-ghost]", state="attached"
    )


def test_the_page_does_not_change_while_cards_move(moving: Table) -> None:
    case = CASES["heal, draw, exact kill"]
    open_case(moving, case)
    moving.choose_cards(*case.cards)
    moving.settle()
    assert moving.page.evaluate(CHANGED) == []


def test_a_blow_at_another_player_hits_their_seat(moving: Table) -> None:
    position = (
        "players=2 seat=1 phase=suffer enemy=KS damage=0 table=AH castle=-"
        " hands=TH.TC.2S/TD.9D.8D.7D tavern=2D.3D discard=4D yielded=- flips=0"
        " rules=standard+partial chance=tea.0"
    )
    save_game(moving, Record.of_position(parse_position(position)), bots=("", "squire"))
    open_game(moving)
    wait_for_motion(moving)
    moving.choose_cards("TH", "TC")
    moving.settle()
    assert moving.page.evaluate(BLOW, "[data-do=confirm]") == "seat-2"


def test_a_dropped_card_starts_from_where_it_was_dropped(moving: Table) -> None:
    case = CASES["blow"]
    open_case(moving, case)
    page, [card] = moving.page, case.cards
    page.evaluate("card => { window.start = (WAIT)(card); }".replace("WAIT", START_PLACE), card)
    held = moving.card(card).bounding_box()
    assert held
    middle = (held["x"] + held["width"] / 2, held["y"] + held["height"] / 2)
    aim = (middle[0] + 60, middle[1] - 150)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(*aim, steps=4)
    page.mouse.up()
    start = page.evaluate("() => start")
    assert start == pytest.approx(aim, abs=20)  # a chosen card is raised a little


def test_the_beats_of_a_move_keep_their_order_and_fit_into_a_second(
    table: Table, sources: str
) -> None:
    moves = [
        [event.to_json() for event in apply(record_of(game, at).state(), parse_move(step))[1]]
        for game in (golden("four_players_win"), golden("solo_loss_by_f4"))
        for at, step in enumerate(game.steps)
        if not step.startswith("wish")
    ]
    moves.append([{"type": "drew"}] * 40)
    for speed, whole in WHOLE.items():
        timelines = table.page.evaluate(
            """async ([url, moves, speed]) => {
              const { timelineOf } = await import(url);
              return moves.map((events) => timelineOf(events, speed));
            }""",
            [f"{sources}playback/timeline.js", moves, speed],
        )
        for beats in timelines:
            starts = [beat["at"] for beat in beats]
            assert starts == sorted(starts)
            assert starts[-1] + beats[-1]["step"] <= whole
            assert all(120 <= beat["step"] <= LONGEST for beat in beats)


def test_a_key_ends_the_animation_and_still_works(moving: Table) -> None:
    case = CASES["blow"]
    open_case(moving, case)
    make_move(moving, case.move, begin=True)
    moving.page.keyboard.press("1")
    # The overlay is removed before the engine answers.
    assert moving.page.locator(".overlay").count() == 0
    expect(moving.page.locator(".hand .chosen")).to_have_count(1)


def test_a_tap_ends_the_animation_and_still_works(moving: Table) -> None:
    case = CASES["blow"]
    open_case(moving, case)
    make_move(moving, case.move, begin=True)
    moving.page.locator(".hand [data-card]").last.dispatch_event("pointerdown", {"button": 0})
    assert moving.page.locator(".overlay").count() == 0
    moving.page.locator(".hand [data-card]").last.tap()
    expect(moving.page.locator(".hand .chosen")).to_have_count(1)
    moving.page.wait_for_function(f"() => ({LEFT})().every((left) => left === 0)")


def test_a_moving_card_stays_under_the_finger_that_touches_it(moving: Table) -> None:
    case = CASES["discard"]
    open_case(moving, case)
    page = moving.page
    page.evaluate(SLOW_DOWN)
    make_move(moving, case.move, begin=True)
    card, x, y = page.evaluate(TOUCHED)
    page.mouse.move(x, y)
    page.mouse.down()
    assert page.locator(".overlay").count() == 0
    page.mouse.up()
    expect(page.locator(".hand .chosen")).to_have_attribute("data-card", card)
    page.evaluate("() => asUsual()")
    page.wait_for_function(f"() => ({LEFT})().every((left) => left === 0)")


def test_the_next_card_can_be_tapped_while_others_move(moving: Table) -> None:
    followed = Following(moving, GAME)
    followed.deal()
    wait_for_motion(moving)
    make_move(moving, parse_move(GAME.steps[0]), begin=True)
    followed.follow(GAME.steps[0])
    # All three clicks in one task, so that no answer of the engine can come in between.
    moving.page.evaluate(
        """() => {
          for (const what of ["[data-card='4S']", "[data-card='6D']", "[data-do=confirm]"]) {
            document.querySelector(what).click();
          }
        }"""
    )
    followed.follow("discard 4S 6D")


def test_the_fast_setting_makes_animations_shorter(moving: Table) -> None:
    with moving.choosing("motion", "fast"):
        case = CASES["heal, draw, exact kill"]
        open_case(moving, case)
        assert make_move(moving, case.move)["end"] <= WHOLE["fast"] + LONGEST


def still_after_a_move(table: Table) -> list[int]:
    followed = Following(table, GAME)
    followed.deal()
    table.choose_cards(*GAME.steps[0].split()[1:])
    table.settle()
    found: list[int] = table.page.evaluate(STILL)
    followed.follow(GAME.steps[0])
    return found


def test_nothing_moves_if_the_device_asks_for_reduced_motion(table: Table) -> None:
    assert still_after_a_move(table) == [0, 0]


def test_nothing_moves_if_the_player_turns_motion_off(moving: Table) -> None:
    with moving.choosing("motion", "none"):
        assert still_after_a_move(moving) == [0, 0]


# Sound and touch

LISTEN = """() => {
  const heard = { opened: 0, strokes: 0, shaken: [] };
  const { AudioContext } = window;
  window.AudioContext = class extends AudioContext {
    constructor() { super(); heard.opened += 1; }
    createGain() { heard.strokes += 1; return super.createGain(); }
  };
  navigator.vibrate = (pattern) => heard.shaken.push(pattern);
  window.heard = heard;
}"""


def test_sound_and_vibration_come_only_if_turned_on(table: Table) -> None:
    table.page.evaluate(LISTEN)
    still_after_a_move(table)
    assert table.page.evaluate("() => heard") == {"opened": 0, "strokes": 0, "shaken": []}
    with table.choosing("sound", "on"), table.choosing("haptics", "on"):
        # Each is tried out as soon as it is turned on.
        table.page.wait_for_function("() => heard.strokes && heard.shaken.length")
        first = table.page.evaluate("() => { const { strokes } = heard; return strokes; }")
        still_after_a_move(table)
        table.page.wait_for_function("first => heard.strokes > first", arg=first)
        assert table.page.evaluate("() => heard.opened") == 1
        assert len(table.page.evaluate("() => heard.shaken")) == 2
    was = table.page.evaluate("() => heard")
    still_after_a_move(table)
    assert table.page.evaluate("() => heard") == was


def test_every_sound_of_a_game_can_be_played(table: Table, sources: str) -> None:
    """Play the sounds of whole games: the browser throws if a number is wrong."""
    moves = [
        [event.to_json() for event in apply(record_of(game, at).state(), parse_move(step))[1]]
        for game in map(golden, ("solo_win_with_flips", "solo_loss_by_f4"))
        for at, step in enumerate(game.steps)
    ]
    table.page.evaluate(
        """async ([url, moves]) => {
          const { createSound } = await import(url);
          const sound = createSound();
          for (const events of moves) sound.play(events, "full");
          sound.stop();
        }""",
        [f"{sources}playback/sound.js", moves],
    )
