"""Makes wheels with bots: the example bot, and bots that misbehave."""

from __future__ import annotations

import io
import sys
import zipfile
from pathlib import Path

from tools.paths import CACHE, ROOT
from tools.wheel import build_wheel

EXAMPLE = ROOT / "examples" / "brute-bot"


def wheel_of(name: str, module: str, source: str, entries: dict[str, str]) -> tuple[str, bytes]:
    """A pure wheel with one module: its file name and its bytes."""
    info = f"{name}-0.1.0.dist-info"
    tags = "Wheel-Version: 1.0\nGenerator: e2e\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    lines = [f"{bot} = {target}" for bot, target in entries.items()]
    files = {
        f"{module}.py": source,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n",
        f"{info}/WHEEL": tags,
        f"{info}/entry_points.txt": "\n".join(["[regicide_core.bots]", *lines, ""]),
    }
    files[f"{info}/RECORD"] = "".join(f"{path},,\n" for path in [*files, f"{info}/RECORD"])
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as target:
        for path, text in files.items():
            target.writestr(path, text)
    return f"{name}-0.1.0-py3-none-any.whl", made.getvalue()


def brute() -> tuple[str, bytes]:
    """The wheel of examples/brute-bot."""
    wheel = build_wheel(Path(sys.executable), CACHE / "e2e" / "brute", EXAMPLE)
    return wheel.name, wheel.read_bytes()


def rogue(bot: str, body: str) -> tuple[str, bytes]:
    """A wheel with a bot whose `choose` has this body."""
    lines = "\n".join(f"        {line}" for line in body.splitlines())
    source = (
        "from regicide_core.bots import Bot\n\n\n"
        f"class Rogue(Bot):\n    def choose(self, sight):\n{lines}\n"
    )
    return wheel_of(f"{bot}_bot", f"{bot}_bot", source, {bot: f"{bot}_bot:Rogue"})
