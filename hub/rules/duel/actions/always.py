"""What can be done at any time: the deck's end, giving up, dealing again, and corrections.

Tokens and cards belong to characters, and there is a Shogun to fall.
"""

from functools import lru_cache

from hub.rules.box.cards import DECK_SIZE
from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.always import MAY_LEAVE, is_running
from hub.rules.cardplay.box_size import cards_correction
from hub.rules.cardplay.card_source import Source
from hub.rules.cardplay.card_state import Over
from hub.rules.cardplay.corrections import (
    correction,
    deck_correction,
    ending_field,
    hand_limit,
    may_correct,
    rows,
    set_hand,
    token_fields,
)
from hub.rules.cardplay.deck_question import DeckActions, deck_actions, offer_deck_end
from hub.rules.cardplay.laid_correction import (
    hand_sources,
    may_correct_cards,
    own_sources,
    source_now,
    source_of,
)
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.turn_correction import turn_correction
from hub.rules.contract.action import Action, Actions, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Field, FieldValue, Offer, OneOf, SomeOf, choices_of, counts
from hub.rules.contract.refusal import Param
from hub.rules.duel.actions.character_fields import SEATS, one_of
from hub.rules.duel.damage import correct, end_deck
from hub.rules.duel.events.cards import BushidoCorrected, LaidCorrected
from hub.rules.duel.events.characters import ActiveCorrected
from hub.rules.duel.flow import steps
from hub.rules.duel.state import Ending, State, Transaction, other
from hub.rules.swordplay.corrections import bushido_correction, changed_card, laid_changes

Fields = tuple[Field, ...]

# A hub that counts no cards cannot know whose active character is harmless for want of them.
_EMPTY = SomeOf(name="empty", of="seat", choices=SEATS, low=0, high=2)


def _follows(state: State) -> dict[str, Param]:
    """Who would fall by the deck's end, and whether a Shogun is among them."""
    doubts = state.deck_doubts
    spared = doubts[0].spared if doubts else state.spared_by_deck_end
    falling = tuple(
        name
        for side in state.sides
        for name in side.line
        if name not in spared and side.figure(name).resilience == 1
    )
    ends = any(side.shogun in falling for side in state.sides)
    return {"characters": falling, "ends": int(ends)}


def _offer_deck_end(state: State, actor: Actor) -> Offer | None:
    offer = offer_deck_end(state, actor, _follows(state))
    # A button cannot ask: pressed, it says that both have cards.
    asks = not state.cards_are_counted and actor.kind != "panel"
    return replace(offer, fields=(_EMPTY,)) if offer is not None and asks else offer


def _deck_end(tx: Transaction, actor: Actor, values: Values) -> None:
    empty = values.get("empty", ())
    assert not isinstance(empty, str | int)
    sides = tx.state.sides
    end_deck(tx, tuple(sides[seat].active for seat in (0, 1) if seat in empty))


def _offer_leave(state: State, actor: Actor) -> Offer | None:
    return MAY_LEAVE if is_running(state) else None


def _leave(tx: Transaction, actor: Actor, values: Values) -> None:
    """With one of two gone there is no duel: the other has won."""
    raise Over(Ending(reason="left", cause="left", winner=other(actor.seat)))


def _offer_resilience(state: State, actor: Actor) -> Offer | None:
    """Anyone in the circle, and the fallen; nothing left means fallen, with a Shogun the end."""
    if not may_correct(state, actor):
        return None
    sides = [state.sides[seat] for seat in rows(state, actor)]
    names = [name for side in sides for name in (*side.line, *side.fallen)]
    now = tuple((name, state.figure(name).resilience) for name in names)
    return _resilience_offer(now, tuple(side.shogun for side in sides))


@lru_cache(maxsize=128)
def _resilience_offer(now: tuple[tuple[str, int], ...], shoguns: tuple[str, ...]) -> Offer:
    names = tuple(name for name, _ in now)
    by = {name: counts(has, CHARACTERS[name]) for name, has in now}
    fields = (
        one_of(names),
        OneOf(name="value", of="number", given=("character",), by=by),
        ending_field("character", tuple(f"{name}/0" for name in shoguns if name in names)),
    )
    return Offer(key="correct-resilience", fields=fields, standing=True)


def _resilience(tx: Transaction, actor: Actor, values: Values) -> None:
    correct(tx, text(values, "character"), number(values, "value"))


def _hand(state: State, actor: Actor) -> Fields | None:
    """Also while something is asked: an answer is believed, whatever is counted."""
    if not state.cards_are_declared:
        return None
    return token_fields(tuple(hand_limit(state, seat) for seat in rows(state, actor)))


