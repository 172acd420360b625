"""The documents tell the truth: their Python runs, their tables are complete, CI runs the README's
command."""

from __future__ import annotations

import builtins
import doctest
import json
import re
import tomllib
from pathlib import Path

import pytest

import build
import regicide_core
from regicide_core import Record, legal_moves, parse_event, parse_position, record_from_url
from regicide_core.bots import BOT_CODES, Bot, Drawback, Motive
from regicide_core.bots.match import play_match

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
LIBRARY = (ROOT / "docs" / "LIBRARY.md").read_text("utf-8")
NOTATION = (ROOT / "docs" / "NOTATION.md").read_text("utf-8")
BOTS = (ROOT / "docs" / "BOTS.md").read_text("utf-8")
WORKFLOW = (ROOT / ".github" / "workflows" / "pages.yml").read_text("utf-8")
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
SESSION = re.compile(r"^```pycon\n(.*?)^```", re.DOTALL | re.MULTILINE)
BLOCKS = [
    pytest.param(block, id=f"{name}: {block.splitlines()[-1]}")
    for name, text in (("README", README), ("BOTS", BOTS))
    for block in BLOCK.findall(text)
]


def interface_table() -> str:
    section = LIBRARY.partition("## The whole interface at a glance")[2].partition("\n## ")[0]
    return "\n".join(line for line in section.splitlines() if line.startswith("| "))


def names_in_table() -> set[str]:
    """The first name of every piece of code that isn't a method, an attribute or Python's own."""
    names = re.findall(r"`([A-Za-z_]\w*)(?![\w.])", interface_table())
    return set(names) - set(dir(builtins))


@pytest.mark.parametrize("block", BLOCKS)
def test_the_python_of_the_documents_runs(block: str) -> None:
    exec(compile(block, "docs", "exec"), {})


def test_the_sessions_of_the_library_page_give_what_it_shows() -> None:
    """The page is read from top to bottom, so each session goes on from the one before it."""
    sessions = "\n".join(SESSION.findall(LIBRARY))
    page = doctest.DocTestParser().get_doctest(sessions, {}, "LIBRARY.md", "LIBRARY.md", 0)
    assert len(page.examples) > 20
    assert doctest.DocTestRunner().run(page).failed == 0


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


def test_the_bots_page_shows_the_table_that_the_bench_wrote() -> None:
    _, shown, _ = BOTS.split("<!-- bench bots -->\n")
    assert f"\n\n{shown}\n" in (ROOT / "bench" / "results" / "bots.md").read_text("utf-8")


def test_the_bots_page_names_every_motive_and_code() -> None:
    named = set(re.findall(r"`([a-z_]+)`", BOTS))
    assert {str(code) for code in (*Motive, *Drawback)} <= named
    assert named >= BOT_CODES


def test_a_newcomer_plays_a_game_in_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    (first,) = BLOCK.findall(README)
    assert len([line for line in first.splitlines() if line.strip()]) <= 10
    exec(compile(first, "README.md", "exec"), {})
    assert re.fullmatch(r"won|lost (F4|P8)", capsys.readouterr().out.splitlines()[-1])


def test_the_readme_is_read_in_two_minutes() -> None:
    assert len(README.splitlines()) <= 120


def test_the_readme_counts_the_lessons_and_puzzles() -> None:
    index = json.loads((ROOT / "web" / "scenarios" / "index.json").read_text("utf-8"))
    assert (len(index["lessons"]), len(index["puzzles"])) == (13, 5)
    assert re.search(r"thirteen short lessons, then five puzzles", README)


def test_the_tour_names_every_key_of_the_table() -> None:
    tour = (ROOT / "docs" / "PLAYING.md").read_text("utf-8")
    keys = (ROOT / "web" / "app" / "keys.js").read_text("utf-8")
    buttons = re.search(r"^const BUTTONS = \{\n(.*?)^\};", keys, re.DOTALL | re.MULTILINE)
    assert buttons is not None
    pressed = re.findall(r'^  "?(\S)"?: "', buttons[1], re.MULTILINE)
    assert len(pressed) > 10
    assert not [key for key in pressed if f"\n| `{key.upper()}`" not in tour]


def test_the_position_in_the_readmes_page_can_be_played() -> None:
    (line,) = re.findall(r'<regicide-table position="([^"]+)"', README)
    assert legal_moves(parse_position(line))


def test_the_table_names_the_whole_interface_and_nothing_else() -> None:
    assert names_in_table() == set(regicide_core.__all__) - {"__version__"}


def test_the_interface_fits_on_a_screen() -> None:
    assert len(interface_table().splitlines()) <= 24


def test_ci_runs_the_command_that_the_readme_gives() -> None:
    command = "python3 build.py test"
    assert re.search(rf"^    {command}\b", README, re.MULTILINE)
    lines = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    assert lines[-1] == f"exec {command}"
    assert f"      - run: {command}\n" in WORKFLOW


@pytest.mark.parametrize("verb", sorted(set(re.findall(r"python3 build\.py (\w+)", README))))
def test_every_command_of_the_readme_is_one_of_the_build(verb: str) -> None:
    assert callable(getattr(build, verb))


def test_the_address_of_the_site_is_written_in_the_workflow_that_the_readme_names() -> None:
    assert "](.github/workflows/pages.yml)" in README
    assert "https://OWNER.github.io/REPOSITORY/" in README
    (address,) = re.findall(r"https://\S.*github\.io/.*", WORKFLOW)
    owner, repository = "github.repository_owner", "github.event.repository.name"
    assert address == f"https://${{{{ {owner} }}}}.github.io/${{{{ {repository} }}}}/"


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
    lines = NOTATION.partition("    players=2")[2].partition("\n\n")[0]
    line = " ".join(f"players=2{lines}".split())
    assert str(parse_position(line)) == line
