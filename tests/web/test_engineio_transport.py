"""The engine's WebSocket transport: how one begins, what is a packet, and how many frames may come.

Under it is no socket here, and above it no engine: what either is asked for is written down.
"""

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock, call

import pytest
from engineio.exceptions import UnknownPacketError  # type: ignore[import-untyped]
from engineio.packet import Packet  # type: ignore[import-untyped]

from hub.web import engineio_transport
from hub.web.engineio_transport import EngineioTransport, install
from hub.web.limits import Buckets
from hub.web.outbox import Outbox
from hub.web.websocket import NoHandshake


class Wire:
    """In the place of a WebSocket: it hears what the request says it will."""

    def __init__(self, environ: dict[str, Any], admit: Any) -> None:
        self.heard: list[str | bytes] = environ["heard"]
        self.log: list[Any] = environ["log"]
        self.admit = admit

    def receive(self) -> str | bytes | None:
        return self.heard.pop(0) if self.heard else None

    def send(self, packet: Packet) -> None:
        self.log.append(packet.encode())

    def end(self, code: int, words: str) -> None:
        self.log.append((code, words))

    def finish(self) -> None:
        self.log.append("finished")


class Sid:
    """A socket of the engine with one connection; `log` is all that was done, in its order."""

    def __init__(self, *, is_polling: bool = False) -> None:
        self.log: list[Any] = []
        self.faults: list[Exception] = []
        self.was_upgrading: list[bool] = []
        queue = SimpleNamespace(
            attach=lambda _: self.log.append("attached"),
            put=lambda packet: self.log.append(("kept", packet.encode())),
        )
        self.socket: Any = SimpleNamespace(
            sid="s1",
            server=SimpleNamespace(reason=SimpleNamespace(TRANSPORT_CLOSE="transport close")),
            queue=queue,
            connected=is_polling,
            upgrading=False,
            upgraded=False,
            receive=self._received,
            close=lambda **how: self.log.append(how),
        )

    def _received(self, packet: Packet) -> None:
        self.log.append(("received", packet.encode()))
        if self.faults:
            raise self.faults.pop(0)

    def serve(self, *heard: str | bytes) -> list[Any]:
        transport = EngineioTransport(self.socket, Mock(), lambda _: True)
        with pytest.raises(StopIteration):
            transport({"heard": list(heard), "log": self.log}, Mock())
        return self.log


@pytest.fixture(autouse=True)
def no_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engineio_transport, "WebSocket", Wire)


CLOSED = {"wait": False, "abort": True, "reason": "transport close"}


def test_packets_come_in_order_and_the_end_is_told_to_the_engine() -> None:
    sid = Sid()
    assert sid.serve("40", "3", '42["look"]') == [
        "attached",
        ("received", "40"),
        ("received", "3"),
        ("received", '42["look"]'),
        CLOSED,
        "finished",
    ]
    assert (sid.socket.connected, sid.socket.upgraded) == (True, True)


def test_a_poll_becomes_a_websocket_by_a_probe_and_an_upgrade() -> None:
    sid = Sid(is_polling=True)
    log = sid.serve("2probe", "5", "40")
    assert log[:4] == ["3probe", ("kept", "6"), "attached", ("received", "40")]
    assert (sid.socket.upgraded, sid.socket.upgrading) == (True, False)


@pytest.mark.parametrize("heard", [(), ("2",), ("5", "2probe"), ("2probe", "4"), ("2probe", "40")])
def test_anything_else_leaves_the_poll_as_it_is(heard: tuple[str, ...]) -> None:
    sid = Sid(is_polling=True)
    log = sid.serve(*heard)
    assert "attached" not in log
    assert CLOSED not in log
    assert log[-1] == "finished"
    assert (sid.socket.upgraded, sid.socket.upgrading) == (False, False)


@pytest.mark.parametrize("text", ["0", "1", "2", "3", "40", "41", "42[]", "5", "6"])
def test_this_is_a_packet(text: str) -> None:
    assert ("received", text) in Sid().serve(text)


