"""The link without a hub: a client that does what it is told, and a clock that a test turns."""

from collections.abc import Callable
from functools import partial
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
import socketio

from hardware import link as module
from hardware.journal import GIVEN_UP
from hardware.key_exchange import TableAccess
from hardware.link import Link
from hub.wire.panel import Look, PanelAnswer

HERE = TableAccess("http://hub", "ABCDE", "k" * 32)
Script = Callable[["Client"], None]


class Client:
    """In the place of socketio's: what it was asked, and what its connecting does."""

    def __init__(self, script: Script, **made: Any) -> None:
        self.script, self.made = script, made
        self.handlers: dict[str, Callable[..., None]] = {}
        self.on = self.handlers.__setitem__
        self.asked: list[Any] = []
        self.ended: list[str] = []
        self.answers: list[Any] = []
        self.eio = SimpleNamespace(ws=SimpleNamespace(shutdown=lambda: self.ended.append("shut")))

    def connect(self, url: str, **how: Any) -> None:
        self.asked.append((url, how))
        self.script(self)

    def emit(self, event: str, message: Any) -> None:
        self.asked.append((event, message))

    def disconnect(self) -> None:
        self.ended.append("disconnected")
        raise OSError("it was gone already")

    def call(self, event: str, message: Any, timeout: float) -> Any:
        self.asked.append((event, message, timeout))
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


class Ending(Event):
    """Is set by itself after so many waits, and keeps for how long they would have been."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most, self.waits = most, list[float | None]()
        self.pass_by: Callable[[], None] = lambda: None

    def wait(self, timeout: float | None = None) -> bool:
        self.waits.append(timeout)
        self.pass_by()
        if len(self.waits) >= self.most:
            self.set()
        return self.is_set()


class Line:
    """A link whose connections run these scripts, one after the other, in the test's thread."""

    def __init__(self, patch: pytest.MonkeyPatch, *scripts: Script, is_heard: bool = False) -> None:
        self.now = 100.0
        self.clients: list[Client] = []
        self.states: list[str] = []
        left = list(scripts)
        patch.setattr(module, "time", SimpleNamespace(monotonic=lambda: self.now))
        patch.setattr(socketio, "Client", lambda **made: self._made(Client(left.pop(0), **made)))
        self.trouble, self.said = "", list[str]()
        patch.setattr(module, "trouble_at", lambda url: self.trouble)
        self.link: Link = Link(
            HERE,
            lambda: self.states.append(self.link.state),
            self.said.append,
            is_heard=is_heard,
        )
        self.ending = self.link._is_closed = Ending(len(scripts))

    def _made(self, client: Client) -> Client:
        self.clients.append(client)
        return client

    def later(self, seconds: float) -> None:
        self.now += seconds

    def run(self) -> list[float | None]:
        """Until all scripts were run; for how long it waited after each."""
        self.link._run()
        return self.ending.waits


def fails(_: Client) -> None:
    raise socketio.exceptions.ConnectionError("no way")


def drops(client: Client) -> None:
    client.handlers["disconnect"]("transport close")


def test_it_shows_its_key_and_says_whether_it_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(monkeypatch, drops, is_heard=True)
    assert line.link.state == "starting"
    line.run()
    (client,) = line.clients
    auth = {"table": "ABCDE", "key": "k" * 32, "protocol": 1}
    how = {"auth": auth, "transports": ["websocket"], "wait_timeout": 5}
    assert client.asked == [("http://hub", how), ("sound", {"on": True})]
    assert client.made == {"reconnection": False, "handle_sigint": False}
    assert client.ended == ["disconnected", "shut"]
    assert line.states == ["linked", "alone"]
    quiet = Line(monkeypatch, drops)
    quiet.run()
    assert len(quiet.clients[0].asked) == 1


