"""A question to one or more seats, with the facts it is about."""

from hub.rules.cardplay import questions
from hub.rules.cardplay.questions import CardQuestion, on_top, replace, top_question
from hub.rules.contract.event import SILENT, Event

# The answer of a card that lies in play before who is asked, and serves as a Missed!.
FROM_PLAY = "missed-in-play"


class Question(CardQuestion, tag="question"):
    """`needed` is how many Missed! it takes, `tries` how many Barrels were tried.

    In a Duel `played` counts the BANG! of the one who was challenged. Of a round whose answers
    fall one after the other, `opened` are the seats whose answers have been turned over.
    """

    needed: int = 1
    tries: int = 0
    played: int = 0
    opened: tuple[int, ...] = ()


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
