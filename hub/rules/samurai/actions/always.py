"""What can be done at any time: the deck's end, leaving, time, dealing again, and corrections."""

from functools import lru_cache

from hub.rules.box.cards import DECK_SIZE
from hub.rules.box.characters import CHARACTERS, NAMES
from hub.rules.cardplay import corrections
from hub.rules.cardplay.always import is_running, leave_action
from hub.rules.cardplay.box_size import cards_correction
from hub.rules.cardplay.card_source import Source
from hub.rules.cardplay.character_correction import character_correction
from hub.rules.cardplay.coming_back import come_back
from hub.rules.cardplay.deck_question import deck_end
from hub.rules.cardplay.early_stop import STOP_EARLY
from hub.rules.cardplay.laid_correction import hand_sources, laid_correction
from hub.rules.cardplay.ring import clockwise
from hub.rules.cardplay.ring_follows import none_left
from hub.rules.cardplay.seat_order import SWAP_PLACES
from hub.rules.cardplay.turn_correction import turn_correction
from hub.rules.contract.action import Action, Actions
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.form import Choice, FieldValue, Offer, OneOf, choices_of
from hub.rules.samurai.damage import end_deck, judge
from hub.rules.samurai.events.cards import LaidCorrected
from hub.rules.samurai.events.game_end import SeatReturned, TimeCalled, TimeRecalled
from hub.rules.samurai.events.tokens import CharacterCorrected, HonorCorrected, ResilienceCorrected
from hub.rules.samurai.flow import FLOW, steps
from hub.rules.samurai.resolution import leave
from hub.rules.samurai.state import State, Transaction
from hub.rules.swordplay.bushido import BushidoCorrected
from hub.rules.swordplay.corrections import bushido_correction, changed_card, laid_changes


def _time_call(key: str, called: Event, *, was_called: bool) -> Action[State]:
    """A tournament's round is over, or is not after all; the turn in progress is finished."""

    def offer(state: State, actor: Actor) -> Offer | None:
        # A game that is being counted is over all the same.
        if not is_running(state) or state.is_last_turn is not was_called:
            return None
        return Offer(key=key, standing=True)

    return Action(key, offer, lambda tx, actor, values: tx.emit(called), standing=True)


def _changes(state: State, seat: int) -> tuple[Choice, ...]:
    everywhere = tuple([card for each in state.seats for card in each.laid])
    return laid_changes(state, state.seats[seat].laid, everywhere)


def _laid(tx: Transaction, seat: int, change: str, source: Source) -> None:
    card, lies_there = changed_card(tx.state, tx.state.seats[seat].laid, change)
    tx.emit(LaidCorrected(seat=seat, card=card, lies_there=lies_there, source=source))


_IN_PLAY = choices_of(("in-play",))


def _bushido_fields(state: State, actor: Actor) -> tuple[OneOf, ...] | None:
    """Before whom it lies; out of play after all, if it is in play.

    A seat says so of itself, unless its player has left.
    """
    at = state.bushido_at
    here = tuple([seat for seat in range(state.players) if not state.seats[seat].left])
    if state.hub_holds_cards:
        gone = ("discards",) if at >= 0 else ()
        return (OneOf(name="place", of="seat", choices=choices_of((*here, *gone))),)
    places: tuple[int | str, ...] = here
    if actor.kind == "seat" and at != actor.seat:
        if actor.seat not in here:
            return None
        places = (actor.seat,)
    elif at >= 0:
        places = (*[seat for seat in here if seat != at], "out-of-play")
    # Whose hand it was in, likeliest first: that of whoever has the turn.
    order = (state.turn, *clockwise(state, state.turn))
    return _with_source(at, places, tuple([seat for seat in order if seat in here]))


@lru_cache(maxsize=256)
def _with_source(
    at: int, places: tuple[int | str, ...], hands: tuple[int, ...]
) -> tuple[OneOf, ...]:
    """What was or goes out of play was or goes somewhere."""
    sources = hand_sources(choices_of(hands))
    source = OneOf(name="source", of="seat", choices=sources)
    if at >= 0:
        by = {"out-of-play": sources}
        source = OneOf(name="source", of="seat", choices=_IN_PLAY, given=("place",), by=by)
    return (OneOf(name="place", of="seat", choices=choices_of(places)), source)


def _seat_of(state: State, place: FieldValue) -> int:
    return place if isinstance(place, int) else -1


def _bushido(state: State, place: FieldValue, card: str, source: Source) -> BushidoCorrected:
    return BushidoCorrected(seat=_seat_of(state, place), card=card, source=source)


DECK_END = deck_end(end_deck, none_left("honor"))
LEAVE = leave_action(leave, "honor", FLOW)
TIME_UP = _time_call("time-up", TimeCalled(), was_called=False)
TIME_ON = _time_call("time-on", TimeRecalled(), was_called=True)
CORRECT_BUSHIDO = bushido_correction("correct-bushido", _bushido_fields, _bushido, _seat_of)
OWN_ROW: Actions[State] = (
    corrections.box_correction(HonorCorrected, judge),
    # The box holds more resilience than seven players can have, so the heap is no limit; and
    # nobody of three wins by standing alone.
    corrections.life_correction(
        ResilienceCorrected, lambda seat: CHARACTERS[seat.character], judge, fewest=3
    ),
    corrections.CORRECT_HAND,
    laid_correction(_changes, _laid),
    come_back(SeatReturned, "honor"),
    character_correction(CharacterCorrected, lambda state: NAMES, CHARACTERS.__getitem__),
)
HOST_ROW: Actions[State] = (
    STOP_EARLY,
    SWAP_PLACES,
    corrections.deck_correction(),
    cards_correction(lambda state: DECK_SIZE),
    turn_correction(corrections.here, steps),
    CORRECT_BUSHIDO,
)
