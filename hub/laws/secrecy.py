"""The law of secrets: a viewer cannot tell a night from another that hides other things.

Compared are bytes: view, offers and story after every step, refusals, and what one gets who
comes back. What a game deals anew is its own business; that it does so at all is counted.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import msgspec

from hub.laws.broken import LawBroken, LeakFound
from hub.laws.difference import difference
from hub.laws.forms import fill, is_free
from hub.laws.hidden_events import changed_events
from hub.laws.legality import answer
from hub.laws.random_nights import RandomNight, Rules, actors, live, seats, walk
from hub.laws.replay import written
from hub.laws.spoilt_moves import spoils
from hub.rules.contract.actor import HOST, REFEREE, Actor, at, viewers
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.night import PlayedStep, Step, UndoneStep
from hub.rules.contract.play import audit, on_behalf
from hub.rules.contract.refusal import BrokenInvariant
from hub.rules.contract.transfers import lines_with_transfers, transfers_of
from hub.rules.contract.view import Line
from hub.tables.chance import SeededChance

encode = msgspec.json.Encoder().encode


@dataclass
class SecrecyTally:
    """How much was compared, and how often there really was another night.

    `changed` are the kinds of events that resampling ever changed.
    """

    nights: int = 0
    steps: int = 0
    viewers: int = 0
    resampled: int = 0
    different: int = 0
    open: int = 0
    probes: int = 0
    covered: int = 0
    other_role: int = 0
    changed: set[str] = field(default_factory=set)

    @property
    def share(self) -> float:
        return self.different / self.resampled if self.resampled else 1.0

    @property
    def role_share(self) -> float:
        return self.other_role / self.covered if self.covered else 1.0


class Glance:
    """What one viewer is shown after one step; `before` is the state that it began with."""

    __slots__ = ("offers", "story", "view")

    def __init__(
        self, rules: Rules, step: Step, before: AnyState, state: AnyState, viewer: Actor
    ) -> None:
        self.story = encode(_lines(rules, step, before, viewer))
        # As a table shows it, which asks for the views of one state together.
        self.view = encode(rules.views(state)(viewer))
        self.offers = encode(_offers(rules, state, viewer))


def _lines(rules: Rules, step: Step, before: AnyState, viewer: Actor) -> list[Line]:
    """The lines of one step, with what moved by them."""
    events = step.events if isinstance(step, PlayedStep) else ()
    moved = transfers_of(rules, before, events)
    return list(lines_with_transfers(rules, events, moved, viewer))


def _offers(rules: Rules, state: AnyState, viewer: Actor) -> list[tuple[Offer, ...]]:
    """One's own; host and referee also see what may be done for a seat without its owner."""
    shown = [rules.offers(state, viewer)]
    if viewer == HOST or (viewer == REFEREE and rules.has_ring):
        for seat in range(seats(rules, state)):
            shown.append(on_behalf(rules.offers(state, at(seat))))
    return shown


def check_secrecy(
    night: RandomNight, actor: Sequence[Actor] | None = None, tally: SecrecyTally | None = None
) -> None:
    """The law for these viewers, or for all there are."""
    rules, tally = night.rules, tally or SecrecyTally()
    tally.nights += 1
    for viewer in actor or viewers(seats(rules, night.state)):
        tally.viewers += 1
        tally.steps += len(night.steps)
        mine = look(rules, night.steps, night.states[1:], viewer)
        check_return(night, night.steps, mine, viewer)
        chance = SeededChance(f"redeal/{night.seed}/{viewer}")
        other = rules.resample_hidden(night.steps, viewer, chance)
        if other is None:
            tally.open += 1
            check_open(night, viewer)
            continue
        tally.resampled += 1
        tally.different += list(other) != night.steps
        tally.changed |= changed_events(night.steps, other)
        _check_pair(night, mine, other, viewer, tally)


def _check_pair(
    night: RandomNight,
    mine: list[Glance],
    other: Sequence[Step],
    viewer: Actor,
    tally: SecrecyTally,
) -> None:
    """A night and another night, step by step."""
    rules = night.rules
    states = check_resampled(night, other)
    theirs = look(rules, other, states, viewer)
    for step, (here, there) in enumerate(zip(mine, theirs, strict=True), start=1):
        for where in ("story", "view", "offers"):
            seen, else_seen = getattr(here, where), getattr(there, where)
            if seen != else_seen:
                what = difference(seen, else_seen)
                raise LeakFound(where, f"{viewer} at step {step}: {what}: {night}")
    check_return(night, other, theirs, viewer)
    tally.probes += check_refusals(night, states, viewer)
    _count_own_role(night, states[-1], viewer, tally)


def _count_own_role(
    night: RandomNight, other: AnyState, viewer: Actor, tally: SecrecyTally
) -> None:
    """How often a seat saw the same with a covered role of its own that was another."""
    rules = night.rules
    places = rules.view(night.state, viewer).places
    if any(place.seat == viewer.seat and not place.role for place in places):
        here, there = rules.secret(night.state, viewer.seat), rules.secret(other, viewer.seat)
        if here is not None and there is not None:
            tally.covered += 1
            tally.other_role += here.role != there.role


def look(
    rules: Rules, steps: Sequence[Step], states: Sequence[AnyState], actor: Actor
) -> list[Glance]:
    """All that a viewer gets who never looks away."""
    befores = (rules.blank(), *states[:-1])
    return [Glance(rules, *now, actor) for now in zip(steps, befores, states, strict=True)]


