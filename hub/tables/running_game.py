"""The game at a table: starting it, making moves, and how it stands for the hub itself.

No rule of any game: what a move does is the ruleset's to say, and what of it anybody is shown is
not asked here. A state is for the hub alone.
"""

from collections.abc import Iterable

from hub.rules.contract.actor import TABLE, Actor, at
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event
from hub.rules.contract.form import Move
from hub.rules.contract.identifiers import Version
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.play import apply, audit, begin
from hub.rules.contract.refusal import Refusal
from hub.tables.chance import SeededChance
from hub.tables.commit import CommitPoint
from hub.tables.corrections import told_before
from hub.tables.events import PutRight
from hub.tables.history import GameHistory
from hub.tables.own_corrections import OwnCorrections, gain_of
from hub.tables.permission import (
    actor_of,
    check_awake,
    check_last,
    check_runs,
    check_unstarted,
    covered_offers,
)
from hub.tables.proxies import Proxies
from hub.tables.snapshot import Snapshot
from hub.tables.table_settings import TableSettings
from hub.tables.takeovers import Takeovers


class RunningGame:
    """From its start over every move to its outcome; undo is a part of its own."""

    def __init__(
        self,
        commit: CommitPoint,
        settings: TableSettings,
        takeovers: Takeovers,
        proxies: Proxies,
        own_corrections: OwnCorrections,
    ) -> None:
        self._commit = commit
        self._proxies = proxies
        self._own_corrections = own_corrections
        self._settings = settings
        self._takeovers = takeovers
        self._rules = commit.rules
        self._seed = commit.snapshot.state.seed

    @property
    def is_started(self) -> bool:
        return self._commit.snapshot.history.has_begun

    def start(self, by: Actor) -> Version:
        """Set the game up; the deal is in the record."""
        with self._commit.decision() as now:
            check_runs(now, by)
            check_awake(now)
            check_unstarted(now)
            return self.deal(by)

    def deal(self, by: Actor) -> Version:
        """Only within a decision that has looked whether it may begin."""
        chance = SeededChance(self._seed)
        state, events = begin(self._rules, self._settings.options(), chance)
        audit(self._rules, state)
        return self._commit.append_game(by, state, events)

    def submit(
        self,
        who: Actor,
        move: Move,
        move_id: str,
        *,
        for_seat: int | None = None,
        after: int | None = None,
        why: str = "",
    ) -> Version:
        """Make a move, once however often it is sent; it is stored when this returns.

        `after` is the last move that it was made in sight of; with another since, it is refused.
        `why` is the reason of a referee who puts a tournament's table right.
        """
        return self._play(who, (move,), move_id, for_seat, after, why=why)

    def submit_bot(self, seat: int, move: Move, move_id: str) -> Version:
        """A move of the hub's own player, unless a person has taken its seat meanwhile."""
        return self._play(at(seat), (move,), move_id, None, is_bot=True)

    def submit_all(self, who: Actor, moves: Iterable[Move], move_id: str) -> Version:
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
        why: str = "",
    ) -> Version:
        with self._commit.decision() as now:
            if (known := self._commit.move_ids.find(who, move_id, "game")) is not None:
                return known
            check_awake(now)
            check_last(now, last)
            if is_bot and who.seat not in now.state.seats.bots:
                raise Refusal("seat-taken")
            if for_seat is not None:
                self._proxies.check_acts(now, who, for_seat)
            state, events = now.history.state, tuple[Event, ...]()
            chance = self._chance(now)
            told: PutRight | None = None
            for move in moves:
                self._check_known(now, who, move)
                actor = actor_of(now, self._rules, who, move, for_seat)
                after, more = apply(self._rules, state, actor, move, chance)
                if (gain := gain_of(now, self._commit, who, move)) is not None:
                    # Others confirm it first; that it could be done has just been seen.
                    return self._own_corrections.ask(now, who, move, gain)
                told = told_before(self._rules, now.state.of, state, who, move.offer, why)
                state, events = after, events + more
            audit(self._rules, state)
            if told is not None:
                self._own_corrections.withdraw(now, who, move)
                # First: what was put right without a word of it would be on no record.
                self._commit.append(who, told)
            return self._commit.append_game(who, state, events, for_seat=for_seat, move_id=move_id)

    def _chance(self, now: Snapshot) -> SeededChance:
        """An undo is a version like any other, so dice that were taken back are not known."""
        salt = f"/{now.version}" if self._rules.throws_dice else ""
        return SeededChance(self._seed + salt)

    def _check_known(self, now: Snapshot, who: Actor, move: Move) -> None:
        """Whoever has just taken a seat over does there what needs no look at what is covered."""
        if who.kind != "seat" or now.changes.covers(who.seat) is None:
            return
        # One answer for what is private and for what is not there: which of the two is a secret.
        if all(offer.key != move.offer for offer in covered_offers(now, self._rules, who.seat)):
            self._takeovers.check_uncovered(now, who)

    def state(self) -> AnyState:
        """How it stands; none of it is ever shown to anyone."""
        return self._commit.snapshot.history.state

    def history(self) -> GameHistory:
        """What was moved and was not undone; moves that come meanwhile are not in it."""
        return self._commit.snapshot.history

    def outcome(self) -> Outcome | None:
        """How it ended, once it has."""
        history = self.history()
        if not history.has_begun:
            return None
        return self._commit.show(lambda: self._rules.outcome(history.state))

    def ring(self) -> tuple[int, ...]:
        """The seats clockwise as people sit; empty, where they sit by their numbers."""
        history = self.history()
        if not history.has_begun:
            return ()
        shown = self._commit.show(lambda: self._rules.view(history.state, TABLE))
        return shown.ring or ()

    def awaited(self) -> tuple[int, ...]:
        """The seats it is waiting for."""
        history = self.history()
        if not history.has_begun:
            return ()
        return self._commit.show(lambda: self._rules.awaited(history.state))
