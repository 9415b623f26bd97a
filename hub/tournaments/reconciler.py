"""Reconcile a tournament with its tables: open those it wants, report and close those over.

Everything is looked at anew each time and nothing is remembered, so a crash between any two of
its steps heals with the next look. No rule of any game, and no decision of the referee's. It runs
in the thread that changed something, after that table was let go: no two tables are ever held.
"""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock

from hub.rules.contract.actor import HUB, TABLE
from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.form import Move
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import TOURNAMENT
from hub.rules.tournament.required_tables import WantedTable, duel_of, place_of
from hub.rules.tournament.state import State
from hub.tables.commit import TableFault
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from hub.tournaments.keys import carry_on, forget_gone, hand_out, take_away
from hub.tournaments.leavers import departures, has_just_left, seats_left, tag_of
from hub.tournaments.put_right import untold
from hub.tournaments.seat_names import sit
from hub.tournaments.tables import TournamentTables

_log = logging.getLogger(__name__)

# A game's event that says that its time is up.
_CALLED = "time-called"


class Reconciler:
    """Reconciles one tournament, which is a table of the registry like any other."""

    def __init__(self, registry: TableRegistry, tournament: Table) -> None:
        self._registry = registry
        self.tournament = tournament
        self.tables = TournamentTables(registry, tournament)
        self._lock = Lock()
        self._is_due = False
        self._is_over = False
        self._unwatch: list[Callable[[], None]] = []
        self._unmind: Callable[[], None] = lambda: None

    def __repr__(self) -> str:
        return f"Reconciler({self.tournament.name!r})"

    @property
    def state(self) -> State:
        return self.tables.state

    def mind(self) -> None:
        """Look now, and after every change of the tournament or of one of its tables."""
        self._unmind = self._registry.on_open(self._watch)
        self.tend()

    def leave(self) -> None:
        """The tournament is given up or put away: nothing is opened or reported any more."""
        self._is_over = True
        self._unmind()
        # Whoever is at it now is waited for.
        with self._lock:
            for unwatch in self._unwatch:
                unwatch()

    def _watch(self, table: Table) -> None:
        if self._is_over:
            return
        if table is self.tournament:
            self._unwatch.append(table.watch(lambda _: self.tend()))
        elif self.tables.is_ours(table):
            self._unwatch.append(table.watch(lambda _: self._heard_of(table)))

    def _heard_of(self, table: Table) -> None:
        """Most moves at a table are none of the tournament's business."""
        is_due = (
            self.state.clock == "up"
            or _outcome(table) is not None
            or _is_called(table)
            or has_just_left(table)
            or bool(self.state.left_game)
        )
        if self._untold(table) or (is_due and not table.is_ended):
            self.tend()

    def tend(self) -> None:
        """Do all that there is to do now. Called while it is being done, it is done once more."""
        self._is_due = True
        while self._is_due and self._lock.acquire(blocking=False):
            try:
                self._is_due = False
                if not self._is_over:
                    self._look()
            finally:
                self._lock.release()

    def settle(self) -> None:
        """Wait until all that is due is done: whoever saw the draw finds its tables open."""
        while True:
            with self._lock:
                if not self._is_due:
                    return
            self.tend()

    def _look(self) -> None:
        with _alone(self.tournament.name):
            forget_gone(self.tournament.keys, len(self.state.entrants))
        for name, opened in self.tables.tables().items():
            with _alone(name):
                take_away(self.tournament.keys, opened.keys)
        self._report_leavers()
        for name, opened in self.tables.tables().items():
            with _alone(name):
                for move in self._untold(opened):
                    self._submit(self.tournament, move)
        for again in TOURNAMENT.tables_wanted(self.state):
            if duel_of(again.name) in self.state.reopened:
                with _alone(self.tables.name_of(again.name)):
                    self._reopen(again)
        while self._report_one():
            pass
        wanted = TOURNAMENT.tables_wanted(self.state)
        self._close_unwanted({self.tables.name_of(table.name) for table in wanted})
        for table in wanted:
            with _alone(self.tables.name_of(table.name)):
                self._run(table)

    def _run(self, wanted: WantedTable) -> None:
        """Open, seated and begun. One that was closed stays so: its sheet is typed in."""
        table = self._opened(wanted)
        if table is not None and not table.is_ended:
            self._seat(table, wanted)
            self._call_time(table)

    def _report_leavers(self) -> None:
        """Whoever left a game is asked whether the tournament too, until they are back in it."""
        open_tables = self.tables.tables()
        for wanted in TOURNAMENT.tables_wanted(self.state):
            table = open_tables.get(self.tables.name_of(wanted.name))
            if table is None or table.is_ended or not table.game.is_started:
                continue
            with _alone(table.name):
                for move in departures(self.state, wanted.entrants, seats_left(table)):
                    self._submit(self.tournament, move)

    def _untold(self, table: Table) -> tuple[Move, ...]:
        return untold(self.state, self.tables.short_of(table), table)

    def _reopen(self, wanted: WantedTable) -> None:
        """If it cannot be, it is reported once more, and the referee corrects the sheet."""
        table = self.tables.tables().get(self.tables.name_of(wanted.name))
        if table is not None and table.is_ended:
            table.undo.reopen(HUB)

    def _report_one(self) -> bool:
        """Report a table that is over; the tournament may want others after that."""
        open_tables = self.tables.tables()
        for wanted in TOURNAMENT.tables_wanted(self.state):
            table = open_tables.get(self.tables.name_of(wanted.name))
            outcome = _outcome(table) if table is not None else None
            if table is None or outcome is None:
                continue
            with _alone(table.name):
                view = table.views.look(TABLE).view
                figures = tuple(place.figure for place in view.places) if view is not None else ()
                move = TOURNAMENT.report(self.state, wanted.name, outcome, figures)
                if move is not None and self._submit(self.tournament, move):
                    return True
        return False

    def _close_unwanted(self, wanted: set[str]) -> None:
        """A table that is reported, typed in or not drawn any more is closed for good."""
        for name, table in self.tables.tables().items():
            if name not in wanted and not table.is_ended:
                with _alone(name):
                    table.end(HUB)

    def _opened(self, wanted: WantedTable) -> Table | None:
        """The table, opened if it is not; None for one that this hub cannot play or read."""
        name = self.tables.name_of(wanted.name)
        if (table := self.tables.tables().get(name)) is not None:
            return table
        try:
            return self._registry.open(
                name,
                wanted.game,
                wanted.options,
                of=self.tournament.name,
                prepare=lambda table: self._seat(table, wanted),
            )
        except Refusal as refusal:
            if refusal.code in ("no-such-game", "table-exists"):
                return None
            raise

    def _seat(self, table: Table, wanted: WantedTable) -> None:
        """Everyone at their chair with the key they have, and the game begun."""
        entrants = self.state.entrants
        for seat, entrant in enumerate(wanted.entrants):
            if not table.seats.names[seat]:
                sit(table.seats, seat, entrants[entrant].name, entrant)
        hand_out(self.tournament.keys, table.keys, wanted.entrants)
        if not table.game.is_started:
            # Only now: what the referee takes from the table later must not come back.
            before = self.tables.before(table, place_of(wanted.name))
            if before is not None:
                carry_on(before, table)
            table.game.start(HUB)

    def _call_time(self, table: Table) -> None:
        """Or take the call back, if it is no longer up; the referee's own at one table stays."""
        if self.state.clock == "up":
            self._submit(table, Move(offer="time-up"))
        elif _is_called(table):
            self._submit(table, Move(offer="time-on"))

    def _submit(self, table: Table, move: Move) -> bool:
        """As the hub. What is refused was done already, or has no place any more."""
        try:
            table.game.submit(HUB, move, f"{move.offer}@{table.version}")
        except (Refusal, TableFault):
            return False
        return True


