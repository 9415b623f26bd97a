"""The steps of one's own turn: name the active character, flip for Bushido, draw."""

from hub.rules.cardplay.seat_fields import question_of
from hub.rules.contract.action import Action, Values, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer
from hub.rules.duel.actions.character_fields import own_one
from hub.rules.duel.flow import DRAWING, name_active
from hub.rules.duel.resolution import BUSHIDO
from hub.rules.duel.state import State, Transaction
from hub.rules.swordplay.turn_steps import flip_action


def _offer_name(state: State, actor: Actor) -> Offer:
    """Any of one's own that has not fallen, the Shogun behind the line too."""
    field = own_one(state.sides[actor.seat])
    return Offer(key="name", fields=(field,), question=question_of(state))


def _name(tx: Transaction, actor: Actor, values: Values) -> None:
    name_active(tx, actor.seat, text(values, "character"))


NAME = Action("name", _offer_name, _name)
FLIP = flip_action(BUSHIDO.check)
DRAW = DRAWING.action
