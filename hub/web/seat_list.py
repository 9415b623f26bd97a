"""The seats of a table, or the entries of a tournament, as people see them before they join."""

from hub.tables.join_service import JoinService
from hub.tables.table import Table
from hub.tournaments.registration import is_by_code
from hub.tournaments.tournament_registry import TournamentRegistry
from hub.wire.requests import SeatSeen


def seats_of(join_service: JoinService, table: Table) -> tuple[SeatSeen, ...]:
    free = join_service.free_seats(table)
    return tuple(
        SeatSeen(
            seat=seat,
            name=table.seats.names[seat],
            free=seat in free,
            phone=table.keys.has_phone(seat),
        )
        for seat in range(table.settings.options().players)
    )


def entries_of(tournaments: TournamentRegistry, table: Table) -> tuple[SeatSeen, ...]:
    """The entries of a tournament: free for a phone as long as none has it, and none is drawn."""
    state = tournaments.get(table.name).state
    phones, is_open = set(table.keys.entrants().values()), not is_by_code(state)
    return tuple(
        SeatSeen(
            seat=at,
            name=entrant.name,
            free=is_open and entrant.is_present and at not in phones,
            phone=at in phones,
        )
        for at, entrant in enumerate(state.entrants)
    )
