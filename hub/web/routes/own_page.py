"""Routes for the hub's own page: findings, a copy to keep, one to bring back, starting anew (host).

What a copy holds, and how it is made or put in place, is not known here.
"""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

import msgspec
from flask import Response, request

from hub.rules.contract.refusal import Refusal
from hub.web.api_routes import HostRoutes, get, post
from hub.web.document import LANGUAGES
from hub.web.played_tables import check_unplayed
from hub.web.requests import as_file, json_response, read_body
from hub.wire.own_page import BeginUpload, CopiesSeen, CopySeen, FindingSeen, Restore

# A piece of an upload is one request; the guard lets a mebibyte through.
LARGEST_PIECE = 768 << 10
_A_CHUNK = 256 << 10


class Copies(Protocol):
    """The copies of a hub: made, brought in piece by piece, checked, and put in place."""

    def findings(self, language: str) -> tuple[FindingSeen, ...]: ...
    def backup(self) -> Path: ...
    def begin(self, size: int) -> None: ...
    def add(self, offset: int, piece: bytes) -> int: ...
    def check(self) -> CopySeen: ...
    def stage(self, kept: str) -> None: ...
    def seen(self) -> CopiesSeen: ...


class OwnPageRoutes(HostRoutes):
    """The log holds every role and hand of games that are not over, and so would its copy: the
    host, who often plays, gets none as long as there are such games.
    """

    _playing: Callable[[], int]
    _undecided: Callable[[], int]
    _copies: Copies
    _restart: Callable[[], None]

    @get("/hub/findings")
    def findings(self) -> Response:
        language = request.args.get("lang", LANGUAGES[0])
        if language not in LANGUAGES:
            raise Refusal("malformed")
        return json_response(self._copies.findings(language))

    @get("/hub/backup")
    def backup(self) -> Response:
        """The file has no name any more when it is sent: nothing is left, however that ends."""
        if count := self._undecided():
            raise Refusal("secrets-in-play", count=count)
        path = self._copies.backup()
        file = path.open("rb")
        path.unlink()
        chunks = iter(partial(file.read, _A_CHUNK), b"")
        answer = Response(chunks, mimetype="application/vnd.sqlite3")
        answer.headers["Content-Length"] = str(os.fstat(file.fileno()).st_size)
        answer.call_on_close(file.close)
        return as_file(answer, "honor-hub.sqlite")

    @get("/hub/copies")
    def copies(self) -> Response:
        seen = msgspec.structs.replace(self._copies.seen(), playing=self._playing())
        return json_response(seen)

    @post("/hub/upload")
    def begin(self) -> Response:
        self._copies.begin(read_body(BeginUpload).size)
        return Response(status=204)

    @post("/hub/upload/<int:offset>")
    def add(self, offset: int) -> Response:
        piece = request.get_data(cache=False)
        if len(piece) > LARGEST_PIECE:
            raise Refusal("too-large")
        self._copies.add(offset, piece)
        return Response(status=204)

    @get("/hub/upload")
    def check(self) -> Response:
        return json_response(self._copies.check())

    @post("/hub/restore")
    def restore(self) -> Response:
        """What is there now is kept; what was played since the copy was made is not in it."""
        asked = read_body(Restore)
        check_unplayed(self._playing(), sure=asked.sure)
        self._copies.stage(asked.kept)
        self._restart()
        return Response(status=204)

    @post("/hub/restart")
    def restart(self) -> Response:
        """Phones are back in a moment, and nothing is lost."""
        self._restart()
        return Response(status=204)
