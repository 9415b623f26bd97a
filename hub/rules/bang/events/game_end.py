"""The deck's end and the game's end."""

from hub.rules.bang.events.card_moves import settled
from hub.rules.bang.state import Ending, State, replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line


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


class GameEnded(Event, tag="game-ended"):
    """The game is over; whatever was asked closes unseen, and what lay aside is discarded."""

    ending: Ending

    def evolve(self, state: State) -> State:
        return replace(settled(state), ending=self.ending, frames=())

    def seen_by(self, viewer: Actor) -> Line | None:
        return line(f"ended-{self.ending.reason}")
