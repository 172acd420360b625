"""A host like GitHub Pages whose site a test can replace, break or take offline.

Playwright does not see the requests of a service worker; this server does.
"""

from __future__ import annotations

import gzip
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tools.serve import HOST, SiteHandler, SiteServer
from tools.site.seal_build import seal

PREFIX: Final = "/some/where/regicide/"
ZIPPED: Final = (".html", ".css", ".js", ".mjs", ".json", ".ftl", ".svg", ".wasm")


@dataclass
class Host:
    """What is served now, and what has been requested."""

    site: Path
    url: str = ""
    offline: bool = False  # no request is answered
    broken_file: str | None = None  # only the first half of this file is sent
    requested: list[str] = field(default_factory=list)  # paths inside the site

    def count(self, path: str) -> int:
        return self.requested.count(path)


class HostHandler(SiteHandler):
    """Answers in the way that the test has set on the host."""

    host: Host

    def do_GET(self) -> None:  # noqa: N802 -- named by http.server
        path = urlsplit(self.path).path.removeprefix(PREFIX)
        self.host.requested.append(path)
        self.folders = {PREFIX: self.host.site}
        if self.host.offline:
            self.close_connection = True  # without an answer
        elif (file := self.host.site / (path or "index.html")).is_file():
            self._send(file, only_half=path == self.host.broken_file)
        else:
            self.send_error(404)

    def _send(self, file: Path, *, only_half: bool) -> None:
        zipped = file.suffix in ZIPPED
        data = _gzipped(file, file.stat().st_mtime_ns) if zipped else file.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Length", str(len(data)))
        if zipped:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(data[: len(data) // 2] if only_half else data)

    def end_headers(self) -> None:
        # GitHub Pages sends this for every file, and a site can't change it.
        self.send_header("Cache-Control", "max-age=600")
        SimpleHTTPRequestHandler.end_headers(self)


@cache
def _gzipped(file: Path, _: int) -> bytes:
    return gzip.compress(file.read_bytes(), 1, mtime=0)


@contextmanager
def run_host(site: Path) -> Iterator[Host]:
    """Serve a site on a free port."""
    host = Host(site)
    handler = type("Handler", (HostHandler,), {"host": host, "folders": {PREFIX: site}})
    with SiteServer((HOST, 0), handler) as server:
        host.url = f"http://{HOST}:{server.server_port}{PREFIX}"
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield host
        server.shutdown()
        thread.join()


def next_build(site: Path, into: Path, change: Callable[[Path], None]) -> Path:
    """Copy the site, change the copy, and seal it as a new build."""
    shutil.copytree(site, into)
    change(into)
    seal(into)
    return into
