"""Where people sit, in games for a whole table: clockwise order, and who has left."""

from functools import lru_cache
from typing import Any, Generic, TypeVar

from hub.rules.cardplay.card_state import UNCOUNTED, CardState
from hub.rules.cardplay.questions import Q
from hub.rules.contract.value import Value


class RingPlayer(Value):
    """One player. `hand` counts the cards; `laid` are the cards in play before them."""

    role: str = ""
    character: str = ""
    hand: int = UNCOUNTED
    laid: tuple[str, ...] = ()
    left: bool = False


P = TypeVar("P", bound=RingPlayer)


class RingState(CardState[Q], Generic[Q, P]):
    """One game round a table. `pairs` are the characters to choose from, before the choice."""

    seats: tuple[P, ...] = ()
    box: int = 0
    pairs: tuple[tuple[str, ...], ...] = ()

    @property
    def players(self) -> int:
        return len(self.seats)

    def with_seat(self, at: int, seat: P) -> tuple[P, ...]:
        return self.seats[:at] + (seat,) + self.seats[at + 1 :]


def clockwise(state: RingState[Any, Any], after: int) -> tuple[int, ...]:
    """Every other seat, clockwise from the one after this."""
    return others(len(state.seats), after)


@lru_cache(maxsize=64)
def others(players: int, after: int) -> tuple[int, ...]:
    """Every other seat of so many, clockwise from the one after this."""
    return tuple((after + step) % players for step in range(1, players))


def next_seat(state: RingState[Any, Any], after: int) -> int:
    return (after + 1) % len(state.seats)


def count_left(state: RingState[Any, Any]) -> int:
    """How many players have left the game."""
    return [seat.left for seat in state.seats].count(True)
