"""What one moment of a game tells, line by line; what everyone hears alike is made once for all.

Who may hear what is the ruleset's to say. A line is shared only where nothing that makes it is
told who listens: no event that writes its own `seen_by`, and no game that does. It is a watcher's.
"""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from hub.rules.contract.actor import WATCHER, Actor
from hub.rules.contract.event import Event
from hub.rules.contract.game import AnyGame, Game
from hub.rules.contract.transfers import line_with_transfers, transfers_of
from hub.rules.contract.view import Line, Transfers
from hub.tables.history import Moment


class _Apart(NamedTuple):
    """An event that each viewer hears in their own way, and what it moved."""

    event: Event
    moved: Transfers


class MomentLines:
    """The lines of a moment."""

    __slots__ = ("_parts", "_rules", "moment")

    def __init__(self, rules: AnyGame, moment: Moment) -> None:
        self._rules = rules
        self.moment = moment
        parts = map(self._part, moment.events, transfers_in(rules, moment))
        found = [part for part in parts if part is not None]
        self._parts = (*reversed(moment.notes), *reversed(found))

    def _part(self, event: Event, moved: Transfers) -> Line | _Apart | None:
        if is_told_alike(self._rules, event):
            return self._line(event, moved, WATCHER)
        return _Apart(event, moved)

    def _line(self, event: Event, moved: Transfers, viewer: Actor) -> Line | None:
        line = line_with_transfers(self._rules, event, moved, viewer)
        return None if line is None else of_version(line, self.moment.version)

    def newest_first(self, viewer: Actor) -> Iterable[Line]:
        """As this viewer may hear them."""
        for part in self._parts:
            line = self._line(*part, viewer) if isinstance(part, _Apart) else part
            if line is not None:
                yield line


def is_told_alike(rules: AnyGame, event: Event) -> bool:
    """Whether nobody is asked who listens: the event declares one line for everyone, or none."""
    is_plain_game = getattr(rules.seen_by, "__func__", None) is Game.seen_by
    return is_plain_game and type(event).seen_by is Event.seen_by


def transfers_in(rules: AnyGame, moment: Moment) -> tuple[Transfers, ...]:
    """What each event of this moment moved."""
    state = rules.blank() if moment.before is None else moment.before.state
    return tuple(transfers_of(rules, state, moment.events))


def of_version(line: Line, version: int) -> Line:
    """A line that tells what moved, or is a highlight, says by which version; no other needs to."""
    is_fresh = line.moved or line.highlight
    return msgspec.structs.replace(line, version=version) if is_fresh else line
