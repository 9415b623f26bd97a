"""A hub's profile: its name and language, as its first host chose them, and where that is kept."""

from typing import Literal, Protocol

from hub.rules.contract.value import Value

Language = Literal["", "en", "it"]


class Profile(Value):
    """`name` is empty as long as nobody chose one. `language` is what the table screens speak,
    unless somebody chose otherwise on one; empty: what its browser asks for.
    """

    name: str = ""
    language: Language = ""


class ProfileStore(Protocol):
    """The port behind which a hub's profile is kept."""

    def get(self) -> Profile: ...

    def put(self, profile: Profile) -> None: ...
