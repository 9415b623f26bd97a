"""The Tokens level: players say only what happens to tokens."""

from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.deed import Deed, Values, number, question_of
from hub.rules.contract.form import Number, Offer
from hub.rules.contract.refusal import reason
from hub.rules.contract.who import Who
from hub.rules.samurai.events import Healed, HonorPaid
from hub.rules.samurai.harm import judge, wound
from hub.rules.samurai.ring import is_lone_shogun
from hub.rules.samurai.state import State
from hub.rules.samurai.telling import Tale


def _offer_wound(state: State, who: Who) -> Offer | None:
    """Whoever is hit says so; only the player whose turn it is can have done it."""
    seat = state.seats[who.seat]
    if who.seat == state.turn or seat.left:
        return None
    closed = reason("harmless", seat=who.seat) if seat.harmless else None
    field = Number(name="wounds", low=1, high=max(1, seat.resilience), start=1)
    return Offer(key="wound", fields=(field,), closed=closed, question=question_of(state))


def _wound(tale: Tale, who: Who, values: Values) -> None:
    wound(tale, who.seat, tale.state.turn, number(values, "wounds"), "told")


def _offer_heal(state: State, who: Who) -> Offer:
    return Offer(key="heal", question=question_of(state))


def _heal(tale: Tale, who: Who, values: Values) -> None:
    full = CHARACTERS[tale.state.seats[who.seat].character]
    tale.tell(Healed(seat=who.seat, resilience=full))


def _offer_honor(state: State, who: Who) -> Offer:
    """Bushido has bitten. The Shogun of three never pays for it."""
    closed = reason("shogun-never-pays") if is_lone_shogun(state, who.seat) else None
    return Offer(key="lose-honor", closed=closed, question=question_of(state))


def _honor(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(HonorPaid(seat=who.seat))
    judge(tale, "bushido")


WOUND = Deed("wound", _offer_wound, _wound)
HEAL = Deed("heal", _offer_heal, _heal)
LOSE_HONOR = Deed("lose-honor", _offer_honor, _honor)
