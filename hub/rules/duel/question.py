"""A question to one or both players, with the facts it is about."""

from hub.rules.cardplay import questions
from hub.rules.cardplay.questions import CardQuestion


class Question(CardQuestion, tag="question"):
    """`characters` are those that a card would do its wounds to, each of them.

    `parts` is what a weapon's wounds are made of; both were settled when the card was played.
    """

    characters: tuple[str, ...] = ()
    parts: dict[str, int] = {}


class Asked(questions.QuestionAsked, tag="asked"):
    """A question of this game lies on top of whatever was going on."""

    question: Question
