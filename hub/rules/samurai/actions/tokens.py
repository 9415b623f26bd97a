"""The Tokens level: players say only what happens to tokens."""

from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.seat_fields import question_of
from hub.rules.contract.action import Action, Values, number
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Number, Offer
from hub.rules.contract.refusal import reason
from hub.rules.samurai.damage import judge, wound
from hub.rules.samurai.events.tokens import Healed, HonorPaid
from hub.rules.samurai.ring import is_lone_shogun
from hub.rules.samurai.state import State, Transaction


def _offer_wound(state: State, actor: Actor) -> Offer | None:
    """Whoever is hit says so; only the player whose turn it is can have done it."""
    seat = state.seats[actor.seat]
    if actor.seat == state.turn or seat.left:
        return None
    closed = reason("harmless", seat=actor.seat) if seat.harmless else None
    field = Number(name="wounds", low=1, high=max(1, seat.resilience), start=1)
    return Offer(key="wound", fields=(field,), closed=closed, question=question_of(state))


def _wound(tx: Transaction, actor: Actor, values: Values) -> None:
    wound(tx, actor.seat, tx.state.turn, number(values, "wounds"), "told")


def _offer_heal(state: State, actor: Actor) -> Offer:
    return Offer(key="heal", question=question_of(state))


def _heal(tx: Transaction, actor: Actor, values: Values) -> None:
    full = CHARACTERS[tx.state.seats[actor.seat].character]
    tx.emit(Healed(seat=actor.seat, resilience=full))


def _offer_honor(state: State, actor: Actor) -> Offer:
    """Bushido has bitten. The Shogun of three never pays for it."""
    closed = reason("shogun-never-pays") if is_lone_shogun(state, actor.seat) else None
    return Offer(key="lose-honor", closed=closed, question=question_of(state))


def _honor(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(HonorPaid(seat=actor.seat))
    judge(tx, "bushido")


WOUND = Action("wound", _offer_wound, _wound)
HEAL = Action("heal", _offer_heal, _heal)
LOSE_HONOR = Action("lose-honor", _offer_honor, _honor)
