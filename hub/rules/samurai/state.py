"""Everything the hub knows of a game: seats, tokens, cards, and what it is in the middle of.

Never leaves the process; see view.py for what anyone may see. Changed by events alone.
"""

from typing import Any, ClassVar

from hub.rules.box.tokens import HONOR, RESILIENCE
from hub.rules.cardplay.card_state import Card, FreshTurn
from hub.rules.cardplay.questions import CardQuestion, replace
from hub.rules.cardplay.ring import RingPlayer, RingState
from hub.rules.contract import transaction
from hub.rules.contract.view import Transfers, transfer
from hub.rules.samurai.options import Options


class Seat(RingPlayer, cache_hash=True):
    """One player, with the tokens before them."""

    honor: int = 0
    resilience: int = 0

    @property
    def is_down(self) -> bool:
        return self.resilience == 0

    @property
    def harmless(self) -> bool:
        """No resilience or no cards in hand; a leaver for good."""
        return self.resilience == 0 or self.hand == 0 or self.left


class State(RingState[CardQuestion, Seat], kw_only=True):
    """One game. `weapons` were played in this turn; `daimyo` are counted when it is scored."""

    fresh: ClassVar[FreshTurn] = {"weapons": 0, "picked": ()}

    options: Options
    box: int = HONOR
    heap: int = RESILIENCE
    bushido: Card = ""
    bushido_at: int = -1
    weapons: int = 0
    daimyo: tuple[int, ...] = ()
    is_scored: bool = False
    is_last_turn: bool = False

    def with_bushido(self, card: Card, at: int, **changes: Any) -> "State":
        return replace(self, bushido=card, bushido_at=at, **changes)

    def without_cards(self) -> "State":
        return super().without_cards().with_bushido("", -1)


def resilience_set(state: State, at: int, resilience: int) -> Transfers:
    """What moves between a seat and the heap when it has so much resilience."""
    return transfer("resilience", resilience - state.seats[at].resilience, "heap", at)


def honor_set(state: State, at: int, honor: int) -> Transfers:
    """What moves between a seat and the box when it has so much honor."""
    return transfer("honor", honor - state.seats[at].honor, "box", at)


def with_resilience(state: State, at: int, resilience: int) -> State:
    """A seat with so much resilience; the heap has the rest."""
    seat = state.seats[at]
    heap = state.heap + seat.resilience - resilience
    return state.with_holder(at, replace(seat, resilience=resilience), heap=heap)


def with_honor(state: State, at: int, honor: int) -> State:
    """A seat with so much honor; the box has the rest."""
    seat = state.seats[at]
    box = state.box + seat.honor - honor
    return state.with_holder(at, replace(seat, honor=honor), box=box)


Transaction = transaction.Transaction[State]
BLANK = State(options=Options(players=3), level="companion")
