"""A table at which people forget taps, tap wrongly and draw wrongly, and a hub that is told so.

Beside it the same game is told as it really is. When people see that the hub has something wrong
they set it straight by the corrections that it offers; at the end both must agree.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hub.rules.contract.actor import HOST, TABLE, Actor, at
from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.random_move import random_values
from hub.rules.contract.set_straight import Correction, Straightening, Values, fillings
from hub.rules.contract.simulated_hub import Heard, SimulatedHub
from hub.rules.contract.simulated_table import Disagreement, Perspective, RealTable
from hub.rules.contract.table_facts import Draws, Fact, Facts, Saying, TableFacts

# Of so many taps one is forgotten; of so many one is of another card; so many turns, and one
# begins with a card too many or too few.
FORGOTTEN, MISTAPPED, MISDRAWN = 20, 40, 40
# Whoever's turn begins looks; of so many other moments somebody looks in one.
LOOKS = 4
# More corrections than this at one moment are a loop.
MOST = 60
TURN = Fact("turn")


@dataclass
class Drift:
    """What went wrong in a game, and what it cost to set it straight.

    `taps` are those of corrections: one for the offer and one for each of its fields. `undone` are
    moves that were taken back, and `late` steps that were tapped when it was seen that they were
    not. `gaps` say what could not be set straight.
    """

    told: int = 0
    forgotten: int = 0
    mistapped: int = 0
    misdrawn: int = 0
    corrections: int = 0
    taps: int = 0
    undone: int = 0
    late: int = 0
    gaps: list[str] = field(default_factory=list)

    @property
    def slips(self) -> int:
        return self.forgotten + self.mistapped + self.misdrawn

    def add(self, made: tuple[Correction, ...]) -> None:
        self.corrections += len(made)
        self.taps += sum(1 + len(each.move.values) for each in made)


class _Rest(NamedTuple):
    """How the hub stood, how much it had heard, its decks too few, and what lay on the table."""

    state: Any
    heard: int
    deck_ends: int
    truth: Facts | None


class DriftingTable:
    """A stage: players act at the `real` table; `hub` is the one that drifts."""

    def __init__(
        self, real: RealTable, hub: SimulatedHub[Any], facts: TableFacts, chance: Chance
    ) -> None:
        self.real, self.hub, self.drift = real, hub, Drift()
        self._facts, self._chance = facts, chance
        self._draws = Draws(chance, "drift")
        self._turn = 0
        self._forgotten: list[Heard] = []
        self._since: list[Heard] = []
        self._is_noticed = False
        self._deck_ends = 0
        self._may_end = False
        # How the hub stood and what lay on the table when nothing was asked there last.
        self._rest = _Rest(hub.state, 0, 0, None)
        for heard in real.hub.heard:
            self._say(heard.seat, heard.move)
        self._told = len(real.hub.heard)

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
        self._may_end = self.real.outcome() is not None
        for heard in self._news():
            self._tell(heard)
        truth = self._facts.known(self.real.hub.state)
        if self.real.outcome() is not None:
            self._finish()
        elif truth is not None and self.real.hub.state.question is None:
            self._stand_still(truth)

    def _news(self) -> list[Heard]:
        news: list[Heard] = self.real.hub.heard[self._told :]
        self._told = len(self.real.hub.heard)
        return news

    # --- What people tap ---------------------------------------------------------------------

    def _tell(self, heard: Heard) -> None:
        """Mostly what is true; some taps are forgotten, and some are of another card."""
        self._since.append(heard)
        self.drift.told += 1
        if not self.hub.state.turns or not _is_card(heard.move):
            self._say(heard.seat, heard.move)
        elif self._happens(FORGOTTEN):
            self.drift.forgotten += 1
            self._forgotten.append(heard)
        elif self._happens(MISTAPPED) and (other := self._another(heard)) is not None:
            self.drift.mistapped += 1
            self._say(heard.seat, other)
        elif not self._say(heard.seat, heard.move):
            # The screen does not offer what everyone sees on the table.
            self._is_noticed = True

    def _happens(self, one_in: int) -> bool:
        return self._draws.below(one_in) == 0

    def _say(self, seat: int, move: Move) -> bool:
        """Whether the hub takes it. What no correction mends, such as an end, is taken back."""
        before, heard = self.hub.state, len(self.hub.heard)
        try:
            self.hub.say(seat, move.offer, dict(move.values))
        except Disagreement:
            return False
        if self._is_lost():
            self.hub.state = before
            del self.hub.heard[heard:]
            self.drift.undone += 1
            return False
        return True

    def _is_lost(self) -> bool:
        """The hub stands where no correction leads back to what lies on the table."""
        state, real = self.hub.state, self.real.hub.state
        if self.hub.rules.is_over(state):
            return not self._may_end
        return bool(state.turns) and self._facts.is_astray(state, real)

    def _another(self, heard: Heard) -> Move | None:
        """The same seat, another button: whatever else the screen offers it."""
        offers = self.hub.rules.offers(self.hub.state, _who(heard.seat))
        others = [each for each in offers if _can_slip(each) and each.key != heard.move.offer]
        if not others:
            return None
        offer = others[self._draws.below(len(others))]
        values = random_values(offer, _Dice(self._draws))
        return None if values is None else Move(offer=offer.key, values=values)

    # --- What people see ---------------------------------------------------------------------

    def _stand_still(self, truth: Facts) -> None:
        """Nothing is asked at the real table: somebody may look, or draw wrongly."""
        self._since = []
        is_new = self.real.turns() != self._turn
        self._turn = self.real.turns()
        if is_new or self._is_noticed or self._happens(LOOKS):
            self._set_straight(truth)
        if is_new and self._happens(MISDRAWN):
            more = self._draws.happens(50)
            seat = self.real.awaited()[0]
            self.drift.misdrawn += self.real.misdraw(seat, more=more)
            truth = self._facts.known(self.real.hub.state) or truth
        self._rest = _Rest(self.hub.state, len(self.hub.heard), self._deck_ends, truth)

    def _set_straight(self, truth: Facts) -> None:
        """Late taps first; then the host sets the turn straight, each their own, the host all."""
        self._is_noticed = False
        self._tap_late()
        self._tell_deck_end()
        # Nobody counts a deck; that it is out everybody sees.
        truth = {f: each for f, each in truth.items() if f.what not in self._facts.piles}
        truth = self._with_used(truth)
        seats = sorted({fact.seat for fact in truth if fact.seat >= 0})
        self._correct(HOST, {TURN: truth[TURN]})
        for seat in seats:
            self._correct(at(seat), {f: truth[f] for f in truth if f.seat == seat})
        self.drift.gaps += self._correct(HOST, self._with_used(truth))
        self._forgotten = []

    def _correct(self, actor: Actor, truth: Facts) -> tuple[str, ...]:
        """What this actor gets right; what is left is said."""
        hub = self.hub
        done = Straightening(hub.rules, self._facts, actor, truth, self._chance).run(
            hub.state, MOST
        )
        hub.state = done.state
        self.drift.add(done.made)
        return done.gaps

    def _tap_late(self) -> None:
        """Steps that the hub still waits for, and that were done at the table."""
        for heard in self._forgotten:
            is_step = self.hub.state.question is None and self.hub.state.step != "play"
            if is_step and self._say(heard.seat, heard.move):
                self.drift.late += 1

    def _tell_deck_end(self) -> None:
        """The table shuffled, and the hub has not noticed, or asks: one tap."""
        real = self.real.hub.heard[: self._told - len(self._since)]
        untold = _deck_ends(real)[len(_deck_ends(self.hub.heard)) + self._deck_ends :]
        for values in untold:
            self.drift.late += self._say_any(HOST, Saying("deck-end", values))
        for seat in range(len(self.real.hub.rules.view(self.hub.state, TABLE).places)):
            # Asked of a deck that is not out: not yet.
            self.drift.late += self._say_any(at(seat), Saying("deck-empty", {"deck": "not-yet"}))
        # What the hub counted wrongly is set straight by corrections, and not told again.
        self._deck_ends = len(_deck_ends(real)) - len(_deck_ends(self.hub.heard))

    def _say_any(self, actor: Actor, saying: Saying) -> bool:
        """Whether the hub takes this, filled in anyhow."""
        offer = self.hub.rules.offer(self.hub.state, actor, saying.offer)
        if offer is None or offer.closed is not None:
            return False
        move = next(fillings(offer, saying), None)
        return move is not None and self._say(actor.seat, move)

    def _with_used(self, truth: Facts) -> Facts:
        """Fewer weapons than were used close nothing, so nobody minds; more are counted anew."""
        known = self._facts.known(self.hub.state)
        turn, now = truth[TURN], (known or truth)[TURN]
        assert isinstance(turn, tuple)
        assert isinstance(now, tuple)
        stays = now[:-1] == turn[:-1] and _used(now) <= _used(turn)
        return {**truth, TURN: now if stays else (*turn[:-1], "used 0")}

    # --- The end -----------------------------------------------------------------------------

    def _finish(self) -> None:
        """The real game is over. If the hub's is not, or otherwise: back to when all was quiet."""
        if self._ended_alike():
            return
        rest = self._rest
        self.drift.undone += 1
        self.hub.state = rest.state
        del self.hub.heard[rest.heard :]
        self._deck_ends = rest.deck_ends
        self._may_end = False
        if rest.truth is not None:
            self._set_straight(rest.truth)
        self._may_end = True
        for heard in self._since:
            known = len(_deck_ends(self.hub.heard))
            self._say(heard.seat, heard.move)
            # If it counts more cards than there were: everyone sees that the deck is out.
            for values in _deck_ends([heard])[len(_deck_ends(self.hub.heard)) - known :]:
                self.drift.late += self._say_any(HOST, Saying("deck-end", values))
        if not self._ended_alike():
            self.drift.gaps.append(f"the end is another: {self._end(self.hub)}")

    def _ended_alike(self) -> bool:
        return self._end(self.hub) == self._end(self.real.hub)

    def _end(self, hub: SimulatedHub[Any]) -> tuple[object, ...]:
        """Who won, and what everybody has."""
        outcome = hub.rules.outcome(hub.state)
        if outcome is None:
            return ()
        teams = [(team.key, team.total, team.rank) for team in outcome.teams]
        return (outcome.reason, outcome.winners, teams, outcome.numbers)


