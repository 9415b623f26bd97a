"""A question to one or more seats, with the facts it is about."""

from typing import Self

from hub.rules.cardplay import questions
from hub.rules.cardplay.questions import CardQuestion, on_top, replace, top_question
from hub.rules.contract.event import SILENT, Event

# The answer of a card that lies in play before who is asked, and serves as a Missed!.
FROM_PLAY = "missed-in-play"


class Question(CardQuestion, tag="question"):
    """`needed` is how many Missed! it takes, `tries` how many Barrels were tried.

    In a Duel `played` counts the BANG! of the one who was challenged. Of a round whose answers
    fall one after the other, `opened` are the seats whose answers have been turned over. `laid`
    is what lay before a seat when the card was played, where it was set straight since.
    """

    needed: int = 1
    tries: int = 0
    played: int = 0
    opened: tuple[int, ...] = ()
    laid: tuple[tuple[int, tuple[str, ...]], ...] = ()

    def judged(self, wounds: int, parts: dict[str, int]) -> Self:
        return replace(super().judged(wounds, parts), laid=())

    def laid_then(self, seat: int, now: tuple[str, ...]) -> tuple[str, ...]:
        """The cards before a seat that count for this, of which it has these `now`."""
        return dict(self.laid).get(seat, now)


class Asked(questions.QuestionAsked, tag="asked"):
    """A question of this game lies on top of whatever was going on."""

    question: Question


class AnswerOpened(Event, tag="answer-opened"):
    """The next sealed answer of a round is turned over; what follows from it says what it was."""

    tells = SILENT

    seat: int

    def evolve(self, state: questions.S) -> questions.S:
        top = top_question(state)
        return on_top(state, replace(top, opened=(*top.opened, self.seat)))
