"""Blue cards: what one lays before oneself, a Jail before another, the Dynamite."""

from hub.rules.bang.cards import GEAR, GEAR_OF_DODGE_CITY, WEAPONS, weapon_among
from hub.rules.bang.events.cards import CardLaid, LaidLost
from hub.rules.bang.roles import SHERIFF
from hub.rules.bang.state import Seat, State, Transaction
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.seat_fields import (
    SEATS,
    aimed_offer,
    lacks_cards,
    question_of,
    seat_field,
)
from hub.rules.cardplay.simple_actions import tap
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.refusal import Reason, reason


def _offer_lay(state: State, actor: Actor) -> Offer:
    """Never two of one name; a new weapon takes the place of the old."""
    seat = state.seats[actor.seat]
    kinds = GEAR_OF_DODGE_CITY if state.options.box == "dodge-city" else GEAR
    choices = tuple(
        Choice(value=kind, closed=reason("same-name", card=kind) if kind in seat.laid else None)
        for kind in kinds
    )
    field = OneOf(name="card", of="card", choices=choices)
    closed = lacks_cards(state, actor.seat)
    return Offer(key="lay", fields=(field,), closed=closed, question=question_of(state))


def _lay(tx: Transaction, actor: Actor, values: Values) -> None:
    card, old = text(values, "card"), weapon_among(tx.state.seats[actor.seat].laid)
    if card in WEAPONS and old in WEAPONS:
        tx.emit(LaidLost(seat=actor.seat, card=old))
    tx.emit(CardLaid(seat=actor.seat, card=card, to=actor.seat))


def _no_jail(seat: Seat) -> str:
    if seat.left:
        return "has-left"
    if seat.role == SHERIFF:
        return "no-jail-for-the-sheriff"
    return "in-jail" if "jail" in seat.laid else ""


def _offer_jail(state: State, actor: Actor) -> Offer:
    """Anyone but the Sheriff, oneself too, harmless or not: it is no attack."""
    barred = tuple(_no_jail(seat) for seat in state.seats)
    field = seat_field(actor.seat, barred)
    if not barred[actor.seat]:
        field = replace(field, choices=(*field.choices, SEATS[actor.seat]))
    return aimed_offer(state, "jail", (field,), lacks_cards(state, actor.seat))


def _jail(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(CardLaid(seat=actor.seat, card="jail", to=number(values, "target")))


def _dynamite(tx: Transaction, actor: Actor) -> None:
    tx.emit(CardLaid(seat=actor.seat, card="dynamite", to=actor.seat))


def _no_dynamite(state: State, at: int) -> Reason | None:
    is_there = "dynamite" in state.seats[at].laid
    return reason("same-name", card="dynamite") if is_there else lacks_cards(state, at)


LAY = Action("lay", _offer_lay, _lay)
JAIL = Action("jail", _offer_jail, _jail)
DYNAMITE = tap("dynamite", _dynamite, _no_dynamite)
