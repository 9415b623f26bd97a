"""Routes for tournaments: open one, list them, give a referee a new key (host)."""

from flask import Response

from hub.tables.night_entry import NightEntry
from hub.tournaments.tournament_registry import RunningTournament, TournamentRegistry
from hub.web.address import Address
from hub.web.api_routes import HostRoutes, get, post
from hub.web.name_lists import LARGEST_LIST, new_names, shown_list
from hub.web.requests import json_response, read_body
from hub.wire.requests import GivenKey
from hub.wire.tournament import Entries, NewTournament, TournamentOpened, TournamentSeen


class TournamentRoutes(HostRoutes):
    """The host opens a tournament and gives it away: from then on it is the referee's."""

    _tournaments: TournamentRegistry
    _address: Address

    @get("/tournaments")
    def tournaments(self) -> Response:
        away = [self._put_away(entry) for entry in self._tournaments.put_away() if entry.about]
        return json_response(away + [self._seen(running) for running in self._tournaments.all()])

    @post("/tournaments")
    def open(self) -> Response:
        asked = read_body(NewTournament, LARGEST_LIST)
        options = asked.options
        if asked.pasted:
            options = {**options, "entries": new_names(asked.pasted)[0]}
        running, key = self._tournaments.open(options)
        table = running.table
        link = self._address.join(table.settings.code)
        return json_response(
            TournamentOpened(table=table.name, code=table.settings.code, link=link, key=key), 201
        )

    @post("/tournaments/names")
    def names(self) -> Response:
        """A list as it would be entered, before there is a tournament."""
        return json_response(shown_list(read_body(Entries, LARGEST_LIST).text))

    @post("/tournaments/<name>/referee")
    def referee(self, name: str) -> Response:
        """The link was lost, or another person referees."""
        key = self._tournaments.referee_key(self._tournaments.get(name).table)
        return json_response(GivenKey(table=name, kind="referee", key=key), 201)

    def _seen(self, running: RunningTournament) -> TournamentSeen:
        table, state = running.table, running.reconciler.state
        return TournamentSeen(
            table=table.name,
            code=table.settings.code,
            link=self._address.join(table.settings.code),
            phase=state.phase,
            round=state.round,
            rounds=state.planned,
            players=len(state.present),
            level=state.level,
            ended=state.phase == "over",
            at=running.clock.opened(),
        )

    def _put_away(self, entry: NightEntry) -> TournamentSeen:
        """One that is over; it is not loaded to be listed."""
        link = self._address.join(entry.code)
        at, is_over = entry.opened_at, entry.about["phase"] == "over"
        return TournamentSeen(
            table=entry.name, code=entry.code, link=link, ended=is_over, at=at, **entry.about
        )
