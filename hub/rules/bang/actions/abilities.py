"""Abilities that are an action of their own: Sid Ketchum, Chuck Wengam, José Delgado."""

from hub.rules.bang.actions.action_cards import heal
from hub.rules.bang.deck import draw
from hub.rules.bang.events.tokens import LifePaid
from hub.rules.bang.events.turns import AbilityUsed, CardsDiscarded
from hub.rules.bang.state import State, Transaction
from hub.rules.cardplay.deck import can_draw
from hub.rules.cardplay.seat_fields import lacks_cards, question_of
from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer
from hub.rules.contract.refusal import reason

JOSE = "jose-delgado"


def _offer_sid(state: State, actor: Actor) -> Offer | None:
    """Two cards for a life point, at any time that nobody else is asked something.

    It answers no question, so it names none.
    """
    seat = state.seats[actor.seat]
    if seat.ability != "sid-ketchum":
        return None
    closed = None
    if seat.hand < 2:
        closed = reason("two-cards")
    elif seat.life == 0:
        closed = reason("no-life")
    elif seat.life == seat.full:
        closed = reason("full-life")
    return Offer(key="two-for-life", closed=closed)


def _sid(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(CardsDiscarded(seat=actor.seat, count=2))
    heal(tx, actor.seat, 1)


def _offer_chuck(state: State, actor: Actor) -> Offer | None:
    """A life point for a card, as often as he likes, never the last."""
    seat = state.seats[actor.seat]
    if seat.ability != "chuck-wengam":
        return None
    closed = None
    if seat.life <= 1:
        closed = reason("last-life")
    elif state.cards_are_counted and not can_draw(state):
        closed = reason("no-card-to-draw")
    return Offer(key="life-for-card", closed=closed, question=question_of(state))


def _chuck(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(LifePaid(seat=actor.seat))
    if tx.state.cards_are_counted:
        draw(tx, actor.seat, 1)


def _offer_jose(state: State, actor: Actor) -> Offer | None:
    """A blue card for two from the deck, twice a turn."""
    if state.seats[actor.seat].ability != JOSE:
        return None
    closed = lacks_cards(state, actor.seat)
    if state.used.count(JOSE) == 2:
        closed = reason("used-up", character=JOSE)
    return Offer(key="blue-for-two", closed=closed, question=question_of(state))


def _jose(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(AbilityUsed(seat=actor.seat, character=JOSE))
    tx.emit(CardsDiscarded(seat=actor.seat, count=1))
    draw(tx, actor.seat, 2)


TWO_FOR_LIFE = Action("two-for-life", _offer_sid, _sid)
LIFE_FOR_CARD = Action("life-for-card", _offer_chuck, _chuck)
BLUE_FOR_TWO = Action("blue-for-two", _offer_jose, _jose)
