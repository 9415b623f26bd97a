"""A table: one running ruleset, from its opening over moves, undo and pauses to its end.

No rule of any game, no words and no connection: those who call bring who is asking.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from hub.rules.contract.actor import HUB, Actor, at
from hub.rules.contract.event import Event
from hub.rules.contract.form import Move
from hub.rules.contract.game import Game
from hub.rules.contract.log import Record, Scope
from hub.rules.contract.play import apply, audit, begin
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.value import Value
from hub.tables.chance import SeededChance, new_seed
from hub.tables.commit import FAULT, Clock
from hub.tables.events import (
    TABLE_SCHEMA,
    Ended,
    LaidOpen,
    OptionsChosen,
    Paused,
    Resumed,
    TableOpened,
    Undone,
)
from hub.tables.permission import (
    actor_of,
    check_awake,
    check_last,
    check_runs,
    check_undo,
    check_unstarted,
    covered_offers,
)
from hub.tables.replay import Replayed, RulesOf, recall
from hub.tables.snapshot import Snapshot
from hub.tables.store import LogMoved, Store
from hub.tables.viewer import Viewer

LONGEST_WHY = 120
LONGEST_ID = 64


class Ack(Value):
    """The move is stored; `version` is the record it became."""

    version: int


class Table(Viewer):
    """One game from its opening to its end, and everyone around it."""

    def __init__(self, store: Store, name: str, clock: Clock, told: Replayed) -> None:
        super().__init__(store, name, clock, told)
        self._chance = SeededChance(told.standing.book.seed)

    @classmethod
    def open(
        cls,
        store: Store,
        rules: Game[Any],
        name: str,
        options: Any,
        clock: Clock,
        seed: str | None = None,
        of: str = "",
    ) -> "Table":
        """A new table, on the record, waiting for people and its start."""
        raw = _checked(rules, options)
        seed = new_seed() if seed is None else seed
        opened = TableOpened(game=rules.key, options=raw, seed=seed, of=of)
        record = Record(
            table=name,
            version=1,
            at=clock(),
            by=str(HUB),
            scope="table",
            schema=TABLE_SCHEMA,
            events=_raw((opened,)),
        )
        told = recall([record], name, lambda _: rules)
        try:
            store.append(record)
        except LogMoved:
            raise Refusal("table-exists") from None
        return cls(store, name, clock, told)

    @classmethod
    def resume(cls, store: Store, name: str, rules_of: RulesOf, clock: Clock) -> "Table":
        """The table as it was; a StorageFault says why its log does not read."""
        return cls(store, name, clock, recall(store.read(name), name, rules_of))

    @property
    def is_ended(self) -> bool:
        return self._standing.book.ended

    @property
    def paused(self) -> str:
        """Why the table rests; empty if it does not."""
        return self._standing.book.paused

    @property
    def is_started(self) -> bool:
        return self._standing.history.has_begun

    def options(self) -> Any:
        """How this table is to be played."""
        return msgspec.json.decode(self._standing.book.options, type=self.rules.options_type)

    def choose(self, by: Actor, options: Any) -> Ack:
        """Change how to play, before the start."""
        with self._held() as now:
            check_runs(now, by)
            check_unstarted(now)
            raw = _checked(self.rules, options)
            return Ack(version=self._tell(by, OptionsChosen(options=raw)))

    def start(self, by: Actor) -> Ack:
        """Set the game up; the deal is in the record."""
        with self._held() as now:
            check_runs(now, by)
            check_awake(now)
            check_unstarted(now)
            state, events = begin(self.rules, self.options(), self._chance)
            audit(self.rules, state)
            after = now.after_start(self.rules, str(by), state, events)
            record = self._record("game", self.rules.schema, by, events)
            return Ack(version=self._commit(after, record))

    def gather(self, by: Actor) -> Ack:
        """Start with whoever is there: empty chairs are taken away, the order stays."""
        with self._held() as now:
            check_runs(now, by)
            check_awake(now)
            check_unstarted(now)
        taken = tuple(seat for seat, name in enumerate(self.names) if name)
        players = self.rules.players
        if len(taken) not in players:
            raise Refusal("wrong-number", count=len(taken), low=players[0], high=players[-1])
        order = (*taken, *(seat for seat in range(len(self.names)) if seat not in taken))
        if order != tuple(range(len(order))):
            self.reorder(order, by)
        options = self.options()
        if options.players != len(taken):
            self.choose(by, msgspec.structs.replace(options, players=len(taken)))
        return self.start(by)

    def submit(
        self,
        who: Actor,
        move: Move,
        move_id: str,
        *,
        for_seat: int | None = None,
        after: int | None = None,
    ) -> Ack:
        """Make a move, once however often it is sent; it is stored when this returns.

        `after` is the last move that it was made in sight of; with another since, it is refused.
        """
        return self._play(who, (move,), move_id, for_seat, after)

    def submit_bot(self, seat: int, move: Move, move_id: str) -> Ack:
        """A move of the hub's own player, unless a person has taken its seat meanwhile."""
        return self._play(at(seat), (move,), move_id, None, is_bot=True)

    def submit_all(self, who: Actor, moves: Iterable[Move], move_id: str) -> Ack:
        """Several moves as one: all of them are stored, or none is."""
        return self._play(who, moves, move_id, None)

    def _play(
        self,
        who: Actor,
        moves: Iterable[Move],
        move_id: str,
        for_seat: int | None,
        last: int | None = None,
        *,
        is_bot: bool = False,
    ) -> Ack:
        with self._held() as now:
            if (answered := self._answer(who, move_id, "game")) is not None:
                return answered
            check_awake(now)
            check_last(now, last)
            if is_bot and who.seat not in now.book.seats.bots:
                raise Refusal("seat-taken")
            state, events = now.history.state, tuple[Event, ...]()
            for move in moves:
                self._check_known(now, who, move)
                actor = actor_of(now, self.rules, who, move, for_seat)
                state, told = apply(self.rules, state, actor, move, self._chance)
                events += told
            audit(self.rules, state)
            after = now.after_game(self.rules, str(who), state, events)
            record = self._record(
                "game", self.rules.schema, who, events, for_seat=for_seat, move_id=move_id
            )
            return Ack(version=self._commit(after, record))

    def undo(self, who: Actor, move_id: str | None = None, *, last: int | None = None) -> Ack:
        """Take the last move back; `last` is the one that was meant, so that no other goes."""
        with self._held() as now:
            if (answered := self._answer(who, move_id, "table")) is not None:
                return answered
            # What a move told its maker is not for whoever has just taken their seat.
            self.check_uncovered(now, who)
            to = check_undo(now, self.rules, who, last)
            return Ack(version=self._tell(who, Undone(to=to), move_id=move_id))

    def lay_open(self, by: Actor) -> None:
        """Before the whole log is handed out: from now on the game's end stands."""
        with self._held() as now:
            top = now.history.top
            if top is None or self.rules.outcome(top.state) is None:
                raise Refusal("not-over")
            if not now.book.ended and now.book.laid_open < top.version:
                self._tell(by, LaidOpen(to=top.version))

    def pause(self, by: Actor, why: str = "host") -> Ack:
        with self._held() as now:
            check_runs(now, by)
            check_awake(now)
            is_fitting = 1 <= len(why) <= LONGEST_WHY and why.isprintable()
            # A pause of ours must not be told as anyone else's, nor the other way round.
            if not is_fitting or why == FAULT:
                raise Refusal("wrong-text", field="why", low=1, high=LONGEST_WHY)
            return Ack(version=self._tell(by, Paused(why=why)))

    def resume_play(self, by: Actor) -> Ack:
        with self._held() as now:
            check_runs(now, by)
            if not now.book.paused:
                raise Refusal("not-paused")
            return Ack(version=self._tell(by, Resumed()))

    def end(self, by: Actor) -> Ack:
        """Close the table for good; it can still be looked at."""
        with self._held() as now:
            check_runs(now, by)
            return Ack(version=self._tell(by, Ended()))

    def go_on_at(self, table: str, by: Actor) -> Ack:
        """Close this table; its people play again at another."""
        with self._held() as now:
            check_runs(now, by)
            return Ack(version=self._tell(by, Ended(next=table)))

    def lead_on(self, table: str) -> None:
        """Closed or not: the screens here go on at another table, once that is known."""
        with self._held() as now:
            if now.book.next != table:
                self._tell(HUB, Ended(next=table))

    def _check_known(self, now: Snapshot, who: Actor, move: Move) -> None:
        """Whoever has just taken a seat over does there what needs no look at what is covered."""
        if who.kind != "seat" or now.changes.covers(who.seat) is None:
            return
        # One answer for what is private and for what is not there: which of the two is a secret.
        if all(offer.key != move.offer for offer in covered_offers(now, self.rules, who.seat)):
            self.check_uncovered(now, who)

    def _answer(self, who: Actor, move_id: str | None, scope: Scope) -> Ack | None:
        """What this actor was told when they sent this before; a move is no undo."""
        if move_id is None:
            return None
        if not 1 <= len(move_id) <= LONGEST_ID or not move_id.isprintable():
            raise Refusal("wrong-text", field="id", low=1, high=LONGEST_ID)
        found = self._answered.get((str(who), move_id))
        if found is None:
            return None
        if found[0] != scope:
            raise Refusal("id-used")
        return Ack(version=found[1])


def _raw(facts: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(facts))


def _checked(rules: Game[Any], options: Any) -> msgspec.Raw:
    """Options as they will be read again, or the Refusal that says what they cannot be."""
    raw = _raw(options)
    try:
        msgspec.json.decode(raw, type=rules.options_type)
    except msgspec.ValidationError as error:
        raise Refusal("wrong-options", why=str(error)[:200]) from None
    return raw
