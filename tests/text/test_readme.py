"""The README tells the truth: its Python runs, its table is the interface, CI runs its command."""

from __future__ import annotations

import builtins
import re
import tomllib
from pathlib import Path

import pytest

import regicide_core
from regicide_core import Record, parse_event, parse_position, record_from_url
from regicide_core.bots import BOT_CODES, Bot, Motive
from regicide_core.bots.match import play_match

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
NOTATION = (ROOT / "docs" / "NOTATION.md").read_text("utf-8")
BOTS = (ROOT / "docs" / "BOTS.md").read_text("utf-8")
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
BLOCKS = BLOCK.findall(README)


def interface_table() -> str:
    section = README.partition("## The whole interface")[2].partition("\n## ")[0]
    return "\n".join(line for line in section.splitlines() if line.startswith("| "))


def names_in_table() -> set[str]:
    """The first name of every piece of code that isn't a method, an attribute or Python's own."""
    names = re.findall(r"`([A-Za-z_]\w*)(?![\w.])", interface_table())
    return set(names) - set(dir(builtins))


@pytest.mark.parametrize(
    "block", BLOCKS + BLOCK.findall(BOTS), ids=lambda block: block.splitlines()[-1]
)
def test_the_python_of_the_readme_and_of_the_bots_page_runs(block: str) -> None:
    exec(compile(block, "README.md", "exec"), {})


def test_the_example_bot_of_the_bots_page_plays_a_game() -> None:
    page: dict[str, type[Bot]] = {}
    exec(compile(BLOCK.findall(BOTS)[1], "BOTS.md", "exec"), page)
    brutes = [page["Brute"]("a"), page["Brute"]("b"), page["Brute"]("c")]
    match = play_match(Record(3, "brute"), brutes, lambda: 0.0, lambda: 0.0)
    assert match.record.outcome()


def test_the_bot_on_the_screen_of_own_bots_plays_a_game_and_is_offered() -> None:
    screen = (ROOT / "web" / "screens" / "own-bots.js").read_text("utf-8")
    bot, project = re.findall(r"^const [A-Z]+ = `(.*?)`;", screen, re.DOTALL | re.MULTILINE)
    module: dict[str, type[Bot]] = {}
    exec(compile(bot, "my_bots.py", "exec"), module)
    offered = tomllib.loads(project)["project"]["entry-points"]["regicide_core.bots"]
    assert offered == {"brute": "my_bots:Brute"}
    brutes = [module["Brute"]("a"), module["Brute"]("b")]
    assert play_match(Record(2, "brute"), brutes, lambda: 0.0, lambda: 0.0).record.outcome()


def test_the_bots_page_names_every_motive_and_code() -> None:
    named = set(re.findall(r"`([a-z_]+)`", BOTS))
    assert {str(motive) for motive in Motive} <= named
    assert named >= BOT_CODES


def test_a_newcomer_plays_a_game_in_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    first = BLOCKS[0]
    assert len([line for line in first.splitlines() if line.strip()]) <= 10
    exec(compile(first, "README.md", "exec"), {})
    assert re.fullmatch(r"won|lost (F4|P8)", capsys.readouterr().out.splitlines()[-1])


def test_the_table_names_the_whole_interface_and_nothing_else() -> None:
    assert names_in_table() == set(regicide_core.__all__) - {"__version__"}


def test_the_interface_fits_on_a_screen() -> None:
    assert len(interface_table().splitlines()) <= 24


def test_ci_runs_the_command_that_the_readme_gives() -> None:
    command = "python3 build.py test"
    assert re.search(rf"^    {command}\b", README, re.MULTILINE)
    lines = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    assert lines[-1] == f"exec {command}"


def test_the_events_of_the_notation_page_parse_and_all_are_there() -> None:
    section = NOTATION.partition("## Events")[2].partition("\n## ")[0]
    shown = re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE)
    assert [str(parse_event(text)) for text in shown] == shown
    codes = {kind.code for kind in regicide_core.Event.__subclasses__()}
    assert {text.split()[0] for text in shown} == codes


def test_the_record_of_the_notation_page_is_a_record() -> None:
    (url,) = re.findall(r"^    (2~\S+)$", NOTATION, re.MULTILINE)
    assert record_from_url(url).to_url() == url


def test_the_position_of_the_notation_page_is_well_written() -> None:
    """It leaves most cards out, so it is read as a partial one."""
    lines = NOTATION.partition("    players=2")[2].partition("\n\n")[0]
    line = " ".join(f"players=2{lines}".split()).replace("rules=standard", "rules=standard+partial")
    assert str(parse_position(line)) == line
