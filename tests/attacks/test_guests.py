"""Guests without a key: whatever they send and however many come, those with one play on."""

import json
import shutil
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from hub.settings import LOG_NAME
from tests.attacks.phone import SOCKET, Phone, Refused
from tests.attacks.raw import PING, PONG, TEXT, Closed, ask, framed, link
from tests.attacks.running import Running, running
from tests.attacks.tables import Game

# Generous: the suite shares two cores. Where a guest is not let go, it is never.
QUICK = 10.0
PATIENT = 20.0
CONTINUATION = 0


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    with running(tmp_path_factory.mktemp("guests"), joins_a_minute=10_000) as hub:
        yield Game(hub)


def _dial(hub: Running, source: str) -> Phone:
    return Phone.dial(hub.address, [("Host", hub.name)], source)


MANY = 3000
EMPTY = framed(b"", CONTINUATION, last=False)
# What begins it, and what is then sent again and again.
FLOODS = {
    "empty continuations": (framed(b"", TEXT, last=False), EMPTY * MANY),
    "pings": (b"", framed(b"", PING) * MANY),
    "pongs that nobody asked for": (b"", framed(b"", PONG) * MANY),
    "noops": (b"", framed(b"6", TEXT) * MANY),
    "events without a table": (b"", framed(b'42["look"]', TEXT) * MANY),
}


@pytest.mark.parametrize("what", FLOODS)
def test_who_sends_frames_without_a_key_is_let_go(game: Game, what: str) -> None:
    """After a few, not after a few thousand: none of them is even taken apart."""
    phone = _dial(game.hub, "127.0.2.1")
    phone.web.sock.settimeout(QUICK)
    before, (first, again) = _cpu(game.hub), FLOODS[what]
    try:
        phone.web.sock.sendall(first)
        for _ in range(20):
            phone.web.sock.sendall(again)
        phone.until_closed(4)
    except TimeoutError:
        pytest.fail("still there")
    except OSError:
        pass  # Let go in the middle of it.
    finally:
        phone.close()
    # Sixty thousand frames would be seconds of work.
    assert _cpu(game.hub) - before < 0.8
    assert game.hub.health()["ok"]


