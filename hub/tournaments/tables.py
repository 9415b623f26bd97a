"""A tournament's tables: which of the registry's tables are its own, and who sits where.

Things are only found here. Opening, seating and closing is the reconciler's.
"""

from hub.rules.contract.refusal import Refusal
from hub.rules.registry import TOURNAMENT
from hub.rules.tournament.required_tables import place_of
from hub.rules.tournament.state import State
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry


class TournamentTables:
    """The tables that were opened for one tournament, looked up anew each time."""

    def __init__(self, registry: TableRegistry, tournament: Table) -> None:
        self._registry = registry
        self._tournament = tournament

    def __repr__(self) -> str:
        return f"TournamentTables({self._tournament.name!r})"

    @property
    def state(self) -> State:
        state: State = self._tournament.game.state()
        return state

    def name_of(self, table: str) -> str:
        """The name in the registry of a table of the tournament."""
        return f"{self._tournament.name}.{table}"

    def short_of(self, table: Table) -> str:
        """The tournament's own name for one of its tables."""
        return table.name.removeprefix(self.name_of(""))

    def is_ours(self, table: Table) -> bool:
        return table.of == self._tournament.name

    def tables(self) -> dict[str, Table]:
        """All tables that were opened for this tournament, by their names in the registry."""
        return {each.name: each for each in self._registry.tables() if self.is_ours(each)}

    def table(self, short: str) -> Table:
        """One of its tables by the tournament's own name for it."""
        found = self.tables().get(self.name_of(short))
        if found is None:
            raise Refusal("no-such-table")
        return found

    def tables_now(self) -> dict[str, Table]:
        """Those of the round that is drawn, over or not, or the duels; by their short names."""
        state = self.state
        wanted = [each.name for each in TOURNAMENT.tables_wanted(state)]
        drawn = [] if state.seeds else [each.name for each in state.tables_of(state.round)]
        known = self.tables()
        found = {short: known.get(self.name_of(short)) for short in (*drawn, *wanted)}
        return {short: table for short, table in found.items() if table is not None}

    def standing_at(self, short: str) -> Table:
        """The table whose screens stand where this one's did."""
        table = self.table(short)
        while after := table.views.outline().next:
            table = self._registry.get(after)
        return table

    def table_of(self, entrant: int) -> tuple[Table, int] | None:
        """Where an entrant's phone belongs now: the table, and the seat at it."""
        return self.places().get(entrant)

    def places(self) -> dict[int, tuple[Table, int]]:
        """Everyone who sits at a running table, by their number on the list."""
        known = self.tables()
        found: dict[int, tuple[Table, int]] = {}
        for wanted in TOURNAMENT.tables_wanted(self.state):
            table = known.get(self.name_of(wanted.name))
            # Until it has begun its keys are still being handed out.
            if table is not None and table.game.is_started:
                found |= {who: (table, seat) for seat, who in enumerate(wanted.entrants)}
        return found

    def before(self, table: Table, place: int) -> Table | None:
        """The table that was played last at this place in the hall."""
        prefix = self.name_of("")
        others = [each for each in self.tables().values() if each is not table]
        here = [each for each in others if place_of(each.name.removeprefix(prefix)) == place]
        return here[-1] if here else None
