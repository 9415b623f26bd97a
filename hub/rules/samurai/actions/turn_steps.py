"""The steps of one's own turn that are a tap: recover, flip for Bushido, draw."""

from hub.rules.cardplay.seat_fields import question_of
from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer
from hub.rules.samurai.flow import DRAWING, recover
from hub.rules.samurai.resolution import BUSHIDO
from hub.rules.samurai.state import State, Transaction
from hub.rules.swordplay.turn_steps import flip_action


def _offer_recover(state: State, actor: Actor) -> Offer:
    return Offer(key="recover", question=question_of(state))


def _recover(tx: Transaction, actor: Actor, values: Values) -> None:
    recover(tx, actor.seat)


RECOVER = Action("recover", _offer_recover, _recover)
FLIP = flip_action(BUSHIDO.check)
DRAW = DRAWING.action
