"""Abilities that are an action of their own: Sid Ketchum, Chuck Wengam, José Delgado."""

from hub.rules.bang.damage import heal
from hub.rules.bang.deck import draw
from hub.rules.bang.events.tokens import LifePaid
from hub.rules.bang.events.turns import AbilityUsed, CardsDiscarded
from hub.rules.bang.state import State, Transaction
from hub.rules.cardplay.believed_answer import believe, lacks_answer
from hub.rules.cardplay.deck import can_draw
from hub.rules.cardplay.seat_fields import lacks_cards
from hub.rules.cardplay.simple_actions import tap
from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer
from hub.rules.contract.refusal import Reason, reason

JOSE = "jose-delgado"


def only_for(ability: str, action: Action[State]) -> Action[State]:
    """The same action for whoever has this ability; for anyone else there is none."""

    def offer(state: State, actor: Actor) -> Offer | None:
        has_it = state.seats[actor.seat].ability == ability
        return action.offer(state, actor) if has_it else None

    return action._replace(offer=offer)


def _offer_sid(state: State, actor: Actor) -> Offer:
    """Two cards for a life point, at any time that nobody else is asked something.

    It answers no question, so it names none.
    """
    seat = state.seats[actor.seat]
    closed = None
    # Whoever is asked is believed, whatever is counted.
    is_asked = state.question is not None and lacks_answer(state, actor.seat) is None
    if seat.hand < 2 and not is_asked:
        closed = reason("two-cards")
    elif seat.life == 0:
        closed = reason("no-life")
    elif seat.life == seat.full:
        closed = reason("full-life")
    return Offer(key="two-for-life", closed=closed)


def _sid(tx: Transaction, actor: Actor, values: Values) -> None:
    believe(tx, actor.seat, 2)
    tx.emit(CardsDiscarded(seat=actor.seat, count=2))
    heal(tx, actor.seat, 1)


def _closed_chuck(state: State, at: int) -> Reason | None:
    """A life point for a card, as often as he likes, never the last."""
    if state.seats[at].life <= 1:
        return reason("last-life")
    lacks_deck = state.cards_are_counted and not can_draw(state)
    return reason("no-card-to-draw") if lacks_deck else None


def _chuck(tx: Transaction, actor: Actor) -> None:
    tx.emit(LifePaid(seat=actor.seat))
    if tx.state.cards_are_counted:
        draw(tx, actor.seat, 1)


def _closed_jose(state: State, at: int) -> Reason | None:
    """A blue card for two from the deck, twice a turn."""
    is_used = state.used.count(JOSE) == 2
    return reason("used-up", character=JOSE) if is_used else lacks_cards(state, at)


def _jose(tx: Transaction, actor: Actor) -> None:
    tx.emit(AbilityUsed(seat=actor.seat, character=JOSE))
    tx.emit(CardsDiscarded(seat=actor.seat, count=1))
    draw(tx, actor.seat, 2)


TWO_FOR_LIFE = only_for("sid-ketchum", Action("two-for-life", _offer_sid, _sid))
LIFE_FOR_CARD = only_for("chuck-wengam", tap("life-for-card", _chuck, _closed_chuck))
BLUE_FOR_TWO = only_for(JOSE, tap("blue-for-two", _jose, _closed_jose))
