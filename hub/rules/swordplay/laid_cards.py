"""Properties and Bushido, laid from the hand."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from hub.rules.box.cards import PROPERTIES
from hub.rules.cardplay.card_state import G
from hub.rules.cardplay.seat_fields import lacks_cards
from hub.rules.cardplay.turn_flow import DoFor
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.refusal import reason
from hub.rules.contract.transaction import Transaction
from hub.rules.swordplay.action_cards import Fields, Played, no_fields
from hub.rules.swordplay.bushido import BushidoLaid
from hub.rules.swordplay.hand import can_hold, card_of, from_hand


@lru_cache(maxsize=16)
def _card_field(kinds: tuple[str, ...]) -> OneOf:
    return OneOf(name="card", of="card", choices=tuple(Choice(value=kind) for kind in kinds))


def lay_action(laid: Played, more: Fields[G] = no_fields) -> Action[G]:
    """A property from the hand; `more` says before whom, where that can be chosen."""

    def offer(state: G, actor: Actor) -> Offer | None:
        held = tuple([kind for kind in PROPERTIES if can_hold(state, actor.seat, kind)])
        if not held:
            return None
        form = (_card_field(held), *more(state, actor.seat))
        return from_hand(state, "lay", form, lacks_cards(state, actor.seat))

    def do(tx: Transaction[G], actor: Actor, values: Values) -> None:
        card = card_of(tx.state, actor.seat, text(values, "card"))
        tx.emit(laid(actor.seat, card, values))

    return Action("lay", offer, do)


def bushido_action(
    seats: Callable[[Any], tuple[Choice, ...]], received: DoFor[G] | None = None
) -> Action[G]:
    """Bushido before one of these, oneself included; one in play at a time.

    `received` is what follows at once for whom it lies before.
    """

    def offer(state: AnyState, actor: Actor) -> Offer | None:
        if not can_hold(state, actor.seat, "bushido"):
            return None
        closed = lacks_cards(state, actor.seat)
        if state.bushido_at >= 0:
            closed = reason("bushido-in-play", seat=state.bushido_at)
        field = OneOf(name="target", of="seat", choices=seats(state))
        return from_hand(state, "bushido", (field,), closed)

    def do(tx: Transaction[G], actor: Actor, values: Values) -> None:
        target, card = number(values, "target"), card_of(tx.state, actor.seat, "bushido")
        tx.emit(BushidoLaid(seat=actor.seat, card=card, to=target))
        if received is not None:
            received(tx, target)

    return Action("bushido", offer, do)
