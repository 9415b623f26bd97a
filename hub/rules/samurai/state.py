"""Everything the hub knows of a game: seats, tokens, cards, and what it is in the middle of.

Never leaves the process; see view.py for what anyone may see. Changed by events alone.
"""

from typing import Any

import msgspec

from hub.rules.box.cards import Card
from hub.rules.box.tokens import HONOR, RESILIENCE
from hub.rules.cardplay import card_state
from hub.rules.cardplay.ring import RingPlayer, RingState
from hub.rules.samurai.options import Level, Options
from hub.rules.samurai.question import Question

replace = msgspec.structs.replace


class Seat(RingPlayer, cache_hash=True):
    """One player. `hand` counts the cards; `cards` are they, at the Cards level alone."""

    honor: int = 0
    resilience: int = 0
    cards: tuple[Card, ...] = ()

    @property
    def harmless(self) -> bool:
        """No resilience or no cards in hand; a leaver for good."""
        return self.resilience == 0 or self.hand == 0 or self.left


class Ending(card_state.Ending):
    """Why the game is over. `seat` fell to `by`, where a defeat ended it."""

    seat: int = -1
    by: int = -1


class State(RingState[Question, Seat], kw_only=True):
    """One game. The top of a pile is its last card; `deck` counts, `order` knows (Cards)."""

    options: Options
    level: Level
    box: int = HONOR
    heap: int = RESILIENCE
    order: tuple[Card, ...] = ()
    bushido: Card = ""
    bushido_at: int = -1
    weapons: int = 0
    picked: tuple[int, ...] = ()
    shuffles: int = 0
    ending: Ending | None = None
    daimyo: tuple[int, ...] = ()
    is_scored: bool = False
    is_last_turn: bool = False

    @property
    def is_judged(self) -> bool:
        """Players may correct nothing: no card is on the table that the hub could have wrong."""
        return self.options.judged and self.level == "cards"

    def holder(self, seat: int) -> Seat:
        """Who holds the hand of a seat."""
        return self.seats[seat]

    def with_holder(self, seat: int, holder: Seat, **changes: Any) -> "State":
        seats = (*self.seats[:seat], holder, *self.seats[seat + 1 :])
        return replace(self, seats=seats, **changes)


BLANK = State(options=Options(players=3), level="companion")
