"""Choosing cards: which go together, what the preview says, and all ways to make and undo moves."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, expect

from e2e.support.catalogue import LOCALES, SIGNS, SUITS, messages, name
from e2e.support.games import Following, Recorded, golden
from e2e.support.saves import open_at_step, record_of, save_and_open, step_to
from e2e.support.table import PHONE, Table
from regicide_core import (
    Card,
    Phase,
    Play,
    Preview,
    Record,
    Rules,
    SoloYield,
    legal_moves,
    parse_move,
    parse_position,
    preview,
    select,
    suggested_discard,
)

GAME = golden("solo_win_with_flips")  # the first enemy is the Jack of Spades
WHY = messages("en")


def dealt(table: Table, game: Recorded = GAME) -> Following:
    followed = Following(table, game)
    followed.deal()
    return followed


def dimmed(table: Table) -> set[str]:
    cards = table.page.locator(".hand .dimmed")
    return set(cards.evaluate_all("cards => cards.map((card) => card.dataset.card)"))


def effect_words(seen: Preview) -> str:
    """The effects of a play in its preview, as the page words them in English."""
    effects = [f"{seen.damage} damage{' (doubled)' if seen.doubled else ''}"]
    effects += [f"heal {seen.healed}"] if seen.healed else []
    effects += [f"draw {seen.draws[0]}"] if seen.draws[0] else []
    effects += [f"shield {seen.shield}"] if seen.shield else []
    fate = {
        True: f"then discard cards worth {seen.must_discard}",
        False: f"then a hit of {seen.must_discard} that you can’t pay: you’d lose",
        None: f"then discard cards worth {seen.must_discard}, if your draws allow it",
    }[seen.survives]
    if seen.needs_flip:
        fate = f"then a hit of {seen.must_discard}: you will need a Jester"
    pay = fate if seen.must_discard else "nothing to discard"
    outcome = {
        "under": f"{seen.enemy_left} health left, {pay}",
        "exact": "exact kill: it joins you on top of the Tavern!",
        "over": "enemy beaten",
    }[str(seen.blow)]
    if seen.stuck:
        outcome = "then nothing is left to play: you’d lose"
    return f"{', '.join(effects)} — {'that wins the game!' if seen.wins else outcome}"


def blocked_words(seen: Preview) -> str:
    """The beginning of a preview if a suit has no effect: sign, and words for screen readers."""
    if not seen.blocked:
        return ""
    suit = str(seen.blocked)
    return f"{SIGNS[suit]}\ufe0e no effect {SUITS[suit]} do nothing here: the enemy is immune, "


def test_each_card_dims_those_that_cannot_go_with_it(table: Table) -> None:
    state = dealt(table).state
    for card in state.hand:
        table.choose_cards(card.text)
        assert dimmed(table) == {other.text for other, _ in select(state, (card,)).refused}
        table.card(card.text).tap()
        expect(table.card(card.text)).to_have_attribute("aria-pressed", "false")
    assert dimmed(table) == set()


def tap_card(table: Table, card: str) -> None:
    table.card(card).tap()


def press_number_of(table: Table, card: str) -> None:
    hand = table.page.locator(".hand [data-card]").evaluate_all(
        "cards => cards.map((card) => card.dataset.card)"
    )
    table.page.keyboard.press("1234567890"[hand.index(card)])


def press_enter_on(table: Table, card: str) -> None:
    table.card(card).press("Enter")


def put_back_note(table: Table) -> Locator:
    return table.page.get_by_test_id("put-back")


@pytest.mark.parametrize("touch", [tap_card, press_number_of, press_enter_on])
def test_a_card_that_cannot_join_the_only_chosen_one_takes_its_place_and_says_why(
    table: Table, touch: Callable[[Table, str], None]
) -> None:
    state = dealt(table).state
    for card, code in select(state, (Card("5D"),)).refused:
        table.choose_cards("5D")
        touch(table, card.text)
        expect(table.card(card.text)).to_have_attribute("aria-pressed", "true")
        expect(table.page.locator(".hand .chosen")).to_have_count(1)
        seen = preview(state, Play((card,)))
        expect(table.page.get_by_test_id("preview")).to_have_text(
            blocked_words(seen) + effect_words(seen)
        )
        expect(put_back_note(table)).to_contain_text(f"{name('5D')} goes back.")
        expect(put_back_note(table)).to_contain_text(WHY[f"why-{code}"])
        table.page.keyboard.press("Escape")
        expect(put_back_note(table)).to_have_count(0)


def test_a_screen_reader_hears_which_card_goes_back_and_why(table: Table) -> None:
    dealt(table)
    expect(table.page.locator(".put-back-place")).to_have_attribute("aria-live", "polite")
    table.choose_cards("5D")
    table.card("9H").tap()
    heard = table.page.locator(".put-back-place[aria-live] [data-testid=put-back]")
    words = f"{name('5D')} goes back. {WHY['why-mixed_ranks']}"
    expect(heard.locator(":scope > :not([aria-hidden])")).to_have_text(words)


def test_the_note_about_a_card_put_back_goes_with_the_next_choice(table: Table) -> None:
    dealt(table)
    table.choose_cards("5D")
    table.card("8C").tap()
    expect(put_back_note(table)).to_be_visible()
    table.choose_cards("AD")
    expect(put_back_note(table)).to_have_count(0)
    expect(table.page.locator(".hand .chosen")).to_have_count(2)


def test_choosing_or_unselecting_a_card_shows_no_note(table: Table) -> None:
    dealt(table)
    table.choose_cards("8C", "AD")
    table.card("AD").tap()
    table.card("8C").tap()
    expect(table.page.locator(".hand .chosen")).to_have_count(0)
    expect(put_back_note(table)).to_have_count(0)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_note_about_a_card_put_back_moves_nothing_in_any_language(
    table: Table, locale: str
) -> None:
    places = """() => [".enemy", ".played", ".hand", "[data-do=confirm]"].map((where) =>
        document.querySelector(where).getBoundingClientRect().top)"""
    with table.choosing("locale", locale):
        dealt(table)
        table.choose_cards("TD")
        before = table.page.evaluate(places)
        table.card("9H").tap()
        expect(put_back_note(table)).to_contain_text(messages(locale)["why-mixed_ranks"])
        assert table.page.evaluate(places) == before
        note, enemy, hand = (
            table.page.locator(where).bounding_box()
            for where in (".put-back", ".number.health", ".hand")
        )
        assert note and enemy and hand
        assert note["x"] >= 0 and note["x"] + note["width"] <= PHONE["width"]
        assert enemy["y"] + enemy["height"] <= note["y"]  # covers neither the enemy
        assert note["y"] + note["height"] <= hand["y"]  # nor the hand


def test_a_tap_on_a_card_that_cannot_join_two_says_why_and_changes_nothing(table: Table) -> None:
    state = dealt(table).state
    table.choose_cards("AD", "8C")
    for card, code in select(state, (Card("AD"), Card("8C"))).refused:
        table.card(card.text).tap()
        table.expect_notice(WHY[f"why-{code}"])
        expect(table.card(card.text)).to_have_attribute("aria-pressed", "false")
    expect(table.page.locator(".hand .chosen")).to_have_count(2)


def test_a_dragged_card_that_cannot_join_the_chosen_one_is_played_in_its_place(
    table: Table,
) -> None:
    followed = dealt(table)
    table.choose_cards("5D")
    with dragging(table, "9H", ".played"):
        expect(table.card("5D")).to_have_attribute("aria-pressed", "false")
        expect(put_back_note(table)).to_contain_text(f"{name('5D')} goes back.")
    followed.follow("play 9H")


def test_a_dimmed_card_points_a_screen_reader_to_the_reason(table: Table) -> None:
    dealt(table)
    table.choose_cards("TD")
    expect(table.card("9H")).to_have_attribute("aria-describedby", "refused")
    expect(table.card("AD")).not_to_have_attribute("aria-describedby", "refused")


def test_the_preview_of_every_play_matches_the_engine(table: Table) -> None:
    followed = dealt(table)
    for step in GAME.steps[:3]:
        for move in legal_moves(followed.state):
            if isinstance(move, Play):
                seen = preview(followed.state, move)
                table.choose_cards(*(card.text for card in move.cards))
                expect(table.page.get_by_test_id("preview")).to_have_text(
                    blocked_words(seen) + effect_words(seen)
                )
                table.page.keyboard.press("Escape")
        followed.make(step)


def test_the_preview_says_that_an_immune_suit_has_no_effect(table: Table) -> None:
    dealt(table)
    table.choose_cards("4S")
    expect(table.page.locator(".preview .blocked")).to_have_text("♠︎ no effect")


def test_the_preview_marks_an_exact_kill(table: Table) -> None:
    followed = dealt(table)
    for step in GAME.steps[:3]:
        followed.make(step)
    table.choose_cards("AC", "9H")  # exactly the Jack's health of 20
    expect(table.page.locator(".preview .exact")).to_contain_text("exact kill:")


def test_no_chosen_cards_cannot_be_confirmed(table: Table) -> None:
    followed = dealt(table)
    table.tap_refused("confirm")
    table.expect_notice(WHY["why-nothing_played"])
    followed.check()


def test_a_discard_counts_up_to_the_number_needed(table: Table) -> None:
    followed = Following(table, GAME)
    followed.until(Phase.SUFFER)
    expect(table.find("confirm")).to_have_text("Discard 0 / 10")
    table.choose_cards("4S")
    expect(table.find("confirm")).to_have_text("Discard 4 / 10")
    table.tap_refused("confirm")
    table.expect_notice(WHY["why-discard_short"])
    table.choose_cards("6D")
    expect(table.find("confirm")).to_have_text("Discard 10 / 10")
    table.card("9H").tap()
    table.expect_notice(WHY["why-discard_stops_at_the_number"])
    table.tap("confirm")
    followed.follow("discard 4S 6D")


def test_one_tap_chooses_the_discard_that_is_worth_least(table: Table) -> None:
    followed = Following(table, GAME)
    followed.until(Phase.SUFFER)
    wanted = suggested_discard(followed.state)
    assert wanted
    table.tap("suggest")
    for card in wanted.cards:
        expect(table.card(card.text)).to_have_attribute("aria-pressed", "true")
    table.tap("confirm")
    followed.follow(str(wanted))


@pytest.mark.parametrize("phase", [Phase.PLAY, Phase.SUFFER])
def test_a_flip_names_the_medal_it_costs(table: Table, phase: Phase) -> None:
    followed = Following(table, GAME)
    followed.until(phase)
    expect(table.find("flip")).to_contain_text("2")
    table.tap("flip")
    dialog = table.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Silver")
    table.tap("no")
    expect(dialog).to_have_count(0)
    followed.check()
    table.flip()
    followed.follow("flip")
    expect(table.find("flip")).to_contain_text("1")


def test_a_card_dragged_to_the_table_is_played(table: Table) -> None:
    followed = dealt(table)
    table.card("TD").drag_to(table.page.locator(".played"))
    followed.follow("play TD")


def test_a_card_dragged_by_a_finger_is_played(table: Table) -> None:
    followed = dealt(table)
    drag_by_finger(table, "TD", ".played")
    followed.follow("play TD")


def test_a_dragged_card_is_played_with_the_chosen_one(table: Table) -> None:
    followed = dealt(table)
    table.choose_cards("8C")
    drag_by_finger(table, "AD", ".played")
    followed.follow("play 8C AD")


def test_a_card_dropped_back_on_the_hand_stays_there(table: Table) -> None:
    followed = dealt(table)
    drag_by_finger(table, "TD", '[data-card="4S"]')
    followed.check()
    expect(table.page.locator(".hand .chosen")).to_have_count(0)


@contextmanager
def dragging(table: Table, card: str, where: str) -> Iterator[None]:
    """A drag with the mouse; the body looks at the table while the card is over its target."""
    start, end = _middle(table, f'.hand [data-card="{card}"]'), _middle(table, where)
    mouse = table.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0], start[1] - 40, steps=3)
    mouse.move(*end, steps=3)
    expect(table.card(card)).to_have_attribute("aria-pressed", "true")
    yield
    mouse.up()


def test_while_a_card_is_dragged_the_table_shows_what_it_would_do(table: Table) -> None:
    followed = dealt(table)
    seen = preview(followed.state, parse_move("play TD"))
    with dragging(table, "TD", '[data-card="4S"]'):
        expect(table.page.locator(".health .forecast").first).to_have_text(f"→ {seen.enemy_left}")
        expect(table.page.get_by_test_id("preview")).to_have_text(effect_words(seen))
    expect(table.page.locator(".forecast")).to_have_count(0)
    expect(table.page.locator(".hand .chosen")).to_have_count(0)
    followed.check()


def test_a_card_dropped_back_leaves_the_selection_as_it_was(table: Table) -> None:
    followed = dealt(table)
    table.choose_cards("AD", "8C")
    for card in ("TD", "AD"):
        with dragging(table, card, '[data-card="4S"]'):
            pass
        expect(table.page.locator(".hand .chosen")).to_have_count(2)
        expect(table.card("AD")).to_have_attribute("aria-pressed", "true")
    followed.check()


def drag_by_finger(table: Table, card: str, where: str) -> None:
    """A real touch: press the card, move slowly, lift over the target."""
    start, end = _middle(table, f'.hand [data-card="{card}"]'), _middle(table, where)
    session = table.page.context.new_cdp_session(table.page)
    began = time.time() - 1  # a fast move would be a fling, which swallows the next tap

    def touch(kind: str, after: float, *parts: float) -> None:
        points = [
            {"x": start[0] + part * (end[0] - start[0]), "y": start[1] + part * (end[1] - start[1])}
            for part in parts
        ]
        event = {"type": kind, "touchPoints": points, "timestamp": began + after}
        session.send("Input.dispatchTouchEvent", event)

    touch("touchStart", 0, 0)
    touch("touchMove", 0.2, 0.2)
    touch("touchMove", 0.4, 0.6)
    touch("touchMove", 0.6, 1)
    touch("touchEnd", 0.9)
    session.detach()


def _middle(table: Table, where: str) -> tuple[float, float]:
    box = table.page.locator(where).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_undoing_a_move_that_revealed_nothing_does_not_ask(table: Table) -> None:
    followed = dealt(table)
    before = followed.expected()
    followed.make("play 4S")
    table.tap("undo")
    table.expect_seen(before)
    expect(table.page.locator(".bar .mark")).to_have_count(0)


def test_undoing_a_draw_asks_first_and_marks_the_game_as_assisted(table: Table) -> None:
    followed = dealt(table)
    before = followed.expected()
    after = Following(table, GAME)
    after.advance("play AD 8C")
    followed.make("play AD 8C")

    table.tap("undo")
    expect(table.page.get_by_role("dialog")).to_contain_text("assisted")
    table.tap("no")
    table.expect_seen(after.expected())

    table.tap("undo")
    table.tap("yes")
    table.expect_seen(before)
    expect(table.page.locator(".bar .mark")).to_have_text("assisted")


def test_a_loss_can_be_undone(table: Table) -> None:
    lost = golden("solo_loss_by_f4")
    followed = open_at_step(table, lost, len(lost.steps) - 1)
    before = followed.expected()
    followed.make(lost.steps[-1])
    table.tap("undo")
    if table.find("yes").count():
        table.tap("yes")
    table.expect_seen(before)


def test_there_is_nothing_to_undo_after_the_deal(table: Table) -> None:
    followed = dealt(table)
    table.tap_refused("undo")
    followed.check()


def test_giving_up_asks_first_and_can_be_undone(table: Table) -> None:
    followed = dealt(table)
    before = followed.expected()
    table.tap("menu")
    table.tap("give-up")
    table.tap("no")
    followed.check()

    table.tap("menu")
    table.tap("give-up")
    table.tap("yes")
    panel = table.page.get_by_test_id("result")
    expect(panel).to_have_attribute("data-outcome", "gave_up")
    expect(panel).to_contain_text("You ended this game yourself.")

    table.tap("undo")
    table.expect_seen(before)


def test_in_a_solo_game_there_is_no_button_to_yield(table: Table) -> None:
    followed = dealt(table)
    expect(table.page.get_by_test_id("step")).to_have_text(WHY["step-play-solo"])
    expect(table.find("yield")).to_have_count(0)
    table.page.keyboard.press("y")
    followed.check()


STUCK = {  # the last card is played or discarded, and no Jester is left to flip (P8)
    "preview-stuck": (
        "players=1 seat=1 phase=play enemy=JS damage=15 table=- castle=QC hands=5H"
        " tavern=2D discard=- yielded=- flips=2 rules=standard+partial chance=tea.0",
        "5H",
    ),
    "preview-stuck-discard": (
        "players=1 seat=1 phase=suffer enemy=JS damage=4 table=2C castle=QC hands=TH"
        " tavern=2D discard=- yielded=- flips=2 rules=standard+partial chance=tea.0",
        "TH",
    ),
}


@pytest.mark.parametrize("message", STUCK)
def test_a_move_that_leaves_nothing_to_play_says_so_beforehand(table: Table, message: str) -> None:
    position, card = STUCK[message]
    save_and_open(table, Record.of_position(parse_position(position)))
    table.choose_cards(card)
    preview = table.page.get_by_test_id("preview")
    expect(preview).to_contain_text(WHY[message])
    expect(preview.locator(".fatal")).to_have_count(1)
    table.tap("confirm")
    table.tap("yes")
    expect(table.page.get_by_test_id("result")).to_have_attribute("data-outcome", "lost")


def test_with_the_option_for_it_a_second_yield_in_a_row_says_why(table: Table) -> None:
    followed = dealt(table, replace(GAME, rules=Rules(solo_yield=SoloYield.ONCE)))
    table.yield_()
    followed.follow("yield")
    followed.make(f"{suggested_discard(followed.state)}")
    expect(table.page.get_by_test_id("step")).to_have_text(WHY["step-play-only"])
    table.tap_refused("yield")
    table.expect_notice(WHY["why-yield_twice_alone"])
    followed.check()


def test_a_yield_that_loses_the_game_asks_first(table: Table) -> None:
    position = (
        "players=2 seat=1 phase=play enemy=KS damage=0 table=- castle=- hands=9H.9C/TD.TC"
        " tavern=2D discard=- yielded=- flips=0 rules=standard+partial chance=tea.0"
    )
    save_and_open(table, Record.of_position(parse_position(position)))
    table.reveal()
    table.tap("yield")
    question = table.page.get_by_role("dialog")
    expect(question).to_contain_text("The hit of 20 is more than your hand can pay")
    table.tap("no")
    assert table.ply == 0
    table.yield_()
    expect(table.page.get_by_test_id("result")).to_have_attribute("data-outcome", "lost")


@pytest.mark.parametrize("pile", ["castle", "tavern", "discard"])
def test_a_touched_pile_explains_itself(table: Table, pile: str) -> None:
    dealt(table)
    table.page.locator(f".pile[data-place={pile}]").tap()
    table.expect_notice(WHY[f"pile-{pile}-about"])


def test_the_hand_is_sorted_by_suit_or_by_rank(table: Table) -> None:
    state = dealt(table).state
    cards = table.page.locator(".hand [data-card]")
    order = "cards => cards.map((card) => card.dataset.card)"
    by_rank = [card.text for card in state.hand]
    by_suit = sorted(by_rank, key=lambda card: "CDHS".index(card[1]))
    assert cards.evaluate_all(order) == by_suit
    table.tap("menu")
    table.tap("sort")
    expect(cards.first).to_have_attribute("data-card", by_rank[0])
    assert cards.evaluate_all(order) == by_rank
    table.tap("menu")
    table.tap("sort")
    expect(cards.first).to_have_attribute("data-card", by_suit[0])


def test_the_preview_of_the_last_blow_says_that_it_wins(table: Table) -> None:
    followed = open_at_step(table, GAME, len(GAME.steps) - 1)
    table.choose_cards(*GAME.steps[-1].split()[1:])
    table.expect_notice("that wins the game!")
    table.tap("confirm")
    followed.follow(GAME.steps[-1])


def test_cancelled_immunity_is_shown_by_words_and_seal(table: Table) -> None:
    game = golden("four_players_win")
    open_at_step(table, game, 0)
    expect(table.page.locator(".immunity")).to_have_text("immune to Spades")
    expect(table.page.locator(".enemy .seal.spades .sign")).to_be_visible()
    open_at_step(table, game, step_to(game, Phase.CHOOSE))
    expect(table.page.locator(".immunity.cancelled")).to_have_text("no longer immune")
    expect(table.page.locator(".enemy .seal.broken .sign")).to_be_visible()


def test_an_open_discard_pile_can_be_browsed(table: Table) -> None:
    """T3: with the option, every card is shown in order; without it there is no button."""
    start = record_of(GAME, 6).replace(rules=Rules(open_discard=True))
    save_and_open(table, start)
    discard = start.state().discard
    assert len(discard) > 2
    table.tap("discard")
    cards = table.page.locator("dialog [data-discarded]")
    expect(cards).to_have_count(len(discard))
    shown = cards.evaluate_all("cards => cards.map((card) => card.dataset.discarded)")
    assert shown == [card.text for card in discard]
    table.tap("close")
    save_and_open(table, record_of(GAME, 6))
    expect(table.find("discard")).to_have_count(0)


def test_the_seed_is_shown_only_at_the_end(table: Table) -> None:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    save_and_open(table, Record(1, "nobody-knows"))
    table.tap("menu")
    assert "nobody-knows" not in table.page.content()
    table.tap("give-up")
    table.tap("yes")
    expect(table.page.get_by_test_id("deal")).to_have_text("nobody-knows")
    table.page.get_by_text(WHY["ending-numbers"]).tap()
    table.tap("copy-deal")
    table.expect_notice(WHY["deal-copied"])
    assert table.page.evaluate("() => navigator.clipboard.readText()") == "nobody-knows"


def test_the_result_of_a_shared_game_names_who_fell(table: Table) -> None:
    lost = golden("loss_by_p8")
    save_and_open(table, record_of(lost, names=("Ada", "Béla", "Ági", "Zoë")[: lost.players]))
    fell = record_of(lost).state().seat
    expect(table.page.get_by_test_id("decider")).to_contain_text(("Ada", "Béla", "Ági")[fell - 1])
    expect(table.page.locator(".numbers dt")).not_to_contain_text([WHY["tally-flips"]])
