"""What hub/web needs of python-socketio and Flask-SocketIO beyond what they promise."""

import io
from typing import Any
from unittest.mock import Mock

import flask
import flask_socketio
import socketio
from engineio.packet import Packet as EnginePacket  # type: ignore[import-untyped]
from socketio import packet
from socketio.exceptions import ConnectionRefusedError as ConnectRefused

from tests.web.private_parts.contract import PrivateParts, require, require_parameters

PARTS = PrivateParts()
_PACKETS = "hub/web/packets.py"
_SOCKETS = "hub/web/sockets.py"
_LIMITS = "hub/web/connection_limits.py"


class OwnPacket(packet.Packet):  # type: ignore[misc]  # python-socketio has no types
    """As the library's, but for its search for bytes."""

    uses_binary_events = False


def server(**options: Any) -> Any:
    return socketio.Server(
        async_mode="threading", async_handlers=False, monitor_clients=False, **options
    )


def ask(over: Any, body: str | None = None, sid: str = "") -> bytes:
    """A GET by polling, or a POST of this body."""
    data = (body or "").encode()
    environ = {
        "REQUEST_METHOD": "GET" if body is None else "POST",
        "QUERY_STRING": "EIO=4&transport=polling" + (f"&sid={sid}" if sid else ""),
        "REMOTE_ADDR": "10.0.0.1",
        "CONTENT_LENGTH": str(len(data)),
        "wsgi.input": io.BytesIO(data),
    }
    return b"".join(over.handle_request(environ, Mock()))


def connected(over: Any, auth: str = "") -> str:
    """The engine's sid of a phone that has come in by polling."""
    ask(over)
    (sid,) = over.eio.sockets
    ask(over, f"40{auth}", sid)
    return str(sid)


@PARTS.part("python-socketio's Server.environ", _LIMITS, "ConnectionLimits.connect and _address")
def it_holds_each_request_by_the_engines_sid_until_the_end() -> None:
    over = server()
    ask(over)
    ((sid, environ),) = over.environ.items()
    require(sid in over.eio.sockets, "its keys are not the engine's sids")
    require(environ["REMOTE_ADDR"] == "10.0.0.1", "its values are not the requests")
    over.eio.handlers["disconnect"](sid, "gone")
    require(not over.environ, "a request is kept after the end")


@PARTS.part("python-socketio's handlers of the engine", _LIMITS, "ConnectionLimits.__init__")
def its_welcome_and_farewell_are_handlers_of_the_engine() -> None:
    handlers = server().eio.handlers
    require_parameters(handlers["connect"], "eio_sid", "environ")
    require_parameters(handlers["disconnect"], "eio_sid", "reason")


@PARTS.part("python-socketio's Manager.eio_sid_from_sid", "hub/web/broadcast.py", "Broadcast._post")
def it_gives_the_engines_sid_of_a_connection_and_none_of_another() -> None:
    over, seen = server(), Mock(return_value=None)
    over.on("connect", seen)
    eio_sid = connected(over)
    sid = seen.call_args.args[0]
    require(over.manager.eio_sid_from_sid(sid, "/") == eio_sid, "it gives another sid")
    require(over.manager.eio_sid_from_sid("nobody", "/") is None, "it gives a sid of nobody")


@PARTS.part("python-socketio's connect handler", _SOCKETS, "Sockets.connect")
def it_is_called_with_sid_request_and_what_was_sent_as_auth() -> None:
    over, seen = server(), Mock(return_value=None)
    over.on("connect", seen)
    connected(over, '{"key":"k"}')
    sid, environ, auth = seen.call_args.args
    require(isinstance(sid, str), "the first argument is no sid")
    require(environ["REMOTE_ADDR"] == "10.0.0.1", "the second is not the request")
    require(auth == {"key": "k"}, f"the third is {auth!r}")


@PARTS.part("python-socketio's ConnectionRefusedError", _SOCKETS, "Sockets.connect, _admit")
def its_text_is_the_message_that_a_phone_is_refused_with() -> None:
    over = server()
    over.on("connect", Mock(side_effect=ConnectRefused("no-key")))
    answer = ask(over, sid=connected(over))
    require(answer == b'44{"message":"no-key"}', f"a refused phone gets {answer!r}")


