"""Everything the hub knows of a game: seats, tokens, cards, and what it is in the middle of.

Never leaves the process; see view.py for what anyone may see. Changed by events alone.
"""

import msgspec

from hub.rules.box.cards import Card
from hub.rules.box.tokens import HONOR, RESILIENCE
from hub.rules.contract.fact import Fact
from hub.rules.contract.frame import Queue
from hub.rules.samurai.options import Level, Options
from hub.rules.samurai.question import Question

replace = msgspec.structs.replace

UNCOUNTED = -1

Frame = Question | Queue


class Seat(Fact, cache_hash=True):
    """One player. `hand` counts the cards; `cards` are they, at the Cards level alone."""

    role: str = ""
    character: str = ""
    honor: int = 0
    resilience: int = 0
    hand: int = UNCOUNTED
    cards: tuple[Card, ...] = ()
    laid: tuple[Card, ...] = ()
    left: bool = False

    @property
    def harmless(self) -> bool:
        """No resilience or no cards in hand; a leaver for good."""
        return self.resilience == 0 or self.hand == 0 or self.left


class Ending(Fact):
    """Why the game is over. `seat` fell to `by`, where a defeat ended it."""

    reason: str
    cause: str
    seat: int = -1
    by: int = -1


class State(Fact):
    """One game. The top of a pile is its last card; `deck` counts, `order` knows (Cards)."""

    options: Options
    level: Level
    seats: tuple[Seat, ...] = ()
    box: int = HONOR
    heap: int = RESILIENCE
    deck: int = 0
    order: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()
    bushido: Card = ""
    bushido_at: int = -1
    turn: int = -1
    turns: int = 0
    weapons: int = 0
    picked: tuple[int, ...] = ()
    frames: tuple[Frame, ...] = ()
    questions: int = 0
    deals: int = 0
    shuffles: int = 0
    deck_ended_in: int = -1
    pairs: tuple[tuple[str, ...], ...] = ()
    ending: Ending | None = None
    daimyo: tuple[int, ...] = ()
    is_scored: bool = False
    is_last_turn: bool = False

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def is_judged(self) -> bool:
        """Players may correct nothing: no card is on the table that the hub could have wrong."""
        return self.options.judged and self.level == "cards"

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
