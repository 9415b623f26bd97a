"""Where people sit, in games for a whole table: clockwise order, and who has left."""

from functools import lru_cache
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from hub.rules.cardplay import card_state
from hub.rules.cardplay.card_state import Card, CardState, Holder
from hub.rules.cardplay.levels import TOKENS_ALONE, UNCOUNTED, known_at
from hub.rules.cardplay.questions import Q, replace
from hub.rules.contract.value import Stored


class Ending(card_state.Ending):
    """Why the game is over. `seat` fell to `by`, where a fall ended it."""

    seat: int = -1
    by: int = -1


class RingPlayer(Holder):
    """One player. `laid` are the cards in play before them."""

    role: str = ""
    character: str = ""
    laid: tuple[Card, ...] = ()
    left: bool = False

    @property
    def is_down(self) -> bool:
        """The last of what keeps them up is lost."""
        raise NotImplementedError

    @property
    def harmless(self) -> bool:
        """Down or without cards in hand; a leaver for good."""
        return self.is_down or self.hand == 0 or self.left


P = TypeVar("P", bound=RingPlayer)


class RingState(CardState[Q], Generic[Q, P]):
    """One game round a table. `pairs` are the characters to choose from, before the choice.

    `ring` are the seats clockwise as people really sit; empty, they sit by their numbers.
    `token_piles` are the fields, and the piles of the view, where each token lies that nobody has.
    """

    token_piles: ClassVar[dict[str, str]] = {}

    seats: tuple[P, ...] = ()
    ring: tuple[int, ...] = ()
    box: int = 0
    pairs: tuple[tuple[str, ...], ...] = ()
    ending: Ending | None = None

    @property
    def players(self) -> int:
        return len(self.seats)

    def with_each(self, **columns: tuple[Stored, ...]) -> tuple[P, ...]:
        """The seats, each with its own of these."""
        rows = zip(self.seats, *columns.values(), strict=True)
        return tuple([replace(seat, **dict(zip(columns, row, strict=True))) for seat, *row in rows])

    def present_from(self, seat: int) -> int:
        round_from = (seat, *others(len(self.seats), seat))
        return next((at for at in round_from if not self.seats[at].left), seat)

    def holder(self, seat: int) -> P:
        return self.seats[seat]

    def with_holder(self, seat: int, holder: P, **changes: Stored) -> Self:
        seats = list(self.seats)
        seats[seat] = holder
        return replace(self, seats=tuple(seats), **changes)

    def without_cards(self) -> Self:
        return replace(
            self,
            **known_at(TOKENS_ALONE),
            seats=tuple(replace(seat, hand=UNCOUNTED, laid=()) for seat in self.seats),
            deck=0,
            discards=(),
        )


AnyRingState: TypeAlias = RingState[Any, Any]
"""The state of any game round a table, whatever its players have and its questions are about."""

R = TypeVar("R", bound=AnyRingState)


def clockwise(state: AnyRingState, after: int) -> tuple[int, ...]:
    """Every other seat, clockwise from the one after this."""
    return around_from(len(state.seats), state.ring, after)


def around_from(players: int, ring: tuple[int, ...], after: int) -> tuple[int, ...]:
    """The same, of so many who sit in the order of this `ring`, or by their numbers."""
    if not ring:
        return others(players, after)
    at = ring.index(after)
    return ring[at + 1 :] + ring[:at]


def sitting(state: AnyRingState) -> tuple[int, ...]:
    """All seats, clockwise as people sit."""
    return state.ring or tuple(range(state.players))


def chair(state: AnyRingState, seat: int) -> int:
    """Where on the ring a seat is."""
    return state.ring.index(seat) if state.ring else seat


@lru_cache(maxsize=64)
def others(players: int, after: int) -> tuple[int, ...]:
    """Every other seat of so many, clockwise from the one after this."""
    return tuple((after + step) % players for step in range(1, players))


def next_seat(state: AnyRingState, after: int) -> int:
    return clockwise(state, after)[0]


def count_left(state: AnyRingState) -> int:
    """How many players have left the game."""
    return [seat.left for seat in state.seats].count(True)


def cards_at_seats(state: AnyRingState) -> int:
    """How many cards are in hands, or lie before somebody."""
    return sum(seat.hand + len(seat.laid) for seat in state.seats)


def last_two(state: AnyRingState) -> tuple[int, ...]:
    """Who is standing, once they are two at most; until then nobody is told."""
    up: list[int] = []
    for at, seat in enumerate(state.seats):
        if not (seat.is_down or seat.left):
            if len(up) == 2:
                return ()
            up.append(at)
    return tuple(up)


def standing(state: AnyRingState) -> tuple[int, ...]:
    """Who is not down and has not left."""
    return tuple([at for at, seat in enumerate(state.seats) if not (seat.is_down or seat.left)])


def is_near_end(state: AnyRingState, prizes: list[int]) -> bool:
    """Whether one fall could end the game: it spares trying each one out.

    Someone has one of the `prizes` left at most, or two are standing.
    """
    return min(prizes) <= 1 or len(standing(state)) <= 2
