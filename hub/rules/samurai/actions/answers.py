"""Answers of this game alone: a role, a character, the honor, the Daimyo."""

from hub.rules.box.characters import NAMES
from hub.rules.box.roles import ROLES
from hub.rules.cardplay.answers import answer
from hub.rules.cardplay.opening import opening_answers
from hub.rules.cardplay.questions import top_question
from hub.rules.cardplay.simple_actions import tap
from hub.rules.contract.action import Action, Actions, Values, number
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Number, Offer
from hub.rules.samurai.opening import first_choice, given_back
from hub.rules.samurai.score import DAIMYO_IN_THE_BOX
from hub.rules.samurai.state import State, Transaction
from hub.rules.swordplay.weapons import parry_weapon


def _own_names(state: State, at: int) -> tuple[str, ...]:
    """One's own pair; for a seventh player all that the others gave back (ruling 23)."""
    if top_question(state).key == "characters":
        return state.pairs[at]
    return given_back(state, first_choice(state))


def _offer_daimyo(state: State, actor: Actor) -> Offer:
    field = Number(name="count", low=0, high=DAIMYO_IN_THE_BOX)
    # Only real hands are asked for: those that the hub holds it counts itself.
    return Offer(
        key="daimyo-held", fields=(field,), question=top_question(state).question, spread=True
    )


def _tell_daimyo(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, str(number(values, "count")))


OPENING: dict[str, Actions[State]] = opening_answers(ROLES, lambda state: NAMES, _own_names)
PARRY_WEAPON: Action[State] = parry_weapon(lambda state, at: state.seats[at].character == "hanzo")
PAY_HONOR: Action[State] = tap("pay-honor", lambda tx, actor: answer(tx, actor, "pay-honor"))
DAIMYO_HELD = Action("daimyo-held", _offer_daimyo, _tell_daimyo)
