"""Questions of this game; how they are answered and closed is every card game's."""

from hub.rules.cardplay.questions import asked
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.view import Line
from hub.rules.duel.question import Question
from hub.rules.duel.state import State


class Asked(Event, tag="asked"):
    """A question lies on top of whatever was going on."""

    question: Question

    def evolve(self, state: State) -> State:
        return asked(state, self.question)

    def seen_by(self, viewer: Actor) -> Line | None:
        return None
