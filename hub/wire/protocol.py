"""The protocol: every HTTP route and socket event, with the type of its messages.

The messages themselves are defined in `messages`, `requests` and `tournament`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

from hub.rules.contract.any_types import JsonObject
from hub.rules.contract.award import Award
from hub.tables.chart import Chart
from hub.tables.export import Night
from hub.tables.past_night import PastNight
from hub.tables.raw import RawTable
from hub.tables.statistics import Statistics
from hub.tables.viewer_snapshot import ViewerSnapshot
from hub.wire.hub import ClaimHub, HubSeen, NameHub
from hub.wire.machine import AskMachine, MachineSeen
from hub.wire.messages import (
    Auth,
    Confirm,
    Gone,
    Look,
    MoveAnswer,
    Nothing,
    Notice,
    SightChange,
    Sound,
    Submit,
    TakeBack,
    Vouch,
)
from hub.wire.own_page import (
    BeginUpload,
    CopiesSeen,
    CopySeen,
    FindingSeen,
    HostSeen,
    Restore,
)
from hub.wire.requests import (
    AppointProxy,
    ChangeSeat,
    Choose,
    DamagedTable,
    GameSeen,
    GivenKey,
    Health,
    Invitation,
    Join,
    Joined,
    LetIn,
    Letters,
    LightSeat,
    Named,
    NewTable,
    Pause,
    Refused,
    Reorder,
    SeatCode,
    SendScreens,
    SetPace,
    SheetChecked,
    SheetSeen,
    TableSeen,
    Ticket,
    UseCode,
    WantKey,
    Watch,
    Watching,
    Welcome,
)
from hub.wire.tournament import (
    Archive,
    ClockSeen,
    CorrectionRuled,
    DeskSeen,
    Entered,
    Entries,
    LetInHall,
    NamesRead,
    NewTournament,
    PhonesSeen,
    Placed,
    TournamentOpened,
    TournamentSeen,
)

Sheet: TypeAlias = JsonObject
"""A sheet is the game's own: what it holds, its check says."""

# A type as a value, such as `Join` or `tuple[TableSeen, ...]`: Python has no type for these yet.
TypeForm: TypeAlias = Any


class Route(NamedTuple):
    """What goes to an address and what comes back; None: nothing, or no JSON."""

    asks: TypeForm = None
    says: TypeForm = None


