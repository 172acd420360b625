"""Several players on one device: a hand is in the page only while its owner is looking."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from e2e.support.catalogue import name, sign
from e2e.support.games import Following, golden
from e2e.support.saves import open_at_step, step_to
from e2e.support.table import Table
from regicide_core import Card, Event, Phase
from regicide_core.events import Defeated

THREE = golden("three_players_jester")
DRAWS_AND_PASSES = 6  # in two_players_win: a play that draws cards and ends the turn at once

# Tells the page that it is hidden, as when the player switches apps; returns the cards left in it.
HIDE = """() => {
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  const left = document.querySelectorAll("[data-card]").length;
  delete document.visibilityState;
  return left;
}"""


def traces(card: Card) -> Iterator[str]:
    """Every way in which a page could reveal a card: text in an attribute, name, sign."""
    yield f'"{card.text}"'
    if not card.is_jester:
        yield name(card.text)
        yield sign(card.text)


def whole_page(table: Table) -> str:
    """All text in the page: markup, title, accessibility tree."""
    session = table.page.context.new_cdp_session(table.page)
    tree = session.send("Accessibility.getFullAXTree")
    session.detach()
    names = [
        str(node.get(part, {}).get("value", ""))
        for node in tree["nodes"]
        for part in ("name", "description", "value")
    ]
    return "\n".join([table.page.content(), table.page.title(), *names])


def shown(table: Table, cards: Iterator[Card]) -> set[str]:
    """The cards that leave a trace in the page."""
    page = whole_page(table)
    return {card.text for card in cards if any(trace in page for trace in traces(card))}


def hidden(followed: Following) -> Iterator[Card]:
    """The cards that the viewer may not see: other hands, and the Tavern."""
    state = followed.state
    for seat, hand in enumerate(state.hands, start=1):
        if seat != followed.viewer:
            yield from hand
    yield from state.tavern[state.known :]


def expect_hidden(table: Table, followed: Following) -> None:
    """Check that no hidden card leaves a trace; if one does, the failure shows where."""
    page = whole_page(table)
    known = told(table, followed)
    found = [
        f"{card.text}: …{page[max(0, page.index(trace) - 200) : page.index(trace) + 50]}…"
        for card in hidden(followed)
        for trace in traces(card)
        if trace in page and card.text not in known
    ]
    assert found == []


def told(table: Table, followed: Following) -> set[str]:
    """The cards that lines tell of and that everybody has seen, wherever these cards are now."""
    lines = " ".join(table.page.locator(".story li").all_text_contents())
    seen = {card for event in followed.events for card in open_cards(event) if name(card) in lines}
    return seen | fallen(table, followed)


def fallen(table: Table, followed: Following) -> set[str]:
    """The beaten royals that the strip names: everybody saw them fall, wherever they are now."""
    crests = table.page.locator(".crest:is([data-fate=freed], [data-fate=fallen])")
    beaten = {event.enemy.text for event in followed.events if isinstance(event, Defeated)}
    return beaten & set(crests.evaluate_all("crests => crests.map(({ dataset }) => dataset.crest)"))


def open_cards(event: Event) -> Iterator[str]:
    """The cards of an event that everybody at the table sees."""
    fact: dict[str, Any] = event.to_json()
    if fact["type"] != "drew":
        yield from fact.get("cards", ())
        yield from (str(fact[name]) for name in ("card", "enemy") if fact.get(name))


def test_a_shared_game_begins_covered(table: Table) -> None:
    followed = Following(table, golden("two_players_win"), ("Ada", "Béla"))
    followed.deal()
    expect(table.page.locator(".cover h2")).to_have_text("Pass the device to Ada")
    expect_hidden(table, followed)


def test_no_hand_but_the_viewers_is_ever_in_the_page(table: Table) -> None:
    game = golden("three_players_jester")
    followed = Following(table, game)
    followed.deal()
    recapped: dict[int, set[str]] = {1: set(), 2: set(), 3: set()}  # cards on each seat's cover
    for step in game.steps[:16]:
        seat = followed.state.seat
        known = told(table, followed)
        if followed.covered:
            known = recapped[seat] | fallen(table, followed)
        assert shown(table, hidden(followed)) <= known
        if followed.covered:
            followed.reveal()
            expect_hidden(table, followed)
            assert shown(table, iter(followed.state.hand)) >= {followed.state.hand[0].text}
        seen = {card for event in followed.make(step) for card in open_cards(event)}
        recapped = {who: set() if who == seat else cards | seen for who, cards in recapped.items()}


def test_cards_drawn_by_the_last_move_are_not_on_the_cover(table: Table) -> None:
    game = golden("two_players_win")
    followed = Following(table, game)
    followed.deal()
    for step in game.steps[: DRAWS_AND_PASSES + 1]:
        followed.make(step)
    assert followed.covered
    expect_hidden(table, followed)


def test_only_the_button_reveals_a_hand(table: Table) -> None:
    followed = Following(table, golden("two_players_win"))
    followed.deal()
    for key in ("1", "2", "c", "s", "y", "f", "Escape", "ArrowRight"):
        table.page.keyboard.press(key)
    table.page.locator(".cover h2").tap()
    table.page.locator(".enemy").tap()
    followed.check()
    followed.reveal()


def test_a_second_tap_on_the_last_button_does_not_reveal_the_next_hand(table: Table) -> None:
    game = golden("two_players_win")
    followed = Following(table, game)
    followed.deal()
    for step in game.steps[:2]:
        followed.make(step)
    table.choose_cards(*game.steps[2].split()[1:])
    box = table.find("confirm").bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    table.page.touchscreen.tap(*middle)
    followed.follow(game.steps[2])
    table.page.touchscreen.tap(*middle)
    followed.check()


def test_leaving_the_app_covers_the_hand_at_once(table: Table) -> None:
    followed = Following(table, golden("two_players_win"))
    followed.deal()
    followed.reveal()
    assert table.page.evaluate(HIDE) == 0
    followed.covered, followed.viewer = True, 0
    followed.check()
    expect_hidden(table, followed)
    followed.reveal()


def test_leaving_the_app_covers_an_open_log_too(table: Table) -> None:
    game = golden("two_players_win")
    followed = Following(table, game)
    followed.deal()
    for step in game.steps[:5]:  # the last play drew cards, and its player must discard now
        followed.make(step)
    table.tap("log")
    expect(table.page.locator(".log li").first).to_be_visible()
    table.page.evaluate(HIDE)
    followed.covered, followed.viewer = True, 0
    followed.check()
    expect_hidden(table, followed)


def test_a_solo_players_hand_stays_when_the_app_is_left(table: Table) -> None:
    followed = Following(table, golden("solo_win_with_flips"))
    followed.deal()
    table.page.evaluate(HIDE)
    followed.check()


def test_a_move_can_be_taken_back_on_the_cover(table: Table) -> None:
    game = golden("two_players_win")
    followed = Following(table, game, ("Ada", "Béla"))
    followed.deal()
    for step in game.steps[:2]:
        followed.make(step)
    before = followed.expected()
    followed.make(game.steps[2])
    expect(table.page.locator(".cover h2")).to_have_text("Pass the device to Béla")
    table.tap("undo")
    expect(table.page.locator(".cover h2")).to_contain_text("Ada, who takes the hit")
    table.reveal()
    table.expect_seen(before)


def test_the_cover_tells_what_the_last_player_did(table: Table) -> None:
    game = golden("two_players_win")
    followed = Following(table, game, ("Ada", "Béla"))
    followed.deal()
    for step in game.steps[: DRAWS_AND_PASSES + 1]:
        followed.make(step)
    recap = table.page.locator(".recap")
    expect(recap).to_contain_text("Ada plays A♦︎ and 10♠︎, attack 11.")
    expect(recap).to_contain_text("11 damage; 3 health left.")


def test_the_cover_recaps_everything_since_that_players_last_decision(table: Table) -> None:
    followed = Following(table, THREE, ("Ada", "Béla", "Ági"))
    followed.deal()
    made = iter(THREE.steps)
    played: list[str] = []  # since the first player's own last decision
    while not (followed.covered and followed.state.seat == 1 and len(set(played)) == 2):
        seat, step = followed.state.seat, next(made)
        followed.make(step)
        if seat == 1:
            played = []
        elif step.startswith("play"):
            played.append(f"{followed.names[seat - 1]} plays")
    recap = table.page.locator(".recap li").all_inner_texts()
    assert [" ".join(line.split()[:2]) for line in recap if " plays " in line] == played


def test_a_move_that_was_taken_back_is_not_in_the_recap(table: Table) -> None:
    followed = Following(table, golden("two_players_win"), ("Ada", "Béla"))
    followed.deal()
    followed.reveal()
    table.yield_()
    table.tap("undo")
    table.page.evaluate(HIDE)
    expect(table.find("reveal")).to_be_visible()
    expect(table.page.locator(".recap")).to_have_count(0)


def test_the_cover_says_who_takes_the_hit(table: Table) -> None:
    game = golden("two_players_win")
    open_at_step(table, game, step_to(game, Phase.SUFFER), ("Ada", "Béla"))
    expect(table.page.locator(".cover")).to_contain_text("who takes the hit")


def test_the_player_of_a_jester_sees_each_wish_and_chooses(table: Table) -> None:
    followed = open_at_step(table, THREE, step_to(THREE, Phase.CHOOSE))
    followed.reveal()
    for seat in (1, 3):
        expect(table.wishes(seat).nth(1)).to_have_attribute("aria-pressed", "true")
    table.wish(1, "keen")
    table.wish(3, "reluctant")
    expect(table.wishes(1).nth(0)).to_have_attribute("aria-pressed", "true")
    table.choose_next(1)
    followed.follow("next 1")
    assert followed.state.seat == 1
