"""How a duel is fought: whose dice, and against which sheet."""

from typing import Annotated, Literal, get_args

import msgspec

from hub.rules.contract.value import Value
from hub.rules.solo.sheet import Sheet
from hub.rules.solo.sheet_checks import mistakes
from hub.rules.solo.straw import STRAW_MAN

Level = Literal["typed", "rolled"]


class Options(Value):
    """`level` says whose dice: one's own, typed in, or the hub's.

    The whole `sheet` comes along, so that a log always knows what it was played with.
    """

    players: Annotated[int, msgspec.Meta(ge=1, le=1)] = 1
    level: Level = "typed"
    sheet: Sheet = STRAW_MAN

    def __post_init__(self) -> None:
        # Decoding checks the first two; what is built in Python is checked here.
        if self.players != 1:
            raise ValueError("a solo duel is for one player")
        if self.level not in get_args(Level):
            raise ValueError(f"level is one of {', '.join(get_args(Level))}")
        found = mistakes(msgspec.to_builtins(self.sheet))
        if found:
            raise ValueError(f"the sheet has a mistake: {found[0].code} {found[0].params}")
