"""How a table stands after a record: its own state and its game's history, as one value.

It is swapped whole, so whoever reads it sees one version and never half of a change.
"""

import msgspec

from hub.rules.contract.actor import HOST, REFEREE, TABLE, Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event
from hub.rules.contract.game import AnyGame
from hub.rules.contract.identifiers import Seat, Version
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.view import line
from hub.tables.corrections import (
    OVERTURNED,
    UNDO,
    Correction,
    Pending,
    correction_of,
    overturned,
    pending_after,
)
from hub.tables.events import (
    CorrectionSettled,
    DeviceHanded,
    DeviceReturned,
    LaidOpen,
    PutRight,
    TableEvent,
    Undone,
)
from hub.tables.history import GameHistory
from hub.tables.moment_lines import of_version
from hub.tables.seat_changes import Claim, SeatChanges
from hub.tables.table_state import TableState
from hub.tables.taken_back import taken_back
from hub.tables.told_events import correction_line, story_line
from hub.tables.undo_barriers import has_opened, shown_by

replace = msgspec.structs.replace


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """`players` are the seats that the game knows; empty: it has no ring to sit at.

    What happened up to the version `undo_limit` stays, also if what came after it was undone: it
    was seen. `changes` is what happened to seats since the game began; no undo takes it back.
    `handed` are the questions that were open while a seat had the device that goes round.
    `corrections` is what was put right at a tournament's table, and `told` what the last record
    said of the next, with that record's version. `pending` are tokens that players would give
    themselves there.
    """

    version: Version
    state: TableState
    history: GameHistory
    players: frozenset[Seat] = frozenset()
    undo_limit: Version = Version(0)
    changes: SeatChanges = SeatChanges()
    handed: dict[Seat, frozenset[int]] = {}
    corrections: tuple[Correction, ...] = ()
    told: tuple[Version, PutRight] | None = None
    pending: Pending = ()

    def __repr__(self) -> str:
        return f"Snapshot(version={self.version})"

    def after_table(self, rules: AnyGame, by: str, events: tuple[TableEvent, ...]) -> "Snapshot":
        """After one more record of the table's own."""
        after = replace(self, version=Version(self.version + 1))
        for event in events:
            if isinstance(event, PutRight):
                after = after._told(by, event)
            elif isinstance(event, Undone):
                after = after._undone(rules, by, event)
            else:
                after = after._then(event)
        return after

    def _told(self, by: str, event: PutRight) -> "Snapshot":
        """Everyone at the table hears that it is the referee who puts something right."""
        is_news = by == str(REFEREE) and event.what != UNDO
        history = self.history.noted(line("put-right")) if is_news else self.history
        return replace(self, history=history, told=(self.version, event))

    def _corrected(
        self, rules: AnyGame, before: AnyState, by: str, for_seat: int | None = None
    ) -> "Snapshot":
        """With what was told of this record: an undo says so itself, else the one before does."""
        if self.told is None or self.told[0] != self.version - (self.told[1].what != UNDO):
            return self
        states = (before, self.history.state)
        made = correction_of(rules, self.told[1], self.version, by, states, for_seat)
        return replace(self, corrections=(*self.corrections, made), told=None)

    def _then(self, event: TableEvent) -> "Snapshot":
        history, changes, seats = self.history, self.changes, self.state.seats
        handed = self.handed
        if isinstance(event, DeviceHanded | DeviceReturned):
            # A question may be put while they have it: when it is back counts as well.
            handed = {**handed, event.seat: self._open_questions()}
        if isinstance(event, DeviceHanded | DeviceReturned | LaidOpen):
            history = history.noted(story_line(event))
        if self.players:
            line = changes.story_line(event, seats)
            history = history if line is None else history.noted(line)
            changes = changes.after(event, seats, self.version)
        if (told := correction_line(event, self.pending)) is not None:
            history = history.noted(told)
        after = replace(
            self,
            state=self.state.after(event),
            history=history,
            changes=changes,
            handed=handed,
            pending=pending_after(self.pending, event, self.version),
        )
        return after._overturned(event, self.pending)

    def _overturned(self, event: TableEvent, pending: Pending) -> "Snapshot":
        """What the referee did not let pass is on the record too."""
        if not isinstance(event, CorrectionSettled) or event.how != OVERTURNED:
            return self
        gone = [overturned(e, self.version, event.why) for e in pending if e.since == event.since]
        return replace(self, corrections=(*self.corrections, *gone))

    def _open_questions(self) -> frozenset[int]:
        if not self.history.has_begun:
            return frozenset()
        return frozenset(frame.question for frame in self.history.state.frames)

    def could_look(self, seat: int, question: int) -> bool:
        """Whether what is covered was before its owner's eyes since they were asked this: on a
        phone of their own, or on the device that goes round.
        """
        if self.state.keys.of_seat(seat):
            return self.changes.covers(Seat(seat)) is None
        return question in self.handed.get(Seat(seat), ())

    def _undone(self, rules: AnyGame, by: str, event: Undone) -> "Snapshot":
        is_alone = len(self.players) == 1
        undo = taken_back(rules, by, self.history.since(event.to), is_alone=is_alone)
        lines = (of_version(line, self.version) for line in undo.lines)
        history = self.history.back_to(event.to).noted(*lines)
        # What was seen stays seen, so whatever came before it is nobody's to mend now.
        limit = event.to if undo.is_seen else min(self.undo_limit, event.to)
        after = replace(self, history=history, undo_limit=limit)
        return after._corrected(rules, self.history.state, by)

    def after_game(
        self,
        rules: AnyGame,
        by: str,
        state: AnyState,
        events: tuple[Event, ...],
        for_seat: int | None = None,
    ) -> "Snapshot":
        """After one more record of the game's; the first of them is its start."""
        version, limit, top = Version(self.version + 1), self.undo_limit, self.history.top
        if top is None:
            history = self.history.then(version, by, state, events)
            players = self._dealt_for(rules, state)
            return replace(self, version=version, history=history, players=players)
        if any(_tag(event) in rules.undo_stops for event in events):
            # The move itself may be taken back: it would only come out the same again.
            limit = max(limit, top.version)
        history = self.history.then(version, by, state, events, for_seat)
        after = replace(self, version=version, history=history, undo_limit=limit)
        return after._without_old_news(rules, top.state)._corrected(rules, top.state, by, for_seat)

    def _dealt_for(self, rules: AnyGame, state: AnyState) -> frozenset[Seat]:
        """The seats that a game was dealt for; where it shows no places, all that it is for."""
        if not rules.has_ring:
            return frozenset()
        places = rules.view(state, TABLE).places
        if places:
            return frozenset(Seat(place.seat) for place in places)
        options = msgspec.json.decode(self.state.options, type=rules.options_type)
        return frozenset(Seat(seat) for seat in range(options.players))

    def _without_old_news(self, rules: AnyGame, before: AnyState) -> "Snapshot":
        """What is told until the next turn goes with it; a takeover stays as long as it is one."""
        if not self.changes.news:
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

    @property
    def waiting_claims(self) -> tuple[Claim, ...]:
        """Those whose role and hand are kept from them; nobody is asked at a closed table."""
        return () if self.state.ended else self.changes.waiting

    @property
    def timed_claims(self) -> tuple[Claim, ...]:
        """Those of them that time alone settles."""
        return tuple(claim for claim in self.waiting_claims if not claim.needs_yes)

    def is_in_game(self, who: Actor) -> bool:
        """Not so for a seat at the table that the game was not dealt for."""
        if who.kind != "seat":
            return True
        seats = self.players or range(len(self.state.seats.names))
        return who.seat in seats

    def is_run_by(self, who: Actor) -> bool:
        """Whether they have the host's say in the game, as at a tournament's table the referee."""
        return who == HOST or (who == REFEREE and bool(self.state.of))

    def can_undo(self, rules: AnyGame, who: Actor) -> Version:
        """The version that an undo by this actor would go back to, or the Refusal why not."""
        who = HOST if self.is_run_by(who) else who
        # The host is not asked whether it is over: undo must help where the rules have a bug.
        if who != HOST and self.history.has_begun:
            self._check_covered(rules)
        to = self.history.can_undo(who)
        top = self.history.top
        if who.kind == "seat" and top is not None and not self._acts_for(who, top.for_seat):
            raise Refusal("not-yours-to-undo")
        if top is not None and any(
            rules.is_final(top.state, _tag(each), who) for each in top.events
        ):
            raise Refusal("not-taken-back")
        # Not even the host: someone knows every hand, and in which order the deck lay.
        if to < self.state.laid_open:
            raise Refusal("laid-open")
        if who != HOST and top is not None and shown_by(rules, top):
            raise Refusal("was-shown")
        if to < self.undo_limit and who != HOST:
            raise Refusal("stands-now")
        return to

    def _acts_for(self, who: Actor, seat: int | None) -> bool:
        """Whoever made a move for a guest takes it back as long as that is their right."""
        return seat is None or self.state.seats.proxies.get(Seat(seat)) == who.seat

    def _check_covered(self, rules: AnyGame) -> None:
        """What the last move laid open to all, nobody but the host may cover again."""
        # Who plays alone has nobody to hide anything from.
        if rules.is_over(self.history.state) and len(self.players) != 1:
            raise Refusal("not-yours-to-undo")
        if self.history.top is not None and has_opened(self.history.top):
            raise Refusal("answers-are-open")


def _tag(event: Event) -> str:
    # Every event is a tagged Struct.
    return str(type(event).__struct_config__.tag)
