"""Corrections of a duel: tokens and cards belong to characters, and there is a Shogun to fall."""

from functools import lru_cache

from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.always import is_running, while_asked
from hub.rules.cardplay.corrections import ending_field, set_hand, set_turn, turn_offer
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer, OneOf, counts
from hub.rules.duel.actions.character_fields import SEATS, one_of
from hub.rules.duel.damage import fall
from hub.rules.duel.events.cards import BushidoCorrected, LaidCorrected
from hub.rules.duel.events.characters import ActiveCorrected, ResilienceCorrected
from hub.rules.duel.state import State, Transaction
from hub.rules.swordplay.bushido import corrected_card, correction_offer, hidden_bushido
from hub.rules.swordplay.laid_cards import changed_card, laid_changes


def _rows(actor: Actor) -> tuple[int, ...]:
    """The seats this actor may set straight."""
    return (actor.seat,) if actor.kind == "seat" else (0, 1)


def _offer_resilience(state: State, actor: Actor) -> Offer | None:
    """Anyone in the circle; nothing left means fallen, and with a Shogun the end."""
    if not is_running(state) or (state.is_judged and actor.kind == "seat"):
        return None
    sides = [state.sides[seat] for seat in _rows(actor)]
    now = tuple((name, state.figure(name).resilience) for side in sides for name in side.line)
    return _resilience_offer(now, tuple(side.shogun for side in sides))


@lru_cache(maxsize=128)
def _resilience_offer(now: tuple[tuple[str, int], ...], shoguns: tuple[str, ...]) -> Offer:
    names = tuple(name for name, _ in now)
    fields = (
        one_of(names),
        OneOf(
            name="value",
            of="number",
            given=("character",),
            by={name: counts(has, CHARACTERS[name]) for name, has in now},
        ),
        ending_field("character", tuple(f"{name}/0" for name in shoguns if name in names)),
    )
    return Offer(key="correct-resilience", fields=fields, standing=True)


def _resilience(tx: Transaction, actor: Actor, values: Values) -> None:
    name = text(values, "character")
    tx.emit(ResilienceCorrected(character=name, resilience=number(values, "value")))
    fall(tx, (name,), "corrected")


def _offer_hand(state: State, actor: Actor) -> Offer | None:
    if not state.cards_are_declared or not is_running(state):
        return None
    # A card may lie sealed in an answer; a hand that grew too small could not give it.
    closed = while_asked(state)
    seats = _rows(actor)
    most = max(state.deck - 1, 0)
    hands = {seat: state.sides[seat].hand for seat in seats}
    by = {str(seat): counts(hand, hand + most) for seat, hand in hands.items()}
    fields = (
        OneOf(name="seat", of="seat", choices=tuple(SEATS[seat] for seat in seats)),
        OneOf(name="value", of="number", given=("seat",), by=by),
    )
    return Offer(key="correct-hand", fields=fields, closed=closed, standing=True)


def _offer_turn(state: State, actor: Actor) -> Offer | None:
    return turn_offer(state, SEATS)


def _offer_active(state: State, actor: Actor) -> Offer | None:
    """Which character of either side the marker really lies on."""
    if not is_running(state):
        return None
    closed = while_asked(state)
    field = one_of(state.sides[0].standing + state.sides[1].standing)
    return Offer(key="correct-active", fields=(field,), closed=closed, standing=True)


def _active(tx: Transaction, actor: Actor, values: Values) -> None:
    name = text(values, "character")
    tx.emit(ActiveCorrected(seat=tx.state.owner(name), character=name))


def _offer_laid(state: State, actor: Actor) -> Offer | None:
    """Open cards before a character: one more from the discards, or one less to them."""
    if not is_running(state) or not state.cards_are_counted:
        return None
    names = state.sides[0].standing + state.sides[1].standing
    figures = [figure for side in state.sides for figure in side.figures]
    everywhere = tuple(card for figure in figures for card in figure.laid)
    by = {name: laid_changes(state, state.figure(name).laid, everywhere) for name in names}
    names = tuple(name for name in names if by[name])
    if not names:
        return None
    # What an open attack would do was worked out with the cards as they lie.
    closed = while_asked(state)
    fields = (
        one_of(names),
        OneOf(name="change", of="change", given=("character",), by=by),
    )
    return Offer(key="correct-laid", fields=fields, closed=closed, standing=True)


def _laid(tx: Transaction, actor: Actor, values: Values) -> None:
    name = text(values, "character")
    laid = tx.state.figure(name).laid
    card, lies_there = changed_card(tx.state, laid, text(values, "change"))
    tx.emit(LaidCorrected(character=name, card=card, lies_there=lies_there))


def _offer_bushido(state: State, actor: Actor) -> Offer | None:
    """On whom it really lies, also when nobody had said that it is in play."""
    if not is_running(state) or not state.cards_are_counted:
        return None
    if state.bushido_at < 0 and not hidden_bushido(state):
        return None
    return correction_offer(state, one_of(state.sides[0].line + state.sides[1].line))


def _bushido(tx: Transaction, actor: Actor, values: Values) -> None:
    state, name = tx.state, text(values, "character")
    card = corrected_card(state)
    tx.emit(BushidoCorrected(seat=state.owner(name), character=name, card=card))


def _offer_gone(state: State, actor: Actor) -> Offer | None:
    """Out of play after all."""
    if not is_running(state) or state.bushido_at < 0:
        return None
    closed = while_asked(state)
    return Offer(key="bushido-gone", closed=closed, standing=True)


def _gone(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(BushidoCorrected(seat=-1, character="", card=tx.state.bushido))


CORRECT_RESILIENCE = Action("correct-resilience", _offer_resilience, _resilience)
CORRECT_HAND = Action("correct-hand", _offer_hand, set_hand)
CORRECT_TURN = Action("correct-turn", _offer_turn, set_turn)
CORRECT_ACTIVE = Action("correct-active", _offer_active, _active)
CORRECT_LAID = Action("correct-laid", _offer_laid, _laid)
CORRECT_BUSHIDO = Action("correct-bushido", _offer_bushido, _bushido)
BUSHIDO_GONE = Action("bushido-gone", _offer_gone, _gone)
