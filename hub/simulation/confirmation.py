"""What becomes of tokens that a simulated player says are theirs: others confirm, or do not."""

from typing import NamedTuple

from hub.rules.contract.actor import NOBODY, REFEREE
from hub.rules.contract.form import Move
from hub.rules.contract.table_facts import Draws
from hub.simulation.ledger import Ledger, LedgerLine, Moved
from hub.tables.own_corrections import CALL_AFTER, CONFIRMERS
from hub.tables.table import Table
from hub.tournaments.reconciler import Reconciler

# Of so many, one is denied and then let pass, one is met with silence, one the referee rules
# unasked, and one they overturn by a slip of their own; the others confirm the rest.
WAYS = 10
DENIED, UNANSWERED, UNASKED, OVERTURNED = range(4)


class SettledGain(NamedTuple):
    """What was done in the end; None: it was overturned."""

    done: LedgerLine | None
    faults: tuple[str, ...] = ()


class Confirmation:
    """The others at one table, and its referee."""

    def __init__(
        self, reconciler: Reconciler, table: Table, short: str, ledger: Ledger, draws: Draws
    ) -> None:
        self._reconciler, self._table, self._short = reconciler, table, short
        self._ledger, self._draws = ledger, draws

    def settle(self, seat: int, since: int, gain: Moved, offer: str) -> SettledGain:
        """Until nothing waits any more."""
        way, waiting = self._draws.below(WAYS), self._table.own_corrections
        if [each.since for each in waiting.pending] != [since]:
            return SettledGain(None, (f"{offer} asks nobody",))
        if way > OVERTURNED:
            for other in self._others(seat)[:CONFIRMERS]:
                waiting.answer(other, since, is_right=True)
            return SettledGain(LedgerLine(seat, offer))
        faults = self._call(way, seat, since)
        why = f"{offer} of seat {seat}, counted at {self._short}, {since}"
        waiting.rule(since, is_right=way != OVERTURNED, why=why)
        if way == OVERTURNED:
            self._ledger.done.append(LedgerLine(NOBODY, "overturned", seat, why, (gain,)))
            return SettledGain(None, faults)
        return SettledGain(LedgerLine(NOBODY, offer, seat, why), faults)

    def _others(self, seat: int) -> list[int]:
        """Beginning anywhere round the table."""
        seats = [place.seat for place in self._table.views.look(REFEREE).view.places]
        others = sorted({each for each in seats if each != seat})
        first = self._draws.below(len(others))
        return others[first:] + others[:first]

    def _call(self, way: int, seat: int, since: int) -> tuple[str, ...]:
        """Someone says No, or nobody says anything: the referee comes when called."""
        waiting = self._table.own_corrections
        if way == UNASKED:
            return ()
        if way == UNANSWERED:
            waiting.see_to(0)
            waiting.see_to(CALL_AFTER)
        else:
            waiting.answer(self._others(seat)[0], since, is_right=False)
        calls = self._reconciler.state.calls
        self._ledger.calls += 1
        if len(calls) != 1:
            return (f"{len(calls)} calls for what nobody confirms",)
        answered = Move(offer="answer-call", values={"entrant": calls[0]})
        self._reconciler.tournament.game.submit(REFEREE, answered, f"come-{self._short}-{since}")
        return ()
