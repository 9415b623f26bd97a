"""Bots at tables: they move when their seat is awaited, after a moment's thought.

One thread for all tables; it holds no lock of theirs while it thinks.
"""

import logging
import time
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

from hub.bots.player import PlainPlayer
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.stage import Seen
from hub.rules.contract.who import at
from hub.tables.chance import SeededChance, new_seed
from hub.tables.commit import TableFault
from hub.tables.store import StorageFault
from hub.tables.table import Table

_log = logging.getLogger(__name__)


class Herd:
    """Watches tables and plays the seats that are the hub's own."""

    def __init__(self, pause: float, sleep: Callable[[float], None] = time.sleep) -> None:
        self._pause = pause
        self._sleep = sleep
        self._chance = SeededChance(new_seed())
        self._calls: SimpleQueue[Table | None] = SimpleQueue()
        self._known: set[int] = set()
        self._thread = Thread(target=self._work, name="herd", daemon=True)
        self._thread.start()

    def mind(self, table: Table) -> None:
        """Play this table's bots from now on."""
        if id(table) not in self._known:
            self._known.add(id(table))
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
        while (table := self._calls.get()) is not None:
            try:
                self._move(table)
            except (Refusal, StorageFault, TableFault) as fault:
                # Someone was faster, or the table rests; the next change brings us back.
                _log.info("a bot at %s waits: %s", table.name, type(fault).__name__)
            except Exception as error:
                # A bug in a player is ours, and no other table may wait for it.
                _log.error("a bot at %s failed: %s", table.name, type(error).__name__)

    def _move(self, table: Table) -> None:
        """One move of one bot; its change calls for the next."""
        seat = self._awaited_bot(table)
        if seat is None:
            return
        self._sleep(self._pause)
        if seat != self._awaited_bot(table):
            return
        sight = table.look(at(seat))
        if not sight.offers:
            return
        player = PlainPlayer(table.rules, self._chance)
        move = player.move(Seen(sight.view, table.secret(seat), sight.offers))
        table.submit(at(seat), move, f"bot-{sight.version:06d}")

    def _awaited_bot(self, table: Table) -> int | None:
        if table.paused or table.is_ended or not table.bots:
            return None
        return next((seat for seat in table.awaited() if seat in table.bots), None)
