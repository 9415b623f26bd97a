"""The Tokens level: players say only what happens to life and reputation."""

from hub.rules.bang.events import Healed
from hub.rules.bang.harm import NOBODY, hurt
from hub.rules.bang.ring import shield
from hub.rules.bang.settling import DYNAMITE_WOUNDS
from hub.rules.bang.state import State
from hub.rules.bang.telling import Tale
from hub.rules.cardplay.deed import Deed, Values, no_target, number, question_of, seat_field
from hub.rules.contract.form import Number, Offer
from hub.rules.contract.refusal import reason
from hub.rules.contract.who import Who


def _offer_wound(state: State, who: Who) -> Offer | None:
    """Whoever is hit says so; out of one's own turn only the player whose turn it is did it."""
    seat = state.seats[who.seat]
    if seat.left:
        return None
    closed = reason("harmless", seat=who.seat) if seat.life == 0 else None
    field = Number(name="wounds", low=1, high=max(1, seat.life), start=1)
    return Offer(key="wound", fields=(field,), closed=closed, question=question_of(state))


def _wound(tale: Tale, who: Who, values: Values) -> None:
    hurt(tale, who.seat, tale.state.turn, number(values, "wounds"), "told")


def _offer_duel_lost(state: State, who: Who) -> Offer:
    """In one's own turn only a Duel that one began takes life, and all of it, or Dynamite."""
    seat = state.seats[who.seat]
    field = seat_field(who.seat, tuple(shield(each) for each in state.seats))
    closed = reason("no-life") if seat.life == 0 else no_target((field,))
    return Offer(key="duel-lost", fields=(field,), closed=closed, question=question_of(state))


def _duel_lost(tale: Tale, who: Who, values: Values) -> None:
    life = tale.state.seats[who.seat].life
    hurt(tale, who.seat, number(values, "target"), life, "duel")


def _offer_burned(state: State, who: Who) -> Offer:
    """Dynamite; or what a Duel of one's own cost that a Beer saved."""
    seat = state.seats[who.seat]
    closed = reason("no-life") if seat.life == 0 else None
    likely = max(1, min(DYNAMITE_WOUNDS, seat.life))
    field = Number(name="wounds", low=1, high=max(1, seat.life), start=likely)
    return Offer(key="burned", fields=(field,), closed=closed, question=question_of(state))


def _burned(tale: Tale, who: Who, values: Values) -> None:
    hurt(tale, who.seat, NOBODY, number(values, "wounds"), "dynamite")


def _offer_heal(state: State, who: Who) -> Offer | None:
    """Beer, Saloon or an ability; nobody without life is lifted up by it."""
    seat = state.seats[who.seat]
    if seat.left:
        return None
    missing = seat.full - seat.life
    closed = reason("no-life") if seat.life == 0 else None if missing else reason("full-life")
    field = Number(name="count", low=1, high=max(1, missing), start=1)
    return Offer(key="heal", fields=(field,), closed=closed, question=question_of(state))


def _heal(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(Healed(seat=who.seat, count=number(values, "count")))


WOUND = Deed("wound", _offer_wound, _wound)
DUEL_LOST = Deed("duel-lost", _offer_duel_lost, _duel_lost)
BURNED = Deed("burned", _offer_burned, _burned)
HEAL = Deed("heal", _offer_heal, _heal)
