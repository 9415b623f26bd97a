"""Properties before one's own characters, Bushido for either player, and where it lies."""

from hub.rules.cardplay.answers import answer
from hub.rules.cardplay.seat_fields import question_of
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.duel.actions.character_fields import SEATS, one_of
from hub.rules.duel.events.cards import PropertyLaid
from hub.rules.duel.state import State, Transaction
from hub.rules.swordplay.bushido import BushidoLaid
from hub.rules.swordplay.hand import card_of
from hub.rules.swordplay.laid_cards import bushido_action, property_offer


def _offer(state: State, actor: Actor) -> Offer | None:
    """Any of one's own characters, the Shogun behind the line included."""
    return property_offer(state, actor.seat, one_of(state.sides[actor.seat].standing))


def _lay(tx: Transaction, actor: Actor, values: Values) -> None:
    card = card_of(tx.state, actor.seat, text(values, "card"))
    tx.emit(PropertyLaid(seat=actor.seat, card=card, character=text(values, "character")))


def _lay_bushido(tx: Transaction, seat: int, values: Values) -> None:
    """Either player; whoever receives it chooses the character."""
    card = card_of(tx.state, seat, "bushido")
    tx.emit(BushidoLaid(seat=seat, card=card, to=number(values, "target")))


def _offer_hold(state: State, actor: Actor) -> Offer:
    """In the circle: a Shogun behind the line has nothing to lose."""
    field = one_of(state.sides[actor.seat].line)
    return Offer(key="hold", fields=(field,), question=question_of(state))


def _hold(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, text(values, "character"))


_SIDE = OneOf(name="side", of="side", choices=(Choice(value="left"), Choice(value="right")))


def _offer_beside(state: State, actor: Actor) -> Offer:
    return Offer(key="beside", fields=(_SIDE,), question=question_of(state))


def _beside(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, text(values, "side"))


LAY = Action("lay", _offer, _lay)
BUSHIDO: Action[State] = bushido_action(lambda state: SEATS, _lay_bushido)
HOLD = Action("hold", _offer_hold, _hold)
BESIDE = Action("beside", _offer_beside, _beside)
