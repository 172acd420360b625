"""Pressing keys and walking with the focus, and what is under it."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.support.table import Table


def press(table: Table, *keys: str) -> None:
    for key in keys:
        table.page.keyboard.press(key)


def tab_to(table: Table, do: str, key: str = "Tab") -> None:
    """Walk with Tab until the button that does this has the focus."""
    for _ in range(60):
        if table.focused() == do:
            return
        press(table, key)
    raise AssertionError(f"Tab never comes to {do}")


def tab_to_field(table: Table, name: str) -> None:
    """Walk with Tab until a field of the form has the focus."""
    for _ in range(60):
        if table.page.evaluate("document.activeElement.name") == name:
            return
        press(table, "Tab")
    raise AssertionError(f"Tab never comes to {name}")


def assert_focused(table: Table) -> None:
    assert table.focused() not in ("body", "html"), "the focus is lost"


def choose_by_number(table: Table, *cards: str) -> None:
    """The number keys choose the cards of the hand, in the order in which they lie."""
    lie = table.page.locator(".hand [data-card]").evaluate_all(
        "cards => cards.map((card) => card.dataset.card)"
    )
    for card in cards:
        press(table, "1234567890"[lie.index(card)])
        expect(table.card(card)).to_have_attribute("aria-pressed", "true")


def walk_to_card(table: Table, card: str) -> None:
    """Along the hand with the arrow keys."""
    for key in ("ArrowLeft", "ArrowRight"):
        for _ in range(12):
            if table.focused() == card:
                return
            press(table, key)
    raise AssertionError(f"the arrows never come to {card}")
