"""A static server for the site on this machine, with the types that the browser insists on."""

from __future__ import annotations

import errno
import sys
import webbrowser
from functools import partial
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
    ".ftl": "text/plain; charset=utf-8",
    ".py": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".wasm": "application/wasm",
    ".whl": "application/zip",
    ".zip": "application/zip",
}


class SiteHandler(SimpleHTTPRequestHandler):
    """Serves the folder under a prefix, and nothing outside it."""

    extensions_map = TYPES
    prefix = "/"

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(self.prefix))

    def send_head(self):  # type: ignore[no-untyped-def]  # the base class has no types here either
        if not urlsplit(self.path).path.startswith(self.prefix):
            self.send_error(404)
            return None
        return super().send_head()

    def end_headers(self) -> None:
        # The runtime keeps its compiled code only if it isn't asked for again; the rest may have
        # been built anew.
        runtime = urlsplit(self.path).path.startswith(f"{self.prefix}pyodide/")
        self.send_header("Cache-Control", "max-age=600" if runtime else "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 -- the base's name
        """Say nothing: the browser's own tools list requests."""


class SiteServer(ThreadingHTTPServer):
    """A server that may be stopped at any time."""

    daemon_threads = True
    # On some systems a second server could otherwise take the same port without an error.
    allow_reuse_port = False

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that goes away in the middle of a file is no error."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def site_server(site: Path, port: int = 0, prefix: str = "/") -> SiteServer:
    """A server of the folder, not yet running; a port that is taken is replaced by a free one."""
    handler = type("Handler", (SiteHandler,), {"prefix": prefix})
    serve = partial(handler, directory=str(site))
    try:
        return SiteServer((HOST, port), serve)
    except OSError as error:
        if error.errno not in (errno.EADDRINUSE, errno.EACCES):
            raise
        return SiteServer((HOST, 0), serve)


def serve(site: Path, port: int, *, open_browser: bool) -> None:
    """Serve until Ctrl-C."""
    with site_server(site, port) as server:
        url = f"http://localhost:{server.server_port}/"
        print(f"-- serving        {url} (Ctrl-C ends)", flush=True)
        if open_browser:
            webbrowser.open(url)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
