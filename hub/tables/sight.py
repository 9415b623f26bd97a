"""Everything a viewer is shown of a table: the game's view and what the table adds to it.

Nothing is taken out of a state here; the ruleset builds the view, this puts it in its frame.
"""

from typing import Any

import msgspec

from hub.rules.contract.fact import Fact
from hub.rules.contract.form import Offer
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.ruleset import Ruleset
from hub.rules.contract.view import Line
from hub.rules.contract.who import HOST, WATCHER, Who
from hub.tables.standing import Standing
from hub.tables.story import Story


class Person(Fact):
    """Who sits at a seat; nobody, if the name is empty. Not linked is away."""

    seat: int
    name: str
    linked: bool
    is_bot: bool = False


class Sight(Fact):
    """A viewer's whole picture: after every change, and again whenever they come back.

    `view` is None before the start. `next` is the table where it goes on after an *again*; the
    same keys open it. `undo` is the version that this viewer may take back.
    """

    table: str
    game: str
    version: int
    people: tuple[Person, ...]
    paused: str
    ended: bool
    next: str = ""
    view: Any = None
    offers: tuple[Offer, ...] = ()
    lines: tuple[Line, ...] = ()
    undo: int | None = None

    def __repr__(self) -> str:
        return f"Sight(table={self.table!r}, version={self.version})"


def sight(frame: Sight, rules: Ruleset[Any], now: Standing, story: Story, viewer: Who) -> Sight:
    """What this viewer sees. A seat that the game was not dealt for looks on like anyone."""
    if not now.history.has_begun:
        return frame
    return _with_game(frame, rules, now, story, viewer if now.is_in_game(viewer) else WATCHER)


def outline(table: str, now: Standing, linked: frozenset[int]) -> Sight:
    """The frame alone, with no game in it."""
    book = now.book
    people = tuple(
        Person(seat=seat, name=name, linked=seat in linked, is_bot=seat in book.seats.bots)
        for seat, name in enumerate(book.seats.names)
    )
    return Sight(
        table=table,
        game=book.game,
        version=now.version,
        people=people,
        paused=book.paused,
        ended=book.ended,
        next=book.next,
    )


def _with_game(
    frame: Sight, rules: Ruleset[Any], now: Standing, story: Story, viewer: Who
) -> Sight:
    state = now.history.state
    rests = bool(frame.paused) or frame.ended
    return msgspec.structs.replace(
        frame,
        view=rules.view(state, viewer),
        offers=() if rests else rules.offers(state, viewer),
        lines=story.lines(now.history, viewer),
        undo=_undo(rules, now, viewer),
    )


def _undo(rules: Ruleset[Any], now: Standing, viewer: Who) -> int | None:
    top = now.history.top
    if top is None or now.book.ended or (now.book.paused and viewer != HOST):
        return None
    if not now.history.is_for(viewer):
        return None
    try:
        now.can_undo(rules, viewer)
    except Refusal:
        return None
    return top.version
