"""Properties laid in front of oneself, and Bushido in front of anyone."""

from hub.rules.cardplay.seat_fields import SEATS
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer
from hub.rules.samurai.events.cards import PropertyLaid
from hub.rules.samurai.resolution import pass_bushido
from hub.rules.samurai.state import State, Transaction
from hub.rules.swordplay.bushido import BushidoLaid
from hub.rules.swordplay.hand import card_of
from hub.rules.swordplay.laid_cards import bushido_action, property_offer


def _offer(state: State, actor: Actor) -> Offer | None:
    return property_offer(state, actor.seat)


def _lay(tx: Transaction, actor: Actor, values: Values) -> None:
    card = card_of(tx.state, actor.seat, text(values, "card"))
    tx.emit(PropertyLaid(seat=actor.seat, card=card))


def _lay_bushido(tx: Transaction, at: int, values: Values) -> None:
    """Before anyone, harmless or not; from one who left it goes on at once."""
    target = number(values, "target")
    tx.emit(BushidoLaid(seat=at, card=card_of(tx.state, at, "bushido"), to=target))
    if tx.state.seats[target].left:
        pass_bushido(tx, target)


LAY = Action("lay", _offer, _lay)
BUSHIDO: Action[State] = bushido_action(lambda state: SEATS[: state.players], _lay_bushido)
