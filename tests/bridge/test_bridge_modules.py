"""Which modules the bridge imports, and when.

A Python that comes back from a snapshot has no files: the bridge must do with the modules that were
imported before (`makeSnapshot` in web/engine). A Python that starts should import little.
"""

import json
import subprocess
import sys

from tests.support.bridge_table import ROOT

BRIDGE = ROOT / "web" / "py"

EVERYTHING = """
import importlib, json, sys
from pathlib import Path

for path in sorted(Path(sys.argv[1]).glob("*.py")):
    if path.stem != "protocol":  # for type checkers only: the site doesn't have it
        importlib.import_module(path.stem)
known = set(sys.modules)

from bridge import Bridge

handle = Bridge().handle


def ask(do, **request):
    answer = json.loads(handle(json.dumps({"do": do, **request})))
    assert "ok" in answer, answer
    return answer["ok"], answer.get("save")


def see(do, **request):
    return ask(do, **request)[0]["view"]


def think(verb, **request):
    revision = see("view")["revision"]
    job, _ = ask(verb, revision=revision, **request)
    while not job["done"]:
        job |= ask("slice", job=job["job"], rollouts=8)[0]
        if verb == "think_hint":
            break
    return job["job"]


seen = see("new", players=2, seed="modules", bots=["", "knight"], seats=["A", "B"])
seen = see("assist", revision=seen["revision"])
ask("hint", job=think("think_hint", mind=None))
cards = [seen["observation"]["hands"][0][0]]
ask("select", cards=cards, revision=seen["revision"])
seen = see("move", move="play " + cards[0], revision=seen["revision"])
while seen["observation"]["seat"] == 1:
    cards = seen["suggestion"]
    seen = see("move", move="discard " + " ".join(cards), revision=seen["revision"])
ask("guest_sight", seat=2, revision=seen["revision"])
job = think("think_move")
seen = see("bot_move", job=job, revision=seen["revision"])
ended, save = ask("give_up", revision=seen["revision"])
ask("analysis", job=think("think_analysis"))
ask("watch", save=save, ply=1, table="replay")
ask("seek", ply=2, table="replay")
ask("replay", record=json.dumps(json.loads(save)["record"]), ply=1, table="aside")
ask("load", save=save, table="aside")
see("view", log=True), see("reveal"), see("cover")
scenario = json.loads(Path(sys.argv[2]).read_text("utf-8"))
seen = see("scenario", scenario=scenario, table="lesson")
ask("scenario_hint", revision=seen["revision"], table="lesson")
ask("companion", entries=["enemy JC", "play 3D"], cards=["5H", "AC"])
refused = json.loads(handle(json.dumps({"do": "place", "position": "nonsense", "table": "board"})))
assert refused["error"]["code"], refused
print(json.dumps(sorted(set(sys.modules) - known)))
"""

AT_START = """
import json, sys

known = set(sys.modules)
import bridge

print(json.dumps(sorted(set(sys.modules) - known)))
"""


def modules_of(script: str, *arguments: str) -> list[str]:
    """What a script prints, in a Python that has only the engine and the bridge."""
    done = subprocess.run(
        [sys.executable, "-S", "-c", script, *arguments],
        env={"PYTHONPATH": f"{ROOT / 'src'}:{BRIDGE}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    names: list[str] = json.loads(done.stdout)
    return names


def test_nothing_is_imported_once_the_bridge_is_there() -> None:
    lesson = ROOT / "web" / "scenarios" / "combos.json"
    assert modules_of(EVERYTHING, str(BRIDGE), str(lesson)) == []


def test_a_start_imports_what_a_game_of_people_needs_and_no_more() -> None:
    """Bots, scenarios, endings and real tables come when they are wanted, the contract never."""
    names = set(modules_of(AT_START))
    ours = {path.stem for path in BRIDGE.glob("*.py")}
    late = {"companion_table", "ending", "partners", "protocol", "scenario_table"}
    assert names & ours == ours - late
    assert not {name for name in names if name.startswith("regicide_core.bots")}
    # Costly to import in a browser; none of them is needed there.
    assert not names & {"asyncio", "decimal", "email", "logging", "pathlib", "shutil"}
