"""Offers that stand at any time: the deck's end, leaving, stepping down, dealing again."""

from typing import Any

from hub.rules.cardplay.card_state import CardState
from hub.rules.cardplay.ring import RingState, count_left
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer
from hub.rules.contract.refusal import Reason, reason

IN_THE_MIDDLE = reason("in-the-middle")
MAY_LEAVE = Offer(key="leave", standing=True)


def is_running(state: CardState[Any]) -> bool:
    return state.turns > 0 and state.ending is None


def while_asked(state: CardState[Any]) -> Reason | None:
    """What a correction would upset: an answer that is awaited."""
    return IN_THE_MIDDLE if state.question is not None else None


def between_cards(state: CardState[Any]) -> Reason | None:
    if state.question is not None or state.step != "play":
        return IN_THE_MIDDLE
    return None


def offer_deck_end(state: CardState[Any], actor: Actor) -> Offer | None:
    """The table sees the deck; once a turn, so that two people's taps are one.

    The host alone may say it again: it can happen, when few cards are left to draw.
    """
    if state.level == "cards" or not is_running(state):
        return None
    closed = None
    if state.deck_ended_in == state.turns and actor.kind != "host":
        closed = reason("deck-just-ended")
    elif state.level == "companion" and not state.deck + len(state.discards):
        closed = reason("nothing-to-shuffle")
    # What the hub counts is said with it: a slip costs everyone.
    return Offer(key="deck-end", closed=closed, about={"count": state.deck}, standing=True)


def offer_leave(state: RingState[Any, Any], actor: Actor) -> Offer | None:
    if not is_running(state) or state.seats[actor.seat].left:
        return None
    # Someone can wait to leave only below an open question.
    waiting = state.leaving if len(state.frames) > 2 else ()
    if actor.seat in waiting:
        return None
    if len(waiting) + count_left(state) == len(state.seats) - 1:
        return Offer(key="leave", closed=reason("last-player"), standing=True)
    return MAY_LEAVE


def offer_step_down(state: CardState[Any], actor: Actor) -> Offer | None:
    if not is_running(state) or state.level != "companion":
        return None
    return Offer(key="step-down", closed=between_cards(state), standing=True)


def offer_deal_again(state: CardState[Any], actor: Actor) -> Offer | None:
    """Something slipped: this deal is void, and everything is dealt again."""
    return Offer(key="deal-again", standing=True) if state.ending is None else None


def panel_end(state: CardState[Any], excess: int) -> Offer | None:
    """The button ends the turn of whose turn it is, unless cards have to be chosen."""
    if not is_running(state):
        return None
    closed = between_cards(state)
    if closed is None and excess:
        closed = reason("must-discard", seat=state.turn, count=excess)
    # It names the turn, so that a second press cannot end the next player's too.
    return Offer(key="end-turn", closed=closed, question=state.frames[0].question)
