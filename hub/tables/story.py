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


class _Shared(NamedTuple):
    """Who had been told that before, and has heard these lines since, is told this."""

    before: _Told
    fresh: list[Line]
    told: _Told


class Story:
    """Keeps the last lines of each viewer, so that a move costs its own lines only.

    Each viewer's lines are asked for on their own; those who were told the same, and now hear the
    same, share what is kept.
    """

    __slots__ = ("_aged", "_last", "_newest", "_rules", "_shared")

    def __init__(self, rules: AnyGame) -> None:
        self._rules = rules
        self._last: dict[Actor, _Told] = {}
        # The newest moment that somebody asked for.
        self._newest: MomentLines | None = None
        # What was told at the newest moment, once for all who are told the same.
        self._shared: tuple[Moment | None, list[_Shared]] = (None, [])
        # The lines that have grown old at the newest moment, each with what is left of it.
        self._aged: tuple[Moment | None, _Aged] = (None, {})

    def lines(self, history: GameHistory, viewer: Actor) -> tuple[Line, ...]:
        """At most the last LINES, oldest first. Several threads may ask at once."""
        top = history.top
        if top is None:
            return ()
        last = self._last.get(viewer, _UNTOLD)
        if last.moment is not top:
            last = self._last[viewer] = self._tell(last, history, top, viewer)
        return last.lines

    def _tell(self, last: _Told, history: GameHistory, top: Moment, viewer: Actor) -> _Told:
        """What a viewer who was told that is told now."""
        fresh: list[Line] = []
        before = _UNTOLD
        for moment in history:
            if moment is last.moment:
                before = last
                break
            fresh.extend(self._lines_of(moment).newest_first(viewer))
            if len(fresh) >= LINES:
                break
        shared = self._shared_at(top)
        for each in shared:
            if each.before is before and each.fresh == fresh:
                return each.told
        told = self._told(top, before, fresh)
        # They may have been told otherwise before, and what was is no longer among it.
        told = next((each.told for each in shared if each.told == told), told)
        shared.append(_Shared(before, fresh, told))
        return told

    def _told(self, top: Moment, before: _Told, fresh: list[Line]) -> _Told:
        """These, newest first, after what they were told before."""
        newest_first = [*fresh, *reversed(before.lines)][:LINES]
        young = LINES if before is _UNTOLD else before.young + len(fresh)
        young = _age(newest_first, young, top.version - FRESH, self._aged_at(top))
        return _Told(top, tuple(reversed(newest_first)), young)

    def _shared_at(self, top: Moment) -> list[_Shared]:
        moment, shared = self._shared
        if moment is not top:
            shared = []
            self._shared = (top, shared)
        return shared

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
