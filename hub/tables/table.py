"""A table: one running ruleset, from its opening to its end, and the parts that look after it.

No rule of any game, no words and no connection: those who call bring who is asking.
"""

from collections.abc import Callable

import msgspec

from hub.rules.contract.actor import HUB, Actor
from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.game import AnyGame
from hub.rules.contract.identifiers import TableName, Version
from hub.rules.contract.log import Record
from hub.rules.contract.refusal import Refusal
from hub.tables.borrowed_device import BorrowedDevice
from hub.tables.calls import Calls
from hub.tables.chance import new_seed
from hub.tables.commit import FAULT, Clock, CommitPoint
from hub.tables.connections import TableConnections
from hub.tables.corrections import Correction
from hub.tables.events import TABLE_SCHEMA, Ended, Paused, Resumed, TableOpened
from hub.tables.own_corrections import OwnCorrections
from hub.tables.own_seat import OwnSeat
from hub.tables.permission import check_awake, check_runs, check_unstarted
from hub.tables.presence import Presence
from hub.tables.proxies import Proxies
from hub.tables.referee_notes import RefereeNotes
from hub.tables.replay import ReplayedTable, RulesOf, replay_table
from hub.tables.residency import Residency
from hub.tables.running_game import RunningGame
from hub.tables.seat_lights import SeatLights
from hub.tables.store import LogMoved, Store
from hub.tables.table_keys import TableKeys
from hub.tables.table_log import TableLog
from hub.tables.table_seats import TableSeats
from hub.tables.table_settings import TableSettings, encoded_options
from hub.tables.table_views import TableViews
from hub.tables.takeover_limits import TakeoverWaits
from hub.tables.takeovers import Takeovers
from hub.tables.undo import Undo
from hub.tables.waiting_guests import WaitingGuests
from hub.tables.watchers import Watcher

LONGEST_WHY = 120


class Table:
    """One game and everyone around it.

    What is done at a table is done by its parts, which share its commit point and nothing else
    than they are given here. Whoever needs one part alone should be handed that.
    """

    def __init__(self, store: Store, name: str, clock: Clock, replayed: ReplayedTable) -> None:
        commit, presence = CommitPoint(store, name, clock, replayed), Presence()
        self._commit = commit
        self.name: TableName = commit.name
        self.rules = commit.rules
        self.settings = TableSettings(commit)
        self.connections = TableConnections(commit, presence)
        self.takeovers = Takeovers(commit, presence, TakeoverWaits())
        self.device = BorrowedDevice(commit)
        self.seats = TableSeats(commit, presence, self.takeovers, self.device)
        self.own_seat = OwnSeat(commit, presence)
        self.lights = SeatLights(commit)
        self.keys = TableKeys(commit, self.takeovers, self.device)
        self.proxies = Proxies(commit)
        self.waiting = WaitingGuests(commit)
        self.own_corrections = OwnCorrections(commit)
        self.game = RunningGame(
            commit, self.settings, self.takeovers, self.proxies, self.own_corrections
        )
        self.undo = Undo(commit, self.takeovers)
        self.calls = Calls(commit)
        self.views = TableViews(
            commit, presence, self.takeovers, self.proxies, self.lights, self.calls
        )
        self.referee = RefereeNotes(commit)
        self.log = TableLog(commit)
        self.residency = Residency(commit)

    def __repr__(self) -> str:
        return f"Table({self.name!r}, version={self.version})"

    @classmethod
    def open(
        cls,
        store: Store,
        rules: AnyGame,
        name: str,
        options: AnyOptions,
        clock: Clock,
        seed: str | None = None,
        of: str = "",
    ) -> "Table":
        """A new table, on the record, waiting for people and its start."""
        raw = encoded_options(rules, options)
        seed = new_seed() if seed is None else seed
        opened = TableOpened(game=rules.key, options=raw, seed=seed, of=of)
        record = Record(
            table=name,
            version=1,
            at=clock(),
            by=str(HUB),
            scope="table",
            schema=TABLE_SCHEMA,
            events=msgspec.Raw(msgspec.json.encode((opened,))),
        )
        replayed = replay_table([record], name, lambda _: rules)
        try:
            store.append(record)
        except LogMoved:
            raise Refusal("table-exists") from None
        return cls(store, name, clock, replayed)

    @classmethod
    def resume(cls, store: Store, name: str, rules_of: RulesOf, clock: Clock) -> "Table":
        """The table as it was; a StorageFault says why its log does not read."""
        return cls(store, name, clock, replay_table(store.read(name), name, rules_of))

    @property
    def version(self) -> Version:
        return self._commit.snapshot.version

    @property
    def of(self) -> str:
        """The tournament that it belongs to; empty: it stands by itself."""
        return self._commit.snapshot.state.of

    @property
    def is_ended(self) -> bool:
        return self._commit.snapshot.state.ended

    @property
    def corrections(self) -> tuple[Correction, ...]:
        """What was put right here, of a tournament's table; for its referee."""
        return self._commit.snapshot.corrections

    @property
    def next(self) -> str:
        """The table where its people play again; empty: none yet."""
        return self._commit.snapshot.state.next

    @property
    def paused(self) -> str:
        """Why the table rests; empty if it does not."""
        return self._commit.snapshot.state.paused

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Call this with the snapshot after every change, until the returned function is.

        The same version may come again when something changed that is not stored, such as who is
        linked. What a viewer is shown of the change is of that version or newer.
        """
        return self._commit.watch(watcher)

    def gather(self, by: Actor) -> Version:
        """Start with whoever is there: empty chairs are taken away, the order stays."""
        with self._commit.decision() as now:
            check_runs(now, by)
            check_awake(now)
            check_unstarted(now)
            people, players = sum(map(bool, now.state.seats.names)), self.rules.players
            if people not in players:
                raise Refusal("wrong-number", count=people, low=players[0], high=players[-1])
            # In one step: whoever got up in between would leave an empty chair that is dealt for.
            self.seats.close_ranks(by)
            self.settings.fit(by, people)
            return self.game.deal(by)

    def pause(self, by: Actor, why: str = "host") -> Version:
        with self._commit.decision() as now:
            check_runs(now, by)
            check_awake(now)
            is_fitting = 1 <= len(why) <= LONGEST_WHY and why.isprintable()
            # A pause of ours must not be told as anyone else's, nor the other way round.
            if not is_fitting or why == FAULT:
                raise Refusal("wrong-text", field="why", low=1, high=LONGEST_WHY)
            return self._commit.append(by, Paused(why=why))

    def resume_play(self, by: Actor) -> Version:
        with self._commit.decision() as now:
            check_runs(now, by)
            if not now.state.paused:
                raise Refusal("not-paused")
            return self._commit.append(by, Resumed())

    def end(self, by: Actor) -> Version:
        """Close the table for good; it can still be looked at."""
        with self._commit.decision() as now:
            check_runs(now, by)
            return self._commit.append(by, Ended())

    def lead_on(self, table: str, by: Actor = HUB) -> None:
        """Closed or not: its people and screens go on at another table, once that is known."""
        with self._commit.decision() as now:
            if now.state.next != table:
                self._commit.append(by, Ended(next=table))