@PARTS.part("python-socketio's handler of every event", _SOCKETS, "Sockets.register")
def an_event_without_a_handler_is_given_by_name_and_its_answer_is_sent() -> None:
    over, seen = server(), Mock(return_value={"ok": False})
    over.on("connect", lambda sid, environ, auth: None)
    over.on("*", seen)
    eio_sid = connected(over)
    ask(over, sid=eio_sid)
    ask(over, '427["what",1]', eio_sid)
    event, sid, *payload = seen.call_args.args
    require((event, payload) == ("what", [1]), f"it is called with {event!r} and {payload}")
    require(over.manager.eio_sid_from_sid(sid, "/") == eio_sid, "the second is not the sid")
    answer = ask(over, sid=eio_sid)
    require(answer == b'437[{"ok":false}]', f"the phone is answered with {answer!r}")


@PARTS.part("python-socketio's Server.__init__", _PACKETS, "TextPacket and Json")
def a_packet_class_and_a_json_module_of_ours_are_used_by_engine_and_server() -> None:
    before, own = EnginePacket.json, Mock(wraps=EnginePacket.json)
    try:
        over = server(serializer=OwnPacket, json=own)
        require(over.packet_class is OwnPacket, "`serializer` is not its packet class")
        require(OwnPacket.json is own, "our packet class has another JSON module")
        require(EnginePacket.json is own, "the engine has another JSON module")
    finally:
        EnginePacket.json = before
        del OwnPacket.json


@PARTS.part("python-socketio's Packet.uses_binary_events", _PACKETS, "TextPacket")
def without_it_nothing_is_searched_for_bytes() -> None:
    data = ["sight", b"bytes"]
    require(packet.Packet(data=data).packet_type == packet.BINARY_EVENT, "nothing is searched")
    require(OwnPacket(data=data).packet_type == packet.EVENT, "a payload is still searched")


@PARTS.part("python-socketio's Packet.decode", _PACKETS, "TextPacket.decode")
def it_returns_how_many_attachments_are_to_come() -> None:
    require_parameters(packet.Packet.decode, "self", "encoded_packet")
    made = OwnPacket()
    counts = made.decode('2["move",{}]'), made.decode('51-["move"]')
    require(counts == (0, 1), f"a text and one with an attachment have {counts}")


@PARTS.part("python-socketio's Packet.decode", _PACKETS, "TextPacket.decode")
def of_what_is_no_json_it_still_knows_kind_and_id() -> None:
    made = OwnPacket()
    try:
        made.decode("27[not json")
    except ValueError:
        require((made.packet_type, made.id) == (packet.EVENT, 7), "it lost its kind or its id")
        return
    raise AssertionError("it does not raise a ValueError")


@PARTS.part("python-socketio's packet kinds", _PACKETS, "KINDS")
def each_kind_has_its_number() -> None:
    kinds = (packet.CONNECT, packet.DISCONNECT, packet.EVENT, packet.ACK)
    require(kinds == (0, 1, 2, 3), f"connect, disconnect, event, ack are {kinds}")


@PARTS.part("python-socketio's Server.disconnect", "hub/web/broadcast.py", "Broadcast.drop")
def it_calls_the_disconnect_handler_and_tells_the_phone_after_what_was_sent_before() -> None:
    over, seen, gone = server(), Mock(return_value=None), Mock()
    over.on("connect", seen)
    over.on("disconnect", gone)
    eio_sid = connected(over)
    ask(over, sid=eio_sid)
    over.eio.send_packet(eio_sid, EnginePacket(4, data='2["gone"]'))
    sid = seen.call_args.args[0]
    over.disconnect(sid)
    require(gone.call_args.args[0] == sid, "the handler is not called with the sid")
    answer = ask(over, sid=eio_sid)
    require(answer == b'42["gone"]\x1e41', f"the phone gets {answer!r}")


@PARTS.part("Flask-SocketIO's SocketIO", "hub/web/flask_app.py", "socketio_of")
def it_makes_a_server_of_the_options_and_stands_before_flask() -> None:
    app = flask.Flask("probe")
    before = app.wsgi_app
    made = flask_socketio.SocketIO(
        app, async_mode="threading", serializer=OwnPacket, async_handlers=False
    )
    require(isinstance(made.server, socketio.Server), "`server` is not python-socketio's")
    require(made.server.packet_class is OwnPacket, "options are not passed on")
    require(made.server.async_handlers is False, "events are handled in threads of their own")
    require(app.wsgi_app != before, "Flask answers before Socket.IO does")
