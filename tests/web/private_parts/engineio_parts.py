"""What hub/web needs of python-engineio beyond what its documentation promises."""

from queue import Queue
from typing import Any
from unittest.mock import Mock

import engineio  # type: ignore[import-untyped]  # it has no types
from engineio import packet
from engineio.exceptions import UnknownPacketError  # type: ignore[import-untyped]
from engineio.payload import Payload  # type: ignore[import-untyped]
from engineio.socket import Socket  # type: ignore[import-untyped]

from tests.web.private_parts.contract import (
    PrivateParts,
    require,
    require_attributes,
    require_parameters,
)

PARTS = PrivateParts()
_TRANSPORT = "hub/web/engineio_transport.py"
_LIMITS = "hub/web/connection_limits.py"
_MESSAGE = "hub/web/encoded_message.py"
UPGRADE = {"HTTP_CONNECTION": "Upgrade", "HTTP_UPGRADE": "websocket"}


def engine() -> Any:
    """A server that handles events in the calling thread and has none of its own."""
    return engineio.Server(async_mode="threading", async_handlers=False, monitor_clients=False)


def poll(server: Any, query: str = "", **more: str) -> tuple[str, bytes]:
    """One GET by polling: its status and its body."""
    start = Mock()
    environ = {"REQUEST_METHOD": "GET", "QUERY_STRING": f"EIO=4&transport=polling{query}", **more}
    body = b"".join(server.handle_request(environ, start))
    return start.call_args.args[0], body


class Recording(Queue[Any]):
    """A queue that keeps what was ever put there."""

    def __init__(self) -> None:
        super().__init__()
        self.items: list[Any] = []

    def put(self, item: Any, block: bool = True, timeout: float | None = None) -> None:
        self.items.append(item)
        super().put(item, block, timeout)


@PARTS.part("python-engineio's Server._async", _TRANSPORT, "install")
def a_servers_own_copy_says_which_queue_its_sockets_get() -> None:
    server, other = engine(), engine()
    require({"websocket", "queue"} <= set(server._async), "it has no websocket or no queue")
    server._async = {**server._async, "queue": Recording}
    require(isinstance(Socket(server, "1").queue, Recording), "the socket has another queue")
    require(not isinstance(Socket(other, "1").queue, Recording), "another server has it too")


@PARTS.part("python-engineio's Socket._upgrade_websocket", _TRANSPORT, "install's `made`")
def the_websocket_is_made_with_a_method_of_its_socket_and_called_as_wsgi() -> None:
    server, made = engine(), Mock()
    server._async = {**server._async, "websocket": made}
    socket, environ, start = Socket(server, "1"), dict(UPGRADE), Mock()
    answer = socket.handle_get_request(environ, start)
    handler = made.call_args.args[0]
    require(getattr(handler, "__self__", None) is socket, "the handler is no method of the socket")
    require(len(made.call_args.args) == 2, "it is not made with a handler and the server")
    made.return_value.assert_called_once_with(environ, start)
    require(answer is made.return_value.return_value, "its answer is not passed on")


@PARTS.part("python-engineio's Socket", _TRANSPORT, "EngineioTransport._serve, _is_upgraded")
def it_has_the_marks_that_our_loop_sets() -> None:
    socket = Socket(engine(), "1")
    require_attributes(socket, "sid", "queue", "server", "closed")
    marks = (socket.connected, socket.upgrading, socket.upgraded)
    require(marks == (False, False, False), f"at first they are {marks}")


@PARTS.part("python-engineio's Socket.upgrading", _TRANSPORT, "EngineioTransport._is_upgraded")
def a_poll_while_it_upgrades_is_answered_with_nothing() -> None:
    socket = Socket(engine(), "1")
    socket.upgrading = True
    (only,) = socket.handle_get_request({}, Mock())
    require(only.packet_type == packet.NOOP, "a poll may fetch packets during an upgrade")