class _Dice:
    """Draws as chance, for filling in a form."""

    def __init__(self, draws: Draws) -> None:
        self._draws = draws

    def pick(self, size: int, ask: str) -> int:
        return self._draws.below(size)

    def order(self, size: int, ask: str) -> tuple[int, ...]:
        left, order = list(range(size)), []
        while left:
            order.append(left.pop(self._draws.below(len(left))))
        return tuple(order)


def _used(turn: tuple[str, ...]) -> int:
    """How many weapons; the last thing that is said of a turn in which nothing is asked."""
    return int(turn[-1].split()[1])


def _who(seat: int) -> Actor:
    return at(seat) if seat >= 0 else HOST


def _is_card(move: Move) -> bool:
    """Leaving and what is said when all is over is not forgotten, nor is the deck's end."""
    return move.offer not in ("leave", "daimyo-held")


def _can_slip(offer: Offer) -> bool:
    return offer.closed is None and not offer.standing


def _deck_ends(told: Sequence[Heard]) -> list[Values]:
    """Each deck's end of which a hub told then, with what was said of it."""
    found: list[Values] = []
    for heard in told:
        said = dict(heard.move.values) if heard.move.offer == "deck-end" else {}
        found += [said for line in heard.told if line.code == "deck-ended"]
    return found
