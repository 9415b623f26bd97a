"""A tournament's round clock: how long the round has run, and how much is left of it.

The rules know no time. What runs is measured by the steady clock while the hub runs, and put on
the record now and then; the clock on the wall may jump by years and changes nothing here. A hub
that was off does not know for how long: its round waits, with what was left, for the referee.
"""

from collections.abc import Callable
from threading import Lock
from typing import NamedTuple

from hub.rules.tournament.events.round_draw import RoundStarted
from hub.rules.tournament.state import BLANK, Clock, State
from hub.tables.history import GameHistory
from hub.tables.snapshot import Snapshot
from hub.tables.table import Table
from hub.tournaments.stopwatch import Stopwatch

MINUTE = 60_000
NO_LIMIT = -1


class Deadline(NamedTuple):
    """In how many milliseconds a round's time is up, as the log stood after that version's move."""

    wait: int
    version: int


class Reading(NamedTuple):
    """A tournament's clocks at one moment, in milliseconds."""

    clock: Clock
    left: int
    length_left: int
    is_paused: bool
    after_restart: bool = False


class TournamentClock:
    """`steady` is in milliseconds and never jumps. One that is made of a round that runs already
    was made after a restart, and is held until that is on the record.
    """

    def __init__(self, tournament: Table, steady: Callable[[], int]) -> None:
        self._table = tournament
        self._steady = steady
        self._lock = Lock()
        self._round, self._whole = Stopwatch(), Stopwatch()
        state = _state(tournament.game.history())
        self._is_held = _runs(state) and state.minutes > 0
        tournament.watch(self._heard)
        self.catch_up()

    @property
    def is_held(self) -> bool:
        """The hub was off in the middle of the round, and the log does not say so yet."""
        return self._is_held

    def opened(self) -> int:
        """When the tournament was opened, in milliseconds since 1970."""
        return self._table.log.records()[0].at

    def ends(self) -> Deadline | None:
        """When the running round's time is up; None: no clock runs now, or it has no limit."""
        history, now = self.catch_up()
        state = _state(history)
        if history.top is None or not self._counts(state) or not state.minutes:
            return None
        return Deadline(self._unused(state, now), history.top.version)

    def left(self) -> int:
        """Milliseconds of the round; all of them before it begins."""
        return self.read().left

    def length_left(self) -> int:
        """Milliseconds of the whole tournament."""
        return self.read().length_left

    def read(self) -> Reading:
        """All that the clocks show, of one moment."""
        history, now = self.catch_up()
        state = _state(history)
        return Reading(
            state.clock,
            self._left(state, now),
            self._length_left(state, now),
            state.is_paused or self._is_held,
            state.after_restart or self._is_held,
        )

    def unnoted(self) -> dict[int, int]:
        """How long each clock has run that the log does not know well enough: to the minute while
        it runs, exactly once it stands.
        """
        history, now = self.catch_up()
        found: dict[int, int] = {}
        for counter in self._limited(_state(history)):
            more = counter.ran(now) - self._table.referee.clocks.get(counter.since, 0)
            if counter.since and more >= (MINUTE if counter.is_running else 1):
                found[counter.since] = counter.ran(now)
        return found

    def next_note(self) -> int | None:
        """In how many milliseconds something is to be noted; None: nothing runs."""
        history, now = self.catch_up()
        known = self._table.referee.clocks
        waits = [
            MINUTE - (counter.ran(now) - known.get(counter.since, 0))
            for counter in self._limited(_state(history))
            if counter.is_running
        ]
        return max(0, min(waits)) if waits else None

    def catch_up(self) -> tuple[GameHistory, int]:
        """Start and stop what the log says; called at every change. The log, and when it was."""
        now = self._steady()
        with self._lock:
            # Read in here: an older log must not be taken for the newer one.
            history = self._table.game.history()
            state = _state(history)
            self._is_held = self._is_held and _runs(state)
            known = self._table.referee.clocks
            since, runs = _started(history) or self._round.since, self._counts(state)
            self._round = self._round.at(since, known, now, runs=runs and state.minutes > 0)
            # Counted without a limit too: one may be set later.
            since, runs = _began(history) or self._whole.since, state.round > 0
            self._whole = self._whole.at(since, known, now, runs=runs and state.phase != "over")
            return history, now

    def _heard(self, _: Snapshot) -> None:
        self.catch_up()

    def _limited(self, state: State) -> tuple[Stopwatch, ...]:
        """The clocks that matter to anyone."""
        return (self._round, self._whole) if state.length else (self._round,)

    def _counts(self, state: State) -> bool:
        return _runs(state) and not self._is_held

    def _left(self, state: State, now: int) -> int:
        if not state.minutes:
            return NO_LIMIT
        if state.clock == "up":
            return 0
        if state.clock == "off":
            return state.minutes * MINUTE
        return max(0, self._unused(state, now))

    def _unused(self, state: State, now: int) -> int:
        """The round's limit with what was added, less the time in which its clock has run."""
        return (state.minutes + state.added) * MINUTE - self._round.ran(now)

    def _length_left(self, state: State, now: int) -> int:
        """The tournament's length counts from its first draw that stands, while the hub is on."""
        if not state.length:
            return NO_LIMIT
        return max(0, state.length * MINUTE - (self._whole.ran(now) if state.round else 0))


def _state(history: GameHistory) -> State:
    return BLANK if history.top is None else history.state


def _runs(state: State) -> bool:
    return state.clock == "running" and not state.is_paused


def _started(history: GameHistory) -> int:
    """The version that started the round's clock; 0: it has not been started."""
    if _state(history).clock == "off":
        return 0
    for moment in history:
        if any(isinstance(event, RoundStarted) for event in moment.events):
            return moment.version
    raise AssertionError("a clock runs that nobody started")


def _began(history: GameHistory) -> int:
    """The version of the first draw that stands; one that was voided left no round behind it."""
    began = 0
    for moment in history:
        if not moment.state.round:
            break
        began = moment.version
    return began
