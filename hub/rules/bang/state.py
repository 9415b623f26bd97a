"""Everything the hub knows of a game: seats, life, reputation, counts, and what it waits for.

Never leaves the process; see view.py for what anyone may see. Changed by events alone.
"""

import msgspec

from hub.rules.bang.cards import Card
from hub.rules.bang.characters import LIFE
from hub.rules.bang.options import Level, Options
from hub.rules.bang.question import Question
from hub.rules.contract.fact import Fact
from hub.rules.contract.frame import Queue

replace = msgspec.structs.replace

UNCOUNTED = -1

Frame = Question | Queue


class Seat(Fact, cache_hash=True):
    """One player. `hand` counts the cards; `laid` are the cards in play before them.

    `copied` is whose ability Vera Custer has taken on.
    """

    role: str = ""
    character: str = ""
    reputation: int = 0
    life: int = 0
    hand: int = UNCOUNTED
    laid: tuple[Card, ...] = ()
    copied: str = ""
    left: bool = False

    @property
    def harmless(self) -> bool:
        """No life or no cards in hand; a leaver for good."""
        return self.life == 0 or self.hand == 0 or self.left

    @property
    def ability(self) -> str:
        """Whose ability this player has; those who left have none."""
        return "" if self.left else self.copied or self.character

    @property
    def full(self) -> int:
        """The life this player started with, which is the most they can have."""
        return LIFE.get(self.character, 0)


class Ending(Fact):
    """Why the game is over. `seat` fell to `by`, where a fall ended it."""

    reason: str
    cause: str
    seat: int = -1
    by: int = -1


class State(Fact):
    """One game. The top of the discards is their last card; `deck` is a count.

    `bangs` counts this turn's BANG! against the limit, `used` names the abilities used in it.
    `below` is how many discards lay there when the first card was put `aside`.
    """

    options: Options
    level: Level
    seats: tuple[Seat, ...] = ()
    box: int = 0
    deck: int = 0
    discards: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()
    below: int = 0
    turn: int = -1
    turns: int = 0
    bangs: int = 0
    used: tuple[str, ...] = ()
    frames: tuple[Frame, ...] = ()
    questions: int = 0
    deals: int = 0
    deck_ended_in: int = -1
    pairs: tuple[tuple[str, ...], ...] = ()
    ending: Ending | None = None

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def step(self) -> str:
        """The step the game stands at, below any open question."""
        for frame in self.frames:
            if type(frame) is Queue and frame.steps:
                return frame.steps[0]
        return "over" if self.ending else ""

    @property
    def question(self) -> Question | None:
        """The open question on top, if there is one."""
        top = self.frames[-1] if self.frames else None
        return top if type(top) is Question else None

    @property
    def leaving(self) -> tuple[int, ...]:
        """Who leaves as soon as the open question is settled."""
        return tuple(
            [frame.seat for frame in self.frames if type(frame) is Queue and "leave" in frame.steps]
        )

    def with_seat(self, at: int, seat: Seat) -> tuple[Seat, ...]:
        return self.seats[:at] + (seat,) + self.seats[at + 1 :]


BLANK = State(options=Options(players=3), level="companion")
