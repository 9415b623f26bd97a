"""The last lines of a table's story, as each viewer may hear them.

What was undone is not told; who may hear what is the ruleset's to say. What moved is told with
them, and by which version, so that a screen that looks on knows what is new to it.
"""

from collections.abc import Iterable, Iterator

import msgspec
from msgspec import UNSET

from hub.rules.contract.actor import Actor
from hub.rules.contract.game import AnyGame
from hub.rules.contract.transfers import lines_with_transfers, transfers_of
from hub.rules.contract.view import Line, Transfers
from hub.tables.history import GameHistory, Moment

LINES = 30
# For so many versions a line says what moved by it. Who looks on gets each version, or nearly; who
# was away longer has the view, and the sights of all the others stay small.
FRESH = 4


class Story:
    """Keeps the last lines of each viewer, so that a move costs its own lines only."""

    __slots__ = ("_last", "_moved", "_rules")

    def __init__(self, rules: AnyGame) -> None:
        self._rules = rules
        self._last: dict[Actor, tuple[Moment, tuple[Line, ...]]] = {}
        # What the newest moment moved: the same for every viewer who asks.
        self._moved: tuple[Moment | None, tuple[Transfers, ...]] = (None, ())

    def lines(self, history: GameHistory, viewer: Actor) -> tuple[Line, ...]:
        """At most the last LINES, oldest first. Several threads may ask at once."""
        if history.top is None:
            return ()
        last, old = self._last.get(viewer, (None, ()))
        fresh: list[Line] = []
        for moment in history:
            if moment is last:
                fresh.extend(reversed(old))
            else:
                fresh.extend(self._backwards(moment, viewer))
            if moment is last or len(fresh) >= LINES:
                break
        stale = history.top.version - FRESH
        lines = tuple(_aged(line, stale) for line in reversed(fresh[:LINES]))
        self._last[viewer] = (history.top, lines)
        return lines

    def lines_of(self, moment: Moment, viewer: Actor) -> tuple[Line, ...]:
        """What one move told, without what happened beside it."""
        lines = (self._rules.seen_by(event, viewer) for event in moment.events)
        return tuple(line for line in lines if line is not None)

    def _backwards(self, moment: Moment, viewer: Actor) -> Iterator[Line]:
        yield from reversed(moment.notes)
        moved = self._moved_by(moment)
        lines = list(lines_with_transfers(self._rules, moment.events, moved, viewer))
        for line in reversed(lines):
            yield of_version(line, moment.version)

    def _moved_by(self, moment: Moment) -> tuple[Transfers, ...]:
        last, moved = self._moved
        if moment is not last:
            moved = transfers_in(self._rules, moment)
            self._moved = (moment, moved)
        return moved


def transfers_in(rules: AnyGame, moment: Moment) -> tuple[Transfers, ...]:
    """What each event of this moment moved."""
    state = rules.blank() if moment.before is None else moment.before.state
    return tuple(transfers_of(rules, state, moment.events))


def _aged(line: Line, stale: int) -> Line:
    """A line that is as old as this has nothing more to say of what moved."""
    return without_transfers(line) if line.version and line.version <= stale else line


def of_version(line: Line, version: int) -> Line:
    """A line that tells what moved, or is a highlight, says by which version; no other needs to."""
    is_fresh = line.moved or line.highlight
    return msgspec.structs.replace(line, version=version) if is_fresh else line


def whole(rules: AnyGame, moments: Iterable[Moment], viewer: Actor) -> tuple[Line, ...]:
    """All that these moments tell, in their order."""
    lines: list[Line] = []
    for moment in moments:
        seen = (rules.seen_by(event, viewer) for event in moment.events)
        lines.extend(line for line in seen if line is not None)
        lines.extend(without_transfers(note) for note in moment.notes)
    return tuple(lines)


def without_transfers(line: Line) -> Line:
    """A line to be read: what moved is told to those alone who look on."""
    if not line.moved and not line.highlight:
        return line
    return msgspec.structs.replace(line, moved=UNSET, version=UNSET, highlight=UNSET)
