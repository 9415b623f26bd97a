"""The steps of one's own turn: name the active character, flip for Bushido, draw, end."""

from hub.rules.box.discarding import discard, discard_fields, excess
from hub.rules.cardplay.deed import Deed, Values, question_of, text
from hub.rules.contract.form import Choice, Field, Offer, OneOf
from hub.rules.contract.who import Who
from hub.rules.duel.circle import draw_reason, draw_size
from hub.rules.duel.deeds.naming import own_one
from hub.rules.duel.events import DiscardTaken, TurnEnded
from hub.rules.duel.flow import draw_phase, has_draw_choice, name_active
from hub.rules.duel.settling import check_bushido
from hub.rules.duel.state import State
from hub.rules.duel.telling import Tale

_FLIP_FIELD = OneOf(
    name="flipped", of="flip", choices=(Choice(value="other"), Choice(value="weapon"))
)
_DRAW_FIELD = OneOf(
    name="first", of="source", choices=(Choice(value="deck"), Choice(value="discard"))
)


def _offer_name(state: State, who: Who) -> Offer:
    """Any of one's own that has not fallen, the Shogun behind the line too."""
    field = own_one(state.sides[who.seat])
    return Offer(key="name", fields=(field,), question=question_of(state))


def _name(tale: Tale, who: Who, values: Values) -> None:
    name_active(tale, who.seat, text(values, "character"))


def _offer_flip(state: State, who: Who) -> Offer:
    """A real card is flipped by hand, and its owner says what it was."""
    fields: tuple[Field, ...] = () if state.level == "cards" else (_FLIP_FIELD,)
    return Offer(key="flip", fields=fields, question=question_of(state))


def _flip(tale: Tale, who: Who, values: Values) -> None:
    said = text(values, "flipped") == "weapon" if values else None
    check_bushido(tale, who.seat, said)


def _offer_draw(state: State, who: Who) -> Offer:
    side = state.sides[who.seat]
    fields = (_DRAW_FIELD,) if has_draw_choice(state, side) else ()
    return Offer(
        key="draw",
        fields=fields,
        question=question_of(state),
        about={"count": draw_size(side), "why": draw_reason(side)},
        likely=True,
    )


def _draw(tale: Tale, who: Who, values: Values) -> None:
    size = draw_size(tale.state.sides[who.seat])
    if values and text(values, "first") == "discard":
        tale.tell(DiscardTaken(seat=who.seat))
        size -= 1
    draw_phase(tale, who.seat, size)


def _offer_end(state: State, who: Who) -> Offer:
    """Says how many cards go with it; which ones is for the hand's owner alone."""
    fields = discard_fields(state, who.seat)
    return Offer(
        key="end-turn",
        fields=fields,
        question=question_of(state),
        private=bool(fields) and state.level == "cards",
        about={"count": excess(state, who.seat)},
        likely=True,
    )


def end_turn(tale: Tale, seat: int) -> None:
    tale.tell(TurnEnded(seat=seat))


def _end(tale: Tale, who: Who, values: Values) -> None:
    discard(tale, who.seat, values)
    end_turn(tale, who.seat)


NAME = Deed("name", _offer_name, _name)
FLIP = Deed("flip", _offer_flip, _flip)
DRAW = Deed("draw", _offer_draw, _draw)
END_TURN = Deed("end-turn", _offer_end, _end)
