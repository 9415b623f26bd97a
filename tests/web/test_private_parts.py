"""Each private part of a library that the transport depends on is as it needs it.

An upgrade that changes one fails here, in a sentence that names our module and what to look at.
"""

from inspect import isfunction
from typing import Any

import engineio.socket  # type: ignore[import-untyped]  # it has no types
import pytest
import socketio
from engineio.packet import Packet as EnginePacket  # type: ignore[import-untyped]
from gunicorn.http.unreader import Unreader
from gunicorn.workers.gthread import TConn, ThreadWorker

from hub.web.encoded_message import EncodedMessage
from hub.web.fair_worker import FairConnection, FairWorker
from hub.web.packets import TextPacket
from tests.web.private_parts import engineio_parts, gunicorn_parts, socketio_parts
from tests.web.private_parts.contract import PrivatePart

PARTS = [*gunicorn_parts.PARTS, *engineio_parts.PARTS, *socketio_parts.PARTS]


def named(part: PrivatePart) -> str:
    return part.check.__name__


def failures_of(name: str) -> list[str]:
    """What the checks of one part find wrong with it."""
    found = [part.failure() for part in PARTS if part.name == name]
    assert found, f"no check is about {name}"
    return [each for each in found if each is not None]


@pytest.mark.parametrize("part", PARTS, ids=named)
def test_a_private_part_is_as_the_transport_needs_it(part: PrivatePart) -> None:
    failure = part.failure()
    if failure is not None:
        pytest.fail(failure, pytrace=False)


@pytest.mark.parametrize("ours", [FairConnection, FairWorker, TextPacket, EncodedMessage])
def test_every_method_of_a_library_that_we_override_has_a_check(ours: type[Any]) -> None:
    names = {part.name for part in PARTS}
    (base,) = ours.__bases__
    overridden = {name for name, each in vars(ours).items() if isfunction(each)} & set(dir(base))
    assert overridden
    # The method may be written one class further up, as Worker.handle_error is.
    classes = {each.__name__ for each in base.__mro__}
    missing = {
        method
        for method in overridden
        if not any(name.endswith(f"{each}.{method}") for name in names for each in classes)
    }
    assert missing == set()


def test_a_renamed_method_of_gunicorn_fails_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Unreader, "take_buffered")
    (failure,) = failures_of("gunicorn's Unreader.take_buffered")
    assert failure.startswith("gunicorn's Unreader.take_buffered is no longer what")
    assert "hub/web/fair_worker.py" in failure
    assert failure.endswith("Look at FairConnection.take_over.")


def test_a_parameter_more_in_gunicorn_fails_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def accept(self: ThreadWorker, listener: Any, deadline: float) -> None:
        """As a later release might have it."""

    monkeypatch.setattr(ThreadWorker, "accept", accept)
    (failure,) = failures_of("gunicorn's ThreadWorker.accept")
    assert "it takes ('self', 'listener', 'deadline')" in failure
    assert failure.endswith("Look at FairWorker.accept.")


def test_a_parser_made_anew_for_each_request_fails_in_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begin = TConn.init

    def init(self: Any) -> None:
        self.parser, self.initialized = None, False
        begin(self)

    monkeypatch.setattr(TConn, "init", init)
    (failure,) = failures_of("gunicorn's TConn.init")
    assert "called before a second request it keeps the parser): it made another parser" in failure


def test_an_engine_that_copies_what_it_sends_fails_in_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def send(self: Any, pkt: Any) -> None:
        self.queue.put(EnginePacket(pkt.packet_type, pkt.data))

    monkeypatch.setattr(engineio.socket.Socket, "send", send)
    (failure,) = failures_of("python-engineio's Server.send_packet")
    assert "hub/web/broadcast.py" in failure
    assert "it is not the same object" in failure


def test_an_engine_that_makes_websockets_otherwise_fails_in_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def upgrade(self: Any, environ: Any, start_response: Any) -> Any:
        made = self.server._async["websocket"](lambda ws: None, self.server)
        return made(environ, start_response)

    monkeypatch.setattr(engineio.socket.Socket, "_upgrade_websocket", upgrade)
    (failure,) = failures_of("python-engineio's Socket._upgrade_websocket")
    assert "the handler is no method of the socket" in failure


def test_a_server_that_searches_text_for_bytes_fails_in_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begin = socketio.packet.Packet.__init__

    def init(self: Any, *args: Any, **kwargs: Any) -> None:
        self.uses_binary_events = True
        begin(self, *args, **kwargs)

    monkeypatch.setattr(socketio.packet.Packet, "__init__", init)
    (failure,) = failures_of("python-socketio's Packet.uses_binary_events")
    assert "hub/web/packets.py" in failure
    assert "a payload is still searched" in failure
