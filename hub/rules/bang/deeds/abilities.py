"""Abilities that are a deed of their own: Sid Ketchum, Chuck Wengam, José Delgado."""

from hub.rules.bang.deeds.playing import heal
from hub.rules.bang.drawing import draw
from hub.rules.bang.events import AbilityUsed, CardsDiscarded, LifePaid
from hub.rules.bang.state import State
from hub.rules.bang.telling import Tale
from hub.rules.cardplay.deed import Deed, Values, lacks_cards, question_of
from hub.rules.cardplay.drawing import can_draw
from hub.rules.contract.form import Offer
from hub.rules.contract.refusal import reason
from hub.rules.contract.who import Who

JOSE = "jose-delgado"


def _offer_sid(state: State, who: Who) -> Offer | None:
    """Two cards for a life point, at any time that nobody else is asked something.

    It answers no question, so it names none.
    """
    seat = state.seats[who.seat]
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


def _sid(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(CardsDiscarded(seat=who.seat, count=2))
    heal(tale, who.seat, 1)


def _offer_chuck(state: State, who: Who) -> Offer | None:
    """A life point for a card, as often as he likes, never the last."""
    seat = state.seats[who.seat]
    if seat.ability != "chuck-wengam":
        return None
    closed = None
    if seat.life <= 1:
        closed = reason("last-life")
    elif state.level == "companion" and not can_draw(state):
        closed = reason("no-card-to-draw")
    return Offer(key="life-for-card", closed=closed, question=question_of(state))


def _chuck(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(LifePaid(seat=who.seat))
    if tale.state.level == "companion":
        draw(tale, who.seat, 1)


def _offer_jose(state: State, who: Who) -> Offer | None:
    """A blue card for two from the deck, twice a turn."""
    if state.seats[who.seat].ability != JOSE:
        return None
    closed = lacks_cards(state, who.seat)
    if state.used.count(JOSE) == 2:
        closed = reason("used-up", character=JOSE)
    return Offer(key="blue-for-two", closed=closed, question=question_of(state))


def _jose(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(AbilityUsed(seat=who.seat, character=JOSE))
    tale.tell(CardsDiscarded(seat=who.seat, count=1))
    draw(tale, who.seat, 2)


TWO_FOR_LIFE = Deed("two-for-life", _offer_sid, _sid)
LIFE_FOR_CARD = Deed("life-for-card", _offer_chuck, _chuck)
BLUE_FOR_TWO = Deed("blue-for-two", _offer_jose, _jose)
