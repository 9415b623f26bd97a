"""Everything the hub knows of a duel: both fighters, the round, and what it is in the middle of.

Nothing of it is hidden: one player alone, and dice that lie open. Changed by events alone.
"""

import msgspec

from hub.rules.contract.frame import OpenQuestion, PendingSteps
from hub.rules.contract.value import Value
from hub.rules.solo.options import Level
from hub.rules.solo.sheet import ROUNDS, Sheet
from hub.rules.solo.straw import STRAW_MAN

replace = msgspec.structs.replace

PLAYER = 0
DICE = 4
KI_A_ROUND = 3
# Deep wounds by their number.
BLUNT = (1, 2)
BLEEDING = 3
DISTRACTED = 4
DRAINED = 5
DYING = 6
DEEP = range(1, 7)


class Roll(OpenQuestion, tag="roll"):
    """Dice that have to fall; `at` is which of one's own dice is thrown again."""

    dice: int = 1
    at: int = -1


class Written(Value):
    """A round as the paper sheet keeps it. `held`: whether the guard held; None: nobody struck."""

    round: int
    dice: int
    attack: int
    final: int
    defence: int
    held: bool | None
    concentration: int


class Ending(Value):
    """Why the duel is over, and what brought it about."""

    reason: str
    cause: str


Frame = Roll | PendingSteps


class State(Value, kw_only=True):
    """One duel. `more_attack` and `more_defence` come on top of what the dice gave this round.

    `gone` is all Concentration that was spent or lost; `rolls` counts how often dice fell.
    """

    sheet: Sheet = STRAW_MAN
    level: Level = "typed"
    life: int = 0
    ki: int = 0
    concentration: int = 0
    gone: int = 0
    foe: int = 0
    marked: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()
    deep: tuple[int, ...] = ()
    round: int = 0
    taken: int = 0
    dice: tuple[int, ...] = ()
    foe_dice: tuple[int, ...] = ()
    attack: int = 0
    defence: int = 0
    focus: int = 0
    more_attack: int = 0
    more_defence: int = 0
    ki_spent: int = 0
    bought: str = ""
    written: tuple[Written, ...] = ()
    frames: tuple[Frame, ...] = ()
    questions: int = 0
    rolls: int = 0
    ending: Ending | None = None

    @property
    def step(self) -> str:
        """The step the round stands at, below any dice that have to fall."""
        for frame in self.frames:
            if type(frame) is PendingSteps:
                return frame.steps[0]
        return "over" if self.ending else ""

    @property
    def roll(self) -> Roll | None:
        """The dice that have to fall now, if any have to."""
        top = self.frames[-1] if self.frames else None
        return top if type(top) is Roll else None

    @property
    def allowed(self) -> int:
        """How many dice may be rolled this round; with a lost limb, one."""
        if self.lost:
            return 1
        return self.sheet.dice[self.round - 1] if 1 <= self.round <= ROUNDS else 0

    @property
    def foe_has(self) -> int:
        """The dice that are left for the opponent; those thrown away are not among them."""
        return DICE - self.taken

    @property
    def usable(self) -> tuple[int, ...]:
        """Which of one's own dice count; deep wounds 1 and 2 throw theirs away."""
        return tuple([at for at, die in enumerate(self.dice) if not self.is_thrown_away(die)])

    def is_thrown_away(self, die: int) -> bool:
        return die in BLUNT and die in self.deep

    @property
    def full_attack(self) -> int:
        return self.attack + self.more_attack

    @property
    def full_defence(self) -> int:
        return self.defence + self.more_defence

    @property
    def foe_sum(self) -> int:
        return sum(self.foe_dice)


BLANK = State()
