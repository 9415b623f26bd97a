"""What is kept at hand of a table that is put away: all that is asked of it without loading it.

Nothing of its game: no hand, no role that was not shown at the end; keys as digests alone.
"""

import msgspec

from hub.rules.contract.any_types import JsonObject
from hub.rules.contract.value import Value
from hub.tables.commit import FAULT, TableFault
from hub.tables.events import KeyKind
from hub.tables.keys import Grant, Keys, PresentedKey, grant_of, stored_seat
from hub.tables.past_night import PastNight, past_night
from hub.tables.table import Table


class KeptKey(Value):
    """A key's digest, and what it opens; a key to the table as a whole has the seat -1."""

    digest: str
    kind: KeyKind
    seat: int

    def __repr__(self) -> str:
        return f"KeptKey(kind={self.kind!r}, seat={self.seat})"


class NightEntry(Value, kw_only=True):
    """One table that is over, as it was at the record that `mark` is of.

    `people` are the names at all its seats, `phones` the seats whose owners have a key. `is_over`
    says that its game has an outcome, `is_ended` that it was closed. One that `is_alone` is no
    tournament's and none itself; `about` is what a tournament tells of itself.
    """

    name: str
    mark: str
    version: int
    game: str
    of: str
    is_alone: bool
    code: str
    people: tuple[str, ...]
    bots: tuple[int, ...]
    phones: tuple[int, ...]
    options: JsonObject
    opened_at: int
    moved_at: int
    is_started: bool
    is_over: bool
    is_ended: bool
    paused: str
    pace: float
    next: str
    panels: int
    keys: tuple[KeptKey, ...]
    about: JsonObject = {}

    def __repr__(self) -> str:
        return f"NightEntry({self.name!r})"

    def grant(self, key: PresentedKey) -> Grant | None:
        """What this key opens, if anything; every key is compared, in the same time."""
        grants = {each.digest: grant_of(each.kind, each.seat) for each in self.keys}
        return Keys(grants).grant(key)


class IndexedNight(Value):
    """An entry, and the night as it is told of, where there is one to tell."""

    entry: NightEntry
    night: PastNight | None = None


def is_alone(table: Table) -> bool:
    """It belongs to no tournament and is none."""
    return not table.of and table.seats.has_ring


def is_done(table: Table) -> bool:
    """Its game has an outcome, or it was closed; not so while it rests with a bug of ours."""
    if table.paused == FAULT:
        return False
    try:
        return table.is_ended or table.game.outcome() is not None
    except TableFault:
        return False


def indexed(table: Table, mark: str, about: JsonObject) -> IndexedNight:
    """What to keep of a table that is done; the log stood at this mark, or went on since."""
    version, outcome = table.version, table.game.outcome()
    opened, moved = table.log.times()
    entry = NightEntry(
        name=table.name,
        mark=mark,
        version=version,
        game=table.rules.key,
        of=table.of,
        is_alone=is_alone(table),
        code=table.settings.code,
        people=table.seats.names,
        bots=tuple(sorted(table.seats.bots)),
        phones=tuple(seat for seat in range(len(table.seats.names)) if table.keys.has_phone(seat)),
        options=msgspec.to_builtins(table.settings.options()),
        opened_at=opened,
        moved_at=moved,
        is_started=table.game.is_started,
        is_over=outcome is not None,
        is_ended=table.is_ended,
        paused=table.paused,
        pace=table.settings.pace,
        next=table.views.outline().next,
        panels=len(table.keys.digests("panel")),
        keys=_keys(table),
        about=about,
    )
    # How a tournament's table ended is nobody's but theirs who sat at it.
    return IndexedNight(entry, past_night(table) if is_alone(table) else None)


def _keys(table: Table) -> tuple[KeptKey, ...]:
    return tuple(
        KeptKey(digest=digest, kind=grant.kind, seat=stored_seat(grant.seat))
        for digest, grant in table.keys.grants().items()
    )
