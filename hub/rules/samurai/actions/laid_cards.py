"""Properties laid in front of oneself, and Bushido in front of anyone."""

from functools import lru_cache

from hub.rules.box.cards import PROPERTIES
from hub.rules.cardplay.seat_fields import SEATS, lacks_cards, question_of
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.refusal import reason
from hub.rules.samurai.events import BushidoLaid, PropertyLaid
from hub.rules.samurai.resolution import pass_bushido
from hub.rules.samurai.state import State
from hub.rules.samurai.transaction import Transaction
from hub.rules.swordplay.hand import can_hold, card_of


def _offer(state: State, actor: Actor) -> Offer | None:
    held = tuple([kind for kind in PROPERTIES if can_hold(state, actor.seat, kind)])
    if not held:
        return None
    return Offer(
        key="lay",
        fields=_card_fields(held),
        closed=lacks_cards(state, actor.seat),
        question=question_of(state),
        private=state.level == "cards",
    )


@lru_cache(maxsize=16)
def _card_fields(kinds: tuple[str, ...]) -> tuple[OneOf]:
    return (OneOf(name="card", of="card", choices=tuple(Choice(value=kind) for kind in kinds)),)


def _lay(tx: Transaction, actor: Actor, values: Values) -> None:
    card = card_of(tx.state, actor.seat, text(values, "card"))
    tx.emit(PropertyLaid(seat=actor.seat, card=card))


def _offer_bushido(state: State, actor: Actor) -> Offer | None:
    """Anyone, harmless or not, oneself included; one Bushido in play at a time."""
    if not can_hold(state, actor.seat, "bushido"):
        return None
    closed = lacks_cards(state, actor.seat)
    if state.bushido_at >= 0:
        closed = reason("bushido-in-play", seat=state.bushido_at)
    field = OneOf(name="target", of="seat", choices=SEATS[: state.players])
    return Offer(
        key="bushido",
        fields=(field,),
        closed=closed,
        question=question_of(state),
        private=state.level == "cards",
    )


def _lay_bushido(tx: Transaction, actor: Actor, values: Values) -> None:
    target = number(values, "target")
    card = card_of(tx.state, actor.seat, "bushido")
    tx.emit(BushidoLaid(seat=actor.seat, card=card, to=target))
    if tx.state.seats[target].left:
        pass_bushido(tx, target)


LAY = Action("lay", _offer, _lay)
BUSHIDO = Action("bushido", _offer_bushido, _lay_bushido)
