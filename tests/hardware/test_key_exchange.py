"""How a panel comes by its key: given, kept, or let in by letters; it is never printed."""

import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread

import pytest
from click.testing import CliRunner

from hardware import key_exchange
from hardware.cli import panel
from hardware.journal import GIVEN_UP, sentence
from hardware.key_exchange import KeyRequest, NoKey, TableAccess, find, keep, kept
from hardware.refusal import trouble_at
from tests.hardware.evening import Evening
from tests.hardware.hand import Hand, soon
from tests.web.running import FAST, RunningHub, running

KEY = "k" * 32


def test_a_key_that_is_given_comes_first(tmp_path: Path) -> None:
    file = tmp_path / "key"
    keep(file, "KEPTT", "o" * 32)
    assert find("http://hub", "ABCDE", KEY, file) == TableAccess("http://hub", "ABCDE", KEY)
    assert find("http://hub", "", "", file) == TableAccess("http://hub", "KEPTT", "o" * 32)
    assert find("http://hub", "OTHER", "", file).table == "OTHER"
    assert find("http://hub", "OTHER", "", None) == TableAccess("http://hub", "", "")
    assert KEY not in repr(TableAccess("http://hub", "ABCDE", KEY))


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "key"
    assert kept(file) == ("", "")
    keep(file, "ABCDE", KEY)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert kept(file) == ("ABCDE", KEY)
    file.write_text(f"{KEY}\n", encoding="utf-8")
    assert kept(file) == ("", KEY)


