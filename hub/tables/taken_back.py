"""What everyone is told when a move is taken back: who did it, what is gone, what had been seen.

All of it is what the whole table may hear, so a sealed answer that is taken back stays sealed.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from hub.rules.contract.actor import NOBODY, TABLE
from hub.rules.contract.event import Event
from hub.rules.contract.game import Game
from hub.rules.contract.view import Line, beside, line
from hub.tables.history import Moment
from hub.tables.undo_barriers import answered_by, has_ended, has_opened, shown_by


class TakenBack(NamedTuple):
    """One undo: what all are told of it, and whether somebody had seen something hidden."""

    lines: tuple[Line, ...]
    is_seen: bool


def taken_back(
    rules: Game[Any], by: str, gone: Sequence[Moment], *, is_alone: bool = False
) -> TakenBack:
    """Of the moments that an undo by this actor took back, newest first.

    Who plays alone has nobody to hide the end from.
    """
    try:
        return _told(rules, by, gone, is_alone)
    except Exception:
        # What the rules stumble over is taken back all the same: that is the way out of it.
        return TakenBack((untold(by),), is_seen=True)


def untold(by: str) -> Line:
    """Who took something back, and no word of what it was."""
    actor, seat = _actor(by)
    return line("taken-back-untold", actor=actor, by=seat)


def _actor(by: str) -> tuple[str, int]:
    """An actor as records write it: what kind, and which seat if it is one."""
    kind, _, seat = by.partition(" ")
    return kind, int(seat) if seat.isdecimal() else NOBODY


def _told(rules: Game[Any], by: str, gone: Sequence[Moment], is_alone: bool) -> TakenBack:
    lines: list[Line] = []
    is_seen = False
    for moment in gone:
        shown = shown_by(rules, moment)
        is_open = has_opened(moment) or (not is_alone and has_ended(rules, moment))
        lines += _lines(by, moment, _public(rules, moment.events), _public(rules, shown))
        lines += [line("taken-back-open")] * is_open
        is_seen = is_seen or is_open or bool(shown)
    return TakenBack(tuple(lines), is_seen)


def _lines(by: str, moment: Moment, heard: list[Line], shown: list[Line]) -> list[Line]:
    """Who took it back, and what the move was: the first that all could hear of it.

    Then what else had come to light by it, as the whole table heard of that.
    """
    actor, seat = _actor(by)
    answerer = answered_by(moment)
    if answerer != NOBODY:
        return [line("taken-back-answer", actor=actor, by=seat, seat=answerer)]
    if not heard:
        return [untold(by)]
    first = heard[0]
    head = line("taken-back", actor=actor, by=seat, what=first.code, **beside(first))
    more = [line("taken-back-shown")] if first in shown else []
    return [head, *more, *(_seen(each) for each in shown if each != first)]


def _seen(told: Line) -> Line:
    return line("taken-back-seen", what=told.code, **beside(told))


def _public(rules: Game[Any], events: tuple[Event, ...]) -> list[Line]:
    lines = (rules.seen_by(event, TABLE) for event in events)
    return [each for each in lines if each is not None]
