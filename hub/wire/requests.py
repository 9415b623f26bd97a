"""The messages of the HTTP API for players and hosts: request bodies and their answers."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from hub.rules.contract.any_types import JsonObject
from hub.rules.contract.refusal import Reason
from hub.rules.contract.value import Value
from hub.wire.messages import Name, SeatNumber

PersonName = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Seconds = Annotated[float, msgspec.Meta(ge=0.2, le=5)]
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
GameOptions: TypeAlias = JsonObject
"""A game's own, which the game checks; or their JSON Schema."""


class Join(Value):
    """Take a seat with the table's code; without a seat, the first free one."""

    code: Code
    name: PersonName
    seat: SeatNumber | None = None


class UseCode(Value):
    """Move a seat here with a code that works once."""

    code: Code


class Joined(Value):
    """A seat, and the key that is its owner's from now on. It is told this once."""

    table: str
    seat: int
    key: str


class SeatSeen(Value):
    """`phone`: whoever sits there has one, here or away."""

    seat: int
    name: str
    free: bool
    phone: bool = False


class PlaceSeen(Value, omit_defaults=True):
    """One line of a tournament's final ranking, which is everyone's by then."""

    place: int
    name: str
    points: int
    wins: int
    prize: int = 0


class Invitation(Value, omit_defaults=True):
    """What the join page may know of a table.

    Of a tournament also `closed`, why nobody enters by phone any more; once it is `over` it invites
    nobody, and has its `ranking` instead. `by_code`: a round is drawn, and from now on an entry
    goes to a phone by the referee's code alone.
    """

    table: str
    game: str
    started: bool
    seats: tuple[SeatSeen, ...]
    by_code: bool = False
    closed: Reason | None = None
    over: bool = False
    ranking: tuple[PlaceSeen, ...] = ()


class NewTable(Value):
    """`options` are the game's own; see `GET /api/games`."""

    game: Name
    options: GameOptions


class Watch(Value):
    """A table that plays itself; without a game, the first that can. See `SetPace`."""

    game: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seconds: Seconds | None = None


class SetPace(Value):
    """How many seconds a bot thinks at this table."""

    seconds: Seconds


class Choose(Value):
    options: GameOptions


class Reorder(Value):
    order: tuple[SeatNumber, ...]


class Named(Value):
    name: PersonName


class ChangeSeat(Value):
    """Where a player wants to sit instead; whoever sits there comes to their seat."""

    seat: SeatNumber


class LightSeat(Value):
    """A chair that somebody is choosing."""

    seat: SeatNumber


class AppointProxy(Value):
    """Whose phone answers for a seat without one; None: nobody's, the host does."""

    proxy: SeatNumber | None = None


class ProxySeen(Value):
    """A seat without a phone, and the seat whose phone answers for it."""

    seat: int
    proxy: int


class WantKey(Value):
    kind: Literal["table", "panel", "watcher"]


class GivenKey(Value):
    table: str
    kind: str
    key: str


class Pause(Value):
    """How long `why` may be is the table's to say, so that the refusal tells it."""

    why: str = "host"


class LetIn(Value):
    """The host lets a screen with these letters see a table, or a panel have its buttons.

    With the name of a tournament and `hall` it is the hall's screen.
    """

    table: Name
    kind: Literal["table", "panel", "hall"] = "table"


class SendScreens(Value):
    """The screens that show one table shall show this one."""

    table: str


class Letters(Value):
    """A screen that wants in: four letters to show, and a ticket to ask again with."""

    letters: str
    ticket: str


class Ticket(Value, omit_defaults=True):
    """`waiting`, or the key that the host's yes brought."""

    waiting: bool
    table: str = ""
    key: str = ""


class SeatCode(Value):
    """A code that moves a seat to another phone; it works once, for a few minutes.

    `scan` is its address, drawn as SVG.
    """

    code: str
    link: str
    scan: str


class TableSeen(Value):
    """A table in the host's list. `pace` is how many seconds a bot thinks there.

    `options` are the game's own, as they were chosen; `panels` is how many keys panels have.
    `screen`: a table screen shows it now.
    `proxies` are the phones that answer for seats without one, `waiting` the names of those who
    look on and play the next game.
    """

    table: str
    game: str
    level: str
    code: str
    link: str
    started: bool
    ended: bool
    over: bool
    paused: str
    version: int
    seats: tuple[SeatSeen, ...]
    bots: tuple[int, ...]
    pace: float
    options: GameOptions
    panels: int = 0
    screen: bool = False
    proxies: tuple[ProxySeen, ...] = ()
    waiting: tuple[str, ...] = ()


class Welcome(Value):
    """How to come to a table, as its screen shows it: codes to scan are drawn as SVG.

    `code`, `link` and `scan` are empty while no seat is free, `wifi` where none is configured.
    """

    code: str
    link: str
    scan: str
    wifi: str
    seats: tuple[SeatSeen, ...]


class Watching(Value):
    """A table that plays itself, and a table screen's key to it. It is told this once."""

    table: str
    kind: str
    key: str
    seen: TableSeen


class GameSeen(Value):
    """A game that tables can be opened for; one that `plays_itself` can be watched.

    One that `has_sheets` takes one of them as the option `sheet`.
    """

    game: str
    least: int
    most: int
    levels: tuple[str, ...]
    options: GameOptions
    plays_itself: bool
    has_sheets: bool


class SheetSeen(Value):
    """A sheet that a game can be played with; `ours` come with it and cannot be changed."""

    key: str
    name: str
    stars: int
    ours: bool


class SheetChecked(Value):
    """All that is wrong with a sheet as it was typed in; nothing, if it can be saved."""

    mistakes: tuple[Reason, ...]


class Refused(Value):
    """Any answer that is not a 2xx."""

    refusal: Reason


class DamagedTable(Value):
    """A table that cannot be read, and why. `at` is when it was opened, 0 if that is lost too.

    `records` is how many of its records are still there, sound or not.
    """

    table: str
    why: Reason
    at: int = 0
    records: int = 0


class Health(Value):
    """`damaged` is how many tables cannot be read; the others are played on."""

    ok: bool
    version: str
    tables: int
    connections: int
    damaged: int = 0
