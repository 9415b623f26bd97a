"""The messages of the HTTP API for tournaments: the host's, the players' and the referee's."""

from typing import Annotated, Literal

import msgspec

from hub.rules.contract.change import Change
from hub.rules.contract.refusal import Reason
from hub.rules.contract.value import Value
from hub.tables.export import Night
from hub.wire.messages import Why
from hub.wire.requests import GameOptions

# A list of entries, or the sheets of a round.
LongText = Annotated[str, msgspec.Meta(max_length=60_000)]
ShortName = Annotated[str, msgspec.Meta(max_length=64)]


class NewTournament(Value):
    """`options` are the tournament's own: `level`, `entries`, `rounds`, `minutes` …

    `pasted` is whoever is known to come, as people keep a list; it is read as at the desk.
    """

    options: GameOptions
    pasted: LongText = ""


class TournamentOpened(Value):
    """A tournament that players can enter, and the referee's key. It is told this once."""

    table: str
    code: str
    link: str
    key: str


class TournamentSeen(Value):
    """A tournament in the host's list: how far it is, and nothing of any result.

    `players` is how many are in it, `at` when it was opened, in milliseconds since 1970.
    """

    table: str
    code: str
    link: str
    phase: str
    round: int
    rounds: int
    players: int
    level: str
    ended: bool
    at: int


class Placed(Value):
    """Where a player's phone belongs now: a running table and the seat there, or no table."""

    table: str
    seat: int


class ClockSeen(Value, omit_defaults=True):
    """How much is left of the round and of the tournament, in milliseconds; -1: no limit.

    A `paused` clock is running all the same: what is left of the round stays so. It may be that
    the hub was `restarted`, and the round waits for the referee.
    """

    clock: Literal["off", "running", "up"]
    left: int
    length_left: int
    paused: bool = False
    restarted: bool = False


class TableCorrection(Value):
    """Something that was put right at a table: `by` a player's seat, or the referee (-1), perhaps
    for a seat. `what` is the offer, "undo" or "overturned", `changes` are from what to what.
    """

    number: int
    what: str
    by: int
    for_seat: int
    why: str
    changes: tuple[Change, ...]


class WaitingCorrection(Value, rename={"offer": "what", "is_called": "called"}):
    """Tokens that a player would give themselves. `yes` are the seats that say it is right, `no`
    the one that says it is not (-1: none); `called`: nobody answered in time, or it cannot be
    done. It is named by `since`.
    """

    since: int
    seat: int
    offer: str
    change: Change
    yes: tuple[int, ...]
    no: int
    is_called: bool


class RunningTable(Value):
    """A table of the round, or a duel, as the referee's desk sees it from afar.

    `table` is the tournament's own name for it, `at` its name among the hub's tables. `turn` and
    `awaited` are seats, -1 is nobody's; `round` counts turns. `screens` and `panels` are how many
    were let in, `since` how long ago it was moved on, in milliseconds. `corrections` are the last
    that were made there, the newest first, `waiting` those that wait for an answer.
    """

    table: str
    at: str
    game: str
    started: bool
    over: bool
    paused: str
    turn: int
    round: int
    awaited: tuple[int, ...]
    linked: tuple[int, ...]
    screens: int
    panels: int
    since: int
    corrections: tuple[TableCorrection, ...] = ()
    waiting: tuple[WaitingCorrection, ...] = ()


class PhoneTaken(Value):
    """A phone that took an entry, by its name on the list or by a code.

    They are numbered in the order in which they came, with gaps; see `PhonesSeen`.
    """

    entrant: int
    how: Literal["list", "code"]
    number: int


class PhonesSeen(Value):
    """The referee has seen the phones up to the one of this number."""

    to: int


class DeskSeen(Value):
    """What the referee's desk needs beside its sight: who has a phone, and which are linked.

    `taken` are the phones that took an entry since the referee last said to have seen them.
    `clock` and each table's `since` are of the moment at which it was sent: count on from there.
    """

    code: str
    link: str
    phones: tuple[int, ...]
    linked: tuple[int, ...]
    tables: tuple[RunningTable, ...]
    clock: ClockSeen
    taken: tuple[PhoneTaken, ...] = ()


class CorrectionRuled(Value):
    """The referee lets a player's correction pass, or not, and says why."""

    accept: bool
    why: Why


class Entries(Value):
    """A file's text: players to enter as CSV or JSON, or score sheets as CSV."""

    text: LongText


class Entered(Value, omit_defaults=True):
    """How many players, or sheets, were entered; `known` were there already, and are not twice."""

    count: int
    known: int = 0


class NameRead(Value, omit_defaults=True):
    """One person of a list as the hub reads it: `wrong` why not, `known` if entered already."""

    line: int
    name: str
    wrong: Reason | None = None
    known: bool = False


class NamesRead(Value):
    """A list before it is entered."""

    names: tuple[NameRead, ...]


class LetInHall(Value):
    """A screen or a panel for the hall or, by the tournament's own name for it, for a table."""

    table: ShortName = ""
    kind: Literal["hall", "table", "panel"] = "hall"


class Archive(Value):
    """A tournament's whole log without its keys, and the nights of its tables that are closed."""

    tournament: Night
    tables: tuple[Night, ...]
