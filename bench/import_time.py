"""How long `import regicide_core` takes in a started Pyodide, and where the time goes.

    python3 build.py bench import_time [--runs 7]

Every run is a fresh Pyodide under Node with the built wheel. Writes bench/results/import_time.md.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import median
from typing import Final

from tools.paths import ROOT
from tools.pyodide.run import run_in_pyodide

BAR: Final = 60  # ms
INSIDE: Final = Path(__file__).parent / "support" / "in_pyodide" / "import_time.py"
RESULTS: Final = Path(__file__).parent / "results" / "import_time.md"

Runs = list[dict[str, float]]


def measured(kind: str, runs: int) -> Runs:
    expression = f"import json; json.dumps(measure({kind!r}))"
    return [json.loads(run_in_pyodide(INSIDE, expression)) for _ in range(runs)]


def middle(runs: Runs, name: str) -> float:
    return median(run[name] for run in runs)


def report(sources: Runs, compiled: Runs, parts: Runs) -> str:
    def row(label: str, runs: Runs) -> str:
        times = [run["import"] for run in runs]
        ratio = median(run["import"] / run["json"] for run in runs)
        return f"| {label} | {median(times):.0f} | {min(times):.0f} | {ratio:.1f} |"

    whole = middle(parts, "import")
    shares = [
        f"| {label} | {middle(parts, name):.0f} | {middle(parts, name) / whole:.0%} |"
        for name, label in (
            ("compile", "compiling the sources"),
            ("dataclasses", "making dataclasses"),
            ("enums", "making enums"),
            ("stdlib", "the standard library (Pyodide has imported it while starting)"),
            ("rest", "the rest: finding and reading files, module bodies"),
        )
    ]
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    verdict = "met" if middle(sources, "import") <= BAR else "missed"
    return "\n".join(
        [
            "# `import regicide_core` in Pyodide",
            "",
            "By `python3 build.py bench import_time`: the built wheel in Pyodide"
            f" {packages['node_modules/pyodide']['version']} under Node, {len(sources)} fresh"
            " runtimes of each kind, milliseconds after start."
            f" The bar, {BAR} ms from sources, is {verdict}.",
            "",
            "| engine | median | best | ratio to `import json` |",
            "|---|---|---|---|",
            row("from sources, as the wheel installs", sources),
            row("from .pyc, as the site's fast start has it", compiled),
            "",
            "`json` is imported again, from sources, because Pyodide has imported it at start.",
            "",
            f"Where {whole:.0f} ms go; measuring the parts adds a little time itself:",
            "",
            "| part | ms | share |",
            "|---|---|---|",
            *shares,
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7, help="fresh runtimes of each kind")
    runs: int = parser.parse_args().runs
    text = report(measured("sources", runs), measured("compiled", runs), measured("parts", runs))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
