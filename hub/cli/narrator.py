"""Tell a night's records as sentences, as the whole table may hear them."""

from collections.abc import Iterator

import msgspec

from hub.rules.contract.actor import TABLE
from hub.rules.contract.event import Event
from hub.rules.contract.game import AnyGame
from hub.rules.contract.log import Record
from hub.rules.contract.view import Line, line
from hub.rules.registry import GAMES
from hub.tables.event_decoder import event_decoder
from hub.tables.events import SeatsReordered, SeatTaken, TableEvent, TableOpened, Undone
from hub.tables.replay import table_events
from hub.tables.store import DamagedLog, NewerLog
from hub.tables.taken_back import untold
from hub.tables.told_events import ToldEvent, chronicle_line, story_line
from hub.words.catalogue import Catalogue
from hub.words.translator import Translator


class Narrator:
    """Knows who sits where by now; `tell` gives the lines of the next record."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._rules: AnyGame | None = None
        self._names: list[str] = []

    def tell(self, record: Record) -> Iterator[str]:
        for event in self._events(record):
            heard = (
                event.seen_by(TABLE) if isinstance(event, Event) else self._note(event, record.by)
            )
            if heard is None or heard.code in _UNTOLD:
                continue
            if heard.code == "turn-began":
                yield ""
            # Names come from a file, and a file can hold anything.
            yield "".join(filter(str.isprintable, self._translator().line(heard)))

    def _events(self, record: Record) -> tuple[Event | TableEvent, ...]:
        try:
            if record.scope == "table":
                return table_events.decode(record.events)
            if self._rules is None:
                raise DamagedLog(table=record.table, version=record.version)
            return event_decoder(self._rules).decode(record.events)
        except msgspec.MsgspecError:
            # Not chained: the error may quote a hand or a role.
            raise DamagedLog(table=record.table, version=record.version) from None

    def _note(self, event: TableEvent, by: str) -> Line | None:
        """Remember what a table event changes; what is worth a line gets one."""
        if isinstance(event, TableOpened):
            if event.game not in GAMES:
                raise NewerLog(game=event.game[:40])
            self._rules = GAMES[event.game]
            self._names = [""] * max(self._rules.players)
        elif isinstance(event, SeatsReordered):
            self._names = [self._names[old] for old in event.order]
        elif isinstance(event, SeatTaken):
            self._names[event.seat] = event.name
            return line("seat-taken", seat=event.seat)
        elif isinstance(event, ToldEvent):
            return story_line(event)
        elif isinstance(event, Undone):
            return untold(by)
        return chronicle_line(event)

    def _translator(self) -> Translator:
        game = self._rules.key if self._rules is not None else ""
        return Translator(Catalogue(self._language, game), self._names)


# That someone has answered is worth a look at the table, not a line in its story.
_UNTOLD = frozenset({"answered", "answer-taken-back"})
