"""Answers: Missed!, Barrel, a BANG! back, a Beer on the fatal blow, or none of them."""

from hub.rules.bang.actions.turn_steps import HEARTS_FIELD
from hub.rules.bang.ring import barrels
from hub.rules.bang.state import Seat, State, Transaction
from hub.rules.cardplay.answers import answer
from hub.rules.cardplay.card_state import UNSEEN, Card
from hub.rules.cardplay.questions import top_question
from hub.rules.cardplay.seat_fields import lacks_cards, question_of
from hub.rules.contract.action import Action, Values, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer


def face(seat: Seat, kind: str) -> Card:
    """What the table sees of a card: Janet's BANG! and Missed! may be either, Elena's anything."""
    if seat.ability == "calamity-janet":
        return UNSEEN
    return UNSEEN if seat.ability == "elena-fuente" and kind == "missed" else kind


def _offer_missed(state: State, actor: Actor) -> Offer:
    """The button is always there, whether or not a Missed! could be in the hand."""
    return Offer(
        key="missed",
        closed=lacks_cards(state, actor.seat),
        question=question_of(state),
        likely=True,
    )


def _missed(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, "missed", face(tx.state.seats[actor.seat], "missed"))


def _offer_barrel(state: State, actor: Actor) -> Offer | None:
    """One try for each Barrel. Against Gatling it is declared first and flipped in turn."""
    top = top_question(state)
    if top.tries >= barrels(state, actor.seat):
        return None
    fields = () if top.key == "gatling" else (HEARTS_FIELD,)
    return Offer(key="barrel", fields=fields, question=top.question)


def _barrel(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, "barrel", text(values, "flipped") if values else UNSEEN)


def _offer_flip(state: State, actor: Actor) -> Offer:
    """A Barrel that was declared against Gatling is turned over."""
    return Offer(key="barrel", fields=(HEARTS_FIELD,), question=question_of(state))


def _offer_bang(state: State, actor: Actor) -> Offer:
    return Offer(
        key="give-bang", closed=lacks_cards(state, actor.seat), question=question_of(state)
    )


def _bang(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, "give-bang", face(tx.state.seats[actor.seat], "bang"))


def _offer_beer(state: State, actor: Actor) -> Offer | None:
    """On the fatal blow alone; one Beer answers a blow of any size, and a Duel takes all."""
    top, life = top_question(state), state.seats[actor.seat].life
    if life == 0 or (life > top.wounds and top.key != "duel"):
        return None
    return Offer(key="drink", closed=lacks_cards(state, actor.seat), question=top.question)


def _beer(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, "beer")


def _offer_diamond(state: State, actor: Actor) -> Offer | None:
    """Apache Kid is untouched by others' diamonds; those of a Duel under way do count."""
    top = top_question(state)
    is_begun = top.key == "duel" and (top.played > 0 or actor.seat == state.turn)
    if state.seats[actor.seat].ability != "apache-kid" or is_begun:
        return None
    return Offer(key="diamond", question=top.question)


def _diamond(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, "diamond")


MISSED = Action("missed", _offer_missed, _missed)
BARREL = Action("barrel", _offer_barrel, _barrel)
BARREL_FLIP = Action("barrel", _offer_flip, _barrel)
GIVE_BANG = Action("give-bang", _offer_bang, _bang)
DRINK = Action("drink", _offer_beer, _beer)
DIAMOND = Action("diamond", _offer_diamond, _diamond)
