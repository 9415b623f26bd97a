"""Corrections: the cards and tokens on the table are always right.

A seat sets its own tokens and hand straight, the host anything.
What would end the game says so and asks.
"""

from functools import lru_cache

from hub.rules.box.cards import KINDS, PROPERTIES, UNSEEN, Card, count, find
from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.always import is_running, while_asked
from hub.rules.cardplay.corrections import (
    Limit,
    change_choices,
    deck_offer,
    here,
    laid_offer,
    last_falls,
    none_ends,
    offer_hand,
    offer_turn,
    rows,
    token_offer,
)
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.samurai.damage import judge
from hub.rules.samurai.events import (
    BushidoCorrected,
    DeckCorrected,
    HandCorrected,
    HonorCorrected,
    LaidCorrected,
    ResilienceCorrected,
    TurnCorrected,
)
from hub.rules.samurai.ring import standing
from hub.rules.samurai.state import Seat, State
from hub.rules.samurai.transaction import Transaction


def _offer_honor(state: State, actor: Actor) -> Offer | None:
    if not is_running(state) or (state.is_judged and actor.kind == "seat"):
        return None
    if actor.kind == "seat":
        return none_ends("correct-honor", (_honor_limit(state, actor.seat),))
    limits = tuple([_honor_limit(state, seat) for seat in rows(state, actor)])
    return none_ends("correct-honor", limits)


def _honor_limit(state: State, seat: int) -> Limit:
    now = state.seats[seat].honor
    return (seat, now, now + state.box)


def _honor(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(HonorCorrected(seat=number(values, "seat"), honor=number(values, "value")))
    judge(tx, "honor-corrected")


def _offer_resilience(state: State, actor: Actor) -> Offer | None:
    if not is_running(state) or (state.is_judged and actor.kind == "seat"):
        return None
    seats = rows(state, actor)
    # The box holds more resilience than seven players can have, so the heap is no limit.
    limits = tuple([_resilience_limit(seat, state.seats[seat]) for seat in seats])
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


def _hand(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(HandCorrected(seat=number(values, "seat"), hand=number(values, "value")))


def _offer_deck(state: State, actor: Actor) -> Offer | None:
    return deck_offer(state, state.deck)


def _deck(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(DeckCorrected(deck=number(values, "count")))


def _turn(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(TurnCorrected(seat=number(values, "seat")))


def _offer_laid(state: State, actor: Actor) -> Offer | None:
    return laid_offer(state, actor, lambda seat: _changes(state, seat))


def _changes(state: State, seat: int) -> tuple[Choice, ...]:
    lies_hidden = state.level == "companion" and UNSEEN in state.discards
    more = PROPERTIES if lies_hidden else _properties(state.discards)
    more = tuple(kind for kind in more if _laid_of(state, kind) < KINDS[kind].copies)
    return change_choices(more, _properties(state.seats[seat].laid))


def _laid_of(state: State, kind: str) -> int:
    """How many of a kind lie before all players together."""
    return sum(count(kind, seat.laid) for seat in state.seats)


@lru_cache(maxsize=128)
def _properties(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(kind for kind in PROPERTIES if count(kind, cards))


def _laid(tx: Transaction, actor: Actor, values: Values) -> None:
    state = tx.state
    seat, change = number(values, "seat"), text(values, "change")
    kind, lies_there = change[1:], change[0] == "+"
    if lies_there:
        card = find(kind, state.discards) if count(kind, state.discards) else kind
    else:
        card = find(kind, state.seats[seat].laid)
    tx.emit(LaidCorrected(seat=seat, card=card, lies_there=lies_there))


def _offer_bushido(state: State, actor: Actor) -> Offer | None:
    """Before whom it lies; out of play after all, or in play though nobody said so."""
    if not is_running(state) or state.level == "tokens":
        return None
    is_in_play = state.bushido_at >= 0
    if not is_in_play and not _hidden_bushido(state):
        return None
    places = (*here(state), Choice(value="discards")) if is_in_play else here(state)
    field = OneOf(name="place", of="seat", choices=places)
    return Offer(key="correct-bushido", fields=(field,), closed=while_asked(state), standing=True)


def _hidden_bushido(state: State) -> Card:
    """A discard that may be the Bushido that lies on the table: one seen, or one unseen."""
    if count("bushido", state.discards):
        return find("bushido", state.discards)
    return "bushido" if state.level == "companion" and UNSEEN in state.discards else ""


def _bushido(tx: Transaction, actor: Actor, values: Values) -> None:
    place = values["place"]
    seat = place if isinstance(place, int) else -1
    card = tx.state.bushido if tx.state.bushido_at >= 0 else _hidden_bushido(tx.state)
    tx.emit(BushidoCorrected(seat=seat, card=card))


CORRECT_HONOR = Action("correct-honor", _offer_honor, _honor)
CORRECT_RESILIENCE = Action("correct-resilience", _offer_resilience, _resilience)
CORRECT_HAND = Action("correct-hand", offer_hand, _hand)
CORRECT_DECK = Action("correct-deck", _offer_deck, _deck)
CORRECT_TURN = Action("correct-turn", offer_turn, _turn)
CORRECT_LAID = Action("correct-laid", _offer_laid, _laid)
CORRECT_BUSHIDO = Action("correct-bushido", _offer_bushido, _bushido)
