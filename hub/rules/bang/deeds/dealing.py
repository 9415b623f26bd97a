"""Before the first turn: typing a role or a character in, choosing one of two, having looked."""

from hub.rules.bang.dealing import cast_of
from hub.rules.bang.roles import ROLES
from hub.rules.bang.state import State
from hub.rules.bang.telling import Tale
from hub.rules.cardplay.answering import answer
from hub.rules.cardplay.asking import top_question
from hub.rules.cardplay.deed import Deed, Values, question_of, text
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.refusal import reason
from hub.rules.contract.who import Who

# Every seat is offered the same list, so nothing shows on anyone's screen.
_ROLE_FIELD = OneOf(name="role", of="role", choices=tuple(Choice(value=role) for role in ROLES))


def _offer_role(state: State, who: Who) -> Offer:
    return Offer(key="role", fields=(_ROLE_FIELD,), question=question_of(state), private=True)


def _tell_role(tale: Tale, who: Who, values: Values) -> None:
    answer(tale, who, text(values, "role"))


def _offer_character(state: State, who: Who) -> Offer:
    """Typed in: all in the box, less those already named. Chosen: one's own pair alone."""
    top = top_question(state)
    is_typed = top.key == "figures"
    taken = {answer.say for answer in top.answers} if is_typed else set()
    choices = tuple(
        Choice(value=name, closed=reason("taken", character=name) if name in taken else None)
        for name in (cast_of(state) if is_typed else state.pairs[who.seat])
    )
    field = OneOf(name="character", of="character", choices=choices)
    return Offer(key="character", fields=(field,), question=top.question, private=not is_typed)


def _tell_character(tale: Tale, who: Who, values: Values) -> None:
    answer(tale, who, text(values, "character"))


ROLE = Deed("role", _offer_role, _tell_role)
CHARACTER = Deed("character", _offer_character, _tell_character)
