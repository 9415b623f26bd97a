"""Which seat lights up before the start, so that everyone sees where the hub thinks they sit.

The host goes round, seat by seat, or somebody on the join page chooses a chair. Nothing of it is
stored, and nobody's seat changes by it: it is told in what every viewer sees.
"""

from collections.abc import Callable

from hub.rules.contract.actor import NOBODY
from hub.rules.contract.identifiers import Seat
from hub.rules.contract.refusal import Refusal
from hub.tables.commit import CommitPoint
from hub.tables.permission import check_open, check_unstarted
from hub.tables.takeover_limits import steady

LIT_FOR = 1_200
"""Milliseconds for which a seat lights up."""


class SeatLights:
    """One seat at a time; `clock` counts milliseconds and never jumps."""

    def __init__(self, commit: CommitPoint, clock: Callable[[], int] = steady) -> None:
        self._commit = commit
        self._clock = clock
        self._left: tuple[Seat, ...] = ()
        self._until = 0
        self._is_round = False

    @property
    def lit(self) -> int:
        """The seat that lights up now; none does once the game has begun."""
        left = self._left
        return left[0] if left and not self._commit.snapshot.history.has_begun else NOBODY

    @property
    def is_round(self) -> bool:
        """The host goes round: whoever is somewhere else says so."""
        return self._is_round and self.lit != NOBODY

    def go_round(self) -> None:
        """Every seat where somebody sits, clockwise."""
        with self._commit.decision() as now:
            check_open(now)
            check_unstarted(now)
            names = now.state.seats.names
            taken = tuple(Seat(seat) for seat, name in enumerate(names) if name)
            if not taken:
                raise Refusal("seat-free")
            self._go_on(taken, is_round=True)

    def light(self, seat: int) -> None:
        """A chair that somebody is choosing; the host's round is not disturbed by it."""
        with self._commit.decision() as now:
            check_open(now)
            check_unstarted(now)
            chair = now.state.seats.checked(seat)
            if not self.is_round:
                self._go_on((chair,), is_round=False)

    def stop(self) -> None:
        with self._commit.decision():
            self._go_on((), is_round=False)

    def advance(self) -> int | None:
        """On to the next seat if it is time; in how many milliseconds that is, if any is left."""
        with self._commit.decision():
            if not self._left:
                return None
            wait = self._until - self._clock()
            if wait > 0:
                return wait
            self._go_on(self._left[1:], is_round=self._is_round)
            return LIT_FOR if self._left else None

    def _go_on(self, seats: tuple[Seat, ...], *, is_round: bool) -> None:
        """Only within a decision."""
        self._left, self._is_round = seats, is_round
        self._until = self._clock() + LIT_FOR
        self._commit.note_unstored()
