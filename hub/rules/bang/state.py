"""Everything the hub knows of a game: seats, life, reputation, counts, and what it waits for.

Never leaves the process; see view.py for what anyone may see. Changed by events alone.
"""

import msgspec

from hub.rules.bang.characters import LIFE
from hub.rules.bang.options import Level, Options
from hub.rules.bang.question import Question
from hub.rules.cardplay import card_state
from hub.rules.cardplay.ring import RingPlayer, RingState

replace = msgspec.structs.replace


class Seat(RingPlayer, cache_hash=True):
    """One player. `hand` counts the cards; `laid` are the cards in play before them.

    `copied` is whose ability Vera Custer has taken on.
    """

    reputation: int = 0
    life: int = 0
    copied: str = ""

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


class Ending(card_state.Ending):
    """Why the game is over. `seat` fell to `by`, where a fall ended it."""

    seat: int = -1
    by: int = -1


class State(RingState[Question, Seat], kw_only=True):
    """One game. The top of the discards is their last card; `deck` is a count.

    `bangs` counts this turn's BANG! against the limit, `used` names the abilities used in it.
    `below` is how many discards lay there when the first card was put `aside`.
    """

    options: Options
    level: Level
    below: int = 0
    bangs: int = 0
    used: tuple[str, ...] = ()
    ending: Ending | None = None


BLANK = State(options=Options(players=3), level="companion")
