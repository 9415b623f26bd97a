"""Another night that a viewer cannot tell from this one: walked through, and told again.

Used by the law that nobody learns what they may not know; no game is ever played with it.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from hub.rules.contract.event import Event
from hub.rules.contract.night import PlayedStep, Step

S = TypeVar("S")

# The answers that are in, by seat, as their events' numbers.
Sealed = dict[int, int]


class NumberedEvent(NamedTuple, Generic[S]):
    """An event, its number in the night, and the state before it."""

    number: int
    state: S
    event: Event


class Watcher(Protocol):
    """Follows the night; what it keeps goes back with an undo, what it learned does not."""

    def note(self, told: Any, kept: Any) -> Any: ...


class WatchedEvent(NamedTuple, Generic[S]):
    """An event where it happened, and what each watcher kept after it."""

    told: NumberedEvent[S]
    kept: tuple[Any, ...]


def walk(steps: Sequence[Step], blank: S, *watchers: Watcher) -> list[list[WatchedEvent[S]]]:
    """Every event where it happened, undone or not."""
    nothing: tuple[Any, ...] = tuple({} for _ in watchers)
    after = [(blank, nothing)]
    moments: list[list[WatchedEvent[S]]] = []
    number = 0
    for step in steps:
        events: list[WatchedEvent[S]] = []
        if isinstance(step, PlayedStep):
            state, kept = after[-1]
            for event in step.events:
                told = NumberedEvent(number, state, event)
                kept = tuple(
                    [each.note(told, had) for each, had in zip(watchers, kept, strict=True)]
                )
                events.append(WatchedEvent(told, kept))
                state = event.evolve(state)
                number += 1
            after.append((state, kept))
        else:
            after.append(after[step.to])
        moments.append(events)
    return moments


def retold(
    steps: Sequence[Step],
    moments: list[list[WatchedEvent[S]]],
    other: Callable[[WatchedEvent[S]], Event],
) -> list[Step]:
    """The same steps with other events."""
    return [
        PlayedStep(events=tuple(other(moment) for moment in each))
        if isinstance(step, PlayedStep)
        else step
        for step, each in zip(steps, moments, strict=True)
    ]
