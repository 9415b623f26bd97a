"""What a panel reads and says: the little of a sight that lamps show, and its presses.

It reads leniently, as every client should: fields that it does not know are ignored. No secret has
a place here, because a panel is never sent one.
"""

import msgspec

from hub.wire.messages import PROTOCOL, Auth, Look, Submit, TakeBack

__all__ = [
    "PROTOCOL",
    "Asked",
    "Auth",
    "Closed",
    "GoneSeen",
    "LineSeen",
    "Look",
    "MarkSeen",
    "Offered",
    "OutcomeSeen",
    "PanelAnswer",
    "PanelSight",
    "PanelView",
    "PersonSeen",
    "PlaceSeen",
    "Submit",
    "TakeBack",
]


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """The base of what is read: unknown fields pass by."""


class MarkSeen(Seen, frozen=True):
    key: str


class PlaceSeen(Seen, frozen=True):
    """A place on the ring; several may belong to one seat."""

    seat: int
    marks: tuple[MarkSeen, ...] = ()


class Asked(Seen, frozen=True):
    """An open question, and who has not answered it yet."""

    question: int
    seats: tuple[int, ...]


class OutcomeSeen(Seen, frozen=True):
    winners: tuple[int, ...]


class PanelView(Seen, frozen=True):
    turn: int
    places: tuple[PlaceSeen, ...]
    asked: tuple[Asked, ...]
    outcome: OutcomeSeen | None = None


class Closed(Seen, frozen=True):
    """Why something cannot be done, as a code."""

    code: str


class Offered(Seen, frozen=True):
    key: str
    question: int = 0
    closed: Closed | None = None


class LineSeen(Seen, frozen=True):
    """A line of the story, by its code alone."""

    code: str


class PersonSeen(Seen, frozen=True):
    seat: int
    name: str


class PanelSight(Seen, frozen=True):
    """What a panel keeps of `sight`."""

    table: str
    version: int
    paused: str = ""
    ended: bool = False
    next: str = ""
    people: tuple[PersonSeen, ...] = ()
    view: PanelView | None = None
    offers: tuple[Offered, ...] = ()
    lines: tuple[LineSeen, ...] = ()
    undo: int | None = None


class PanelAnswer(Seen, frozen=True):
    """What a panel reads of an Answer."""

    ok: bool
    version: int = 0
    refusal: Closed | None = None
    sight: PanelSight | None = None


class GoneSeen(Seen, frozen=True):
    code: str
