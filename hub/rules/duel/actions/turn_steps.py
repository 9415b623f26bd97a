"""The steps of one's own turn: name the active character, flip for Bushido, draw, end."""

from hub.rules.cardplay.seat_fields import question_of
from hub.rules.contract.action import Action, Values, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Field, Offer, OneOf
from hub.rules.duel.actions.character_fields import own_one
from hub.rules.duel.circle import draw_reason, draw_size
from hub.rules.duel.events import DiscardTaken, TurnEnded
from hub.rules.duel.flow import draw_phase, has_draw_choice, name_active
from hub.rules.duel.resolution import check_bushido
from hub.rules.duel.state import State
from hub.rules.duel.transaction import Transaction
from hub.rules.swordplay.discard import discard, discard_fields, excess

_FLIP_FIELD = OneOf(
    name="flipped", of="flip", choices=(Choice(value="other"), Choice(value="weapon"))
)
_DRAW_FIELD = OneOf(
    name="first", of="source", choices=(Choice(value="deck"), Choice(value="discard"))
)


def _offer_name(state: State, actor: Actor) -> Offer:
    """Any of one's own that has not fallen, the Shogun behind the line too."""
    field = own_one(state.sides[actor.seat])
    return Offer(key="name", fields=(field,), question=question_of(state))


def _name(tx: Transaction, actor: Actor, values: Values) -> None:
    name_active(tx, actor.seat, text(values, "character"))


def _offer_flip(state: State, actor: Actor) -> Offer:
    """A real card is flipped by hand, and its owner says what it was."""
    fields: tuple[Field, ...] = () if state.level == "cards" else (_FLIP_FIELD,)
    return Offer(key="flip", fields=fields, question=question_of(state))


def _flip(tx: Transaction, actor: Actor, values: Values) -> None:
    said = text(values, "flipped") == "weapon" if values else None
    check_bushido(tx, actor.seat, said)


def _offer_draw(state: State, actor: Actor) -> Offer:
    side = state.sides[actor.seat]
    fields = (_DRAW_FIELD,) if has_draw_choice(state, side) else ()
    return Offer(
        key="draw",
        fields=fields,
        question=question_of(state),
        about={"count": draw_size(side), "why": draw_reason(side)},
        likely=True,
    )


def _draw(tx: Transaction, actor: Actor, values: Values) -> None:
    size = draw_size(tx.state.sides[actor.seat])
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


def end_turn(tx: Transaction, seat: int) -> None:
    tx.emit(TurnEnded(seat=seat))


def _end(tx: Transaction, actor: Actor, values: Values) -> None:
    discard(tx, actor.seat, values)
    end_turn(tx, actor.seat)


NAME = Action("name", _offer_name, _name)
FLIP = Action("flip", _offer_flip, _flip)
DRAW = Action("draw", _offer_draw, _draw)
END_TURN = Action("end-turn", _offer_end, _end)
