"""What can be done at any time in a duel: the deck's end, giving up, dealing again."""

from hub.rules.cardplay.always import MAY_LEAVE, deal_again, is_running, offer_deck_end
from hub.rules.cardplay.card_state import Over
from hub.rules.cardplay.questions import replace
from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer, SomeOf
from hub.rules.duel.actions.character_fields import SEATS
from hub.rules.duel.deck import end_deck
from hub.rules.duel.events.opening import Opened
from hub.rules.duel.state import Ending, State, Transaction, other

# A hub that counts no cards cannot know whose active character is harmless for want of them.
_EMPTY = SomeOf(name="empty", of="seat", choices=SEATS, low=0, high=2)


def _offer_deck_end(state: State, actor: Actor) -> Offer | None:
    offer = offer_deck_end(state, actor)
    # A button cannot ask: pressed, it says that both have cards.
    asks = not state.cards_are_counted and actor.kind != "panel"
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


DECK_END = Action("deck-end", _offer_deck_end, _deck_end)
LEAVE = Action("leave", _offer_leave, _leave)
DEAL_AGAIN = deal_again(Opened)
