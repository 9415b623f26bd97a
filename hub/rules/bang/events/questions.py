"""Questions of this game, and answers that are turned over one after the other."""

from hub.rules.bang.question import Question
from hub.rules.bang.state import State, replace
from hub.rules.cardplay.questions import asked, on_top, top_question
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.view import Line


class Asked(Event, tag="asked"):
    """A question lies on top of whatever was going on."""

    question: Question

    def evolve(self, state: State) -> State:
        return asked(state, self.question)

    def seen_by(self, viewer: Actor) -> Line | None:
        return None


class AnswerOpened(Event, tag="answer-opened"):
    """The next sealed answer of a round is turned over; what follows from it says what it was."""

    seat: int

    def evolve(self, state: State) -> State:
        top = top_question(state)
        return on_top(state, replace(top, opened=(*top.opened, self.seat)))

    def seen_by(self, viewer: Actor) -> Line | None:
        return None
