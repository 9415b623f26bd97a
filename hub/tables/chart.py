"""A night as curves: what everyone could see of each place, from its first turn to its end.

Drawn from public views alone, of what happened and was not undone; how it looks is the page's.
"""

from collections.abc import Iterable

import msgspec

from hub.rules.contract.actor import TABLE
from hub.rules.contract.game import AnyGame
from hub.rules.contract.value import Value
from hub.rules.contract.view import AnyView, Line
from hub.tables.history import Moment

MOST_POINTS = 400
MOST_LANDMARKS = 100


class Point(Value):
    """When: the round and whose turn it was (a seat, -1: nobody's)."""

    round: int
    turn: int


class Curve(Value):
    """One counter of one seat at each point; null where it was not to be seen.

    A seat of several places has their sum.
    """

    key: str
    seat: int
    values: tuple[int | None, ...]


class Landmark(Value):
    """A line of the story to be marked at a point."""

    point: int
    line: Line


class Chart(Value):
    """The whole night. `people` are the names at the seats."""

    table: str
    game: str
    people: tuple[str, ...]
    points: tuple[Point, ...]
    curves: tuple[Curve, ...]
    landmarks: tuple[Landmark, ...]


Seen = dict[tuple[str, int], int]


class Plotter(msgspec.Struct, eq=False):
    """Goes through a night, moment by moment, and notes what changed."""

    _rules: AnyGame
    _points: list[Point] = []
    _seen: list[Seen] = []
    _landmarks: list[Landmark] = []

    def note(self, moment: Moment) -> None:
        view = self._rules.view(moment.state, TABLE)
        if view.turn < 0 and not self._points:
            # Before the first turn things are still being placed.
            return
        point, seen = Point(round=view.round, turn=view.turn), _counters(view)
        if not self._points or (point, seen) != (self._points[-1], self._seen[-1]):
            self._points.append(point)
            self._seen.append(seen)
        for event in moment.events:
            line = self._rules.seen_by(event, TABLE)
            if line is not None and line.code in self._rules.chart_markers:
                self._landmarks.append(Landmark(point=len(self._points) - 1, line=line))

    def chart(self, table: str, people: tuple[str, ...]) -> Chart:
        """All of it, thinned out if it is too much for a small screen."""
        kept = _thinned(len(self._points))
        keys = dict.fromkeys(key for seen in self._seen for key in sorted(seen))
        last = self._landmarks[-MOST_LANDMARKS:]
        return Chart(
            table=table,
            game=self._rules.key,
            people=people,
            points=tuple(self._points[at] for at in kept),
            curves=tuple(
                Curve(
                    key=key, seat=seat, values=tuple(self._seen[at].get((key, seat)) for at in kept)
                )
                for key, seat in keys
            ),
            landmarks=tuple(Landmark(point=_at(kept, each.point), line=each.line) for each in last),
        )


def plotted(
    table: str, rules: AnyGame, people: tuple[str, ...], moments: Iterable[Moment]
) -> Chart:
    """The chart of these moments, oldest first."""
    plotter = Plotter(rules)
    for moment in moments:
        plotter.note(moment)
    return plotter.chart(table, people)


def _counters(view: AnyView) -> Seen:
    seen: Seen = {}
    for place in view.places:
        for counter in place.counters:
            at = (counter.key, place.seat)
            seen[at] = seen.get(at, 0) + counter.value
    return seen


def _thinned(count: int) -> list[int]:
    """Which of so many points are kept: all, or an even choice with the first and the last."""
    if count <= MOST_POINTS:
        return list(range(count))
    return [at * (count - 1) // (MOST_POINTS - 1) for at in range(MOST_POINTS)]


def _at(kept: list[int], point: int) -> int:
    """Where a point is among those kept, or the next one that is."""
    return next(place for place, at in enumerate(kept) if at >= point)
