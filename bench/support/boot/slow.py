"""Slows a browser down by pausing its renderers most of the time, and waits until it is idle.

DevTools can slow down a page's main thread, but not its workers, where the engine runs.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

SLICE: Final = 0.01  # seconds that a renderer runs between two pauses
INTERVAL: Final = 0.3  # seconds between two looks at the processor time
IDLE: Final = 0.1  # share of one processor below which a browser counts as idle
TICKS: Final = os.sysconf("SC_CLK_TCK")


def descendants(root: int) -> list[int]:
    """All processes below this one: its children, their children and so on."""
    children: dict[int, list[int]] = {}
    for pid in (int(folder.name) for folder in Path("/proc").glob("[0-9]*")):
        if words := _status(pid):
            children.setdefault(int(words[1]), []).append(pid)
    found, waiting = [], [root]
    while waiting:
        below = children.get(waiting.pop(), [])
        found += below
        waiting += below
    return found


def processor_seconds() -> float:
    """Processor time used so far by all processes below this one, in seconds."""
    return sum(_seconds(pid) for pid in descendants(os.getpid()))


def wait_until_idle(longest: float = 10) -> None:
    """Wait until the browser has finished its own start, which must not count as the page's."""
    end = time.perf_counter() + longest
    before = processor_seconds()
    while time.perf_counter() < end:
        time.sleep(INTERVAL)
        now = processor_seconds()
        if now - before <= INTERVAL * IDLE:
            return
        before = now


def renderers() -> list[int]:
    """The page processes of all Chromium browsers that this process has started."""
    return [pid for pid in descendants(os.getpid()) if b"--type=renderer" in _command(pid)]


@contextmanager
def slow_down(times: int) -> Iterator[None]:
    """Let renderers run only one time slice out of `times`."""
    done = threading.Event()

    def pause_renderers() -> None:
        looked, pids = 0.0, list[int]()
        while not done.is_set():
            if time.perf_counter() - looked > 0.2:
                looked, pids = time.perf_counter(), renderers()
            _signal(pids, signal.SIGSTOP)
            time.sleep(SLICE * (times - 1))
            _signal(pids, signal.SIGCONT)
            time.sleep(SLICE)
        _signal(renderers(), signal.SIGCONT)

    thread = threading.Thread(target=pause_renderers)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def _seconds(pid: int) -> float:
    words = _status(pid)
    return (int(words[11]) + int(words[12])) / TICKS if words else 0


def _status(pid: int) -> list[str]:
    """The fields of /proc/PID/stat after the process name: state, parent, …"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _signal(pids: list[int], number: signal.Signals) -> None:
    for pid in pids:
        try:
            os.kill(pid, number)
        except ProcessLookupError:
            continue


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""
