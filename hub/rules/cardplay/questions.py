"""Questions and the steps of a turn: the stack of frames, and what is asked, answered, done."""

from typing import Any, Generic, TypeVar

import msgspec

from hub.rules.contract.actor import Actor
from hub.rules.contract.event import SILENT, Event, story
from hub.rules.contract.frame import Answer, OpenQuestion, PendingSteps
from hub.rules.contract.value import Value
from hub.rules.contract.view import Line, line

replace = msgspec.structs.replace

Q = TypeVar("Q", bound=OpenQuestion)


class FrameStack(Value, Generic[Q]):
    """A state that is in the middle of something: its frames, the top one last.

    `questions` counts all that were asked, so that no two have the same number.
    """

    frames: tuple[Q | PendingSteps, ...] = ()
    questions: int = 0

    @property
    def question(self) -> Q | None:
        """The open question on top, if there is one."""
        top = self.frames[-1] if self.frames else None
        return None if type(top) is PendingSteps else top

    @property
    def leaving(self) -> tuple[int, ...]:
        """Who leaves as soon as the open question is settled."""
        return tuple(
            [
                frame.seat
                for frame in self.frames
                if type(frame) is PendingSteps and "leave" in frame.steps
            ]
        )


S = TypeVar("S", bound=FrameStack[Any])


class Answered(Event, tag="answered"):
    """One seat's answer, sealed: nobody hears what it was before the round closes."""

    answer: Answer

    def evolve(self, state: S) -> S:
        top = top_question(state)
        return on_top(state, replace(top, answers=(*top.answers, self.answer)))

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("answered", seat=self.answer.seat)


class AnswerTakenBack(Event, tag="answer-taken-back"):
    """A seat thinks again before the round closes."""

    tells = story("answer-taken-back", "seat")

    seat: int

    def evolve(self, state: S) -> S:
        top = top_question(state)
        answers = tuple(answer for answer in top.answers if answer.seat != self.seat)
        return on_top(state, replace(top, answers=answers))


class AnswersRefused(Event, tag="answers-refused"):
    """The answers do not add up as a whole: everyone is asked again, nobody is named."""

    key: str

    def evolve(self, state: S) -> S:
        question = state.questions + 1
        again = replace(top_question(state), answers=(), question=question)
        return replace(on_top(state, again), questions=question)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line(f"{self.key}-refused")


class Closed(Event, tag="closed"):
    """The question on top is settled."""

    tells = SILENT

    def evolve(self, state: S) -> S:
        return replace(state, frames=state.frames[:-1])


class StepTaken(Event, tag="step-taken"):
    """A step is done; with its last step a queue is gone."""

    tells = SILENT

    step: str

    def evolve(self, state: S) -> S:
        frames = state.frames
        at = max(i for i, frame in enumerate(frames) if is_at(frame, self.step))
        queue = frames[at]
        assert type(queue) is PendingSteps
        rest = (replace(queue, steps=queue.steps[1:]),) if len(queue.steps) > 1 else ()
        return replace(state, frames=frames[:at] + rest + frames[at + 1 :])


class TurnEnded(Event, tag="turn-ended"):
    """Play passes on; what waits for the end of a question still waits."""

    tells = story("turn-ended", "seat")

    seat: int

    def evolve(self, state: S) -> S:
        return replace(state, frames=state.frames[1:])


class LeaveWaited(Event, tag="leave-waited"):
    """Someone leaves as soon as the open question is settled."""

    tells = story("leave-waited", "seat")

    seat: int

    def evolve(self, state: S) -> S:
        # Below those who said so before: they go first.
        waiting = PendingSteps(question=0, steps=("leave",), seat=self.seat)
        return replace(state, frames=(state.frames[0], waiting, *state.frames[1:]))


def asked(state: S, question: OpenQuestion) -> S:
    """A question lies on top of whatever was going on.

    Of which type it is, each game says: the event that tells it is that game's own.
    """
    return replace(state, frames=(*state.frames, question), questions=question.question)


def is_at(frame: OpenQuestion | PendingSteps, step: str) -> bool:
    return type(frame) is PendingSteps and frame.steps[0] == step


def top_question(state: FrameStack[Q]) -> Q:
    """The open question, where there must be one."""
    top = state.question
    assert top is not None
    return top


def on_top(state: S, question: OpenQuestion) -> S:
    """The state with the question on top replaced."""
    return replace(state, frames=(*state.frames[:-1], question))
