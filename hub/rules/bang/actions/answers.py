"""Answers: Missed!, Barrel, a BANG! back, a Beer on the fatal blow, or none of them."""

from hub.rules.bang.actions.turn_steps import HEARTS_FIELD
from hub.rules.bang.cards import OTHER
from hub.rules.bang.question import FROM_PLAY
from hub.rules.bang.ring import barrels, cards_work
from hub.rules.bang.state import Seat, State, Transaction
from hub.rules.cardplay.answers import answer, says
from hub.rules.cardplay.believed_answer import lacks_answer
from hub.rules.cardplay.card_state import UNSEEN, Card
from hub.rules.cardplay.questions import top_question
from hub.rules.cardplay.seat_fields import question_of
from hub.rules.cardplay.simple_actions import pick
from hub.rules.contract.action import Action, Values, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer


def face(seat: Seat, kind: str) -> Card:
    """What the table sees of a card: Janet's BANG! and Missed! may be either, Elena's anything."""
    if seat.ability == "calamity-janet":
        return UNSEEN
    return UNSEEN if seat.ability == "elena-fuente" and kind == "missed" else kind


def card_answer(key: str, kind: str, *, likely: bool = False) -> Action[State]:
    """A card as an answer: the button is there whether or not such a card could be in the hand."""

    def offer(state: State, actor: Actor) -> Offer:
        closed, question = lacks_answer(state, actor.seat), question_of(state)
        return Offer(key=key, closed=closed, question=question, likely=likely)

    def do(tx: Transaction, actor: Actor, values: Values) -> None:
        answer(tx, actor, key, face(tx.state.seats[actor.seat], kind))

    return Action(key, offer, do)


def _offer_in_play(state: State, actor: Actor) -> Offer | None:
    """A green card of Dodge City that lies before one and serves as a Missed!."""
    is_there = OTHER in state.seats[actor.seat].laid and cards_work(state, actor.seat)
    return Offer(key=FROM_PLAY, question=question_of(state)) if is_there else None


def _in_play(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, FROM_PLAY, OTHER)


def _offer_barrel(state: State, actor: Actor) -> Offer | None:
    """One try for each Barrel. Against Gatling it is declared first and flipped in turn."""
    top = top_question(state)
    laid = top.laid_then(actor.seat, state.seats[actor.seat].laid)
    if top.tries >= barrels(state, actor.seat, laid):
        return None
    fields = () if top.key == "gatling" else (HEARTS_FIELD,)
    return Offer(key="barrel", fields=fields, question=top.question)


def _barrel(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, "barrel", text(values, "flipped") if values else UNSEEN)


def _offer_beer(state: State, actor: Actor) -> Offer | None:
    """On the fatal blow alone; one Beer answers a blow of any size, and a Duel takes all."""
    top, life = top_question(state), state.seats[actor.seat].life
    if life == 0 or (life > top.wounds and top.key != "duel"):
        return None
    return Offer(key="drink", closed=lacks_answer(state, actor.seat), question=top.question)


def _offer_diamond(state: State, actor: Actor) -> Offer | None:
    """Apache Kid is untouched by others' diamonds; those of a Duel under way do count.

    The one Gatling is of hearts, and still is when a Barrel against it has failed.
    """
    top = top_question(state)
    is_begun = top.key == "duel" and (top.played > 0 or actor.seat == state.turn)
    is_apache = state.seats[actor.seat].ability == "apache-kid"
    if not is_apache or is_begun or top.card == "gatling":
        return None
    return Offer(key="diamond", question=top.question)


MISSED = card_answer("missed", "missed", likely=True)
MISSED_IN_PLAY = Action(FROM_PLAY, _offer_in_play, _in_play)
GIVE_BANG = card_answer("give-bang", "bang")
BARREL = Action("barrel", _offer_barrel, _barrel)
# One that was declared against Gatling is turned over.
BARREL_FLIP: Action[State] = pick(
    "barrel",
    lambda state, at: HEARTS_FIELD,
    lambda tx, actor, flipped: answer(tx, actor, "barrel", flipped),
    spread=True,
)
DRINK = Action("drink", _offer_beer, says("beer"))
DIAMOND = Action("diamond", _offer_diamond, says("diamond"))
