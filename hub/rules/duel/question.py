"""A question to one or both players, with the facts it is about."""

from hub.rules.contract.frame import OpenQuestion


class Question(OpenQuestion, tag="question"):
    """`by` is whose card asks, `card` that card, `wounds` what it would do to each character.

    `characters` are those it would do it to, and `parts` what a weapon's wounds are made of;
    both were settled when the card was played.
    """

    by: int = -1
    card: str = ""
    wounds: int = 0
    characters: tuple[str, ...] = ()
    parts: dict[str, int] = {}
