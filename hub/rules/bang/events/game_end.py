"""The deck's end."""

from hub.rules.bang.state import State
from hub.rules.cardplay.card_transfers import of_each, shuffled
from hub.rules.cardplay.questions import replace
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Transfers


class DeckEnded(Event, tag="deck-ended"):
    """The discards are the new deck, and everyone discards one reputation.

    `deck` is the new deck's size, nothing at the Tokens level. When the table says it, the hub's
    count is set straight with it.
    """

    tells = story("deck-ended", count="deck")

    deck: int

    def evolve(self, state: State) -> State:
        return replace(
            state,
            seats=tuple(replace(seat, reputation=seat.reputation - 1) for seat in state.seats),
            box=state.box + len(state.seats),
            deck=self.deck,
            discards=(),
            below=0,
            deck_ended_in=state.turns,
        )

    def moved(self, state: State) -> Transfers:
        return (*shuffled(state), *of_each("reputation", (-1,) * len(state.seats), "box"))
