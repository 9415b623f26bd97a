"""The summary of a table for the host's pages: seats, state, code to join."""

import msgspec

from hub.tables.join_service import JoinService
from hub.tables.night_entry import NightEntry
from hub.tables.table import Table
from hub.web.address import Address
from hub.web.seat_list import seats_of
from hub.wire.requests import ProxySeen, SeatSeen, TableSeen


class TableSummary(msgspec.Struct, frozen=True, eq=False):
    """Summarises tables. `seconds` is a bot's pause where a table has no pace of its own."""

    _join_service: JoinService
    _address: Address
    _seconds: float

    def told_at(self, table: Table, arrived: str) -> TableSeen:
        """The same, for a host whose socket came in on that address."""
        address = self._address.shown_to(lambda: arrived)
        return msgspec.structs.replace(self, _address=address).table(table)

    def table(self, table: Table) -> TableSeen:
        free = bool(self._join_service.free_seats(table)) and not table.is_ended
        return TableSeen(
            table=table.name,
            game=table.rules.key,
            level=table.rules.level_of(table.settings.options()),
            code=table.settings.code if free else "",
            link=self._address.join(table.settings.code) if free else "",
            started=table.game.is_started,
            ended=table.is_ended,
            over=table.game.is_started and not table.game.awaited(),
            paused=table.paused,
            version=table.version,
            seats=seats_of(self._join_service, table),
            bots=tuple(sorted(table.seats.bots)),
            pace=table.settings.pace or self._seconds,
            options=msgspec.to_builtins(table.settings.options()),
            panels=len(table.keys.digests("panel")),
            screen=table.connections.has_screen,
            proxies=tuple(ProxySeen(seat=seat, proxy=by) for seat, by in table.proxies.pairs()),
            waiting=tuple(guest.name for guest in table.waiting.guests),
        )

    def entry(self, entry: NightEntry) -> TableSeen:
        """The same of a table that is put away, as the index has it."""
        seats = self._seats(entry)
        is_free = any(seat.free for seat in seats) and not entry.is_ended
        return TableSeen(
            table=entry.name,
            game=entry.game,
            level=self._level(entry),
            code=entry.code if is_free else "",
            link=self._address.join(entry.code) if is_free else "",
            started=entry.is_started,
            ended=entry.is_ended,
            over=entry.is_over,
            paused=entry.paused,
            version=entry.version,
            seats=seats,
            bots=entry.bots,
            pace=entry.pace or self._seconds,
            options=entry.options,
            panels=entry.panels,
        )

    def _level(self, entry: NightEntry) -> str:
        """As it was chosen; where there is no choice, the game's one level, if the game is here."""
        if "level" in entry.options or self._join_service.registry.has_lost_game(entry.name):
            return str(entry.options.get("level", ""))
        return str(self._join_service.registry.rules_of(entry.game).levels[0])

    def _seats(self, entry: NightEntry) -> tuple[SeatSeen, ...]:
        people = entry.people[: entry.options["players"]]
        return tuple(
            SeatSeen(
                seat=seat,
                name=name,
                free=not name or seat in entry.bots,
                phone=seat in entry.phones,
            )
            for seat, name in enumerate(people)
        )
