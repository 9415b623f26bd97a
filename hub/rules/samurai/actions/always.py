"""What can be done at any time: the deck's end, leaving, time, dealing again, and corrections."""

from hub.rules.box.cards import DECK_SIZE
from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay import corrections
from hub.rules.cardplay.always import deck_end, is_running, leave_action
from hub.rules.cardplay.box_size import cards_correction
from hub.rules.contract.action import Action, Actions
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.samurai.damage import end_deck, judge
from hub.rules.samurai.events.cards import LaidCorrected
from hub.rules.samurai.events.game_end import TimeCalled, TimeRecalled
from hub.rules.samurai.events.tokens import HonorCorrected, ResilienceCorrected
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

    return Action(key, offer, lambda tx, actor, values: tx.emit(called))


def _changes(state: State, seat: int) -> tuple[Choice, ...]:
    everywhere = tuple([card for each in state.seats for card in each.laid])
    return laid_changes(state, state.seats[seat].laid, everywhere)


def _laid(tx: Transaction, seat: int, change: str) -> None:
    card, lies_there = changed_card(tx.state, tx.state.seats[seat].laid, change)
    tx.emit(LaidCorrected(seat=seat, card=card, lies_there=lies_there))


def _bushido_field(state: State) -> OneOf:
    """Before whom it lies; out of play after all, if it is in play."""
    gone = (Choice(value="discards"),) if state.bushido_at >= 0 else ()
    return OneOf(name="place", of="seat", choices=corrections.here(state) + gone)


DECK_END = deck_end(end_deck)
LEAVE = leave_action(leave)
TIME_UP = _time_call("time-up", TimeCalled(), was_called=False)
TIME_ON = _time_call("time-on", TimeRecalled(), was_called=True)
OWN_TOKENS: Actions[State] = (
    corrections.box_correction(HonorCorrected, judge),
    # The box holds more resilience than seven players can have, so the heap is no limit; and
    # nobody of three wins by standing alone.
    corrections.life_correction(
        ResilienceCorrected, lambda seat: CHARACTERS[seat.character], judge, fewest=3
    ),
    corrections.CORRECT_HAND,
)
HOST_ROW: Actions[State] = (
    corrections.laid_correction(_changes, _laid),
    corrections.deck_correction(),
    cards_correction(lambda state: DECK_SIZE),
    corrections.CORRECT_TURN,
    bushido_correction(
        _bushido_field,
        lambda state, place, card: BushidoCorrected(
            seat=place if isinstance(place, int) else -1, card=card
        ),
    ),
)
