"""The last lines of a table's story, as each viewer may hear them.

What was undone is not told; who may hear what is the ruleset's to say.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from hub.rules.contract.actor import Actor
from hub.rules.contract.game import Game
from hub.rules.contract.view import Line
from hub.tables.history import GameHistory, Moment

LINES = 30


class Story:
    """Remembers what each viewer was told last, so that a move costs its own lines only."""

    __slots__ = ("_rules", "_told")

    def __init__(self, rules: Game[Any]) -> None:
        self._rules = rules
        self._told: dict[Actor, tuple[Moment, tuple[Line, ...]]] = {}

    def lines(self, history: GameHistory, viewer: Actor) -> tuple[Line, ...]:
        """At most the last LINES, oldest first. Several threads may ask at once."""
        if history.top is None:
            return ()
        last, old = self._told.get(viewer, (None, ()))
        fresh: list[Line] = []
        for moment in history:
            if moment is last:
                fresh.extend(reversed(old))
            else:
                fresh.extend(self._backwards(moment, viewer))
            if moment is last or len(fresh) >= LINES:
                break
        lines = tuple(reversed(fresh[:LINES]))
        self._told[viewer] = (history.top, lines)
        return lines

    def told(self, moment: Moment, viewer: Actor) -> tuple[Line, ...]:
        """What one move told, without what happened beside it."""
        lines = (self._rules.seen_by(event, viewer) for event in moment.events)
        return tuple(line for line in lines if line is not None)

    def _backwards(self, moment: Moment, viewer: Actor) -> Iterator[Line]:
        yield from reversed(moment.notes)
        for event in reversed(moment.events):
            line = self._rules.seen_by(event, viewer)
            if line is not None:
                yield line


def whole(rules: Game[Any], moments: Iterable[Moment], viewer: Actor) -> tuple[Line, ...]:
    """All that these moments tell, in their order."""
    lines: list[Line] = []
    for moment in moments:
        told = (rules.seen_by(event, viewer) for event in moment.events)
        lines.extend(line for line in told if line is not None)
        lines.extend(moment.notes)
    return tuple(lines)
