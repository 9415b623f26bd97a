"""The steps of one's own turn that are a tap: recover, flip for Bushido, draw, end."""

from hub.rules.box.discarding import discard, discard_fields, excess
from hub.rules.cardplay.deed import Deed, Values, question_of, text
from hub.rules.contract.form import Choice, Field, Offer, OneOf
from hub.rules.contract.who import Who
from hub.rules.samurai.events import DiscardTaken, TurnEnded
from hub.rules.samurai.flow import draw_phase, has_draw_choice, recover
from hub.rules.samurai.ring import draw_reason, draw_size
from hub.rules.samurai.settling import check_bushido
from hub.rules.samurai.state import State
from hub.rules.samurai.telling import Tale

_FLIP_FIELD = OneOf(
    name="flipped", of="flip", choices=(Choice(value="other"), Choice(value="weapon"))
)
_DRAW_FIELD = OneOf(
    name="first", of="source", choices=(Choice(value="deck"), Choice(value="discard"))
)


def _offer_recover(state: State, who: Who) -> Offer:
    return Offer(key="recover", question=question_of(state))


def _recover(tale: Tale, who: Who, values: Values) -> None:
    recover(tale, who.seat)


def _offer_flip(state: State, who: Who) -> Offer:
    """A real card is flipped by hand, and its owner says what it was."""
    fields: tuple[Field, ...] = () if state.level == "cards" else (_FLIP_FIELD,)
    return Offer(key="flip", fields=fields, question=question_of(state))


def _flip(tale: Tale, who: Who, values: Values) -> None:
    said = text(values, "flipped") == "weapon" if values else None
    check_bushido(tale, who.seat, said)


def _offer_draw(state: State, who: Who) -> Offer:
    fields = (_DRAW_FIELD,) if has_draw_choice(state, who.seat) else ()
    return Offer(
        key="draw",
        fields=fields,
        question=question_of(state),
        about={"count": draw_size(state, who.seat), "why": draw_reason(state, who.seat)},
        likely=True,
    )


def _draw(tale: Tale, who: Who, values: Values) -> None:
    size = draw_size(tale.state, who.seat)
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


def end_turn(tale: Tale, at: int) -> None:
    tale.tell(TurnEnded(seat=at))


def _end(tale: Tale, who: Who, values: Values) -> None:
    discard(tale, who.seat, values)
    end_turn(tale, who.seat)


RECOVER = Deed("recover", _offer_recover, _recover)
FLIP = Deed("flip", _offer_flip, _flip)
DRAW = Deed("draw", _offer_draw, _draw)
END_TURN = Deed("end-turn", _offer_end, _end)
