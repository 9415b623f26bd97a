"""How a tournament is to be played: the level of its tables, and what it has leave to change."""

from typing import Annotated, Literal

import msgspec

from hub.rules.contract.name import JOINER, LONGEST_NAME
from hub.rules.contract.value import Value
from hub.rules.tournament.format import FEWEST, MOST

Level = Literal["tokens", "companion", "cards"]
# What the referee has leave to set anew while it is played.
Dispensation = Literal["rounds", "finalists", "minutes", "length", "mixing", "prizes"]
LEVELS: tuple[str, ...] = ("tokens", "companion", "cards")

MOST_ROUNDS = 12
# Older lists have longer names than a table takes, and signs in them that it does not.
_LONGEST_EVER = 40


class Options(Value):
    """`players` is how many may enter; `entries` are the names of those who have.

    `rounds` 0 is the usual number; another one, eight finalists and minutes are dispensations.
    `minutes` is a round's time limit, `length` the whole tournament's; 0: none. `mixing` avoids
    seating the same people together again, `prizes` shows the page's prizes at the end.
    """

    players: Annotated[int, msgspec.Meta(ge=FEWEST, le=MOST)] = MOST
    level: Level = "companion"
    entries: tuple[str, ...] = ()
    rounds: Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)] = 0
    finalists: Literal[4, 8] = 4
    minutes: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    length: Annotated[int, msgspec.Meta(ge=0, le=6000)] = 0
    mixing: bool = False
    prizes: bool = False

    def __post_init__(self) -> None:
        # Decoding checks the rest of this; what is built in Python is checked here.
        if not FEWEST <= self.players <= MOST or len(self.entries) > self.players:
            raise ValueError(f"a tournament is for {FEWEST} to {MOST} players")
        if self.level not in LEVELS:
            raise ValueError(f"level is one of {', '.join(LEVELS)}")
        if not all(map(_was_name, self.entries)):
            raise ValueError(f"a name has 1 to {LONGEST_NAME} letters")


def _was_name(name: str) -> bool:
    """Whether it has ever been taken for one. What is one today `clean_name` says."""
    return 1 <= len(name.strip()) <= _LONGEST_EVER and name.replace(JOINER, "").isprintable()
