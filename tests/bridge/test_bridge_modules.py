"""A Python that comes back from a snapshot has no files: what the bridge does, it does with the
modules that were imported before (web/runtime.js, `makeSnapshot`)."""

import json
import subprocess
import sys

from tests.bridge.test_bridge import ROOT

BRIDGE = ROOT / "web" / "py"

EVERYTHING = """
import importlib, json, sys
from pathlib import Path

for path in sorted(Path(sys.argv[1]).glob("*.py")):
    importlib.import_module(path.stem)
known = set(sys.modules)

from bridge import Bridge

handle = Bridge().handle


def ask(**request):
    answer = json.loads(handle(json.dumps(request)))
    assert "ok" in answer, answer
    return answer["ok"]


def think(about, table=""):
    seen = ask(do="view", viewer=viewer, table=table)
    job = ask(do="think", about=about, viewer=viewer, revision=seen["revision"], table=table)
    while not job["done"]:
        job |= ask(do="slice", job=job["job"], rollouts=8, table=table)
        if about == "hint":
            break
    return job["job"]


viewer = 1
seen = ask(do="new", players=2, seed="modules", bots=["", "knight"], seats=["A", "B"])
seen = ask(do="view", viewer=1)
seen = ask(do="assist", viewer=1, revision=seen["revision"])
ask(do="thought", job=think("hint"))
cards = [seen["observation"]["hands"][0][0]]
seen = ask(do="select", cards=cards, viewer=1, revision=seen["revision"]) and seen
seen = ask(do="move", move="play " + cards[0], viewer=1, revision=seen["revision"])
while seen["observation"]["seat"] == 1:
    cards = seen["suggestion"]
    seen = ask(do="move", move="discard " + " ".join(cards), viewer=1, revision=seen["revision"])
seen = ask(do="move", job=think("move"), viewer=1, revision=seen["revision"])
seen = ask(do="give_up", viewer=1, revision=seen["revision"])
exported = ask(do="export")
ask(do="thought", job=think("analysis"))
ask(do="replay", record=exported["url"], ply=1, table="aside")
scenario = json.loads(Path(sys.argv[2]).read_text("utf-8"))
seen = ask(do="scenario", scenario=scenario, table="lesson")
ask(do="hint", revision=seen["revision"], table="lesson")
ask(do="companion", entries=["enemy JC", "play 3D"], cards=["5H", "AC"])
refused = json.loads(handle(json.dumps({"do": "place", "position": "nonsense", "table": "board"})))
assert refused["error"]["code"], refused
print(json.dumps(sorted(set(sys.modules) - known)))
"""


def test_nothing_is_imported_once_the_bridge_is_there() -> None:
    lesson = ROOT / "web" / "scenarios" / "combos.json"
    done = subprocess.run(
        [sys.executable, "-c", EVERYTHING, str(BRIDGE), str(lesson)],
        env={"PYTHONPATH": f"{ROOT / 'src'}:{BRIDGE}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == []
