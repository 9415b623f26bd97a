"""Corrections: the cards and tokens on the table are always right.

A seat sets its own tokens and hand straight, the host anything.
What would end the game says so and asks.
"""

from functools import lru_cache

from hub.rules.bang.cards import GEAR, IN_PLAY, OTHER, UNSEEN, WEAPONS, weapon_among
from hub.rules.bang.deeds.standing import is_running
from hub.rules.bang.events import (
    DeckCorrected,
    HandCorrected,
    LaidCorrected,
    LifeCorrected,
    ReputationCorrected,
    TurnCorrected,
)
from hub.rules.bang.judging import judge
from hub.rules.bang.ring import standing
from hub.rules.bang.roles import SHERIFF
from hub.rules.bang.state import Seat, State
from hub.rules.bang.telling import Tale
from hub.rules.cardplay.deed import SEATS, Deed, Values, number, text
from hub.rules.contract.form import Choice, Number, Offer, OneOf, counts
from hub.rules.contract.refusal import reason
from hub.rules.contract.who import Who

# A seat, what it has now, and the most it could have.
Limit = tuple[int, int, int]

_GOES_ON = (Choice(value="goes-on"),)
_ENDS = (Choice(value="ends"),)


def rows(state: State, who: Who) -> tuple[int, ...]:
    """The seats this actor may set straight."""
    return (who.seat,) if who.kind == "seat" else tuple(range(state.players))


@lru_cache(maxsize=128)
def _token_offer(key: str, limits: tuple[Limit, ...], ends: tuple[str, ...]) -> Offer:
    """A seat, what it has now and could have, and whether that ends the game."""
    by = {str(seat): counts(now, high) for seat, now, high in limits}
    fields = (
        OneOf(name="seat", of="seat", choices=tuple(SEATS[seat] for seat, _, _ in limits)),
        OneOf(name="value", of="number", given=("seat",), by=by),
        OneOf(
            name="game",
            of="game",
            choices=_GOES_ON,
            given=("seat", "value"),
            by=dict.fromkeys(ends, _ENDS),
        ),
    )
    return Offer(key=key, fields=fields, standing=True)


def _offer_reputation(state: State, who: Who) -> Offer | None:
    if not is_running(state):
        return None
    if who.kind == "seat":
        if state.seats[who.seat].left:
            return None
        return _reputation_offer((_reputation_limit(state, who.seat),))
    return _reputation_offer(tuple([_reputation_limit(state, seat) for seat in rows(state, who)]))


def _reputation_limit(state: State, seat: int) -> Limit:
    now = state.seats[seat].reputation
    return (seat, now, now + state.box)


@lru_cache(maxsize=128)
def _reputation_offer(limits: tuple[Limit, ...]) -> Offer:
    return _token_offer("correct-reputation", limits, tuple(f"{seat}/0" for seat, _, _ in limits))


