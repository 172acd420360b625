"""Bots by name: ours, those registered by hand, those of other people's packages."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from regicide_core import new_game
from regicide_core.bots import (
    BotError,
    Knight,
    Table,
    load_installed,
    make,
    names,
    register,
    registry,
)


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    yield
    registry._OTHERS.clear()


def offer(folder: Path, name: str, target: str, source: str) -> None:
    """A package as pip leaves it: a module, and metadata with an entry point."""
    folder.joinpath("someones_bot.py").write_text(source, "utf-8")
    info = folder / "someones_bot-1.0.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text(
        "Metadata-Version: 2.1\nName: someones-bot\nVersion: 1.0\n"
    )
    info.joinpath("entry_points.txt").write_text(f"[{registry.GROUP}]\n{name} = {target}\n")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    sys.modules.pop("someones_bot", None)


SOURCE = """
from regicide_core.bots import Bot

class First(Bot):
    def choose(self, sight):
        return sight.moves[0]
"""


def code_of(call: object, *arguments: object) -> str:
    with pytest.raises(BotError) as caught:
        call(*arguments)  # type: ignore[operator]
    return caught.value.code


def test_our_levels_are_known_by_name() -> None:
    assert names() == ("squire", "knight", "champion")
    assert type(make("knight", "a")) is Knight
    assert make("champion", "a").seed == "a"
    assert code_of(make, "bishop") == "no_such_bot"


def test_an_installed_package_brings_its_bot(folder: Path) -> None:
    offer(folder, "first", "someones_bot:First", SOURCE)
    assert load_installed() == ("first",)
    assert "first" in names()
    sight = Table(new_game(2, "tea")).at_turn
    assert make("first", "s").choose(sight) == sight.moves[0]
    assert load_installed() == ()


def test_nobody_takes_the_name_of_a_level(folder: Path) -> None:
    offer(folder, "knight", "someones_bot:First", SOURCE)
    assert load_installed() == ()
    assert code_of(register, "knight", Knight) == "bot_name_taken"


def test_a_package_that_cannot_be_loaded_is_told_of(folder: Path) -> None:
    offer(folder, "broken", "someones_bot:First", "1 / 0")
    assert code_of(load_installed) == "bot_not_loaded"


def test_every_code_raised_by_the_bots_is_a_known_one() -> None:
    raised = {
        call.args[0].value
        for module in Path(registry.__file__).parent.glob("*.py")
        for call in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "BotError"
        and isinstance(call.args[0], ast.Constant)
    }
    assert raised == registry.BOT_CODES


def test_a_maker_that_fails_or_makes_no_bot_is_told_of() -> None:
    register("fails", lambda _: 1 / 0)  # type: ignore[arg-type, return-value]
    register("thing", lambda _: object())  # type: ignore[arg-type, return-value]
    assert code_of(make, "fails") == "bot_not_made"
    assert code_of(make, "thing") == "not_a_bot"