@PARTS.part("python-engineio's Socket.upgraded", _TRANSPORT, "EngineioTransport._serve")
def once_upgraded_it_is_not_served_by_polling() -> None:
    server = engine()
    poll(server)
    ((sid, socket),) = server.sockets.items()
    socket.upgraded = True
    status, _ = poll(server, f"&sid={sid}")
    require(status.startswith("400"), f"a poll after the upgrade is answered with {status}")


@PARTS.part("python-engineio's Socket.close", _TRANSPORT, "EngineioTransport._serve, hang_up")
def aborted_it_tells_of_the_end_once_and_puts_none_in_the_queue() -> None:
    require_parameters(Socket.close, "self", "wait", "abort", "reason")
    server, gone = engine(), Mock()
    server._async = {**server._async, "queue": Recording}
    server.on("disconnect", gone)
    socket = Socket(server, "1")
    for _ in range(2):
        socket.close(wait=False, abort=True, reason=server.reason.TRANSPORT_CLOSE)
    gone.assert_called_once_with("1", server.reason.TRANSPORT_CLOSE)
    require(socket.closed, "it is not closed")
    require(socket.queue.items == [None], f"its queue had {socket.queue.items}")


@PARTS.part("python-engineio's Server.reason", _TRANSPORT, "install's `hang_up`")
def the_reasons_that_we_give_have_their_names() -> None:
    require_attributes(engine().reason, "TRANSPORT_CLOSE", "SERVER_DISCONNECT")


@PARTS.part("python-engineio's Socket.receive", _TRANSPORT, "EngineioTransport._serve")
def a_message_becomes_an_event_in_the_calling_thread_and_the_unknown_is_refused() -> None:
    require_parameters(Socket.receive, "self", "pkt")
    server, message = engine(), Mock()
    server.on("message", message)
    socket = Socket(server, "1")
    socket.receive(packet.Packet(encoded_packet="4hello"))
    message.assert_called_once_with("1", "hello")
    try:
        socket.receive(packet.Packet(encoded_packet="6"))
    except UnknownPacketError:
        return
    raise AssertionError("a packet that nobody expects raises no UnknownPacketError")


@PARTS.part("python-engineio's Server.send_packet", "hub/web/broadcast.py", "Broadcast._post")
def a_packet_is_put_in_the_queue_as_the_object_it_is() -> None:
    server = engine()
    require_parameters(server.send_packet, "sid", "pkt")
    server._async = {**server._async, "queue": Recording}
    server.sockets["1"] = socket = Socket(server, "1")
    sent = packet.Packet(packet.MESSAGE)
    server.send_packet("1", sent)
    require(socket.queue.items[-1] is sent, "it is not the same object")
    server.send_packet("2", sent)


@PARTS.part("python-engineio's Socket.poll", "hub/web/outbox.py", "Outbox.put, attach")
def it_takes_all_that_is_queued_and_marks_each_as_done() -> None:
    socket = Socket(engine(), "1")
    sent = [packet.Packet(packet.NOOP) for _ in range(3)]
    for each in sent:
        socket.queue.put(each)
    require(socket.poll() == sent, "it did not take all packets in their order")
    require(socket.queue.unfinished_tasks == 0, "not each was marked as done")
    socket.queue.put(None)
    require(socket.poll() == [], "None is not the end")


@PARTS.part("python-engineio's Server.sockets", _TRANSPORT, "install's `hang_up`")
def it_holds_each_socket_by_its_sid_and_disconnect_may_be_replaced() -> None:
    server = engine()
    poll(server)
    ((sid, socket),) = server.sockets.items()
    require(isinstance(socket, Socket) and socket.sid == sid, "it holds something else")
    require_parameters(server.disconnect, "sid")
    server.disconnect = hung_up = Mock()
    socket.poll = Mock(side_effect=UnknownPacketError)
    poll(server, f"&sid={sid}")
    hung_up.assert_called_once_with(sid)


