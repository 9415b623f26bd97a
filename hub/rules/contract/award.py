"""Awards: what stands out in a game that is over, one line for each player.

A game declares what it counts (`Game.awards`). Counted is what the whole table was shown, its story
and its views, and how the game ended; no state is ever asked, so that an award can tell no secret.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple

from hub.rules.contract.outcome import Outcome
from hub.rules.contract.refusal import Param
from hub.rules.contract.value import Value
from hub.rules.contract.view import AnyView, Line


class Award(Value):
    """What is said of one seat: a code, and what fills its sentence (`count`, `target` …)."""

    seat: int
    key: str
    about: dict[str, Param] = {}


class PublicStep(NamedTuple):
    """One move as the table's own screen showed it.

    `before` makes the view that was there until then; it is asked only where a line needs it.
    """

    lines: tuple[Line, ...]
    before: Callable[[], AnyView]


class Feat(NamedTuple):
    """Something that a seat did: how much it weighs, and what else is told of it."""

    seat: int
    weight: int = 1
    about: Mapping[str, Param] = MappingProxyType({})


Feats = Callable[[PublicStep, Outcome], Iterable[Feat]]
# most: the largest sum; greatest: the largest feat; never: no feat at all. A fact is no distinction
# and serves whoever has none.
Kind = Literal["most", "greatest", "never", "fact"]


class AwardRule(NamedTuple):
    """One award: whose feats it counts, and how they are compared."""

    key: str
    feats: Feats
    kind: Kind = "most"


def awards(
    rules: Sequence[AwardRule], steps: Sequence[PublicStep], outcome: Outcome
) -> tuple[Award, ...]:
    """A line for each seat, in their order: a distinction if it has one, or else a fact."""
    if not rules:
        return ()
    seats = range(len(outcome.roles))
    best = {rule.key: _best(rule, steps, outcome) for rule in rules}
    held = {rule.key: _holders(rule, best[rule.key], seats) for rule in rules}
    given = _shared_out([rule.key for rule in rules if rule.kind != "fact"], held, seats)
    facts = [rule.key for rule in rules if rule.kind == "fact"]
    for seat in seats:
        if seat not in given and facts:
            # The last fact is true of everyone, also if it is that there was nothing.
            given[seat] = next((key for key in facts if seat in best[key]), facts[-1])
    return tuple(_award(seat, given[seat], best) for seat in seats if seat in given)


def _best(rule: AwardRule, steps: Sequence[PublicStep], outcome: Outcome) -> Mapping[int, Feat]:
    """What each seat has to show; the first of equal feats stays."""
    best: dict[int, Feat] = {}
    for feat in (feat for step in steps for feat in rule.feats(step, outcome)):
        old = best.get(feat.seat)
        if rule.kind != "greatest":
            best[feat.seat] = Feat(feat.seat, feat.weight + (old.weight if old else 0))
        elif old is None or feat.weight > old.weight:
            best[feat.seat] = feat
    return best


def _holders(rule: AwardRule, best: Mapping[int, Feat], seats: range) -> frozenset[int]:
    """Those whom nobody outdid. What half the table shares sets nobody apart."""
    if rule.kind == "fact":
        return frozenset()
    if rule.kind == "never":
        found = frozenset(seats) - best.keys()
    else:
        top = max((feat.weight for feat in best.values()), default=0)
        found = frozenset(seat for seat in best if top > 0 and best[seat].weight == top)
    return found if len(found) <= len(seats) // 2 else frozenset()


def _shared_out(
    keys: Sequence[str], held: Mapping[str, frozenset[int]], seats: range
) -> dict[int, str]:
    """A distinction for each seat that has any; who has the fewest chooses first."""
    given: dict[int, str] = {}
    open_to = {seat: [key for key in keys if seat in held[key]] for seat in seats}
    for seat in sorted(seats, key=lambda each: (len(open_to[each]), each)):
        new = [key for key in open_to[seat] if key not in given.values()]
        if open_to[seat]:
            given[seat] = (new or open_to[seat])[0]
    return given


def _award(seat: int, key: str, best: Mapping[str, Mapping[int, Feat]]) -> Award:
    feat = best[key].get(seat, Feat(seat, 0))
    return Award(seat=seat, key=key, about={"count": feat.weight, **feat.about})


# --- Feats that a line of the story tells by itself ---------------------------------------------


def told_of(
    *codes: str,
    who: str = "seat",
    weight: str = "",
    against: str = "",
    tells: Mapping[str, str] = MappingProxyType({}),
) -> Feats:
    """Whoever these lines name as `who`: once each time, or as much as `weight` says.

    `against`: not where the same line names the same seat so; nobody outdoes others by harming
    themselves. `tells` is what the award repeats: its name there, and the line's own.
    """

    def feats(step: PublicStep, outcome: Outcome) -> Iterable[Feat]:
        for line in step.lines:
            seat, amount = line.params.get(who), line.params.get(weight, 1)
            if line.code not in codes or not isinstance(seat, int) or not isinstance(amount, int):
                continue
            if seat >= 0 and not (against and line.params.get(against) == seat):
                yield Feat(seat, amount, {name: line.params[own] for name, own in tells.items()})

    return feats


def against_own_side(feats: Feats, target: str = "target") -> Feats:
    """Only those feats whose `target` turned out to be of the same side in the end."""

    def own(step: PublicStep, outcome: Outcome) -> Iterable[Feat]:
        sides = [frozenset(team.seats) for team in outcome.teams]
        for feat in feats(step, outcome):
            pair = {feat.seat, feat.about.get(target)}
            if len(pair) == 2 and any(pair <= side for side in sides):
                yield feat

    return own
