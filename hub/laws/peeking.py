"""The law against peeking: whoever made a move that showed anybody something does not undo it.

At a step of a night all that a viewer cannot see is dealt anew, and what the hub has not drawn
yet falls otherwise. The same move is made in both worlds. If the viewer can tell them apart now,
who could not before, the move has shown something: its maker and the panel's button must not take
it back. What is compared is all that a viewer gets, so also what is shown to the whole table.

A card that is played of one's own accord tells of a hand only what its owner wanted to show. One
that answers somebody else's move does not: where the same answer could not be given in the other
world and lies open now, it has shown something too.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from random import Random

import msgspec

from hub.laws.broken import LawBroken, LeakFound
from hub.laws.difference import difference
from hub.laws.random_nights import RandomNight, Rules, seats, walk
from hub.laws.secrecy import Glance
from hub.rules.contract.actor import HOST, PANEL, TABLE, Actor, at
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event
from hub.rules.contract.form import Move
from hub.rules.contract.frame import OpenQuestion
from hub.rules.contract.identifiers import Seat, Version
from hub.rules.contract.night import PlayedStep
from hub.rules.contract.play import apply
from hub.rules.contract.refusal import Refusal
from hub.tables.chance import SeededChance
from hub.tables.events import TableOpened
from hub.tables.history import GameHistory
from hub.tables.snapshot import Snapshot
from hub.tables.table_state import TableState


@dataclass
class Peeks:
    """How much was compared: moves in two worlds, and what came of it.

    `open` had no other world but the hub's chance; `impossible` could not be made in the other.
    """

    moves: int = 0
    open: int = 0
    impossible: int = 0
    alike: int = 0
    told_apart: int = 0

    def __str__(self) -> str:
        return ", ".join(f"{getattr(self, each.name)} {each.name}" for each in fields(self))


def check_peeking(night: RandomNight, steps: int, tally: Peeks) -> None:
    """The law at some steps of a night, each for its maker and for somebody else."""
    dice = Random(f"peeking/{night.seed}")
    made = [step for step, each in enumerate(night.made) if each is not None]
    for step in dice.sample(made, min(steps, len(made))):
        for viewer in _viewers(night, step, dice):
            _check_step(night, step, viewer, tally)


def _viewers(night: RandomNight, step: int, dice: Random) -> Iterator[Actor]:
    maker, _ = _made(night, step)
    others = [at(seat) for seat in range(seats(night.rules, night.states[step + 1]))]
    if maker.kind == "seat":
        yield maker
        others.remove(maker)
    yield dice.choice([*others, TABLE])


def _made(night: RandomNight, step: int) -> tuple[Actor, Move]:
    made = night.made[step]
    assert made is not None
    return made


def _check_step(night: RandomNight, step: int, viewer: Actor, tally: Peeks) -> None:
    rules, (maker, move) = night.rules, _made(night, step)
    tally.moves += 1
    before = _other_world(night, step, viewer, tally)
    try:
        after, events = apply(rules, before, maker, move, _other_chance(night))
    except Refusal:
        tally.impossible += 1
        if viewer == maker:
            raise LeakFound("refusal", f"{maker} may not {move} in the other {night}") from None
        is_shown = _is_open_answer(night, step, move)
    else:
        there = Glance(rules, PlayedStep(events=events), before, after, viewer)
        is_shown = not _is_alike(night, step, viewer, there)
        tally.alike += not is_shown
    if is_shown:
        tally.told_apart += 1
        _check_barred(night, step, viewer)


def _other_chance(night: RandomNight) -> SeededChance:
    return SeededChance(f"another/{night.seed}")


def _other_world(night: RandomNight, step: int, viewer: Actor, tally: Peeks) -> AnyState:
    """A state that this viewer cannot tell from the one before this step."""
    rules, past = night.rules, night.steps[:step]
    other = rules.resample_hidden(
        past, viewer, SeededChance(f"peeking/{night.seed}/{step}/{viewer}")
    )
    if other is None or list(other) == list(past):
        tally.open += 1
        return night.states[step]
    states = [rules.blank(), *(state for _, state in walk(rules, other))]
    before, state = states[-2:]
    here, there = _glance(night, step - 1, viewer), Glance(rules, other[-1], before, state, viewer)
    for where in ("view", "offers", "story"):
        if getattr(here, where) != getattr(there, where):
            what = difference(getattr(here, where), getattr(there, where))
            raise LeakFound(where, f"{viewer} knew before step {step}: {what}: {night}")
    return state


def _glance(night: RandomNight, step: int, viewer: Actor) -> Glance:
    before, after = night.states[step : step + 2]
    return Glance(night.rules, night.steps[step], before, after, viewer)


def _is_alike(night: RandomNight, step: int, viewer: Actor, there: Glance) -> bool:
    return _is_same(_glance(night, step, viewer), there)


def _is_same(here: Glance, there: Glance) -> bool:
    return (here.view, here.offers, here.story) == (there.view, there.offers, there.story)


def _is_open_answer(night: RandomNight, step: int, move: Move) -> bool:
    """Whether this answered a question to seats, which is settled by it."""
    before, after = night.states[step], night.states[step + 1]
    asked = {frame.question for frame in before.frames if isinstance(frame, OpenQuestion)}
    return move.question in asked - {frame.question for frame in after.frames}


def _check_barred(night: RandomNight, step: int, viewer: Actor) -> None:
    maker, move = _made(night, step)
    for actor in {maker, PANEL} - {HOST}:
        if can_undo(night, step, actor):
            text = f"{actor} may take back {move} by {maker}, which showed {viewer} something"
            raise LawBroken(f"peeking: {text}, at step {step} of {night}")


def can_undo(night: RandomNight, step: int, actor: Actor) -> bool:
    """Whether a table lets this actor take back that step, as the last that was made."""
    maker, _ = _made(night, step)
    try:
        _standing(night, step, str(maker)).can_undo(night.rules, actor)
    except Refusal:
        return False
    return True


def _standing(night: RandomNight, step: int, maker: str) -> Snapshot:
    """A table as it stands after that step; what came before it is as if it were the deal."""
    rules: Rules = night.rules
    played = night.steps[step]
    assert isinstance(played, PlayedStep)
    events: tuple[Event, ...] = played.events
    opened = TableOpened(game=rules.key, options=msgspec.Raw(b"{}"), seed="")
    history = GameHistory().then(Version(1), "host", night.states[step], ())
    return Snapshot(
        version=Version(2),
        state=TableState.opened(opened, max(rules.players)),
        history=history.then(Version(2), maker, night.states[step + 1], events),
        players=frozenset(map(Seat, range(seats(rules, night.states[step + 1])))),
    )
