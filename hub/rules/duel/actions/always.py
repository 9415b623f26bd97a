"""What can be done at any time: the deck's end, giving up, dealing again, and corrections.

Tokens and cards belong to characters, and there is a Shogun to fall.
"""

from functools import lru_cache

from hub.rules.box.cards import DECK_SIZE
from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.always import MAY_LEAVE, is_running, offer_deck_end
from hub.rules.cardplay.box_size import cards_correction
from hub.rules.cardplay.card_state import Over
from hub.rules.cardplay.corrections import (
    correction,
    deck_correction,
    ending_field,
    may_correct,
    rows,
    set_hand,
    set_turn,
    token_fields,
)
from hub.rules.cardplay.questions import replace
from hub.rules.contract.action import Action, Actions, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Field, FieldValue, Offer, OneOf, SomeOf, counts
from hub.rules.duel.actions.character_fields import SEATS, one_of
from hub.rules.duel.damage import end_deck, fall
from hub.rules.duel.events.cards import BushidoCorrected, LaidCorrected
from hub.rules.duel.events.characters import ActiveCorrected, ResilienceCorrected
from hub.rules.duel.state import Ending, State, Transaction, other
from hub.rules.swordplay.corrections import bushido_correction, changed_card, laid_changes

Fields = tuple[Field, ...]

# A hub that counts no cards cannot know whose active character is harmless for want of them.
_EMPTY = SomeOf(name="empty", of="seat", choices=SEATS, low=0, high=2)


def _offer_deck_end(state: State, actor: Actor) -> Offer | None:
    offer = offer_deck_end(state, actor)
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
    """Anyone in the circle; nothing left means fallen, and with a Shogun the end."""
    if not may_correct(state, actor):
        return None
    sides = [state.sides[seat] for seat in rows(state, actor)]
    now = tuple((name, state.figure(name).resilience) for side in sides for name in side.line)
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
    name = text(values, "character")
    tx.emit(ResilienceCorrected(character=name, resilience=number(values, "value")))
    fall(tx, (name,), "corrected")


def _hand(state: State, actor: Actor) -> Fields | None:
    """Not while something is asked: a card may lie sealed in an answer, which a hand must give."""
    if not state.cards_are_declared:
        return None
    hands = [(seat, state.sides[seat].hand) for seat in rows(state, actor)]
    return token_fields(tuple((seat, hand, hand + max(state.deck - 1, 0)) for seat, hand in hands))


def _turn(state: State, actor: Actor) -> Fields:
    return (OneOf(name="seat", of="seat", choices=SEATS),)


def _names(state: State, actor: Actor) -> Fields:
    """Which character of either side the marker really lies on."""
    return (one_of(state.sides[0].standing + state.sides[1].standing),)


def _active(tx: Transaction, actor: Actor, values: Values) -> None:
    name = text(values, "character")
    tx.emit(ActiveCorrected(seat=tx.state.owner(name), character=name))


def _cards(state: State, actor: Actor) -> Fields | None:
    """Open cards before a character: one more from the discards, or one less to them.

    What an open attack would do was worked out with the cards as they lie.
    """
    if not state.cards_are_counted:
        return None
    everywhere = tuple(card for figure in state.figures for card in figure.laid)
    names = state.sides[0].standing + state.sides[1].standing
    by = {name: laid_changes(state, state.figure(name).laid, everywhere) for name in names}
    names = tuple(name for name in names if by[name])
    if not names:
        return None
    return (one_of(names), OneOf(name="change", of="change", given=("character",), by=by))


def _laid(tx: Transaction, actor: Actor, values: Values) -> None:
    name = text(values, "character")
    laid = tx.state.figure(name).laid
    card, lies_there = changed_card(tx.state, laid, text(values, "change"))
    tx.emit(LaidCorrected(character=name, card=card, lies_there=lies_there))


def _in_circle(state: State) -> OneOf:
    return one_of(state.sides[0].line + state.sides[1].line)


def _bushido(state: State, name: FieldValue, card: str) -> BushidoCorrected:
    name = str(name)
    return BushidoCorrected(seat=state.owner(name), character=name, card=card)


def _in_play(state: State, actor: Actor) -> Fields | None:
    """Out of play after all."""
    return () if state.bushido_at >= 0 else None


def _gone(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(BushidoCorrected(seat=-1, character="", card=tx.state.bushido))


DECK_END = Action("deck-end", _offer_deck_end, _deck_end)
LEAVE = Action("leave", _offer_leave, _leave)
OWN_TOKENS: Actions[State] = (
    Action("correct-resilience", _offer_resilience, _resilience),
    correction("correct-hand", _hand, set_hand),
)
HOST_ROW: Actions[State] = (
    correction("correct-laid", _cards, _laid),
    deck_correction(),
    cards_correction(lambda state: DECK_SIZE),
    correction("correct-turn", _turn, set_turn),
    correction("correct-active", _names, _active),
    bushido_correction(_in_circle, _bushido),
    correction("bushido-gone", _in_play, _gone),
)
