"""A static host like GitHub Pages: gzip, ten minutes of cache, and a limited bandwidth."""

from __future__ import annotations

import gzip
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tools.serve import HOST, TYPES
from tools.site.assemble import files_below
from tools.site.first_visit import PACKED

CHUNK: Final = 16_384
LATE: Final = 0.05  # seconds: at most so much of an overlong sleep is made up for


@dataclass
class Wire:
    """The connection that all requests share; a bandwidth of 0 means no limit."""

    bits_per_second: float = 0
    delay: float = 0  # seconds before each connection and before each answer
    cut: bool = False  # nothing is answered
    _free: float = 0  # when the bytes of all answers so far will have been sent
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def wait(self, size: int) -> None:
        """Wait as long as sending this many bytes takes, after those of earlier answers."""
        if not self.bits_per_second:
            return
        with self._lock:
            now = time.perf_counter()
            # If a sleep lasted too long, the next one is shorter by as much.
            self._free = max(self._free, now - LATE) + size * 8 / self.bits_per_second
            left = self._free - now
        if left > 0:
            time.sleep(left)


@cache
def content(path: Path) -> tuple[bytes, bool]:
    """A file as it is sent, and whether it is gzipped."""
    data = path.read_bytes()
    return (data, False) if path.suffix in PACKED else (gzip.compress(data, 6, mtime=0), True)


class Handler(BaseHTTPRequestHandler):
    """Serves folders by URL prefix, as fast as the wire allows."""

    protocol_version = "HTTP/1.1"
    folders: Mapping[str, Path]
    wire: Wire

    def setup(self) -> None:
        super().setup()
        time.sleep(self.wire.delay)

    def do_GET(self) -> None:
        time.sleep(self.wire.delay)
        path = urlsplit(self.path).path
        prefix = next((each for each in self.folders if path.startswith(each)), None)
        file = (
            self.folders[prefix] / (path.removeprefix(prefix) or "index.html") if prefix else None
        )
        if self.wire.cut:
            self.close_connection = True  # without an answer
            return
        if file is None or not file.is_file():
            self.send_error(404)
            return
        body, packed = content(file)
        self.send_response(200)
        self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        if packed:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        for at in range(0, len(body), CHUNK):
            part = body[at : at + CHUNK]
            self.wire.wait(len(part))
            self.wfile.write(part)

    def log_message(self, format: str, *args: object) -> None:
        """Print nothing."""


class Host(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128  # see tools/serve.py

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore a browser that closes the connection in the middle of a file."""


@contextmanager
def run_host(folders: Mapping[str, Path]) -> Iterator[tuple[str, Wire]]:
    """Serve folders by URL prefix; gives the address and the wire."""
    wire = Wire()
    handler = type("Hosted", (Handler,), {"folders": folders, "wire": wire})
    for path in (path for folder in folders.values() for path in files_below(folder)):
        content(path)  # compress beforehand, as a real host does
    with Host((HOST, 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{server.server_port}", wire
        server.shutdown()