def test_it_tries_again_later_and_later_and_soon_after_a_line_that_held(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = Line(monkeypatch, *[fails] * 6)
    assert line.run() == [0.2, 0.4, 0.8, 1.6, 3.0, 3.0]
    assert (line.link.why, line.states) == ("no way", ["alone"])

    def holds(client: Client) -> None:
        line.later(3.0 if len(line.clients) == 3 else 3.1)
        drops(client)

    line = Line(monkeypatch, fails, fails, holds, holds, fails)
    assert line.run() == [0.2, 0.4, 0.8, 0.2, 0.4]


@pytest.mark.parametrize("why", ["no-key", "wrong-protocol", "key-revoked", "table-deleted"])
@pytest.mark.parametrize("how", ["refused", "gone"])
def test_who_is_not_wanted_is_closed_and_asks_seldom(
    monkeypatch: pytest.MonkeyPatch, why: str, how: str
) -> None:
    def script(client: Client) -> None:
        if how == "gone":
            client.handlers["gone"]({"code": why})
            return
        client.handlers["connect_error"]({"message": why})
        fails(client)

    line = Line(monkeypatch, script)
    assert line.run() == [10.0]
    assert (line.link.state, line.link.why) == ("closed", why)
    assert line.clients[0].ended == ["disconnected", "shut"]


def test_who_is_refused_for_good_asks_less_and_less_and_then_not_at_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuses(client: Client) -> None:
        client.handlers["connect_error"]({"message": "no-key"})
        fails(client)

    line = Line(monkeypatch, *[refuses] * 12)
    assert line.run() == [10, 20, 40, 80, 160, 320, 600, 600, 600]
    assert len(line.clients) == 10
    assert (line.said, line.link.state) == ([GIVEN_UP], "closed")
    # Let in once, it begins anew.
    line = Line(monkeypatch, refuses, refuses, drops, refuses)
    assert line.run() == [10, 20, 0.2, 10]


def test_a_hub_that_refuses_the_name_it_is_asked_by_is_not_told_as_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The socket's library says only that it failed; the hub is asked once more, and says why."""

    def refuses(client: Client) -> None:
        client.handlers["connect_error"]("Connection error")
        fails(client)

    line = Line(monkeypatch, refuses)
    line.trouble = "wrong-name"
    assert line.run() == [10]
    assert (line.link.state, line.link.why) == ("closed", "wrong-name")
    line = Line(monkeypatch, refuses)
    line.trouble = "Connection refused"
    assert line.run() == [0.2]
    assert (line.link.state, line.link.why) == ("alone", "Connection refused")


def test_what_was_seen_is_not_shown_over_a_new_line_before_it_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A hub that was put back to an older copy sends a lower version, and is believed."""

    def first(client: Client) -> None:
        client.handlers["sight"](sight("ABCDE", 7))
        drops(client)

    def second(client: Client) -> None:
        assert line.link.sight is None
        client.handlers["sight"](sight("ABCDE", 5))
        drops(client)

    line = Line(monkeypatch, first, second)
    line.run()
    assert line.link.sight is not None
    assert line.link.sight.version == 5


def test_who_is_refused_for_a_while_is_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def script(client: Client) -> None:
        client.handlers["connect_error"]({"message": "hub-full"})
        client.eio.ws = None
        fails(client)

    line = Line(monkeypatch, script, fails)
    assert line.run() == [0.2, 0.4]
    assert (line.link.state, line.link.why) == ("alone", "no way")


def sight(table: str, version: int, **more: Any) -> dict[str, Any]:
    return {"table": table, "version": version, **more}


def test_the_newest_sight_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def script(client: Client) -> None:
        for version in (4, 3, 4, 5):
            client.handlers["sight"](sight("ABCDE", version))
            kept = line.link.sight
            assert kept is not None
            seen.append(kept.version)
        # Of an older one nobody is told.
        assert line.states == ["starting"] * 3
        drops(client)

    line = Line(monkeypatch, script)
    line.run()
    assert seen == [4, 4, 4, 5]


def test_another_table_begins_anew_and_an_older_line_says_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def first(client: Client) -> None:
        client.handlers["sight"](sight("ABCDE", 7))
        drops(client)

    def second(client: Client) -> None:
        client.handlers["sight"](sight("OTHER", 1))
        line.clients[0].handlers["sight"](sight("OTHER", 9))
        line.clients[0].handlers["gone"]({"code": "no-key"})
        drops(client)

    line = Line(monkeypatch, first, second)
    line.run()
    kept = line.link.sight
    assert kept is not None
    assert (kept.table, kept.version, line.link.why) == ("OTHER", 1, "")


def test_it_goes_on_to_the_next_table_at_once_with_the_same_key(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def goes_on(client: Client) -> None:
        client.handlers["sight"](sight("ABCDE", 7, next="FGHIJ"))

    def stays(client: Client) -> None:
        client.handlers["sight"](sight("FGHIJ", 1, next="FGHIJ"))
        drops(client)

    line = Line(monkeypatch, fails, fails, goes_on, stays)
    assert line.run() == [0.2, 0.4, 0.2, 0.4]
    assert line.link.where == HERE._replace(table="FGHIJ")
    assert line.clients[3].asked[0][1]["auth"]["table"] == "FGHIJ"
    assert line.link.sight is not None


def linked(patch: pytest.MonkeyPatch, *answers: Any, waits: int = 9) -> tuple[Line, Client]:
    """A line that is up, and the client under it, which answers so."""
    line = Line(patch, drops)
    line.run()
    line.link._lost.clear()
    line.ending = line.link._is_closed = Ending(waits)
    line.link.state = "linked"
    line.clients[0].asked.clear()
    line.clients[0].answers += answers
    return line, line.clients[0]


def test_what_is_lost_on_the_way_is_said_again_in_the_same_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    errors = (socketio.exceptions.BadNamespaceError(), OSError(), {"no": "answer"})
    line, client = linked(monkeypatch, *errors, {"ok": True, "version": 3})
    assert line.link.call("look", Look(for_seat=2)) == PanelAnswer(ok=True, version=3)
    assert [asked[0] for asked in client.asked] == ["look"] * 4
    assert all(asked[1]["for_seat"] == 2 and asked[2] == 2.0 for asked in client.asked)
    assert line.ending.waits == [0.05] * 3
    assert not line.link._lost.is_set()


def test_a_line_that_does_not_answer_is_given_up_for_a_new_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line, client = linked(monkeypatch, socketio.exceptions.TimeoutError(), {"ok": False})
    assert line.link.call("look", Look()) == PanelAnswer(ok=False)
    assert line.link._lost.is_set()
    assert len(client.asked) == 2


def test_nothing_is_sent_late(monkeypatch: pytest.MonkeyPatch) -> None:
    line, client = linked(monkeypatch, *[OSError()] * 9)
    line.ending.pass_by = partial(line.later, 2.0)
    assert line.link.call("look", Look()) is None
    assert len(client.asked) == 3
    line, client = linked(monkeypatch, OSError(), OSError(), waits=1)
    assert line.link.call("look", Look()) is None
    assert len(client.asked) == 1
    line.link.state = "closed"
    assert line.link.call("look", Look()) is None
    line.link._client, line.link.state = None, "linked"
    line.ending.clear()
    assert line.link._once("look", {}) is None
    assert len(client.asked) == 1


def test_closing_wakes_the_line_and_waits_for_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(monkeypatch, lambda _: None)
    line.ending = line.link._is_closed = Ending(99)
    line.link.start()
    line.link.close()
    assert not line.link._thread.is_alive()
    assert line.link.state == "alone"
