"""The Tokens level: players say only what happens to life and reputation."""

from hub.rules.bang.damage import NOBODY, hurt, told_blow
from hub.rules.bang.events.tokens import Healed, Recovered
from hub.rules.bang.flow import FLOW
from hub.rules.bang.resolution import DYNAMITE_WOUNDS
from hub.rules.bang.ring import shield
from hub.rules.bang.score import could_end
from hub.rules.bang.state import State, Transaction
from hub.rules.cardplay.everyone import everyone_action, not_harmless
from hub.rules.cardplay.final_tap import asking_before_end
from hub.rules.cardplay.late_blow import late_blow
from hub.rules.cardplay.seat_fields import aimed_offer, question_of, seat_field
from hub.rules.contract.action import Action, Values, number
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Number, Offer
from hub.rules.contract.refusal import Reason, reason


def _offer_wound(state: State, actor: Actor) -> Offer | None:
    """Whoever is hit says so; out of one's own turn only the player whose turn it is did it."""
    seat = state.seats[actor.seat]
    if seat.left:
        return None
    closed = _no_life(state, actor)
    field = Number(name="wounds", low=1, high=max(1, seat.life), start=1)
    question = question_of(state)
    return Offer(key="wound", fields=(field,), closed=closed, question=question, spread=True)


def _wound(tx: Transaction, actor: Actor, values: Values) -> None:
    hurt(tx, actor.seat, tx.state.turn, number(values, "wounds"), "told")


def _recovered(state: State, at: int) -> Recovered:
    return Recovered(seat=at, life=state.seats[at].full)


def _no_life(state: State, actor: Actor) -> Reason | None:
    return reason("no-life") if state.seats[actor.seat].life == 0 else None


def _offer_duel_lost(state: State, actor: Actor) -> Offer:
    """In one's own turn only a Duel that one began takes life, and all of it, or Dynamite."""
    field = seat_field(actor.seat, tuple(shield(each) for each in state.seats))
    return aimed_offer(state, "duel-lost", (field,), _no_life(state, actor))


def _duel_lost(tx: Transaction, actor: Actor, values: Values) -> None:
    life = tx.state.seats[actor.seat].life
    hurt(tx, actor.seat, number(values, "target"), life, "duel")


def _offer_burned(state: State, actor: Actor) -> Offer:
    """Dynamite; or what a Duel of one's own cost that a Beer saved."""
    seat = state.seats[actor.seat]
    likely = max(1, min(DYNAMITE_WOUNDS, seat.life))
    field = Number(name="wounds", low=1, high=max(1, seat.life), start=likely)
    closed = _no_life(state, actor)
    return Offer(key="burned", fields=(field,), closed=closed, question=question_of(state))


def _burned(tx: Transaction, actor: Actor, values: Values) -> None:
    hurt(tx, actor.seat, NOBODY, number(values, "wounds"), "dynamite")


def _offer_heal(state: State, actor: Actor) -> Offer | None:
    """Beer, Saloon or an ability; nobody without life is lifted up by it."""
    seat = state.seats[actor.seat]
    if seat.left:
        return None
    missing = seat.full - seat.life
    closed = _no_life(state, actor) or (None if missing else reason("full-life"))
    field = Number(name="count", low=1, high=max(1, missing), start=1)
    question = question_of(state)
    return Offer(key="heal", fields=(field,), closed=closed, question=question, spread=True)


def _heal(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(Healed(seat=actor.seat, count=number(values, "count")))


WOUND: Action[State] = asking_before_end(Action("wound", _offer_wound, _wound), FLOW, could_end)
LATE_WOUND: Action[State] = late_blow("life", told_blow, _recovered, could_end)
EVERYONE: Action[State] = everyone_action(not_harmless)
DUEL_LOST: Action[State] = asking_before_end(
    Action("duel-lost", _offer_duel_lost, _duel_lost), FLOW, could_end
)
BURNED: Action[State] = asking_before_end(Action("burned", _offer_burned, _burned), FLOW, could_end)
HEAL = Action("heal", _offer_heal, _heal)
