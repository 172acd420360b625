"""Serves folders on this machine, with the content types that browsers insist on."""

from __future__ import annotations

import errno
import sys
import webbrowser
from collections.abc import Mapping
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

HOST: Final = "127.0.0.1"

TYPES: Final = {
    "": "application/octet-stream",
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".py": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".wasm": "application/wasm",
    ".whl": "application/zip",
    ".zip": "application/zip",
}


class SiteHandler(SimpleHTTPRequestHandler):
    """Serves each folder under its prefix, and nothing else."""

    extensions_map = TYPES
    folders: Mapping[str, Path]

    def translate_path(self, path: str) -> str:
        prefix = self._prefix()
        self.directory = str(self.folders[prefix])
        return super().translate_path("/" + path.removeprefix(prefix))

    def do_GET(self) -> None:
        if self._prefix():
            super().do_GET()
        else:
            self.send_error(404)

    def do_HEAD(self) -> None:
        if self._prefix():
            super().do_HEAD()
        else:
            self.send_error(404)

    def end_headers(self) -> None:
        # Chromium keeps a file's compiled code only while the file stays in its HTTP cache, so the
        # runtime may be cached. Every other file may have been rebuilt since the last request.
        runtime = urlsplit(self.path).path.startswith(f"{self._prefix()}pyodide/")
        self.send_header("Cache-Control", "max-age=600" if runtime else "no-cache")
        # Lets a page on another origin import embed.js as a module; GitHub Pages sends this too.
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Print nothing: the browser's own tools list the requests."""

    def _prefix(self) -> str:
        path = urlsplit(self.path).path
        return next((prefix for prefix in self.folders if path.startswith(prefix)), "")


class SiteServer(ThreadingHTTPServer):
    """A server that may be stopped at any time."""

    daemon_threads = True
    # A browser opens a connection for each file of a page. By default, Python lets five of them
    # wait; the kernel drops the others, and their requests stall for half a minute and more.
    request_queue_size = 128
    # On some systems a second server could otherwise take the same port without an error.
    allow_reuse_port = False

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore a browser that closes the connection in the middle of a file."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def site_server(folders: Mapping[str, Path], port: int = 0) -> SiteServer:
    """A server for folders by URL prefix, not yet running; uses a free port if `port` is taken."""
    handler = type("Handler", (SiteHandler,), {"folders": folders})
    try:
        return SiteServer((HOST, port), handler)
    except OSError as error:
        if error.errno not in (errno.EADDRINUSE, errno.EACCES):
            raise
        return SiteServer((HOST, 0), handler)


def serve(site: Path, port: int, *, open_browser: bool) -> None:
    """Serve until Ctrl-C."""
    with site_server({"/": site}, port) as server:
        url = f"http://localhost:{server.server_port}/"
        print(f"-- serving        {url} (Ctrl-C to stop)", flush=True)
        if open_browser:
            webbrowser.open(url)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
