"""A hub that people tell what happens on their table, whatever stands behind it.

One game in memory, or a table with everybody who may do something there.
"""

from typing import Any, NamedTuple, Protocol

from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.form import FieldValue, Move
from hub.rules.contract.game import AnyGame
from hub.rules.contract.set_straight import MadeCorrection, Straightened
from hub.rules.contract.view import Line


class Heard(NamedTuple):
    """What a hub was told, by which seat (-1: the host), and what its screen told then."""

    seat: int
    move: Move
    told: list[Line]


class HubMark(NamedTuple):
    """Where a hub stood, as it finds that again, and how much it had heard."""

    stood: Any  # a state, or the version of a record: only that hub looks into it
    heard: int


class ToldHub(Protocol):
    """`heard` is all that it was told, in order. `host` is who has the host's say there."""

    @property
    def rules(self) -> AnyGame: ...

    @property
    def state(self) -> AnyState: ...

    @property
    def heard(self) -> list[Heard]: ...

    @property
    def host(self) -> Actor: ...

    def say(self, seat: int, key: str, values: dict[str, FieldValue]) -> list[Line]:
        """What its screen tells then; Disagreement if it does not take this."""
        ...

    def put_right(self, done: Straightened[AnyState]) -> tuple[MadeCorrection, ...]:
        """Make these corrections; which of them were made."""
        ...

    def mark(self) -> HubMark: ...

    def go_back(self, to: HubMark) -> None:
        """Take back all that came since."""
        ...
