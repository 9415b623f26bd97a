"""What a viewer sees: the part every game shares, which the generic screens draw.

Views are built up from what a viewer may see; nothing is ever stripped from a state.
"""

from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import UNSET, UnsetType, field

from hub.rules.contract.outcome import Outcome, Points
from hub.rules.contract.refusal import Param
from hub.rules.contract.value import Value

Own = TypeVar("Own")


class Counter(Value, cache_hash=True):
    """A labelled number; `limit` is its most, where there is one."""

    key: str
    value: int
    limit: int | None = None


class Mark(Value, cache_hash=True):
    """Something that lies before a place or is true of it."""

    key: str
    count: int = 1


class Place(Value):
    """One place on the ring, as everyone sees it."""

    place: int
    seat: int
    figure: str
    role: str = ""
    counters: tuple[Counter, ...] = ()
    marks: tuple[Mark, ...] = ()


class Pile(Value):
    """Cards or tokens in the middle; `top` is the face that lies open.

    `unknown`: nobody knows how many, and `count` is nothing; there only where it is so.
    """

    key: str
    count: int
    top: str = ""
    unknown: bool | UnsetType = UNSET


class Warned(Value):
    """What a seat would suffer if nothing averts what it is asked about, beyond its tokens."""

    seat: int
    key: str
    about: dict[str, Param] = {}


class Asked(Value):
    """An open question: what it is about and who has not answered yet.

    `warned` says which of them it would bring down; all that follows from lies open on the table.
    """

    question: int
    key: str
    seats: tuple[int, ...]
    about: dict[str, Param] = {}
    sums: tuple[Counter, ...] = ()
    warned: tuple[Warned, ...] | UnsetType = UNSET


class Due(Value):
    """What whoever's turn it is does with real cards and tokens before their first tap."""

    key: str
    about: dict[str, Param] = {}


class View(Value, Generic[Own], kw_only=True):
    """All a viewer may know of a table, but for what is fetched while held (see Secret).

    `reach` is how hard each place is to hit from the viewer's own (0: their own, or none). `due`
    is what the first tap of this turn will book with it, in order; there only where something is.
    `ring` are the places clockwise as people sit, where that is not by their numbers.
    """

    game: str
    level: str
    phase: str
    turn: int
    round: int
    you: int = -1
    places: tuple[Place, ...]
    piles: tuple[Pile, ...]
    asked: tuple[Asked, ...]
    reach: tuple[int, ...] = ()
    hand: tuple[str, ...] = ()
    outcome: Outcome | None = None
    due: tuple[Due, ...] | UnsetType = UNSET
    ring: tuple[int, ...] | UnsetType = UNSET
    own: Own


AnyView: TypeAlias = View[Any]
"""A view of which nothing is known but what every game shows."""


class Secret(Value):
    """What only its owner may look at, and only while they hold the cover open.

    `bonus` multiplies their points at the end; 0 where it hangs on what others hide.
    """

    role: str
    team: str
    stars: int = 0
    bonus: Points = 1


# Where a transfer begins or ends that no pile of the view counts.
ELSEWHERE = ""


class Transfer(Value):
    """So many tokens or cards that moved: from a place's number or a pile's key to another.

    `key` is that of the places' counter which changes by it, `card` between two piles (discards
    to deck: it was shuffled). "" is where no pile of the view counts them. It never holds more
    than the views before and after it show to everyone.
    """

    key: str
    count: int
    source: int | str = field(name="from")
    to: int | str


Transfers = tuple[Transfer, ...]


# Somebody is beaten; the deck came to its end.
Highlight = Literal["defeat", "deck-end"]


class Line(Value):
    """One line of the story: a code and what fills it.

    The parameters `seat`, `by`, `to` and `target` are seats; texts are names of things. One line
    may tell another: `what` is that one's code, and its parameters stand beside as `what-seat` …
    A line of a sight by which something moved says what, and the version that brought it; so does
    one that the table's screen makes a scene of, by its `highlight`.
    """

    code: str
    params: dict[str, Param] = {}
    moved: Transfers | UnsetType = UNSET
    version: int | UnsetType = UNSET
    highlight: Highlight | UnsetType = UNSET


def line(code: str, **params: Param) -> Line:
    return Line(code=code, params=params)


def transfer(key: str, count: int, source: int | str, to: int | str) -> Transfers:
    """So many from there to here; less than none goes the other way, and none is no transfer."""
    if count < 0:
        source, to = to, source
    return (Transfer(key=key, count=abs(count), source=source, to=to),) if count else ()


# Before the names of the parameters of a line that is told within another.
WITHIN = "what-"


def beside(told: Line) -> dict[str, Param]:
    """A line's parameters as they stand beside those of the line that tells it."""
    return {f"{WITHIN}{name}": value for name, value in told.params.items()}


def within(telling: Line) -> Line | None:
    """The line that is told within this one, if it tells one."""
    code = telling.params.get("what")
    if not isinstance(code, str):
        return None
    own = {name: value for name, value in telling.params.items() if name.startswith(WITHIN)}
    return Line(code=code, params={name[len(WITHIN) :]: own[name] for name in own})
