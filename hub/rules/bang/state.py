"""Everything the hub knows of a game: seats, life, reputation, counts, and what it waits for.

Never leaves the process; see view.py for what anyone may see. Changed by events alone.
"""

from typing import ClassVar

from hub.rules.bang.characters import LIFE
from hub.rules.bang.options import Options
from hub.rules.bang.question import Asked, Question
from hub.rules.cardplay.card_state import Card, FreshTurn
from hub.rules.cardplay.deck_doubt import DeckDoubt
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.ring import RingPlayer, RingState
from hub.rules.contract import transaction
from hub.rules.contract.value import Fields
from hub.rules.contract.view import ELSEWHERE


class Seat(RingPlayer, cache_hash=True):
    """One player. `copied` is whose ability Vera Custer has taken on."""

    reputation: int = 0
    life: int = 0
    copied: str = ""

    @property
    def is_down(self) -> bool:
        return self.life == 0

    @property
    def ability(self) -> str:
        """Whose ability this player has; those who left have none."""
        return "" if self.left else self.copied or self.character

    @property
    def full(self) -> int:
        """The life this player started with, which is the most they can have."""
        return LIFE.get(self.character, 0)


class State(RingState[Question, Seat], kw_only=True):
    """One game.

    `bangs` counts this turn's BANG! against the limit, `used` names the abilities used in it.
    `below` is how many discards lay there when the first card was put `aside`.
    """

    question_type: ClassVar[type[Question]] = Question
    asked_type: ClassVar[type[Asked]] = Asked
    fresh: ClassVar[FreshTurn] = {"bangs": 0, "used": ()}
    token_piles: ClassVar[dict[str, str]] = {"reputation": "box", "life": ELSEWHERE}

    options: Options
    below: int = 0
    bangs: int = 0
    used: tuple[str, ...] = ()

    def more_aside(self, *cards: Card) -> Fields:
        below = self.below if self.aside else len(self.discards)
        return {"aside": self.aside + cards, "below": below}

    def doubted(self, doubt: DeckDoubt) -> "State":
        # What lies aside was not there yet: it comes to lie above what would be shuffled.
        doubts = super().doubted(doubt)
        return replace(doubts, below=sum(each.discards for each in doubts.deck_doubts))

    def without_discard(self, card: Card) -> "State":
        is_below = self.discard_like(card) < self.below
        return replace(super().without_discard(card), below=self.below - is_below)

    def unfired(self) -> Fields:
        """Doc Holyday's BANG! is two cards, and the last ability that was used."""
        return {"bangs": self.bangs - 1} if len(self.aside) == 1 else {"used": self.used[:-1]}

    def settled(self) -> "State":
        """What lay aside joins the discards, beneath what was played in answer to it."""
        under, over = self.discards[: self.below], self.discards[self.below :]
        return replace(self, discards=under + self.aside + over, aside=())


Transaction = transaction.Transaction[State]

BLANK = State(options=Options(players=3), level="companion")
