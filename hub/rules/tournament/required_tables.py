"""Which tables should be running now; whoever opens them knows the games, this does not."""

import re

from hub.rules.contract.any_types import JsonObject
from hub.rules.contract.value import Value
from hub.rules.tournament.bracket import FINAL
from hub.rules.tournament.state import State

GAME = "samurai"
DUEL = "duel"

# The table's or the duel's number in its round; the final has none.
_PLACE = re.compile(r"(?:-t|quarter-|semi-)(\d+)")


class WantedTable(Value):
    """A table to open: its game, its options as data, and its players in seat order.

    The name is its own for ever: a draw that is made again wants tables of other names.
    """

    name: str
    game: str
    options: JsonObject
    entrants: tuple[int, ...]


def place_of(name: str) -> int:
    """Where in the hall a table of this name stands: a round's first where the last one's did."""
    found = _PLACE.search(name)
    return int(found[1]) if found else 1


def duel_of(name: str) -> str:
    """The duel that is fought at a table of this name, whatever its edition; else the name."""
    duel, _, _ = name.partition(".")
    return duel if duel == FINAL or duel.startswith(("quarter-", "semi-")) else name


def seated_at(state: State, name: str) -> tuple[int, ...]:
    """Who sits at a table or fights a duel, in seat order; nobody, of a draw that was voided."""
    if (table := state.tables.get(name)) is not None:
        return table.entrants
    duel = state.duels.get(duel_of(name))
    return () if duel is None else duel.sides


def tables_wanted(state: State) -> tuple[WantedTable, ...]:
    """All tables without a result: those of the round, or the duels that can be fought."""
    return (*wanted_tables(state), *wanted_duels(state))


def wanted_tables(state: State) -> tuple[WantedTable, ...]:
    """The Shogun sits first; two characters to choose from; ties the tournament's way."""
    return tuple(
        WantedTable(
            name=table.name,
            game=GAME,
            options={
                "players": len(table.entrants),
                "level": state.level,
                "characters": "pairs",
                "shogun": 0,
                "judged": True,
                "house": {"ties": "tournament"},
            },
            entrants=table.entrants,
        )
        for table in state.tables_of(state.round)
        if table.name not in state.sheets
    )


def wanted_duels(state: State) -> tuple[WantedTable, ...]:
    return tuple(
        WantedTable(
            name=name if duel.edition == 1 else f"{name}.{duel.edition}",
            game=DUEL,
            options={"players": 2, "level": state.level, "judged": True},
            entrants=duel.sides,
        )
        for name, duel in state.duels.items()
        if duel.is_open
    )
