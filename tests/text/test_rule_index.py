"""Every rule of docs/RULES.md is named by a test, and no test names a rule there isn't."""

import ast
from pathlib import Path

from tests.support.rule_ids import rule_ids

TESTS = Path(__file__).parents[1]


def marked_ids() -> dict[str, str]:
    """Each id that a `rule` marker names, with a test that does."""
    marked: dict[str, str] = {}
    for module in sorted(TESTS.rglob("test_*.py")):
        tree = ast.parse(module.read_text(encoding="utf-8"))
        for test in ast.walk(tree):
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                for rule in _rules_of(test):
                    marked[rule] = f"{module.name}::{test.name}"
    return marked


def _rules_of(test: ast.FunctionDef) -> list[str]:
    return [
        str(argument.value)
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant)
    ]


def test_the_ids_of_the_rules_are_read() -> None:
    assert {
        "S1",
        "E3",
        "P8",
        "H2",
        "D3",
        "C1",
        "K1",
        "J1",
        "M6",
        "F6",
        "L3",
        "W1",
        "T4",
    } < rule_ids()
    assert {f"Q{number}" for number in range(1, 9)} < rule_ids()


def test_every_rule_is_named_by_a_test() -> None:
    assert rule_ids() - marked_ids().keys() == set()


def test_every_named_rule_exists() -> None:
    assert {rule: test for rule, test in marked_ids().items() if rule not in rule_ids()} == {}
