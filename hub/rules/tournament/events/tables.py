"""What is done at a table itself: put right there by somebody, or opened once more."""

from hub.rules.contract.change import Change
from hub.rules.contract.event import Event, story
from hub.rules.tournament.bracket import reopened
from hub.rules.tournament.events.referee_record import Private, on_record
from hub.rules.tournament.state import Decision, State, replace

NOBODY = -1


class TablePutRight(Private, tag="table-put-right"):
    """Something was set straight at a table, by the referee with a reason or by a player.

    `number` is where it stands in that table's log, so that nothing is told twice; `entrant` is
    the player who did it, -1: the referee, perhaps for a `chair`. `what` is the offer, or "undo".
    """

    tells = story("table-put-right", "table")

    table: str
    number: int
    what: str
    entrant: int = NOBODY
    chair: int = NOBODY
    why: str = ""
    changes: tuple[Change, ...] = ()

    def evolve(self, state: State) -> State:
        decision = Decision(
            kind="put-right" if self.entrant == NOBODY else "own-correction",
            table=self.table,
            entrant=self.entrant,
            why=self.why,
            what=self.what,
            chair=self.chair,
            changes=self.changes,
        )
        after = on_record(state, decision)
        return replace(after, told={**state.told, self.table: self.number})


class TableReopened(Event, tag="table-reopened"):
    """A game that ended by a slip is played on: its sheet, or who won the duel, does not count."""

    tells = story("table-reopened", "table")

    table: str
    why: str

    def evolve(self, state: State) -> State:
        table = self.table
        after = on_record(state, Decision(kind="reopened", table=table, why=self.why))
        after = replace(after, desk="", reopened=(*state.reopened, table))
        if table in state.duels:
            return replace(after, duels=reopened(state.duels, table))
        sheets = {name: sheet for name, sheet in state.sheets.items() if name != table}
        return replace(after, sheets=sheets)
