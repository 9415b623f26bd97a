"""What goes over HTTP about tournaments: the host's, the players' and the referee's."""

from typing import Annotated, Any, Literal

import msgspec

from hub.rules.contract.fact import Fact

# A list of entries, or the sheets of a round.
LongText = Annotated[str, msgspec.Meta(max_length=60_000)]
ShortName = Annotated[str, msgspec.Meta(max_length=64)]


class NewTournament(Fact):
    """`options` are the tournament's own: `level`, `entries`, `rounds`, `minutes` …"""

    options: dict[str, Any]


class TournamentOpened(Fact):
    """A tournament that players can enter, and the referee's key. It is told this once."""

    table: str
    code: str
    link: str
    key: str


class TournamentSeen(Fact):
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


class Placed(Fact):
    """Where a player's phone belongs now: a running table and the seat there, or no table."""

    table: str
    seat: int


class ClockSeen(Fact):
    """How much is left of the round and of the tournament, in milliseconds; -1: no limit."""

    clock: Literal["off", "running", "up"]
    left: int
    length_left: int
