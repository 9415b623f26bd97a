"""The end of a game: what lies about is discarded, and the Daimyo are counted."""

from hub.rules.box.cards import count
from hub.rules.cardplay.questions import AnswersRefused, CardQuestion, ask
from hub.rules.cardplay.ring import Ending
from hub.rules.cardplay.ring_events import GameEnded
from hub.rules.cardplay.turn_events import Settled
from hub.rules.samurai.events.game_end import DaimyoCounted
from hub.rules.samurai.state import State, Transaction

DAIMYO_IN_THE_BOX = 3


def most_daimyo(state: State, at: int) -> int:
    """How many a seat can hold, as far as its cards are counted."""
    hand = state.seats[at].hand
    return DAIMYO_IN_THE_BOX if hand < 0 else min(hand, DAIMYO_IN_THE_BOX)


def finish(tx: Transaction, ending: Ending) -> None:
    """Close everything. The hub counts the Daimyo it knows; otherwise the players say."""
    if tx.state.aside:
        tx.emit(Settled())
    tx.emit(GameEnded(ending=ending))
    if tx.state.hub_holds_cards:
        counts = tuple(count("daimyo", seat.cards) for seat in tx.state.seats)
        tx.emit(DaimyoCounted(counts=counts))
        return
    asked = tuple(i for i, seat in enumerate(tx.state.seats) if seat.hand and not seat.left)
    if asked:
        ask(tx, "daimyo", asked)
    else:
        tx.emit(DaimyoCounted(counts=(0,) * tx.state.players))


def count_daimyo(tx: Transaction, question: CardQuestion) -> None:
    """Everyone's word, together; more than there are in the box and all are asked again."""
    said = {answer.seat: int(answer.say) for answer in question.answers}
    if sum(said.values()) > DAIMYO_IN_THE_BOX:
        tx.emit(AnswersRefused(key="daimyo"))
        return
    counts = tuple(said.get(seat, 0) for seat in range(tx.state.players))
    tx.emit(DaimyoCounted(counts=counts))
