"""Answers that every card game knows: having looked, taking what comes, thinking again."""

from collections.abc import Callable

from hub.rules.cardplay.card_state import AnyCardState
from hub.rules.cardplay.questions import Answered, AnswerTakenBack, AnyFrameStack, top_question
from hub.rules.cardplay.seat_fields import question_of
from hub.rules.cardplay.simple_actions import tap
from hub.rules.contract.action import Action, Values, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer
from hub.rules.contract.frame import Answer
from hub.rules.contract.transaction import Transaction

Do = Callable[[Transaction[AnyFrameStack], Actor, Values], None]


def answer(tx: Transaction[AnyFrameStack], actor: Actor, say: str, card: str = "") -> None:
    tx.emit(Answered(answer=Answer(seat=actor.seat, say=say, card=card)))


def says(say: str) -> Do:
    """An answer that no card goes with."""
    return lambda tx, actor, values: answer(tx, actor, say)


def says_field(name: str) -> Do:
    """What its form was filled in with, as an answer."""
    return lambda tx, actor, values: answer(tx, actor, text(values, name))


def _offer_seen(state: AnyFrameStack, actor: Actor) -> Offer:
    return Offer(key="seen", question=question_of(state), looked=True)


def _offer_back(state: AnyFrameStack, actor: Actor) -> Offer | None:
    """One's own answer, as long as others are awaited; a leaver's stays as it is."""
    top = top_question(state)
    if actor.seat in state.leaving or not top.awaited:
        return None
    return Offer(key="take-back", question=top.question, standing=True)


SEEN: Action[AnyFrameStack] = Action("seen", _offer_seen, says("seen"))
TAKE: Action[AnyCardState] = tap("take", lambda tx, actor: answer(tx, actor, "take"))
TAKE_BACK: Action[AnyFrameStack] = Action(
    "take-back",
    _offer_back,
    lambda tx, actor, values: tx.emit(AnswerTakenBack(seat=actor.seat)),
    standing=True,
)
