"""The messages of a panel: the little of a viewer's snapshot that lamps show, and its presses.

It reads leniently, as every client should: fields that it does not know are ignored. No secret has
a place here, because a panel is never sent one.
"""

import msgspec

from hub.wire.messages import PROTOCOL, Auth, Look, Sound, Submit, TakeBack

__all__ = [
    "PROTOCOL",
    "AskedSeen",
    "Auth",
    "ClosedSeen",
    "GoneSeen",
    "LineSeen",
    "Look",
    "MarkSeen",
    "Offered",
    "OutcomeSeen",
    "PanelAnswer",
    "PanelPlaceSeen",
    "PanelSight",
    "PanelView",
    "PersonSeen",
    "Sound",
    "Submit",
    "TakeBack",
]


class PanelStruct(msgspec.Struct, frozen=True, kw_only=True):
    """The base of what is read: unknown fields pass by."""


class MarkSeen(PanelStruct, frozen=True):
    key: str


class PanelPlaceSeen(PanelStruct, frozen=True):
    """A place on the ring; several may belong to one seat."""

    seat: int
    marks: tuple[MarkSeen, ...] = ()


class AskedSeen(PanelStruct, frozen=True):
    """An open question, and who has not answered it yet."""

    question: int
    seats: tuple[int, ...]


class OutcomeSeen(PanelStruct, frozen=True):
    winners: tuple[int, ...]


class PanelView(PanelStruct, frozen=True):
    """`ring` are the seats clockwise as people sit; empty, they sit by their numbers."""

    turn: int
    places: tuple[PanelPlaceSeen, ...]
    asked: tuple[AskedSeen, ...]
    outcome: OutcomeSeen | None = None
    ring: tuple[int, ...] = ()


class ClosedSeen(PanelStruct, frozen=True):
    """Why something cannot be done, as a code."""

    code: str


class Offered(PanelStruct, frozen=True):
    key: str
    question: int = 0
    closed: ClosedSeen | None = None


class LineSeen(PanelStruct, frozen=True):
    """A line of the story, by its code alone."""

    code: str


class PersonSeen(PanelStruct, frozen=True):
    seat: int
    name: str


class PanelSight(PanelStruct, frozen=True):
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
    lit: int = -1
    called: tuple[int, ...] = ()


class PanelAnswer(PanelStruct, frozen=True):
    """What a panel reads of an Answer."""

    ok: bool
    version: int = 0
    refusal: ClosedSeen | None = None
    sight: PanelSight | None = None


class GoneSeen(PanelStruct, frozen=True):
    code: str
