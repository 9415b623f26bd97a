"""Answers: Missed!, Barrel, a BANG! back, a Beer on the fatal blow, or none of them."""

from hub.rules.bang.cards import UNSEEN
from hub.rules.bang.deeds.deed import NO_CARDS, Deed, Values, face, text
from hub.rules.bang.deeds.turning import HEARTS_FIELD
from hub.rules.bang.events import Answered, AnswerTakenBack
from hub.rules.bang.question import Question
from hub.rules.bang.ring import barrels
from hub.rules.bang.state import State
from hub.rules.bang.telling import Tale
from hub.rules.contract.form import Offer
from hub.rules.contract.frame import Answer
from hub.rules.contract.refusal import Reason
from hub.rules.contract.who import Who


def _top(state: State) -> Question:
    top = state.question
    assert top is not None
    return top


def _empty(state: State, who: Who) -> Reason | None:
    return NO_CARDS if state.seats[who.seat].hand == 0 else None


def _tell(tale: Tale, who: Who, say: str, card: str = UNSEEN) -> None:
    tale.tell(Answered(answer=Answer(seat=who.seat, say=say, card=card)))


def _offer_missed(state: State, who: Who) -> Offer:
    """The button is always there, whether or not a Missed! could be in the hand."""
    return Offer(key="missed", closed=_empty(state, who), question=_top(state).question)


def _missed(tale: Tale, who: Who, values: Values) -> None:
    _tell(tale, who, "missed", face(tale.state.seats[who.seat], "missed"))


def _offer_barrel(state: State, who: Who) -> Offer | None:
    """One try for each Barrel. Against Gatling it is declared first and flipped in turn."""
    top = _top(state)
    if top.tries >= barrels(state, who.seat):
        return None
    fields = () if top.key == "gatling" else (HEARTS_FIELD,)
    return Offer(key="barrel", fields=fields, question=top.question)


def _barrel(tale: Tale, who: Who, values: Values) -> None:
    _tell(tale, who, "barrel", text(values, "flipped") if values else UNSEEN)


def _offer_flip(state: State, who: Who) -> Offer:
    """A Barrel that was declared against Gatling is turned over."""
    return Offer(key="barrel", fields=(HEARTS_FIELD,), question=_top(state).question)


def _offer_bang(state: State, who: Who) -> Offer:
    return Offer(key="give-bang", closed=_empty(state, who), question=_top(state).question)


def _bang(tale: Tale, who: Who, values: Values) -> None:
    _tell(tale, who, "give-bang", face(tale.state.seats[who.seat], "bang"))


def _offer_beer(state: State, who: Who) -> Offer | None:
    """On the fatal blow alone; one Beer answers a blow of any size, and a Duel takes all."""
    top, life = _top(state), state.seats[who.seat].life
    if life == 0 or (life > top.wounds and top.key != "duel"):
        return None
    return Offer(key="drink", closed=_empty(state, who), question=top.question)


def _beer(tale: Tale, who: Who, values: Values) -> None:
    _tell(tale, who, "beer")


def _offer_diamond(state: State, who: Who) -> Offer | None:
    """Apache Kid is untouched by others' diamonds; those of a Duel under way do count."""
    top = _top(state)
    is_begun = top.key == "duel" and (top.played > 0 or who.seat == state.turn)
    if state.seats[who.seat].ability != "apache-kid" or is_begun:
        return None
    return Offer(key="diamond", question=top.question)


def _diamond(tale: Tale, who: Who, values: Values) -> None:
    _tell(tale, who, "diamond")


def _offer_take(state: State, who: Who) -> Offer:
    return Offer(key="take", question=_top(state).question)


def _take(tale: Tale, who: Who, values: Values) -> None:
    _tell(tale, who, "take")


def _offer_back(state: State, who: Who) -> Offer | None:
    """One's own answer, as long as others are awaited; a leaver's stays as it is."""
    top = _top(state)
    if who.seat in state.leaving or not top.awaited:
        return None
    return Offer(key="take-back", question=top.question, standing=True)


def _back(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(AnswerTakenBack(seat=who.seat))


MISSED = Deed("missed", _offer_missed, _missed)
BARREL = Deed("barrel", _offer_barrel, _barrel)
BARREL_FLIP = Deed("barrel", _offer_flip, _barrel)
GIVE_BANG = Deed("give-bang", _offer_bang, _bang)
DRINK = Deed("drink", _offer_beer, _beer)
DIAMOND = Deed("diamond", _offer_diamond, _diamond)
TAKE = Deed("take", _offer_take, _take)
TAKE_BACK = Deed("take-back", _offer_back, _back)
