"""Answers of this game alone: Hanzō's weapon as a parry, the honor, the Daimyo."""

from hub.rules.cardplay.answers import answer
from hub.rules.cardplay.seat_fields import question_of
from hub.rules.contract.action import Action, Values, number
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Number, Offer
from hub.rules.samurai.game_end import most_daimyo
from hub.rules.samurai.state import State, Transaction
from hub.rules.swordplay.action_cards import from_hand
from hub.rules.swordplay.answers import parry_weapon


def _is_hanzo(state: State, at: int) -> bool:
    return state.seats[at].character == "hanzo"


def _offer_honor(state: State, actor: Actor) -> Offer:
    return Offer(key="pay-honor", question=question_of(state))


def _tell_honor(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, "pay-honor")


def _offer_daimyo(state: State, actor: Actor) -> Offer:
    field = Number(name="count", low=0, high=most_daimyo(state, actor.seat))
    return from_hand(state, "daimyo-held", (field,), None)


def _tell_daimyo(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, str(number(values, "count")))


PARRY_WEAPON = parry_weapon(_is_hanzo)
PAY_HONOR = Action("pay-honor", _offer_honor, _tell_honor)
DAIMYO_HELD = Action("daimyo-held", _offer_daimyo, _tell_daimyo)
