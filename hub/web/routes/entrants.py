"""Routes for players in a tournament: which table and seat is theirs, and the round's clock."""

from flask import Response

from hub.rules.contract.refusal import Refusal
from hub.tables.keys import Grant
from hub.tournaments.tournament_registry import RunningTournament, TournamentRegistry
from hub.web.api_routes import ApiRoutes, get
from hub.web.requests import bearer, json_response
from hub.web.round_clock import clock_seen
from hub.wire.tournament import Placed


class EntrantRoutes(ApiRoutes):
    """Needs a key of the tournament, or for the clock one of any of its tables."""

    _tournaments: TournamentRegistry

    @get("/tournaments/<name>/seat")
    def seat(self, name: str) -> Response:
        running, grant = granted(self._tournaments, name)
        if grant.kind != "entrant" or grant.seat is None:
            raise Refusal("no-key")
        running.reconciler.settle()
        found = running.reconciler.tables.table_of(grant.seat)
        if found is None:
            return json_response(Placed(table="", seat=-1))
        table, seat = found
        return json_response(Placed(table=table.name, seat=seat))

    @get("/tournaments/<name>/clock")
    def clock(self, name: str) -> Response:
        return json_response(clock_seen(self._around(name)))

    def _around(self, name: str) -> RunningTournament:
        """The tournament, for whoever has a key to it or to one of its tables."""
        key = bearer()
        if not self._tournaments.admits_around(name, key):
            raise Refusal("no-key")
        return _found(self._tournaments, name)


def granted(tournaments: TournamentRegistry, name: str) -> tuple[RunningTournament, Grant]:
    """The tournament and what the bearer's key opens there.

    Which tournaments there are is nobody's business who has no key to this one.
    """
    if not tournaments.admits(name, bearer()):
        raise Refusal("no-key")
    running = _found(tournaments, name)
    grant = running.table.keys.grant(bearer())
    if grant is None:
        raise Refusal("no-key")
    return running, grant


def _found(tournaments: TournamentRegistry, name: str) -> RunningTournament:
    try:
        return tournaments.get(name)
    except Refusal:
        raise Refusal("no-key") from None
