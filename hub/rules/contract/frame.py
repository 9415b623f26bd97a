"""What a state is in the middle of: seats asked together, or steps still to come.

A game extends an OpenQuestion with the facts its questions are about.
"""

from typing import final

from hub.rules.contract.value import Value


class Answer(Value):
    """What one seat said; sealed until its question closes."""

    seat: int
    say: str
    card: str = ""


class OpenQuestion(Value, tag="round"):
    """Seats asked at the same time. Answers stay sealed until all of them are in."""

    question: int
    key: str
    asked: tuple[int, ...]
    answers: tuple[Answer, ...] = ()

    @property
    def awaited(self) -> tuple[int, ...]:
        if not self.answers:
            return self.asked
        given = [answer.seat for answer in self.answers]
        return tuple([seat for seat in self.asked if seat not in given])

    def answer_of(self, seat: int) -> Answer | None:
        for answer in self.answers:
            if answer.seat == seat:
                return answer
        return None


@final
class PendingSteps(Value, tag="queue"):
    """Steps not yet taken, the current one first; `seat` is the one they concern."""

    question: int
    steps: tuple[str, ...]
    seat: int = -1
