"""Routes for a player's own seat before the start: move, rename, stand up, say that it is wrong.

They need the seat's own key. A device that only goes round has no say, and at a tournament the
referee decides who sits where.
"""

from flask import Response

from hub.rules.contract.refusal import Refusal
from hub.tables.join_service import JoinService
from hub.tables.table import Table
from hub.web.api_routes import ApiRoutes, delete, post
from hub.web.authentication import seat_holder
from hub.web.guesses import Guesses
from hub.web.limits import Buckets, network_of
from hub.web.requests import bearer, read_body, remote_address
from hub.web.visible_tables import is_apart
from hub.wire.requests import ChangeSeat, Named


class OwnSeatRoutes(ApiRoutes):
    """Wrong keys are counted as wrong codes are; what is written down, as sitting down is."""

    _join_service: JoinService
    _guesses: Guesses
    _changes: Buckets

    @post("/tables/<name>/seat")
    def move(self, name: str) -> Response:
        """To a free chair, or to change places with whoever sits there."""
        table = self._table(name)
        to = read_body(ChangeSeat).seat
        self._join_service.check_seat(table, to)
        table.own_seat.move(bearer(), to)
        return Response(status=204)

    @delete("/tables/<name>/seat")
    def stand(self, name: str) -> Response:
        """Whoever wants to come back sits down anew."""
        self._table(name).own_seat.stand(bearer())
        return Response(status=204)

    @post("/tables/<name>/name")
    def rename(self, name: str) -> Response:
        own_seat = self._table(name).own_seat
        own_seat.rename(bearer(), read_body(Named).name)
        return Response(status=204)

    @post("/tables/<name>/not-me")
    def not_me(self, name: str) -> Response:
        """The round stops: somebody sits somewhere else than the hub thinks."""
        self._table(name).lights.stop()
        return Response(status=204)

    def _table(self, name: str) -> Table:
        """The table of whoever asks; which tables there are is told nobody else.

        It is asked for before the body is read: what is wrong with that is nobody else's either.
        """
        table = self._guesses.tried(remote_address(), name, lambda: self._held(name))
        if not self._changes.take(network_of(remote_address())):
            raise Refusal("too-fast")
        return table

    def _held(self, name: str) -> Table:
        table, _ = seat_holder(self._join_service, name)
        if is_apart(table):
            raise Refusal("no-key")
        return table
