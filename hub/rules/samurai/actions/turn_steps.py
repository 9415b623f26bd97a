"""The steps of one's own turn that are a tap: recover, flip for Bushido, draw, end."""

from hub.rules.cardplay.seat_fields import question_of
from hub.rules.contract.action import Action, Values, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Field, Offer, OneOf
from hub.rules.samurai.events import DiscardTaken, TurnEnded
from hub.rules.samurai.flow import draw_phase, has_draw_choice, recover
from hub.rules.samurai.resolution import check_bushido
from hub.rules.samurai.ring import draw_reason, draw_size
from hub.rules.samurai.state import State
from hub.rules.samurai.transaction import Transaction
from hub.rules.swordplay.discard import discard, discard_fields, excess

_FLIP_FIELD = OneOf(
    name="flipped", of="flip", choices=(Choice(value="other"), Choice(value="weapon"))
)
_DRAW_FIELD = OneOf(
    name="first", of="source", choices=(Choice(value="deck"), Choice(value="discard"))
)


def _offer_recover(state: State, actor: Actor) -> Offer:
    return Offer(key="recover", question=question_of(state))


def _recover(tx: Transaction, actor: Actor, values: Values) -> None:
    recover(tx, actor.seat)


def _offer_flip(state: State, actor: Actor) -> Offer:
    """A real card is flipped by hand, and its owner says what it was."""
    fields: tuple[Field, ...] = () if state.level == "cards" else (_FLIP_FIELD,)
    return Offer(key="flip", fields=fields, question=question_of(state))


def _flip(tx: Transaction, actor: Actor, values: Values) -> None:
    said = text(values, "flipped") == "weapon" if values else None
    check_bushido(tx, actor.seat, said)


def _offer_draw(state: State, actor: Actor) -> Offer:
    fields = (_DRAW_FIELD,) if has_draw_choice(state, actor.seat) else ()
    return Offer(
        key="draw",
        fields=fields,
        question=question_of(state),
        about={"count": draw_size(state, actor.seat), "why": draw_reason(state, actor.seat)},
        likely=True,
    )


def _draw(tx: Transaction, actor: Actor, values: Values) -> None:
    size = draw_size(tx.state, actor.seat)
    if values and text(values, "first") == "discard":
        tx.emit(DiscardTaken(seat=actor.seat))
        size -= 1
    draw_phase(tx, actor.seat, size)


def _offer_end(state: State, actor: Actor) -> Offer:
    """Says how many cards go with it; which ones is for the hand's owner alone."""
    fields = discard_fields(state, actor.seat)
    return Offer(
        key="end-turn",
        fields=fields,
        question=question_of(state),
        private=bool(fields) and state.level == "cards",
        about={"count": excess(state, actor.seat)},
        likely=True,
    )


def end_turn(tx: Transaction, at: int) -> None:
    tx.emit(TurnEnded(seat=at))


def _end(tx: Transaction, actor: Actor, values: Values) -> None:
    discard(tx, actor.seat, values)
    end_turn(tx, actor.seat)


RECOVER = Action("recover", _offer_recover, _recover)
FLIP = Action("flip", _offer_flip, _flip)
DRAW = Action("draw", _offer_draw, _draw)
END_TURN = Action("end-turn", _offer_end, _end)
