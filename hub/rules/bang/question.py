"""A question to one or more seats, with the facts it is about."""

from hub.rules.contract.frame import OpenQuestion


class Question(OpenQuestion, tag="question"):
    """`by` is whose card asks, `card` that card, `wounds` what it would do to the asked.

    `needed` is how many Missed! it takes, `tries` how many Barrels were tried. In a Duel `played`
    counts the BANG! of the one who was challenged. Of a round whose answers fall one after the
    other, `opened` are the seats whose answers have been turned over.
    """

    by: int = -1
    card: str = ""
    wounds: int = 0
    needed: int = 1
    tries: int = 0
    played: int = 0
    opened: tuple[int, ...] = ()