@pytest.mark.parametrize("text", ["", "7", "x", "4", "4x", "49", "-"])
def test_this_is_none_and_ends_the_connection(text: str) -> None:
    log = Sid().serve(text, "40")
    assert log == ["attached", (1007, "not a packet"), CLOSED, "finished"]


@pytest.mark.parametrize("data", [b"", b"40"])
def test_bytes_are_no_packet_either(data: bytes) -> None:
    assert Sid().serve(data) == ["attached", (1003, "text only"), CLOSED, "finished"]


def test_a_packet_that_the_engine_does_not_know_is_passed_over_and_its_faults_end_it() -> None:
    sid = Sid()
    sid.faults = [UnknownPacketError(), ValueError()]
    assert sid.serve("0", "1", "2") == [
        *("attached", ("received", "0"), ("received", "1")),
        *(CLOSED, "finished"),
    ]


@pytest.mark.parametrize("fault", [NoHandshake(), KeyError("gunicorn.socket"), OSError()])
def test_what_is_no_handshake_is_told_so(monkeypatch: pytest.MonkeyPatch, fault: Exception) -> None:
    monkeypatch.setattr(engineio_transport, "WebSocket", Mock(side_effect=fault))
    sid, start = Sid(), Mock()
    answer = EngineioTransport(sid.socket, Mock(), lambda _: True)({}, start)
    assert answer == [b"That is no WebSocket handshake.\n"]
    headers = [("Content-Type", "text/plain; charset=utf-8"), ("Content-Length", "32")]
    assert start.mock_calls == [call("400 Bad Request", headers)]
    assert sid.log == [{"wait": False, "abort": True}]


def test_without_a_key_there_are_twenty_frames_and_with_one_each_waits_for_its_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []
    monkeypatch.setattr(engineio_transport, "time", SimpleNamespace(sleep=slept.append))
    keys: set[str] = set()
    pace = Buckets(10, 20, lambda: 0)
    transport = EngineioTransport(Sid().socket, pace, lambda sid: sid in keys)
    assert [transport._admit() for _ in range(21)] == [True] * 20 + [False]
    assert slept == []
    keys.add("s1")
    assert all(transport._admit() for _ in range(22))
    assert slept == [0] * 20 + [pytest.approx(0.1), pytest.approx(0.2)]
    keys.clear()
    assert [transport._admit() for _ in range(21)] == [True] * 20 + [False]


def engine() -> Any:
    reason = SimpleNamespace(SERVER_DISCONNECT="server disconnect")
    own = {"thread": Mock(), "queue": "its own", "sleep": "kept"}
    return SimpleNamespace(sockets={}, reason=reason, ping_interval=25, disconnect=None, _async=own)


def test_an_engine_uses_ours_and_other_engines_their_own() -> None:
    one, two = engine(), engine()
    own = two._async
    install(two, 5, lambda: 0, lambda _: True)
    assert own["queue"] == "its own"
    assert (two._async["queue"], two._async["sleep"]) == (Outbox, "kept")
    assert set(two._async) == {"thread", "queue", "sleep", "websocket"}
    assert one._async["queue"] == "its own"
    socket = Sid().socket
    made = two._async["websocket"](SimpleNamespace(__self__=socket), two)
    assert made._socket is socket
    # Two seconds' worth at once.
    assert [made._pace.wait(made) for _ in range(11)] == [0] * 10 + [pytest.approx(0.2)]


def test_hanging_up_waits_for_nobody() -> None:
    one = engine()
    install(one, 5, lambda: 0, lambda _: True)
    closed = Mock()
    one.sockets["s1"] = closed
    one.disconnect("unknown")
    assert not closed.mock_calls
    one.disconnect("s1")
    assert closed.mock_calls == [call.close(wait=False, reason="server disconnect")]
    assert one.sockets == {}
