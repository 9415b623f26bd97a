"""The last lines of a table's story, as each viewer may hear them.

What was undone is not told; who may hear what is the ruleset's to say. What moved is told with
them, and by which version, so that a screen that looks on knows what is new to it.
"""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from msgspec import UNSET

from hub.rules.contract.actor import Actor
from hub.rules.contract.game import AnyGame
from hub.rules.contract.view import Line
from hub.tables.history import GameHistory, Moment
from hub.tables.moment_lines import MomentLines

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
# By the identity of a line: that line, and the same without what moved.
_Aged = dict[int, tuple[Line, Line]]


class Story:
    """Keeps the last lines of each viewer, so that a move costs its own lines only.

    Viewers who were told the same, and now hear the same, share what is kept.
    """

    __slots__ = ("_aged", "_alike", "_last", "_newest", "_rules")

    def __init__(self, rules: AnyGame) -> None:
        self._rules = rules
        self._last: dict[Actor, _Told] = {}
        # The newest moment that somebody asked for.
        self._newest: MomentLines | None = None
        # What somebody was told before and after the last that everyone heard alike.
        self._alike = (_UNTOLD, _UNTOLD)
        # The lines that have grown old at the newest moment, each with what is left of it.
        self._aged: tuple[Moment | None, _Aged] = (None, {})

    def lines(self, history: GameHistory, viewer: Actor) -> tuple[Line, ...]:
        """At most the last LINES, oldest first. Several threads may ask at once."""
        top = history.top
        if top is None:
            return ()
        last = self._last.get(viewer, _UNTOLD)
        if last.moment is not top:
            before, after = self._alike
            is_shared = before is last and after.moment is top
            last = after if is_shared else self._tell(last, history, top, viewer)
            self._last[viewer] = last
        return last.lines

    def _tell(self, last: _Told, history: GameHistory, top: Moment, viewer: Actor) -> _Told:
        """What a viewer who was told that is told now."""
        fresh: list[Line] = []
        young, is_alike = LINES, True
        for moment in history:
            if moment is last.moment:
                young = last.young + len(fresh)
                fresh.extend(reversed(last.lines))
                break
            lines = self._lines_of(moment)
            is_alike = is_alike and lines.is_alike
            fresh.extend(lines.newest_first(viewer))
            if len(fresh) >= LINES:
                break
        del fresh[LINES:]
        young = _age(fresh, young, top.version - FRESH, self._aged_at(top))
        told = _Told(top, tuple(reversed(fresh)), young)
        return self._shared(last, told) if is_alike else told

    def _shared(self, last: _Told, told: _Told) -> _Told:
        """The same as another viewer was told, if they were; else others may be told the same."""
        after = self._alike[1]
        if after.moment is told.moment and after == told:
            return after
        self._alike = (last, told)
        return told

    def _aged_at(self, top: Moment) -> _Aged:
        moment, aged = self._aged
        if moment is not top:
            aged = {}
            self._aged = (top, aged)
        return aged

    def _lines_of(self, moment: Moment) -> MomentLines:
        known = self._newest
        if known is None or known.moment is not moment:
            known = self._newest = MomentLines(self._rules, moment)
        return known

    def lines_of(self, moment: Moment, viewer: Actor) -> tuple[Line, ...]:
        """What one move told, without what happened beside it."""
        lines = (self._rules.seen_by(event, viewer) for event in moment.events)
        return tuple(line for line in lines if line is not None)


def _age(newest_first: list[Line], young: int, stale: int, aged: _Aged) -> int:
    """Lines as old as that have nothing more to say of what moved. How many may be young yet."""
    still = 0
    for index, line in enumerate(newest_first[:young]):
        if version := line.version:
            if version > stale:
                still = index + 1
            else:
                if id(line) not in aged:
                    aged[id(line)] = (line, without_transfers(line))
                newest_first[index] = aged[id(line)][1]
    return still


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
