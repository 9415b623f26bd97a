"""Properties before one's own characters, Bushido for either player, and where it lies."""

from functools import lru_cache

from hub.rules.box.cards import PROPERTIES
from hub.rules.cardplay.seat_fields import question_of
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.frame import Answer
from hub.rules.contract.refusal import reason
from hub.rules.duel.actions.character_fields import SEATS, lacks_cards, one_of
from hub.rules.duel.events import Answered, BushidoLaid, PropertyLaid
from hub.rules.duel.state import State
from hub.rules.duel.transaction import Transaction
from hub.rules.swordplay.hand import can_hold, card_of


def _offer(state: State, actor: Actor) -> Offer | None:
    """Any of one's own characters, the Shogun behind the line included."""
    held = tuple([kind for kind in PROPERTIES if can_hold(state, actor.seat, kind)])
    if not held:
        return None
    return Offer(
        key="lay",
        fields=(_card_field(held), one_of(state.sides[actor.seat].standing)),
        closed=lacks_cards(state, actor.seat),
        question=question_of(state),
        private=state.level == "cards",
    )


@lru_cache(maxsize=16)
def _card_field(kinds: tuple[str, ...]) -> OneOf:
    return OneOf(name="card", of="card", choices=tuple(Choice(value=kind) for kind in kinds))


def _lay(tx: Transaction, actor: Actor, values: Values) -> None:
    card = card_of(tx.state, actor.seat, text(values, "card"))
    tx.emit(PropertyLaid(seat=actor.seat, card=card, character=text(values, "character")))


_TARGET = OneOf(name="target", of="seat", choices=SEATS)


def _offer_bushido(state: State, actor: Actor) -> Offer | None:
    """Either player, oneself included; whoever receives it chooses the character."""
    if not can_hold(state, actor.seat, "bushido"):
        return None
    closed = lacks_cards(state, actor.seat)
    if state.bushido_at >= 0:
        closed = reason("bushido-in-play", seat=state.bushido_at)
    return Offer(
        key="bushido",
        fields=(_TARGET,),
        closed=closed,
        question=question_of(state),
        private=state.level == "cards",
    )


def _lay_bushido(tx: Transaction, actor: Actor, values: Values) -> None:
    card = card_of(tx.state, actor.seat, "bushido")
    tx.emit(BushidoLaid(seat=actor.seat, card=card, to=number(values, "target")))


def _offer_hold(state: State, actor: Actor) -> Offer:
    """In the circle: a Shogun behind the line has nothing to lose."""
    field = one_of(state.sides[actor.seat].line)
    return Offer(key="hold", fields=(field,), question=question_of(state))


def _hold(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(Answered(answer=Answer(seat=actor.seat, say=text(values, "character"))))


_SIDE = OneOf(name="side", of="side", choices=(Choice(value="left"), Choice(value="right")))


def _offer_beside(state: State, actor: Actor) -> Offer:
    return Offer(key="beside", fields=(_SIDE,), question=question_of(state))


def _beside(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(Answered(answer=Answer(seat=actor.seat, say=text(values, "side"))))


LAY = Action("lay", _offer, _lay)
BUSHIDO = Action("bushido", _offer_bushido, _lay_bushido)
HOLD = Action("hold", _offer_hold, _hold)
BESIDE = Action("beside", _offer_beside, _beside)