ROUTES: dict[str, Route] = {
    "GET /healthz": Route(says=Health),
    "GET /api/hub": Route(says=HubSeen),
    "POST /api/hub": Route(asks=NameHub),
    "POST /api/claim": Route(asks=ClaimHub),
    "GET /api/hub/hosts": Route(says=tuple[HostSeen, ...]),
    "DELETE /api/hub/hosts": Route(),
    "DELETE /api/hub/hosts/{name}": Route(),
    "GET /api/hub/findings": Route(says=tuple[FindingSeen, ...]),
    "GET /api/hub/backup": Route(),
    "GET /api/hub/copies": Route(says=CopiesSeen),
    "POST /api/hub/upload": Route(asks=BeginUpload),
    "GET /api/hub/upload": Route(says=CopySeen),
    "POST /api/hub/upload/{offset}": Route(),
    "POST /api/hub/restore": Route(asks=Restore),
    "POST /api/hub/restart": Route(),
    "GET /api/hub/machine": Route(says=MachineSeen),
    "POST /api/hub/machine": Route(asks=AskMachine),
    "GET /api/join/{code}": Route(says=Invitation),
    "GET /api/join/{code}/qr.{kind}": Route(),
    "POST /api/join/{code}/light": Route(asks=LightSeat),
    "POST /api/join/{code}/watch": Route(asks=Named, says=Joined),
    "POST /api/join": Route(asks=Join, says=Joined),
    "POST /api/move": Route(asks=UseCode, says=Joined),
    "POST /api/tables/{name}/code": Route(says=SeatCode),
    "GET /api/tables/{name}/awards": Route(says=tuple[Award, ...]),
    "POST /api/tables/{name}/seat": Route(asks=ChangeSeat),
    "DELETE /api/tables/{name}/seat": Route(),
    "POST /api/tables/{name}/name": Route(asks=Named),
    "POST /api/tables/{name}/not-me": Route(),
    "GET /api/tables/{name}/chart": Route(says=Chart),
    "GET /api/tables/{name}/welcome": Route(says=Welcome),
    "POST /api/tv": Route(says=Letters),
    "GET /api/tv/{ticket}": Route(says=Ticket),
    "GET /api/games": Route(says=tuple[GameSeen, ...]),
    "GET /api/games/{game}/sheets": Route(says=tuple[SheetSeen, ...]),
    "POST /api/games/{game}/sheets": Route(asks=Sheet, says=Sheet),
    "POST /api/games/{game}/sheets/check": Route(asks=Sheet, says=SheetChecked),
    "POST /api/games/{game}/sheets/import": Route(says=Sheet),
    "GET /api/games/{game}/sheets/{key}": Route(says=Sheet),
    "DELETE /api/games/{game}/sheets/{key}": Route(),
    "GET /api/games/{game}/sheets/{key}/export": Route(),
    "GET /api/tables": Route(says=tuple[TableSeen, ...]),
    "POST /api/tables": Route(asks=NewTable, says=TableSeen),
    "POST /api/tables/watch": Route(asks=Watch, says=Watching),
    "GET /api/tables/{name}": Route(says=TableSeen),
    "DELETE /api/tables/{name}": Route(),
    "POST /api/tables/{name}/choose": Route(asks=Choose, says=TableSeen),
    "POST /api/tables/{name}/start": Route(says=TableSeen),
    "POST /api/tables/{name}/pause": Route(asks=Pause, says=TableSeen),
    "POST /api/tables/{name}/resume": Route(says=TableSeen),
    "POST /api/tables/{name}/end": Route(says=TableSeen),
    "POST /api/tables/{name}/again": Route(says=TableSeen),
    "POST /api/tables/{name}/order": Route(asks=Reorder, says=TableSeen),
    "POST /api/tables/{name}/go-round": Route(says=TableSeen),
    "POST /api/tables/{name}/bots": Route(says=TableSeen),
    "POST /api/tables/{name}/pace": Route(asks=SetPace, says=TableSeen),
    "POST /api/tables/{name}/keys": Route(asks=WantKey, says=GivenKey),
    "DELETE /api/tables/{name}/keys/panel": Route(says=TableSeen),
    "POST /api/tables/{name}/screens": Route(asks=SendScreens, says=TableSeen),
    "POST /api/tables/{name}/seats/{seat}": Route(asks=Named, says=TableSeen),
    "DELETE /api/tables/{name}/seats/{seat}": Route(says=TableSeen),
    "POST /api/tables/{name}/seats/{seat}/proxy": Route(asks=AppointProxy, says=TableSeen),
    "POST /api/tables/{name}/seats/{seat}/code": Route(says=SeatCode),
    "POST /api/tables/{name}/seats/{seat}/hand": Route(says=GivenKey),
    "DELETE /api/tables/{name}/seats/{seat}/hand": Route(says=TableSeen),
    "POST /api/screens/{letters}": Route(asks=LetIn),
    "GET /api/wifi.{kind}": Route(),
    "GET /api/tournaments": Route(says=tuple[TournamentSeen, ...]),
    "POST /api/tournaments": Route(asks=NewTournament, says=TournamentOpened),
    "POST /api/tournaments/{name}/referee": Route(says=GivenKey),
    "GET /api/tournaments/{name}/desk": Route(says=DeskSeen),
    "POST /api/tournaments/names": Route(asks=Entries, says=NamesRead),
    "POST /api/tournaments/{name}/names": Route(asks=Entries, says=NamesRead),
    "POST /api/tournaments/{name}/entries": Route(asks=Entries, says=Entered),
    "POST /api/tournaments/{name}/sheets": Route(asks=Entries, says=Entered),
    "POST /api/tournaments/{name}/entrants/{entrant}/code": Route(says=SeatCode),
    "DELETE /api/tournaments/{name}/entrants/{entrant}/phone": Route(),
    "POST /api/tournaments/{name}/phones/seen": Route(asks=PhonesSeen),
    "POST /api/tournaments/{name}/tables/{short}/corrections/{since}": Route(asks=CorrectionRuled),
    "POST /api/tournaments/{name}/screens/{letters}": Route(asks=LetInHall),
    "POST /api/tournaments/{name}/keys": Route(asks=LetInHall, says=GivenKey),
    "POST /api/tournaments/{name}/resume": Route(),
    "POST /api/tournaments/{name}/tables/{short}/pause": Route(asks=Pause),
    "POST /api/tournaments/{name}/tables/{short}/resume": Route(),
    "GET /api/tournaments/{name}/draw.{kind}": Route(),
    "GET /api/tournaments/{name}/sheets.{kind}": Route(),
    "GET /api/tournaments/{name}/standings.{kind}": Route(),
    "GET /api/tournaments/{name}/ranking.{kind}": Route(),
    "GET /api/tournaments/{name}/record.{kind}": Route(),
    "GET /api/tournaments/{name}/export": Route(says=Archive),
    "GET /api/tournaments/{name}/seat": Route(says=Placed),
    "GET /api/tournaments/{name}/clock": Route(says=ClockSeen),
    "GET /api/damaged": Route(says=tuple[DamagedTable, ...]),
    "GET /api/damaged/{name}/export": Route(says=RawTable),
    "GET /api/history": Route(says=tuple[PastNight, ...]),
    "GET /api/statistics": Route(says=Statistics),
    "GET /api/results.csv": Route(),
    "GET /api/tables/{name}/export": Route(says=Night),
    "POST /api/import": Route(asks=Night, says=PastNight),
}

# A phone's events, each answered by an Answer, and the hub's own.
EVENTS: dict[str, TypeForm] = {
    "move": Submit,
    "undo": TakeBack,
    "look": Look,
    "secret": Nothing,
    "vouch": Vouch,
    "confirm": Confirm,
    "sound": Sound,
}
TOLD: dict[str, TypeForm] = {
    "sight": ViewerSnapshot,
    "change": SightChange,
    "gone": Gone,
    "notice": Notice,
    "summary": TableSeen,
    "desk": DeskSeen,
}


class Protocol(NamedTuple):
    """All that is sent between clients and the hub."""

    routes: Mapping[str, Route] = ROUTES
    events: Mapping[str, TypeForm] = EVENTS
    told: Mapping[str, TypeForm] = TOLD

    def received(self) -> tuple[TypeForm, ...]:
        """What the hub is sent, but for what it said itself."""
        asked = (route.asks for route in self.routes.values())
        own = self.sent()
        return tuple(
            kind for kind in _once((Auth, *self.events.values(), *asked)) if kind not in own
        )

    def sent(self) -> tuple[TypeForm, ...]:
        """What the hub sends."""
        answers = (route.says for route in self.routes.values())
        return _once((MoveAnswer, Refused, *self.told.values(), *answers))


def _once(kinds: Iterable[TypeForm]) -> tuple[TypeForm, ...]:
    return tuple(dict.fromkeys(kind for kind in kinds if kind is not None))
