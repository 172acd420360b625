"""Lighthouse scores of the built site, mobile profile: performance, accessibility, practices.

    python3 build.py bench lighthouse [--runs 3]

The packages of Lighthouse are pinned in bench/support/lighthouse/, and fetched into .cache/ the
first time. The performance score is the median of the runs. Writes bench/results/lighthouse.md.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

from bench.support.boot.host import run_host
from tools.browser import FLAGS, browser
from tools.environment import node, npm_install
from tools.paths import CACHE, DIST, ROOT

PINNED: Final = Path(__file__).parent / "support" / "lighthouse"
RESULTS: Final = Path(__file__).parent / "results" / "lighthouse.md"
BARS: Final = {"performance": 95, "accessibility": 100, "best-practices": 100}
SHOWN: Final = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
    "speed-index",
)


def lighthouse_script() -> Path:
    """The path of Lighthouse's script, which is installed first if it is missing."""
    lock = (PINNED / "package-lock.json").read_bytes()
    home = CACHE / f"lighthouse-{hashlib.sha256(lock).hexdigest()[:12]}"
    script = home / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not script.exists():
        for stale in CACHE.glob("lighthouse-*"):
            shutil.rmtree(stale)
        home.mkdir(parents=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copyfile(PINNED / name, home / name)
        npm_install(node(), home)
    return script


def audit(script: Path, url: str) -> dict[str, Any]:
    """One run's whole report."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "report.json")
        flags = " ".join(["--headless=new", *FLAGS])
        options = [f"--only-categories={','.join(BARS)}", "--quiet", f"--chrome-flags={flags}"]
        command = [str(node()), str(script), url, "--output=json", f"--output-path={out}", *options]
        env = os.environ | {"CHROME_PATH": str(browser())}
        subprocess.run(command, env=env, check=True)
        report: dict[str, Any] = json.loads(out.read_text("utf-8"))
        return report


def score(report: dict[str, Any], category: str) -> int:
    return round(100 * (report["categories"][category]["score"] or 0))


def failing(report: dict[str, Any], category: str) -> list[str]:
    """The audits that cost points."""
    refs = report["categories"][category]["auditRefs"]
    found = [(ref["weight"], report["audits"][ref["id"]]) for ref in refs]
    return [
        str(each["title"])
        for weight, each in found
        if weight and each["score"] is not None and each["score"] < 1
    ]


def text_of(reports: list[dict[str, Any]]) -> str:
    """The results as Markdown."""
    scores = {name: [score(report, name) for report in reports] for name in BARS}
    last = reports[-1]
    rows = [
        f"| {name} | {median(found):.0f} | {', '.join(map(str, found))} | {BARS[name]} |"
        f" {'met' if median(found) >= BARS[name] else 'missed'} |"
        for name, found in scores.items()
    ]
    lost = [f"- {name}: {title}" for name in BARS for title in failing(last, name)]
    return "\n".join(
        [
            "# Lighthouse",
            "",
            f"By `python3 build.py bench lighthouse`: Lighthouse {last['lighthouseVersion']}, its"
            " mobile profile (simulated slow phone and network), the built site from a host that"
            f" gzips; {os.cpu_count()} cores.",
            "",
            "| | median | runs | bar | |",
            "|---|---:|---|---:|---|",
            *rows,
            "",
            *(
                f"- {last['audits'][key]['title']}: {last['audits'][key]['displayValue']}"
                for key in SHOWN
            ),
            *(["", "Audits that cost points:", "", *lost] if lost else []),
            "",
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    runs = parser.parse_args().runs
    site = ROOT / os.environ.get("REGICIDE_SITE", str(DIST))
    script = lighthouse_script()
    with run_host({"/regicide/": site}) as (address, _):
        text = text_of([audit(script, f"{address}/regicide/") for _ in range(runs)])
    RESULTS.write_text(text, "utf-8")
    print(text)
    return 0 if "missed" not in text else 1


if __name__ == "__main__":
    sys.exit(main())
