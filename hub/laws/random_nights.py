"""Random nights: any actor takes any open offer, people think again, and much is undone.

The same case, seed and mood always play the same night; a shorter one is its beginning.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from hub.laws.case import Case
from hub.laws.whole_forms import filling
from hub.rules.contract.actor import HOST, HUB, PANEL, REFEREE, Actor, at
from hub.rules.contract.any_types import AnyState, JsonObject
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.game import AnyGame
from hub.rules.contract.night import PlayedStep, Step, UndoneStep
from hub.rules.contract.play import apply, begin
from hub.tables.chance import SeededChance

Rules = AnyGame


@dataclass(frozen=True)
class Mood:
    """How often something else than the game itself happens, per step."""

    undo: float = 0.05
    standing: float = 0.06
    think_again: float = 0.15


LIVELY = Mood()
CALM = Mood(undo=0.0, standing=0.0, think_again=0.0)


@dataclass
class RandomNight:
    """What happened. `states[n]` is how it stood after the first n steps.

    `made[n]` is the move that was step n; None where it was the deal or an undo. `declined` is how
    many fillings of an open form were refused as a whole, and filled in again.
    """

    rules: Rules
    case: Case
    seed: int
    states: list[AnyState] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    made: list[tuple[Actor, Move] | None] = field(default_factory=list)
    declined: int = 0

    def __repr__(self) -> str:
        return f"Night({self.case}, seed={self.seed}, steps={len(self.steps)})"

    @property
    def state(self) -> AnyState:
        return self.states[-1]

    @property
    def chance(self) -> SeededChance:
        return SeededChance(f"night/{self.seed}")

    @property
    def moves(self) -> list[tuple[Actor, Move]]:
        return [made for made in self.made if made is not None]

    def add(self, step: Step, state: AnyState, made: tuple[Actor, Move] | None = None) -> None:
        self.made.append(made)
        self.steps.append(step)
        self.states.append(state)


def seats(rules: Rules, state: AnyState) -> int:
    """How many seats this game was dealt for, as everyone sees it; nobody's look is counted."""
    return 1 + max(place.seat for place in rules.view(state, HUB).places)


def actors(count: int) -> tuple[Actor, ...]:
    """Everyone who may do something at a table of so many, or in a tournament."""
    return (*(at(seat) for seat in range(count)), HOST, PANEL, REFEREE, HUB)


def play(rules: Rules, case: Case, seed: int, length: int, mood: Mood = LIVELY) -> RandomNight:
    """A night of at most so many steps; the deal is the first."""
    night = RandomNight(rules=rules, case=case, seed=seed, states=[rules.blank()])
    state, events = begin(rules, case.options, night.chance)
    night.add(PlayedStep(events=events), state)
    dice = Random(f"{case}/{seed}")
    for _ in range(length - 1):
        if len(night.steps) > 1 and dice.random() < mood.undo:
            _undo(night, dice)
            continue
        found = choose(night, dice, mood)
        if found is not None:
            _move(night, *found)
        elif mood.undo and dice.random() < 0.7:
            _undo(night, dice)
        else:
            break
    return night


def _undo(night: RandomNight, dice: Random) -> None:
    """The last few steps, now and then many; the deal itself stays."""
    done = len(night.steps)
    back = dice.choice((1, 1, 1, 2, 3, 5, 8, done))
    to = max(1, done - back)
    night.add(UndoneStep(to=to), night.states[to])


def _move(night: RandomNight, actor: Actor, move: Move) -> None:
    state, events = apply(night.rules, night.state, actor, move, night.chance)
    night.add(PlayedStep(events=events), state, (actor, move))


def choose(night: RandomNight, dice: Random, mood: Mood) -> tuple[Actor, Move] | None:
    """Someone's next move; None if nobody has any."""
    rules, state = night.rules, night.state
    plain: list[tuple[Actor, list[Offer]]] = []
    again: list[tuple[Actor, Offer]] = []
    standing: list[tuple[Actor, Offer]] = []
    count = seats(rules, state)
    for actor in actors(count):
        offers = [offer for offer in rules.offers(state, actor) if offer.closed is None]
        waiting = [offer for offer in offers if not offer.standing]
        if waiting:
            plain.append((actor, waiting))
        for offer in offers:
            if offer.standing:
                (again if offer.question else standing).append((actor, offer))
    if again and dice.random() < mood.think_again:
        return _filled(night, dice, again)
    # Who plays alone can do little at any time but give up, which would end every night early.
    often = mood.standing / 5 if count == 1 else mood.standing
    if standing and (dice.random() < often or (often and not plain)):
        return _filled(night, dice, standing)
    if not plain:
        return None
    # A button or the host could do much, but mostly the players do it.
    weights = [10 if actor.kind == "seat" else 1 for actor, _ in plain]
    (actor, offers), *_ = dice.choices(plain, weights)
    return _filled(night, dice, [(actor, offer) for offer in offers]) or _filled(
        night, dice, [(other, offer) for other, each in plain for offer in each]
    )


def _filled(
    night: RandomNight, dice: Random, offers: Sequence[tuple[Actor, Offer]]
) -> tuple[Actor, Move] | None:
    for actor, offer in dice.sample(offers, len(offers)):
        told = _told(night, actor, offer, dice)
        found = filling(night.rules, night.state, actor, offer, dice, told)
        night.declined += len(found.declined)
        if found.move is not None:
            return actor, found.move
    return None


def _told(night: RandomNight, actor: Actor, offer: Offer, dice: Random) -> JsonObject:
    """What this person would say of the real things, most of the time."""
    if actor.kind != "seat" or dice.random() < 0.02:
        return {}
    told = {}
    for (key, name), values in night.case.told.items():
        if key == offer.key:
            # Everyone who is asked the same question holds one of the same set.
            mixed = Random(f"{night.seed}/{offer.question}").sample(values, len(values))
            told[name] = mixed[actor.seat]
    return told


def walk(rules: Rules, steps: Sequence[Step]) -> Iterator[tuple[Step, AnyState]]:
    """Every step with the state after it, from the events alone."""
    after = [rules.blank()]
    for step in steps:
        state = after[-1] if isinstance(step, PlayedStep) else after[step.to]
        if isinstance(step, PlayedStep):
            for event in step.events:
                state = event.evolve(state)
        after.append(state)
        yield step, state


def live(steps: Sequence[Step]) -> list[int]:
    """Which steps were not undone, in order."""
    paths: list[list[int]] = [[]]
    for place, step in enumerate(steps):
        paths.append([*paths[-1], place] if isinstance(step, PlayedStep) else paths[step.to])
    return paths[-1]
