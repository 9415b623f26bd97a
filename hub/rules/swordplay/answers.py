"""Answers: parry, a weapon as a parry, a weapon given up."""

from collections.abc import Callable

from hub.rules.cardplay.answers import answer
from hub.rules.cardplay.card_state import UNSEEN, AnyCardState, G
from hub.rules.cardplay.seat_fields import lacks_cards
from hub.rules.contract.action import Action, Values, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.transaction import Transaction
from hub.rules.swordplay.hand import can_hold, card_of, from_hand, weapons_held


def _offer_parry(state: AnyCardState, actor: Actor) -> Offer:
    """The button is always there, whether or not a parry could be in the hand (ruling 15)."""
    closed = None if can_hold(state, actor.seat, "parry") else reason("not-in-hand", card="parry")
    closed = closed or lacks_cards(state, actor.seat)
    return from_hand(state, "parry", (), closed, likely=True)


def _tell_parry(tx: Transaction[G], actor: Actor, values: Values) -> None:
    answer(tx, actor, "parry", card_of(tx.state, actor.seat, "parry"))


def _weapon_offer(state: AnyCardState, seat: int, key: str, closed: Reason | None) -> Offer:
    """Where the hub holds the hand the weapon is chosen; a real one is simply laid down."""
    if not state.hub_holds_cards:
        return from_hand(state, key, (), closed)
    held = weapons_held(state.holder(seat).cards)
    if not held:
        closed = closed or reason("no-weapon")
    choices = tuple(Choice(value=kind) for kind in held)
    return from_hand(state, key, (OneOf(name="weapon", of="card", choices=choices),), closed)


def _tell_weapon(say: str) -> Callable[[Transaction[AnyCardState], Actor, Values], None]:
    def tell(tx: Transaction[AnyCardState], actor: Actor, values: Values) -> None:
        known = "weapon" in values
        card = card_of(tx.state, actor.seat, text(values, "weapon")) if known else UNSEEN
        answer(tx, actor, say, card)

    return tell


def _offer_give(state: AnyCardState, actor: Actor) -> Offer:
    return _weapon_offer(state, actor.seat, "give-weapon", lacks_cards(state, actor.seat))


def parry_weapon(has_hanzo: Callable[[G, int], bool]) -> Action[G]:
    """Hanzō's way, for whom it works; never with the last card."""

    def offer(state: G, actor: Actor) -> Offer | None:
        if not has_hanzo(state, actor.seat):
            return None
        is_last = state.holder(actor.seat).hand == 1
        closed = reason("last-card") if is_last else lacks_cards(state, actor.seat)
        return _weapon_offer(state, actor.seat, "parry-weapon", closed)

    return Action("parry-weapon", offer, _tell_weapon("parry-weapon"))


PARRY: Action[AnyCardState] = Action("parry", _offer_parry, _tell_parry)
GIVE_WEAPON: Action[AnyCardState] = Action("give-weapon", _offer_give, _tell_weapon("give-weapon"))
