"""What a move's events moved, one after the other: each is told by the state before it.

Nothing is decided here; who hears a line is `Event.seen_by`'s to say.
"""

from collections.abc import Iterable, Iterator

import msgspec
from msgspec import UNSET

from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event
from hub.rules.contract.game import AnyGame
from hub.rules.contract.view import Line, Transfers


def transfers_of(rules: AnyGame, state: AnyState, events: Iterable[Event]) -> Iterator[Transfers]:
    """What each of these events moved, the first of them beginning with this state."""
    for event in events:
        yield rules.moved(state, event)
        state = event.evolve(state)


def lines_with_transfers(
    rules: AnyGame, events: Iterable[Event], moved: Iterable[Transfers], viewer: Actor
) -> Iterator[Line]:
    """The lines that this viewer hears of these events, each with what its event moved."""
    for event, transfers in zip(events, moved, strict=True):
        line = line_with_transfers(rules, event, transfers, viewer)
        if line is not None:
            yield line


def line_with_transfers(
    rules: AnyGame, event: Event, moved: Transfers, viewer: Actor
) -> Line | None:
    """The line that this viewer hears of an event, with what it moved, if they hear any.

    What the table's screen makes a scene of is said with it.
    """
    line = rules.seen_by(event, viewer)
    if line is None or not (moved or event.highlight):
        return line
    kind = event.highlight or UNSET
    return msgspec.structs.replace(line, moved=moved or UNSET, highlight=kind)


def undone(moved: Iterable[Transfers]) -> Transfers:
    """The way back of all these, the last of them first."""
    there = [each for transfers in moved for each in transfers]
    return tuple(
        msgspec.structs.replace(each, source=each.to, to=each.source) for each in reversed(there)
    )
