"""Questions and the steps of a turn: the stack of frames, and what is asked, answered, done."""

from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

import msgspec

from hub.rules.contract.actor import Actor
from hub.rules.contract.event import SILENT, Event, story
from hub.rules.contract.frame import Answer, OpenQuestion, PendingSteps
from hub.rules.contract.transaction import Transaction
from hub.rules.contract.value import Value
from hub.rules.contract.view import Line, line

replace = msgspec.structs.replace


class CardQuestion(OpenQuestion, tag="question"):
    """`by` is whose card asks, `card` that card, `wounds` what it would do to the asked.

    `is_amended`: cards in play were set straight since, which it does not heed (open_attack.py).
    """

    by: int = -1
    card: str = ""
    wounds: int = 0
    is_amended: bool = False

    def judged(self, wounds: int, parts: dict[str, int]) -> Self:
        """The same by the cards as they lie now; `parts` is what the wounds are made of."""
        return replace(self, wounds=wounds, is_amended=False)


Q = TypeVar("Q", bound=OpenQuestion)


class QuestionAsked(Event, tag="asked"):
    """A question lies on top of whatever was going on.

    A game whose questions are about more has a type of its own for `question`.
    """

    tells = SILENT

    question: CardQuestion

    def evolve(self, state: "S") -> "S":
        frames = (*state.frames, self.question)
        return replace(state, frames=frames, questions=self.question.question)


class FrameStack(Value, Generic[Q]):
    """A state that is in the middle of something: its frames, the top one last.

    `questions` counts all that were asked, so that no two have the same number. What the game
    asks is of its `question_type`, and told by its `asked_type`.
    """

    question_type: ClassVar[type[CardQuestion]] = CardQuestion
    asked_type: ClassVar[type[QuestionAsked]] = QuestionAsked

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


AnyFrameStack: TypeAlias = FrameStack[Any]
"""Whatever its questions are about."""

S = TypeVar("S", bound=AnyFrameStack)


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
        at = len(frames) - 1
        while not is_at(frames[at], self.step):
            at -= 1
        queue = frames[at]
        assert type(queue) is PendingSteps
        rest = (replace(queue, steps=queue.steps[1:]),) if len(queue.steps) > 1 else ()
        return replace(state, frames=frames[:at] + rest + frames[at + 1 :])


def ask(tx: Transaction[S], key: str, seats: tuple[int, ...], **about: Any) -> None:
    """Put a question to these seats; `about` are the facts that the game's questions have."""
    state = tx.state
    number = state.questions + 1
    question = state.question_type(question=number, key=key, asked=seats, **about)
    tx.emit(state.asked_type(question=question))


def is_at(frame: OpenQuestion | PendingSteps, step: str) -> bool:
    return type(frame) is PendingSteps and frame.steps[0] == step


def top_question(state: FrameStack[Q]) -> Q:
    """The open question, where there must be one."""
    top = state.question
    assert top is not None
    return top


def amended(state: S) -> S:
    """The state after cards in play were set straight: what a card asks says so."""
    top = state.question
    return on_top(state, replace(top, is_amended=True)) if isinstance(top, CardQuestion) else state


def on_top(state: S, question: OpenQuestion) -> S:
    """The state with the question on top replaced."""
    return replace(state, frames=(*state.frames[:-1], question))
