"""The last lines of a table's story, as each viewer may hear them.

What was undone is not told; who may hear what is the ruleset's to say. What moved is told with
them, and by which version, so that a screen that looks on knows what is new to it.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

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


class _Told(NamedTuple):
    """What a viewer was told last: lines up to a moment; the `young` newest may say what moved."""

    moment: Moment | None
    lines: tuple[Line, ...]
    young: int


_UNTOLD = _Told(None, (), 0)


class Story:
    """Keeps the last lines of each viewer, so that a move costs its own lines only."""

    __slots__ = ("_last", "_moved", "_rules")

    def __init__(self, rules: AnyGame) -> None:
        self._rules = rules
        self._last: dict[Actor, _Told] = {}
        # What the newest moment moved: the same for every viewer who asks.
        self._moved: tuple[Moment | None, tuple[Transfers, ...]] = (None, ())

    def lines(self, history: GameHistory, viewer: Actor) -> tuple[Line, ...]:
        """At most the last LINES, oldest first. Several threads may ask at once."""
        if history.top is None:
            return ()
        last, old, young = self._last.get(viewer, _UNTOLD)
        fresh: list[Line] = []
        for moment in history:
            if moment is last:
                young += len(fresh)
                fresh.extend(reversed(old))
                break
            fresh.extend(self._backwards(moment, viewer))
            if len(fresh) >= LINES:
                young = LINES
                break
        else:
            young = LINES
        del fresh[LINES:]
        young = _age(fresh, young, history.top.version - FRESH)
        lines = tuple(reversed(fresh))
        self._last[viewer] = _Told(history.top, lines, young)
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


def _age(newest_first: list[Line], young: int, stale: int) -> int:
    """Lines as old as that have nothing more to say of what moved. How many may be young yet."""
    still = 0
    for index, line in enumerate(newest_first[:young]):
        if version := line.version:
            if version > stale:
                still = index + 1
            else:
                newest_first[index] = without_transfers(line)
    return still


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
