"""Blue cards: what one lays before oneself, a Jail before another, the Dynamite."""

from hub.rules.bang.cards import GEAR, GEAR_OF_DODGE_CITY, WEAPONS, weapon_among
from hub.rules.bang.events import CardLaid, LaidLost
from hub.rules.bang.roles import SHERIFF
from hub.rules.bang.state import Seat, State
from hub.rules.bang.telling import Tale
from hub.rules.cardplay.deed import (
    Deed,
    Values,
    lacks_cards,
    no_target,
    number,
    question_of,
    seat_field,
    text,
)
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.refusal import reason
from hub.rules.contract.who import Who


def _offer_lay(state: State, who: Who) -> Offer:
    """Never two of one name; a new weapon takes the place of the old."""
    seat = state.seats[who.seat]
    kinds = GEAR_OF_DODGE_CITY if state.options.box == "dodge-city" else GEAR
    choices = tuple(
        Choice(value=kind, closed=reason("same-name", card=kind) if kind in seat.laid else None)
        for kind in kinds
    )
    field = OneOf(name="card", of="card", choices=choices)
    closed = lacks_cards(state, who.seat)
    return Offer(key="lay", fields=(field,), closed=closed, question=question_of(state))


def _lay(tale: Tale, who: Who, values: Values) -> None:
    card, old = text(values, "card"), weapon_among(tale.state.seats[who.seat].laid)
    if card in WEAPONS and old in WEAPONS:
        tale.tell(LaidLost(seat=who.seat, card=old))
    tale.tell(CardLaid(seat=who.seat, card=card, to=who.seat))


def _no_jail(seat: Seat) -> str:
    if seat.left:
        return "has-left"
    if seat.role == SHERIFF:
        return "no-jail-for-the-sheriff"
    return "in-jail" if "jail" in seat.laid else ""


def _offer_jail(state: State, who: Who) -> Offer:
    """Anyone else but the Sheriff, harmless or not: it is no attack."""
    field = seat_field(who.seat, tuple(_no_jail(seat) for seat in state.seats))
    closed = lacks_cards(state, who.seat) or no_target((field,))
    return Offer(key="jail", fields=(field,), closed=closed, question=question_of(state))


def _jail(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(CardLaid(seat=who.seat, card="jail", to=number(values, "target")))


def _offer_dynamite(state: State, who: Who) -> Offer:
    closed = lacks_cards(state, who.seat)
    if "dynamite" in state.seats[who.seat].laid:
        closed = reason("same-name", card="dynamite")
    return Offer(key="dynamite", closed=closed, question=question_of(state))


def _dynamite(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(CardLaid(seat=who.seat, card="dynamite", to=who.seat))


LAY = Deed("lay", _offer_lay, _lay)
JAIL = Deed("jail", _offer_jail, _jail)
DYNAMITE = Deed("dynamite", _offer_dynamite, _dynamite)
