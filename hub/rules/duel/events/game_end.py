"""The deck's end and the duel's."""

from hub.rules.box.cards import Card
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line
from hub.rules.duel.state import Ending, State, replace


class DeckEnded(Event, tag="deck-ended"):
    """The discards are the new deck; what it costs the characters is told after it.

    `deck` is the new deck's size, `order` its cards at the Cards level; at the Tokens level
    both are empty. When the table says it, the hub's count is set straight with it.
    """

    tells = story("deck-ended", count="deck")

    deck: int
    order: tuple[Card, ...] = ()

    def evolve(self, state: State) -> State:
        return replace(
            state,
            deck=self.deck,
            order=self.order,
            discards=(),
            shuffles=state.shuffles + 1,
            deck_ended_in=state.turns,
        )


class GameEnded(Event, tag="game-ended"):
    """The duel is decided; whatever was asked closes unseen."""

    ending: Ending

    def evolve(self, state: State) -> State:
        return replace(state, ending=self.ending, frames=(), choosing=())

    def seen_by(self, viewer: Actor) -> Line | None:
        return line(f"ended-{self.ending.reason}", seat=self.ending.winner)
