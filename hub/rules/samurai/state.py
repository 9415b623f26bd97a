"""Everything the hub knows of a game: seats, tokens, cards, and what it is in the middle of.

Never leaves the process; see view.py for what anyone may see. Changed by events alone.
"""

from typing import ClassVar

from hub.rules.box.tokens import HONOR, RESILIENCE
from hub.rules.cardplay.card_state import Card, FreshTurn
from hub.rules.cardplay.questions import CardQuestion, replace
from hub.rules.cardplay.ring import RingPlayer, RingState
from hub.rules.contract import transaction
from hub.rules.contract.value import Fields, Stored
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
        # Every sight asks it of every seat, so it is said here in one look.
        return self.resilience == 0 or self.hand == 0 or self.left


class State(RingState[CardQuestion, Seat], kw_only=True):
    """One game. `weapons` were played in this turn; `daimyo` are counted when it is scored."""

    fresh: ClassVar[FreshTurn] = {"weapons": 0, "picked": ()}
    token_piles: ClassVar[dict[str, str]] = {"honor": "box", "resilience": "heap"}

    options: Options
    box: int = HONOR
    heap: int = RESILIENCE
    bushido: Card = ""
    bushido_at: int = -1
    weapons: int = 0
    daimyo: tuple[int, ...] = ()
    is_scored: bool = False
    is_last_turn: bool = False

    def unfired(self) -> Fields:
        return {"weapons": self.weapons - 1}

    def with_bushido(self, card: Card, at: int, **changes: Stored) -> "State":
        return replace(self, bushido=card, bushido_at=at, **changes)

    def without_cards(self) -> "State":
        return super().without_cards().with_bushido("", -1)


Transaction = transaction.Transaction[State]
BLANK = State(options=Options(players=3), level="companion")
