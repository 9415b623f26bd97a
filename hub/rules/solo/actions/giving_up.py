"""Giving a duel up, at any time: it is over, and counts as lost."""

from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer
from hub.rules.solo.score import GIVEN_UP
from hub.rules.solo.state import State
from hub.rules.solo.transaction import Over, Transaction

_OFFER = Offer(key="give-up", standing=True)


def _offer(state: State, actor: Actor) -> Offer:
    return _OFFER


def _give_up(tx: Transaction, actor: Actor, values: Values) -> None:
    raise Over(GIVEN_UP, GIVEN_UP)


GIVE_UP = Action("give-up", _offer, _give_up, standing=True)
