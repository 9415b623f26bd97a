"""Answers that every card game knows: having looked, taking what comes, thinking again."""

from typing import Any

from hub.rules.cardplay.asking import Answered, AnswerTakenBack, Asking, top_question
from hub.rules.cardplay.deed import Deed, Values, question_of
from hub.rules.contract.form import Offer
from hub.rules.contract.frame import Answer
from hub.rules.contract.tale import Tale
from hub.rules.contract.who import Who


def answer(tale: Tale[Any], who: Who, say: str, card: str = "") -> None:
    tale.tell(Answered(answer=Answer(seat=who.seat, say=say, card=card)))


def _offer_seen(state: Asking[Any], who: Who) -> Offer:
    return Offer(key="seen", question=question_of(state), looked=True)


def _tell_seen(tale: Tale[Any], who: Who, values: Values) -> None:
    answer(tale, who, "seen")


def _offer_take(state: Asking[Any], who: Who) -> Offer:
    return Offer(key="take", question=question_of(state))


def _tell_take(tale: Tale[Any], who: Who, values: Values) -> None:
    answer(tale, who, "take")


def _offer_back(state: Asking[Any], who: Who) -> Offer | None:
    """One's own answer, as long as others are awaited; a leaver's stays as it is."""
    top = top_question(state)
    if who.seat in state.leaving or not top.awaited:
        return None
    return Offer(key="take-back", question=top.question, standing=True)


def _tell_back(tale: Tale[Any], who: Who, values: Values) -> None:
    tale.tell(AnswerTakenBack(seat=who.seat))


SEEN: Deed[Any] = Deed("seen", _offer_seen, _tell_seen)
TAKE: Deed[Any] = Deed("take", _offer_take, _tell_take)
TAKE_BACK: Deed[Any] = Deed("take-back", _offer_back, _tell_back)
