"""The law that the table is right: below Cards a hub follows whatever really lies there.

From any state of a game, and for any table that could be, the host gets there by corrections
alone, in one for each wrong number or card at most, and nothing ends or is shown on the way; a
seat gets its own things right.
"""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from hub.laws.broken import LawBroken
from hub.laws.random_nights import RandomNight, seats
from hub.rules.contract.actor import HOST, Actor, at
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.set_straight import Straightening
from hub.rules.contract.table_facts import Draws, Facts, TableFacts
from hub.tables.chance import SeededChance

# A broken law is a sentence to read: so many gaps of it are named.
MOST_NAMED = 4
# The part of a gap after this is one example of it.
EXAMPLE = " ["


@dataclass
class Corrections:
    """What was tried. `gaps` are sentences and how often each was found, `examples` where."""

    tables: int = 0
    wrong: int = 0
    made: int = 0
    gaps: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)

    def add_gaps(self, gaps: tuple[str, ...], where: str) -> None:
        """What stopped one table; each sentence counts once for it."""
        found: dict[str, str] = {}
        for gap in gaps:
            sentence, _, example = gap.partition(EXAMPLE)
            found.setdefault(sentence, f"[{example} {where}" if example else f"[{where}")
        for sentence, example in found.items():
            self.gaps[sentence] += 1
            self.examples.setdefault(sentence, example)

    def check(self) -> None:
        """LawBroken with every gap, the most frequent first."""
        if not self.gaps:
            return
        named, more = self.lines()[:MOST_NAMED], len(self.gaps) - MOST_NAMED
        raise LawBroken("; ".join([*named, f"and {more} more"] if more > 0 else named))

    def lines(self) -> list[str]:
        return [f"{count}× {gap} {self.examples[gap]}" for gap, count in self.gaps.most_common()]

    def __str__(self) -> str:
        return (
            f"{self.tables} tables set straight by {self.made} corrections, of {self.wrong} allowed"
        )


def check_corrections(night: RandomNight, moments: int, tally: Corrections) -> None:
    """Some moments of a night, each beside a table that it could have; gaps go to the tally."""
    facts = night.rules.table_facts(night.case.options)
    if facts is None:
        return
    dice = Random(f"corrections/{night.case}/{night.seed}")
    running = [place for place, state in enumerate(night.states) if _runs(facts, state)]
    for place in sorted(dice.sample(running, min(moments, len(running)))):
        _check_moment(night, facts, place, tally)


def _runs(facts: TableFacts[AnyState], state: AnyState) -> bool:
    return facts.known(state) is not None


def _check_moment(
    night: RandomNight, facts: TableFacts[AnyState], place: int, tally: Corrections
) -> None:
    state = night.states[place]
    draws = Draws(SeededChance(f"corrections/{night.seed}/{place}"), "table")
    truth = facts.drawn(state, draws)
    _check_actor(night, facts, place, (HOST, truth), tally)
    seat = draws.below(seats(night.rules, state))
    own = facts.own(state, truth, seat)
    if own:
        _check_actor(night, facts, place, (at(seat), own), tally)


def _check_actor(
    night: RandomNight,
    facts: TableFacts[AnyState],
    place: int,
    told: tuple[Actor, Facts],
    tally: Corrections,
) -> None:
    """One actor beside one table, from one state."""
    actor, truth = told
    state = night.states[place]
    budget = facts.budget(state, truth)
    chance = SeededChance(f"night/{night.seed}")
    straightening = Straightening(night.rules, facts, actor, truth, chance, lowers_first=True)
    done = straightening.run(state, budget)
    tally.tables += 1
    tally.wrong += budget
    tally.made += len(done.made)
    tally.add_gaps(done.gaps, f"at step {place} of {night}]")