def _is_called(table: Table) -> bool:
    """Whether the hub called time there, and the last turn is still being played."""
    if not table.game.is_started or table.rules.offer(table.game.state(), HUB, "time-on") is None:
        return False
    called = (
        each for each in table.game.history() if any(tag_of(e) == _CALLED for e in each.events)
    )
    last = next(called, None)
    return last is not None and last.by == str(HUB)


def _outcome(table: Table) -> Outcome | None:
    """How it ended; a table that rests with a bug of ours holds up no other."""
    try:
        return table.game.outcome()
    except TableFault:
        return None


@contextmanager
def _alone(table: str) -> Iterator[None]:
    """A step at one table: what it meets keeps neither the others waiting nor the hub down."""
    try:
        yield
    except Exception as fault:
        # The code only: a fault's text may hold what nobody should read.
        what = fault.code if isinstance(fault, Refusal) else type(fault).__name__
        _log.error("a step at %s was given up: %s", table, what)


def open_tournament(registry: TableRegistry, name: str, options: AnyOptions) -> Reconciler:
    """A new tournament, begun: its entries are in, and its referee can draw."""
    reconciler = Reconciler(registry, registry.open(name, TOURNAMENT.key, options, prepare=_begin))
    reconciler.mind()
    return reconciler


def resume_tournaments(registry: TableRegistry) -> list[Reconciler]:
    """The stewards of all tournaments that are not closed, after a restart; each minds its own."""
    tournaments = [each for each in registry.tables() if each.rules.key == TOURNAMENT.key]
    return [resume_tournament(registry, table) for table in tournaments if not table.is_ended]


def resume_tournament(registry: TableRegistry, table: Table) -> Reconciler:
    """The reconciler of a tournament that came back from the log, with all its tables."""
    reconciler = Reconciler(registry, table)
    with _alone(table.name):
        _begin(table)
        reconciler.mind()
    return reconciler


def _begin(table: Table) -> None:
    """Also from the middle: an older hub may have been killed while it opened this."""
    if not table.settings.code:
        table.settings.choose_code(table.name)
    if not table.game.is_started:
        table.game.start(HUB)
