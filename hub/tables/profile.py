"""A hub's profile: its name and its language, as its first host chose them."""

from typing import Literal

from hub.rules.contract.value import Value

Language = Literal["", "en", "it"]


class Profile(Value):
    """`name` is empty as long as nobody chose one. `language` is what the table screens speak,
    unless somebody chose otherwise on one; empty: what its browser asks for.
    """

    name: str = ""
    language: Language = ""
