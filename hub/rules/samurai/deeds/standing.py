"""What can be done at any time: the deck's end, leaving, stepping down, dealing again."""

from hub.rules.cardplay.deed import Deed, Values
from hub.rules.cardplay.ring import count_left
from hub.rules.contract.form import Offer
from hub.rules.contract.frame import Answer
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.who import Who
from hub.rules.samurai.deeds.turning import end_turn, excess
from hub.rules.samurai.drawing import end_deck
from hub.rules.samurai.events import Answered, LeaveWaited, LevelLowered, Opened, TimeCalled
from hub.rules.samurai.settling import leave
from hub.rules.samurai.state import State
from hub.rules.samurai.telling import Tale


def is_running(state: State) -> bool:
    return state.turns > 0 and state.ending is None


def _offer_deck_end(state: State, who: Who) -> Offer | None:
    """The table sees the deck; once a turn, so that two people's taps are one.

    The host alone may say it again: it can happen, when few cards are left to draw.
    """
    if state.level == "cards" or not is_running(state):
        return None
    closed = None
    if state.deck_ended_in == state.turns and who.kind != "host":
        closed = reason("deck-just-ended")
    elif state.level == "companion" and not state.deck + len(state.discards):
        closed = reason("nothing-to-shuffle")
    return Offer(key="deck-end", closed=closed, standing=True)


def _deck_end(tale: Tale, who: Who, values: Values) -> None:
    end_deck(tale)


def _offer_leave(state: State, who: Who) -> Offer | None:
    if not is_running(state) or state.seats[who.seat].left:
        return None
    # Someone can wait to leave only below an open question.
    waiting = state.leaving if len(state.frames) > 2 else ()
    if who.seat in waiting:
        return None
    if len(waiting) + count_left(state) == len(state.seats) - 1:
        return Offer(key="leave", closed=reason("last-player"), standing=True)
    return _LEAVE


_LEAVE = Offer(key="leave", standing=True)


def _leave(tale: Tale, who: Who, values: Values) -> None:
    """A card that waits for the leaver is settled first, as not answered."""
    question = tale.state.question
    if question is None:
        leave(tale, who.seat)
        return
    tale.tell(LeaveWaited(seat=who.seat))
    if who.seat in question.awaited:
        say = "pay-honor" if question.key == "bushido" else "take"
        tale.tell(Answered(answer=Answer(seat=who.seat, say=say)))


def _between_cards(state: State) -> Reason | None:
    if state.question is not None or state.step != "play":
        return reason("in-the-middle")
    return None


def _offer_step_down(state: State, who: Who) -> Offer | None:
    if not is_running(state) or state.level != "companion":
        return None
    return Offer(key="step-down", closed=_between_cards(state), standing=True)


def _step_down(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(LevelLowered())


def _offer_time_up(state: State, who: Who) -> Offer | None:
    """A tournament's round is over; the turn in progress is finished."""
    if not is_running(state) or state.is_last_turn:
        return None
    return Offer(key="time-up", standing=True)


def _time_up(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(TimeCalled())


def _offer_void(state: State, who: Who) -> Offer | None:
    """A role slipped: this deal is void, and everything is dealt again."""
    return Offer(key="deal-again", standing=True) if state.ending is None else None


def _void(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(Opened(options=tale.state.options, deal=tale.state.deals + 1))


def _offer_panel_end(state: State, who: Who) -> Offer | None:
    """The button ends the turn of whose turn it is, unless cards have to be chosen."""
    if not is_running(state):
        return None
    closed = _between_cards(state)
    if closed is None and excess(state, state.turn):
        closed = reason("must-discard", seat=state.turn, count=excess(state, state.turn))
    # It names the turn, so that a second press cannot end the next player's too.
    return Offer(key="end-turn", closed=closed, question=state.frames[0].question)


def _panel_end(tale: Tale, who: Who, values: Values) -> None:
    end_turn(tale, tale.state.turn)


DECK_END = Deed("deck-end", _offer_deck_end, _deck_end)
LEAVE = Deed("leave", _offer_leave, _leave)
STEP_DOWN = Deed("step-down", _offer_step_down, _step_down)
TIME_UP = Deed("time-up", _offer_time_up, _time_up)
DEAL_AGAIN = Deed("deal-again", _offer_void, _void)
PANEL_END = Deed("end-turn", _offer_panel_end, _panel_end)
