"""The steps of one's own turn: recover, copy an ability, draw! for what lies there, draw, end."""

from hub.rules.bang.actions.abilities import only_for
from hub.rules.bang.events.cards import CardTaken, LaidTaken
from hub.rules.bang.events.turns import AbilityCopied, CardsDiscarded
from hub.rules.bang.flow import about_draw, draw_phase, models, recover
from hub.rules.bang.resolution import check_dynamite, check_jail
from hub.rules.bang.ring import draw_size, hand_limit
from hub.rules.bang.state import State, Transaction
from hub.rules.cardplay.questions import StepTaken
from hub.rules.cardplay.ring import clockwise
from hub.rules.cardplay.seat_fields import (
    SEATS,
    TargetRow,
    aimed_offer,
    closed_seat,
    question_of,
    seat_field,
    target_then,
)
from hub.rules.cardplay.simple_actions import pick, tap
from hub.rules.cardplay.turn_events import DiscardTaken, TurnEnded
from hub.rules.contract.action import Action, Actions, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Number, Offer, choices_of, field_of
from hub.rules.contract.refusal import Reason, reason

HEARTS_FIELD = field_of("flipped", "flip", ("hearts", "no-hearts"))
# Two to nine of spades and it explodes; whoever turned it over says so.
_DYNAMITE_FIELD = field_of("flipped", "flip", ("passes", "explodes"))
_SECOND_FIELD = field_of("second", "flip", ("black", "red"))


def _copy(tx: Transaction, actor: Actor, character: str) -> None:
    tx.emit(AbilityCopied(seat=actor.seat, character=character))
    tx.emit(StepTaken(step="copy"))


def _offer_draw(state: State, actor: Actor) -> Offer:
    """Black Jack shows the second card, and a red one brings a third."""
    is_shown = state.seats[actor.seat].ability == "black-jack"
    return Offer(
        key="draw",
        fields=(_SECOND_FIELD,) if is_shown else (),
        question=question_of(state),
        about=about_draw(state, actor.seat),
        likely=True,
    )


def _draw(tx: Transaction, actor: Actor, values: Values) -> None:
    is_red = values.get("second") == "red"
    draw_phase(tx, actor.seat, draw_size(tx.state, actor.seat) + is_red)


def _offer_draw_hand(state: State, actor: Actor) -> Offer:
    """Jesse Jones may take his first card from a hand."""
    barred = tuple("" if seat.hand else "empty-handed" for seat in state.seats)
    return aimed_offer(state, "draw-hand", (seat_field(actor.seat, barred),))


def _draw_hand(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(CardTaken(seat=actor.seat, target=number(values, "target")))
    draw_phase(tx, actor.seat, draw_size(tx.state, actor.seat) - 1)


def _no_discards(state: State, at: int) -> Reason | None:
    return None if state.discards else reason("no-discards")


def _draw_discard(tx: Transaction, actor: Actor) -> None:
    """Pedro Ramirez may take the top discard as his first card."""
    tx.emit(DiscardTaken(seat=actor.seat))
    draw_phase(tx, actor.seat, draw_size(tx.state, actor.seat) - 1)


def _offer_draw_table(state: State, actor: Actor) -> Offer:
    """Pat Brennan may take one card in play instead of drawing."""
    rows: list[TargetRow] = []
    for at in (actor.seat, *clockwise(state, actor.seat)):
        laid = state.seats[at].laid
        seat = SEATS[at] if laid else closed_seat(at, "nothing-in-play")
        rows.append((seat, choices_of(dict.fromkeys(laid))))
    return aimed_offer(state, "draw-table", target_then("card", "card", rows))


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
    return Offer(
        key="end-turn",
        fields=(Number(name="count", low=over, high=over, start=over),) if over else (),
        question=question_of(state),
        about={"count": over},
        likely=True,
    )


def _end(tx: Transaction, actor: Actor, values: Values) -> None:
    if values:
        tx.emit(CardsDiscarded(seat=actor.seat, count=number(values, "count")))
    tx.emit(TurnEnded(seat=actor.seat))


RECOVER: Action[State] = tap("recover", lambda tx, actor: recover(tx, actor.seat))
COPY: Action[State] = pick(
    "copy", lambda state, at: field_of("character", "character", models(state, at)), _copy
)
CHECK_DYNAMITE: Action[State] = pick(
    "check-dynamite",
    lambda state, at: _DYNAMITE_FIELD,
    lambda tx, actor, flipped: check_dynamite(tx, actor.seat, flipped),
    spread=True,
)
CHECK_JAIL: Action[State] = pick(
    "check-jail",
    lambda state, at: HEARTS_FIELD,
    lambda tx, actor, flipped: check_jail(tx, actor.seat, flipped),
    spread=True,
)
DRAWS: Actions[State] = (
    Action("draw", _offer_draw, _draw),
    only_for("jesse-jones", Action("draw-hand", _offer_draw_hand, _draw_hand)),
    only_for("pedro-ramirez", tap("draw-discard", _draw_discard, _no_discards)),
    only_for("pat-brennan", Action("draw-table", _offer_draw_table, _draw_table)),
)
END_TURN = Action("end-turn", _offer_end, _end)
