"""Another night that a viewer cannot tell from this one: other characters and unseen cards.

Used by the law that nobody learns what they may not know; no game is ever played with it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.ruleset import Played, Step
from hub.rules.contract.who import Who
from hub.rules.duel.disguise import Answers, Disguise, Sealed, Told
from hub.rules.duel.state import BLANK, State
from hub.rules.duel.unseen import Origins, Shuffle, Sightings, swapped


class _Moment(NamedTuple):
    """An event where it happened, and where every card came from, after it."""

    told: Told
    origins: Origins


class _Path(NamedTuple):
    """How it stands after a step: the state, where its cards came from, which answers are in."""

    state: State = BLANK
    origins: Origins = {}
    sealed: Sealed = {}


def redeal(steps: Sequence[Step], viewer: Who, chance: Chance) -> Sequence[Step] | None:
    sightings, answers = Sightings(viewer), Answers(viewer)
    moments = _walk(steps, sightings, answers)
    told = [moment.told for step in moments for moment in step]
    disguise = Disguise(told, answers, chance)
    swaps = sightings.swaps(chance)
    if not disguise.hides_something and all(len(each) < 2 for each in swaps.values()):
        return None
    return [
        Played(events=tuple(_other(moment, disguise, swaps) for moment in told))
        if isinstance(step, Played)
        else step
        for step, told in zip(steps, moments, strict=True)
    ]


def _other(moment: _Moment, disguise: Disguise, swaps: dict[Shuffle, dict[str, str]]) -> Event:
    return swapped(disguise.of(*moment.told), moment.origins, swaps)


def _walk(steps: Sequence[Step], sightings: Sightings, answers: Answers) -> list[list[_Moment]]:
    """Every event where it happened, undone or not."""
    after = [_Path()]
    moments: list[list[_Moment]] = []
    number = 0
    for step in steps:
        events: list[_Moment] = []
        if isinstance(step, Played):
            state, origins, sealed = after[-1]
            for event in step.events:
                told = Told(number, state, event)
                origins = sightings.note(state, event, origins)
                sealed = answers.note(told, sealed)
                events.append(_Moment(told, origins))
                state = event.evolve(state)
                number += 1
            after.append(_Path(state, origins, sealed))
        else:
            after.append(after[step.to])
        moments.append(events)
    return moments
