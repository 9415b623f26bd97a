"""Tokens that a tournament's player would give themselves: two other seats say that it is right.

Meanwhile the game goes on with the old number, and what is added is added to the number that it
then is. A No, or silence, is the referee's. Who asks was checked by their key; the time is told
by whoever keeps it for all tables.
"""

from threading import Lock

from hub.rules.contract.actor import HUB, REFEREE, Actor, at
from hub.rules.contract.change import Change
from hub.rules.contract.form import Move
from hub.rules.contract.identifiers import Seat, Version
from hub.rules.contract.play import apply, audit
from hub.rules.contract.refusal import Refusal
from hub.tables.chance import SeededChance
from hub.tables.commit import CommitPoint
from hub.tables.corrections import PendingCorrection, checked_why
from hub.tables.events import (
    CorrectionAnswered,
    CorrectionAsked,
    CorrectionCalled,
    CorrectionSettled,
    PutRight,
)
from hub.tables.permission import check_awake, check_open
from hub.tables.snapshot import Snapshot

CALL_AFTER = 60_000
"""Milliseconds of silence after which the referee is called."""
CONFIRMERS = 2
DEAL_AGAIN = "deal-again"
"""With it all that was asked of the deal before is void."""


def gain_of(now: Snapshot, commit: CommitPoint, who: Actor, move: Move) -> Change | None:
    """The tokens that a player of a tournament would give themselves by this move; None: none."""
    if not now.state.of or who.kind != "seat" or not commit.rules.is_correction(move.offer):
        return None
    change = commit.rules.tokens_set(now.history.state, who.seat, move)
    return change if change is not None and change.now > change.was else None


def confirmers(now: Snapshot, pending: PendingCorrection) -> frozenset[Seat]:
    """The seats that may still say whether it is right: never its own, nor one that nobody here
    has vouched for yet, though its time may be up.
    """
    if pending.needs_referee:
        return frozenset()
    others = now.players - {pending.seat} - now.state.seats.bots - set(pending.yes)
    return frozenset(others - now.changes.claims.keys())


def needed(now: Snapshot, pending: PendingCorrection) -> int:
    """How many have to say so; a duel has one other side."""
    return min(CONFIRMERS, len(now.players - {pending.seat}))


class OwnCorrections:
    """What waits at one table, and what comes of it."""

    def __init__(self, commit: CommitPoint) -> None:
        self._commit = commit
        self._lock = Lock()
        self._since: dict[int, int] = {}

    @property
    def pending(self) -> tuple[PendingCorrection, ...]:
        return self._commit.snapshot.pending

    def ask(self, now: Snapshot, who: Actor, move: Move, change: Change) -> Version:
        """Within a decision: let it wait for the others. The same once more is asked already."""
        for each in now.pending:
            if (each.seat, each.offer, each.values) == (who.seat, move.offer, move.values):
                return Version(each.since)
        self.withdraw(now, who, move)
        asked = CorrectionAsked(Seat(who.seat), move.offer, move.values, change)
        return self._commit.append(who, asked)

    def withdraw(self, now: Snapshot, who: Actor, move: Move) -> None:
        """Within a decision: whoever says another number now does not mean the one that waits."""
        is_void = move.offer == DEAL_AGAIN
        for each in now.pending:
            is_mine = (each.seat, each.offer) == (who.seat, move.offer) and who.kind == "seat"
            if is_mine or is_void:
                self._commit.append(who, CorrectionSettled(each.since, "withdrawn"))

    def answer(self, by: int, since: int, *, is_right: bool) -> Version:
        """Another seat says whether it is right; enough of them, and it is done."""
        with self._commit.decision() as now:
            check_awake(now)
            pending = self._known(now, since)
            if by not in confirmers(now, pending):
                raise Refusal("cannot-confirm")
            self._commit.append(at(by), CorrectionAnswered(since, by, is_right))
            self._settle_confirmed()
            return self._commit.snapshot.version

    def rule(self, since: int, *, is_right: bool, why: str) -> Version:
        """The referee lets it pass or not, and says why."""
        why = checked_why(why)
        with self._commit.decision() as now:
            check_open(now)
            pending = self._known(now, since)
            if not is_right:
                return self._commit.append(REFEREE, CorrectionSettled(since, "overturned", why))
            self._make(now, pending, REFEREE, why)
            return self._commit.append(HUB, CorrectionSettled(since, "made"))

    def note(self, at_ms: int) -> int | None:
        """The table has changed; in how many milliseconds the referee is to be called."""
        with self._lock:
            waiting = [each for each in self.pending if not each.needs_referee]
            self._since = {each.since: self._since.get(each.since, at_ms) for each in waiting}
            left = (since + CALL_AFTER - at_ms for since in self._since.values())
            return max(0, min(left)) if self._since else None

    def see_to(self, at_ms: int) -> int | None:
        """Do what a restart left undone, and call the referee for what nobody answers."""
        self.note(at_ms)
        with self._commit.decision() as now:
            if not now.state.ended and not now.state.paused:
                self._settle_confirmed()
                self._call_overdue(at_ms)
        return self.note(at_ms)

    def _call_overdue(self, at_ms: int) -> None:
        for each in self.pending:
            began = self._since.get(each.since, at_ms)
            if not each.needs_referee and at_ms - began >= CALL_AFTER:
                self._commit.append(HUB, CorrectionCalled(each.since))

    def _settle_confirmed(self) -> None:
        """Within a decision: do what enough have confirmed; once, whenever the hub dies."""
        for each in self.pending:
            now = self._commit.snapshot
            if len(each.yes) < needed(now, each) or each.needs_referee:
                continue
            who, move_id = at(each.seat), f"confirmed-{each.since}"
            try:
                if self._commit.move_ids.find(who, move_id, "game") is None:
                    self._make(now, each, who, "")
            except Refusal:
                # The game went on so that it cannot be done as it was asked.
                self._commit.append(HUB, CorrectionCalled(each.since))
            else:
                self._commit.append(HUB, CorrectionSettled(each.since, "made"))

    def _make(self, now: Snapshot, pending: PendingCorrection, by: Actor, why: str) -> None:
        """Within a decision. What was added is added to what the number is by now."""
        rules, seat = self._commit.rules, at(pending.seat)
        state = now.history.state
        move = Move(offer=pending.offer, values=pending.values)
        known = rules.tokens_set(state, pending.seat, move) if "value" in move.values else None
        if known is not None:
            value = known.was + pending.change.now - pending.change.was
            move = Move(offer=pending.offer, values={**pending.values, "value": value})
        after, events = apply(rules, state, seat, move, SeededChance(now.state.seed))
        audit(rules, after)
        self._commit.append(by, PutRight(what=pending.offer, why=why))
        self._commit.append_game(
            by,
            after,
            events,
            for_seat=None if by == seat else pending.seat,
            move_id=f"confirmed-{pending.since}",
        )

    def _known(self, now: Snapshot, since: int) -> PendingCorrection:
        for each in now.pending:
            if each.since == since:
                return each
        raise Refusal("no-correction")
