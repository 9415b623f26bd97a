"""Run the bots: they move when their seat is awaited, each table at its own pace.

One thread for all tables; it holds no lock of theirs while it waits, and none waits for another.
"""

import logging
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from weakref import WeakSet

from hub.bots.player import PlainPlayer
from hub.bots.rhythm import pause
from hub.bots.schedule import BotSchedule
from hub.rules.contract.actor import WATCHER, at
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.simulated_table import Perspective
from hub.tables.chance import SeededChance, new_seed
from hub.tables.commit import TableFault
from hub.tables.demo_restart import is_played_out
from hub.tables.store import StorageFault
from hub.tables.table import Table

_log = logging.getLogger(__name__)

DemoRestart = Callable[[Table], None]

# Beside the seats: what a table waits for that has played itself out.
_ENCORE = -1


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
        self._chance = SeededChance(new_seed())
        self._calls: SimpleQueue[Table | None] = SimpleQueue()
        self._rota: BotSchedule[Table] = BotSchedule(clock)
        self._known: WeakSet[Table] = WeakSet()
        self._thread = Thread(target=self._work, name="bots", daemon=True)
        self._thread.start()

    def mind(self, table: Table) -> None:
        """Play this table's bots from now on."""
        if table not in self._known:
            self._known.add(table)
            table.watch(lambda _: self._call(table))
        self._call(table)

    def stop(self) -> None:
        self._calls.put(None)
        self._thread.join(5)

    def _call(self, table: Table) -> None:
        """Only where there is a bot: waking the thread would cost every move at every table."""
        if table.bots:
            self._calls.put(table)

    def _work(self) -> None:
        while True:
            try:
                table = self._calls.get(timeout=self._rota.wait())
            except Empty:
                pass
            else:
                if table is None:
                    return
                self._guarded(self._plan, table)
            while (due := self._rota.due()) is not None:
                self._guarded(self._act, due)

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
        seconds = table.pace or self._seconds
        return pause(table.look(WATCHER).view, seconds) if seconds else 0.0

    def _act(self, table: Table) -> None:
        """One move of one bot, whose change calls for the next; or all over again."""
        seat = self._awaited_bot(table)
        if seat is not None:
            self._move(table, seat)
        elif self._demo_restart is not None and is_played_out(table):
            self._demo_restart(table)
            # Unless it began again, someone may come to watch later.
            self._calls.put(table)

    def _move(self, table: Table, seat: int) -> None:
        sight = table.look(at(seat))
        if not sight.offers:
            return
        player = PlainPlayer(table.rules, self._chance)
        move = player.move(Perspective(sight.view, table.secret(seat), sight.offers))
        table.submit_bot(seat, move, f"bot-{sight.version:06d}")

    def _awaited_bot(self, table: Table) -> int | None:
        if table.paused or table.is_ended or not table.bots:
            return None
        return next((seat for seat in table.awaited() if seat in table.bots), None)
