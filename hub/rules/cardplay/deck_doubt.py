"""Whether the deck is out: a count is no proof of it, so people are asked and nothing is taken.

Where real cards lie on the table a forgotten tap makes the count wrong. So when it comes to nothing
the deck's end is not told by the hub: it notes what would be shuffled, goes on counting as if that
were so, and asks whoever drew the last card. Yes is the deck's end; *not yet* makes the count
unknown, until the next card that leaves the deck asks again.
"""

from hub.rules.contract.value import Value


class DeckDoubt(Value):
    """By the count the deck is out: `seat` took its last card and is asked, by `question`.

    `discards` is what would be the new deck: so many of those that lay there then. `spared` are
    those whom its end would have spared at that moment. `turns` had begun till then: who has not
    answered when it is another's turn is not asked alone any more.
    """

    question: int
    seat: int
    discards: int
    spared: tuple[str, ...] = ()
    turns: int = 0
