"""A blow that is told after its turn, where only tokens are told of: who struck is said with it.

In its own turn whoever is hit says so, and it was the player whose turn it is. Told a turn late,
by the seat or by the host, it names who did it: theirs is what a fall wins, and the ending, which
is said before, as with every correction.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter

from hub.rules.cardplay.always import is_running, while_asked
from hub.rules.cardplay.corrections import ending_field, rows
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.ring import AnyRingState, R, clockwise
from hub.rules.cardplay.seat_fields import SEATS, closed_seat
from hub.rules.cardplay.trial import ends_game
from hub.rules.contract.action import Action, Values, number
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.form import Offer, OneOf, choices_of
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.transaction import Transaction

KEY = "late-wound"
Seats = tuple[int, ...]
# Hits a seat: which, by whom, with how many wounds.
Strike = Callable[[Transaction[R], int, int, int], None]


def late_blow(
    token: str,
    strike: Strike[R],
    recovered: Callable[[R, int], Event],
    could_end: Callable[[R], bool],
) -> Action[R]:
    """`token` keeps players up; `strike` hits a seat, by whom and how often.

    Whether the game ends is tried out only where one fall `could_end` it.

    Whoever fell before a turn of their own that has begun got up in it: they have `recovered`.
    """
    has = attrgetter(token)

    def offer(state: R, actor: Actor) -> Offer | None:
        if state.cards_are_counted or not is_running(state):
            return None
        here = tuple([at for at in rows(state, actor) if not state.seats[at].left])
        strikers = _strikers(state, actor.seat)
        if not here or not set(strikers) - set(here[:1]):
            return None
        left = tuple([has(state.seats[at]) for at in here])
        ends: list[str] = []
        if could_end(state):
            for at, points in zip(here, left, strict=True):
                ends += ending(state, at, points)
        form, closed = _form(here, left, strikers, tuple(ends)), _closed(state, left, token)
        return form if closed is None else replace(form, closed=closed)

    def ending(state: R, at: int, points: int) -> list[str]:
        """With how many wounds the game would be over: all but the last point do the same."""
        by = next(iter(_strikers(state, at)), at)

        def is_over(hits: int) -> bool:
            return ends_game(state, lambda tx: strike(tx, at, by, hits))

        ends = {hits: is_over(hits) for hits in {1, points} if points}
        counts = range(1, points + 1)
        return [f"{at}/{hits}" for hits in counts if ends[hits if hits == points else 1]]

    def do(tx: Transaction[R], actor: Actor, values: Values) -> None:
        at = number(values, "seat")
        strike(tx, at, number(values, "by"), number(values, "wounds"))
        if at == tx.state.turn and tx.state.seats[at].is_down:
            tx.emit(recovered(tx.state, at))

    return Action(KEY, offer, do, standing=True)


def _strikers(state: AnyRingState, own: int) -> Seats:
    """Whose turn it is first, then whose it was before them, and so on back round the table.

    But never oneself, for whoever tells of their `own` wounds.
    """
    back = (state.turn, *reversed(clockwise(state, state.turn)))
    return tuple([at for at in back if at != own and not state.seats[at].left])


def _closed(state: AnyRingState, left: Seats, token: str) -> Reason | None:
    if any(left):
        return while_asked(state)
    return reason(f"no-{token}")


@lru_cache(maxsize=128)
def _form(here: Seats, left: Seats, strikers: Seats, ends: tuple[str, ...]) -> Offer:
    hit = [
        SEATS[at] if points else closed_seat(at, "harmless")
        for at, points in zip(here, left, strict=True)
    ]
    most = {
        str(at): choices_of(range(1, points + 1)) for at, points in zip(here, left, strict=True)
    }
    fields = (
        OneOf(name="seat", of="seat", choices=tuple(hit)),
        OneOf(
            name="by",
            of="seat",
            choices=tuple([SEATS[at] for at in strikers]),
            unlike=("seat",),
        ),
        OneOf(name="wounds", of="number", given=("seat",), by=most),
        ending_field("seat", ends, "wounds"),
    )
    return Offer(key=KEY, fields=fields, standing=True)
