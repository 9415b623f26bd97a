"""The duel's end."""

from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.view import Line, line
from hub.rules.duel.state import Ending, State


class GameEnded(Event, tag="game-ended"):
    """The duel is decided; whatever was asked closes unseen."""

    ending: Ending

    def evolve(self, state: State) -> State:
        return replace(state, ending=self.ending, frames=(), choosing=())

    def seen_by(self, viewer: Actor) -> Line | None:
        return line(f"ended-{self.ending.reason}", seat=self.ending.winner)
