"""What everyone is told when a move is taken back: who did it, what is gone, what had been seen.

All of it is what the whole table may hear, so a sealed answer that is taken back stays sealed. What
the move had moved goes back, and is told with it.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

import msgspec

from hub.rules.contract.actor import NOBODY, TABLE
from hub.rules.contract.event import Event
from hub.rules.contract.game import AnyGame
from hub.rules.contract.transfers import undone
from hub.rules.contract.view import Line, beside, line
from hub.tables.history import Moment
from hub.tables.moment_lines import transfers_in
from hub.tables.undo_barriers import answered_by, has_ended, has_opened, shown_by


class TakenBack(NamedTuple):
    """One undo: what all are told of it, and whether somebody had seen something hidden."""

    lines: tuple[Line, ...]
    is_seen: bool


def taken_back(
    rules: AnyGame, by: str, gone: Sequence[Moment], *, is_alone: bool = False
) -> TakenBack:
    """Of the moments that an undo by this actor took back, newest first.

    Who plays alone has nobody to hide the end from.
    """
    try:
        return _undone(rules, by, gone, is_alone)
    except Exception:
        # What the rules stumble over is taken back all the same: that is the way out of it.
        return TakenBack((untold(by),), is_seen=True)


def untold(by: str) -> Line:
    """Who took something back, and no word of what it was."""
    actor, seat = _actor(by)
    return line("taken-back-untold", actor=actor, by=seat)


def _actor(by: str) -> tuple[str, int]:
    """An actor as records write it and lines tell it: what kind, and which seat (-1: none)."""
    kind, _, seat = by.partition(" ")
    return kind, int(seat) if seat.isdecimal() else NOBODY


def _undone(rules: AnyGame, by: str, gone: Sequence[Moment], is_alone: bool) -> TakenBack:
    lines: list[Line] = []
    is_seen = False
    for moment in gone:
        shown = shown_by(rules, moment)
        is_open = has_opened(moment) or (not is_alone and has_ended(rules, moment))
        told = _lines(by, moment, _heard(rules, moment), _public(rules, shown))
        lines += _moving_back(rules, moment, told)
        lines += [line("taken-back-open")] * is_open
        is_seen = is_seen or is_open or bool(shown)
    return TakenBack(tuple(lines), is_seen)


def _moving_back(rules: AnyGame, moment: Moment, told: list[Line]) -> list[Line]:
    """These lines, the first of them with the way back of all that the move moved."""
    if not (moved := undone(transfers_in(rules, moment))):
        return told
    return [msgspec.structs.replace(told[0], moved=moved), *told[1:]]


def _heard(rules: AnyGame, moment: Moment) -> list[Line]:
    """What all could hear of a move, its own first: what it booked beforehand comes last."""
    booked = () if moment.before is None else rules.booked(moment.before.state)
    same = (was == now for was, now in zip(booked, moment.events, strict=False))
    own = sum(takewhile(bool, same))
    return _public(rules, moment.events[own:]) + _public(rules, moment.events[:own])


def _lines(by: str, moment: Moment, heard: list[Line], shown: list[Line]) -> list[Line]:
    """Who took it back, and what the move was: the first that all could hear of it.

    Then what else had come to light by it, as the whole table heard of that.
    """
    actor, seat = _actor(by)
    answerer = answered_by(moment)
    if answerer is not None:
        return [line("taken-back-answer", actor=actor, by=seat, seat=answerer)]
    if not heard:
        return [untold(by)]
    first = heard[0]
    head = line("taken-back", actor=actor, by=seat, what=first.code, **beside(first))
    more = [line("taken-back-shown")] if first in shown else []
    return [head, *more, *(_seen(each) for each in shown if each != first)]


def _seen(shown: Line) -> Line:
    return line("taken-back-seen", what=shown.code, **beside(shown))


def _public(rules: AnyGame, events: tuple[Event, ...]) -> list[Line]:
    lines = (rules.seen_by(event, TABLE) for event in events)
    return [each for each in lines if each is not None]