def check_resampled(night: RandomNight, other: Sequence[Step]) -> list[AnyState]:
    """The other night is one: it reads, replays, adds up, and is undone where this one is."""
    rules = night.rules
    if len(other) != len(night.steps):
        raise LawBroken("the other night is of another length")
    for step, theirs in zip(night.steps, other, strict=True):
        if type(step) is not type(theirs) or (not isinstance(step, PlayedStep) and step != theirs):
            raise LawBroken("the other night is undone elsewhere")
        if written(rules, theirs) != theirs:
            raise LawBroken("the other night does not read as it was written")
    states = [state for _, state in walk(rules, other)]
    for state in states:
        try:
            audit(rules, state)
        except BrokenInvariant as error:
            raise LawBroken(f"the other night does not add up: {error}") from error
    return states


def check_return(
    night: RandomNight, steps: Sequence[Step], steady: Sequence[Glance], viewer: Actor
) -> None:
    """Coming back shows what staying showed: the last view and offers, the story told.

    This viewer looks once, is away, and comes back to a table that was read anew.
    """
    rules = night.rules
    states = [state for _, state in walk(rules, [written(rules, step) for step in steps])]
    befores = [rules.blank(), *states[:-1]]
    Glance(rules, steps[0], befores[0], states[0], viewer)
    back = Glance(rules, steps[-1], befores[-1], states[-1], viewer)
    played = live(steps)
    story = [encode(_lines(rules, steps[place], befores[place], viewer)) for place in played]
    told = [steady[place].story for place in live(steps)]
    if (back.view, back.offers, story) != (steady[-1].view, steady[-1].offers, told):
        raise LeakFound("return", f"{viewer} comes back to something else: {night}")


def check_open(night: RandomNight, viewer: Actor) -> None:
    """A game says that nothing is hidden: nothing may look as if something were.

    Who saw another course before it was undone may know all of this one.
    """
    views = [night.rules.view(state, viewer) for state in night.states[1:]]
    now = views[-1]
    is_undone = any(isinstance(step, UndoneStep) for step in night.steps)
    if now.turn < 0:
        return
    if night.case.holds_cards or (night.case.always_hides and not is_undone):
        raise LawBroken(f"no other night for {viewer}, but something is hidden: {night}")
    if night.case.has_roles and not any(all(place.role for place in view.places) for view in views):
        raise LawBroken(f"no other night for {viewer}, but there are covered roles: {night}")
    for frame in night.state.frames if not is_undone else ():
        for given in getattr(frame, "answers", ()):
            if given.seat != viewer.seat and _was_free(night, frame.question, given.seat):
                raise LawBroken(f"no other night for {viewer}, but sealed answers: {night}")


def _was_free(night: RandomNight, question: int, seat: int) -> bool:
    """Whether this seat could have answered something else, as far as the table knows."""
    for state, made in zip(night.states, night.made, strict=False):
        if made is None or made[0] != at(seat) or made[1].question != question:
            continue
        offers = [o for o in night.rules.offers(state, at(seat)) if o.closed is None]
        answers = [o for o in offers if not o.standing and o.question == question]
        if len(answers) > 1 or any(is_free(offer) for offer in answers):
            return True
    return False


def check_refusals(
    night: RandomNight, states: Sequence[AnyState], viewer: Actor, moments: int = 2
) -> int:
    """The same moves by this viewer get the same answer in both nights."""
    dice = Random(f"refusals/{night.seed}/{viewer}")
    rules, count = night.rules, 0
    picked = dice.sample(range(len(states)), min(moments, len(states)))
    for place in {*picked, len(states) - 1}:
        mine, theirs = night.states[place + 1], states[place]
        for move in _probes(night, mine, viewer, dice):
            count += 1
            here, there = _reply(rules, mine, viewer, move), _reply(rules, theirs, viewer, move)
            if here != there:
                raise LeakFound("refusal", f"{viewer} tries {move}: {here!r} or {there!r}: {night}")
    return count


def _reply(rules: Rules, state: AnyState, viewer: Actor, move: Move) -> bytes:
    """What comes back for a move. A failure of ours is the law of moves' to find."""
    try:
        return encode(answer(rules, state, viewer, move))
    except LawBroken as broken:
        return type(broken.__cause__).__name__.encode()


def _probes(night: RandomNight, state: AnyState, viewer: Actor, dice: Random) -> list[Move]:
    """What a curious viewer might send: own offers spoilt, others' moves, old ones, nonsense."""
    rules = night.rules
    own = [move for offer in rules.offers(state, viewer) for _, move in spoils(offer, dice)]
    probes = dice.sample(own, min(10, len(own)))
    for actor in actors(seats(rules, state)):
        for offer in rules.offers(state, actor):
            move = fill(offer, dice) if offer.closed is None else None
            probes.append(move or Move(offer=offer.key, question=offer.question))
    old = [move for _, move in night.moves]
    return [*dice.sample(probes, min(16, len(probes))), *dice.sample(old, min(6, len(old)))]


def check_secrets(night: RandomNight, other: Sequence[Step]) -> None:
    """What an owner may look at tells of the owner alone: the same role, the same secret."""
    rules = night.rules
    for mine, (_, theirs) in zip(night.states[1:], walk(rules, other), strict=True):
        for seat in range(seats(rules, mine)):
            here, there = rules.secret(mine, seat), rules.secret(theirs, seat)
            if here is None or there is None or here.role != there.role:
                continue
            if here != there:
                raise LeakFound("secret", f"seat {seat} reads {here} or {there}: {night}")