def test_a_key_without_its_table_and_a_file_that_is_none_are_told(tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_text("three words here", encoding="utf-8")
    for words, key, said in (
        (["--key-file", str(file)], "", "not a key"),
        (["--key-file", str(tmp_path)], "", "is a directory"),
        ([], KEY, "--table CODE"),
    ):
        given = {"HONOR_HUB_PANEL_KEY": key}
        done = CliRunner(env=given).invoke(panel, [*words, "--pins", "mock"])
        assert done.exit_code == 2
        assert said in done.stderr
        assert KEY not in done.output
    with pytest.raises(NoKey):
        kept(tmp_path)


def letters(hand: Hand) -> str:
    said: str = soon(lambda: [line for line in hand.said if "letters" in line])[-1]
    return said.rstrip(".").rpartition(" ")[2]


def test_the_host_lets_a_panel_in_by_its_letters(
    hub: RunningHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It knocks by its status lamp until then, and says nothing that is not so."""
    monkeypatch.setattr(key_exchange, "ASK_EVERY", 0.05)
    evening = Evening(hub)
    file = tmp_path / "key"
    hand = Hand(TableAccess(hub.url), key_file=file)
    read = letters(hand)
    hand.plays("status", "knocking")
    hand.plays("seat-1", "off")
    hand.press("End of turn")
    hand.heard("refused (no answer)")
    hub.as_host("POST", f"/api/screens/{read}", {"table": evening.table, "kind": "panel"})
    soon(lambda: hand.panel.link.state == "linked")
    hand.plays("status", "waiting")
    key = hand.panel.link.where.key
    assert kept(file) == (evening.table, key)
    assert hand.said == [
        f"Host: connect this panel with the letters {read}.",
        "End of turn: refused (no answer).",
        f"At table {evening.table}, which has not started.",
    ]
    assert key not in "".join(hand.said)
    evening.begin()
    evening.made(evening.host, "correct-deck", count=5)
    before = evening.settle()
    hand.saw(before)
    # With few cards counted it asks every screen whether the deck is out.
    hand.press("Deck end")
    soon(lambda: evening.settle() == before + 1)
    hand.panel.close()
    evening.end()


def test_letters_that_the_hub_forgot_are_shown_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when it is started again; while it is away the panel is alone, and then knocks again."""
    monkeypatch.setattr(key_exchange, "ASK_EVERY", 0.05)
    with running(tmp_path / "hub", **FAST) as hub:
        hand = Hand(TableAccess(hub.url))
        first = letters(hand)
        hub.kill()
        hand.plays("status", "alone")
        # Refused, or reset by the very end of it.
        assert re.fullmatch(r"The hub cannot be reached \(.+\); trying again\.", hand.said[1])
        hub.start()
        soon(lambda: letters(hand) != first)
        hand.plays("status", "knocking")
        hand.panel.close()


class Waits(Event):
    """Passes every wait at once, and keeps how long it would have been; set after so many."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most, self.seconds = most, list[float | None]()

    def wait(self, timeout: float | None = None) -> bool:
        self.seconds.append(timeout)
        if len(self.seconds) >= self.most:
            self.set()
        return self.is_set()


class Asking:
    """A key request, what it said and how it stood."""

    def __init__(self, url: str, most: int = 20) -> None:
        self.waits, self.said = Waits(most), list[str]()
        self.states: list[tuple[str, str]] = []
        request = KeyRequest(None, self.said.append)
        self.found = request.answered(url, self.waits, lambda *how: self.states.append(how))


def test_a_hub_that_is_not_there_is_asked_again_for_ever() -> None:
    asking = Asking("http://127.0.0.1:9", most=12)
    assert asking.waits.seconds == [2, 4, 8, *[10] * 9]
    assert set(asking.states) == {("alone", "Connection refused")}
    # The sentence for that is the panel's, and is said once.
    assert asking.said == []


class Answers(BaseHTTPRequestHandler):
    """Something that answers every request in the same way."""

    status, body = 200, b"{}"

    def do_GET(self) -> None:
        self.send_response(self.status)
        self.send_header("Content-Length", str(len(self.body)))
        self.end_headers()
        self.wfile.write(self.body)

    do_POST = do_GET  # noqa: N815  # the library's name

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def answering(status: int, body: bytes) -> Iterator[str]:
    handler = type("Handler", (Answers,), {"status": status, "body": body})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize(
    ("status", "body", "why"),
    [
        (400, b"This hub does not answer to that name.\n", "wrong-name"),
        (404, b"", "no-hub"),
        (200, b"<html>", "no-hub"),
        (200, b"[]", "no-hub"),
        (200, b"{}", "no-hub"),
    ],
)
def test_what_refuses_is_asked_less_and_less_and_then_not_at_all(
    status: int, body: bytes, why: str
) -> None:
    with answering(status, body) as url:
        asking = Asking(url)
        assert trouble_at(url) == why
    assert asking.waits.seconds == [10, 20, 40, 80, 160, 320, 600, 600, 600]
    assert set(asking.states) == {("closed", why)}
    assert (asking.found, asking.said) == (None, [GIVEN_UP])
    assert "--hub" in sentence("closed", "", why)


@pytest.mark.parametrize(("status", "why"), [(429, "too-fast"), (503, "hub-unwell")])
def test_a_hub_that_has_no_time_is_asked_again_for_ever(status: int, why: str) -> None:
    with answering(status, b"{}") as url:
        asking = Asking(url, most=12)
        assert trouble_at(url) == why
    assert asking.waits.seconds == [2, 4, 8, *[10] * 9]
    assert set(asking.states) == {("alone", why)}
    assert "no room or no time" in sentence("alone", "", why)


def test_a_hub_that_does_not_know_the_name_says_what_to_do(hub: RunningHub) -> None:
    """The guard's own answer, to a panel without a key and to one with a key."""
    # Another way to write the same address, which leads there and is none of its names.
    url = hub.url.replace("127.0.0.1", "127.1")
    assert trouble_at(hub.url) == ""
    for where in (TableAccess(url), TableAccess(url, "ABCDE", KEY)):
        hand = Hand(where)
        try:
            hand.heard("does not answer to the name in --hub")
            assert hand.panel.link.state == "closed"
            assert "cannot be reached" not in "".join(hand.said)
        finally:
            hand.panel.close()


def test_a_key_that_cannot_be_kept_is_told_and_used(tmp_path: Path) -> None:
    said: list[str] = []
    where = KeyRequest(tmp_path, said.append)._kept(TableAccess("http://hub", "ABCDE", KEY))
    assert where.key == KEY
    assert said == [f"{tmp_path}: the key cannot be kept (Is a directory)."]
