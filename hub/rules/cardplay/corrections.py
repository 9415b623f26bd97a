"""Corrections: the cards and tokens on the table are always right.

A seat sets its own tokens and hand straight, the host anything.
What would end the game says so and asks.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any

from hub.rules.cardplay.always import is_running, while_asked
from hub.rules.cardplay.card_state import AnyCardState, G
from hub.rules.cardplay.last_blow import blow, blow_field, strikers
from hub.rules.cardplay.ring import AnyRingState, R, last_two
from hub.rules.cardplay.seat_fields import SEATS
from hub.rules.cardplay.token_events import TokensSet
from hub.rules.cardplay.turn_events import DeckCorrected, HandCorrected
from hub.rules.contract.action import Action, Values, number
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Field, Number, Offer, OneOf, counts
from hub.rules.contract.transaction import Transaction

# A seat, what it has now, and the most it could have.
Limit = tuple[int, int, int]
# So many cards can always be told of a hand, whatever the piles are counted as.
A_HAND = 12
# Looks whether the game is over, for a cause; and by whose blow, where it was one.
Judge = Callable[..., None]

_GOES_ON: tuple[Choice, ...] = (Choice(value="goes-on"),)
_ENDS: tuple[Choice, ...] = (Choice(value="ends"),)


def may_correct(state: AnyCardState, actor: Actor) -> bool:
    """The game runs, and it is not a judged one that leaves this actor nothing to set straight."""
    is_judged = state.options.judged and actor.kind == "seat" and state.hub_holds_cards
    return state.turns > 0 and state.ending is None and not is_judged


def rows(state: AnyCardState, actor: Actor) -> tuple[int, ...]:
    """The seats this actor may set straight."""
    return (actor.seat,) if actor.kind == "seat" else tuple(range(state.players))


def ending_field(given: str, ends: tuple[str, ...], number: str = "value") -> OneOf:
    """Whether the correction ends the game, which is to be said with it."""
    by = dict.fromkeys(ends, _ENDS)
    return OneOf(name="game", of="game", choices=_GOES_ON, given=(given, number), by=by)


def correction(
    key: str,
    form: Callable[[G, Actor], tuple[Field, ...] | None],
    do: Callable[[Transaction[G], Actor, Values], None],
    *,
    waits: bool = False,
) -> Action[G]:
    """What is set straight as `form` says; None: there is nothing to.

    Real cards are right at any time. Those that the hub holds wait for what is asked, and so does
    whatever an open question is about.
    """

    def offer(state: G, actor: Actor) -> Offer | None:
        fields = form(state, actor) if is_running(state) else None
        if fields is None:
            return None
        closed = while_asked(state) if waits or state.hub_holds_cards else None
        return Offer(key=key, fields=fields, closed=closed, standing=True)

    return Action(key, offer, do, standing=True)


def token_fields(limits: tuple[Limit, ...]) -> tuple[OneOf, OneOf]:
    """A seat, and what it has now and could have."""
    by = {str(seat): counts(now, high) for seat, now, high in limits}
    return (
        OneOf(name="seat", of="seat", choices=tuple([SEATS[seat] for seat, _, _ in limits])),
        OneOf(name="value", of="number", given=("seat",), by=by),
    )


@lru_cache(maxsize=128)
def token_offer(
    key: str, limits: tuple[Limit, ...], ends: tuple[str, ...], seats: tuple[int, ...] = ()
) -> Offer:
    """The same, and whether that ends the game; then by whose blow of these `seats`."""
    fields = (*token_fields(limits), blow_field(ends, seats))
    return Offer(key=key, fields=fields, standing=True)


@lru_cache(maxsize=128)
def none_ends(key: str, limits: tuple[Limit, ...], seats: tuple[int, ...]) -> Offer:
    """A token of which nobody may have none: that ends the game."""
    return token_offer(key, limits, tuple(f"{seat}/0" for seat, _, _ in limits), seats)


def _set(tx: Transaction[R], corrected: type[TokensSet], values: Values) -> None:
    now = {corrected.token: number(values, "value")}
    tx.emit(corrected(seat=number(values, "seat"), **now))


def box_correction(
    corrected: type[TokensSet], judge: Judge, is_open: Callable[[R, Actor], bool] = may_correct
) -> Action[R]:
    """Tokens that come from the box and go back to it; to have none of them ends the game."""
    token, has = corrected.token, attrgetter(corrected.token)

    def offer(state: R, actor: Actor) -> Offer | None:
        if not is_open(state, actor):
            return None
        seats, box = state.seats, state.box
        limits = tuple([(at, now := has(seats[at]), now + box) for at in rows(state, actor)])
        return none_ends(f"correct-{token}", limits, strikers(state))

    def do(tx: Transaction[R], actor: Actor, values: Values) -> None:
        _set(tx, corrected, values)
        judge(tx, f"{token}-corrected", **blow(values))

    return Action(f"correct-{token}", offer, do, standing=True)


def life_correction(
    corrected: type[TokensSet], full: Callable[[Any], int], judge: Judge, fewest: int = 0
) -> Action[R]:
    """Tokens that keep players up, and of which each can have so many in `full`.

    With more than the `fewest` players the game ends when one stands alone. Only a loss makes the
    hub look for that.
    """
    key, has = f"correct-{corrected.token}", attrgetter(corrected.token)

    def offer(state: R, actor: Actor) -> Offer | None:
        if not may_correct(state, actor):
            return None
        seats = state.seats
        limits = tuple([(at, has(seats[at]), full(seats[at])) for at in rows(state, actor)])
        ends = last_falls(last_two(state), limits) if len(seats) > fewest else ()
        return token_offer(key, limits, ends, strikers(state))

    def do(tx: Transaction[R], actor: Actor, values: Values) -> None:
        is_loss = number(values, "value") < has(tx.state.seats[number(values, "seat")])
        _set(tx, corrected, values)
        judge(tx, "corrected" if is_loss else "raised", **blow(values))

    return Action(key, offer, do, standing=True)


def last_falls(up: tuple[int, ...], limits: tuple[Limit, ...]) -> tuple[str, ...]:
    """The corrections after which one of the last who are up stands alone."""
    if not up:
        return ()
    ends = []
    for seat, has, _ in limits:
        for value in range(has):
            stay = [other for other in up if other != seat or value]
            if len(stay) == 1:
                ends.append(f"{seat}/{value}")
    return tuple(ends)


def hand_limit(state: AnyCardState, seat: int) -> Limit:
    """What a hand is counted as, and the most it could hold: all that lies face down.

    Where the piles do not hold a hand's worth, others' hands are counted too high: theirs follow.
    """
    hand = state.holder(seat).hand
    lying = hand + _face_down(state)
    if lying >= A_HAND:
        return seat, hand, lying
    others = sum(state.holder(other).hand for other in range(state.players) if other != seat)
    # The first card that goes back to an empty deck stays there.
    return seat, hand, max(lying, min(A_HAND, lying + others - (state.deck == 0)))


def _face_down(state: AnyCardState) -> int:
    """Cards in the piles; a deck that is not empty keeps one, because its end is not a count."""
    return max(0, state.deck + len(state.discards) - (state.deck > 0))


def _offer_hand(state: AnyRingState, actor: Actor) -> Offer | None:
    """Also while something is asked: an answer is believed, whatever is counted."""
    if not state.cards_are_declared or not is_running(state):
        return None
    limits = tuple(
        hand_limit(state, seat) for seat in rows(state, actor) if not state.seats[seat].left
    )
    return token_offer("correct-hand", limits, ()) if limits else None


def set_hand(tx: Transaction[AnyCardState], actor: Actor, values: Values) -> None:
    seat, value = number(values, "seat"), number(values, "value")
    more = value - tx.state.holder(seat).hand
    others = [other for other in range(tx.state.players) if other != seat]
    # What is in this hand cannot be in another: the largest is counted too high.
    for other in sorted(others, key=lambda each: -tx.state.holder(each).hand):
        missing = more - _face_down(tx.state)
        if missing <= 0:
            break
        hand = tx.state.holder(other).hand
        tx.emit(HandCorrected(seat=other, hand=max(0, hand - missing - (tx.state.deck == 0))))
    tx.emit(HandCorrected(seat=seat, hand=value))


def deck_correction(
    corrected: type[DeckCorrected] = DeckCorrected, *, starts_open: bool = False
) -> Action[AnyCardState]:
    """The deck is set to a count; `starts_open`: the form begins with one that can be taken."""

    def offer(state: AnyCardState, actor: Actor) -> Offer | None:
        if not is_running(state) or not state.cards_are_declared:
            return None
        most = state.deck + len(state.discards)
        if most < 0:
            # More were drawn than there are: hands are counted too high, and are told first.
            return None
        # An empty deck is not a count but the deck's end, which has an offer of its own.
        low = min(1, most)
        start = max(low if starts_open else 0, state.deck)
        field = Number(name="count", low=low, high=most, start=start)
        return Offer(key="correct-deck", fields=(field,), standing=True)

    def do(tx: Transaction[AnyCardState], actor: Actor, values: Values) -> None:
        tx.emit(corrected(deck=number(values, "count")))

    return Action("correct-deck", offer, do, standing=True)


def here(state: AnyRingState) -> tuple[Choice, ...]:
    """Those who have not left."""
    return tuple(SEATS[at] for at, seat in enumerate(state.seats) if not seat.left)


CORRECT_HAND: Action[AnyRingState] = Action("correct-hand", _offer_hand, set_hand, standing=True)
