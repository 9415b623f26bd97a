"""Corrections: the cards and tokens on the table are always right.

A seat sets its own tokens and hand straight, the host anything.
What would end the game says so and asks.
"""

from functools import lru_cache

from hub.rules.box.cards import KINDS, PROPERTIES, UNSEEN, Card, count, find
from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.deed import SEATS, Deed, Values, number, text
from hub.rules.contract.form import Choice, Number, Offer, OneOf, counts
from hub.rules.contract.refusal import reason
from hub.rules.contract.who import Who
from hub.rules.samurai.deeds.standing import is_running
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

# A seat, what it has now, and the most it could have.
Limit = tuple[int, int, int]

_GOES_ON = (Choice(value="goes-on"),)
_ENDS = (Choice(value="ends"),)


def rows(state: State, who: Who) -> tuple[int, ...]:
    """The seats this actor may set straight."""
    return (who.seat,) if who.kind == "seat" else tuple(range(state.players))


@lru_cache(maxsize=128)
def _token_offer(key: str, limits: tuple[Limit, ...], ends: tuple[str, ...]) -> Offer:
    """A seat, what it has now and could have, and whether that ends the game."""
    by = {str(seat): counts(now, high) for seat, now, high in limits}
    fields = (
        OneOf(name="seat", of="seat", choices=tuple(SEATS[seat] for seat, _, _ in limits)),
        OneOf(name="value", of="number", given=("seat",), by=by),
        OneOf(
            name="game",
            of="game",
            choices=_GOES_ON,
            given=("seat", "value"),
            by=dict.fromkeys(ends, _ENDS),
        ),
    )
    return Offer(key=key, fields=fields, standing=True)


def _offer_honor(state: State, who: Who) -> Offer | None:
    if not is_running(state) or (state.is_judged and who.kind == "seat"):
        return None
    if who.kind == "seat":
        return _honor_offer((_honor_limit(state, who.seat),))
    return _honor_offer(tuple([_honor_limit(state, seat) for seat in rows(state, who)]))


def _honor_limit(state: State, seat: int) -> Limit:
    now = state.seats[seat].honor
    return (seat, now, now + state.box)


@lru_cache(maxsize=128)
def _honor_offer(limits: tuple[Limit, ...]) -> Offer:
    return _token_offer("correct-honor", limits, tuple(f"{seat}/0" for seat, _, _ in limits))


