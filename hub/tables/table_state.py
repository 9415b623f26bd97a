"""What a table's own events add up to: its game, options, seats, keys, and whether it rests.

Nothing of the game's state, and no decision: who may do what is asked before an event is.
"""

import msgspec

from hub.rules.contract.identifiers import Version
from hub.tables.events import (
    ClockRead,
    CodeChosen,
    Ended,
    EntriesSeen,
    EntryTaken,
    KeyGiven,
    KeyRevoked,
    LaidOpen,
    OptionsChosen,
    PaceSet,
    Paused,
    ProxyAppointed,
    ProxyDismissed,
    Reopened,
    Resumed,
    SeatFreed,
    SeatsReordered,
    SeatTaken,
    TableEvent,
    TableOpened,
)
from hub.tables.keys import Keys, grant_of
from hub.tables.seats import Seats

replace = msgspec.structs.replace


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """Never changes: an event makes a new state. `paused` is why, or empty.

    `pace` is how many seconds a bot thinks here; 0: as long as anywhere. What happened up to
    the version `laid_open` is known to whoever took the log away. `of` is its tournament, if any.
    A tournament has in `taken` the phones that its referee has not seen yet, and in `clocks` how
    long each has run, by the version that started it.
    """

    game: str
    options: msgspec.Raw
    seed: str
    seats: Seats
    keys: Keys
    code: str = ""
    pace: float = 0.0
    laid_open: Version = Version(0)
    paused: str = ""
    ended: bool = False
    next: str = ""
    of: str = ""
    taken: tuple[EntryTaken, ...] = ()
    clocks: dict[int, int] = {}

    def __repr__(self) -> str:
        return f"TableState(game={self.game!r})"

    @classmethod
    def opened(cls, event: TableOpened, seats: int) -> "TableState":
        return cls(
            game=event.game,
            options=event.options,
            seed=event.seed,
            seats=Seats(names=("",) * seats),
            keys=Keys(),
            of=event.of,
        )

    def after(self, event: TableEvent) -> "TableState":
        """The state after an event; undo concerns the game alone and changes nothing here."""
        match event:
            case SeatTaken(seat=seat, name=name, is_bot=is_bot):
                return replace(self, seats=self.seats.taken(seat, name, is_bot=is_bot))
            case SeatFreed(seat=seat):
                return replace(self, seats=self.seats.freed(seat))
            case SeatsReordered(order=order):
                return replace(
                    self, seats=self.seats.reordered(order), keys=self.keys.reordered(order)
                )
            case KeyGiven(kind=kind, seat=seat, digest=digest, waits_as=name):
                return replace(self, keys=self.keys.given(digest, grant_of(kind, seat, name)))
            case KeyRevoked(digest=digest):
                return replace(self, keys=self.keys.revoked(digest))
            case ProxyAppointed(seat=seat, proxy=proxy):
                return replace(self, seats=self.seats.with_proxy(seat, proxy))
            case ProxyDismissed(seat=seat):
                return replace(self, seats=self.seats.with_proxy(seat, None))
            case _:
                return self._after_running(event)

    def _after_running(self, event: TableEvent) -> "TableState":
        match event:
            case OptionsChosen(options=options):
                return replace(self, options=options)
            case CodeChosen(code=code):
                return replace(self, code=code)
            case LaidOpen(to=version):
                return replace(self, laid_open=version)
            case PaceSet(seconds=seconds):
                return replace(self, pace=seconds)
            case Paused(why=why):
                return replace(self, paused=why)
            case Resumed():
                return replace(self, paused="")
            case Ended(next=next_table):
                return replace(self, ended=True, next=next_table)
            case Reopened():
                return replace(self, ended=False)
            case _:
                return self._after_referee(event)

    def _after_referee(self, event: TableEvent) -> "TableState":
        match event:
            case EntryTaken():
                return replace(self, taken=(*self.taken, event))
            case EntriesSeen(to=version):
                return replace(self, taken=tuple(e for e in self.taken if e.number > version))
            case ClockRead(since=version, ran=ran):
                return replace(self, clocks={**self.clocks, version: ran})
            case _:
                return self
