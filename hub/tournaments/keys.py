"""Carry a tournament's keys to its tables, on to the next ones, and revoke them there.

A key is known by its digest alone. Whoever is not known to the tournament any more is known to
none of its tables, also to those that are over.
"""

from hub.rules.contract.actor import HUB
from hub.tables.events import KeyKind
from hub.tables.table import Table
from hub.tables.table_keys import TableKeys

# Those of a table's own screens and buttons, which stand where they stand.
_STANDING: tuple[KeyKind, ...] = ("table", "panel")


# The hall's key is not among those that open a tournament's tables too: its screen would show how a
# table ended before the standings are public.
def hand_out(tournament: TableKeys, table: TableKeys, entrants: tuple[int, ...]) -> None:
    """Everyone who sits at the table opens it with the key they have, and so does the referee."""
    known = table.entrants()
    for digest, entrant in tournament.entrants().items():
        if entrant in entrants and digest not in known:
            table.share("entrant", entrants.index(entrant), digest)
    _carry(tournament, table, "referee")


def forget_gone(tournament: TableKeys, entrants: int) -> None:
    """Whoever's entry was taken back has no key to it: the next one entered gets their number."""
    for entrant in {who for who in tournament.entrants().values() if who >= entrants}:
        tournament.revoke("entrant", entrant, by=HUB)


def take_away(tournament: TableKeys, table: TableKeys) -> None:
    """A key that was moved or revoked at the tournament dies at every table of it."""
    dead = table.entrants().keys() - tournament.entrants().keys()
    dead |= set(table.digests("referee")) - set(tournament.digests("referee"))
    if dead:
        table.shut_out(tuple(dead))


def carry_on(old: Table, new: Table) -> None:
    """The screens and panels of one table go on at another, and are told where."""
    for kind in _STANDING:
        _carry(old.keys, new.keys, kind)
    old.lead_on(new.name)


def _carry(old: TableKeys, new: TableKeys, kind: KeyKind) -> None:
    for digest in old.digests(kind):
        if digest not in new.digests(kind):
            new.share(kind, None, digest)