def _cpu(hub: Running) -> float:
    """Seconds of work of the serving process until now."""
    fields = Path(f"/proc/{hub.worker()}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def test_with_a_key_frames_that_are_no_messages_come_at_a_pace_too(game: Game) -> None:
    phone = game.hub.phone(game.seats[1], "127.0.2.2")
    phone.drain()
    began = time.monotonic()
    phone.web.sock.settimeout(QUICK)
    phone.web.sock.sendall(FLOODS["pings"][1])
    answered = 0
    with suppress(TimeoutError):
        while time.monotonic() - began < 3:
            answered += phone.web.frame(1).kind == PONG
    seconds = time.monotonic() - began
    phone.close()
    # Two hundred at once, and a hundred a second; without a pace all are answered in one.
    assert answered <= 200 + 100 * seconds + 20


def _is_gone(phone: Phone) -> bool:
    try:
        phone.until_closed(PATIENT)
    except TimeoutError:
        return False
    finally:
        phone.close()
    return True


def test_a_socket_without_a_key_is_gone_after_seconds(game: Game) -> None:
    """Also one that was told no and answers every ping, and one that has lost its key."""
    hub = game.hub
    silent, refused = _dial(hub, "127.0.2.3"), _dial(hub, "127.0.2.4")
    with pytest.raises(Refused):
        refused.enter({"table": game.table, "key": "wrong"})
    replaced = hub.phone(game.seats[2], "127.0.2.5")
    newer = hub.phone(game.seats[2], "127.0.2.6")
    for phone in (silent, refused, replaced):
        assert _is_gone(phone)
    assert replaced.gone == ["replaced"]
    assert newer.ask("look")["ok"]
    newer.close()


def test_a_poll_without_a_key_is_gone_after_seconds(game: Game) -> None:
    hub = game.hub
    path = SOCKET.replace("websocket", "polling")
    opened = ask(hub.address, "GET", path, [("Host", hub.name)], source="127.0.2.7")
    sid = json.loads(opened.body[1:])["sid"]
    began, said = time.monotonic(), b""
    while b"Invalid session" not in said:
        assert time.monotonic() - began < PATIENT
        with suppress(TimeoutError):
            said = ask(hub.address, "GET", f"{path}&sid={sid}", [("Host", hub.name)]).body
        time.sleep(0.2)


def test_idle_sockets_from_many_addresses_take_no_place_of_a_phone(game: Game) -> None:
    hub, key = game.hub, game.hub.key(game.table, "watcher")
    with ExitStack() as stack:
        for number in range(300):
            with suppress(Refused, Closed, OSError):
                idle = _dial(hub, f"127.0.3.{1 + number % 60}")
                stack.callback(idle.close)
        for _ in range(30):
            phone = hub.enter({"table": game.table, "key": key}, "127.0.2.8")
            stack.callback(phone.close)
        assert hub.health()["connections"] >= 30
        seat = hub.phone(game.seat, "127.0.2.9")
        assert seat.ask("look", timeout=QUICK)["ok"]
        seat.close()


def _halves(hub: Running, text: bytes) -> list[socket.socket]:
    """A hundred from each of six addresses: more than there are threads."""
    socks = []
    for number in range(600):
        with suppress(OSError):
            sock = link(hub.address, 2, f"127.0.4.{1 + number % 6}")
            socks.append(sock)
            sock.sendall(text)
    return socks


HALVES: dict[str, Callable[[str], str]] = {
    "nothing": lambda _: "",
    "half a head": lambda _: "GET / HTTP/1.1\r\nHos",
    "empty lines": lambda _: "\r\n\r\n",
    "half a body": lambda name: (
        f"POST /api/join HTTP/1.1\r\nHost: {name}\r\nContent-Length: 100\r\n\r\n{{"
    ),
    "a whole request and half of one": lambda name: (
        f"GET /healthz HTTP/1.1\r\nHost: {name}\r\n\r\nGET /healthz HT"
    ),
}


@pytest.mark.parametrize(
    "what",
    [pytest.param(each, marks=[pytest.mark.long] * (each != "half a body")) for each in HALVES],
)
def test_half_requests_from_many_addresses_leave_the_pages_answering(game: Game, what: str) -> None:
    hub = game.hub
    socks = _halves(hub, HALVES[what](hub.name).encode())
    try:
        for path in ("/", f"/api/join/{game.table}", "/healthz"):
            began = time.monotonic()
            assert hub.http("GET", path, source="127.0.2.10").status in (200, 404, 503)
            assert time.monotonic() - began < 5
        began = time.monotonic()
        seat = hub.phone(game.seat, "127.0.2.11")
        assert seat.ask("look", timeout=QUICK)["ok"]
        assert time.monotonic() - began < 5
        seat.close()
    finally:
        for sock in socks:
            sock.close()


def test_a_hub_whose_log_is_gone_says_so_and_takes_no_move(tmp_path: Path) -> None:
    with running(tmp_path / "state") as hub:
        game = Game(hub)
        seat = game.dial()
        shutil.move(hub.state / LOG_NAME, tmp_path / "elsewhere")
        answer = seat.ask("undo", {"id": "gone-0001"})
        reply = hub.http("POST", f"/api/tables/{game.table}/pause", {"why": "break"}, hub.host_key)
        assert reply.status == 503
        assert json.loads(reply.body)["refusal"]["code"] == "lost-log"
        assert not answer["ok"]
        until = time.monotonic() + QUICK
        while (said := hub.http("GET", "/healthz")).status == 200:
            assert time.monotonic() < until
            time.sleep(0.1)
        assert said.status == 503
        assert json.loads(said.body)["refusal"]["code"] == "lost-log"
        game.close()


def test_requests_without_end_of_one_address_wait_and_hold_nobody_else_up(tmp_path: Path) -> None:
    """None is refused, and those that wait take no thread: the pool is larger than their number."""
    with running(tmp_path / "asked", requests_a_second=5) as hub:
        began = time.monotonic()
        for _ in range(75):
            assert hub.http("GET", "/healthz", source="127.0.2.12").status == 200
        # Fifty at once, five a second more.
        assert time.monotonic() - began > 4
        began = time.monotonic()
        assert hub.http("GET", "/healthz", source="127.0.2.13").status == 200
        assert time.monotonic() - began < 4


def test_the_log_holds_no_trace(game: Game) -> None:
    assert "Traceback" not in game.hub.errors.read_text()


def test_sockets_without_a_key_that_come_and_go_leave_no_threads(game: Game) -> None:
    """Each of them was to be pinged ten seconds later; until then it is no thread."""
    before = game.hub.threads()
    for number in range(120):
        _dial(game.hub, f"127.0.7.{number % 60 + 1}").close()
    assert game.hub.threads() - before < 30
    assert game.hub.health()["ok"]
