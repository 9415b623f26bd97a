"""How a tournament is to be played: the level of its tables, and what it has leave to change."""

import unicodedata
from typing import Annotated, Literal

import msgspec

from hub.rules.contract.fact import Fact
from hub.rules.tournament.field import FEWEST, MOST

Level = Literal["tokens", "companion", "cards"]
LEVELS: tuple[str, ...] = ("tokens", "companion", "cards")

MOST_ROUNDS = 12
# As at every table, so that nobody's name is cut there; older lists have longer ones.
LONGEST_NAME = 24
_LONGEST_EVER = 40


class Options(Fact):
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
        if not all(is_name(name, _LONGEST_EVER) for name in self.entries):
            raise ValueError(f"a name has 1 to {LONGEST_NAME} letters")


def likeness(name: str) -> str:
    """Names with the same likeness are one name, on a list that people are called from."""
    return unicodedata.normalize("NFKC", name.strip()).casefold()


def is_name(name: str, longest: int = LONGEST_NAME) -> bool:
    return 1 <= len(name.strip()) <= longest and name.isprintable()
