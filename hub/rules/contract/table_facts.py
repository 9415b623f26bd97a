"""What lies on a real table, fact by fact: what a hub may have wrong, and how that is said.

Equipment for checking corrections; a game that is played with real cards brings its own. No rule
is in here, and no hub that serves games asks for it.
"""

from collections.abc import Iterable
from typing import NamedTuple, Protocol, TypeVar

from hub.rules.contract.actor import NOBODY, Actor
from hub.rules.contract.chance import Chance
from hub.rules.contract.form import FieldValue

Datum = int | str | tuple[str, ...]
Facts = dict["Fact", Datum]
S_contra = TypeVar("S_contra", contravariant=True)


class Fact(NamedTuple):
    """One number, card or place: `what` it is, whose (`seat`), and of which kind or character."""

    what: str
    seat: int = NOBODY
    of: str = ""

    def __str__(self) -> str:
        where = f" of seat {self.seat}" if self.seat >= 0 else ""
        return f"{self.what}{where}{f' ({self.of})' if self.of else ''}"


class Saying(NamedTuple):
    """An offer and some of its fields, by which a fact is said; the rest may be anything."""

    offer: str
    values: dict[str, FieldValue]


class Draws:
    """Numbers drawn one after the other, where chance answers questions by their names."""

    def __init__(self, chance: Chance, name: str) -> None:
        self._chance, self._name, self._asked = chance, name, 0

    def below(self, size: int) -> int:
        self._asked += 1
        return self._chance.pick(size, f"{self._name}/{self._asked}")

    def among(self, low: int, high: int) -> int:
        """From `low` to `high`, both included."""
        return low + self.below(max(1, high - low + 1))

    def happens(self, hundredths: int) -> bool:
        return self.below(100) < hundredths


class TableFacts(Protocol[S_contra]):
    """A game's facts, and how each is said."""

    @property
    def order(self) -> tuple[str, ...]:
        """What there is, in the order in which somebody sets it straight."""
        ...

    @property
    def rest(self) -> frozenset[str]:
        """Of these, what nobody says: it is what the others leave over."""
        ...

    @property
    def piles(self) -> frozenset[str]:
        """And what is set straight last and at once, since all else comes from there."""
        ...

    def known(self, state: S_contra) -> Facts | None:
        """What a hub has in its books; None: no table to compare, as before the first turn."""
        ...

    def drawn(self, state: S_contra, draws: Draws) -> Facts:
        """A table that this game could have, near the books or far from them."""
        ...

    def own(self, state: S_contra, truth: Facts, seat: int) -> Facts:
        """The table on which this seat's own things are true, and all else is as in the books."""
        ...

    def sayings(self, state: S_contra, actor: Actor, fact: Fact, truth: Facts) -> Iterable[Saying]:
        """By which offers this fact can be said."""
        ...

    def budget(self, state: S_contra, truth: Facts) -> int:
        """How many corrections it may take: one for each wrong number and card."""
        ...
