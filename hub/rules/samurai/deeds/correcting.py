"""Corrections: the cards and tokens on the table are always right.

A seat sets its own tokens and hand straight, the host anything.
What would end the game says so and asks.
"""

from functools import lru_cache

from hub.rules.box.cards import KINDS, PROPERTIES, UNSEEN, Card, count, find
from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.correcting import (
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
from hub.rules.cardplay.deed import Deed, Values, number, text
from hub.rules.cardplay.standing import is_running, while_asked
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.who import Who
from hub.rules.samurai.events import (
    BushidoCorrected,
    DeckCorrected,
    HandCorrected,
    HonorCorrected,
    LaidCorrected,
    ResilienceCorrected,
    TurnCorrected,
)
from hub.rules.samurai.harm import judge
from hub.rules.samurai.ring import standing
from hub.rules.samurai.state import Seat, State
from hub.rules.samurai.telling import Tale


def _offer_honor(state: State, who: Who) -> Offer | None:
    if not is_running(state) or (state.is_judged and who.kind == "seat"):
        return None
    if who.kind == "seat":
        return none_ends("correct-honor", (_honor_limit(state, who.seat),))
    limits = tuple([_honor_limit(state, seat) for seat in rows(state, who)])
    return none_ends("correct-honor", limits)


def _honor_limit(state: State, seat: int) -> Limit:
    now = state.seats[seat].honor
    return (seat, now, now + state.box)


def _honor(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(HonorCorrected(seat=number(values, "seat"), honor=number(values, "value")))
    judge(tale, "honor-corrected")


def _offer_resilience(state: State, who: Who) -> Offer | None:
    if not is_running(state) or (state.is_judged and who.kind == "seat"):
        return None
    seats = rows(state, who)
    # The box holds more resilience than seven players can have, so the heap is no limit.
    limits = tuple([_resilience_limit(seat, state.seats[seat]) for seat in seats])
    # Nobody of three wins by standing alone.
    ends = last_falls(standing(state), limits) if len(state.seats) > 3 else ()
    return token_offer("correct-resilience", limits, ends)


def _resilience_limit(at: int, seat: Seat) -> Limit:
    return (at, seat.resilience, CHARACTERS[seat.character])


def _resilience(tale: Tale, who: Who, values: Values) -> None:
    """Only a loss of resilience makes the hub look for the Swordmaster (ruling 12)."""
    seat, value = number(values, "seat"), number(values, "value")
    is_loss = value < tale.state.seats[seat].resilience
    tale.tell(ResilienceCorrected(seat=seat, resilience=value))
    judge(tale, "corrected" if is_loss else "raised")


def _hand(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(HandCorrected(seat=number(values, "seat"), hand=number(values, "value")))


def _offer_deck(state: State, who: Who) -> Offer | None:
    return deck_offer(state, state.deck)


def _deck(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(DeckCorrected(deck=number(values, "count")))


def _turn(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(TurnCorrected(seat=number(values, "seat")))


def _offer_laid(state: State, who: Who) -> Offer | None:
    return laid_offer(state, who, lambda seat: _changes(state, seat))


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


def _laid(tale: Tale, who: Who, values: Values) -> None:
    state = tale.state
    seat, change = number(values, "seat"), text(values, "change")
    kind, lies_there = change[1:], change[0] == "+"
    if lies_there:
        card = find(kind, state.discards) if count(kind, state.discards) else kind
    else:
        card = find(kind, state.seats[seat].laid)
    tale.tell(LaidCorrected(seat=seat, card=card, lies_there=lies_there))


def _offer_bushido(state: State, who: Who) -> Offer | None:
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


def _bushido(tale: Tale, who: Who, values: Values) -> None:
    place = values["place"]
    seat = place if isinstance(place, int) else -1
    card = tale.state.bushido if tale.state.bushido_at >= 0 else _hidden_bushido(tale.state)
    tale.tell(BushidoCorrected(seat=seat, card=card))


CORRECT_HONOR = Deed("correct-honor", _offer_honor, _honor)
CORRECT_RESILIENCE = Deed("correct-resilience", _offer_resilience, _resilience)
CORRECT_HAND = Deed("correct-hand", offer_hand, _hand)
CORRECT_DECK = Deed("correct-deck", _offer_deck, _deck)
CORRECT_TURN = Deed("correct-turn", offer_turn, _turn)
CORRECT_LAID = Deed("correct-laid", _offer_laid, _laid)
CORRECT_BUSHIDO = Deed("correct-bushido", _offer_bushido, _bushido)
