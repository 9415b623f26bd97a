"""The same people play again: one table follows another, with its seats, names, keys and wishes.

What they play is not known here, nor how a table is opened.
"""

from collections.abc import Callable

import msgspec

from hub.rules.contract.actor import HOST, HUB
from hub.rules.contract.any_types import JsonObject
from hub.rules.contract.refusal import Refusal
from hub.tables.events import KeyKind
from hub.tables.night_entry import is_alone
from hub.tables.table import Table
from hub.tables.table_keys import TableKeys
from hub.tables.table_registry import Prepare, TableRegistry
from hub.tables.table_turns import TableTurns


class NextGame:
    """`open_table` opens one with a code of its own, prepared by what it is given; `free_seats`
    says where a person may sit.
    """

    def __init__(
        self,
        registry: TableRegistry,
        open_table: Callable[[str, JsonObject, Prepare], Table],
        free_seats: Callable[[Table], tuple[int, ...]],
    ) -> None:
        self._registry = registry
        self._open = open_table
        self._free_seats = free_seats
        self._turns = TableTurns()

    def after(self, old: Table) -> Table:
        """The same seats, names, keys and wishes at a new table; the old one is closed.

        Whoever asks once more, or at the same time, is led to the table that was opened for it.
        """
        with self._turns.of(old):
            following = self._following(old)
            if following is not None:
                return following
            table = self._reopened(old)
            try:
                old.lead_on(table.name, HOST)
            except Refusal:
                # It was deleted meanwhile: nobody would find the way to the new one.
                self._registry.forget(table.name)
                raise
            return table

    def _following(self, old: Table) -> Table | None:
        """Where its people play on by now, be it some tables further; None: nowhere."""
        name, passed = old.next, {str(old.name)}
        # A log that was brought in may lead anywhere: in a circle, or to a tournament's tables,
        # which are not for whoever asks here.
        while name not in passed and self._registry.has(name):
            table = self._registry.get(name)
            if not is_alone(table):
                return None
            if not table.is_ended:
                return table
            passed.add(name)
            name = table.next
        return None

    def _reopened(self, old: Table) -> Table:
        """Its other chairs are free again, for whoever came meanwhile; bots play as many as they
        did.
        """
        options = msgspec.to_builtins(old.settings.options())
        if not old.seats.bots:
            options["players"] = max(old.rules.players)
        return self._open(old.rules.key, options, lambda table: self._carry_on(old, table))

    def _carry_on(self, old: Table, table: Table) -> None:
        """Everybody sits where they sat, with the keys and wishes that they had."""
        for seat, name in enumerate(old.seats.names):
            if seat in old.seats.bots:
                table.seats.seat_bot(seat, name)
            elif name:
                table.seats.sit(seat, name, HOST)
            _carry_keys(old.keys, table.keys, "seat", seat)
        for kind in _TABLE_KEYS:
            _carry_keys(old.keys, table.keys, kind, None)
        self._seat_waiting(old, table)
        table.proxies.carry_on(old.proxies)
        if old.settings.pace:
            table.settings.set_pace(old.settings.pace)
        self._seat_as_they_sit(old, table)

    def _seat_as_they_sit(self, old: Table, table: Table) -> None:
        """In the order in which two changed places during the game, if any did."""
        ring = old.game.ring()
        if ring:
            chairs = range(len(table.seats.names))
            table.seats.reorder((*ring, *(seat for seat in chairs if seat not in ring)), HOST)

    def _seat_waiting(self, old: Table, table: Table) -> None:
        """Whoever looked on sits down with the same key, as long as there are chairs."""
        left = []
        for guest in old.waiting.guests:
            free = [seat for seat in self._free_seats(table) if seat not in table.seats.bots]
            try:
                table.seats.sit(free[0], guest.name, HOST, digest=guest.digest)
            except (IndexError, Refusal):
                left.append(guest)
        table.waiting.carry_on(tuple(left))


def _carry_keys(old: TableKeys, new: TableKeys, kind: KeyKind, seat: int | None) -> None:
    for digest in old.digests(kind, seat):
        new.share(kind, seat, digest, by=HUB)


_TABLE_KEYS: tuple[KeyKind, ...] = ("table", "panel", "watcher")
