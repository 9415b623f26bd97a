"""What can happen to a table itself: opening, joining, keys, pausing, undo, closing.

What happens in its game is the ruleset's; a key stands here only as its digest.
"""

from typing import Literal

import msgspec

from hub.rules.contract.actor import NOBODY
from hub.rules.contract.change import Change
from hub.rules.contract.form import FieldValue
from hub.rules.contract.identifiers import Seat, Version
from hub.rules.contract.value import Value

# 2 knows of a table's pace, a device that goes round and a night that lies open; 3 of seats that
# move; 4 of tables that belong to a tournament; 5 of seats that are taken over, phones that took an
# entry and clocks that were read; 6 of phones that answer for others and guests who wait; 7 of a
# tournament's tables that are put right. Whoever knows less says so, instead of calling the log
# damaged.
TABLE_SCHEMA = 7

KeyKind = Literal["seat", "entrant", "host", "table", "hall", "panel", "watcher", "referee"]


class TableOpened(Value, tag="opened"):
    """The first event of every table. All chance of its game follows from the seed.

    `of` is the tournament that it was opened for; empty: it stands by itself.
    """

    game: str
    options: msgspec.Raw
    seed: str
    of: str = ""

    def __repr__(self) -> str:
        return f"TableOpened(game={self.game!r})"


class OptionsChosen(Value, tag="options-chosen"):
    """The host thought again about how to play, before the start."""

    options: msgspec.Raw

    def __repr__(self) -> str:
        return "OptionsChosen()"


class CodeChosen(Value, tag="code-chosen"):
    """The code that people join with; it is shown to the whole room."""

    code: str


class SeatTaken(Value, tag="seat-taken"):
    """Someone sat down, or goes by another name from now on; perhaps the hub itself."""

    seat: Seat
    name: str
    is_bot: bool = False


class SeatFreed(Value, tag="seat-freed"):
    seat: Seat


class SeatsReordered(Value, tag="seats-reordered"):
    """Who sat at `order[0]` sits at seat 0 now, and so on; their keys go with them."""

    order: tuple[Seat, ...]


class KeyGiven(Value, tag="key-given"):
    """`waits_as`: whoever has it looks on, and plays the next game under this name."""

    kind: KeyKind
    digest: str
    seat: int = NOBODY
    waits_as: str = ""

    def __repr__(self) -> str:
        return f"KeyGiven(kind={self.kind!r}, seat={self.seat})"


class KeyRevoked(Value, tag="key-revoked"):
    digest: str

    def __repr__(self) -> str:
        return "KeyRevoked()"


class ProxyAppointed(Value, tag="proxy-appointed"):
    """From now on the phone of the seat `proxy` answers for this one, which has none."""

    seat: Seat
    proxy: Seat


class ProxyDismissed(Value, tag="proxy-dismissed"):
    """No other seat's phone answers for this one any more."""

    seat: Seat


class DeviceHanded(Value, tag="device-handed"):
    """The host's device goes round to a seat without a phone. Its key is in no record."""

    seat: Seat


class DeviceReturned(Value, tag="device-returned"):
    """It is back with the host, and shows that seat no longer."""

    seat: Seat


class SeatMoved(Value, tag="seat-moved"):
    """The seat is on another phone from now on, or on its first. Whoever holds it is the seat."""

    seat: Seat


class SeatClaimed(Value, tag="seat-claimed"):
    """Somebody took over a seat in the middle of a game, and others sit there who may know them.

    Until one of them says so, or for a while, its role and hand are kept from whoever has it.
    `was` sat there before, perhaps the hub's own player. `needs_yes`: no time ends it.
    """

    seat: Seat
    was: str
    was_bot: bool = False
    needs_yes: bool = False


class SeatVouched(Value, tag="seat-vouched"):
    """Another seat says that it is them: role and hand are theirs."""

    seat: Seat
    by: int


class SeatUncovered(Value, tag="seat-uncovered"):
    """Nobody said so, and the time is up: role and hand are theirs all the same."""

    seat: Seat


class EntryTaken(Value, tag="entry-taken"):
    """A phone has an entry of a tournament from now on, by its name on the list or by a code.

    `number` is this record's own version: what the referee has seen is said by it.
    """

    entrant: int
    how: Literal["list", "code"]
    number: int


class EntriesSeen(Value, tag="entries-seen"):
    """The referee knows of the phones that took an entry up to that record."""

    to: int


class ClockRead(Value, tag="clock-read"):
    """How long a clock has run that the record of version `since` started, in milliseconds.

    The rules know no time, and the clock on the wall may jump: what the hub measured stands here.
    """

    since: int
    ran: int


class LaidOpen(Value, tag="laid-open"):
    """The whole log up to that version was handed out, with every hand and the deck."""

    to: Version


class PaceSet(Value, tag="pace-set"):
    """How long the bots of this table think, in seconds."""

    seconds: float


class Paused(Value, tag="paused"):
    """`why` is a code: "fault" is a bug of ours, anything else is the host's."""

    why: str


class Resumed(Value, tag="resumed"):
    pass


class Undone(Value, tag="undone"):
    """The game is back at how it was after the record of version `to`."""

    to: Version


class PutRight(Value, tag="put-right"):
    """At a tournament's table: the game's very next record sets it straight, or this one takes a
    move back. Without that record nothing came of it.

    `what` is the offer, or "undo"; `why` the referee's reason, empty where a player did it.
    """

    what: str
    why: str = ""


class Ended(Value, tag="ended"):
    """The table is closed for good; `next` is where its people play again.

    It may be told once more of a closed table: where its screens go on is known only later.
    """

    next: str = ""


class CorrectionAsked(Value, tag="correction-asked"):
    """A player of a tournament would give themselves tokens; until others confirm it the game goes
    on with the old number. The move waits here, so that no restart forgets it.
    """

    seat: Seat
    offer: str
    values: dict[str, FieldValue]
    change: Change


class CorrectionAnswered(Value, tag="correction-answered"):
    """Another seat says whether it is right, of what was asked by the record of version `since`."""

    since: int
    by: int
    is_right: bool


class CorrectionCalled(Value, tag="correction-called"):
    """Nobody has answered for too long, or it cannot be done any more: the referee is called."""

    since: int


class CorrectionSettled(Value, tag="correction-settled"):
    """It was made, or will not be: overturned by the referee, or asked anew by the player."""

    since: int
    how: Literal["made", "overturned", "withdrawn"]
    why: str = ""


class Reopened(Value, tag="reopened"):
    """A tournament's table that was closed is played on: its end was a slip."""


TableEvent = (
    TableOpened
    | OptionsChosen
    | CodeChosen
    | SeatTaken
    | SeatFreed
    | SeatsReordered
    | KeyGiven
    | KeyRevoked
    | ProxyAppointed
    | ProxyDismissed
    | DeviceHanded
    | DeviceReturned
    | SeatMoved
    | SeatClaimed
    | SeatVouched
    | SeatUncovered
    | EntryTaken
    | EntriesSeen
    | ClockRead
    | LaidOpen
    | PaceSet
    | Paused
    | Resumed
    | Undone
    | PutRight
    | CorrectionAsked
    | CorrectionAnswered
    | CorrectionCalled
    | CorrectionSettled
    | Ended
    | Reopened
)
