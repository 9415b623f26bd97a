"""Before the first turn: typing a role or a character in, choosing one of two, having looked."""

from hub.rules.box.characters import NAMES
from hub.rules.cardplay.answers import answer
from hub.rules.cardplay.questions import top_question
from hub.rules.cardplay.seat_fields import question_of
from hub.rules.contract.action import Action, Values, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.refusal import reason
from hub.rules.samurai.opening import given_back
from hub.rules.samurai.question import Question
from hub.rules.samurai.roles import ROLES
from hub.rules.samurai.state import State
from hub.rules.samurai.transaction import Transaction

# Every seat is offered the same list, so nothing shows on anyone's screen (ruling 22).
_ROLE_FIELD = OneOf(name="role", of="role", choices=tuple(Choice(value=role) for role in ROLES))


def _offer_role(state: State, actor: Actor) -> Offer:
    return Offer(key="role", fields=(_ROLE_FIELD,), question=question_of(state), private=True)


def _tell_role(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, text(values, "role"))


def _offer_character(state: State, actor: Actor) -> Offer:
    """Typed in: all twelve, less those already named. Chosen: one's own pair alone."""
    top = top_question(state)
    if top.key == "figures":
        taken = {answer.say for answer in top.answers}
        names: tuple[str, ...] = NAMES
    else:
        taken = set()
        names = _own_names(state, top, actor.seat)
    choices = tuple(
        Choice(value=name, closed=reason("taken", character=name) if name in taken else None)
        for name in names
    )
    field = OneOf(name="character", of="character", choices=choices)
    is_private = top.key != "figures"
    return Offer(key="character", fields=(field,), question=top.question, private=is_private)


def _own_names(state: State, top: Question, at: int) -> tuple[str, ...]:
    if top.key == "characters":
        return state.pairs[at]
    below = state.frames[-2]
    assert type(below) is Question
    return given_back(state, below)


def _tell_character(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, text(values, "character"))


ROLE = Action("role", _offer_role, _tell_role)
CHARACTER = Action("character", _offer_character, _tell_character)
