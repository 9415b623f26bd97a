"""The steps of one's own turn: recover, copy an ability, draw! for what lies there, draw, end."""

from hub.rules.bang.events.cards_played import CardTaken, LaidTaken
from hub.rules.bang.events.turns import AbilityCopied, CardsDiscarded, DiscardTaken
from hub.rules.bang.flow import draw_phase, models, recover
from hub.rules.bang.resolution import check_dynamite, check_jail
from hub.rules.bang.ring import draw_reason, draw_size, hand_limit
from hub.rules.bang.state import State, Transaction
from hub.rules.cardplay.questions import StepTaken
from hub.rules.cardplay.ring import clockwise
from hub.rules.cardplay.seat_fields import (
    NAMED,
    SEATS,
    closed_seat,
    no_target,
    question_of,
    seat_field,
)
from hub.rules.cardplay.turn_events import TurnEnded
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Field, Number, Offer, OneOf
from hub.rules.contract.refusal import reason

HEARTS_FIELD = OneOf(
    name="flipped", of="flip", choices=(Choice(value="hearts"), Choice(value="no-hearts"))
)
_DYNAMITE_FIELD = OneOf(
    name="flipped", of="flip", choices=(Choice(value="passes"), Choice(value="explodes"))
)
_SECOND_FIELD = OneOf(
    name="second", of="flip", choices=(Choice(value="black"), Choice(value="red"))
)


def _offer_recover(state: State, actor: Actor) -> Offer:
    return Offer(key="recover", question=question_of(state))


def _recover(tx: Transaction, actor: Actor, values: Values) -> None:
    recover(tx, actor.seat)


def _offer_copy(state: State, actor: Actor) -> Offer:
    choices = tuple(Choice(value=name) for name in models(state, actor.seat))
    field = OneOf(name="character", of="character", choices=choices)
    return Offer(key="copy", fields=(field,), question=question_of(state))


def _copy(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(AbilityCopied(seat=actor.seat, character=text(values, "character")))
    tx.emit(StepTaken(step="copy"))


def _offer_dynamite(state: State, actor: Actor) -> Offer:
    """Two to nine of spades and it explodes; whoever turned it over says so."""
    return Offer(key="check-dynamite", fields=(_DYNAMITE_FIELD,), question=question_of(state))


def _dynamite(tx: Transaction, actor: Actor, values: Values) -> None:
    check_dynamite(tx, actor.seat, text(values, "flipped"))


def _offer_jail(state: State, actor: Actor) -> Offer:
    return Offer(key="check-jail", fields=(HEARTS_FIELD,), question=question_of(state))


def _jail(tx: Transaction, actor: Actor, values: Values) -> None:
    check_jail(tx, actor.seat, text(values, "flipped"))


def _offer_draw(state: State, actor: Actor) -> Offer:
    """Black Jack shows the second card, and a red one brings a third."""
    is_shown = state.seats[actor.seat].ability == "black-jack"
    return Offer(
        key="draw",
        fields=(_SECOND_FIELD,) if is_shown else (),
        question=question_of(state),
        about={"count": draw_size(state, actor.seat), "why": draw_reason(state, actor.seat)},
        likely=True,
    )


def _draw(tx: Transaction, actor: Actor, values: Values) -> None:
    is_red = bool(values) and text(values, "second") == "red"
    draw_phase(tx, actor.seat, draw_size(tx.state, actor.seat) + is_red)


def _offer_draw_hand(state: State, actor: Actor) -> Offer | None:
    """Jesse Jones may take his first card from a hand."""
    if state.seats[actor.seat].ability != "jesse-jones":
        return None
    field = seat_field(
        actor.seat, tuple("" if seat.hand else "empty-handed" for seat in state.seats)
    )
    return Offer(
        key="draw-hand", fields=(field,), closed=no_target((field,)), question=question_of(state)
    )


def _draw_hand(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(CardTaken(seat=actor.seat, target=number(values, "target")))
    draw_phase(tx, actor.seat, draw_size(tx.state, actor.seat) - 1)


def _offer_draw_discard(state: State, actor: Actor) -> Offer | None:
    """Pedro Ramirez may take the top discard as his first card."""
    if state.seats[actor.seat].ability != "pedro-ramirez":
        return None
    closed = None if state.discards else reason("no-discards")
    return Offer(key="draw-discard", closed=closed, question=question_of(state))


def _draw_discard(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(DiscardTaken(seat=actor.seat))
    draw_phase(tx, actor.seat, draw_size(tx.state, actor.seat) - 1)


def _offer_draw_table(state: State, actor: Actor) -> Offer | None:
    """Pat Brennan may take one card in play instead of drawing."""
    if state.seats[actor.seat].ability != "pat-brennan":
        return None
    seats, by = [], {}
    for at in (actor.seat, *clockwise(state, actor.seat)):
        laid = state.seats[at].laid
        seats.append(SEATS[at] if laid else closed_seat(at, "nothing-in-play"))
        by[NAMED[at]] = tuple(Choice(value=card) for card in dict.fromkeys(laid))
    field = OneOf(name="target", of="seat", choices=tuple(seats))
    return Offer(
        key="draw-table",
        fields=(field, OneOf(name="card", of="card", given=("target",), by=by)),
        closed=no_target((field,)),
        question=question_of(state),
    )


def _draw_table(tx: Transaction, actor: Actor, values: Values) -> None:
    target, card = number(values, "target"), text(values, "card")
    tx.emit(LaidTaken(seat=actor.seat, target=target, card=card))
    draw_phase(tx, actor.seat, 0)


def excess(state: State, at: int) -> int:
    """How many cards must go at the end of the turn."""
    return max(0, state.seats[at].hand - hand_limit(state, at))


def _offer_end(state: State, actor: Actor) -> Offer:
    """With too many cards the rest is discarded; which ones, the hub does not ask."""
    over = excess(state, actor.seat)
    fields: tuple[Field, ...] = ()
    if over:
        fields = (Number(name="count", low=over, high=over, start=over),)
    return Offer(
        key="end-turn",
        fields=fields,
        question=question_of(state),
        about={"count": over},
        likely=True,
    )


def _end(tx: Transaction, actor: Actor, values: Values) -> None:
    if values:
        tx.emit(CardsDiscarded(seat=actor.seat, count=number(values, "count")))
    tx.emit(TurnEnded(seat=actor.seat))


RECOVER = Action("recover", _offer_recover, _recover)
COPY = Action("copy", _offer_copy, _copy)
CHECK_DYNAMITE = Action("check-dynamite", _offer_dynamite, _dynamite)
CHECK_JAIL = Action("check-jail", _offer_jail, _jail)
DRAW = Action("draw", _offer_draw, _draw)
DRAW_HAND = Action("draw-hand", _offer_draw_hand, _draw_hand)
DRAW_DISCARD = Action("draw-discard", _offer_draw_discard, _draw_discard)
DRAW_TABLE = Action("draw-table", _offer_draw_table, _draw_table)
END_TURN = Action("end-turn", _offer_end, _end)
