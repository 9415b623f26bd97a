"""A stage: a game that players act on, however many hubs and real cards stand behind it.

Simulations play on stages, so that they need not know what is real and what is counted.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from hub.rules.contract.form import Move, Offer
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.view import AnyView, Secret


class Disagreement(Exception):
    """The hub and the cards on the table no longer say the same."""


class Perspective(NamedTuple):
    """What the player at a seat has before their eyes; of the offers, at least the urgent ones."""

    view: AnyView
    secret: Secret | None
    offers: Sequence[Offer]


class SimulatedTable(Protocol):
    """Whose move it is, what they see, and what becomes of what they do."""

    def awaited(self) -> tuple[int, ...]: ...

    def look(self, seat: int) -> Perspective: ...

    def act(self, seat: int, move: Move) -> None:
        """Make a move; Disagreement if the hub does not follow what really happened."""
        ...

    def outcome(self) -> Outcome | None: ...

    def turns(self) -> int:
        """How many turns were begun."""
        ...


@runtime_checkable
class RealTable(SimulatedTable, Protocol):
    """People with real cards, and a hub that hears all of it and has everything right."""

    @property
    def hub(self) -> Any:
        """The simulated hub at the level of this table."""
        ...

    def misdraw(self, seat: int, *, more: bool) -> bool:
        """Somebody draws a card too many, or puts one back; False: there is none to.

        It lies there, so whoever has everything right has that right too.
        """
        ...
