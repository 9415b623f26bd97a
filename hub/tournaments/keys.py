"""Carry a tournament's keys to its tables, on to the next ones, and revoke them there.

A key is known by its digest alone. Whoever is not known to the tournament any more is known to
none of its tables, also to those that are over.
"""

from hub.rules.contract.actor import HUB, NOBODY
from hub.tables.events import KeyKind
from hub.tables.table import Table

# Those of the tournament that open its tables too. The hall's is not among them: its screen would
# show how a table ended before the standings are public.
_CARRIED: tuple[KeyKind, ...] = ("entrant", "referee")
# Those of a table's own screens and buttons, which stand where they stand.
_STANDING: tuple[KeyKind, ...] = ("table", "panel")


def hand_out(tournament: Table, table: Table, entrants: tuple[int, ...]) -> None:
    """Everyone who sits at the table opens it with the key they have, and so does the referee."""
    for kind in _CARRIED:
        known = table.holders(kind)
        for digest, entrant in tournament.holders(kind).items():
            is_at_it = kind == "referee" or entrant in entrants
            if is_at_it and digest not in known:
                seat = NOBODY if kind == "referee" else entrants.index(entrant)
                table.share_key(kind, seat, digest)


def forget_gone(tournament: Table, entrants: int) -> None:
    """Whoever's entry was taken back has no key to it: the next one entered gets their number."""
    for entrant in {who for who in tournament.holders("entrant").values() if who >= entrants}:
        tournament.revoke("entrant", entrant, by=HUB)


def take_away(tournament: Table, table: Table) -> None:
    """A key that was moved or revoked at the tournament dies at every table of it."""
    dead = [
        digest
        for kind in _CARRIED
        for digest in table.holders(kind).keys() - tournament.holders(kind).keys()
    ]
    if dead:
        table.shut_out(tuple(dead))


def carry_on(old: Table, new: Table) -> None:
    """The screens and panels of one table go on at another, and are told where."""
    for kind in _STANDING:
        for digest in old.holders(kind):
            if digest not in new.holders(kind):
                new.share_key(kind, NOBODY, digest)
    old.lead_on(new.name)
