"""Score sheets: taken up, filled in, put right."""

from hub.rules.contract.actor import Actor
from hub.rules.contract.event import SILENT, Event, story
from hub.rules.contract.view import Line, line
from hub.rules.tournament.events.referee_record import STOPPED, is_official, on_record
from hub.rules.tournament.sheet import Sheet
from hub.rules.tournament.state import Decision, State, replace


class SheetTaken(Event, tag="sheet-taken"):
    """A sheet lies before the referee; none, if `table` is empty."""

    tells = SILENT

    table: str = ""

    def evolve(self, state: State) -> State:
        return replace(state, desk=self.table)


class Reported(Event, tag="reported"):
    """A table is over. What is on its sheet is for those who sat there, and the referee."""

    tells = story("reported", "table")

    table: str
    sheet: Sheet

    def evolve(self, state: State) -> State:
        sheets = {**state.sheets, self.table: self.sheet}
        seated = state.tables[self.table].entrants
        after = replace(
            state,
            sheets=sheets,
            desk="" if state.desk == self.table else state.desk,
            calls=tuple(actor for actor in state.calls if actor not in seated),
            reopened=tuple(name for name in state.reopened if name != self.table),
        )
        if after.is_round_over:
            after = replace(after, voided=0, **STOPPED)
        if self.sheet.source == "hub":
            return after
        return on_record(after, Decision(kind="typed-in", table=self.table))


class Corrected(Event, tag="corrected"):
    """A sheet was wrong, and is right now."""

    table: str
    sheet: Sheet
    why: str

    def evolve(self, state: State) -> State:
        after = replace(state, sheets={**state.sheets, self.table: self.sheet}, desk="")
        return on_record(after, Decision(kind="correction", table=self.table, why=self.why))

    def seen_by(self, viewer: Actor) -> Line | None:
        sat_there = viewer.kind == "seat" and viewer.seat in [
            row.entrant for row in self.sheet.rows
        ]
        if is_official(viewer) or sat_there:
            return line("corrected", table=self.table, why=self.why)
        return None