def _names(state: State, actor: Actor) -> Fields:
    """Which character of either side the marker really lies on."""
    return (one_of(state.sides[0].standing + state.sides[1].standing),)


def _active(tx: Transaction, actor: Actor, values: Values) -> None:
    name = text(values, "character")
    tx.emit(ActiveCorrected(seat=tx.state.owner(name), character=name))


def _with_active(state: State, actor: Actor) -> Fields | None:
    """Whose marker really lies on nobody: not named yet, or fallen."""
    seats = tuple(seat for seat in (0, 1) if state.sides[seat].active)
    return (OneOf(name="seat", of="seat", choices=choices_of(seats)),) if seats else None


def _no_active(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(ActiveCorrected(seat=number(values, "seat"), character=""))


# Properties come from one's own hand; nothing brings one to the opponent's.
_SOURCE = OneOf(name="source", of="seat", choices=own_sources())


def _cards(state: State, actor: Actor) -> Fields | None:
    """Open cards before a character: one more, or one less, and where it was or goes.

    What an open attack would do was worked out with the cards as they lay.
    """
    if not may_correct_cards(state, actor):
        return None
    everywhere = tuple(card for figure in state.figures for card in figure.laid)
    names = tuple(name for seat in rows(state, actor) for name in state.sides[seat].standing)
    by = {name: laid_changes(state, state.figure(name).laid, everywhere) for name in names}
    names = tuple(name for name in names if by[name])
    if not names:
        return None
    fields = (one_of(names), OneOf(name="change", of="change", given=("character",), by=by))
    return fields if state.hub_holds_cards else (*fields, _SOURCE)


def _laid(tx: Transaction, actor: Actor, values: Values) -> None:
    state, name = tx.state, text(values, "character")
    card, lies_there = changed_card(state, state.figure(name).laid, text(values, "change"))
    source = source_now(state, source_of(values, state.owner(name)), lies_there=lies_there)
    tx.emit(LaidCorrected(character=name, card=card, lies_there=lies_there, source=source))


def _bushido_fields(state: State, actor: Actor) -> Fields | None:
    """On whom of the circle it lies; a player says so of their own, or of one that they have."""
    own = state.sides[actor.seat].line if actor.kind == "seat" else ()
    is_elsewhere = actor.kind == "seat" and state.bushido_at != actor.seat
    names = own if is_elsewhere else state.sides[0].line + state.sides[1].line
    is_asked = not state.hub_holds_cards and state.bushido_at < 0
    return (one_of(names), _wanderer(state)) if is_asked else (one_of(names),)


def _wanderer(state: State) -> OneOf:
    """Whose hand it was or comes to, likeliest first that of whoever has the turn; or a pile."""
    hands = choices_of((state.turn, other(state.turn)))
    return OneOf(name="source", of="seat", choices=hand_sources(hands))


def _seat_of(state: State, name: FieldValue) -> int:
    return state.owner(str(name))


def _bushido(state: State, name: FieldValue, card: str, source: Source) -> BushidoCorrected:
    seat = _seat_of(state, name)
    return BushidoCorrected(seat=seat, character=str(name), card=card, source=source)


def _in_play(state: State, actor: Actor) -> Fields | None:
    """Out of play after all."""
    is_before = actor.kind != "seat" or state.bushido_at == actor.seat
    if state.bushido_at < 0 or not is_before:
        return None
    return () if state.hub_holds_cards else (_wanderer(state),)


def _gone(state: State, place: FieldValue, card: str, source: Source) -> BushidoCorrected:
    return BushidoCorrected(seat=-1, character="", card=card, source=source)


DECK_END: DeckActions[State] = deck_actions(
    Action("deck-end", _offer_deck_end, _deck_end), _follows
)
LEAVE = Action("leave", _offer_leave, _leave, standing=True)
OWN_ROW: Actions[State] = (
    Action("correct-resilience", _offer_resilience, _resilience, standing=True),
    correction("correct-hand", _hand, set_hand),
    correction("correct-laid", _cards, _laid),
)
BUSHIDO_ROW: Actions[State] = (
    bushido_correction("correct-bushido", _bushido_fields, _bushido, _seat_of),
    bushido_correction("bushido-gone", _in_play, _gone),
)
HOST_ROW: Actions[State] = (
    deck_correction(),
    cards_correction(lambda state: DECK_SIZE),
    turn_correction(lambda state: SEATS, steps),
    correction("correct-active", _names, _active),
    correction("active-gone", _with_active, _no_active),
    *BUSHIDO_ROW,
)
