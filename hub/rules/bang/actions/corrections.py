"""Corrections of this game's tokens and open cards, and of the deck beneath them."""

from hub.rules.bang.cards import GEAR, IN_PLAY, OTHER, WEAPONS, weapon_among
from hub.rules.bang.events.tokens import LifeCorrected, ReputationCorrected
from hub.rules.bang.events.turns import DeckCorrected
from hub.rules.bang.roles import SHERIFF
from hub.rules.bang.score import judge
from hub.rules.bang.state import Seat, State, Transaction
from hub.rules.cardplay import corrections
from hub.rules.cardplay.box_size import cards_correction
from hub.rules.cardplay.card_state import UNSEEN
from hub.rules.cardplay.ring_events import LaidCorrected
from hub.rules.contract.action import Action
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice


def _may_correct(state: State, actor: Actor) -> bool:
    has_left = actor.kind == "seat" and state.seats[actor.seat].left
    return corrections.may_correct(state, actor) and not has_left


def _changes(state: State, at: int) -> tuple[Choice, ...]:
    seat = state.seats[at]
    more = tuple(kind for kind in _kinds(state) if _may_lie(state, seat, kind))
    return corrections.change_choices(more, tuple(dict.fromkeys(seat.laid)))


def _kinds(state: State) -> tuple[str, ...]:
    """What can lie in play with this table's box."""
    if state.options.box == "dodge-city":
        return IN_PLAY
    return (*GEAR, "jail", "dynamite")


def _may_lie(state: State, seat: Seat, kind: str) -> bool:
    """One of each name, one weapon, no Jail before the Sheriff; and it was a discard till now."""
    if kind not in state.discards and UNSEEN not in state.discards:
        return False
    if kind == OTHER:
        return True
    if kind in WEAPONS and weapon_among(seat.laid) in WEAPONS:
        return False
    return kind not in seat.laid and not (kind == "jail" and seat.role == SHERIFF)


def _laid(tx: Transaction, seat: int, change: str) -> None:
    tx.emit(LaidCorrected(seat=seat, card=change[1:], lies_there=change[0] == "+"))


CORRECT_REPUTATION: Action[State] = corrections.box_correction(
    ReputationCorrected, judge, _may_correct
)
CORRECT_LIFE: Action[State] = corrections.life_correction(
    LifeCorrected, lambda seat: seat.full, judge
)
CORRECT_DECK = corrections.deck_correction(DeckCorrected, starts_open=True)
CORRECT_CARDS = cards_correction(lambda state: state.options.deck, DeckCorrected)
CORRECT_LAID: Action[State] = corrections.laid_correction(_changes, _laid)
