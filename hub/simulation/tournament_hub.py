"""A tournament's table as the hub that people tell: each by their own way, and the referee.

Seats move and correct what is theirs; what they give themselves others confirm; the rest is put
right from the desk, with a reason. All that is put right is written down beside it, in a ledger.
"""

from contextlib import suppress
from itertools import count

from hub.rules.contract.actor import NOBODY, REFEREE, TABLE, Actor, at
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.form import FieldValue, Move
from hub.rules.contract.play import apply
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.set_straight import MadeCorrection, Straightened
from hub.rules.contract.simulated_table import Disagreement
from hub.rules.contract.table_facts import Draws
from hub.rules.contract.told_hub import Heard, HubMark
from hub.rules.contract.view import Line
from hub.simulation.confirmation import Confirmation
from hub.simulation.ledger import Ledger, LedgerLine, Moved, moved_between, sets_straight
from hub.tables.chance import SeededChance
from hub.tournaments.reconciler import Reconciler

# Of so many of their own moves that have to go, people leave one to the referee.
LEFT_TO_REFEREE = 3
# What anybody may say of the deck; of so many times the referee does once.
OF_THE_DECK = frozenset({"deck-end", "deck-empty"})
BY_REFEREE = 4
UNDO = "undo"


class TournamentHub:
    """`faults` are what the table did not do as it should have."""

    host = REFEREE

    def __init__(self, reconciler: Reconciler, short: str, chance: SeededChance) -> None:
        self.table = reconciler.tables.table(short)
        self.rules = self.table.rules
        self.heard: list[Heard] = []
        self.ledger = Ledger()
        self.faults: list[str] = []
        self._reconciler, self._short = reconciler, short
        self._chance, self._draws = chance, Draws(chance, "desk")
        self._others = Confirmation(reconciler, self.table, short, self.ledger, self._draws)
        self._ids = count()
        # The versions of moves that are on the record as corrections.
        self._straight: set[int] = set()

    @property
    def state(self) -> AnyState:
        return self.table.game.state()

    @property
    def top(self) -> int:
        """The version of the last move that stands."""
        last = self.table.game.history().top
        assert last is not None
        return last.version

    # --- Moves ----------------------------------------------------------------------------------

    def say(self, seat: int, key: str, values: dict[str, FieldValue]) -> list[Line]:
        who = at(seat) if seat >= 0 else self._who_says(key)
        offer = self.rules.offer(self.state, who, key)
        is_open = offer is not None and offer.closed is None
        move = Move(offer=key, question=offer.question if offer and is_open else 0, values=values)
        before, why = self.state, self._why(who, key)
        try:
            self._submit(who, move, why)
        except Refusal as refusal:
            raise Disagreement(f"the table refuses {move} by {who}: {refusal}") from refusal
        if who == REFEREE or sets_straight(key):
            self._write(LedgerLine(who.seat, key, why=why), before)
        told = self._told()
        self.heard.append(Heard(seat, move, told))
        return told

    def _who_says(self, key: str) -> Actor:
        """Who says what the host would at a table that has one."""
        turn = at(self.rules.view(self.state, TABLE).turn)
        offer = self.rules.offer(self.state, turn, key) if key in OF_THE_DECK else None
        is_theirs = offer is not None and offer.closed is None
        return turn if is_theirs and self._draws.below(BY_REFEREE) else REFEREE

    def _submit(self, who: Actor, move: Move, why: str) -> int:
        return self.table.game.submit(who, move, f"drift-{next(self._ids)}", why=why)

    def _why(self, who: Actor, what: str) -> str:
        """The referee never says the same twice, so that each is found on the record by itself."""
        return f"{what}, seen at {self._short}, {next(self._ids)}" if who == REFEREE else ""

    def _told(self) -> list[Line]:
        last = self.table.game.history().top
        assert last is not None
        found = (self.rules.seen_by(event, TABLE) for event in last.events)
        return [line for line in found if line is not None]

    def _write(self, done: LedgerLine, before: AnyState) -> None:
        """On the ledger, with what it moved."""
        self.ledger.done.append(done._replace(moved=moved_between(self.rules, before, self.state)))
        if done.what != UNDO:
            self._straight.add(self.top)

    # --- Corrections ----------------------------------------------------------------------------

    def put_right(self, done: Straightened[AnyState]) -> tuple[MadeCorrection, ...]:
        """One after the other, until the referee does not let one pass."""
        for number, each in enumerate(done.made):
            if not self._make(each):
                return done.made[:number]
        return done.made

    def _make(self, each: MadeCorrection) -> bool:
        who, move, before = each.actor, each.move, self.state
        then, _ = apply(self.rules, before, who, move, self._chance)
        why, gain = self._why(who, move.offer), self._gain(who, move)
        try:
            since = self._submit(who, move, why)
        except Refusal as refusal:
            self.faults.append(f"the table refuses {move.offer} by the {who.kind}: {refusal.code}")
            return False
        done = LedgerLine(who.seat, move.offer, why=why)
        if gain is not None:
            if self.state != before:
                self.faults.append(f"{move.offer} gives tokens before anybody confirms it")
            settled = self._others.settle(who.seat, since, gain, move.offer)
            self.faults += settled.faults
            if settled.done is None:
                return False
            done = settled.done
        self._write(done, before)
        if self.state != then or self.table.own_corrections.pending:
            self.faults.append(f"{move.offer} by the {who.kind} does something else")
        return True

    def _gain(self, who: Actor, move: Move) -> Moved | None:
        """The tokens that a seat says it has more of, before itself or on its own character."""
        token, value = move.offer.removeprefix("correct-"), move.values.get("value")
        figure = move.values.get("character")
        for place in self.rules.view(self.state, REFEREE).places:
            if place.seat == who.seat and figure in (None, place.figure) and token != "hand":
                has = {each.key: each.value for each in place.counters}.get(token)
                if has is not None and isinstance(value, int) and value > has:
                    return Moved(who.seat, token, has, value)
        return None

    # --- Taking back ----------------------------------------------------------------------------

    def mark(self) -> HubMark:
        return HubMark(self.top, len(self.heard))

    def go_back(self, to: HubMark) -> None:
        """Move by move; a table that was over is reopened first."""
        if self.table.is_ended:
            self._reopen()
        while self.top > to.stood and not self.table.is_ended:
            self._take_back()
        if self.top != to.stood:
            self.faults.append("the table cannot be taken back to where it stood")
        del self.heard[to.heard :]

    def _take_back(self) -> None:
        """Whoever made it takes it back where they may and think of it, else the referee does."""
        last, before = self.table.game.history().top, self.state
        assert last is not None
        kind, _, seat = last.by.partition(" ")
        if kind == "seat" and self._draws.below(LEFT_TO_REFEREE):
            with suppress(Refusal):
                was = self.top
                self.table.undo.last_move(at(int(seat)), f"drift-{next(self._ids)}")
                if was in self._straight:
                    self._write(LedgerLine(int(seat), UNDO), before)
                return
        why = self._why(REFEREE, UNDO)
        self.table.undo.last_move(REFEREE, f"drift-{next(self._ids)}", why=why)
        self._write(LedgerLine(NOBODY, UNDO, why=why), before)

    def _reopen(self) -> None:
        why = self._why(REFEREE, "reopen")
        name = self._short.partition(".")[0]
        move = Move(offer="reopen", values={"table": name, "why": why})
        try:
            self._reconciler.tournament.game.submit(REFEREE, move, f"drift-{next(self._ids)}-open")
        except Refusal as refusal:
            self.faults.append(f"the table is not reopened: {refusal.code}")
        else:
            self.ledger.reopened.append(why)
