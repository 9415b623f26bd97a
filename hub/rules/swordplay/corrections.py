"""Corrections that both games have: where Bushido lies, and properties."""

from collections.abc import Callable
from functools import lru_cache

from hub.rules.box.cards import KINDS, PROPERTIES, count, find
from hub.rules.cardplay.card_source import Source
from hub.rules.cardplay.card_state import AnyCardState, Card
from hub.rules.cardplay.corrections import correction
from hub.rules.cardplay.laid_correction import (
    change_choices,
    has_any,
    may_correct_cards,
    source_now,
    source_of,
)
from hub.rules.cardplay.late_check import can_check_late
from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event
from hub.rules.contract.form import Choice, Field, FieldValue, OneOf, choices_of
from hub.rules.contract.frame import OpenQuestion
from hub.rules.contract.transaction import Transaction
from hub.rules.swordplay.bushido import Withdrawn, check_bushido_late

Cards = tuple[Card, ...]
NOBODY = -1
NOW = "check-now"
_CHECKS = choices_of((NOW, "check-later"))
# What a correction says besides where Bushido lies.
_DETAILS = ("source", "check")


def bushido_correction(
    key: str,
    fields: Callable[[AnyState, Actor], tuple[Field, ...] | None],
    corrected: Callable[[AnyState, FieldValue, Card, Source], Event],
    seat_of: Callable[[AnyState, FieldValue], int] = lambda state, place: NOBODY,
) -> Action[AnyState]:
    """Where Bushido lies, also when nobody had said that it is in play.

    `seat_of` says before whom a place is: whoever has the turn may have it checked now.
    """

    def form(state: AnyState, actor: Actor) -> tuple[Field, ...] | None:
        is_there = may_correct_cards(state, actor) and _bushido(state)
        found = fields(state, actor) if is_there else None
        return (*found, *_check_fields(state, found, seat_of)) if found else found

    def do(tx: Transaction[AnyState], actor: Actor, values: Values) -> None:
        state = tx.state
        source = source_now(state, source_of(values, state.turn), lies_there=state.bushido_at < 0)
        place = next((each for name, each in values.items() if name not in _DETAILS), "")
        tx.emit(corrected(state, place, _bushido(state), source))
        for frame in tx.state.frames:
            if isinstance(frame, OpenQuestion) and _is_void(frame, tx.state.bushido_at):
                tx.emit(Withdrawn(question=frame.question))
        if values.get("check", NOW) == NOW:
            check_bushido_late(tx)

    return correction(key, form, do)


def _check_fields(
    state: AnyState, fields: tuple[Field, ...], seat_of: Callable[[AnyState, FieldValue], int]
) -> tuple[OneOf, ...]:
    """Whether it is checked in the turn that has begun: real cards may say that it was.

    Or it was laid in this very turn. What the hub holds it has checked when that was due.
    """
    where = fields[0]
    if state.hub_holds_cards or not isinstance(where, OneOf):
        return ()
    here = [each for each in where.choices if seat_of(state, each.value) == state.turn]
    if not here or not can_check_late(state, state.turn, "bushido"):
        return ()
    by = {str(each.value): _CHECKS for each in here}
    return (OneOf(name="check", of="check", choices=_CHECKS[1:], given=(where.name,), by=by),)


def _is_void(question: OpenQuestion, bushido_at: int) -> bool:
    """What Bushido asked of somebody before whom it does not lie; or on whom, which is said now."""
    is_gone = question.key == "bushido" and bushido_at not in question.asked
    return is_gone or question.key == "hold"


def _bushido(state: AnyState) -> Card:
    """The card in play, or one that may be: a real one, wherever it was, or a seen discard."""
    if state.bushido_at >= 0:
        card: Card = state.bushido
        return card
    if not state.hub_holds_cards:
        return "bushido" if has_any(state) else ""
    return find("bushido", state.discards) if count("bushido", state.discards) else ""


def laid_changes(state: AnyCardState, laid: Cards, everywhere: Cards) -> tuple[Choice, ...]:
    """One more of any property, or one less of what is `laid`.

    Where all that were printed lie open `everywhere`, one of them does not, which is said. Of
    cards that the hub holds, what is a discard.
    """
    out = _all_open(everywhere)
    if state.hub_holds_cards:
        more = tuple(kind for kind in _properties(state.discards) if kind not in out)
        return change_choices(more, _properties(laid))
    odd = tuple((kind, "all-open", KINDS[kind].copies) for kind in out)
    return change_choices(PROPERTIES if has_any(state) else (), _properties(laid), odd)


@lru_cache(maxsize=128)
def _all_open(everywhere: Cards) -> tuple[str, ...]:
    return tuple(kind for kind in PROPERTIES if count(kind, everywhere) >= KINDS[kind].copies)


@lru_cache(maxsize=128)
def _properties(cards: Cards) -> tuple[str, ...]:
    return tuple(kind for kind in PROPERTIES if count(kind, cards))


def changed_card(state: AnyCardState, laid: Cards, change: str) -> tuple[Card, bool]:
    """The card that a correction is about, and whether it lies there from now on."""
    kind, lies_there = change[1:], change[0] == "+"
    if not lies_there:
        return find(kind, laid), False
    return find(kind, state.discards) if state.hub_holds_cards else kind, True
