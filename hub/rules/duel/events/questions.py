"""Questions of this game; how they are answered and closed is every card game's."""

from hub.rules.cardplay.questions import asked
from hub.rules.contract.event import SILENT, Event
from hub.rules.duel.question import Question
from hub.rules.duel.state import State


class Asked(Event, tag="asked"):
    """A question lies on top of whatever was going on."""

    tells = SILENT

    question: Question

    def evolve(self, state: State) -> State:
        return asked(state, self.question)
