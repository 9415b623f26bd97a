"""Questions and the steps of a turn: what is asked, answered, closed, done."""

from hub.rules.contract.event import Event
from hub.rules.contract.frame import Answer, Queue
from hub.rules.contract.view import Line, line
from hub.rules.contract.who import Who
from hub.rules.samurai.question import Question
from hub.rules.samurai.state import Frame, State, replace


class Asked(Event, tag="asked"):
    """A question lies on top of whatever was going on."""

    question: Question

    def evolve(self, state: State) -> State:
        frames = (*state.frames, self.question)
        return replace(state, frames=frames, questions=self.question.question)

    def witness(self, viewer: Who) -> Line | None:
        return None


class Answered(Event, tag="answered"):
    """One seat's answer, sealed: nobody hears what it was before the round closes."""

    answer: Answer

    def evolve(self, state: State) -> State:
        top = _question(state)
        return _on_top(state, replace(top, answers=(*top.answers, self.answer)))

    def witness(self, viewer: Who) -> Line | None:
        return line("answered", seat=self.answer.seat)


class AnswerTakenBack(Event, tag="answer-taken-back"):
    """A seat thinks again before the round closes."""

    seat: int

    def evolve(self, state: State) -> State:
        top = _question(state)
        answers = tuple(answer for answer in top.answers if answer.seat != self.seat)
        return _on_top(state, replace(top, answers=answers))

    def witness(self, viewer: Who) -> Line | None:
        return line("answer-taken-back", seat=self.seat)


class AnswersRefused(Event, tag="answers-refused"):
    """The answers do not add up as a whole: everyone is asked again, nobody is named."""

    key: str

    def evolve(self, state: State) -> State:
        question = state.questions + 1
        again = replace(_question(state), answers=(), question=question)
        return replace(_on_top(state, again), questions=question)

    def witness(self, viewer: Who) -> Line | None:
        return line(f"{self.key}-refused")


class Closed(Event, tag="closed"):
    """The question on top is settled."""

    def evolve(self, state: State) -> State:
        return replace(state, frames=state.frames[:-1])

    def witness(self, viewer: Who) -> Line | None:
        return None


class StepTaken(Event, tag="step-taken"):
    """A step is done; with its last step a queue is gone."""

    step: str

    def evolve(self, state: State) -> State:
        frames = state.frames
        at = max(i for i, frame in enumerate(frames) if is_at(frame, self.step))
        queue = frames[at]
        assert type(queue) is Queue
        rest = (replace(queue, steps=queue.steps[1:]),) if len(queue.steps) > 1 else ()
        return replace(state, frames=frames[:at] + rest + frames[at + 1 :])

    def witness(self, viewer: Who) -> Line | None:
        return None


def is_at(frame: Frame, step: str) -> bool:
    return type(frame) is Queue and frame.steps[0] == step


def _question(state: State) -> Question:
    top = state.question
    assert top is not None
    return top


def _on_top(state: State, question: Question) -> State:
    return replace(state, frames=(*state.frames[:-1], question))