def _reputation(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(ReputationCorrected(seat=number(values, "seat"), reputation=number(values, "value")))
    judge(tale, "reputation-corrected")


def _offer_life(state: State, who: Who) -> Offer | None:
    if not is_running(state):
        return None
    seats = rows(state, who)
    limits = tuple([(seat, state.seats[seat].life, state.seats[seat].full) for seat in seats])
    return _token_offer("correct-life", limits, _last_falls(state, seats))


def _last_falls(state: State, seats: tuple[int, ...]) -> tuple[str, ...]:
    """The corrections after which one player stands alone, as `judge` would find it."""
    up = standing(state)
    if len(up) > 2:
        return ()
    ends = []
    for seat in seats:
        has = state.seats[seat].life
        for value in range(has):
            stay = [other for other in up if other != seat or value]
            if len(stay) == 1:
                ends.append(f"{seat}/{value}")
    return tuple(ends)


def _life(tale: Tale, who: Who, values: Values) -> None:
    """Only a loss of life makes the hub look for the last one standing."""
    seat, value = number(values, "seat"), number(values, "value")
    is_loss = value < tale.state.seats[seat].life
    tale.tell(LifeCorrected(seat=seat, life=value))
    judge(tale, "corrected" if is_loss else "raised")


def _offer_hand(state: State, who: Who) -> Offer | None:
    if state.level != "companion" or not is_running(state):
        return None
    limits = tuple(
        (seat, state.seats[seat].hand, state.seats[seat].hand + max(state.deck - 1, 0))
        for seat in rows(state, who)
        if not state.seats[seat].left
    )
    if not limits:
        return None
    if state.question is not None:
        # A card may lie sealed in an answer; a hand that grew too small could not give it.
        return _HAND_IN_THE_MIDDLE
    return _token_offer("correct-hand", limits, ())


_HAND_IN_THE_MIDDLE = Offer(key="correct-hand", closed=reason("in-the-middle"), standing=True)


def _hand(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(HandCorrected(seat=number(values, "seat"), hand=number(values, "value")))


def _offer_deck(state: State, who: Who) -> Offer | None:
    if not is_running(state) or state.level != "companion":
        return None
    # An empty deck is not a count but the deck's end, which has an offer of its own.
    most = state.deck + len(state.discards)
    low = min(1, most)
    field = Number(name="count", low=low, high=most, start=max(low, state.deck))
    return Offer(key="correct-deck", fields=(field,), standing=True)


def _deck(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(DeckCorrected(deck=number(values, "count")))


def _offer_turn(state: State, who: Who) -> Offer | None:
    """The host alone, and not while an answer is awaited."""
    if not is_running(state):
        return None
    seats = tuple(SEATS[i] for i, seat in enumerate(state.seats) if not seat.left)
    closed = reason("in-the-middle") if state.question is not None else None
    field = OneOf(name="seat", of="seat", choices=seats)
    return Offer(key="correct-turn", fields=(field,), closed=closed, standing=True)


def _turn(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(TurnCorrected(seat=number(values, "seat")))


def _offer_laid(state: State, who: Who) -> Offer | None:
    """Cards in play before a seat: one more from the discards, or one less to them."""
    if not is_running(state) or state.level == "tokens":
        return None
    seats = [seat for seat in rows(state, who) if not state.seats[seat].left]
    by = {str(seat): _changes(state, seat) for seat in seats}
    seats = [seat for seat in seats if by[str(seat)]]
    if not seats:
        return None
    # What an open attack would do was worked out with the cards as they lie.
    closed = reason("in-the-middle") if state.question is not None else None
    fields = (
        OneOf(name="seat", of="seat", choices=tuple(SEATS[seat] for seat in seats)),
        OneOf(name="change", of="change", given=("seat",), by=by),
    )
    return Offer(key="correct-laid", fields=fields, closed=closed, standing=True)


def _changes(state: State, at: int) -> tuple[Choice, ...]:
    seat = state.seats[at]
    more = [kind for kind in _kinds(state) if _may_lie(state, seat, kind)]
    less = tuple(dict.fromkeys(seat.laid))
    changes = [*(f"+{kind}" for kind in more), *(f"-{kind}" for kind in less)]
    return tuple(Choice(value=change) for change in changes)


def _kinds(state: State) -> tuple[str, ...]:
    """What can lie in play with this table's box."""
    if state.options.box == "dodge-city":
        return IN_PLAY
    return (*GEAR, "jail", "dynamite")


def _may_lie(state: State, seat: Seat, kind: str) -> bool:
    """One of each name, one weapon, no Jail before the Sheriff; and it was a discard till now."""
    if kind not in state.discards and UNSEEN not in state.discards:
        return False
    if kind == OTHER:
        return True
    if kind in WEAPONS and weapon_among(seat.laid) in WEAPONS:
        return False
    return kind not in seat.laid and not (kind == "jail" and seat.role == SHERIFF)


def _laid(tale: Tale, who: Who, values: Values) -> None:
    seat, change = number(values, "seat"), text(values, "change")
    tale.tell(LaidCorrected(seat=seat, card=change[1:], lies_there=change[0] == "+"))


CORRECT_REPUTATION = Deed("correct-reputation", _offer_reputation, _reputation)
CORRECT_LIFE = Deed("correct-life", _offer_life, _life)
CORRECT_HAND = Deed("correct-hand", _offer_hand, _hand)
CORRECT_DECK = Deed("correct-deck", _offer_deck, _deck)
CORRECT_TURN = Deed("correct-turn", _offer_turn, _turn)
CORRECT_LAID = Deed("correct-laid", _offer_laid, _laid)
