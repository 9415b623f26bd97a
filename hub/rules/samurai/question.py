"""A question to one or more seats, with the facts it is about."""

from hub.rules.contract.frame import OpenQuestion


class Question(OpenQuestion, tag="question"):
    """`by` is whose card asks, `card` that card, `wounds` what it would do to the asked."""

    by: int = -1
    card: str = ""
    wounds: int = 0
