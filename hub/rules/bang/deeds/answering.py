"""Answers: Missed!, Barrel, a BANG! back, a Beer on the fatal blow, or none of them."""

from hub.rules.bang.cards import UNSEEN, Card
from hub.rules.bang.deeds.turning import HEARTS_FIELD
from hub.rules.bang.ring import barrels
from hub.rules.bang.state import Seat, State
from hub.rules.bang.telling import Tale
from hub.rules.cardplay.answering import answer
from hub.rules.cardplay.asking import top_question
from hub.rules.cardplay.deed import Deed, Values, lacks_cards, question_of, text
from hub.rules.contract.form import Offer
from hub.rules.contract.who import Who


def face(seat: Seat, kind: str) -> Card:
    """What the table sees of a card: Janet's BANG! and Missed! may be either, Elena's anything."""
    if seat.ability == "calamity-janet":
        return UNSEEN
    return UNSEEN if seat.ability == "elena-fuente" and kind == "missed" else kind


def _offer_missed(state: State, who: Who) -> Offer:
    """The button is always there, whether or not a Missed! could be in the hand."""
    return Offer(
        key="missed",
        closed=lacks_cards(state, who.seat),
        question=question_of(state),
        likely=True,
    )


def _missed(tale: Tale, who: Who, values: Values) -> None:
    answer(tale, who, "missed", face(tale.state.seats[who.seat], "missed"))


def _offer_barrel(state: State, who: Who) -> Offer | None:
    """One try for each Barrel. Against Gatling it is declared first and flipped in turn."""
    top = top_question(state)
    if top.tries >= barrels(state, who.seat):
        return None
    fields = () if top.key == "gatling" else (HEARTS_FIELD,)
    return Offer(key="barrel", fields=fields, question=top.question)


def _barrel(tale: Tale, who: Who, values: Values) -> None:
    answer(tale, who, "barrel", text(values, "flipped") if values else UNSEEN)


def _offer_flip(state: State, who: Who) -> Offer:
    """A Barrel that was declared against Gatling is turned over."""
    return Offer(key="barrel", fields=(HEARTS_FIELD,), question=question_of(state))


def _offer_bang(state: State, who: Who) -> Offer:
    return Offer(key="give-bang", closed=lacks_cards(state, who.seat), question=question_of(state))


def _bang(tale: Tale, who: Who, values: Values) -> None:
    answer(tale, who, "give-bang", face(tale.state.seats[who.seat], "bang"))


def _offer_beer(state: State, who: Who) -> Offer | None:
    """On the fatal blow alone; one Beer answers a blow of any size, and a Duel takes all."""
    top, life = top_question(state), state.seats[who.seat].life
    if life == 0 or (life > top.wounds and top.key != "duel"):
        return None
    return Offer(key="drink", closed=lacks_cards(state, who.seat), question=top.question)


def _beer(tale: Tale, who: Who, values: Values) -> None:
    answer(tale, who, "beer")


def _offer_diamond(state: State, who: Who) -> Offer | None:
    """Apache Kid is untouched by others' diamonds; those of a Duel under way do count."""
    top = top_question(state)
    is_begun = top.key == "duel" and (top.played > 0 or who.seat == state.turn)
    if state.seats[who.seat].ability != "apache-kid" or is_begun:
        return None
    return Offer(key="diamond", question=top.question)


def _diamond(tale: Tale, who: Who, values: Values) -> None:
    answer(tale, who, "diamond")


MISSED = Deed("missed", _offer_missed, _missed)
BARREL = Deed("barrel", _offer_barrel, _barrel)
BARREL_FLIP = Deed("barrel", _offer_flip, _barrel)
GIVE_BANG = Deed("give-bang", _offer_bang, _bang)
DRINK = Deed("drink", _offer_beer, _beer)
DIAMOND = Deed("diamond", _offer_diamond, _diamond)
