"""What can be done at any time: the deck's end, leaving, stepping down, dealing again."""

from hub.rules.bang.actions.turn_steps import end_turn, excess
from hub.rules.bang.deck import end_deck
from hub.rules.bang.events import LeaveWaited, LevelLowered, Opened
from hub.rules.bang.resolution import leave
from hub.rules.bang.state import State
from hub.rules.bang.transaction import Transaction
from hub.rules.cardplay.always import (
    is_running,
    offer_deal_again,
    offer_deck_end,
    offer_leave,
    offer_step_down,
    panel_end,
)
from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer


def _deck_end(tx: Transaction, actor: Actor, values: Values) -> None:
    end_deck(tx)


def _leave(tx: Transaction, actor: Actor, values: Values) -> None:
    """A card that waits for the leaver is settled first, as not answered."""
    question = tx.state.question
    if question is None:
        leave(tx, actor.seat)
        return
    # From here on what is asked of them counts as not answered (see flow).
    tx.emit(LeaveWaited(seat=actor.seat))


def _step_down(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(LevelLowered())


def _void(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(Opened(options=tx.state.options, deal=tx.state.deals + 1))


def _offer_panel_end(state: State, actor: Actor) -> Offer | None:
    return panel_end(state, excess(state, state.turn) if is_running(state) else 0)


def _panel_end(tx: Transaction, actor: Actor, values: Values) -> None:
    end_turn(tx, tx.state.turn)


DECK_END = Action("deck-end", offer_deck_end, _deck_end)
LEAVE = Action("leave", offer_leave, _leave)
STEP_DOWN = Action("step-down", offer_step_down, _step_down)
DEAL_AGAIN = Action("deal-again", offer_deal_again, _void)
PANEL_END = Action("end-turn", _offer_panel_end, _panel_end)
