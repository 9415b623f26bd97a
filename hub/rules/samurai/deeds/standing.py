"""What can be done at any time: the deck's end, leaving, stepping down, dealing again."""

from hub.rules.box.discarding import excess
from hub.rules.cardplay.deed import Deed, Values
from hub.rules.cardplay.standing import (
    is_running,
    offer_deal_again,
    offer_deck_end,
    offer_leave,
    offer_step_down,
    panel_end,
)
from hub.rules.contract.form import Offer
from hub.rules.contract.frame import Answer
from hub.rules.contract.who import Who
from hub.rules.samurai.deeds.turning import end_turn
from hub.rules.samurai.drawing import end_deck
from hub.rules.samurai.events import (
    Answered,
    LeaveWaited,
    LevelLowered,
    Opened,
    TimeCalled,
    TimeRecalled,
)
from hub.rules.samurai.settling import leave
from hub.rules.samurai.state import State
from hub.rules.samurai.telling import Tale


def _deck_end(tale: Tale, who: Who, values: Values) -> None:
    end_deck(tale)


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


def _step_down(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(LevelLowered())


def _offer_time_up(state: State, who: Who) -> Offer | None:
    """A tournament's round is over; the turn in progress is finished."""
    if not is_running(state) or state.is_last_turn:
        return None
    return Offer(key="time-up", standing=True)


def _time_up(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(TimeCalled())


def _offer_time_on(state: State, who: Who) -> Offer | None:
    """The call was taken back; a game that is being counted is over all the same."""
    if not is_running(state) or not state.is_last_turn:
        return None
    return Offer(key="time-on", standing=True)


def _time_on(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(TimeRecalled())


def _void(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(Opened(options=tale.state.options, deal=tale.state.deals + 1))


def _offer_panel_end(state: State, who: Who) -> Offer | None:
    return panel_end(state, excess(state, state.turn) if is_running(state) else 0)


def _panel_end(tale: Tale, who: Who, values: Values) -> None:
    end_turn(tale, tale.state.turn)


DECK_END = Deed("deck-end", offer_deck_end, _deck_end)
LEAVE = Deed("leave", offer_leave, _leave)
STEP_DOWN = Deed("step-down", offer_step_down, _step_down)
TIME_UP = Deed("time-up", _offer_time_up, _time_up)
TIME_ON = Deed("time-on", _offer_time_on, _time_on)
DEAL_AGAIN = Deed("deal-again", offer_deal_again, _void)
PANEL_END = Deed("end-turn", _offer_panel_end, _panel_end)
