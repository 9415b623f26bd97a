"""A sheet: one opponent and the page that is played against it, as data.

Sheets come with a table's options and stay in its log; where they are kept is not known here.
"""

from typing import Literal

from hub.rules.contract.value import Value

Stars = Literal[1, 2, 3, 4]

ROUNDS = 20
SUMS = range(1, 19)
# A wound of 1 is a dodge and one of 12 a beheading; these are the parts between.
HITS = range(2, 12)
MOST_DICE = 3

_IN_PAIRS = ("shoulder", "arm", "hand", "leg", "knee", "foot")
PARTS = (
    *("head", "face", "neck", "chest", "belly", "back", "side"),
    *(f"{side}-{part}" for part in _IN_PAIRS for side in ("left", "right")),
)


class Threshold(Value, cache_hash=True):
    """A final attack of `attack` or more costs the opponent `loss` life."""

    attack: int
    loss: int


class Row(Value, cache_hash=True, omit_defaults=True):
    """What the opponent does when their dice show `sum`.

    Below a Defence of `guard` the player loses `life` and is wounded at level `wound`: one of
    them, both or neither.
    """

    sum: int
    defence: int
    guard: int
    life: int = 0
    wound: int = 0


class Part(Value, cache_hash=True, omit_defaults=True):
    """A part of the body, and what a hit there costs: life, Ki, a deep wound, any of them."""

    sum: int
    part: str
    life: int = 0
    ki: int = 0
    deep: bool = False


class SheetPrice(Value, cache_hash=True):
    """What of the price list is sold, and for how much Concentration."""

    reward: str
    cost: int


class Measured(Value, cache_hash=True):
    """How hard it is: of so many `duels` by the plain player, of this seed, `won` were won."""

    duels: int
    won: int
    seed: str


class Sheet(Value, kw_only=True, cache_hash=True, omit_defaults=True):
    """Thresholds, `rows` and the parts of the `body` stand in rising order.

    Without `prices` of its own a sheet has those of the rulebook.
    """

    key: str
    name: str
    stars: Stars
    ours: bool = False
    foe_life: int
    resistance: tuple[Threshold, ...]
    rows: tuple[Row, ...]
    life: int
    ki: int
    dice: tuple[int, ...]
    body: tuple[Part, ...]
    prices: tuple[SheetPrice, ...] | None = None
    measured: Measured | None = None

    def row(self, total: int) -> Row:
        return self.rows[total - SUMS[0]]

    def part(self, total: int) -> Part:
        return self.body[total - HITS[0]]

    def loss(self, attack: int) -> int:
        """The life that a final attack costs: of the highest threshold it reaches."""
        return max([each.loss for each in self.resistance if attack >= each.attack], default=0)
