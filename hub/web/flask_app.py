"""Flask and Socket.IO as this hub uses them: nothing of an error's inside is shown or logged."""

import logging

from flask import Flask, Response
from flask_socketio import SocketIO
from werkzeug.exceptions import HTTPException

from hub.rules.contract.refusal import reason
from hub.web.guard import ExcInfo
from hub.web.packets import Json, TextPacket
from hub.web.requests import refusal
from hub.web.websocket import LARGEST_MESSAGE

_log = logging.getLogger(__name__)


class QuietFlask(Flask):
    """Of an error of ours only its kind is logged: texts and addresses may hold secrets."""

    def log_exception(self, exc_info: ExcInfo) -> None:
        _log.error("a request met a fault: %s", type(exc_info[1]).__name__)


def flask_app() -> Flask:
    """An application without routes; its errors are codes, and no page of Flask's."""
    app = QuietFlask("hub", static_folder=None)
    app.url_map.merge_slashes = False
    app.register_error_handler(HTTPException, _malformed)
    app.register_error_handler(404, _not_found)
    app.register_error_handler(405, _not_allowed)
    app.register_error_handler(500, _broken)
    return app


def _malformed(error: HTTPException) -> tuple[Response, int]:
    return refusal(reason("malformed")), error.code or 400


def _not_found(_: HTTPException) -> tuple[Response, int]:
    return refusal(reason("no-such-page")), 404


def _not_allowed(_: HTTPException) -> tuple[Response, int]:
    return refusal(reason("no-such-page")), 405


def _broken(_: Exception) -> tuple[Response, int]:
    return refusal(reason("hub-fault")), 500


def socketio_of(app: Flask) -> SocketIO:
    """Socket.IO before this application; its transport is put in by `engineio_transport`."""
    socketio = SocketIO(
        app,
        async_mode="threading",
        async_handlers=False,
        cors_allowed_origins=[],
        json=Json,
        serializer=TextPacket,
        max_http_buffer_size=LARGEST_MESSAGE,
        ping_interval=10,
        ping_timeout=10,
        transports=["websocket", "polling"],
        manage_session=False,
        cookie=None,
    )
    # They set a level of their own, and would log whatever nonsense anyone sends, with a trace.
    socketio.server.logger.setLevel(logging.CRITICAL)
    socketio.server.eio.logger.setLevel(logging.CRITICAL)
    return socketio
