"""Run the bots: they move when their seat is awaited, each table at its own pace.

One thread keeps the times of all tables and a few others move: a bot that waits for the disk, or
for its table, holds up no bot elsewhere. Of one table's bots one moves at a time.
"""

import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple
from weakref import WeakSet

from hub.bots.player import PlainPlayer
from hub.bots.rhythm import pause
from hub.bots.schedule import BotSchedule
from hub.rules.contract.actor import WATCHER, at
from hub.rules.contract.identifiers import Seat
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.simulated_table import Perspective
from hub.tables.chance import SeededChance, new_seed
from hub.tables.commit import TableFault
from hub.tables.demo_restart import is_played_out
from hub.tables.store import StorageFault
from hub.tables.table import Table

_log = logging.getLogger(__name__)

DemoRestart = Callable[[Table], None]

# Bots that move at the same time, each at a table of its own; their moves share a commit.
AT_ONCE = 8

# Beside the seats: what a table waits for that has played itself out.
_ENCORE = -1


class _Call(NamedTuple):
    """A table that changed, or at which a bot has moved, or tried to."""

    table: Table
    has_moved: bool = False


class BotRunner:
    """Watches tables and plays the seats that are the hub's own.

    `seconds` is how long a bot thinks where a table has no pace of its own. Some time (`rest`)
    after a table played itself to the end, `demo_restart` is asked whether it begins again.
    """

    def __init__(
        self,
        seconds: float,
        demo_restart: DemoRestart | None = None,
        rest: float = 20.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._seconds = seconds
        self._demo_restart = demo_restart
        self._rest = rest
        self._seed = new_seed()
        self._calls: SimpleQueue[_Call | None] = SimpleQueue()
        # Where a bot moves just now, and where another became due meanwhile.
        self._moving: set[Table] = set()
        self._late: set[Table] = set()
        self._rota: BotSchedule[Table] = BotSchedule(clock)
        self._known: WeakSet[Table] = WeakSet()
        self._movers = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="bot")
        self._thread = Thread(target=self._work, name="bots", daemon=True)
        self._thread.start()

    def mind(self, table: Table) -> None:
        """Play this table's bots from now on."""
        if table not in self._known:
            self._known.add(table)
            table.watch(lambda now: self._call(table, now.state.seats.bots))
        self._call(table, table.seats.bots)

    def stop(self) -> None:
        self._calls.put(None)
        self._thread.join(5)
        self._movers.shutdown(wait=False, cancel_futures=True)

    def _call(self, table: Table, bots: frozenset[Seat]) -> None:
        """Only where there is a bot: waking the thread would cost every move at every table."""
        if bots:
            self._calls.put(_Call(table))

    def _work(self) -> None:
        while True:
            try:
                call = self._calls.get(timeout=self._rota.wait())
            except Empty:
                pass
            else:
                if call is None:
                    return
                self._answer(call)
            while (due := self._rota.due()) is not None:
                if due in self._moving:
                    self._late.add(due)
                else:
                    self._moving.add(due)
                    self._movers.submit(self._take_turn, due)

    def _answer(self, call: _Call) -> None:
        if call.has_moved:
            self._moving.discard(call.table)
            # If nothing changed meanwhile it would fail again; the next change brings us back.
            if call.table not in self._late:
                return
            self._late.discard(call.table)
        self._guarded(self._plan, call.table)

    def _take_turn(self, table: Table) -> None:
        """By one of the threads that move."""
        try:
            self._guarded(self._act, table)
        finally:
            self._calls.put(_Call(table, has_moved=True))

    def _guarded(self, do: Callable[[Table], None], table: Table) -> None:
        try:
            do(table)
        except (Refusal, StorageFault, TableFault) as fault:
            # Someone was faster, or the table rests; the next change brings us back.
            _log.info("a bot at %s waits: %s", table.name, type(fault).__name__)
        except Exception as error:
            # A bug in a player is ours, and no other table may wait for it.
            _log.error("a bot at %s failed: %s", table.name, type(error).__name__)

    def _plan(self, table: Table) -> None:
        """After a change: when the next bot here is due, if any."""
        seat = self._awaited_bot(table)
        if seat is not None:
            self._rota.plan(table, seat, self._pause(table))
        elif self._demo_restart is not None and is_played_out(table):
            self._rota.plan(table, _ENCORE, self._rest)
        else:
            self._rota.cancel(table)

    def _pause(self, table: Table) -> float:
        seconds = table.settings.pace or self._seconds
        return pause(table.views.look(WATCHER).view, seconds) if seconds else 0.0

    def _act(self, table: Table) -> None:
        """One move of one bot, whose change calls for the next; or all over again."""
        seat = self._awaited_bot(table)
        if seat is not None:
            self._move(table, seat)
        elif self._demo_restart is not None and is_played_out(table):
            self._demo_restart(table)
            # Unless it began again, someone may come to watch later.
            self._calls.put(_Call(table))

    def _move(self, table: Table, seat: int) -> None:
        sight = table.views.look(at(seat))
        if not sight.offers:
            return
        # Of each move its own: bots of several tables choose at the same time.
        chance = SeededChance(f"{self._seed}/{table.name}/{sight.version}")
        player = PlainPlayer(table.rules, chance)
        move = player.move(Perspective(sight.view, table.views.secret(seat), sight.offers))
        table.game.submit_bot(seat, move, f"bot-{sight.version:06d}")

    def _awaited_bot(self, table: Table) -> int | None:
        if table.paused or table.is_ended or not table.seats.bots:
            return None
        return next((seat for seat in table.game.awaited() if seat in table.seats.bots), None)
