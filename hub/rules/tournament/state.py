"""Everything the hub knows of a tournament. Never leaves the process; see view.py.

Changed by events alone.
"""

from typing import Literal

import msgspec

from hub.rules.contract import transaction
from hub.rules.contract.change import Change
from hub.rules.contract.frame import OpenQuestion, PendingSteps
from hub.rules.contract.value import Value
from hub.rules.tournament.bracket import FINAL, Bracket
from hub.rules.tournament.format import rounds_for
from hub.rules.tournament.options import Dispensation, Level
from hub.rules.tournament.sheet import Sheet

replace = msgspec.structs.replace

Phase = Literal["entry", "round", "between", "finals", "over"]
Clock = Literal["off", "running", "up"]
DecisionKind = Literal[
    "caution",
    "penalty",
    "lifted",
    "correction",
    "typed-in",
    "void-draw",
    "shogun-again",
    "sent-away",
    Dispensation,
    "time-added",
    "time-recalled",
    "duel",
    "note",
    "put-right",
    "own-correction",
    "reopened",
]


class Entrant(Value):
    """A player. Whoever is not present keeps their points and is not drawn."""

    name: str
    is_present: bool = True


class Seating(Value):
    """A table of a round: its players in seat order, the Shogun first."""

    name: str
    round: int
    entrants: tuple[int, ...]


class Decision(Value):
    """One line of the referee's record; when and by whom stands in the log.

    Of a table that was put right: `what` was done there (an offer of its game, or "undo"), for
    whom if it was for a chair, and which numbers changed by it; their seats are its chairs.
    """

    kind: DecisionKind
    why: str = ""
    entrant: int = -1
    table: str = ""
    points: int = 0
    conduct: str = ""
    is_lifted: bool = False
    what: str = ""
    chair: int = -1
    changes: tuple[Change, ...] = ()


class State(Value):
    """One tournament.

    `rounds` is a dispensed number of rounds (0: the usual one), `field` how many there were at
    the first draw, `voided` how many draws of this round did not stand. `desk` is the sheet that
    lies before the referee. `added` are minutes that this round has beyond its limit; a clock that
    `is_paused` is running all the same, and stands still; `after_restart`, because the hub was
    off. `seeds` are all entrants, best first, once qualifying is closed. `left_game` are those who
    left their table in this round; the `departing` among them are asked whether for good. `told` is
    how far what was put right at each table is on the record, and which call for the referee;
    `reopened` are tables and duels that are played on after they had been reported.
    """

    level: Level = "companion"
    capacity: int = 0
    entrants: tuple[Entrant, ...] = ()
    rounds: int = 0
    field: int = 0
    finalists: int = 4
    minutes: int = 0
    length: int = 0
    mixing: bool = False
    prizes: bool = False
    round: int = 0
    draws: int = 0
    voided: int = 0
    tables: dict[str, Seating] = {}
    sheets: dict[str, Sheet] = {}
    clock: Clock = "off"
    is_paused: bool = False
    after_restart: bool = False
    added: int = 0
    decisions: tuple[Decision, ...] = ()
    calls: tuple[int, ...] = ()
    left_game: tuple[int, ...] = ()
    departing: tuple[int, ...] = ()
    desk: str = ""
    seeds: tuple[int, ...] = ()
    duels: Bracket = {}
    told: dict[str, int] = {}
    reopened: tuple[str, ...] = ()

    @property
    def frames(self) -> tuple[OpenQuestion | PendingSteps, ...]:
        """A tournament is in the middle of nothing that seats are asked about."""
        return ()

    @property
    def phase(self) -> Phase:
        if self.seeds:
            return "over" if self.duels[FINAL].is_over else "finals"
        if self.round == 0:
            return "entry"
        return "between" if self.is_round_over else "round"

    @property
    def is_round_over(self) -> bool:
        return all(table.name in self.sheets for table in self.tables_of(self.round))

    @property
    def planned(self) -> int:
        """The number of rounds; until the first draw as it would be now."""
        return self.rounds or rounds_for(self.field or len(self.present))

    @property
    def present(self) -> tuple[int, ...]:
        return tuple(at for at, entrant in enumerate(self.entrants) if entrant.is_present)

    def tables_of(self, number: int) -> tuple[Seating, ...]:
        return tuple([table for table in self.tables.values() if table.round == number])

    def table_of(self, entrant: int) -> Seating | None:
        """Where someone sits in the round that is drawn."""
        tables = self.tables_of(self.round)
        return next((table for table in tables if entrant in table.entrants), None)

    def shogun_in(self, entrant: int) -> int:
        """The last round in which someone was Shogun; 0: never."""
        rounds = [table.round for table in self.tables.values() if table.entrants[0] == entrant]
        return max(rounds, default=0)


def call_of(table: str) -> str:
    """Under which name `told` has the last call for a correction at this table."""
    return f"{table}/call"


BLANK = State()
Transaction = transaction.Transaction[State]
