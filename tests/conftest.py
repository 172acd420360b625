"""What all tests share: the marker that names the rules of docs/RULES.md a test is about."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of docs/RULES.md the test is about")
