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
LATE: Final = 0.05  # seconds


@dataclass
class Wire:
    """The bandwidth that all connections share; without a width there is no limit."""

    bits_per_second: float = 0
    delay: float = 0  # seconds before an answer begins, and before a connection is made
    cut: bool = False
    _free: float = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def wait(self, size: int) -> None:
        """Wait until so many bytes have been sent, after those of earlier answers."""
        if not self.bits_per_second:
            return
        with self._lock:
            now = time.perf_counter()
            # A sleep may last too long; the next one is shorter by as much.
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
    """Serves folders by prefix over the wire."""

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
            self.close_connection = True  # and no answer is sent
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

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that goes away in the middle of a file is no error."""


@contextmanager
def run_host(folders: Mapping[str, Path]) -> Iterator[tuple[str, Wire]]:
    """Serve folders by prefix; gives the address and the wire."""
    wire = Wire()
    handler = type("Hosted", (Handler,), {"folders": folders, "wire": wire})
    for path in (path for folder in folders.values() for path in files_below(folder)):
        content(path)  # compressed beforehand: a real host would not compress on request
    with Host((HOST, 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{server.server_port}", wire
        server.shutdown()
