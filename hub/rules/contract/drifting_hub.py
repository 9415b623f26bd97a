"""A hub that is told less, or otherwise, than what lies on the table, and is set straight again.

Only an end leads where no correction leads back: such a move is taken back, as people would.
"""

from collections.abc import Sequence
from typing import NamedTuple

from hub.rules.contract.actor import NOBODY, Actor, at
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.set_straight import Straightening, Values, fillings
from hub.rules.contract.simulated_table import Disagreement
from hub.rules.contract.slips import Drift
from hub.rules.contract.table_facts import Fact, Facts, Saying, TableFacts
from hub.rules.contract.told_hub import Heard, HubMark, ToldHub

# More corrections than this by one actor at one moment are a loop.
MOST = 60
TURN = Fact("turn")
# The tokens that keep players up, as an outcome counts them.
LIVES = frozenset({"resilience", "life"})


# Why it ended, who won, the teams (key, total and rank), everybody's numbers; nothing before.
End = tuple[str, tuple[int, ...], list[tuple[str, float, int]], list[dict[str, int]]] | tuple[()]


class HubMoment(NamedTuple):
    """How the hub stood, and how many deck's ends it had not heard of."""

    mark: HubMark
    deck_ends: int


class DriftingHub:
    """`hub` drifts; with `may_end` the real game is over, and so may this be."""

    def __init__(self, hub: ToldHub, facts: TableFacts[AnyState], chance: Chance) -> None:
        self.hub, self.drift = hub, Drift()
        self.may_end = False
        self._facts, self._chance = facts, chance
        self._deck_ends = 0

    def moment(self) -> HubMoment:
        return HubMoment(self.hub.mark(), self._deck_ends)

    def go_back(self, to: HubMoment) -> None:
        """Taken back, up to then."""
        self.drift.undone += 1
        self.hub.go_back(to.mark)
        self._deck_ends = to.deck_ends

    def offers(self, seat: int) -> tuple[Offer, ...]:
        return self.hub.rules.offers(self.hub.state, at(seat) if seat >= 0 else self.hub.host)

    def say(self, seat: int, move: Move) -> bool:
        """Whether it takes this. An end, which no correction mends, is taken back."""
        before = self.moment()
        try:
            self.hub.say(seat, move.offer, dict(move.values))
        except Disagreement:
            return False
        if self._is_lost():
            self.go_back(before)
            return False
        return True

    def _is_lost(self) -> bool:
        """It has ended, and the real game has not."""
        return self.hub.rules.is_over(self.hub.state) and not self.may_end

    def _say_any(self, actor: Actor, saying: Saying) -> bool:
        """Whether it takes this, filled in anyhow."""
        offer = self.hub.rules.offer(self.hub.state, actor, saying.offer)
        if offer is None or offer.closed is not None:
            return False
        move = next(fillings(offer, saying), None)
        return move is not None and self.say(actor.seat, move)

    def say_again(self, heard: Heard) -> None:
        """What was told when it happened; if the deck was out with it, that is told too."""
        known = len(_deck_ends(self.hub.heard))
        self.say(heard.seat, heard.move)
        for values in _deck_ends([heard])[len(_deck_ends(self.hub.heard)) - known :]:
            self.drift.late += self._say_any(self.hub.host, Saying("deck-end", values))

    def say_late(self, forgotten: Sequence[Heard]) -> None:
        """Steps that it still waits for, and that were done at the table."""
        for heard in forgotten:
            is_step = self.hub.state.question is None and self.hub.state.step != "play"
            if is_step and self.say(heard.seat, heard.move):
                self.drift.late += 1

    def tell_of_deck(self, happened: Sequence[Heard]) -> None:
        """The table shuffled, and it has not noticed, or asks of a deck that is not out."""
        real = _deck_ends(happened)
        for values in real[len(_deck_ends(self.hub.heard)) + self._deck_ends :]:
            self.drift.late += self._say_any(self.hub.host, Saying("deck-end", values))
            self._answer(happened)
        self.drift.late += self._say_any(self.hub.host, Saying("deck-empty", {"deck": "not-yet"}))
        # What it has counted wrongly is set straight by corrections, and not told again.
        self._deck_ends = len(real) - len(_deck_ends(self.hub.heard))

    def _answer(self, happened: Sequence[Heard]) -> None:
        """What it asks after a deck's end, the table has answered after that."""
        ends = [number for number, heard in enumerate(happened) if _deck_ends([heard])]
        for heard in happened[ends[-1] + 1 :]:
            state = self.hub.state
            offer = self.hub.rules.offer(state, at(heard.seat), heard.move.offer)
            asked = state.question.question if state.question is not None else 0
            if asked and offer is not None and offer.question == asked and not offer.standing:
                self.drift.late += self.say(heard.seat, heard.move)

    def set_straight(self, truth: Facts) -> None:
        """The host sets the turn straight, each their own, and the host what is left.

        Nobody counts a deck, unless something hangs on it; that it is out everybody sees.
        """
        seen = {f: each for f, each in truth.items() if f.what not in self._facts.piles}
        self._correct(self.hub.host, {TURN: self._turn_of(truth)})
        for seat in sorted({fact.seat for fact in seen if fact.seat >= 0}):
            self._correct(at(seat), {f: each for f, each in seen.items() if f.seat == seat})
        if self._correct(self.hub.host, {**seen, TURN: self._turn_of(truth)}):
            self.drift.gaps += self._correct(self.hub.host, {**truth, TURN: self._turn_of(truth)})

    def _correct(self, actor: Actor, truth: Facts) -> tuple[str, ...]:
        """What this actor gets right; what is left is said."""
        hub = self.hub
        table = Straightening(hub.rules, self._facts, actor, truth, self._chance)
        done = table.run(hub.state, MOST)
        self.drift.add(hub.put_right(done))
        return done.gaps

    def _turn_of(self, truth: Facts) -> tuple[str, ...]:
        """Fewer weapons than were used close nothing, so nobody minds; more are counted anew."""
        turn, now = truth[TURN], (self._facts.known(self.hub.state) or truth)[TURN]
        assert isinstance(turn, tuple)
        assert isinstance(now, tuple)
        stays = now[:-1] == turn[:-1] and _used(now) <= _used(turn)
        return now if stays else (*turn[:-1], "used 0")

    def end(self) -> End:
        return end_of(self.hub)


def end_of(hub: ToldHub) -> End:
    """Who won, and what everybody has; nothing before the end.

    Where the deck ended it, whether the last player had got up before drawing is left out: a hub
    that is told of that deck's end while the rest is due does not book it (open).
    """
    outcome = hub.rules.outcome(hub.state)
    if outcome is None:
        return ()
    late = hub.state.turn if outcome.cause == "deck" else NOBODY
    teams = [(team.key, team.total, team.rank) for team in outcome.teams]
    numbers = [
        {key: each for key, each in row.items() if seat != late or key not in LIVES}
        for seat, row in enumerate(outcome.numbers)
    ]
    return (outcome.reason, outcome.winners, teams, numbers)


def _used(turn: tuple[str, ...]) -> int:
    """How many weapons; the last thing that is said of a turn in which nothing is asked."""
    return int(turn[-1].split()[1])


def _deck_ends(told: Sequence[Heard]) -> list[Values]:
    """Each deck's end of which a hub told then, with what was said of it."""
    found: list[Values] = []
    for heard in told:
        said = dict(heard.move.values) if heard.move.offer == "deck-end" else {}
        found += [said for line in heard.told if line.code == "deck-ended"]
    return found
