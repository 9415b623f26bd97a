"""What can be done at any time: the deck's end, giving up, stepping down, dealing again."""

from hub.rules.cardplay.always import (
    MAY_LEAVE,
    is_running,
    offer_deal_again,
    offer_deck_end,
    offer_step_down,
    panel_end,
)
from hub.rules.cardplay.card_state import Over
from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer, SomeOf
from hub.rules.duel.actions.character_fields import SEATS
from hub.rules.duel.actions.turn_steps import end_turn
from hub.rules.duel.deck import end_deck
from hub.rules.duel.events import LevelLowered, Opened
from hub.rules.duel.state import Ending, State, other, replace
from hub.rules.duel.transaction import Transaction
from hub.rules.swordplay.discard import excess

# A hub that counts no cards cannot know whose active character is harmless for want of them.
_EMPTY = SomeOf(name="empty", of="seat", choices=SEATS, low=0, high=2)


def _offer_deck_end(state: State, actor: Actor) -> Offer | None:
    offer = offer_deck_end(state, actor)
    # A button cannot ask: pressed, it says that both have cards.
    asks = state.level == "tokens" and actor.kind != "panel"
    return replace(offer, fields=(_EMPTY,)) if offer is not None and asks else offer


def _deck_end(tx: Transaction, actor: Actor, values: Values) -> None:
    empty = values.get("empty", ())
    assert not isinstance(empty, str | int)
    sides = tx.state.sides
    end_deck(tx, tuple(sides[seat].active for seat in (0, 1) if seat in empty))


def _offer_leave(state: State, actor: Actor) -> Offer | None:
    return MAY_LEAVE if is_running(state) else None


def _leave(tx: Transaction, actor: Actor, values: Values) -> None:
    """With one of two gone there is no duel: the other has won."""
    raise Over(Ending(reason="left", cause="left", winner=other(actor.seat)))


def _step_down(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(LevelLowered())


def _void(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(Opened(options=tx.state.options, deal=tx.state.deals + 1))


def _offer_panel_end(state: State, actor: Actor) -> Offer | None:
    return panel_end(state, excess(state, state.turn) if is_running(state) else 0)


def _panel_end(tx: Transaction, actor: Actor, values: Values) -> None:
    end_turn(tx, tx.state.turn)


DECK_END = Action("deck-end", _offer_deck_end, _deck_end)
LEAVE = Action("leave", _offer_leave, _leave)
STEP_DOWN = Action("step-down", offer_step_down, _step_down)
DEAL_AGAIN = Action("deal-again", offer_deal_again, _void)
PANEL_END = Action("end-turn", _offer_panel_end, _panel_end)
