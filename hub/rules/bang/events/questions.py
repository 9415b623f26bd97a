"""Questions of this game, and answers that are turned over one after the other."""

from hub.rules.bang.question import Question
from hub.rules.bang.state import State, replace
from hub.rules.cardplay.questions import asked, on_top, top_question
from hub.rules.contract.event import SILENT, Event


class Asked(Event, tag="asked"):
    """A question lies on top of whatever was going on."""

    tells = SILENT

    question: Question

    def evolve(self, state: State) -> State:
        return asked(state, self.question)


class AnswerOpened(Event, tag="answer-opened"):
    """The next sealed answer of a round is turned over; what follows from it says what it was."""

    tells = SILENT

    seat: int

    def evolve(self, state: State) -> State:
        top = top_question(state)
        return on_top(state, replace(top, opened=(*top.opened, self.seat)))
