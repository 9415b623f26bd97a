"""Cards from the hand: actions, which then join the discards (ruling 2), properties, Bushido.

Where the hub holds the hand, the table of actions asks only what that hand allows (playable.py).
"""

from collections.abc import Callable
from functools import lru_cache

from hub.rules.box.cards import KIND_OF, PROPERTIES
from hub.rules.cardplay.card_state import AnyCardState, Card, G
from hub.rules.cardplay.deck import can_draw
from hub.rules.cardplay.seat_fields import lacks_cards, question_of
from hub.rules.cardplay.turn_events import Settled
from hub.rules.cardplay.turn_flow import DoFor
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event
from hub.rules.contract.form import Choice, Field, Offer, OneOf
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.transaction import Transaction
from hub.rules.swordplay.bushido import BushidoLaid
from hub.rules.swordplay.hand import can_hold, card_of, from_hand, text_field

Fields = Callable[[G, int], tuple[Field, ...]]
Effect = Callable[[Transaction[G], int, Values], None]
Closing = Callable[[G, int], Reason | None]
# The event of a card that a seat plays with these values.
Played = Callable[[int, Card, Values], Event]


def no_fields(state: AnyCardState, at: int) -> tuple[Field, ...]:
    return ()


def card_action(
    key: str,
    played: Played,
    effect: Effect[G],
    fields: Fields[G] = no_fields,
    closing: Closing[G] = lacks_cards,
) -> Action[G]:
    """A card with an effect: it lies aside until that is over."""

    def offer(state: G, actor: Actor) -> Offer:
        return from_hand(state, key, fields(state, actor.seat), closing(state, actor.seat))

    def do(tx: Transaction[G], actor: Actor, values: Values) -> None:
        tx.emit(played(actor.seat, card_of(tx.state, actor.seat, key), values))
        effect(tx, actor.seat, values)
        if tx.state.question is None:
            tx.emit(Settled())

    return Action(key, offer, do)


@lru_cache(maxsize=128)
def spoils(has_hand: bool, laid: tuple[Card, ...], has_bushido: bool) -> tuple[Choice, ...]:
    """What a Geisha can take: a property of one's choice, Bushido included, or from the hand."""
    what = ["hand"] if has_hand else []
    what += dict.fromkeys(KIND_OF[card] for card in laid)
    if has_bushido:
        what.append("bushido")
    return tuple(Choice(value=each) for each in what)


def nobunaga_offer(state: AnyCardState, resilience: int, closed: Reason | None = None) -> Offer:
    """Nobunaga's bargain, a point of this resilience for a card; never the last."""
    if closed is None and resilience <= 1:
        closed = reason("last-resilience")
    elif closed is None and state.cards_are_counted and not can_draw(state):
        closed = reason("no-card-to-draw")
    return Offer(key="nobunaga", closed=closed, question=question_of(state))


def lay_action(laid: Played, more: Fields[G] = no_fields) -> Action[G]:
    """A property from the hand; `more` says before whom, where that can be chosen."""

    def offer(state: G, actor: Actor) -> Offer:
        held = tuple([kind for kind in PROPERTIES if can_hold(state, actor.seat, kind)])
        form = (text_field("card", "card", held), *more(state, actor.seat))
        return from_hand(state, "lay", form, lacks_cards(state, actor.seat))

    def do(tx: Transaction[G], actor: Actor, values: Values) -> None:
        card = card_of(tx.state, actor.seat, text(values, "card"))
        tx.emit(laid(actor.seat, card, values))

    return Action("lay", offer, do)


def bushido_action(
    seats: Callable[[AnyState], tuple[Choice, ...]], received: DoFor[G] | None = None
) -> Action[G]:
    """Bushido before one of these, oneself included; one in play at a time.

    `received` is what follows at once for whom it lies before.
    """

    def offer(state: AnyState, actor: Actor) -> Offer:
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
