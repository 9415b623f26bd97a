"""Answers: parry, a weapon as a parry, a weapon given up, the wound, the honor, the Daimyo."""

from hub.rules.box.cards import UNSEEN, WEAPONS
from hub.rules.contract.form import Choice, Field, Number, Offer, OneOf
from hub.rules.contract.frame import Answer
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.who import Who
from hub.rules.samurai.deeds.deed import Deed, Values, can_hold, card_of, kinds_held, number, text
from hub.rules.samurai.events import Answered, AnswerTakenBack
from hub.rules.samurai.finish import DAIMYO_IN_THE_BOX
from hub.rules.samurai.question import Question
from hub.rules.samurai.state import State
from hub.rules.samurai.telling import Tale


def _top(state: State) -> Question:
    top = state.question
    assert top is not None
    return top


def _answer(state: State, key: str, closed: Reason | None = None, *fields: Field) -> Offer:
    """Answers with a card need a look at the hand, where the hub holds it."""
    is_private = state.level == "cards" and key not in ("take", "pay-honor")
    return Offer(
        key=key,
        fields=fields,
        closed=closed,
        question=_top(state).question,
        private=is_private,
    )


def _tell(tale: Tale, who: Who, say: str, card: str = UNSEEN) -> None:
    tale.tell(Answered(answer=Answer(seat=who.seat, say=say, card=card)))


def _offer_parry(state: State, who: Who) -> Offer:
    """The button is always there, whether or not a parry could be in the hand (ruling 15)."""
    closed = None if can_hold(state, who.seat, "parry") else reason("not-in-hand", card="parry")
    return _answer(state, "parry", closed or _empty(state, who))


def _tell_parry(tale: Tale, who: Who, values: Values) -> None:
    _tell(tale, who, "parry", card_of(tale.state, who.seat, "parry"))


def _offer_parry_weapon(state: State, who: Who) -> Offer | None:
    """Hanzō alone, and never with his last card."""
    seat = state.seats[who.seat]
    if seat.character != "hanzo":
        return None
    closed = reason("last-card") if seat.hand == 1 else None
    return _with_weapon(state, who, "parry-weapon", closed)


def _offer_give(state: State, who: Who) -> Offer:
    return _with_weapon(state, who, "give-weapon", _empty(state, who))


def _with_weapon(state: State, who: Who, key: str, closed: Reason | None) -> Offer:
    """At the Cards level the weapon is chosen; a real one is simply laid down."""
    if state.level != "cards":
        return _answer(state, key, closed)
    held = [kind for kind in kinds_held(state.seats[who.seat].cards) if kind in WEAPONS]
    if not held:
        closed = closed or reason("no-weapon")
    choices = tuple(Choice(value=kind) for kind in held)
    return _answer(state, key, closed, OneOf(name="weapon", of="card", choices=choices))


def _tell_weapon(say: str) -> Deed:
    def tell(tale: Tale, who: Who, values: Values) -> None:
        known = "weapon" in values
        card = card_of(tale.state, who.seat, text(values, "weapon")) if known else UNSEEN
        _tell(tale, who, say, card)

    offer = _offer_parry_weapon if say == "parry-weapon" else _offer_give
    return Deed(say, offer, tell)


def _offer_take(state: State, who: Who) -> Offer:
    return _answer(state, "take")


def _tell_take(tale: Tale, who: Who, values: Values) -> None:
    _tell(tale, who, "take")


def _offer_honor(state: State, who: Who) -> Offer:
    return _answer(state, "pay-honor")


def _tell_honor(tale: Tale, who: Who, values: Values) -> None:
    _tell(tale, who, "pay-honor")


def _offer_daimyo(state: State, who: Who) -> Offer:
    hand = state.seats[who.seat].hand
    most = DAIMYO_IN_THE_BOX if hand < 0 else min(hand, DAIMYO_IN_THE_BOX)
    return _answer(state, "daimyo-held", None, Number(name="count", low=0, high=most))


def _tell_daimyo(tale: Tale, who: Who, values: Values) -> None:
    _tell(tale, who, str(number(values, "count")))


def _offer_back(state: State, who: Who) -> Offer | None:
    """One's own answer, as long as others are awaited; a leaver's stays as it is."""
    top = _top(state)
    if who.seat in state.leaving:
        return None
    return Offer(key="take-back", question=top.question, standing=True)


def _tell_back(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(AnswerTakenBack(seat=who.seat))


def _empty(state: State, who: Who) -> Reason | None:
    return reason("no-cards") if state.seats[who.seat].hand == 0 else None


PARRY = Deed("parry", _offer_parry, _tell_parry)
PARRY_WEAPON = _tell_weapon("parry-weapon")
GIVE_WEAPON = _tell_weapon("give-weapon")
TAKE = Deed("take", _offer_take, _tell_take)
PAY_HONOR = Deed("pay-honor", _offer_honor, _tell_honor)
DAIMYO_HELD = Deed("daimyo-held", _offer_daimyo, _tell_daimyo)
TAKE_BACK = Deed("take-back", _offer_back, _tell_back)
