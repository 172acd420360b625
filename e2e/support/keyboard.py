"""Presses keys and moves the focus with them."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.support.table import Table


def press(table: Table, *keys: str) -> None:
    for key in keys:
        table.page.keyboard.press(key)


def tab_to(table: Table, do: str, key: str = "Tab") -> None:
    """Press Tab until the button for this action has the focus."""
    for _ in range(60):
        if table.focused() == do:
            return
        press(table, key)
    raise AssertionError(f"Tab never reaches {do}")


def tab_to_field(table: Table, name: str) -> None:
    """Press Tab until this field of a form has the focus."""
    for _ in range(60):
        if table.page.evaluate("document.activeElement.name") == name:
            return
        press(table, "Tab")
    raise AssertionError(f"Tab never reaches {name}")


def assert_focused(table: Table) -> None:
    assert table.focused() not in ("body", "html"), "the focus is lost"


def choose_by_number(table: Table, *cards: str) -> None:
    """Choose cards with the number keys, which stand for their places in the hand."""
    hand = table.page.locator(".hand [data-card]").evaluate_all(
        "cards => cards.map((card) => card.dataset.card)"
    )
    for card in cards:
        press(table, "1234567890"[hand.index(card)])
        expect(table.card(card)).to_have_attribute("aria-pressed", "true")


def walk_to_card(table: Table, card: str) -> None:
    """Press the arrow keys until this card of the hand has the focus."""
    for key in ("ArrowLeft", "ArrowRight"):
        for _ in range(12):
            if table.focused() == card:
                return
            press(table, key)
    raise AssertionError(f"the arrow keys never reach {card}")
