"""Every public name of the engine is explained with an example, and the examples are right.

A constant or an alias of a type has no docstring of its own: its package's docstring shows it.
"""

from __future__ import annotations

import doctest
import inspect
from types import ModuleType

import pytest

import regicide_core
from regicide_core import bots

PACKAGES: tuple[ModuleType, ...] = (regicide_core, bots)
NAMES = [(package, name) for package in PACKAGES for name in package.__all__]
LONGEST = 12  # lines of an example


def explanation(package: ModuleType, name: str) -> str:
    """The docstring that explains a name: its own, or its package's."""
    thing = getattr(package, name)
    has_its_own = inspect.isclass(thing) or inspect.isfunction(thing)
    return inspect.cleandoc((thing if has_its_own else package).__doc__ or "")


def session(text: str, name: str) -> doctest.DocTest:
    """The examples of a docstring, with everything public to use in them."""
    public = {name: getattr(package, name) for package in PACKAGES for name in package.__all__}
    return doctest.DocTestParser().get_doctest(text, public, name, name, 0)


@pytest.mark.parametrize(
    ("package", "name"), NAMES, ids=lambda part: getattr(part, "__name__", part)
)
def test_every_public_name_is_explained_with_an_example_that_shows_it(
    package: ModuleType, name: str
) -> None:
    text = explanation(package, name)
    first, *_ = text.splitlines()
    assert len(first.split()) >= 3
    examples = session(text, name).examples
    assert any(name in example.source + example.want for example in examples)
    assert sum(example.source.count("\n") for example in examples) <= LONGEST


@pytest.mark.parametrize(
    ("package", "name"), NAMES, ids=lambda part: getattr(part, "__name__", part)
)
def test_the_examples_give_what_they_show(package: ModuleType, name: str) -> None:
    report: list[str] = []
    result = doctest.DocTestRunner().run(
        session(explanation(package, name), name), out=report.append
    )
    assert result.attempted
    assert not result.failed, "".join(report)


def test_an_example_that_is_wrong_is_found() -> None:
    wrong = session('>>> Card("3D").value\n4\n', "wrong")
    assert doctest.DocTestRunner().run(wrong, out=lambda _: None).failed == 1
