"""What a tournament looks like: the desk, an entrant's phone, the hall, and what they share."""

from hub.rules.contract.value import Value
from hub.rules.tournament.ranking import Ranked
from hub.rules.tournament.sheet import Row, Sheet
from hub.rules.tournament.standings import Equals, Standing
from hub.rules.tournament.state import Clock, Decision, Phase


class Person(Value):
    """An entrant by name."""

    entrant: int
    name: str
    is_present: bool


class TableSeen(Value):
    """A table: its players in seat order, and whether it is over. `sheet` where it is public."""

    name: str
    round: int
    people: tuple[Person, ...]
    is_over: bool
    sheet: Sheet | None = None


class DuelSeen(Value):
    """A duel of the bracket; a side is -1 until it is known."""

    name: str
    sides: tuple[int, int]
    names: tuple[str, str]
    winner: int
    is_over: bool


class PublicStanding(Value):
    """A line of the standings for everyone. The points are after a penalty, which is not here."""

    entrant: int
    points: int
    wins: int
    rank: int


class Frame(Value):
    """What everyone may know: how far it is, the clock, the bracket and, once public, results.

    `minutes` is the round's time limit, 0: none, and `added` what it got beyond that; when its
    clock began the log says. A clock that `is_paused` is running, and stands still; it may be that
    it waits for the referee `after_restart`. `by_lot` are places of the standings, and of the
    ranking once there is one.
    """

    phase: Phase
    round: int
    rounds: int
    players: int
    clock: Clock
    is_paused: bool
    minutes: int
    added: int
    length: int
    finalists: int
    mixing: bool
    prizes: bool
    duels: tuple[DuelSeen, ...]
    standings: tuple[PublicStanding, ...]
    ranking: tuple[Ranked, ...]
    by_lot: tuple[Equals, ...]
    after_restart: bool = False


class Hall(Value, tag="hall"):
    """The hall's screen: who sits where."""

    frame: Frame
    people: tuple[Person, ...]
    tables: tuple[TableSeen, ...]


class Phone(Value, tag="entrant"):
    """A player's own: where to sit, which chair, what came of the tables they sat at.

    Until the standings are public a sheet in `results` has one line, the player's own, and its
    `chair` is theirs or nobody's.

    `points` is the sum of the rows that are `mine` less `penalty`, which is what those penalties
    in `conduct` cost that were not lifted. `people` are those named here, so that a phone need not
    know the whole field.
    """

    frame: Frame
    name: str
    is_present: bool
    table: TableSeen | None
    chair: int
    duel: str
    has_called: bool
    results: tuple[TableSeen, ...]
    mine: tuple[Row, ...]
    conduct: tuple[Decision, ...]
    penalty: int
    points: int
    people: tuple[Person, ...]


class Desk(Value, tag="desk"):
    """The referee's: everything that is not a secret of a running game."""

    frame: Frame
    people: tuple[Person, ...]
    tables: tuple[TableSeen, ...]
    standings: tuple[Standing, ...]
    decisions: tuple[Decision, ...]
    calls: tuple[int, ...]
    desk: str
    shoguns: tuple[int, ...]


Tournament = Hall | Phone | Desk
