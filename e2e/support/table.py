"""The table as a visitor sees and uses it: a page object over the built site.

It only reads what is drawn and touches what can be touched, and knows nothing of the page's code.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Locator, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from regicide_core import SoloYield

BOOT_MS: Final = 120_000  # how long Python may take to start on a busy machine
PATIENCE_MS: Final = 30_000
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}

Seen = dict[str, Any]

# What the table shows of the position.
SEEN: Final = """() => {
  const one = (where) => document.querySelector(where);
  const all = (where, from = document) => [...from.querySelectorAll(where)];
  const number = (where) => (one(where) ? Number(one(where).textContent) : null);
  const places = (where, from) => all(where, from).map((card) => card.dataset.place);
  const phases = { ".cover": "cover", ".result": "over", ".choose": "choose",
    "[data-phase=play]": "play", ".hand": "suffer" };
  const shown = Object.keys(phases).find(one);
  return {
    phase: phases[shown] ?? null,
    enemy: one(".enemy [data-place]")?.dataset.place ?? null,
    health: number("[data-testid=health]"),
    attack: number("[data-testid=attack]"),
    castle: number("[data-testid=castle]"),
    tavern: number("[data-testid=tavern]"),
    discard: number("[data-testid=discard]"),
    top: one(".pile[data-place=discard] [data-place]")?.dataset.place ?? null,
    table: all(".played .play").map((play) => places("[data-place]", play)),
    hand: all(".hand [data-card]").map((card) => card.dataset.card).sort(),
    sizes: all(".seats .size").map((size) => parseInt(size.textContent)),
    yielded: all(".seats li").flatMap((seat, at) => (seat.querySelector(".mark") ? [at + 1] : [])),
    turn: all(".seats li").findIndex((seat) => seat.ariaCurrent === "true") + 1,
    outcome: one("[data-testid=result]")?.dataset.outcome ?? null,
  };
}"""

# Whether a card of the hand is visible and does not move. Playwright would also tap a card that is
# about to move, at the place where the card lies before it moves.
SEEN_IN_HAND: Final = """card => {
  const found = document.querySelector(`.hand [data-card="${card}"]`);
  return Boolean(found) && Number(getComputedStyle(found).opacity) > 0
    && found.getAnimations().every(({ playState }) => playState !== "paused");
}"""

# Resolves when a setting is stored with this value.
AWAIT_SETTING: Final = """async ([name, value]) => {
  const isStored = () => new Promise((resolve, reject) => {
    const open = indexedDB.open(`regicide ${location.pathname}`);
    open.onerror = () => reject(open.error);
    open.onsuccess = () => {
      const asked = open.result.transaction("settings").objectStore("settings").get("settings");
      asked.onsuccess = () => { open.result.close(); resolve(asked.result?.[name] === value); };
    };
  });
  for (let left = 500; left; left -= 1) {
    if (await isStored()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${name} never became ${value}`);
}"""


# The settings of a new visitor.
USUAL: Final = {
    "locale": "en",
    "theme": "auto",
    "suits": "two",
    "sort": "suit",
    "cards": "usual",
    "hand": "right",
    "motion": "full",
    "pace": "usual",
    "sound": "off",
    "haptics": "off",
}


def in_time(promise: str) -> str:
    """Add a time limit to a script with a promise, for which `evaluate` would wait for ever."""
    return f"""(args) => Promise.race([({promise})(args), new Promise((_, reject) =>
        setTimeout(() => reject(new Error("the script took too long")), {PATIENCE_MS}))])"""


class Table:
    """One page of the site."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.has_bots = False  # the form of a new game remembers the bots

    # Opening

    def open(self) -> None:
        """Load the page and wait until the engine is ready."""
        self.page.goto(self.url)
        self.wait_until_ready()

    def reload(self) -> None:
        self.page.reload()
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        self.go("home")
        expect(self.page.locator(".engine")).to_have_count(0, timeout=BOOT_MS)

    def go(self, screen: str) -> None:
        """Open a screen by its address, as a bookmark would."""
        expect(self.page.locator("main")).to_be_visible()
        self.page.evaluate("screen => { location.hash = screen; }", screen)
        self.page.wait_for_function(
            """screen => (document.querySelector('.home') ? 'home' :
                document.querySelector('.table-screen') ? 'table' : 'page') === screen
                && !document.querySelector('main[aria-busy]')""",
            arg=screen if screen in ("home", "table") else "page",
        )

    # Touching

    def find(self, do: str) -> Locator:
        return self.page.locator(f"[data-do={do}]")

    def tap(self, do: str) -> None:
        """Tap the button for an action."""
        self.find(do).tap()

    def tap_refused(self, do: str) -> None:
        """Tap a disabled button, which then says why it is disabled."""
        expect(self.find(do)).to_have_attribute("aria-disabled", "true")
        self.find(do).tap(force=True)

    def card(self, card: str) -> Locator:
        return self.page.locator(f'.hand [data-card="{card}"]')

    def choose_cards(self, *cards: str) -> None:
        """Tap cards of the hand as soon as they are visible; wait until all are shown as chosen."""
        for card in cards:
            self.page.wait_for_function(SEEN_IN_HAND, arg=card)
            self.card(card).tap()
        self.page.wait_for_function(
            """cards => cards.every((card) => document.querySelector(
                `.hand [data-card="${card}"][aria-pressed=true]`))""",
            arg=list(cards),
        )

    # A new game

    def new_game(
        self,
        players: int = 1,
        seed: str = "",
        *,
        names: Sequence[str] = (),
        bots: Sequence[str] = (),
        first: int = 1,
        rules: Mapping[str, object] | None = None,
    ) -> None:
        """Fill in the form and deal; `bots` says who plays each seat, "" for a person."""
        page = self.page
        self.go("home")
        self.tap("new")
        page.locator(f"input[name=players][value='{players}']").check()
        for seat in range(1, players + 1):
            name = names[seat - 1] if seat <= len(names) else ""
            page.locator(f"input[name=name-{seat}]").fill(name)
        self.has_bots = bool(bots)
        for seat in range(1, players + 1):
            bot = bots[seat - 1] if bots else ""
            page.locator(f"select[name=bot-{seat}]").select_option(bot)
        if players > 1:
            page.locator("select[name=first]").select_option(index=first - 1)
        if rules:
            self._set_rules(rules)
        page.locator("input[name=seed]").fill(seed)
        self.tap("start")
        page.locator(".table-screen").wait_for(timeout=BOOT_MS)

    def _set_rules(self, rules: Mapping[str, object]) -> None:
        self.page.locator("summary").tap()
        for name, value in rules.items():
            field = self.page.locator(f"[name={name}]")
            if isinstance(value, bool):
                field.set_checked(value)
            elif name == "solo_yield":  # its menu has words, in the order of the engine
                field.select_option(index=list(SoloYield).index(SoloYield(str(value))))
            else:
                # An option may have more text than its number: "5 · usual".
                texts = [
                    text.split("·")[0].strip().replace("−", "-")
                    for text in field.locator("option").all_inner_texts()
                ]
                field.select_option(index=texts.index(str(value)))

    def seat_people(self) -> None:
        """Set every seat of the form to a person."""
        self.go("new")
        for field in self.page.locator("select[name^=bot-]").all():
            field.select_option("")
        self.has_bots = False

    # Moves

    def play(self, *cards: str) -> None:
        self.choose_cards(*cards)
        self._press("confirm")

    discard = play

    def yield_(self) -> None:
        self._press("yield")

    def _press(self, do: str) -> None:
        """Make a move by its button; answer the question that comes before a move that loses."""
        asks = self.find(do).get_attribute("aria-haspopup") == "dialog"
        self.tap(do)
        if asks:
            self.tap("yes")

    def flip(self) -> None:
        self.tap("flip")
        self.tap("yes")

    def choose_next(self, seat: int) -> None:
        self.page.locator(f"[data-next='{seat}']").tap()

    def wish(self, seat: int, wish: str) -> None:
        button = self.wishes(seat).nth(["keen", "neutral", "reluctant"].index(wish))
        button.tap()
        expect(button).to_have_attribute("aria-pressed", "true")

    def wishes(self, seat: int) -> Locator:
        """The three buttons of a seat: keen, neutral, reluctant."""
        of_seat = self.page.locator(".choose li").filter(
            has=self.page.locator(f"[data-next='{seat}']")
        )
        return of_seat.locator(".wishes button")

    def reveal(self) -> None:
        """Uncover the hand of the player who has the device now."""
        self.tap("reveal")
        expect(self.page.locator(".hand-area")).to_be_visible()

    def make(self, step: str) -> None:
        """Make a step, as in transcripts: `play AD 8C`, `yield`, `wish 2 keen`, `next 3` …"""
        match step.split():
            case ["play" | "discard", *cards]:
                self.play(*cards)
            case ["yield"]:
                self.yield_()
            case ["flip"]:
                self.flip()
            case ["next", seat]:
                self.choose_next(int(seat))
            case ["wish", seat, wish]:
                expect(self.page.locator("[data-next]").first).to_be_visible()
                if self.wishes(int(seat)).count():  # the player who chooses has none
                    self.wish(int(seat), wish)
            case _:
                raise ValueError(step)

    # With bots at the table

    def decide(self, said: set[str] | None = None) -> bool:
        """Make any legal decision for a person; False if the game is over.

        Lines that the bots have said until then are added to `said`.
        """
        page = self.page
        page.wait_for_function(
            """() => document.querySelector(".result, [data-do=wished], [data-next], .trouble,"
                + " .hand-area:not(.partners) [data-do=confirm]")""",
            timeout=30_000,
        )
        expect(page.get_by_test_id("trouble")).to_have_count(0)
        if said is not None:
            said.update(page.locator("[data-testid=told] .what").all_text_contents())
        ply = page.locator(".table-screen").get_attribute("data-ply")
        if page.locator(".result").count():
            return False
        if self.find("wished").count():
            self.tap("wished")
        elif page.locator("[data-next]").count():
            page.locator("[data-next]").first.tap()
        else:
            if self.find("suggest").count():
                self.tap("suggest")
            else:
                page.locator(".hand [data-card]").first.tap()
            expect(self.find("confirm")).to_have_attribute("aria-disabled", "false")
            self._press("confirm")
        page.wait_for_function(
            "ply => document.querySelector('.table-screen').dataset.ply !== ply", arg=ply
        )
        return True

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return int(self.page.locator(".table-screen").get_attribute("data-ply") or 0)

    # Looking

    def settle(self) -> None:
        """Wait until nothing moves any more."""
        self.page.evaluate(
            in_time(
                "() => Promise.allSettled(document.getAnimations().map((each) => each.finished))"
            )
        )

    def seen(self) -> Seen:
        found: Seen = self.page.evaluate(SEEN)
        return found

    def expect_seen(self, expected: Seen) -> None:
        """Wait until the table shows exactly this."""
        wanted = json.dumps(expected, separators=(",", ":"))
        try:
            self.page.wait_for_function(
                f"wanted => JSON.stringify(({SEEN})()) === wanted", arg=wanted, timeout=10_000
            )
        except PlaywrightTimeout:
            seen = self.seen()
            differs = {name: (seen[name], expected[name]) for name in expected}
            differs = {name: pair for name, pair in differs.items() if pair[0] != pair[1]}
            raise AssertionError(f"(drawn, expected): {differs}") from None

    def notice(self) -> str:
        """The notice that the page shows now."""
        return self.page.locator(".notice, .preview").first.inner_text()

    def expect_notice(self, part: str) -> None:
        expect(self.page.locator(".notice, .preview").first).to_contain_text(part)

    def preview(self) -> str:
        return " ".join(self.page.get_by_test_id("preview").inner_text().split())

    def numbers(self) -> list[str]:
        """The numbers of the result screen, from the first to the last."""
        return self.page.locator(".numbers dd").all_text_contents()  # they are folded

    # Settings

    def set_choice(self, name: str, value: str) -> None:
        """Change a setting on its screen and wait until it is stored."""
        self.go("settings")
        choice = self.page.locator(f"input[name={name}][value={value}]")
        if choice.is_checked():
            return
        choice.check()
        # `evaluate`, because `wait_for_function` would not wait for a promise.
        self.page.evaluate(AWAIT_SETTING, [name, value])

    @contextmanager
    def choosing(self, name: str, value: str) -> Iterator[None]:
        """Change a setting, and change it back at the end."""
        self.set_choice(name, value)
        try:
            yield
        finally:
            self.set_choice(name, USUAL[name])

    def focused(self) -> str:
        """A short name of the focused element."""
        found: str = self.page.evaluate(
            """() => {
                const at = document.activeElement;
                return at.dataset.card ?? at.dataset.do ?? at.dataset.next ?? at.localName;
            }"""
        )
        return found
