"""What can be done at any time: the deck's end, giving up, stepping down, dealing again."""

from hub.rules.cardplay.deed import Deed, Values
from hub.rules.cardplay.game import Over
from hub.rules.contract.form import Field, Offer, SomeOf
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.who import Who
from hub.rules.duel.deeds.naming import SEATS
from hub.rules.duel.deeds.turning import end_turn, excess
from hub.rules.duel.drawing import end_deck
from hub.rules.duel.events import LevelLowered, Opened
from hub.rules.duel.state import Ending, State, other
from hub.rules.duel.telling import Tale

# A hub that counts no cards cannot know whose active character is harmless for want of them.
_EMPTY = SomeOf(name="empty", of="seat", choices=SEATS, low=0, high=2)


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
    # A button cannot ask: pressed, it says that both have cards.
    asks = state.level == "tokens" and who.kind != "panel"
    fields: tuple[Field, ...] = (_EMPTY,) if asks else ()
    return Offer(key="deck-end", fields=fields, closed=closed, standing=True)


def _deck_end(tale: Tale, who: Who, values: Values) -> None:
    empty = values.get("empty", ())
    assert not isinstance(empty, str | int)
    sides = tale.state.sides
    end_deck(tale, tuple(sides[seat].active for seat in (0, 1) if seat in empty))


def _offer_leave(state: State, who: Who) -> Offer | None:
    return _LEAVE if is_running(state) else None


_LEAVE = Offer(key="leave", standing=True)


def _leave(tale: Tale, who: Who, values: Values) -> None:
    """With one of two gone there is no duel: the other has won."""
    raise Over(Ending(reason="left", cause="left", winner=other(who.seat)))


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


def _offer_void(state: State, who: Who) -> Offer | None:
    """Something slipped: this deal is void, and everything is dealt again."""
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
DEAL_AGAIN = Deed("deal-again", _offer_void, _void)
PANEL_END = Deed("end-turn", _offer_panel_end, _panel_end)
