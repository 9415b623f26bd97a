"""A table at which people forget taps, tap wrongly and draw wrongly, and a hub that is told so.

Beside it the same game is told as it really is. When people see that the hub has something wrong
they set it straight by the corrections that it offers; at the end both must agree.
"""

from hub.rules.contract.any_types import AnyState
from hub.rules.contract.chance import Chance
from hub.rules.contract.drifting_hub import DriftingHub, end_of
from hub.rules.contract.form import Move
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.simulated_table import Perspective, RealTable
from hub.rules.contract.slips import FORGOTTEN, LOOKS, MISDRAWN, MISTAPPED, Drift, Slips
from hub.rules.contract.table_facts import Draws, Facts, TableFacts
from hub.rules.contract.told_hub import Heard, ToldHub

# Who goes says so, and so does everybody when all is over.
NEVER_FORGOTTEN = frozenset({"leave", "daimyo-held"})


class DriftingTable:
    """A stage: players act at the `real` table, and the hub is told with slips."""

    def __init__(
        self, real: RealTable, hub: ToldHub, facts: TableFacts[AnyState], chance: Chance
    ) -> None:
        self.real = real
        self.hub = DriftingHub(hub, facts, chance)
        self._facts = facts
        self._slips = Slips(Draws(chance, "drift"))
        self._turn = self._told = 0
        self._forgotten: list[Heard] = []
        self._is_noticed = False
        # How the hub stood and what lay on the table when nothing was asked there last, and what
        # was told since then.
        self._rest = self.hub.moment()
        self._lay: Facts | None = None
        self._since: list[Heard] = []
        for heard in self._news():
            self.hub.say(heard.seat, heard.move)

    @property
    def drift(self) -> Drift:
        return self.hub.drift

    def awaited(self) -> tuple[int, ...]:
        return self.real.awaited()

    def look(self, seat: int) -> Perspective:
        return self.real.look(seat)

    def outcome(self) -> Outcome | None:
        return self.real.outcome()

    def turns(self) -> int:
        return self.real.turns()

    def act(self, seat: int, move: Move) -> None:
        """What really happens; and what the hub hears of it."""
        self.real.act(seat, move)
        is_over = self.real.outcome() is not None
        self.hub.may_end = is_over
        for heard in self._news():
            self._tell(heard)
        truth = self._facts.known(self.real.hub.state)
        if is_over:
            self._finish()
        elif truth is not None and self.real.hub.state.question is None:
            self._stand_still(truth)

    def _news(self) -> list[Heard]:
        news: list[Heard] = self.real.hub.heard[self._told :]
        self._told = len(self.real.hub.heard)
        return news

    def _tell(self, heard: Heard) -> None:
        """Mostly what is true; some taps are forgotten, and some are of another card."""
        self._since.append(heard)
        self.drift.told += 1
        key = heard.move.offer
        if not self.hub.hub.state.turns or key in NEVER_FORGOTTEN:
            self.hub.say(heard.seat, heard.move)
        elif self._slips.happens(FORGOTTEN):
            self.drift.forgotten += 1
            self._forgotten.append(heard)
        elif self._slips.happens(MISTAPPED) and (other := self._another(heard)) is not None:
            self.drift.mistapped += 1
            self.hub.say(heard.seat, other)
        elif not self.hub.say(heard.seat, heard.move):
            # The screen does not offer what everyone sees on the table.
            self._is_noticed = True

    def _another(self, heard: Heard) -> Move | None:
        return self._slips.another(self.hub.offers(heard.seat), heard.move.offer)

    def _stand_still(self, truth: Facts) -> None:
        """Nothing is asked at the real table: somebody may look, or draw wrongly."""
        is_new = self.real.turns() != self._turn
        self._turn, self._since = self.real.turns(), []
        if is_new or self._is_noticed or self._slips.happens(LOOKS):
            self._set_straight(truth)
        if is_new and self._slips.happens(MISDRAWN):
            seat, more = self.real.awaited()[0], self._slips.draws_too_many()
            self.drift.misdrawn += self.real.misdraw(seat, more=more)
            truth = self._facts.known(self.real.hub.state) or truth
        self._rest, self._lay = self.hub.moment(), truth

    def _set_straight(self, truth: Facts) -> None:
        """What was forgotten is tapped late, where it can be; all else is corrected."""
        self._is_noticed = False
        self.hub.say_late(self._forgotten)
        self._forgotten = []
        self.hub.tell_of_deck(self.real.hub.heard[: self._told - len(self._since)])
        self.hub.set_straight(truth)

    def _finish(self) -> None:
        """The real game is over. If the hub's is not, or otherwise: back to when all was quiet."""
        right = end_of(self.real.hub)
        if self.hub.end() == right:
            return
        self.hub.go_back(self._rest)
        self.hub.may_end = False
        if self._lay is not None:
            self._set_straight(self._lay)
        self.hub.may_end = True
        for heard in self._since:
            self.hub.say_again(heard)
        if self.hub.end() != right:
            self.drift.gaps.append(f"the end is another: {self.hub.end()} [{right}]")