@PARTS.part("python-engineio's Server.handlers", _LIMITS, "ConnectionLimits.__init__")
def a_handler_may_be_looked_up_and_put_behind_another() -> None:
    server, first, second = engine(), Mock(), Mock(return_value=None)
    server.on("connect", first)
    require(server.handlers["connect"] is first, "`handlers` does not have the handler itself")
    server.on("connect", second)
    poll(server, REMOTE_ADDR="10.0.0.1")
    require(not first.called, "the first handler is still called")
    sid, environ = second.call_args.args
    require(sid in server.sockets, "it is not called with the engine's sid")
    require(environ["REMOTE_ADDR"] == "10.0.0.1", "it is not called with the request")


@PARTS.part("python-engineio's Server._handle_connect", _LIMITS, "ConnectionLimits.connect")
def a_text_from_the_connect_handler_is_the_reason_of_a_refusal() -> None:
    server = engine()
    server.on("connect", lambda sid, environ: "too-fast")
    status, body = poll(server)
    require(status.startswith("401"), f"it answers with {status}")
    require(b"too-fast" in body, "the reason is not in the answer")
    require(not server.sockets, "the refused socket is kept")


@PARTS.part("python-engineio's packet kinds", _TRANSPORT, "_KINDS, _MESSAGE and _is_upgraded")
def each_kind_has_its_number_and_a_probe_its_text() -> None:
    kinds = (packet.PING, packet.PONG, packet.MESSAGE, packet.UPGRADE, packet.NOOP)
    require(kinds == (2, 3, 4, 5, 6), f"ping, pong, message, upgrade, noop are {kinds}")
    encoded = packet.Packet(packet.PONG, data="probe").encode()
    require(encoded == "3probe", f"the answer to a probe is {encoded!r}")


@PARTS.part("python-engineio's Packet.encode", _MESSAGE, "EncodedMessage.encode")
def a_poll_sends_what_a_packets_own_encode_says() -> None:
    class Own(packet.Packet):  # type: ignore[misc]  # python-engineio has no types
        def encode(self, b64: bool = False) -> str:
            return '42["own"]'

    require_parameters(packet.Packet.encode, "self", "b64")
    payload = Payload(packets=[Own(packet.MESSAGE), Own(packet.MESSAGE)]).encode()
    require(payload == '42["own"]\x1e42["own"]', f"a poll is answered with {payload!r}")


@PARTS.part("python-engineio's Packet.__init__", _MESSAGE, "EncodedMessage.__init__")
def it_needs_nothing_but_a_kind() -> None:
    made = packet.Packet(packet.MESSAGE)
    require((made.packet_type, made.data, made.binary) == (4, None, False), "it is otherwise")


@PARTS.part("python-engineio's Socket.schedule_ping", "hub/web/ping_clock.py", "PingClock.task")
def a_ping_is_a_background_task_of_the_method_that_sends_it() -> None:
    server, task = engine(), Mock()
    server._async = {**server._async, "thread": task}
    socket = Socket(server, "1")
    socket.schedule_ping()
    require(socket.last_ping is None, "a socket that waits for its ping says so no longer")
    task.assert_called_once_with(target=socket._send_ping, args=(), kwargs={})
    task.return_value.start.assert_called_once_with()


@PARTS.part("python-engineio's Socket._send_ping", "hub/web/ping_clock.py", "ping")
def after_its_sleep_it_notes_the_time_and_sends_a_ping_unless_it_ends() -> None:
    server, slept = engine(), Mock()
    server._async = {**server._async, "queue": Recording, "sleep": slept}
    socket, ended = Socket(server, "1"), Socket(server, "2")
    socket.last_ping, ended.closing = None, True
    socket._send_ping()
    ended._send_ping()
    require(slept.call_args.args == (server.ping_interval,), "it sleeps another time")
    require(socket.last_ping is not None, "it does not note when it was sent")
    sent = [each.packet_type for each in socket.queue.items]
    require(sent == [packet.PING], f"it sends {sent}")
    require(ended.queue.items == [], "it pings what is about to end")
