"""Corrections: the cards and tokens on the table are always right.

A player sets their own tokens and hand straight, the host anything.
What would end the duel says so and asks.
"""

from functools import lru_cache

from hub.rules.box.cards import KINDS, PROPERTIES, UNSEEN, Card, count, find
from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.correcting import change_choices, deck_offer, ending_field, turn_offer
from hub.rules.cardplay.deed import Deed, Values, number, text
from hub.rules.cardplay.standing import is_running, while_asked
from hub.rules.contract.form import Choice, Offer, OneOf, counts
from hub.rules.contract.who import Who
from hub.rules.duel.deeds.naming import SEATS, one_of
from hub.rules.duel.events import (
    ActiveCorrected,
    BushidoCorrected,
    DeckCorrected,
    HandCorrected,
    LaidCorrected,
    ResilienceCorrected,
    TurnCorrected,
)
from hub.rules.duel.harm import fall
from hub.rules.duel.state import State
from hub.rules.duel.telling import Tale


def _rows(who: Who) -> tuple[int, ...]:
    """The seats this actor may set straight."""
    return (who.seat,) if who.kind == "seat" else (0, 1)


def _offer_resilience(state: State, who: Who) -> Offer | None:
    """Anyone in the circle; nothing left means fallen, and with a Shogun the end."""
    if not is_running(state) or (state.is_judged and who.kind == "seat"):
        return None
    sides = [state.sides[seat] for seat in _rows(who)]
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


def _resilience(tale: Tale, who: Who, values: Values) -> None:
    name = text(values, "character")
    tale.tell(ResilienceCorrected(character=name, resilience=number(values, "value")))
    fall(tale, (name,), "corrected")


def _offer_hand(state: State, who: Who) -> Offer | None:
    if state.level != "companion" or not is_running(state):
        return None
    # A card may lie sealed in an answer; a hand that grew too small could not give it.
    closed = while_asked(state)
    seats = _rows(who)
    most = max(state.deck - 1, 0)
    hands = {seat: state.sides[seat].hand for seat in seats}
    by = {str(seat): counts(hand, hand + most) for seat, hand in hands.items()}
    fields = (
        OneOf(name="seat", of="seat", choices=tuple(SEATS[seat] for seat in seats)),
        OneOf(name="value", of="number", given=("seat",), by=by),
    )
    return Offer(key="correct-hand", fields=fields, closed=closed, standing=True)


def _hand(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(HandCorrected(seat=number(values, "seat"), hand=number(values, "value")))


def _offer_deck(state: State, who: Who) -> Offer | None:
    return deck_offer(state, state.deck)


def _deck(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(DeckCorrected(deck=number(values, "count")))


def _offer_turn(state: State, who: Who) -> Offer | None:
    return turn_offer(state, SEATS)


def _turn(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(TurnCorrected(seat=number(values, "seat")))


def _offer_active(state: State, who: Who) -> Offer | None:
    """Which character of either side the marker really lies on."""
    if not is_running(state):
        return None
    closed = while_asked(state)
    field = one_of(state.sides[0].standing + state.sides[1].standing)
    return Offer(key="correct-active", fields=(field,), closed=closed, standing=True)


def _active(tale: Tale, who: Who, values: Values) -> None:
    name = text(values, "character")
    tale.tell(ActiveCorrected(seat=tale.state.owner(name), character=name))


def _offer_laid(state: State, who: Who) -> Offer | None:
    """Open cards before a character: one more from the discards, or one less to them."""
    if not is_running(state) or state.level == "tokens":
        return None
    names = state.sides[0].standing + state.sides[1].standing
    by = {name: _changes(state, name) for name in names}
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


def _changes(state: State, name: str) -> tuple[Choice, ...]:
    lies_hidden = state.level == "companion" and UNSEEN in state.discards
    more = PROPERTIES if lies_hidden else _properties(state.discards)
    more = tuple(kind for kind in more if _laid_of(state, kind) < KINDS[kind].copies)
    return change_choices(more, _properties(state.figure(name).laid))


def _laid_of(state: State, kind: str) -> int:
    """How many of a kind lie before all characters together."""
    return sum(count(kind, figure.laid) for side in state.sides for figure in side.figures)


@lru_cache(maxsize=128)
def _properties(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(kind for kind in PROPERTIES if count(kind, cards))


def _laid(tale: Tale, who: Who, values: Values) -> None:
    state = tale.state
    name, change = text(values, "character"), text(values, "change")
    kind, lies_there = change[1:], change[0] == "+"
    if lies_there:
        card = find(kind, state.discards) if count(kind, state.discards) else kind
    else:
        card = find(kind, state.figure(name).laid)
    tale.tell(LaidCorrected(character=name, card=card, lies_there=lies_there))


def _offer_bushido(state: State, who: Who) -> Offer | None:
    """On whom it really lies, also when nobody had said that it is in play."""
    if not is_running(state) or state.level == "tokens":
        return None
    if state.bushido_at < 0 and not _hidden_bushido(state):
        return None
    closed = while_asked(state)
    field = one_of(state.sides[0].line + state.sides[1].line)
    return Offer(key="correct-bushido", fields=(field,), closed=closed, standing=True)


def _hidden_bushido(state: State) -> Card:
    """A discard that may be the Bushido that lies on the table: one seen, or one unseen."""
    if count("bushido", state.discards):
        return find("bushido", state.discards)
    return "bushido" if state.level == "companion" and UNSEEN in state.discards else ""


def _bushido(tale: Tale, who: Who, values: Values) -> None:
    state, name = tale.state, text(values, "character")
    card = state.bushido if state.bushido_at >= 0 else _hidden_bushido(state)
    tale.tell(BushidoCorrected(seat=state.owner(name), character=name, card=card))


def _offer_gone(state: State, who: Who) -> Offer | None:
    """Out of play after all."""
    if not is_running(state) or state.bushido_at < 0:
        return None
    closed = while_asked(state)
    return Offer(key="bushido-gone", closed=closed, standing=True)


def _gone(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(BushidoCorrected(seat=-1, character="", card=tale.state.bushido))


CORRECT_RESILIENCE = Deed("correct-resilience", _offer_resilience, _resilience)
CORRECT_HAND = Deed("correct-hand", _offer_hand, _hand)
CORRECT_DECK = Deed("correct-deck", _offer_deck, _deck)
CORRECT_TURN = Deed("correct-turn", _offer_turn, _turn)
CORRECT_ACTIVE = Deed("correct-active", _offer_active, _active)
CORRECT_LAID = Deed("correct-laid", _offer_laid, _laid)
CORRECT_BUSHIDO = Deed("correct-bushido", _offer_bushido, _bushido)
BUSHIDO_GONE = Deed("bushido-gone", _offer_gone, _gone)
