"""Routes for sheets: list, read, check, save, delete, export and import (host)."""

from collections.abc import Callable

from flask import Response, request

from hub.rules.contract.game import AnyGame
from hub.rules.contract.refusal import Refusal
from hub.sheets.shelf import LARGEST, ListedSheet, Saved, Shelf
from hub.web.api_routes import HostRoutes, delete, get, post
from hub.web.requests import as_file, json_response, read_body
from hub.wire.messages import Payload
from hub.wire.requests import SheetChecked, SheetSeen


class SheetRoutes(HostRoutes):
    """The sheets of every game that has any."""

    _rules_of: Callable[[str], AnyGame]
    _saved: Saved

    @get("/games/<game>/sheets")
    def sheets(self, game: str) -> Response:
        return json_response([_seen(sheet) for sheet in self._shelf(game).all()])

    @get("/games/<game>/sheets/<key>")
    def show(self, game: str, key: str) -> Response:
        return json_response(self._shelf(game).get(key))

    @post("/games/<game>/sheets/check")
    def check(self, game: str) -> Response:
        found = self._shelf(game).mistakes(read_body(Payload))
        return json_response(SheetChecked(mistakes=found))

    @post("/games/<game>/sheets")
    def save(self, game: str) -> Response:
        return json_response(self._shelf(game).save(read_body(Payload)), 201)

    @delete("/games/<game>/sheets/<key>")
    def remove(self, game: str, key: str) -> Response:
        self._shelf(game).delete(key)
        return Response(status=204)

    @get("/games/<game>/sheets/<key>/export")
    def export(self, game: str, key: str) -> Response:
        answer = Response(self._shelf(game).written(key), mimetype="application/toml")
        return as_file(answer, f"{key}.toml")

    @post("/games/<game>/sheets/import")
    def bring_in(self, game: str) -> Response:
        data = request.get_data(cache=False)
        if len(data) > LARGEST:
            raise Refusal("too-large")
        try:
            source = data.decode()
        except UnicodeDecodeError:
            raise Refusal("malformed") from None
        return json_response(self._shelf(game).bring_in(source), 201)

    def _shelf(self, game: str) -> Shelf:
        return Shelf(self._rules_of(game), self._saved)


def _seen(sheet: ListedSheet) -> SheetSeen:
    return SheetSeen(key=sheet.key, name=sheet.name, stars=sheet.stars, ours=sheet.ours)
