"""A page that means no good to a board in it: nothing breaks, and everything refused is told.

The engine is not let in, so that these are about the line between page and board only.
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

# Puts a board into the page and speaks to it as badly as it is told to.
VILLAIN: Final = """() => {
  window.heard = {};
  window.frameOf = (name, src) => new Promise((then) => {
    const frame = document.createElement("iframe");
    Object.assign(frame, { name, src, width: 360, height: 576, onload: () => then() });
    document.body.append(frame);
  });
  window.offer = (name, message) => {
    const line = new MessageChannel();
    heard[name] ??= [];
    line.port1.onmessage = ({ data }) => heard[name].push(JSON.parse(data));
    frames[name].postMessage(message, "*", [line.port2]);
    return line.port1;
  };
}"""

POSITION: Final = presets()[0]["position"]


class Villain:
    """Somebody else's page with boards in it."""

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
        """Offer a line; it is then `window.port`."""
        self.page.evaluate(
            "([name, message]) => { window.port = offer(name, message ?? { regicide: 1 }); }",
            [name, message],
        )

    def meet(self, name: str) -> None:
        self.board(name)
        self.connect(name)
        self.wait(name, "event", "hello")

    def send(self, expression: str) -> None:
        self.page.evaluate(f"() => port.postMessage({expression})")

    def wait(self, name: str, key: str, value: object) -> dict[str, object]:
        """The first message from a board that has this."""
        message = self.page.wait_for_function(
            "([name, key, value]) => heard[name].find((message) => value === "
            "(key === 'code' ? (message.detail ?? message.error)?.code : message[key]))",
            arg=[name, key, value],
        )
        found: dict[str, object] = message.json_value()
        return found

    def still_answers(self, name: str, identity: int = 1_000) -> None:
        """Whatever came before, a decent request is heard."""
        self.send(f'JSON.stringify({{v: 1, id: {identity}, do: "dress", lang: "fr"}})')
        assert self.wait(name, "id", identity)["ok"] == {}
        frame = self.page.frame(name=name)
        assert frame and frame.locator("html").get_attribute("lang") == "fr"


@pytest.fixture
def villain(browser: Browser, site: str, tmp_path: Path) -> Iterator[Villain]:
    (tmp_path / "index.html").write_text("<!doctype html><title>A trap</title>", "utf-8")
    context = phone(browser)
    context.route("**/pyodide/**", lambda _: None)  # it is on its way for ever
    with serve_blog(context.new_page(), tmp_path, site) as blog:
        blog.page.goto(blog.url)
        villain = Villain(blog.page, site, blog.url.rstrip("/"))
        yield villain
        assert villain.errors == []
        for frame in blog.page.frames[1:]:
            names = frame.evaluate("() => indexedDB.databases().then((all) => all.length)")
            assert names == 0
        context.close()


def test_a_page_of_another_origin_than_it_says_gets_no_answer(villain: Villain) -> None:
    villain.board("lied", host="https://example.com")
    villain.connect("lied")
    villain.meet("true")  # had the other one answered, it would have done so by now
    villain.still_answers("true")
    assert villain.page.evaluate("() => heard.lied") == []


def test_only_the_page_around_it_may_speak_to_a_board(villain: Villain) -> None:
    frame = villain.board("a")
    frame.evaluate("() => postMessage({ regicide: 1 }, '*', [new MessageChannel().port2])")
    villain.connect("a")
    villain.wait("a", "event", "hello")
    villain.still_answers("a")


# What is said badly, and the code it is refused with; ID is one that was not used before.
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
    villain.meet("a")
    for number, (message, code) in enumerate(messages, start=1):
        villain.page.evaluate("() => { heard.a = []; }")
        villain.send(message.replace("ID", str(number)))
        villain.wait("a", "code", code)
    villain.still_answers("a")


def test_a_message_sent_again_does_nothing_again(villain: Villain) -> None:
    villain.meet("a")
    for _ in range(2):
        villain.send('JSON.stringify({v: 1, id: 7, do: "dress", lang: "hu"})')
    villain.send('JSON.stringify({v: 1, id: 6, do: "dress", lang: "ca"})')
    villain.wait("a", "code", "replayed")
    villain.still_answers("a")
    heard = villain.page.evaluate("() => heard.a")
    assert [message["ok"] for message in heard if message.get("id") == 7] == [{}]
    refused = [message["detail"]["where"] for message in heard if message.get("event") == "error"]
    assert [where for where in refused if where in ("6", "7")] == ["7", "6"]


def test_a_board_has_one_line_only(villain: Villain) -> None:
    villain.meet("a")
    villain.page.evaluate("() => { window.second = offer('a', { regicide: 1 }); }")
    villain.wait("a", "code", "already_connected")
    villain.still_answers("a")


def test_a_page_of_another_version_is_told_which_one_there_is(villain: Villain) -> None:
    villain.board("a")
    villain.connect("a", {"regicide": 2})
    assert villain.wait("a", "code", "other_version")["detail"]["where"] == "1"  # type: ignore[index]
    villain.connect("a")
    villain.wait("a", "event", "hello")
    villain.still_answers("a")


def test_what_is_no_offer_is_not_for_the_board(villain: Villain) -> None:
    villain.board("a")
    for message in ("'regicide'", "null", "7", "{}", "[{ regicide: 1 }]", "{ regicide: 1 }"):
        villain.page.evaluate(f"() => frames.a.postMessage({message}, '*')")  # without a port
    villain.connect("a")
    villain.wait("a", "event", "hello")
    villain.still_answers("a")


def test_too_many_calls_at_a_time_are_refused(villain: Villain) -> None:
    villain.meet("a")
    load = f'JSON.stringify({{v: 1, id: 1 + at, do: "load", position: "{POSITION}"}})'
    villain.page.evaluate(f"() => {{ for (let at = 0; at < 60; at++) port.postMessage({load}); }}")
    villain.wait("a", "code", "too_many_calls")
