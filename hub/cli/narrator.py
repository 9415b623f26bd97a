"""A night's records told in words, one after the other, as the whole table may hear them."""

from collections.abc import Iterator
from typing import Any

import msgspec

from hub.rules.contract.log import Record
from hub.rules.contract.ruleset import Ruleset
from hub.rules.contract.who import TABLE
from hub.rules.registry import GAMES
from hub.tables.events import SeatTaken, TableEvent, TableOpened, Undone
from hub.tables.store import DamagedLog, NewerLog
from hub.words.telling import Teller


class Narrator:
    """Knows who sits where by now; `tell` gives the lines of the next record."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._rules: Ruleset[Any] | None = None
        self._names: dict[int, str] = {}

    def tell(self, record: Record) -> Iterator[str]:
        events = self._events(record)
        teller = self._teller()
        for event in events:
            if record.scope == "game":
                line = event.witness(TABLE)
                if line is not None and teller is not None:
                    yield teller.line(line)
            else:
                yield from self._table_line(event)

    def _events(self, record: Record) -> tuple[Any, ...]:
        shape: Any = tuple
        kind: Any = TableEvent
        if record.scope == "game":
            if self._rules is None:
                raise DamagedLog(table=record.table, version=record.version)
            kind = self._rules.event_type
        try:
            events: tuple[Any, ...] = msgspec.json.decode(record.events, type=shape[kind, ...])
        except msgspec.MsgspecError:
            raise DamagedLog(table=record.table, version=record.version) from None
        return events

    def _table_line(self, event: Any) -> Iterator[str]:
        if isinstance(event, TableOpened):
            if event.game not in GAMES:
                raise NewerLog(game=event.game[:40])
            self._rules = GAMES[event.game]
        elif isinstance(event, SeatTaken):
            self._names[event.seat] = event.name
        elif isinstance(event, Undone):
            teller = self._teller()
            if teller is not None:
                yield teller.text("story-undone")

    def _teller(self) -> Teller | None:
        if self._rules is None:
            return None
        return Teller(self._language, self._rules.key, self._names)
