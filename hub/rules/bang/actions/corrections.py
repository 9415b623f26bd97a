"""Corrections of this game's tokens and open cards, and of the deck beneath them."""

from collections import Counter
from functools import lru_cache

from hub.rules.bang.cards import GEAR, IN_PLAY, KINDS, OTHER, WEAPONS, weapon_among
from hub.rules.bang.characters import LIFE
from hub.rules.bang.events.cards import LaidCorrected
from hub.rules.bang.events.tokens import (
    CharacterCorrected,
    LifeCorrected,
    ReputationCorrected,
    SeatReturned,
)
from hub.rules.bang.events.turns import DeckCorrected
from hub.rules.bang.flow import steps
from hub.rules.bang.opening import cast_of
from hub.rules.bang.resolution import check_laid_late
from hub.rules.bang.roles import SHERIFF
from hub.rules.bang.score import judge
from hub.rules.bang.state import State, Transaction
from hub.rules.cardplay import corrections
from hub.rules.cardplay.box_size import cards_correction
from hub.rules.cardplay.card_source import Source
from hub.rules.cardplay.character_correction import character_correction
from hub.rules.cardplay.coming_back import come_back
from hub.rules.cardplay.laid_correction import change_choices, has_any, laid_correction
from hub.rules.cardplay.turn_correction import turn_correction
from hub.rules.contract.action import Action
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice


def _may_correct(state: State, actor: Actor) -> bool:
    has_left = actor.kind == "seat" and state.seats[actor.seat].left
    return corrections.may_correct(state, actor) and not has_left


def _changes(state: State, at: int) -> tuple[Choice, ...]:
    """Any kind may lie there; what the rules or the box do not know is noted."""
    seat = state.seats[at]
    laid = tuple([other.laid for other in state.seats])
    more = _kinds(state) if has_any(state) else ()
    return _noted(more, laid, at, is_sheriff=seat.role == SHERIFF)


@lru_cache(maxsize=256)
def _noted(
    more: tuple[str, ...], laid: tuple[tuple[str, ...], ...], at: int, *, is_sheriff: bool
) -> tuple[Choice, ...]:
    """What lies before each seat says it all: most moves leave that as it was."""
    lie = Counter(card for cards in laid for card in cards)
    odd = tuple(note for kind in more for note in _odd(kind, lie, laid[at], is_sheriff))
    return change_choices(more, tuple(dict.fromkeys(laid[at])), odd)


def _kinds(state: State) -> tuple[str, ...]:
    """What can lie in play with this table's box."""
    if state.options.box == "dodge-city":
        return IN_PLAY
    return (*GEAR, "jail", "dynamite")


def _odd(
    kind: str, lie: Counter[str], here: tuple[str, ...], is_sheriff: bool
) -> tuple[tuple[str, str, int], ...]:
    """All of a kind lie open; or another of its name, a weapon, or a Jail before the Sheriff."""
    copies = KINDS[kind].copies
    if lie[kind] >= copies:
        return ((kind, "all-open", copies),)
    is_second = kind in here or (kind in WEAPONS and weapon_among(here) in WEAPONS)
    is_against = kind != OTHER and is_second
    if is_against or (kind == "jail" and is_sheriff):
        return ((kind, "against-rules", 1),)
    return ()


def _laid(tx: Transaction, seat: int, change: str, source: Source) -> None:
    card, lies_there = change[1:], change[0] == "+"
    tx.emit(LaidCorrected(seat=seat, card=card, lies_there=lies_there, source=source))
    if lies_there:
        check_laid_late(tx, seat, card)


CORRECT_REPUTATION: Action[State] = corrections.box_correction(
    ReputationCorrected, judge, _may_correct
)
CORRECT_LIFE: Action[State] = corrections.life_correction(
    LifeCorrected, lambda seat: seat.full, judge
)
CORRECT_DECK = corrections.deck_correction(DeckCorrected, starts_open=True)
CORRECT_CARDS = cards_correction(lambda state: state.options.deck, DeckCorrected)
CORRECT_TURN: Action[State] = turn_correction(corrections.here, steps)
CORRECT_LAID: Action[State] = laid_correction(_changes, _laid)
CORRECT_CHARACTER: Action[State] = character_correction(
    CharacterCorrected, cast_of, LIFE.__getitem__
)
COME_BACK: Action[State] = come_back(SeatReturned, "reputation")
