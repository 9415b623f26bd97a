"""The messages of the Socket.IO protocol: what clients send, and how the hub answers.

The view itself is the ruleset's and the table's; here is only what it is wrapped in.
"""

from typing import Annotated, Any, TypeVar

import msgspec

from hub.rules.contract.any_types import JsonObject
from hub.rules.contract.form import FieldValue
from hub.rules.contract.refusal import Reason
from hub.rules.contract.value import Value
from hub.rules.contract.view import Secret
from hub.tables.viewer_snapshot import ViewerSnapshot

PROTOCOL = 1

Message = TypeVar("Message", bound=Value)
# What JSON can hold, as it came: a type of its own would be recursive, and it is decoded at once.
Payload = Any

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
MoveId = Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
Key = Annotated[str, msgspec.Meta(min_length=16, max_length=128)]
# Why a referee puts a tournament's table right.
Why = Annotated[str, msgspec.Meta(max_length=200)]
# As many as can enter a tournament.
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=199)]
# The score sheet of a table of seven has most: four for each chair, the roles, and how it ended.
Values = Annotated[dict[Name, FieldValue], msgspec.Meta(max_length=48)]


class Auth(Value):
    """Sent with the connection: which table, and the key that opens it."""

    table: Name
    key: Key
    protocol: int = PROTOCOL


class Submit(Value):
    """`move`: an offer filled in. `id` is the sender's own; a repeat is answered, not played.

    At a tournament's table its referee says `why`.
    """

    id: MoveId
    offer: Name
    question: Annotated[int, msgspec.Meta(ge=0)] = 0
    values: Values = {}
    for_seat: SeatNumber | None = None
    why: Why = ""


class TakeBack(Value):
    """`undo`: the last move, which was of version `last`, never any other.

    At a tournament's table its referee says `why`.
    """

    id: MoveId
    last: Annotated[int, msgspec.Meta(ge=0)] | None = None
    why: Why = ""


class Look(Value):
    """`look`: all of it once more. The host may ask what can be done for a seat instead.

    With `if_looked` nothing among that says for a seat that it has looked before it could.
    """

    for_seat: SeatNumber | None = None
    if_looked: bool = False


class Vouch(Value):
    """`vouch`: it is them who took that seat over, with the record of that version; or it is not.

    Without `is_them` no time uncovers what is theirs any more: somebody else must say yes.
    """

    seat: SeatNumber
    since: Annotated[int, msgspec.Meta(ge=0)]
    is_them: bool = True


class Confirm(Value):
    """`confirm`: another seat's correction, asked by the record of version `since`, is right; or
    it is not, and the referee is called.
    """

    since: Annotated[int, msgspec.Meta(ge=0)]
    is_right: bool = True


class Sound(Value):
    """`sound`: from now on this screen or panel is heard by the whole table, or no longer."""

    on: bool


class Nothing(Value):
    """`secret`: a question that needs no words."""


class MoveAnswer(Value, omit_defaults=True):
    """The acknowledgement of every event: a version once it is stored, or the reason why not."""

    ok: bool
    version: int = 0
    refusal: Reason | None = None
    secret: Secret | None = None
    sight: ViewerSnapshot | None = None


class SightChange(Value):
    """`change`: the next sight, told by what is different from the one before on this connection.

    That one was of version `since`; `sight` is as `hub.wire.difference` has it.
    """

    since: int
    sight: JsonObject


class Gone(Value, omit_defaults=True):
    """`gone`: this connection is at an end, and why; `next` is the table its key opens instead."""

    code: str
    next: str = ""


class Notice(Value):
    """`notice`: a button of the panel was refused; a table screen says why, and forgets it.

    `pressed` is the offer, or "undo"; `seat` is whom the button was for, if it was for one.
    """

    pressed: str
    refusal: Reason
    seat: int | None = None


def refused(reason: Reason) -> MoveAnswer:
    return MoveAnswer(ok=False, refusal=reason)


def decode(payload: Payload, kind: type[Message]) -> Message | None:
    """A payload as the type it must be, or None if it is not one."""
    try:
        return msgspec.convert(payload, kind, strict=True)
    except (msgspec.ValidationError, TypeError, RecursionError):
        return None
