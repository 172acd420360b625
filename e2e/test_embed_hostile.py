"""A hostile page around a board: nothing breaks, and everything refused is answered with a code.

The engine never loads, so these tests are only about the messages between page and board.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Frame, Page

from e2e.support.embedding import serve_blog
from e2e.support.tables import phone
from tests.support.embedded_tables import presets

# Puts a board into the page and sends it messages, good and bad.
VILLAIN: Final = """() => {
  window.heard = {};
  window.frameOf = (name, src) => new Promise((then) => {
    const frame = document.createElement("iframe");
    Object.assign(frame, { name, src, width: 360, height: 576, onload: () => then() });
    document.body.append(frame);
  });
  window.offer = (name, message) => {
    const channel = new MessageChannel();
    heard[name] ??= [];
    channel.port1.onmessage = ({ data }) => heard[name].push(JSON.parse(data));
    frames[name].postMessage(message, "*", [channel.port2]);
    return channel.port1;
  };
}"""

POSITION: Final = presets()[0]["position"]


class Villain:
    """A hostile page with boards in it."""

    def __init__(self, page: Page, site: str, origin: str) -> None:
        self.page = page
        self.site = site
        self.origin = origin
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.evaluate(f"({VILLAIN})()")

    def board(self, name: str, host: str | None = None) -> Frame:
        address = f"{self.site}board.html#page={name}&host={self.origin if host is None else host}"
        self.page.evaluate("([name, src]) => frameOf(name, src)", [name, address])
        frame = self.page.frame(name=name)
        assert frame is not None
        return frame

    def connect(self, name: str, message: object = None) -> None:
        """Offer a message channel to a board; its port is then `window.port`."""
        self.page.evaluate(
            "([name, message]) => { window.port = offer(name, message ?? { regicide: 1 }); }",
            [name, message],
        )

    def open_and_connect(self, name: str) -> None:
        self.board(name)
        self.connect(name)
        self.wait(name, "event", "hello")

    def send(self, expression: str) -> None:
        self.page.evaluate(f"() => port.postMessage({expression})")

    def wait(self, name: str, key: str, value: object) -> dict[str, object]:
        """Wait for the first message from a board that has this value."""
        message = self.page.wait_for_function(
            "([name, key, value]) => heard[name].find((message) => value === "
            "(key === 'code' ? (message.detail ?? message.error)?.code : message[key]))",
            arg=[name, key, value],
        )
        found: dict[str, object] = message.json_value()
        return found

    def still_answers(self, name: str, identity: int = 1_000) -> None:
        """Check that a correct request is still answered."""
        self.send(f'JSON.stringify({{v: 1, id: {identity}, do: "dress", lang: "fr"}})')
        assert self.wait(name, "id", identity)["ok"] == {}
        frame = self.page.frame(name=name)
        assert frame and frame.locator("html").get_attribute("lang") == "fr"


@pytest.fixture
def villain(browser: Browser, site: str, tmp_path: Path) -> Iterator[Villain]:
    (tmp_path / "index.html").write_text("<!doctype html><title>A trap</title>", "utf-8")
    context = phone(browser)
    context.route("**/pyodide/**", lambda _: None)  # never answered
    with serve_blog(context.new_page(), tmp_path, site) as blog:
        blog.page.goto(blog.url)
        villain = Villain(blog.page, site, blog.url.rstrip("/"))
        yield villain
        assert villain.errors == []
        for frame in blog.page.frames[1:]:
            names = frame.evaluate("() => indexedDB.databases().then((all) => all.length)")
            assert names == 0
        context.close()


def test_a_page_that_lies_about_its_origin_gets_no_answer(villain: Villain) -> None:
    villain.board("lied", host="https://example.com")
    villain.connect("lied")
    villain.open_and_connect("true")  # by now the first board would have answered
    villain.still_answers("true")
    assert villain.page.evaluate("() => heard.lied") == []


def test_only_the_page_around_a_board_may_connect_to_it(villain: Villain) -> None:
    frame = villain.board("a")
    frame.evaluate("() => postMessage({ regicide: 1 }, '*', [new MessageChannel().port2])")
    villain.connect("a")
    villain.wait("a", "event", "hello")
    villain.still_answers("a")


# Bad messages, and the code each is refused with; ID stands for a number not used before.
MALFORMED: Final = [
    ("42", "bad_message"),
    ("{v: 1, id: ID, do: 'reset'}", "bad_message"),  # an object, not text
    ("new ArrayBuffer(9)", "bad_message"),
    ("'no json'", "bad_message"),
    ("'null'", "bad_message"),
    ("'[]'", "other_version"),
    ("'['.repeat(60_000)", "bad_message"),
    ("JSON.stringify({v: 1})", "bad_message"),
    ("JSON.stringify({v: 1, id: 'ID', do: 'reset'})", "bad_message"),
    ("JSON.stringify({v: 1, id: 1e300, do: 'reset'})", "bad_message"),
    ("JSON.stringify({v: 2, id: ID, do: 'reset'})", "other_version"),
    ("JSON.stringify({v: 1, id: ID, do: 'save'})", "unknown_verb"),
    ("JSON.stringify({v: 1, id: ID, do: 'constructor'})", "unknown_verb"),
    ("JSON.stringify({v: 1, id: ID, do: '__proto__'})", "unknown_verb"),
    ("JSON.stringify({v: 1, id: ID, do: 'load', position: {}})", "bad_message"),
    ("JSON.stringify({v: 1, id: ID, do: 'load', record: 7})", "bad_message"),
    ("JSON.stringify({v: 1, id: ID, do: 'undo'})", "nothing_to_undo"),
    ("JSON.stringify({v: 1, id: ID, do: 'reset'})", "nothing_asked"),
]
OVERSIZED: Final = [
    ("JSON.stringify({v: 1, id: ID, do: 'load', position: 'x'.repeat(40_000)})", "too_large"),
    ("JSON.stringify({v: 1, id: ID, do: 'dress', lang: 'x'.repeat(99_000)})", "too_large"),
    ("'x'.repeat(5_000_000)", "too_large"),
]


@pytest.mark.parametrize("messages", [MALFORMED, OVERSIZED], ids=["malformed", "oversized"])
def test_a_bad_message_is_refused_with_a_code(
    villain: Villain, messages: list[tuple[str, str]]
) -> None:
    villain.open_and_connect("a")
    for number, (message, code) in enumerate(messages, start=1):
        villain.page.evaluate("() => { heard.a = []; }")
        villain.send(message.replace("ID", str(number)))
        villain.wait("a", "code", code)
    villain.still_answers("a")


def test_a_repeated_message_is_refused(villain: Villain) -> None:
    villain.open_and_connect("a")
    for _ in range(2):
        villain.send('JSON.stringify({v: 1, id: 7, do: "dress", lang: "hu"})')
    villain.send('JSON.stringify({v: 1, id: 6, do: "dress", lang: "ca"})')
    villain.wait("a", "code", "replayed")
    villain.still_answers("a")
    heard = villain.page.evaluate("() => heard.a")
    assert [message["ok"] for message in heard if message.get("id") == 7] == [{}]
    refused = [message["detail"]["where"] for message in heard if message.get("event") == "error"]
    assert [where for where in refused if where in ("6", "7")] == ["7", "6"]


def test_a_board_has_only_one_connection(villain: Villain) -> None:
    villain.open_and_connect("a")
    villain.page.evaluate("() => { window.second = offer('a', { regicide: 1 }); }")
    villain.wait("a", "code", "already_connected")
    villain.still_answers("a")


def test_a_page_of_another_version_is_told_the_boards_version(villain: Villain) -> None:
    villain.board("a")
    villain.connect("a", {"regicide": 2})
    assert villain.wait("a", "code", "other_version")["detail"]["where"] == "1"  # type: ignore[index]
    villain.connect("a")
    villain.wait("a", "event", "hello")
    villain.still_answers("a")


def test_messages_without_a_port_are_ignored(villain: Villain) -> None:
    villain.board("a")
    for message in ("'regicide'", "null", "7", "{}", "[{ regicide: 1 }]", "{ regicide: 1 }"):
        villain.page.evaluate(f"() => frames.a.postMessage({message}, '*')")  # without a port
    villain.connect("a")
    villain.wait("a", "event", "hello")
    villain.still_answers("a")


def test_too_many_calls_at_once_are_refused(villain: Villain) -> None:
    villain.open_and_connect("a")
    load = f'JSON.stringify({{v: 1, id: 1 + at, do: "load", position: "{POSITION}"}})'
    villain.page.evaluate(f"() => {{ for (let at = 0; at < 60; at++) port.postMessage({load}); }}")
    villain.wait("a", "code", "too_many_calls")