def _honor(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(HonorCorrected(seat=number(values, "seat"), honor=number(values, "value")))
    judge(tale, "honor-corrected")


def _offer_resilience(state: State, who: Who) -> Offer | None:
    if not is_running(state) or (state.is_judged and who.kind == "seat"):
        return None
    seats = rows(state, who)
    # The box holds more resilience than seven players can have, so the heap is no limit.
    limits = tuple([_resilience_limit(seat, state.seats[seat]) for seat in seats])
    return _token_offer("correct-resilience", limits, _last_falls(state, seats))


def _resilience_limit(at: int, seat: Seat) -> Limit:
    return (at, seat.resilience, CHARACTERS[seat.character])


def _last_falls(state: State, seats: tuple[int, ...]) -> tuple[str, ...]:
    """The corrections after which one player stands alone, as `judge` would find it."""
    up = standing(state)
    if len(up) > 2 or state.players == 3:
        return ()
    ends = []
    for seat in seats:
        has = state.seats[seat].resilience
        for value in range(has):
            stay = [other for other in up if other != seat or value]
            if len(stay) == 1:
                ends.append(f"{seat}/{value}")
    return tuple(ends)


def _resilience(tale: Tale, who: Who, values: Values) -> None:
    """Only a loss of resilience makes the hub look for the Swordmaster (ruling 12)."""
    seat, value = number(values, "seat"), number(values, "value")
    is_loss = value < tale.state.seats[seat].resilience
    tale.tell(ResilienceCorrected(seat=seat, resilience=value))
    judge(tale, "corrected" if is_loss else "raised")


def _offer_hand(state: State, who: Who) -> Offer | None:
    if state.level != "companion" or not is_running(state):
        return None
    limits = tuple(
        (seat, state.seats[seat].hand, state.seats[seat].hand + max(state.deck - 1, 0))
        for seat in rows(state, who)
        if not state.seats[seat].left
    )
    if not limits:
        return None
    if state.question is not None:
        # A card may lie sealed in an answer; a hand that grew too small could not give it.
        return _HAND_IN_THE_MIDDLE
    return _token_offer("correct-hand", limits, ())


_HAND_IN_THE_MIDDLE = Offer(key="correct-hand", closed=reason("in-the-middle"), standing=True)


def _hand(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(HandCorrected(seat=number(values, "seat"), hand=number(values, "value")))


def _offer_deck(state: State, who: Who) -> Offer | None:
    if not is_running(state) or state.level != "companion":
        return None
    # An empty deck is not a count but the deck's end, which has an offer of its own.
    most = state.deck + len(state.discards)
    field = Number(name="count", low=min(1, most), high=most, start=state.deck)
    return Offer(key="correct-deck", fields=(field,), standing=True)


def _deck(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(DeckCorrected(deck=number(values, "count")))


def _offer_turn(state: State, who: Who) -> Offer | None:
    """The host alone, and not while an answer is awaited."""
    if not is_running(state):
        return None
    seats = tuple(SEATS[i] for i, seat in enumerate(state.seats) if not seat.left)
    closed = reason("in-the-middle") if state.question is not None else None
    field = OneOf(name="seat", of="seat", choices=seats)
    return Offer(key="correct-turn", fields=(field,), closed=closed, standing=True)


def _turn(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(TurnCorrected(seat=number(values, "seat")))


def _offer_laid(state: State, who: Who) -> Offer | None:
    """Open cards before a seat: one more from the discards, or one less to them."""
    if not is_running(state) or state.level == "tokens":
        return None
    seats = [seat for seat in rows(state, who) if not state.seats[seat].left]
    by = {str(seat): _changes(state, seat) for seat in seats}
    seats = [seat for seat in seats if by[str(seat)]]
    if not seats:
        return None
    # What an open attack would do was worked out with the cards as they lie.
    closed = reason("in-the-middle") if state.question is not None else None
    fields = (
        OneOf(name="seat", of="seat", choices=tuple(SEATS[seat] for seat in seats)),
        OneOf(name="change", of="change", given=("seat",), by=by),
    )
    return Offer(key="correct-laid", fields=fields, closed=closed, standing=True)


def _changes(state: State, seat: int) -> tuple[Choice, ...]:
    lies_hidden = state.level == "companion" and UNSEEN in state.discards
    more = PROPERTIES if lies_hidden else _properties(state.discards)
    more = tuple(kind for kind in more if _laid_of(state, kind) < KINDS[kind].copies)
    return _change_choices(more, _properties(state.seats[seat].laid))


def _laid_of(state: State, kind: str) -> int:
    """How many of a kind lie before all players together."""
    return sum(count(kind, seat.laid) for seat in state.seats)


@lru_cache(maxsize=128)
def _properties(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(kind for kind in PROPERTIES if count(kind, cards))


@lru_cache(maxsize=128)
def _change_choices(more: tuple[str, ...], less: tuple[str, ...]) -> tuple[Choice, ...]:
    changes = [*(f"+{kind}" for kind in more), *(f"-{kind}" for kind in less)]
    return tuple(Choice(value=change) for change in changes)


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
    seats = [SEATS[i] for i, seat in enumerate(state.seats) if not seat.left]
    places = (*seats, Choice(value="discards")) if is_in_play else tuple(seats)
    closed = reason("in-the-middle") if state.question is not None else None
    field = OneOf(name="place", of="seat", choices=places)
    return Offer(key="correct-bushido", fields=(field,), closed=closed, standing=True)


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
CORRECT_HAND = Deed("correct-hand", _offer_hand, _hand)
CORRECT_DECK = Deed("correct-deck", _offer_deck, _deck)
CORRECT_TURN = Deed("correct-turn", _offer_turn, _turn)
CORRECT_LAID = Deed("correct-laid", _offer_laid, _laid)
CORRECT_BUSHIDO = Deed("correct-bushido", _offer_bushido, _bushido)
