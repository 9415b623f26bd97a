"""The steward of a tournament: opens the tables it wants, and reports those that are over.

Everything is looked at anew each time and nothing is remembered, so a crash between any two of
its steps heals with the next look. No rule of any game, and no decision of the referee's.
"""

from threading import Lock
from typing import Any

from hub.rules.contract.form import Move
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.who import HUB, TABLE
from hub.rules.registry import TOURNAMENT
from hub.rules.tournament.state import State
from hub.rules.tournament.wanted import WantedTable
from hub.tables.events import KeyKind
from hub.tables.house import House
from hub.tables.seats import LONGEST_NAME
from hub.tables.table import Table

# Keys of the tournament that open its tables too, each as what it is.
_EVERYWHERE: tuple[KeyKind, ...] = ("referee", "hall")


class Steward:
    """Tends one tournament, which is a table of the house like any other."""

    def __init__(self, house: House, tournament: Table) -> None:
        self._house = house
        self.tournament = tournament
        self._lock = Lock()
        self._is_due = False

    def __repr__(self) -> str:
        return f"Steward({self.tournament.name!r})"

    @property
    def state(self) -> State:
        state: State = self.tournament.state()
        return state

    def mind(self) -> None:
        """Look now, and after every change of the tournament or of one of its tables."""
        self._house.on_open(self._watch)
        self.tend()

    def _watch(self, table: Table) -> None:
        if table is self.tournament or table.name.startswith(self.name_of("")):
            table.watch(lambda _: self.tend())

    def tend(self) -> None:
        """Do all that there is to do now. Called while it is being done, it is done once more."""
        self._is_due = True
        while self._is_due and self._lock.acquire(blocking=False):
            try:
                self._is_due = False
                self._look()
            finally:
                self._lock.release()

    def _look(self) -> None:
        while self._report_one():
            pass
        wanted = TOURNAMENT.tables_wanted(self.state)
        self._close_unwanted({self.name_of(table.name) for table in wanted})
        for table in wanted:
            found = self._opened(table)
            if found is not None:
                self._seat(found, table)
                self._call_time(found)

    def name_of(self, table: str) -> str:
        """What a table of the tournament is called in the house."""
        return f"{self.tournament.name}/{table}"

    def tables(self) -> dict[str, Table]:
        """All tables that were opened for this tournament, by their names in the house."""
        prefix = self.name_of("")
        return {each.name: each for each in self._house.tables() if each.name.startswith(prefix)}

    def table_of(self, entrant: int) -> tuple[Table, int] | None:
        """Where an entrant's phone belongs now: the table, and the seat at it."""
        for wanted in TOURNAMENT.tables_wanted(self.state):
            table = self.tables().get(self.name_of(wanted.name))
            if table is not None and entrant in wanted.entrants:
                return table, wanted.entrants.index(entrant)
        return None

    def _report_one(self) -> bool:
        """Report a table that is over; the tournament may want others after that."""
        open_tables = self.tables()
        for wanted in TOURNAMENT.tables_wanted(self.state):
            table = open_tables.get(self.name_of(wanted.name))
            outcome = table.outcome() if table is not None else None
            if table is None or outcome is None:
                continue
            view = table.look(TABLE).view
            figures = tuple(place.figure for place in view.places) if view is not None else ()
            move = TOURNAMENT.report(self.state, wanted.name, outcome, figures)
            if move is not None and self._submit(self.tournament, move):
                return True
        return False

    def _close_unwanted(self, wanted: set[str]) -> None:
        """A table that is reported, typed in or not drawn any more is closed for good."""
        for name, table in self.tables().items():
            if name not in wanted and not table.is_ended:
                table.end(HUB)

    def _opened(self, wanted: WantedTable) -> Table | None:
        """The table, opened if it is not; None for a game that this hub does not have."""
        name = self.name_of(wanted.name)
        if (table := self.tables().get(name)) is not None:
            return table
        try:
            return self._house.open(name, wanted.game, wanted.options)
        except Refusal as refusal:
            if refusal.code == "no-such-game":
                return None
            raise

    def _seat(self, table: Table, wanted: WantedTable) -> None:
        """Everyone at their chair with the key they have, and the game begun."""
        entrants = self.state.entrants
        for seat, entrant in enumerate(wanted.entrants):
            if not table.names[seat]:
                table.sit(seat, _name_at(table, entrants[entrant].name, entrant), HUB)
            for digest in self.tournament.digests("entrant", entrant):
                if digest not in table.digests("entrant", seat):
                    table.share_key("entrant", seat, digest)
        for kind in _EVERYWHERE:
            for digest in self.tournament.digests(kind):
                if digest not in table.digests(kind):
                    table.share_key(kind, -1, digest)
        if not table.is_started:
            table.start(HUB)

    def _call_time(self, table: Table) -> None:
        if self.state.clock == "up":
            self._submit(table, Move(offer="time-up"))

    def _submit(self, table: Table, move: Move) -> bool:
        """As the hub. What is refused was done already, or has no place any more."""
        try:
            table.submit(HUB, move, f"{move.offer}@{table.version}")
        except Refusal:
            return False
        return True


def _name_at(table: Table, name: str, entrant: int) -> str:
    """The entrant's name as this table can have it: short enough, and nobody else's."""
    number = f" {entrant + 1}"
    short = name[:LONGEST_NAME].strip()
    if any(other.casefold() == short.casefold() for other in table.names if other):
        return name[: LONGEST_NAME - len(number)].strip() + number
    return short


def open_tournament(house: House, name: str, options: Any) -> Steward:
    """A new tournament, begun: its entries are in, and its referee can draw."""
    table = house.open(name, TOURNAMENT.key, options)
    table.start(HUB)
    steward = Steward(house, table)
    steward.mind()
    return steward


def resume_tournaments(house: House) -> list[Steward]:
    """The stewards of all tournaments that are not closed, after a restart; each minds its own."""
    tournaments = [each for each in house.tables() if each.rules.key == TOURNAMENT.key]
    stewards = [Steward(house, table) for table in tournaments if not table.is_ended]
    for steward in stewards:
        if not steward.tournament.is_started:
            steward.tournament.start(HUB)
        steward.mind()
    return stewards
