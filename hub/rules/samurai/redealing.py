"""Another night that a viewer cannot tell from this one: other roles, pairs and unseen cards.

Used by the law that nobody learns what they may not know; no game is ever played with it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from hub.rules.contract.chance import Chance
from hub.rules.contract.ruleset import Played, Step
from hub.rules.contract.who import Who
from hub.rules.samurai.disguise import Disguise
from hub.rules.samurai.events.happening import Event
from hub.rules.samurai.state import BLANK, State
from hub.rules.samurai.unseen import Origins, Shuffle, Sightings, swapped


class _Moment(NamedTuple):
    """An event with the state before it and where every card came from, after it."""

    state: State
    event: Event
    origins: Origins


def redeal(steps: Sequence[Step], viewer: Who, chance: Chance) -> Sequence[Step] | None:
    sightings = Sightings(viewer)
    moments = _walk(steps, sightings)
    told = [(moment.state, moment.event) for step in moments for moment in step]
    disguise = Disguise(told, viewer, chance)
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
    event = disguise.of(moment.state, moment.event)
    return swapped(event, moment.origins, swaps)


def _walk(steps: Sequence[Step], sightings: Sightings) -> list[list[_Moment]]:
    """Every event where it happened, undone or not."""
    state, origins = BLANK, Origins()
    after = [(state, origins)]
    moments: list[list[_Moment]] = []
    for step in steps:
        told: list[_Moment] = []
        if isinstance(step, Played):
            for event in step.events:
                origins = sightings.note(state, event, origins)
                told.append(_Moment(state, event, origins))
                state = event.evolve(state)
        else:
            state, origins = after[step.to]
        after.append((state, origins))
        moments.append(told)
    return moments
