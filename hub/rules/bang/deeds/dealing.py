"""Before the first turn: typing a role or a character in, choosing one of two, having looked."""

from hub.rules.bang.dealing import cast_of
from hub.rules.bang.deeds.deed import Deed, Values, text
from hub.rules.bang.events import Answered
from hub.rules.bang.question import Question
from hub.rules.bang.roles import ROLES
from hub.rules.bang.state import State
from hub.rules.bang.telling import Tale
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.frame import Answer
from hub.rules.contract.refusal import reason
from hub.rules.contract.who import Who


def _top(state: State) -> Question:
    top = state.question
    assert top is not None
    return top


# Every seat is offered the same list, so nothing shows on anyone's screen.
_ROLE_FIELD = OneOf(name="role", of="role", choices=tuple(Choice(value=role) for role in ROLES))


def _offer_role(state: State, who: Who) -> Offer:
    return Offer(key="role", fields=(_ROLE_FIELD,), question=_top(state).question, private=True)


def _tell_role(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(Answered(answer=Answer(seat=who.seat, say=text(values, "role"))))


def _offer_character(state: State, who: Who) -> Offer:
    """Typed in: all in the box, less those already named. Chosen: one's own pair alone."""
    top = _top(state)
    is_typed = top.key == "figures"
    taken = {answer.say for answer in top.answers} if is_typed else set()
    choices = tuple(
        Choice(value=name, closed=reason("taken", character=name) if name in taken else None)
        for name in (cast_of(state) if is_typed else state.pairs[who.seat])
    )
    field = OneOf(name="character", of="character", choices=choices)
    return Offer(key="character", fields=(field,), question=top.question, private=not is_typed)


def _tell_character(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(Answered(answer=Answer(seat=who.seat, say=text(values, "character"))))


def _offer_seen(state: State, who: Who) -> Offer:
    return Offer(key="seen", question=_top(state).question, looked=True)


def _tell_seen(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(Answered(answer=Answer(seat=who.seat, say="seen")))


ROLE = Deed("role", _offer_role, _tell_role)
CHARACTER = Deed("character", _offer_character, _tell_character)
SEEN = Deed("seen", _offer_seen, _tell_seen)
