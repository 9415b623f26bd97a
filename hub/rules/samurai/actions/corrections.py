"""Corrections of this game's tokens, open cards and Bushido."""

from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.always import is_running
from hub.rules.cardplay.corrections import (
    Limit,
    box_correction,
    here,
    laid_offer,
    last_falls,
    rows,
    token_offer,
)
from hub.rules.cardplay.ring import standing
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.samurai.damage import judge
from hub.rules.samurai.events.cards import LaidCorrected
from hub.rules.samurai.events.tokens import HonorCorrected, ResilienceCorrected
from hub.rules.samurai.state import Seat, State, Transaction
from hub.rules.swordplay.bushido import (
    BushidoCorrected,
    corrected_card,
    correction_offer,
    hidden_bushido,
)
from hub.rules.swordplay.laid_cards import changed_card, laid_changes


def _is_judged(state: State, actor: Actor) -> bool:
    """Where the hub holds every card of a tournament's table, players correct nothing."""
    return actor.kind == "seat" and state.is_judged


def _honor(tx: Transaction, seat: int, honor: int) -> None:
    tx.emit(HonorCorrected(seat=seat, honor=honor))
    judge(tx, "honor-corrected")


def _offer_resilience(state: State, actor: Actor) -> Offer | None:
    if not is_running(state) or _is_judged(state, actor):
        return None
    # The box holds more resilience than seven players can have, so the heap is no limit.
    limits = tuple([_resilience_limit(seat, state.seats[seat]) for seat in rows(state, actor)])
    # Nobody of three wins by standing alone.
    ends = last_falls(standing(state), limits) if len(state.seats) > 3 else ()
    return token_offer("correct-resilience", limits, ends)


def _resilience_limit(at: int, seat: Seat) -> Limit:
    return (at, seat.resilience, CHARACTERS[seat.character])


def _resilience(tx: Transaction, actor: Actor, values: Values) -> None:
    """Only a loss of resilience makes the hub look for the Swordmaster (ruling 12)."""
    seat, value = number(values, "seat"), number(values, "value")
    is_loss = value < tx.state.seats[seat].resilience
    tx.emit(ResilienceCorrected(seat=seat, resilience=value))
    judge(tx, "corrected" if is_loss else "raised")


def _offer_laid(state: State, actor: Actor) -> Offer | None:
    everywhere = tuple(card for seat in state.seats for card in seat.laid)
    return laid_offer(
        state, actor, lambda seat: laid_changes(state, state.seats[seat].laid, everywhere)
    )


def _laid(tx: Transaction, actor: Actor, values: Values) -> None:
    seat = number(values, "seat")
    laid = tx.state.seats[seat].laid
    card, lies_there = changed_card(tx.state, laid, text(values, "change"))
    tx.emit(LaidCorrected(seat=seat, card=card, lies_there=lies_there))


def _offer_bushido(state: State, actor: Actor) -> Offer | None:
    """Before whom it lies; out of play after all, or in play though nobody said so."""
    if not is_running(state) or not state.cards_are_counted:
        return None
    is_in_play = state.bushido_at >= 0
    if not is_in_play and not hidden_bushido(state):
        return None
    places = (*here(state), Choice(value="discards")) if is_in_play else here(state)
    return correction_offer(state, OneOf(name="place", of="seat", choices=places))


def _bushido(tx: Transaction, actor: Actor, values: Values) -> None:
    place = values["place"]
    seat = place if isinstance(place, int) else -1
    tx.emit(BushidoCorrected(seat=seat, card=corrected_card(tx.state)))


CORRECT_HONOR: Action[State] = box_correction(
    "correct-honor", lambda seat: seat.honor, _is_judged, _honor
)
CORRECT_RESILIENCE = Action("correct-resilience", _offer_resilience, _resilience)
CORRECT_LAID = Action("correct-laid", _offer_laid, _laid)
CORRECT_BUSHIDO = Action("correct-bushido", _offer_bushido, _bushido)
