"""Answers: parry, a weapon as a parry, a weapon given up, the wound, the honor, the Daimyo."""

from hub.rules.box.cards import UNSEEN, WEAPONS
from hub.rules.cardplay.answers import answer
from hub.rules.cardplay.seat_fields import lacks_cards, question_of
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Field, Number, Offer, OneOf
from hub.rules.contract.refusal import Reason, reason
from hub.rules.samurai.game_end import DAIMYO_IN_THE_BOX
from hub.rules.samurai.state import State
from hub.rules.samurai.transaction import Transaction
from hub.rules.swordplay.hand import can_hold, card_of, kinds_held


def _answer(state: State, key: str, closed: Reason | None = None, *fields: Field) -> Offer:
    """Answers with a card need a look at the hand, where the hub holds it."""
    is_private = state.level == "cards" and key not in ("take", "pay-honor")
    return Offer(
        key=key,
        fields=fields,
        closed=closed,
        question=question_of(state),
        private=is_private,
        likely=key == "parry",
    )


def _offer_parry(state: State, actor: Actor) -> Offer:
    """The button is always there, whether or not a parry could be in the hand (ruling 15)."""
    closed = None if can_hold(state, actor.seat, "parry") else reason("not-in-hand", card="parry")
    return _answer(state, "parry", closed or lacks_cards(state, actor.seat))


def _tell_parry(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, "parry", card_of(tx.state, actor.seat, "parry"))


def _offer_parry_weapon(state: State, actor: Actor) -> Offer | None:
    """Hanzō alone, and never with his last card."""
    seat = state.seats[actor.seat]
    if seat.character != "hanzo":
        return None
    closed = reason("last-card") if seat.hand == 1 else None
    return _with_weapon(state, actor, "parry-weapon", closed)


def _offer_give(state: State, actor: Actor) -> Offer:
    return _with_weapon(state, actor, "give-weapon", lacks_cards(state, actor.seat))


def _with_weapon(state: State, actor: Actor, key: str, closed: Reason | None) -> Offer:
    """At the Cards level the weapon is chosen; a real one is simply laid down."""
    if state.level != "cards":
        return _answer(state, key, closed)
    held = [kind for kind in kinds_held(state.seats[actor.seat].cards) if kind in WEAPONS]
    if not held:
        closed = closed or reason("no-weapon")
    choices = tuple(Choice(value=kind) for kind in held)
    return _answer(state, key, closed, OneOf(name="weapon", of="card", choices=choices))


def _tell_weapon(say: str) -> Action[State]:
    def tell(tx: Transaction, actor: Actor, values: Values) -> None:
        known = "weapon" in values
        card = card_of(tx.state, actor.seat, text(values, "weapon")) if known else UNSEEN
        answer(tx, actor, say, card)

    offer = _offer_parry_weapon if say == "parry-weapon" else _offer_give
    return Action(say, offer, tell)


def _offer_honor(state: State, actor: Actor) -> Offer:
    return _answer(state, "pay-honor")


def _tell_honor(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, "pay-honor")


def _offer_daimyo(state: State, actor: Actor) -> Offer:
    hand = state.seats[actor.seat].hand
    most = DAIMYO_IN_THE_BOX if hand < 0 else min(hand, DAIMYO_IN_THE_BOX)
    return _answer(state, "daimyo-held", None, Number(name="count", low=0, high=most))


def _tell_daimyo(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, str(number(values, "count")))


PARRY = Action("parry", _offer_parry, _tell_parry)
PARRY_WEAPON = _tell_weapon("parry-weapon")
GIVE_WEAPON = _tell_weapon("give-weapon")
PAY_HONOR = Action("pay-honor", _offer_honor, _tell_honor)
DAIMYO_HELD = Action("daimyo-held", _offer_daimyo, _tell_daimyo)
