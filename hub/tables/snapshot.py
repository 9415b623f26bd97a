"""How a table stands after a record: its book and its game's history, as one value.

It is swapped whole, so whoever reads it sees one version and never half of a change.
"""

from typing import Any

import msgspec

from hub.rules.contract.actor import HOST, TABLE, Actor
from hub.rules.contract.event import Event
from hub.rules.contract.game import Game
from hub.rules.contract.refusal import Refusal
from hub.tables.events import (
    DeviceHanded,
    DeviceReturned,
    LaidOpen,
    TableEvent,
    Undone,
)
from hub.tables.history import GameHistory
from hub.tables.table_state import TableState
from hub.tables.taken_back import taken_back
from hub.tables.takeover import SeatChanges
from hub.tables.undo_barriers import has_opened, shown_by

replace = msgspec.structs.replace


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """`players` are the seats that the game knows; empty: it has no ring to sit at.

    What happened up to the version `fence` stays, also if what came after it was undone: it
    was seen. `changes` is what happened to seats since the game began; no undo takes it back.
    """

    version: int
    book: TableState
    history: GameHistory
    players: frozenset[int] = frozenset()
    fence: int = 0
    changes: SeatChanges = SeatChanges()

    def __repr__(self) -> str:
        return f"Standing(version={self.version})"

    def after_table(self, rules: Game[Any], by: str, events: tuple[TableEvent, ...]) -> "Snapshot":
        book, history, fence, changes = self.book, self.history, self.fence, self.changes
        version = self.version + 1
        for event in events:
            if isinstance(event, Undone):
                is_alone = len(self.players) == 1
                undo = taken_back(rules, by, history.since(event.to), is_alone=is_alone)
                history = history.back_to(event.to).noted(*undo.lines)
                # What was seen stays seen, so whatever came before it is nobody's to mend now.
                fence = event.to if undo.is_seen else min(fence, event.to)
                continue
            if isinstance(event, DeviceHanded | DeviceReturned | LaidOpen):
                history = history.noted(event.told)
            if self.players:
                told = changes.told(event, book.seats)
                history = history if told is None else history.noted(told)
                changes = changes.after(event, book.seats, version)
            book = book.after(event)
        return replace(
            self, version=version, book=book, history=history, fence=fence, changes=changes
        )

    def after_start(
        self, rules: Game[Any], by: str, state: Any, events: tuple[Event, ...]
    ) -> "Snapshot":
        places = rules.view(state, TABLE).places
        players = frozenset(place.seat for place in places)
        return replace(self.after_game(rules, by, state, events), players=players)

    def after_game(
        self, rules: Game[Any], by: str, state: Any, events: tuple[Event, ...]
    ) -> "Snapshot":
        version, fence, top = self.version + 1, self.fence, self.history.top
        if top is not None and any(_tag(event) in rules.undo_stops for event in events):
            # The move itself may be taken back: it would only come out the same again.
            fence = max(fence, top.version)
        history = self.history.then(version, by, state, events)
        after = replace(self, version=version, history=history, fence=fence)
        return after._told_on(rules, None if top is None else top.state)

    def _told_on(self, rules: Game[Any], before: Any) -> "Snapshot":
        """What is told until the next turn goes with it; a takeover stays as long as it is one."""
        if not self.changes.news or before is None:
            return self
        try:
            was, now = rules.view(before, TABLE), rules.view(self.history.state, TABLE)
        except Exception:
            # A bug in a view is met, and told, where somebody looks; a log reads all the same.
            return self
        if (was.turn, was.round) == (now.turn, now.round):
            return self
        return replace(self, changes=self.changes.next_turn())

    @property
    def has_ring(self) -> bool:
        """People sit round this table, so everyone at it sees who is there."""
        return not self.history.has_begun or bool(self.players)

    def is_in_game(self, who: Actor) -> bool:
        """Not so for a seat at the table that the game was not dealt for."""
        if who.kind != "seat":
            return True
        seats = self.players or range(len(self.book.seats.names))
        return who.seat in seats

    def can_undo(self, rules: Game[Any], who: Actor) -> int:
        """The version that an undo by this actor would go back to, or the Refusal why not."""
        # The host is not asked whether it is over: undo must help where the rules have a bug.
        if who != HOST and self.history.has_begun:
            self._check_covered(rules)
        to = self.history.can_undo(who)
        top = self.history.top
        if top is not None and any(
            rules.is_final(top.state, _tag(each), who) for each in top.events
        ):
            raise Refusal("not-taken-back")
        # Not even the host: someone knows every hand, and in which order the deck lay.
        if to < self.book.laid_open:
            raise Refusal("laid-open")
        if who != HOST and top is not None and shown_by(rules, top):
            raise Refusal("was-shown")
        if to < self.fence and who != HOST:
            raise Refusal("stands-now")
        return to

    def _check_covered(self, rules: Game[Any]) -> None:
        """What the last move laid open to all, nobody but the host may cover again."""
        # Who plays alone has nobody to hide anything from.
        if rules.is_over(self.history.state) and len(self.players) != 1:
            raise Refusal("not-yours-to-undo")
        if self.history.top is not None and has_opened(self.history.top):
            raise Refusal("answers-are-open")


def _tag(event: Event) -> str:
    # Every event is a tagged Struct.
    return str(type(event).__struct_config__.tag)
