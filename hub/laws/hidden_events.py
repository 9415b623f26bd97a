"""Which kinds of events hide something, and whether resampling ever put something else there.

A law that compares a night with itself finds nothing: what was never changed was never checked.
"""

from collections import Counter
from collections.abc import Sequence

from hub.laws.random_nights import RandomNight, seats
from hub.rules.contract.actor import viewers
from hub.rules.contract.event import Event
from hub.rules.contract.night import PlayedStep, Step
from hub.rules.contract.view import Line


def changed_events(here: Sequence[Step], there: Sequence[Step]) -> set[str]:
    """The kinds of events that are others in the other night."""
    return {
        type(mine).__name__
        for one, two in zip(here, there, strict=False)
        if isinstance(one, PlayedStep) and isinstance(two, PlayedStep) and one != two
        for mine, theirs in zip(one.events, two.events, strict=False)
        if mine != theirs
    }


def hiding_events(night: RandomNight) -> Counter[str]:
    """How often something happened of which some hear a field that others do not, by its kind."""
    everyone = viewers(seats(night.rules, night.state))
    found: Counter[str] = Counter()
    for step in night.steps:
        for event in step.events if isinstance(step, PlayedStep) else ():
            told = [_told(event, night.rules.seen_by(event, viewer)) for viewer in everyone]
            found[type(event).__name__] += any(each != told[0] for each in told)
    return +found


def shown_moves(night: RandomNight) -> int:
    """How many moves of a night say by an event that they show what was hidden."""
    return sum(
        any(event.shows_hidden for event in step.events)
        for step, made in zip(night.steps, night.made, strict=True)
        if made is not None and isinstance(step, PlayedStep)
    )


def _told(event: Event, line: Line | None) -> frozenset[str]:
    """The fields of an event that this line tells."""
    return frozenset() if line is None else frozenset(line.params) & {*event.__struct_fields__}
